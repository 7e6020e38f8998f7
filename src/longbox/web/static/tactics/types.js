/**
 * The shapes that the board and the panels of FASERIP Tactics read (docs/protocol.md). A square is a number: row times width plus column.
 * Only types live here.
 *
 * @typedef {import("../board/types.js").Point} Point
 * @typedef {["figure" | "plot" | "thing", number]} Piece
 *
 * @typedef {object} Ground
 * @property {number} width
 * @property {number} height
 * @property {number[]} squares  terrain as bits
 * @property {Record<string, number>} terrain  the bit of each terrain
 * @property {[number, number][]} fires  squares that burn, with the rank of the Fire
 * @property {[number, number][]} walls  between two squares
 * @property {[number, number][]} ladders
 * @property {number[][]} areas  where the north and the south side set up
 *
 * @typedef {object} Figure
 * @property {string} figure  its folio
 * @property {string} name
 * @property {string} [emblem]
 * @property {string} [monogram]
 * @property {number} seat
 * @property {number} square  below 0 off the map
 * @property {number} health
 * @property {number} starting_health
 * @property {number} karma
 * @property {number} speed
 * @property {number[]} abilities  ranks
 * @property {"ready" | "tired" | "ko"} readiness
 * @property {string[]} conditions
 * @property {string} dodge  a colour; white is none
 * @property {number} weaken
 * @property {number} carrying  a thing, or -1
 * @property {string[]} affiliations
 * @property {number} renown
 * @property {boolean} [giant]
 * @property {boolean} [flying]
 *
 * @typedef {{plot: string, seat: number, square: number}} PlotToken
 * @typedef {{thing: string, seat: number, square: number, artifact: boolean}} Thing
 * @typedef {{
 *   who: number, ability: string | null, rank: number, column: number, shifts: {by: number, why: string}[], chances: number[],
 *   rolled: number | null, colour: string | null, for: string, target: number | null,
 * }} Feat
 *
 * @typedef {object} View
 * @property {number} page
 * @property {number[]} points
 * @property {string} level
 * @property {number} victory
 * @property {Ground | null} ground
 * @property {number[]} sides  the side of each seat: 0 north, 1 south
 * @property {Figure[]} figures
 * @property {PlotToken[]} plots
 * @property {Thing[]} things
 * @property {{attacker: number, target: number, weapon?: string, results?: string[]} | null} attack
 * @property {Feat | null} [feat]
 * @property {{seat: number, panel?: number, activations_left?: number, acting: number, actions?: Record<string, boolean>}} [turn]
 * @property {[string, string][]} [stack]
 *
 * @typedef {{ who: number, rank: number, chances: number[], roll: number, colour: string }} Rolled
 * @typedef {{ feat?: Rolled | null, acting?: number, luck?: { feats: number, mean: number, difference: number }[] }} Story  what the server tells of the game so far
 *
 * @typedef {{ability: string, short: string, rank: number, value: number}} Rank
 * @typedef {{id: string, name: string, form: string, ability: string | null, rank: number, damage: number, type: string, range: number, text: string}} Attack
 * @typedef {{
 *   name: string, alias?: string, traits?: string[], text?: string, emblem?: string, monogram?: string, renown?: number | string, renown_name?: string, points?: number, side?: string, affiliations?: string[],
 *   ranks?: Rank[], speed?: number, health?: number, karma?: number, size?: string, attacks?: Attack[],
 *   specials?: {id: string, name: string, text: string, own?: boolean}[],
 * }} Folio
 * @typedef {{name: string, text?: string, emblem?: string}} Named
 *
 * @typedef {object} Catalogue
 * @property {Record<string, Folio>} [figures]
 * @property {Record<string, Named>} [plots]
 * @property {Record<string, Named & {artifact?: boolean}>} [things]
 * @property {Record<string, Named>} [conditions]
 * @property {Record<string, Named>} [terrain]
 * @property {Record<string, Named>} [maps]
 * @property {Record<string, Named>} [levels]
 * @property {{id: number, name: string, short: string, value: number}[]} [ranks]
 * @property {{id: string, name: string, short: string}[]} [abilities]
 * @property {{id: string, name: string}[]} [colours]
 * @property {Record<string, Named>} [results]
 * @property {Record<string, string | Named>} [affiliations]
 * @property {Record<string, string>} [readiness]
 * @property {Record<string, string>} [dispositions]
 * @property {Record<string, string>} [forms]
 * @property {Record<string, string>} [damage]
 * @property {Record<string, string>} [feats]  what a FEAT is for
 * @property {Record<string, string>} [shifts]  why a column was shifted
 * @property {Record<string, string>} [perils]  what may happen on a way
 * @property {number[][]} [table]  chances of white, green, yellow and red for each rank
 *
 * @typedef {{label: string, note?: string, on?: any[][], path?: number[], cost?: number, threats?: number[], perils?: string[], odds?: object}} Option
 * @typedef {{kind: string, options: Option[], region: any}} Offer
 * @typedef {{ok: boolean, why?: string, cost?: number, threats?: number[], perils?: string[]}} Judged
 * @typedef {{sight: string, effect: string, adjacent: boolean, distance: number, line: [number, number], at: number | null, text: string}} Sight
 *
 * What the page lends the board (see table/types.js); `pick` with false only marks the option, whatever one tap does.
 *
 * @typedef {object} Host
 * @property {string} language
 * @property {(key: string, values?: Record<string, any>) => string} text
 * @property {(seat: number) => string} player what whoever sits there is called
 * @property {(query: Record<string, any>) => Promise<any>} measure
 * @property {(option: number, alone?: boolean) => void} pick
 * @property {(value: number[] | null, judged: Judged | null) => void} propose
 * @property {(piece: Piece | null) => void} hover
 * @property {(piece: Piece | null) => void} select
 */

export {};
