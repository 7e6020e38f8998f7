/** Figures and tokens. Every drawing has its middle at 0, 0 and fits into a square. */

import { svg } from "../board/svg.js";
import { corners, disc, mark } from "../board/tokens.js";
import { emblem } from "../emblems.js";

/** @typedef {import("./types.js").Point} Point */

/**
 * What of a figure shows on the map.
 *
 * @typedef {object} Look
 * @property {number} seat
 * @property {string} [emblem]
 * @property {string} monogram
 * @property {string} number  which of several of one kind
 * @property {number} health  the part that is left, 0 to 1
 * @property {boolean} tired
 * @property {boolean} giant
 * @property {string[]} marks  icons: that it flies, conditions, a Dodge, what is carried
 */

const ICONS = document.body.dataset.icons ?? "/static/icons.svg";
/** The bar of Health lies below the disc. */
const BAR = 0.72;
const BAR_AT = 0.38;
/** The disc stands a little above the middle of its square. */
const UP = -0.06;
/** More would hide the emblem; the folio shows all. */
const MARKS = 1;

/** @param {Look} look */
export function figure(look) {
  const r = look.giant ? 0.46 : 0.42;
  const parts = [
    svg("circle", { class: "halo", r: 0.49 }),
    ...(look.giant ? [svg("rect", { class: "giant", x: -0.48, y: -0.48, width: 0.96, height: 0.96 })] : []),
    svg("g", { transform: `translate(0 ${UP})` }, disc({ ...look, r }), ...corner(look, r)),
    svg("path", { class: "corners", d: corners(0.56) }),
    svg("rect", { class: "bar-lost", x: -BAR / 2, y: BAR_AT, width: BAR, height: 0.1 }),
    svg("rect", { class: "bar-left", x: -BAR / 2, y: BAR_AT, width: BAR * look.health, height: 0.1 }),
    svg("rect", { class: "bar-rim", x: -BAR / 2, y: BAR_AT, width: BAR, height: 0.1 }),
  ];
  return parts;
}

/** What stands in the corners: tired, the number among several of one kind, and how it fares. @param {Look} look @param {number} r */
function corner(look, r) {
  const parts = [];
  if (look.tired) parts.push(badge(r, "top-right", "tired"));
  if (look.emblem && look.number) parts.push(mark(r, "bottom-right", "number", svg("circle", { r: 5.6 }), svg("text", { "text-anchor": "middle", dy: ".35em" }, look.number)));
  if (look.marks.length > MARKS) parts.push(mark(r, "top-left", "condition", svg("circle", { r: 6.4 }), svg("text", { "text-anchor": "middle", dy: ".35em" }, String(look.marks.length))));
  else look.marks.forEach((one) => parts.push(badge(r, "top-left", one)));
  return parts;
}

/** @param {number} r @param {import("../board/tokens.js").Corner} where @param {string} icon */
function badge(r, where, icon) {
  return mark(r, where, "condition", svg("circle", { r: 6.4 }), svg("use", { href: `${ICONS}#${icon}`, x: -4.5, y: -4.5, width: 9, height: 9 }));
}

/** A Plot: a sheet in the style of its seat, with its emblem. @param {number} seat @param {string} [name]  of the emblem */
export function plot(seat, name) {
  const letter = "ab"[seat] ?? "a";
  return [svg("rect", { class: "halo", x: -0.48, y: -0.48, width: 0.96, height: 0.96 }), svg("rect", { class: `sheet-${letter}`, x: -0.36, y: -0.36, width: 0.72, height: 0.72 }),
    name ? svg("g", { class: `sign-${letter}` }, emblem(name, 0.56)) : svg("path", { class: `script-${letter}`, d: "M-.18-.14h.36M-.18 .02h.36M-.18 .18h.22" })];
}

/** An Object is a crate, an Artifact a gem; its emblem tells which. @param {boolean} artifact @param {string} [name]  of the emblem */
export function thing(artifact, name) {
  return [svg("rect", { class: "halo", x: -0.48, y: -0.48, width: 0.96, height: 0.96 }),
    artifact ? svg("path", { class: "artifact", d: "M0-.46l.42 .3v.36L0 .48l-.42-.28v-.36z" }) : svg("rect", { class: "crate", x: -0.34, y: -0.34, width: 0.68, height: 0.68 }),
    ...(name ? [svg("g", { class: "sign" }, emblem(name, 0.56))] : artifact ? [] : [svg("path", { class: "crate-cut", d: "M-.34-.34l.68 .68M.34-.34l-.68 .68" })])];
}
