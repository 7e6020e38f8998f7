// Where rosters are kept: this browser. Whatever else has list, save and remove can take its place.

/** @typedef {import("./types.js").Roster} Roster */
/** @typedef {import("./types.js").Saved} Saved */

const SAVED = "longbox-rosters";
const DRAFT = "longbox-roster-draft";

/** @returns {Roster} */
export const empty = () => ({ longbox_roster: 1, name: "", characters: [], tactics: [], secure: [], extraction: [], gems: {} });

/**
 * Whether something from the storage still is a roster.
 * @param {any} value
 * @returns {value is Roster}
 */
const isRoster = (value) =>
  value?.longbox_roster === 1 &&
  typeof value.name === "string" &&
  ["characters", "tactics", "secure", "extraction"].every(
    (part) => Array.isArray(value[part]) && value[part].every((/** @type {unknown} */ id) => typeof id === "string"),
  ) &&
  typeof value.gems === "object" &&
  value.gems !== null &&
  Object.values(value.gems).every(Array.isArray);

/** @param {string} key @returns {any} */
const load = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // storage is switched off, or somebody wrote nonsense into it
  }
};

/** @param {string} key @param {unknown} value @returns {boolean} */
const keep = (key, value) => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** The roster that is being worked on. */
export const draft = {
  /** @returns {Roster | null} */
  load() {
    const found = load(DRAFT);
    return isRoster(found) ? found : null;
  },
  /** @param {Roster} roster */
  save(roster) {
    keep(DRAFT, roster);
  },
};

/** @returns {Saved[]} */
const saved = () => {
  const found = load(SAVED);
  return Array.isArray(found) ? found.filter((one) => typeof one?.key === "string" && isRoster(one.roster)) : [];
};

/** @type {import("./types.js").Shelf} */
export const browserShelf = {
  async list() {
    return saved();
  },
  /** A roster of the same name is replaced. */
  async save(roster) {
    const others = saved().filter((one) => one.name !== roster.name);
    return keep(SAVED, [{ key: roster.name, name: roster.name, roster }, ...others].slice(0, 100));
  },
  async remove(key) {
    keep(SAVED, saved().filter((one) => one.key !== key));
  },
};
