/** A way over the map: the ones that are offered, and one that a player draws square by square. */

import { tag } from "../board/labels.js";
import { path, short, svg } from "../board/svg.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Judged} Judged */
/** @typedef {import("./types.js").Option} Option */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./board.js").Board} Board */

export class Way {
  /** @param {Board} board @param {Offer} offer */
  constructor(board, offer) {
    this.board = board;
    const { region } = offer;
    /** @type {number} */
    this.who = region?.who ?? board.directory.now().acting;
    /** @type {number} */
    this.from = region?.from ?? board.view?.figures[this.who]?.square ?? -1;
    /** Whether a way of one's own may be drawn. */
    this.free = region?.type === "path";
    /** The options by the square where they end. @type {Map<number, number[]>} */
    this.ends = new Map();
    offer.options.forEach((option, i) => {
      const squares = wayOf(option);
      const end = squares[squares.length - 1];
      if (end !== undefined) this.ends.set(end, [...(this.ends.get(end) ?? []), i]);
    });
    /** What is drawn by hand. @type {number[]} */
    this.value = [];
    /** @type {{value: number[], said: Judged} | null} */
    this.judged = null;
    this.asking = false;
    this.over = false;
  }

  remove() {
    this.over = true;
  }

  get end() {
    return this.value[this.value.length - 1] ?? this.from;
  }

  /** Go on to a square, in king's steps; going back takes the last step away. @param {number} square */
  extend(square) {
    if (!this.free || square < 0 || square === this.end) return;
    const { cells } = this.board;
    if (!cells) return;
    const before = this.value.length;
    while (this.end !== square) {
      const [x, y] = cells.xy(this.end);
      const [tx, ty] = cells.xy(square);
      const next = cells.at([x + Math.sign(tx - x) + 0.5, y + Math.sign(ty - y) + 0.5]);
      const earlier = next === this.from ? 0 : this.value.indexOf(next) + 1;
      if (next === this.from || earlier) this.value = this.value.slice(0, earlier);
      else this.value = [...this.value, next];
      if (this.value.length > before + 40) return;
    }
    this.board.showWay();
    this.board.host.propose(this.value.length ? this.value : null, this.said());
    this.judge();
  }

  /** @returns {Judged | null} */
  said() {
    return this.judged && same(this.judged.value, this.value) ? this.judged.said : null;
  }

  clear() {
    this.value = [];
    this.board.showWay();
    this.board.host.propose(null, null);
  }

  /** One question at a time, and then the newest. @returns {Promise<void>} */
  async judge() {
    if (this.asking || !this.value.length) return;
    this.asking = true;
    const value = this.value;
    /** @type {Judged | null} */
    const said = await this.board.host.measure({ what: "judge", value }).catch(() => null);
    this.asking = false;
    if (this.over) return;
    if (said) this.judged = { value, said };
    if (!same(value, this.value)) return this.judge();
    if (!said) return this.board.say(this.board.host.text("board.unjudged"), true);
    this.board.showWay();
    this.board.host.propose(value, said);
    this.board.say(said.ok ? this.board.costed(said) : said.why ?? "", !said.ok);
  }
}

/** The squares of a way, without the start. @param {Option} option @returns {number[]} */
export function wayOf(option) {
  if (option.path) return option.path;
  return (option.on ?? []).filter(([kind]) => kind === "square").map((on) => on[1]);
}

/**
 * A way as it is drawn: a line of dots with a ring at its end, and what it costs.
 *
 * @param {Point[]} points @param {string} text @param {"hint" | "picked" | "wrong"} look
 */
export function trail(points, text, look) {
  const end = points[points.length - 1];
  const d = path(points, false);
  return [
    svg("path", { class: "trail-case", d }),
    svg("path", { class: `trail trail-${look}`, d }),
    ...points.slice(1, -1).map(([cx, cy]) => svg("circle", { class: `step step-${look}`, cx, cy, r: 0.09 })),
    svg("circle", { class: `goal goal-${look}`, cx: short(end[0]), cy: short(end[1]), r: 0.3 }),
    ...(text ? [tag(text, [end[0], end[1] - 0.5], look === "wrong" ? "paper" : "ink", "over", 0.46)] : []),
  ];
}

/** @param {number[]} a @param {number[]} b */
function same(a, b) {
  return a.length === b.length && a.every((n, i) => n === b[i]);
}
