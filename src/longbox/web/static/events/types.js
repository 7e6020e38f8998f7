// What the server tells of an event.

/** @typedef {{kind: string, winner: string | null, vps: [number, number]}} Result */
/** @typedef {{rule: string, text: string}} Remark */
/**
 * @typedef {object} Roster
 * @property {string} name
 * @property {Record<string, string[]>} parts
 * @property {Record<string, string[]>} ids
 * @property {string[]} unread
 * @property {string} status
 * @property {boolean} accepted
 * @property {boolean} locked
 * @property {string} returned
 * @property {Remark[]} remarks
 */
/** @typedef {{id: string, name: string, status: string, checked_in: boolean, club: string, fixed: number, roster: string, verdict?: string, phone?: boolean, warnings?: string[], penalties?: string[]}} Player */
/** @typedef {{table: number, players: [string, string | null], result: Result | null, disputed?: boolean, reports?: Record<string, Result>, minutes?: number, clock?: Clock, played_at?: string | null}} Pairing */
/** @typedef {{phase: string, instruction: string, minutes?: number, started?: number | null, ends?: number | null, left?: number | null}} Clock */
/** @typedef {{number: number, elimination: boolean, published: boolean, closed: boolean, clock: Clock, pairings: Pairing[]}} Round */
/** @typedef {{rank: number | null, player: string, name: string, points: number, schedule: string, schedule_decimal: number, vps: number, record: number[], status: string}} Row */
/** @typedef {{number: number, player: string, about: string, ruling: string, final: boolean, appealed: boolean, may_appeal?: boolean}} Call */
/** @typedef {{reason: string, hard: boolean, players: string[], tables: number[]}} Waits */
/**
 * @typedef {object} Picture
 * @property {string} code
 * @property {number} seq
 * @property {string} name
 * @property {string} date
 * @property {string} timeline
 * @property {string} place
 * @property {string} time
 * @property {string} text
 * @property {number} due
 * @property {boolean} listed
 * @property {string[]} waiting
 * @property {string} role
 * @property {string} commitment
 * @property {string | null} seed
 * @property {Record<string, string | number | boolean>} settings
 * @property {{players: number, rounds: number, cut: number} | null} plan
 * @property {{players: number, rounds: number, cut: number} | null} planned
 * @property {Player[]} players
 * @property {Round[]} rounds
 * @property {Row[]} standings
 * @property {[string | null, string | null][][]} bracket
 * @property {string | null} winner
 * @property {boolean} over
 * @property {boolean} can_end
 * @property {string[] | null} cut
 * @property {number[] | null} announced
 * @property {boolean} begun
 * @property {boolean} joining
 * @property {boolean} swiss_over
 * @property {boolean} head_watcher
 * @property {{timeline: string, version: string, banned: string[], restricted: string[], limit: number} | null} list
 * @property {{label: string, value: string}[]} differs
 * @property {{text: string, at: number} | null} broadcast
 * @property {{do: string, round: number, held: boolean, waits: Waits[]} | null} next
 * @property {number} now
 * @property {string[]} [remarks]
 * @property {string[]} [notices]
 * @property {{ends: number, round: number, of: number} | null} [pace]
 * @property {Call[]} [calls]
 * @property {string[]} [undecided]
 * @property {Record<string, any>[]} [ledger]
 * @property {{id: string, name: string, role: string}[]} [people]
 */

export {};
