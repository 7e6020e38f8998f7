/** What happened, on the board itself: where a piece came from, how much it lost, and whether it is down. It stays until something else happens. */

import { tag } from "./labels.js";
import { set, svg } from "./svg.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("../table/types.js").Marks} Marks */

/**
 * @param {SVGGraphicsElement} layer @param {Marks} marks
 * @param {(on: any[]) => Point | null} where  the drawn middle of a piece @param {(place: any) => Point | null} place  the drawn point of a place
 * @param {number} size  of a piece, in units of the board @param {import("./room.js").Room} room  for the words
 */
export function drawMarks(layer, marks, where, place, size, room) {
  const trails = marks.trails.flatMap(({ start, end, seat, n }) => {
    const [a, b] = [place(start), place(end)];
    return a && b ? trail(a, b, seat, n, size) : [];
  });
  const floats = summed(marks.floats).flatMap(({ on, words, look }) => {
    const at = where(on);
    return at ? room.beside(at, size, words, look, size * 0.8) : [];
  });
  layer.replaceChildren(...trails, ...floats, ...(marks.more?.(where, place, size, room) ?? []));
}

/** What somebody lost in several pictures is one number. @param {Marks["floats"]} floats */
function summed(floats) {
  /** @type {Map<string, Marks["floats"][number]>} */
  const found = new Map();
  for (const one of floats) {
    const key = `${one.look} ${one.on.join(":")}`;
    const n = Number(one.words.slice(1)) + Number(found.get(key)?.words.slice(1) ?? 0);
    found.set(key, one.look === "damage" ? { ...one, words: `−${n}` } : one);
  }
  return [...found.values()];
}

/** A dotted line that bends a little, with a ring where it began. @param {Point} a @param {Point} b @param {number} seat @param {number | null} n @param {number} size */
function trail(a, b, seat, n, size) {
  const bend = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * 0.14, (a[1] + b[1]) / 2 + (b[0] - a[0]) * 0.14];
  const d = `M${a[0]} ${a[1]}Q${bend[0]} ${bend[1]} ${b[0]} ${b[1]}`;
  const look = "abcd"[seat] ?? "none";
  const made = [svg("path", { class: "mk-case", d }), svg("path", { class: `mk-trail mk-${look}`, d }), svg("circle", { class: `mk-from mk-${look}`, cx: a[0], cy: a[1], r: size * 0.7 })];
  for (const one of made) set(one, { fill: "none" });
  return n === null ? made : [...made, tag(String(n), [(a[0] + 2 * bend[0] + b[0]) / 4, (a[1] + 2 * bend[1] + b[1]) / 4], "ink", "on", size * 0.8)];
}
