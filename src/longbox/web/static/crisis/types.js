/**
 * The shapes that the board reads and the words it speaks with the page (docs/protocol.md). Only types live here.
 *
 * @typedef {[number, number]} Point
 * @typedef {["character" | "terrain" | "token" | "marker", number]} Piece
 *
 * @typedef {object} Character
 * @property {string} card
 * @property {number} seat
 * @property {[number, number, number]} base  x, y and radius in inches
 * @property {number} form
 * @property {boolean} injured
 * @property {string[]} marks  played (on the battlefield), activated, dazed, ko
 * @property {number} power
 * @property {number} damage
 * @property {string[]} conditions
 * @property {number} [stamina]
 * @property {string} [speed]  S, M or L
 * @property {number | null} [actions]  left in its activation, null outside
 *
 * @typedef {object} Token
 * @property {string} name
 * @property {string} kind
 * @property {Point} at
 * @property {number} holder  the character that holds it, -1 on the battlefield, -2 out of the game
 * @property {number} side  the seat that controls it, or -1
 * @property {number | null} [secured]  the seat that would score it now, or -1
 *
 * @typedef {object} Marker  what a card has put on the battlefield that is no objective token
 * @property {string} name
 * @property {number} seat  whose card it is
 * @property {Point} at
 *
 * @typedef {[string, number, boolean, Point[]]} Feature  kind, Size, interactive, corners
 *
 * @typedef {object} View
 * @property {Character[]} characters
 * @property {Token[]} tokens
 * @property {Marker[]} [markers]
 * @property {Feature[]} terrain
 * @property {number} rubble  the destroyed features, as bits
 * @property {[string, string]} edges
 * @property {[string, string][]} stack
 * @property {[string, Point[]][]} [surfaces]
 * @property {{attacker: number, target: number} | null} [attack]
 * @property {{ranges: number[], token_radius: number}} tools  in inches
 *
 * @typedef {object} Card
 * @property {string} name
 * @property {string} [short]  the name without its epithet
 * @property {string} [emblem]
 * @property {string} [monogram]
 * @property {{name: string, healthy: Side, injured: Side | null}[]} [forms]
 * @typedef {{stamina: number, move: string, size?: number}} Side
 *
 * @typedef {object} Catalogue
 * @property {Record<string, Card>} [characters]
 * @property {Record<string, {name: string}>} [conditions]
 * @property {Record<string, {name: string}>} [terrain]
 * @property {Record<string, {name: string, emblem?: string}>} [tokens]
 * @property {Record<string, string>} [markers]
 *
 * @typedef {object} Option
 * @property {string} label
 * @property {string} [note]
 * @property {any[][]} [on]
 * @property {boolean} [drag]  dragging the piece means this
 * @property {boolean} [select]  whom to activate: what is tapped next may say what for
 *
 * @typedef {{type: "ground", piece: Piece | null, marker?: string, seat?: number, r: number, polygons: Point[][]}} GroundRegion
 * @typedef {{type: "direction", from: Point, start?: number, length: number, width: number, arc?: [number, number]}} DirectionRegion
 *
 * @typedef {object} Offer
 * @property {string} kind
 * @property {Option[]} options
 * @property {any} region  a ground or a direction; other regions are not for the board
 *
 * @typedef {object} Judged
 * @property {boolean} ok
 * @property {string} [why]
 * @property {Point[] | null} [tool]
 * @property {Point[] | null} [path]
 * @property {Point | null} [end]
 * @property {Piece[]} [hits]
 * @property {string} [words]  the place or direction, as a person would say it
 *
 * What the page lends the board. To answer with what is proposed (Enter, two taps) the board fires "commit" on its root, with `value` and
 * `judged` as its detail; the page answers as by its own button.
 *
 * @typedef {object} Host
 * @property {string} language
 * @property {(key: string, values?: Record<string, any>) => string} text
 * @property {(seat: number) => string} player what whoever sits there is called
 * @property {(query: Record<string, any>) => Promise<any>} measure
 * @property {(option: number, alone?: boolean, piece?: Piece | null) => void} pick  `piece` is what was tapped
 * @property {(options: number[], piece: Piece) => void} [among]  several options are about a piece
 * @property {(option: number, then: any[][]) => void} [drag]  answered at once
 * @property {() => number | null} [chosen]  the option that is picked
 * @property {() => boolean} [quick]  whether what is dropped stays there
 * @property {(value: any[] | null, judged: Judged | null) => void} propose
 * @property {(piece: Piece | null) => void} hover
 * @property {(piece: Piece | null) => void} select
 *
 * For the panels around the board: a character as its card shows it, and the catalogue.
 *
 * @typedef {{
 *   card: string, seat: number, squad: number, base: number[], form: number, injured: boolean, marks: string[], power: number,
 *   damage: number, conditions: string[], gems: string, stamina: number, defenses: number[],
 * }} Fighter
 * @typedef {{ who: number, roll: string, faces: number[], counts: number[], added: number, successes: number }} Roll `counts`: successes of each die; `added`: how many of the last ones were added by Criticals or cards
 * @typedef {{
 *   phase?: string, acting?: number | null, rolls?: Roll[], played?: [number, string][], luck?: { rolled: number, expected: number, difference: number, dice: number }[],
 *   sum?: { how: "dealt" | "compared" | "now", target: number, damage: number, hits: number, blocks: number } | null,
 * }} Story  what the server tells of the game so far
 * @typedef {{ pool: number, faces: number[], extra: number[], counts: number[] }} RollView
 * @typedef {{ attacker: number, target: number, weapon: string, attack: RollView, defense: RollView, dealt: number }} AttackView
 * @typedef {{ name: string, kind: string, at: number[], holder: number, side: number }} HeldToken
 *
 * @typedef {{ stamina: number, move: string, size: number, defenses: number[] }} Figures
 * @typedef {{ id: string, name: string, type: string, types?: string[], range: number | string, shape: string, dice: number | string, cost: number, text: string, form?: string, side?: string }} Attack
 * @typedef {{ id: string, name: string, kind: string, cost: number | string | null, text: string, form?: string, side?: string, label?: string, affiliation?: string, most?: number, action?: boolean }} Superpower
 * @typedef {{
 *   name: string, short?: string, alter_ego?: string, text: string, emblem?: string, version?: number, monogram: string, threat: number, affiliations: string[],
 *   gems?: string[], gem_slots?: number, grunts?: string[], parents?: string[],
 *   forms: Array<{ id?: string, name: string, base: number, healthy: Figures, injured: Figures | null }>, attacks: Attack[], superpowers: Superpower[],
 * }} CharacterCard
 * @typedef {{
 *   characters?: Record<string, CharacterCard>, 
 *   tactics?: Record<string, { name: string, kind: string, label?: string, action?: boolean, affiliation: string, text: string, attacks?: Attack[], superpowers?: Superpower[] }>,
 *   crises?: Record<string, { name: string, kind: string, label?: string, threat: number, text: string, tokens?: { name: string, kind: string, n: number, text: string }[] }>,
 *   conditions?: Record<string, { name: string, text: string }>, tokens?: Record<string, { name: string, emblem?: string }>,
 *   gems?: Record<string, { name: string, text?: string, superpower?: Superpower } | string>, terrain?: Record<string, { name: string }>, faces?: string[], types?: string[],
 *   statuses?: Record<string, unknown>, labels?: Record<string, string>, marks?: Record<string, string>, sides?: Record<string, string>,
 *   affiliations?: Record<string, string>, token_kinds?: Record<string, string>, limits?: { victory: number, rounds: number, power: number },
 * }} Cards
 */

export {};
