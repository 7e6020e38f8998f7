/**
 * The shapes that the table and the panels of Mutant Revolution read (docs/protocol.md). Cards are numbers: recruits and Leaders, Plot Cards and
 * Missions have numbers of their own. Only types live here.
 *
 * @typedef {import("../board/types.js").Point} Point
 * @typedef {Array<string | number>} Piece
 *
 * @typedef {object} Character
 * @property {number} card
 * @property {number} power  Power Tokens
 * @property {number} limit
 * @property {number} training  a card, or -1
 * @property {boolean} injured
 * @property {boolean} triumph
 * @property {number[]} stats  Attack, Defense, Speed with Training
 * @property {number} range
 * @property {number} worth  the Hope Value with Training
 *
 * @typedef {object} School
 * @property {number} school  -1 before it is chosen
 * @property {number} revolution
 * @property {number} plot_points
 * @property {number} hope
 * @property {number} staked
 * @property {number} bid  -1 none; 0 for a hidden one
 * @property {number[]} hand  what one may see of it
 * @property {number} cards
 * @property {number} hand_size
 * @property {Character[]} characters
 * @property {number[]} buffs  more attack and defense dice in this round
 *
 * @typedef {object} Mission
 * @property {number} mission
 * @property {number} turn
 * @property {number} idle
 * @property {number} controller
 * @property {number[]} obstacles
 * @property {{card: number, hex: number, stats: number[], carrying: number}[]} pcs  by seat
 * @property {{hex: number, damage: number[]}[]} tokens
 * @property {number[]} removed  Mission Tokens each School has
 * @property {number[]} points
 *
 * @typedef {{attacker: number, target: number, attack: number[], defense: number[], pools: number[], unopposed: number, damage: number}} Fight
 *
 * @typedef {object} View
 * @property {number} round
 * @property {number} last_round
 * @property {number} goal
 * @property {string} phase
 * @property {number} commander
 * @property {School[]} schools
 * @property {{deck: number, discard: number[], row: number, lot: number}} recruits
 * @property {{deck: number, discard: number[]}} plots
 * @property {{deck: number, discard: number[]}} missions
 * @property {{recruits: number[], missions: number[]}} top  what one knows to lie on top
 * @property {Mission | null} mission
 * @property {number[]} bidders
 * @property {number[]} done
 * @property {number} acting
 * @property {{seat: number, giver: number, coins: number} | null} gift
 * @property {{seat: number, wanted: number, offers: (number | null)[], given: number} | null} support
 * @property {{totals: number[], seat: number, dice: number[]} | null} initiative
 * @property {{seat: number, card: number | null, power: number | null, schools: number[], characters: number[]} | null} deed
 * @property {Fight | null} attack
 * @property {{seat: number, to: number, give: number[], pay: number, take: number[], ask: number} | null} offer
 *
 * @typedef {{id: string, name: string, kind: string, emblem?: string, monogram?: string, stats?: number[], range?: number, limit?: number, hope: number, text: string, flavour: string}} Recruit
 * @typedef {{id: string, name: string, kind: "event" | "reaction", cost: number, hope: number, text: string, flavour: string}} Plot
 * @typedef {{
 *   id: string, name: string, text: string, flavour: string, people: number, leaders: boolean, tokens: number, token: string, place: number, move: number, range: number,
 *   attack: number, defense: number, health: number, turns: number, calm: number, fire: number, centre: boolean, emblem?: string,
 * }} MissionCard
 * @typedef {{id: string, name: string, leader: string, charter: string, text: string, flavour: string}} SchoolCard
 *
 * @typedef {object} Catalogue
 * @property {Record<string, Recruit>} [recruits]
 * @property {Record<string, Plot>} [plots]
 * @property {Record<string, MissionCard>} [missions]
 * @property {Record<string, SchoolCard>} [schools]
 * @property {string[]} [phases]  of a round, in order
 *
 * @typedef {{die: number, face: number, wins: boolean}} Die
 * @typedef {{attacker: string, target: string, attack: Die[], defense: Die[], unopposed: number, damage: number, now: boolean}} Strings
 * @typedef {{strings?: Strings | null, luck?: {dice: number, mean: number | null}[]}} Story  what the server tells of the game so far
 *
 * @typedef {import("../table/types.js").Offer} Offer
 * @typedef {import("../table/types.js").Host} Host
 */

export {};
