/** The lines painted on the ground, on the plan and on the table alike: kerbs, dashed middles, crossings, rails, the ruler along the edges. */

import { BOARD } from "./field.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {[number, number, number, number]} Box  left, bottom, right, top */
/** @typedef {{a: Point, b: Point, wide: number, look: "plain" | "dashed" | "steel"}} Stroke */

/** @param {[string, Point[]][]} surfaces @returns {Stroke[]} */
export function strokes(surfaces) {
  /** @type {Stroke[]} */
  const found = [];
  /** @param {Point} a @param {Point} b @param {number} wide @param {Stroke["look"]} [look] */
  const line = (a, b, wide, look = "plain") => void found.push({ a, b, wide, look });
  for (const [kind, corners] of surfaces) if (kind === "rails") rails(bounds(corners), line);
  const roads = surfaces.filter(([kind]) => kind === "road").map(([, corners]) => bounds(corners));
  for (const road of roads) markings(road, roads.filter((other) => other !== road), line);
  // Marks every 3 inches along the edges, longer at every second.
  for (let i = 1; i < BOARD / 3; i++) {
    const deep = 0.18 + (i % 2 ? 0.22 : 0.4);
    line([3 * i, 0.18], [3 * i, deep], 0.06);
    line([3 * i, BOARD - 0.18], [3 * i, BOARD - deep], 0.06);
    line([0.18, 3 * i], [deep, 3 * i], 0.06);
    line([BOARD - 0.18, 3 * i], [BOARD - deep, 3 * i], 0.06);
  }
  return found;
}

/** @typedef {(a: Point, b: Point, wide: number, look?: Stroke["look"]) => void} Line */

/** The dashed middle of a road, its kerbs, and a crossing before each road it meets. @param {Box} road @param {Box[]} others @param {Line} line */
function markings([l, b, r, t], others, line) {
  const across = r - l >= t - b; // runs from left to right
  const [from, to, near, far] = across ? [l, r, b, t] : [b, t, l, r];
  /** @param {number} along @param {number} aside @returns {Point} */
  const at = (along, aside) => (across ? [along, aside] : [aside, along]);
  /** @type {[number, number][]} */
  let open = [[from, to]];
  for (const other of others) {
    const [low, high, left, right] = across ? [other[0], other[2], other[1], other[3]] : [other[1], other[3], other[0], other[2]];
    if (right <= near || left >= far || low <= from || high >= to) continue;
    open = open.flatMap(([a, z]) => /** @type {[number, number][]} */ ([[a, Math.min(z, low)], [Math.max(a, high), z]]).filter(([p, q]) => q - p > 0.2));
    for (const start of [low - 1.7, high + 0.4]) for (let s = near + 0.4; s < far - 0.3; s += 0.85) line(at(start, s), at(start + 1.3, s), 0.42);
  }
  for (const [a, z] of open) {
    line(at(a, near), at(z, near), 0.07);
    line(at(a, far), at(z, far), 0.07);
    const [start, end] = [a === from ? a : a + 2.2, z === to ? z : z - 2.2];
    if (end > start) line(at(start, (near + far) / 2), at(end, (near + far) / 2), 0.14, "dashed");
  }
}

/** Sleepers and steel. @param {Box} rails @param {Line} line */
function rails([l, b, r, t], line) {
  const across = r - l >= t - b;
  const [from, to, near, far] = across ? [l, r, b, t] : [b, t, l, r];
  /** @param {number} along @param {number} aside @returns {Point} */
  const at = (along, aside) => (across ? [along, aside] : [aside, along]);
  for (let s = from + 0.3; s < to; s += 0.7) line(at(s, near), at(s, far), 0.22);
  for (const part of [0.24, 0.76]) line(at(from, near + (far - near) * part), at(to, near + (far - near) * part), 0.1, "steel");
}

/** @param {Point[]} points @returns {Box} */
function bounds(points) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
