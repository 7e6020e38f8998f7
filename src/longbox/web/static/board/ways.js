/** Answers on the board: the one that was given as a red broken line, the better one as a green whole line, each with its word. */

import { set, short, svg } from "./svg.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {{ from: any[], on: any[][], words: string, look: "played" | "better" | "also" }} Way */

/** How far a direction is drawn, in the units of places. */
const FAR = 5;

/**
 * @param {Way[]} ways @param {(on: any[]) => Point | null} where  the drawn middle of a piece @param {(place: any) => Point | null} place
 * @param {number} size  of a piece, in units of the board @param {import("./room.js").Room} room  for the words
 */
export function drawWays(ways, where, place, size, room) {
  const found = ways.flatMap(({ from, on, words, look }) => {
    const ray = on.find(([kind]) => kind === "ray");
    const start = ray ? place([ray[1], ray[2]]) : from.length ? where(from) : null;
    const [end, stands] = target(on, from, where, place);
    const at = end ?? start;
    return at ? [{ start, end, stands, at, words, look }] : [];
  });
  for (const { at } of found) room.keep(at, size * 1.2); // no word lies on what another one is about
  return [
    ...found.flatMap(({ start, end, at, stands, look }) => {
      const apart = start && end ? Math.hypot(end[0] - start[0], end[1] - start[1]) : 0;
      const ring = svg("circle", { class: `wy-ring wy-${look}`, cx: at[0], cy: at[1], r: size * (stands ? 1.15 : 0.85) });
      return start && end && apart > size * 0.5 ? [...arrow(start, end, apart, size, look), ring] : [ring];
    }),
    ...found.flatMap(({ at, words, look }) => room.beside(at, size * 1.2, words, look, size * 0.9)),
  ];
}

/**
 * Where an answer leads, and whether somebody stands there.
 * @param {any[][]} on @param {any[]} from @param {(on: any[]) => Point | null} where @param {(place: any) => Point | null} place
 * @returns {[Point | null, boolean]}
 */
function target(on, from, where, place) {
  for (const mark of on) {
    const [kind, a, b, turn] = mark;
    if (kind === from[0] && a === from[1]) continue;
    if (kind === "point") return [place([a, b]), false];
    if (kind === "square" || kind === "hex") return [place(a), false];
    if (kind === "ray") return [place([a + FAR * Math.cos((turn * Math.PI) / 180), b + FAR * Math.sin((turn * Math.PI) / 180)]), false];
    const found = where(mark);
    if (found) return [found, true];
  }
  return [null, false];
}

/** @param {Point} a @param {Point} b @param {number} apart @param {number} size @param {string} look */
function arrow(a, b, apart, size, look) {
  const [dx, dy] = [(b[0] - a[0]) / apart, (b[1] - a[1]) / apart];
  const at = (/** @type {number} */ far, /** @type {number} */ aside) => `${short(a[0] + dx * far - dy * aside)} ${short(a[1] + dy * far + dx * aside)}`;
  const tip = Math.max(apart - size * 0.9, apart * 0.5);
  const back = Math.max(tip - size * 0.9, size * 0.2);
  const d = `M${at(Math.min(size * 0.8, back * 0.5), 0)}L${at(back, 0)}`;
  const head = `M${at(tip, 0)}L${at(back, size * 0.5)}L${at(back, -size * 0.5)}z`;
  const lines = [svg("path", { class: "wy-case", d }), svg("path", { class: `wy-line wy-${look}`, d })];
  for (const one of lines) set(one, { fill: "none" });
  return [...lines, svg("path", { class: `wy-head wy-${look}`, d: head })];
}
