// What a roster is in the storage of the browser.

import { areWords, storage } from "../builder/store.js";

/** @typedef {import("./types.js").Roster} Roster */

/** @returns {Roster} */
export const empty = () => ({ longbox_roster: 1, name: "", characters: [], tactics: [], secure: [], extraction: [], gems: {} });

/**
 * @param {any} value
 * @returns {value is Roster}
 */
const isRoster = (value) =>
  value?.longbox_roster === 1 &&
  typeof value.name === "string" &&
  ["characters", "tactics", "secure", "extraction"].every((part) => areWords(value[part])) &&
  typeof value.gems === "object" &&
  value.gems !== null &&
  Object.values(value.gems).every(Array.isArray);

export const { draft, shelf } = storage("roster", isRoster);
