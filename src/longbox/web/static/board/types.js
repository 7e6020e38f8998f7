/**
 * What every board shares. Only types live here.
 *
 * @typedef {[number, number]} Point
 */

export {};
