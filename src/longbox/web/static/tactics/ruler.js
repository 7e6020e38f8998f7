/** Measuring for oneself: where a figure could go, and whether one square sees another. */

import { tag } from "../board/labels.js";
import { path, short, svg } from "../board/svg.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./types.js").Point} Point */

export class Ruler {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** The square that is measured from. */
    this.from = -1;
    this.to = -1;
    /** Only the newest question counts. */
    this.turn = 0;
    /** What was found: squares with what it costs to reach them, and a line. @type {[number, number, number[]?][]} */
    this.reached = [];
    /** @type {{from: number, to: number, text: string, stop: number | undefined} | null} `stop` is the part of the line that is free */
    this.seen = null;
    this.area = svg("g", { class: "ruler" });
    this.line = svg("g", { class: "ruler" });
    board.layers.legal.append(this.area);
    board.layers.tags.before(this.line);
    board.note(board.host.text("board.measure.start"));
  }

  remove() {
    this.turn++;
    this.area.remove();
    this.line.remove();
    this.board.note("");
    this.board.changed();
  }

  clear() {
    this.turn++;
    this.from = this.to = -1;
    this.reached = [];
    this.seen = null;
    this.area.replaceChildren();
    this.line.replaceChildren();
    this.board.changed();
    this.board.note(this.board.host.text("board.measure.start"));
  }

  /** The first square begins a measurement, another one ends it, the same one gives it up. @param {number} square */
  tap(square) {
    if (square < 0 || square === this.from) return this.clear();
    if (this.from < 0 || this.to === square) return this.begin(square);
    this.see(square);
  }

  /** @param {number} square */
  async begin(square) {
    const { board } = this;
    const turn = ++this.turn;
    this.from = square;
    this.to = -1;
    this.reached = [];
    this.seen = null;
    this.line.replaceChildren();
    this.area.replaceChildren();
    board.changed();
    board.note(board.host.text("board.measure.from", { name: board.placeName(square) }));
    const who = board.directory.on(square).find(([kind]) => kind === "figure")?.[1];
    if (who === undefined) return;
    /** @type {{squares: [number, number, number[]][]} | null} */
    const reach = await board.host.measure({ what: "reach", who }).catch(() => null);
    if (!reach || turn !== this.turn || !board.cells) return;
    const { cells } = board;
    this.reached = reach.squares;
    board.changed();
    this.area.replaceChildren(svg("path", { class: "reached", d: cells.filled(reach.squares.map(([one]) => one)) }),
      ...reach.squares.map(([one, cost, threats]) => {
        const [x, y] = cells.drawn(one);
        return svg("text", { class: `cost${threats?.length ? " threatened" : ""}`, x, y, dy: ".35em", "text-anchor": "middle" }, String(cost));
      }));
  }

  /** The line from there to a square. @param {number} square */
  async see(square) {
    const { board } = this;
    if (this.from < 0 || square < 0 || square === this.from || square === this.to) return;
    this.to = square;
    const turn = ++this.turn;
    /** @type {Sight | null} */
    const found = await board.host.measure({ what: "sight", from: this.from, to: square }).catch(() => null);
    if (turn !== this.turn || !board.cells) return;
    if (!found) return board.note(board.host.text("board.unjudged"));
    const a = board.cells.drawn(this.from);
    const b = board.cells.drawn(square);
    const blocked = found.sight === "blocked";
    const ends = /** @type {const} */ ([board.cells.middle(this.from), board.cells.middle(square)]);
    this.seen = { from: this.from, to: square, text: found.text, stop: blocked ? (found.at === null ? 0 : share(...ends, board.cells.middle(found.at))) : undefined };
    const part = this.seen.stop ?? 1;
    /** @type {Point} */
    const stop = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    const parts = [svg("path", { class: "los-case", d: path([a, b], false) }), svg("path", { class: "los", d: path([a, stop], false) })];
    if (blocked) parts.push(svg("path", { class: "los beyond", d: path([stop, b], false) }), svg("path", { class: "cross", transform: `translate(${short(stop[0])} ${short(stop[1])})`, d: "M-.24-.24l.48 .48M.24-.24l-.48 .48" }));
    parts.push(tag(found.text, b, "ink", "over", 0.46));
    this.line.replaceChildren(...parts);
    board.relabel();
    board.note(board.host.text("board.measure.between", { from: board.placeName(this.from), to: board.placeName(square), text: found.text }));
  }
}

/** How far along a line the point is that is nearest to another. @param {Point} a @param {Point} b @param {Point} to */
function share(a, b, to) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return Math.max(0, Math.min(1, ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
}
