// The shapes that the modules of the team builder share. Types only: nothing here runs.

/** @typedef {"figures" | "plot" | "things"} Part */

/**
 * A team for a Game Level, finished or not; pieces by their ids.
 * @typedef {{
 *   longbox_team: 1, name: string, level: string, outlook: string, figures: string[], plot: string, things: string[],
 * }} Team
 */

/** @typedef {{id: string, name: string, form: string, ability: string, rank: number, damage: number, type: string, range: number, text: string}} Attack */

/**
 * A figure, Plot, Object or Artifact as the catalogue has it. Only figures have all of it.
 * @typedef {{
 *   id: string, name: string, text?: string, renown?: string,
 *   alias?: string, emblem?: string, monogram?: string, points?: number, side?: string, squad?: boolean, affiliations?: string[], traits?: string[],
 *   ranks?: {ability: string, short: string, rank: number, value: number}[], speed?: number, health?: number, karma?: number,
 *   size?: string, flying?: boolean, attacks?: Attack[], specials?: {id: string, name: string, text: string}[],
 *   affiliation?: string, ability?: string, artifact?: boolean, material?: number,
 * }} Piece
 */

/** @typedef {{id: string, name: string, text: string, roster: Record<string, number>, points: number, victory: number}} Level */

/**
 * @typedef {{
 *   levels: Level[],
 *   outlooks: {id: string, name: string}[],
 *   figures: Piece[], plot: Piece[], things: Piece[],
 *   affiliations: string[],
 *   abilities: {id: string, name: string, short: string}[],
 *   ranks: {id: number, name: string, short: string, value: number}[],
 *   forms: Record<string, string>, damage: Record<string, string>, dispositions: Record<string, string>,
 *   renown: {id: string, name: string, points: number}[],
 *   ready: import("../builder/types.js").Ready[],
 * }} Catalogue
 */

/** @typedef {import("../builder/types.js").Said} Said */

/**
 * @typedef {{
 *   legal: boolean, faults: Said[], hints: Said[], code: string, worth: number,
 *   figures: {renown: string, have: number, room: number}[], things: {renown: string, have: number, room: number}[],
 *   teammates: {name: string, members: string[]}[],
 * }} Verdict
 */

export {};
