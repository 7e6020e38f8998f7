// Where what was built is kept: this browser. Whatever else has list, save and remove can take its place.

/** @typedef {import("./types.js").Made} Made */

const MOST = 100;

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

/** @param {unknown} value @returns {value is string[]} */
export const areWords = (value) => Array.isArray(value) && value.every((one) => typeof one === "string");

/**
 * The storage for one kind of thing that is built.
 * @template {Made} T
 * @param {string} what "roster" or "team"
 * @param {(value: any) => value is T} is whether something from the storage still is one
 */
export const storage = (what, is) => {
  const draft = `longbox-${what}-draft`;
  const all = `longbox-${what}s`;

  /** Saved ones stand under the name of their kind. @returns {import("./types.js").Saved<T>[]} */
  const saved = () => {
    const found = load(all);
    if (!Array.isArray(found)) return [];
    return found.filter((one) => typeof one?.key === "string" && is(one[what])).map((one) => ({ key: one.key, name: one[what].name, made: one[what] }));
  };
  /** @param {import("./types.js").Saved<T>[]} list */
  const write = (list) => keep(all, list.slice(0, MOST).map(({ key, name, made }) => ({ key, name, [what]: made })));

  return {
    /** The one that is being worked on. */
    draft: {
      /** @returns {T | null} */
      load() {
        const found = load(draft);
        return is(found) ? found : null;
      },
      /** @param {T} made */
      save(made) {
        keep(draft, made);
      },
    },
    /** @type {import("./types.js").Shelf<T>} */
    shelf: {
      async list() {
        return saved();
      },
      /** One of the same name is replaced. */
      async save(made) {
        return write([{ key: made.name, name: made.name, made }, ...saved().filter((one) => one.name !== made.name)]);
      },
      async remove(key) {
        write(saved().filter((one) => one.key !== key));
      },
    },
  };
};
