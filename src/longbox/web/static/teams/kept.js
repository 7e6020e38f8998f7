// What a team is in the storage of the browser.

import { areWords, storage } from "../builder/store.js";

/** @typedef {import("./types.js").Team} Team */

/** @returns {Team} */
export const empty = () => ({ longbox_team: 1, name: "", level: "mean-streets", outlook: "good", figures: [], plot: "", things: [] });

/**
 * @param {any} value
 * @returns {value is Team}
 */
const isTeam = (value) =>
  value?.longbox_team === 1 &&
  areWords([value.name, value.level, value.outlook, value.plot]) &&
  areWords(value.figures) &&
  areWords(value.things);

export const { draft, shelf } = storage("team", isTeam);
