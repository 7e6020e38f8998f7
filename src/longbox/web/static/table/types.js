/**
 * What a table sends, as in docs/protocol.md. Only types: this file does nothing when it runs.
 *
 * @typedef {{ seat: number, kind: "person" | "bot" | "open", name: string, bot: string | null, present: boolean, you: boolean }} Seat
 * @typedef {{ kind: "none" | "live" | "days", left: number[], running: number | null, at: string }} Clock
 * @typedef {{
 *   code: string, title: string, label: string, name: string, status: "open" | "playing" | "over", public: boolean,
 *   seats: Seat[], spectators: number, clock: Clock | null, commitment: string, seed: string | number | null, created: string, next?: string | null,
 * }} TableInfo
 * @typedef {Array<string | number>} Piece
 * @typedef {{ text?: string, damage?: number[], daze?: number, ko?: number, mean?: number }} Odds
 * @typedef {{ label: string, note?: string, group?: string, on?: Piece[], odds?: Odds }} Option
 * @typedef {{ label: string, group?: string, why: string }} Closed
 * @typedef {{
 *   type: "ground" | "direction" | "dice" | "cards", dice?: number[], cards?: string[], least?: number, most?: number,
 *   threat?: number, roll?: string, [more: string]: unknown,
 * }} Region
 * @typedef {{
 *   kind: string, seat: number, title: string, sub: string, rule: string | null, react: boolean, private: boolean,
 *   pass: number | null, options: Option[], closed: Closed[], region: Region | null,
 * }} Offer
 * @typedef {{ text: string, step: number | null, steps: number | null, now: string }} Resolving
 * @typedef {{ type: string, [field: string]: any }} GameEvent
 * @typedef {{ i: number, n: number, line: string, weight: "head" | "strong" | "plain", event: GameEvent | null }} LogEntry
 * @typedef {{ winner: number | null, scores: number[], rounds: number, reason: string, line: string }} Result
 * @typedef {{ n: number, name: string, seat: number, text: string, at: string }} ChatLine
 * @typedef {{
 *   type: string, seq: number, n: number, language: string, table: TableInfo, seat: number, view: View | null, offer: Offer | null,
 *   waiting: string | null, resolving: Resolving[], log_from: number, log: LogEntry[], undo: { can: boolean, why: string }, result: Result | null,
 *   chat?: ChatLine[],
 * }} State
 *
 * The view of a title is its own affair; these are the parts of Crisis Protocol this page knows how to draw.
 * @typedef {{
 *   card: string, seat: number, squad: number, base: number[], form: number, injured: boolean, status: number, power: number,
 *   damage: number, conditions: string[], gems: string, stamina: number, defenses: number[],
 * }} Character
 * @typedef {{ pool: number, faces: number[], extra: number[], counts: number[] }} RollView
 * @typedef {{ attacker: number, target: number, weapon: string, attack: RollView, defense: RollView, dealt: number }} AttackView
 * @typedef {{ name: string, kind: string, at: number[], holder: number, side: number }} Token
 * @typedef {{
 *   round?: number, vp?: number[], priority?: number, active?: number, crises?: string[], threat?: number,
 *   attack?: AttackView | null, dodge?: { target: number, damage: number, roll: RollView } | null, scoring?: Record<string, number[]>,
 *   characters?: Character[], tokens?: Token[], tactics?: string[][], affiliation?: string[], leader?: number[],
 *   [more: string]: any,
 * }} View
 *
 * @typedef {{ stamina: number, move: string, size: number, defenses: number[] }} Side
 * @typedef {{ id: string, name: string, type: string, types?: string[], range: number | string, shape: string, dice: number | string, cost: number, text: string, form?: string, side?: string }} Attack
 * @typedef {{ id: string, name: string, kind: string, cost: number | string | null, text: string, form?: string, side?: string }} Superpower
 * @typedef {{
 *   name: string, short?: string, text: string, monogram: string, threat: number, affiliations: string[],
 *   forms: Array<{ id?: string, name: string, base: number, healthy: Side, injured: Side }>, attacks: Attack[], superpowers: Superpower[],
 * }} CharacterCard
 * @typedef {{
 *   characters?: Record<string, CharacterCard>, tactics?: Record<string, { name: string, kind: string, affiliation: string, text: string }>,
 *   crises?: Record<string, { name: string, kind: string, threat: number, text: string }>,
 *   conditions?: Record<string, { name: string, text: string }>, tokens?: Record<string, { name: string } | string>,
 *   gems?: Record<string, { name: string, text?: string } | string>, terrain?: Record<string, { name: string }>, faces?: string[], types?: string[],
 *   statuses?: Record<string, unknown>,
 * }} Catalogue
 *
 * @typedef {{ ok: boolean, why?: string, [more: string]: any }} Judged
 * @typedef {{
 *   language: string, text(key: string, values?: Record<string, unknown>): string, measure(query: unknown): Promise<any>,
 *   pick(option: number): void, propose(value: unknown, judged: Judged | null): void, hover(piece: Piece | null): void,
 *   select(piece: Piece | null): void,
 * }} Host
 * @typedef {{
 *   catalogue(cards: Catalogue): void, draw(view: View, seat: number, events: GameEvent[]): void, ask(offer: Offer | null): void,
 *   highlight(option: number | null): void, measuring(on: boolean): void, rotate(quarters?: number): void, zoomIn(): void,
 *   zoomOut(): void, fit(): void, focus(piece: Piece): void, twin(): HTMLElement,
 * }} BoardLike
 */
export {};
