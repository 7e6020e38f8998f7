// The shapes that the modules of every builder share. Types only: nothing here runs.

/** What is built has a name; the rest is its own. @typedef {{name: string}} Made */

/** @typedef {{part: string, id: string, name: string}} Suggestion */

/** @template T @typedef {{made: T, notes: {text: string, suggestion: Suggestion | null}[]}} Imported */

/** A sentence, its rule, and the address of the book if it is another one. @typedef {{text: string, rule: string, book?: string}} Said */

/** What the law answers, whatever is built. @typedef {{legal: boolean, faults: Said[], code: string}} Verdict */

/** @template T @typedef {{key: string, name: string, made: T}} Saved */

/**
 * Where what was built is kept. The browser is one such place; an account can be another.
 * @template T
 * @typedef {{
 *   list: () => Promise<Saved<T>[]>,
 *   save: (made: T) => Promise<boolean>,
 *   remove: (key: string) => Promise<void>,
 * }} Shelf
 */

/** Why a card cannot be added: keys for the words, and the card that is in the way. @typedef {{tag: string, why: string, name: string}} Bar */

/**
 * Something to start from: its name, the heading it stands under, what is good to know of it, its code.
 * @typedef {{name: string, code: string, id?: string, group?: string, text?: string}} Ready
 */

export {};
