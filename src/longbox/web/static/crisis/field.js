/** The battlefield of Crisis Protocol as a sheet, and the way of a base on it. */

/** @typedef {import("./types.js").Point} Point */

export const BOARD = 36;
export const SHEET = { wide: BOARD, high: BOARD, margin: 0.6, up: true };
/** Quarter turns that bring an edge to the bottom of the screen. @type {Record<string, number>} */
export const TURNS = { south: 0, east: 1, north: 2, west: 3 };
/** The ends of each side of the battlefield, and which way is in. @type {Record<string, {from: [Point, Point], inward: Point}>} */
export const SIDES = {
  south: { from: [[0, 0], [BOARD, 0]], inward: [0, 1] },
  north: { from: [[0, BOARD], [BOARD, BOARD]], inward: [0, -1] },
  west: { from: [[0, 0], [0, BOARD]], inward: [1, 0] },
  east: { from: [[BOARD, 0], [BOARD, BOARD]], inward: [-1, 0] },
};

/**
 * The way of a base that moved: along the arms of its tool, cut where they bend; else straight.
 *
 * @param {{start: Point, end: Point, tool?: number[]}} moved @param {number} r
 * @returns {Point[]}
 */
export function way({ start, end, tool }, r) {
  if (!tool || tool.length !== 3) return [start, end];
  const [length, theta] = tool;
  const reach = r + length / 2;
  /** @type {Point} */
  const hinge = [start[0] + reach * Math.cos(theta), start[1] + reach * Math.sin(theta)];
  /** @type {Point[]} */
  const curve = [];
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    curve.push([a * start[0] + b * hinge[0] + c * end[0], a * start[1] + b * hinge[1] + c * end[1]]);
  }
  return curve;
}
