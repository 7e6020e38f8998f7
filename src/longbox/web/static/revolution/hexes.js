/** The arena as numbers: where a Hex lies, what is beside it, how far apart two are, what it is called. */

/** @typedef {import("./types.js").Point} Point */

const WIDTH = 11;
const MIDDLE = 5;
export const RADIUS = 4;
const WIDE = Math.sqrt(3);

/** @param {number} hex @returns {[number, number]} q and r */
export const place = (hex) => [hex % WIDTH - MIDDLE, Math.floor(hex / WIDTH) - MIDDLE];

/** @param {number} q @param {number} r */
export const number = (q, r) => (r + MIDDLE) * WIDTH + q + MIDDLE;

/** @param {number} q @param {number} r */
const inside = (q, r) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= RADIUS;

export const HEXES = Array.from({ length: WIDTH * WIDTH }, (_, hex) => hex).filter((hex) => inside(...place(hex)));
export const CENTRE = number(0, 0);

/** The middle of a Hex as drawn; a side is 1 long. @param {number} hex @returns {Point} */
export function middle(hex) {
  const [q, r] = place(hex);
  return [WIDE * (q + r / 2), 1.5 * r];
}

/** Its corners. @param {number} hex @param {number} [size] @returns {Point[]} */
export function corners(hex, size = 1) {
  const [x, y] = middle(hex);
  return Array.from({ length: 6 }, (_, i) => [x + size * Math.sin((i * Math.PI) / 3), y - size * Math.cos((i * Math.PI) / 3)]);
}

/** @param {number} a @param {number} b */
export function apart(a, b) {
  const [aq, ar] = place(a);
  const [bq, br] = place(b);
  return Math.max(Math.abs(aq - bq), Math.abs(ar - br), Math.abs(aq + ar - bq - br));
}

/** A letter for the row, a number in the row. @param {number} hex */
export function label(hex) {
  const [q, r] = place(hex);
  return `${"ABCDEFGHI"[r + RADIUS]}${q + RADIUS + 1 + Math.min(r, 0)}`;
}

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], Home: [0, -1], PageUp: [1, -1], End: [-1, 1], PageDown: [0, 1] };

/**
 * The Hex a key leads to, or -1. Up and down go straight by turns to the left and to the right.
 *
 * @param {number} hex @param {string} key
 */
export function beside(hex, key) {
  const [q, r] = place(hex);
  const even = r % 2 === 0;
  const keys = key === "ArrowUp" ? (even ? ["PageUp", "Home"] : ["Home", "PageUp"]) : key === "ArrowDown" ? (even ? ["PageDown", "End"] : ["End", "PageDown"]) : [key];
  for (const one of keys) {
    const step = STEPS[one];
    if (step && inside(q + step[0], r + step[1])) return number(q + step[0], r + step[1]);
  }
  return -1;
}

/** The Hex under a drawn point, or -1. @param {Point} point */
export function at([x, y]) {
  let best = -1;
  let least = 1;
  for (const hex of HEXES) {
    const [hx, hy] = middle(hex);
    const far = Math.hypot(hx - x, hy - y);
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}
