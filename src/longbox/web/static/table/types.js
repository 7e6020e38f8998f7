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
 * @typedef {{
 *   text?: string, damage?: number[], daze?: number, ko?: number, mean?: number, column?: string, chances?: number[], results?: string[],
 * }} Odds
 * @typedef {{ label: string, note?: string, group?: string, on?: Piece[], odds?: Odds, path?: number[], cost?: number, threats?: number[], form?: boolean, source?: string, idle?: boolean, aside?: boolean, suggested?: boolean, steps?: string, order?: number[], final?: boolean, select?: boolean, drag?: boolean, weapon?: [number, string] }} Option
 * @typedef {{ label: string, group?: string, why: string }} Closed
 * @typedef {{
 *   type: "ground" | "direction" | "path" | "dice" | "cards" | "dial" | "activity" | "bargain", dice?: number[], cards?: any[], least?: number, most?: number,
 *   threat?: number, roll?: string, [more: string]: unknown,
 * }} Region
 * @typedef {{
 *   kind: string, seat: number, title: string, sub: string, rule: string | null, react: boolean, private: boolean,
 *   pass: number | null, options: Option[], closed: Closed[], region: Region | null, items?: string[], preset?: any[], way?: Option & { title: string, sub: string },
 * }} Offer
 * @typedef {{ source: string, round: number, name?: string }} Muted
 * @typedef {{ asking: "matters" | "everything", muted: Muted[], settled: number }} Asking
 * @typedef {{ offer: { what: string, seat: number, title: string, sub: string, mine: boolean, yours: boolean } | null, can: Record<string, boolean>, why: Record<string, string> }} Deals
 * @typedef {{ label: string, note: string, seat: number, n: number | null, on: Piece[] }} Goal
 * @typedef {{ title: string, sub: string, goal: number, scores: number[], gains?: number[], rows: Goal[], next: Goal[], warning: string }} Standing
 * @typedef {{ text: string, step: number | null, steps: number | null, now: string }} Resolving
 * @typedef {{ type: string, [field: string]: any }} GameEvent
 * @typedef {{ i: number, n: number, line: string, weight: "head" | "strong" | "plain", rolled: boolean, by: string, event: GameEvent | null }} LogEntry
 * @typedef {{ name: string, seat: number, on: Piece, emblem?: string, version?: number, monogram?: string }} Being who or what a key of `cast` is
 * @typedef {{ face: string, worth: number, colour?: string }} DieTold
 * @typedef {{ who: string, dice: DieTold[], sum: string }} Rolled
 * @typedef {{
 *   i: number, end: number, n: number, kind: string, seat: number, who: string, target: string, rolls: Rolled[], harm: Array<[string, number]>,
 *   stamps: Array<[string, string]>, trails: Array<{ who: string, start: any, end: any }>, points: number, lines: string[], done: boolean,
 * }} Beat what happened, as one picture
 * @typedef {{ trails: Array<{ start: any, end: any, seat: number, n: number | null }>, floats: Array<{ on: Piece, words: string, look: string }>,
 *   more?: (where: (on: any[]) => any, place: (place: any) => any, size: number, room: any) => Element[] }} Marks `more` draws what else there is
 * @typedef {{ winner: number | null, scores: number[], rounds: number, reason: string, line: string, headline: string }} Result
 * @typedef {{ n: number, name: string, seat: number, text: string, at: string }} ChatLine
 * @typedef {{
 *   type: string, seq: number, n: number, language: string, table: TableInfo, seat: number, view: View | null, offer: Offer | null,
 *   waiting: string | null, resolving: Resolving[], places: Record<string, string>, goals: Standing | null, story: Story, log_from: number, log: LogEntry[], beats: Beat[], cast: Record<string, Being>, undo: { can: boolean, why: string }, asking: Asking | null, deals: Deals | null, hints: boolean, result: Result | null,
 *   chat?: ChatLine[],
 * }} State
 *
 * The view, the story so far and the cards of a title are its own affair.
 * @typedef {Record<string, any>} View
 * @typedef {Record<string, any>} Story
 * @typedef {Record<string, any>} Catalogue
 *
 * @typedef {{ ok: boolean, why?: string, [more: string]: any }} Judged
 * @typedef {{
 *   language: string, text(key: string, values?: Record<string, unknown>): string, player(seat: number): string, measure(query: unknown): Promise<any>,
 *   pick(option: number, alone?: boolean, piece?: Piece | null): void, among?(options: number[], piece: Piece): void, drag?(option: number, then: any[][]): void, chosen?(): number | null, quick?(): boolean, propose(value: unknown, judged: Judged | null): void, hover(piece: Piece | null): void,
 *   select(piece: Piece | null): void, toggle(card: any): void,
 * }} Host `pick` names the piece that was tapped, `among` several options about it, `drag` answers at once; `chosen` is the option that is picked, `quick` whether what is dropped stays there; `toggle` is for a choice among cards; `alone` is false where the same place leads to several options: then one tap never decides
 * @typedef {{
 *   draw(view: View, seat: number, events: GameEvent[], places: Record<string, string>): void, ask(offer: Offer | null): void, highlight(option: number | null): void,
 *   twin(): HTMLElement, catalogue?(cards: Catalogue): void, focus?(piece: Piece): void, nameOf?(piece: Piece): string, measuring?(on: boolean): void, propose?(value: any): void,
 *   happened?(marks: Marks): void, rotate?(quarters?: number): void, zoomIn?(): void, zoomOut?(): void, fit?(): void,
 *   onScreen?(point: [number, number]): [number, number], near?(point: [number, number]): string, stage?: unknown, three?(on: boolean, insist?: boolean): Promise<string>,
 * }} BoardLike The page has no button for what a board cannot do; one with a stage can show itself in three dimensions
 *
 * The emblem of a piece, for options that name it. @typedef {{ name: string, seat: number, emblem?: string }} Face
 * A card in a choice among cards; `text` is what readers hear of it. @typedef {{ name: string, note: string, cost: number, text?: string, emblem?: string, monogram?: string }} CardTold
 *
 * What a title draws around its board: `static/<title>/panels.js` exports it as `Panels`. A title without one has a plain tracker only.
 * @typedef {{
 *   places: { tracker: HTMLElement, columns: HTMLElement[], tray: HTMLElement, odds: HTMLElement, luck: HTMLElement },
 *   decision: import("./decision.js").Decision, focus(piece: Piece): void,
 * }} PanelsHost `focus` leads to a piece on the board
 * @typedef {{
 *   catalogue(cards: Catalogue): void, draw(state: State): void, point(piece: Piece | null, chosen: boolean): void,
 *   odds(option: Option | null, against: Option | null): void, picked(): void,
 *   card(id: string): CardTold | null, whole?(id: string): HTMLElement | null, told?(option: Option): string, face?(piece: Piece, view: View): Face | null,
 * }} PanelsLike `whole` is a card to read, whose `text` is what readers hear of it; `told`: what an option does, in the words of its card; `picked` is told when dice or cards were picked; `card` is for a choice among cards
 */
export {};
