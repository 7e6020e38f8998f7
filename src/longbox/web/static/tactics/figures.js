/** Figures and tokens. Every drawing has its middle at 0, 0 and fits into a square. */

import { short, svg } from "../board/svg.js";
import { corners, disc } from "../board/tokens.js";

/** @typedef {import("./types.js").Point} Point */

/**
 * What of a figure shows on the map.
 *
 * @typedef {object} Look
 * @property {number} seat
 * @property {string} monogram
 * @property {number} health  the part that is left, 0 to 1
 * @property {boolean} tired
 * @property {boolean} giant
 * @property {string[]} marks  icons: that it flies, conditions, a Dodge, what is carried
 */

const ICONS = document.body.dataset.icons ?? "/static/icons.svg";
const BAR = 0.74;
const BAR_AT = 0.36;
/** More would hide the monogram; the folio shows all. */
const MARKS = 2;

/** @param {Look} look */
export function figure(look) {
  const r = look.giant ? 0.46 : 0.41;
  const parts = [
    svg("circle", { class: "halo", r: 0.49 }),
    ...(look.giant ? [svg("rect", { class: "giant", x: -0.48, y: -0.48, width: 0.96, height: 0.96 })] : []),
    ...disc({ r, seat: look.seat, monogram: look.monogram }),
    svg("path", { class: "corners", d: corners(0.56) }),
    svg("rect", { class: "bar-lost", x: -BAR / 2, y: BAR_AT, width: BAR, height: 0.12 }),
    svg("rect", { class: "bar-left", x: -BAR / 2, y: BAR_AT, width: BAR * look.health, height: 0.12 }),
    svg("rect", { class: "bar-rim", x: -BAR / 2, y: BAR_AT, width: BAR, height: 0.12 }),
  ];
  if (look.tired) parts.push(badge("tired", [0.42, -0.38]));
  look.marks.slice(0, MARKS).forEach((mark, i) => parts.push(badge(mark, [-0.42, -0.38 + i * 0.5])));
  return parts;
}

/** @param {string} mark @param {Point} at */
function badge(mark, [x, y]) {
  return svg("g", { transform: `translate(${short(x)} ${short(y)})` }, svg("g", { class: "badge" }, svg("circle", { r: 0.2 }), svg("use", { href: `${ICONS}#${mark}`, x: -0.13, y: -0.13, width: 0.26, height: 0.26 })));
}

/** A Plot: a sheet in the style of its seat. @param {number} seat */
export function plot(seat) {
  return [svg("rect", { class: "halo", x: -0.48, y: -0.48, width: 0.96, height: 0.96 }), svg("rect", { class: `sheet-${"ab"[seat] ?? "a"}`, x: -0.34, y: -0.34, width: 0.68, height: 0.68 }),
    svg("path", { class: `script-${"ab"[seat] ?? "a"}`, d: "M-.18-.14h.36M-.18 .02h.36M-.18 .18h.22" })];
}

/** An Object is a crate, an Artifact a gem. @param {boolean} artifact */
export function thing(artifact) {
  return [svg("rect", { class: "halo", x: -0.48, y: -0.48, width: 0.96, height: 0.96 }),
    ...(artifact
      ? [svg("path", { class: "gem", d: "M0-.36l.34 .26v.26L0 .4l-.34-.24v-.26z" }), svg("path", { class: "gem-cut", d: "M-.34-.1h.68M0-.36l-.14 .26L0 .4l.14-.5z" })]
      : [svg("rect", { class: "crate", x: -0.3, y: -0.3, width: 0.6, height: 0.6 }), svg("path", { class: "crate-cut", d: "M-.3-.3l.6 .6M.3-.3l-.6 .6" })])];
}
