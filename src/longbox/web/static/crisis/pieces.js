/** Bases and tokens. Every drawing has its middle at 0, 0; where it stands is the transform of its group. */

import { short, svg } from "../board/svg.js";
import { corners, disc, tick } from "../board/tokens.js";

const LETTERS = "ab";

/**
 * What of a character shows on its base.
 *
 * @typedef {object} Look
 * @property {number} r
 * @property {number} seat
 * @property {string} monogram
 * @property {boolean} activated
 * @property {boolean} dazed
 * @property {boolean} injured
 * @property {{kind: string, side: number}[]} held
 */

/** @param {Look} look */
export function base(look) {
  const { r } = look;
  const parts = [
    svg("circle", { class: "halo", r: r + 0.3 }),
    ...(look.dazed
      ? [svg("g", { class: "down", transform: "rotate(-18)" }, ...disc(look)), svg("path", { class: "sparks", d: sparks(r) })]
      : disc(look)),
    svg("path", { class: "corners", d: corners(r + 0.42) }),
    svg("circle", { class: "focus", r: r + 0.52 }),
  ];
  if (look.injured) parts.push(svg("path", { class: "crack", d: `M${f(-r * 0.62)} ${f(r * 0.62)}l${f(r * 0.3)} ${f(-r * 0.12)} ${f(r * 0.1)} ${f(r * 0.26)} ${f(r * 0.36)} ${f(-r * 0.16)}` }));
  if (look.activated) parts.push(tick(r * 0.78));
  look.held.forEach((token, i) => {
    const a = Math.PI / 4 + i * 0.9;
    const scale = token.kind === "location" ? 0.55 : 0.7;
    parts.push(svg("g", { class: "held", transform: `translate(${f(Math.cos(a) * (r + 0.16))} ${f(Math.sin(a) * (r + 0.16))}) scale(${scale})` }, ...emblem(token.kind, token.side)));
  });
  return parts;
}

/** @param {string} kind @param {number} side @param {number} r */
export function token(kind, side, r) {
  return [svg("circle", { class: "halo", r: r + 0.42 }), ...emblem(kind, side), svg("path", { class: "corners", d: corners(r + 0.5) }), svg("circle", { class: "focus", r: r + 0.62 })];
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
 * The mark of a kind of token: a place to secure is a diamond with its owner's mark, an asset a gem, a civilian a person and a target of
 * opportunity a flag.
 *
 * @param {string} kind @param {number} side
 */
export function emblem(kind, side) {
  const owner = side < 0 ? "none" : LETTERS[side] ?? "none";
  if (kind === "asset") return [svg("path", { class: "gem", d: "M0-.56l.5 .38v.44L0 .62l-.5-.36v-.44z" }), svg("path", { class: "gem-cut", d: "M-.5-.18h1M0-.56l-.2 .38L0 .62l.2-.8z" }), ...mark(owner, 0.24)];
  if (kind === "civilian") {
    return [
      svg("circle", { class: "chit", r: 0.54 }),
      svg("path", { class: `person person-${owner}`, d: "M0-.36a.15 .15 0 110 .3 .15 .15 0 010-.3zM-.27 .34q0-.36 .27-.36t.27 .36z" }),
    ];
  }
  if (kind === "opportunity") {
    return [svg("path", { class: `diamond diamond-${owner}`, d: "M0-.62l.6 .36v.56L0 .66l-.6-.36v-.56z" }), ...(owner === "none" ? [svg("path", { class: "flag", d: "M-.16 .36v-.66l.42 .18-.42 .2" })] : mark(owner, 0.26))];
  }
  return [svg("path", { class: `diamond diamond-${owner}`, d: "M0-.78L.78 0 0 .78-.78 0z" }), ...mark(owner, 0.28)];
}

/** @param {string} owner @param {number} r */
function mark(owner, r) {
  return owner === "none" ? [] : [svg("circle", { class: `owner-${owner}`, r })];
}

/** @param {number} r */
function sparks(r) {
  const s = r / 0.75;
  const one = `${f(0.25 * s)} ${f(0.15 * s)} ${f(-0.15 * s)} ${f(0.2 * s)} ${f(0.3 * s)} ${f(0.1 * s)}`;
  const two = one.split(" ").map((n) => f(-Number(n))).join(" ");
  return `M${f(-0.95 * s)} ${f(-0.8 * s)}l${one}M${f(0.95 * s)} ${f(0.8 * s)}l${two}`;
}

/** @param {number} n */
function f(n) {
  return short(n);
}
