// The shapes that the modules of the roster builder share. Types only: nothing here runs.

/** @typedef {"characters" | "tactics" | "secure" | "extraction"} Part */

/**
 * A roster, finished or not; cards by their ids.
 * @typedef {{
 *   longbox_roster: 1, name: string,
 *   characters: string[], tactics: string[], secure: string[], extraction: string[],
 *   gems: Record<string, string[]>,
 * }} Roster
 */

/**
 * A card as the catalogue has it. Only characters have all of it.
 * @typedef {{
 *   id: string, name: string, playable?: boolean, threat?: number,
 *   alter_ego?: string, emblem?: string, stamina?: number[], speed?: string, size?: number, defenses?: number[],
 *   affiliations?: string[], leads?: string[], keywords?: string[], superpowers?: string[],
 *   gems?: string[], gem_slots?: number, copies?: number, grunts?: string[],
 *   kind?: string, affiliation?: string, not_with?: string,
 * }} Card
 */

/**
 * @typedef {{
 *   sizes: Record<Part, number>,
 *   characters: Card[], tactics: Card[], secure: Card[], extraction: Card[],
 *   gems: {id: string, name: string, threat: number}[],
 *   affiliations: string[],
 *   keywords: {id: string, name: string}[],
 *   ready: import("../builder/types.js").Ready[],
 * }} Catalogue
 */

/** @typedef {{characters: string[], affiliations: string[]}} Squad */

/**
 * The squads that make the most of a threat.
 * @typedef {{threat: number, uses: number, count: number, lower: number, affiliations: Record<string, number>, squads: Squad[]}} Row
 */

/**
 * @typedef {{
 *   legal: boolean,
 *   faults: import("../builder/types.js").Said[],
 *   notes?: import("../builder/types.js").Said[],
 *   instead?: Record<string, string[]>,
 *   only: string[],
 *   threats: Row[],
 *   affiliations: {name: string, members: string[], leaders: string[]}[],
 *   code: string,
 * }} Verdict
 */

/**
 * What the chosen events take.
 * @typedef {{
 *   timeline: string, date: string, ruleset: number, out: Record<Part, string[]>, ready: Record<string, boolean>,
 *   name?: string, player?: string | null, note?: string, locked?: boolean,
 * }} Taking
 */

/** What they say of the roster. @typedef {{status: string, faults: {text: string, rule: string}[], notes: {text: string, rule: string}[], instead: Record<string, string[]>}} Judged */

export {};
