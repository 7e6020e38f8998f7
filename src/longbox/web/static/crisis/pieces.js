/** Bases and tokens. Every drawing has its middle at 0, 0; where it stands is the transform of its group. */

import { svg } from "../board/svg.js";
import { corners, disc, mark, tick, wound } from "../board/tokens.js";
import { emblem } from "../emblems.js";

const LETTERS = "ab";

/**
 * What of a character shows on its base.
 *
 * @typedef {object} Look
 * @property {number} r
 * @property {number} seat
 * @property {string} [emblem]
 * @property {string} monogram
 * @property {number} hurt  the share of its Stamina it has lost on this side
 * @property {boolean} activated
 * @property {boolean} dazed
 * @property {boolean} injured
 * @property {string[]} conditions
 * @property {{kind: string, side: number, emblem?: string}[]} held
 */

const ICONS = document.body.dataset.icons ?? "/static/icons.svg";

/** @param {Look} look */
export function base(look) {
  const { r } = look;
  const body = disc(look);
  if (look.dazed) body.classList.add("down");
  const parts = [svg("circle", { class: "halo", r }), body, ...wound(r, look.hurt), ...(look.dazed ? sparks(r) : []), svg("path", { class: "corners", d: corners(r + 0.42) }), svg("circle", { class: "focus", r })];
  for (const part of [parts[0], parts[parts.length - 1]]) part.style.setProperty("--r", String(r));
  if (look.injured) parts.push(mark(r, "bottom-left", "injured", svg("path", { class: "case", d: CROSS }), svg("path", { d: CROSS })));
  if (look.activated) parts.push(tick(r));
  if (look.conditions.length) parts.push(conditionMark(r, look.conditions));
  if (look.held.length) parts.push(heldMark(r, look.held));
  return parts;
}

const CROSS = "M-3.6-3.6l7.2 7.2M3.6-3.6l-7.2 7.2";

/** The first condition, or how many there are; the card shows all. @param {number} r @param {string[]} conditions */
function conditionMark(r, conditions) {
  const inner = conditions.length > 1
    ? svg("text", { "text-anchor": "middle", dy: ".35em" }, String(conditions.length))
    : svg("use", { href: `${ICONS}#${conditions[0]}`, x: -4.5, y: -4.5, width: 9, height: 9 });
  return mark(r, "top-left", "condition", svg("circle", { r: 6.4 }), inner);
}

/** The token a character holds; of several the number stands on the first. @param {number} r @param {Look["held"]} held */
function heldMark(r, held) {
  const [{ kind, side, emblem: name }] = held;
  const drawn = svg("g", { transform: "scale(9)" }, ...chit(kind, side, name));
  const number = held.length > 1 ? [svg("text", { class: "count", x: 6, y: 6, "text-anchor": "middle", dy: ".35em" }, String(held.length))] : [];
  return mark(r, "bottom-right", "held", drawn, ...number);
}

/** @param {string} kind @param {number} side @param {number} r @param {string} [name]  of its emblem */
export function token(kind, side, r, name) {
  return [svg("circle", { class: "halo", r: r + 0.42 }), ...chit(kind, side, name), svg("path", { class: "corners", d: corners(r + 0.5) }), svg("circle", { class: "focus", r: r + 0.62 })];
}

/** What a card has put on the battlefield: a disc with the first letter of its name, in its player's colour. @param {string} name @param {number} seat @param {number} r */
export function marker(name, seat, r) {
  const owner = LETTERS[seat] ?? "none";
  return [
    svg("title", {}, name),
    svg("circle", { class: "halo", r: r + 0.42 }),
    svg("circle", { class: `chit marker-disc marker-${owner}`, r }),
    svg("text", { class: "marker-letter", "text-anchor": "middle", dy: ".35em" }, name.charAt(0)),
    svg("path", { class: "corners", d: corners(r + 0.5) }),
    svg("circle", { class: "focus", r: r + 0.62 }),
  ];
}

/**
 * A token by its kind: a place to secure is a diamond, an asset a gem, a civilian a disc and a target of opportunity a box. Its edge shows
 * whose it is, its emblem what it is.
 *
 * @param {string} kind @param {number} side @param {string} [name]  of its emblem
 */
export function chit(kind, side, name) {
  const owner = side < 0 ? "none" : LETTERS[side] ?? "none";
  const shape = { asset: "M0-.62l.56 .3v.62L0 .66l-.56-.36v-.62z", opportunity: "M-.54-.54h1.08v1.08h-1.08z", civilian: "M0-.6a.6 .6 0 010 1.2 .6 .6 0 010-1.2z" }[kind] ?? "M0-.8L.8 0 0 .8-.8 0z";
  return [svg("path", { class: `chit chit-${owner}`, d: shape }), ...(name ? [svg("g", { class: `sign sign-${owner}` }, emblem(name, 0.84))] : [])];
}

/** @param {number} r */
function sparks(r) {
  return /** @type {const} */ ([-1, 1]).map((side) => {
    const drawn = svg("g", { class: `spark ${side < 0 ? "left" : "right"}` }, svg("path", { d: `M${side * 2}-5l${side * 4} 3 ${-side * 2.5} 2.5 ${side * 5} 3.5` }));
    drawn.style.setProperty("--r", String(r));
    return drawn;
  });
}
