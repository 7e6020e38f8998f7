/** Room beside pieces: where a name, a number or a copy of what is covered hides nothing. From farther away a line leads to it. */

import { LEAST } from "./camera.js";
import { MOST, tag } from "./labels.js";
import { path, svg } from "./svg.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {{x: number, y: number, wide: number, high: number}} Box its middle, and its whole width and height, as drawn */
/** @typedef {Box & {far: boolean, from: Point}} Found `from` is the rim of the piece it belongs to */

const STEPS = 16;
/** How far from the rim, in heights of what is placed: close by, or with a line that leads to it. */
const RINGS = [0.15, 0.9, 1.8, 3, 4.5];
/** What each is worth avoiding. */
const COVERS = 10;
const OUTSIDE = 40;

export class Room {
  /** @param {Box} seen  what is on the screen @param {number} unit  of the board per pixel */
  constructor(seen, unit) {
    this.seen = seen;
    this.unit = unit;
    /** @type {Box[]} */
    this.taken = [];
  }

  /** Nothing is put over this. @param {Point} at @param {number} r */
  keep([x, y], r) {
    const size = 2 * r + 4 * this.unit; // its edge has a width of its own
    this.taken.push({ x, y, wide: size, high: size });
  }

  /** How large a label becomes. @param {string} text @param {number} least  on the board, as in `tag` @returns {[number, number]} */
  sizeOf(text, least) {
    const font = Math.max(Math.min(least, MOST * this.unit), LEAST * this.unit);
    return [font * (text.length * 0.52 + 1), font * 1.5];
  }

  /** The best place beside a piece; it is taken from then on. @param {Point} at  the piece @param {number} r @param {number} wide @param {number} high @returns {Found} */
  find([x, y], r, wide, high) {
    /** @type {Found | null} */
    let best = null;
    let least = Infinity;
    for (const [ring, gap] of RINGS.entries()) {
      if (least <= ring * 2) break; // farther out nothing is better
      for (let i = 0; i < STEPS; i++) {
        const turn = (i * 2 * Math.PI) / STEPS;
        const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
        const reach = r + gap * high;
        const box = { x: x + dx * reach + (way(dx) * wide) / 2, y: y + dy * reach + (way(dy) * high) / 2, wide, high };
        const cost = this.cost(box) + ring * 2 + Math.abs(dx) * 0.5 + (dy > 0 ? 0.2 : 0);
        if (cost < least) [best, least] = [{ ...box, far: ring > 0, from: [x + dx * r, y + dy * r] }, cost];
      }
    }
    const found = /** @type {Found} */ (best);
    this.taken.push(found);
    return found;
  }

  /** A text beside a piece, and what leads to it. @param {Point} at @param {number} r @param {string} text @param {string} look @param {number} size  as in `tag` */
  beside(at, r, text, look, size) {
    const found = this.find(at, r, ...this.sizeOf(text, size));
    return [...lead(found), tag(text, [found.x, found.y], look, "on", size)];
  }

  /** What is lost by putting something there. @param {Box} box */
  cost(box) {
    const hidden = this.taken.reduce((sum, other) => sum + shared(box, other) / Math.min(other.wide * other.high, box.wide * box.high), 0);
    const out = 1 - shared(box, this.seen) / (box.wide * box.high);
    return hidden * COVERS + out * OUTSIDE;
  }
}

/** To which side, if to one. @param {number} part */
function way(part) {
  return Math.abs(part) < 0.1 ? 0 : Math.sign(part);
}

/** The area that two boxes share. @param {Box} a @param {Box} b */
function shared(a, b) {
  const wide = Math.min(a.x + a.wide / 2, b.x + b.wide / 2) - Math.max(a.x - a.wide / 2, b.x - b.wide / 2);
  const high = Math.min(a.y + a.high / 2, b.y + b.high / 2) - Math.max(a.y - a.high / 2, b.y - b.high / 2);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The line from a piece to what stands apart from it. @param {Found} found @param {Point} [from] */
export function lead(found, from = found.from) {
  if (!found.far) return [];
  const near = [Math.max(found.x - found.wide / 2, Math.min(from[0], found.x + found.wide / 2)), Math.max(found.y - found.high / 2, Math.min(from[1], found.y + found.high / 2))];
  const d = path([from, /** @type {Point} */ (near)], false);
  return [svg("path", { class: "lead-case", d }), svg("path", { class: "lead", d })];
}
