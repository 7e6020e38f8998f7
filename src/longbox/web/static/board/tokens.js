/** Round pieces of a seat: the body with its emblem, marks on its edge, corners around a target. Their middle is at 0, 0. */

import { emblem } from "../emblems.js";
import { short as f, svg } from "./svg.js";

/** What tells a piece from others. @typedef {{r: number, seat: number, emblem?: string, monogram: string}} Face */

/**
 * The body of a piece: seat A is a light emblem on a filled disc, seat B a coloured emblem on paper in a ring. Without an emblem there are
 * two letters.
 *
 * @param {Face} face
 */
export function disc({ r, seat, emblem: name, monogram }) {
  const letter = "ab"[seat] ?? "a";
  const body = svg("g", { class: `body body-${letter}` }, svg("circle", { class: "casing", r }), svg("circle", { class: `disc-${letter}`, r }));
  body.style.setProperty("--r", String(r));
  body.append(name ? emblem(name, r * (letter === "a" ? 1.68 : 1.58)) : svg("text", { class: "mono", "text-anchor": "middle", dy: ".35em" }, monogram));
  return body;
}

/** How much of its health a piece has lost, on its rim. @param {number} r @param {number} share  0 to 1 */
export function wound(r, share) {
  if (share <= 0) return [];
  const arc = Math.round(Math.min(share, 1) * 1000) / 10;
  const part = svg("g", { class: "wound" }, svg("circle", { class: "wound-case", r }), svg("circle", { class: "wound-arc", r, pathLength: 100, "stroke-dasharray": `${arc} 100`, transform: "rotate(-90)" }));
  part.style.setProperty("--r", String(r));
  return [part];
}

/** @typedef {"top-left" | "top-right" | "bottom-left" | "bottom-right"} Corner */

/**
 * A mark on the edge of a piece, in one of its four corners. It keeps its size when the board is zoomed: what it holds is drawn in pixels.
 *
 * @param {number} r @param {Corner} corner @param {string} kind @param {SVGGraphicsElement[]} parts
 */
export function mark(r, corner, kind, ...parts) {
  const made = svg("g", { class: `mark ${corner} mark-${kind}` }, ...parts);
  made.style.setProperty("--r", String(r));
  return made;
}

/** The tick of whoever is done. @param {number} r */
export function tick(r) {
  return mark(r, "top-right", "done", svg("circle", { r: 5.2 }), svg("path", { d: "M-2.4 .1l1.7 1.8 3.3-3.700" }));
}

/** Four corners around a target. @param {number} r */
export function corners(r) {
  let d = "";
  for (let i = 0; i < 4; i++) {
    const a = (i * 90 + 22) * (Math.PI / 180);
    const b = (i * 90 + 68) * (Math.PI / 180);
    d += `M${f(r * Math.cos(a))} ${f(r * Math.sin(a))}A${f(r)} ${f(r)} 0 0 1 ${f(r * Math.cos(b))} ${f(r * Math.sin(b))}`;
  }
  return d;
}
