// Drawings of what happened: who acts from the left, whom it concerns on the right, what comes of it as lettering. Readers get the words beside them.

import { emblem } from "../emblems.js";
import { SEATS, text } from "./dom.js";

/** @typedef {import("./types.js").Beat} Beat @typedef {import("./types.js").Being} Being @typedef {import("./types.js").Rolled} Rolled @typedef {import("./types.js").DieTold} DieTold */
/** @typedef {"declare" | "dice" | "compare" | "result"} Step */

const SPACE = "http://www.w3.org/2000/svg";
const WIDE = 240;
const HIGH = 136;
const { icons } = document.body.dataset;
/** Faces that have an icon; any other is lettered. */
const FACES = new Set(["crit", "wild", "hit", "block", "blank", "fail"]);

/** @param {string} name @param {Record<string, string | number>} [attributes] @param {...(Node | string | null)} children @returns {SVGElement} */
function s(name, attributes = {}, ...children) {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children.filter((one) => one !== null));
  return made;
}

/** The steps in which a beat is shown. @param {Beat} beat @returns {Step[]} */
export function steps(beat) {
  if (beat.kind !== "attack") return ["result"];
  /** @type {Step[]} */ const found = ["declare"];
  if (beat.rolls.length) found.push("dice", ...(beat.rolls.some((one) => one.sum) ? /** @type {Step[]} */ (["compare"]) : []));
  return beat.done ? [...found, "result"] : found;
}

/** @param {Beat} beat @param {Record<string, Being>} cast @param {Step} step */
export function picture(beat, cast, step = "result") {
  const down = step === "result" && beat.stamps.length > 0;
  const hurt = step === "result" && beat.harm.length > 0;
  const parts = step === "dice" ? dice(beat, cast) : step === "compare" ? compared(beat, cast) : scene(beat, cast, step);
  return s("svg", { class: `bp bp-${step} bp-${beat.kind}`, viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true", focusable: "false" },
    s("rect", { class: down || hurt ? "bp-ground bp-hurt" : "bp-ground", width: WIDE, height: HIGH }),
    s("g", { class: "bp-dots" }, ...dots()), down ? rays(170, 64) : null, ...parts);
}

/** Halftone: larger dots towards the bottom. */
function dots() {
  /** @type {SVGElement[]} */ const made = [];
  for (let row = 0; row < 9; row++) {
    for (let x = row % 2 ? 4 : 12; x < WIDE; x += 16) made.push(s("circle", { cx: x, cy: 8 + row * 16, r: 0.8 + row * 0.22 }));
  }
  return made;
}

/** @param {number} x @param {number} y */
function rays(x, y) {
  const made = s("g", { class: "bp-rays" });
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 2 * Math.PI + (i % 3) * 0.05;
    const wide = 0.022 + (i % 4) * 0.009;
    const at = (/** @type {number} */ angle, /** @type {number} */ far) => `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
    made.append(s("path", { d: `M${at(a, 62 + (i % 5) * 5)}L${at(a - wide, 240)}L${at(a + wide, 240)}z` }));
  }
  return made;
}

/** A star of paper behind whoever it hits. @param {number} x @param {number} y @param {number} r @param {string} [look] */
function burst(x, y, r, look = "") {
  const points = Array.from({ length: 22 }, (_, i) => {
    const far = i % 2 ? r * 0.74 : r * (1 + ((i * 7) % 5) * 0.05);
    const a = (i / 22) * 2 * Math.PI;
    return `${(x + far * Math.cos(a)).toFixed(1)} ${(y + far * Math.sin(a)).toFixed(1)}`;
  });
  return s("path", { class: `bp-burst ${look}`, d: `M${points.join("L")}z` });
}

/** A piece as it stands on the board. @param {Being | undefined} being @param {number} x @param {number} y @param {number} r @param {string} [look] */
function piece(being, x, y, r, look = "") {
  const seat = being?.seat ?? -1;
  const made = s("g", { class: `bp-piece bp-${"abcd"[seat] ?? "none"} ${look}`, transform: `translate(${x} ${y})` }, s("circle", { class: "bp-case", r: r + 2 }), s("circle", { class: "bp-disc", r }));
  if (being?.emblem) made.append(emblem(being.emblem, r * 1.5));
  else made.append(s("text", { class: "bp-mono", "text-anchor": "middle", dy: ".35em", "font-size": r * 0.9 }, being?.monogram ?? SEATS[seat] ?? "?"));
  return made;
}

/** @param {number} x @param {number} y @param {string} words @param {number} size @param {string} look */
function lettering(x, y, words, size, look) {
  return s("text", { class: `bp-letters ${look}`, x, y, "text-anchor": "middle", "font-size": size }, words);
}

/** @param {number} x @param {number} y @param {string} words */
function stamp(x, y, words) {
  const wide = Math.max(44, words.length * 10 + 16);
  return s("g", { class: "bp-stamp", transform: `translate(${Math.min(x, WIDE - wide / 2 - 6)} ${y}) rotate(-7)` },
    s("rect", { x: -wide / 2, y: -13, width: wide, height: 26 }), s("text", { "text-anchor": "middle", dy: ".36em", "font-size": 17 }, words.toUpperCase()));
}

/** Who does what to whom. @param {Beat} beat @param {Record<string, Being>} cast @param {Step} step */
function scene(beat, cast, step) {
  const actor = beat.who ? cast[beat.who] : undefined;
  const result = step === "result";
  const struck = [...new Set([...beat.stamps.map(([who]) => who), ...beat.harm.map(([who]) => who)])];
  const other = result && struck.length && !struck.includes(beat.target) ? struck[0] : beat.target;
  const self = !other || other === beat.who;
  /** @type {(SVGElement | null)[]} */ const parts = [];
  const shown = actor ?? { name: "", seat: beat.seat, on: [] };
  if (beat.kind === "attack" || !self) {
    if (!result) parts.push(s("path", { class: "bp-line", d: "M76 74L150 66", pathLength: 100 }));
    if (result && struck.length) parts.push(burst(170, 64, 52));
    parts.push(piece(shown, 54, 76, result ? 26 : 34, "bp-actor"));
    parts.push(piece(other ? cast[other] : undefined, 170, 64, result && struck.length ? 30 : 34, "bp-target"));
  } else if (beat.points > 0) {
    parts.push(burst(160, 66, 46), lettering(160, 82, `+${beat.points}`, 44, "bp-number"), piece(shown, 58, 74, 32));
  } else if (beat.kind === "move") {
    parts.push(s("circle", { class: `bp-from bp-${"abcd"[beat.seat] ?? "none"}`, cx: 44, cy: 92, r: 20 }), s("path", { class: `bp-trail bp-${"abcd"[beat.seat] ?? "none"}`, d: "M44 92Q96 40 150 62" }), piece(shown, 178, 66, 34));
  } else {
    if (beat.kind === "card") parts.push(s("rect", { class: `bp-card bp-${"abcd"[beat.seat] ?? "none"}`, x: 78, y: 22, width: 66, height: 92, rx: 5, transform: "rotate(-8 110 68)" }));
    if (beat.harm.length || beat.kind === "end") parts.push(burst(120, 66, 52));
    if (beat.kind === "token") parts.push(s("path", { class: "bp-token", d: "M168 78l16-9 16 9v18l-16 9-16-9z" }));
    if (beat.who || beat.seat >= 0) parts.push(piece(shown, beat.kind === "card" ? 134 : 120, 68, 34));
  }
  if (result) {
    const x = self ? 120 : 170;
    const sum = beat.harm.filter(([who]) => who === other || self).reduce((all, [, n]) => all + n, 0);
    if (sum) parts.push(lettering(Math.min(x + 48, 214), 36, `−${sum}`, 30, "bp-number bp-damage"));
    if (beat.stamps.length) parts.push(stamp(x + 6, 104, text(`stamp.${beat.stamps[0][1]}`)));
  }
  return parts;
}

/** @param {DieTold} die @param {number} x @param {number} y @param {number} r @param {number} at */
function die(die, x, y, r, at) {
  const far = (/** @type {number} */ i) => `${(r * Math.cos(((i + 0.5) * Math.PI) / 4)).toFixed(1)} ${(r * Math.sin(((i + 0.5) * Math.PI) / 4)).toFixed(1)}`;
  const made = s("g", { class: `bp-die${die.worth ? " ok" : ""}${die.colour ? ` feat-${die.colour}` : ""}`, transform: `translate(${x} ${y})` },
    s("path", { d: `M${Array.from({ length: 8 }, (_, i) => far(i)).join("L")}z` }));
  made.style.setProperty("--at", String(at)); // they fall one after another
  if (FACES.has(die.face)) made.append(s("use", { href: `${icons}#${die.face}`, x: -r * 0.6, y: -r * 0.6, width: r * 1.2, height: r * 1.2 }));
  else made.append(s("text", { "text-anchor": "middle", dy: ".36em", "font-size": r * 1.05 }, die.face));
  return made;
}

/** @param {Rolled} roll @param {number} y @param {number} from @param {number} to */
function row(roll, y, from, to) {
  const many = roll.dice.length;
  const rows = many > 8 ? 2 : 1;
  const each = Math.ceil(many / rows);
  const r = Math.min(rows > 1 ? 11 : 14, (to - from) / (each * 2.2));
  return roll.dice.map((one, i) => die(one, from + r + (i % each) * r * 2.2, y + (rows > 1 ? (Math.floor(i / each) - 0.5) * r * 2.2 : 0), r, i));
}

/** Both rolls, one above the other. @param {Beat} beat @param {Record<string, Being>} cast */
function dice(beat, cast) {
  const seat = (/** @type {Rolled} */ roll) => "abcd"[cast[roll.who]?.seat ?? -1] ?? "none";
  const half = beat.rolls.length > 1 ? HIGH / 2 : HIGH;
  return beat.rolls.slice(0, 2).flatMap((roll, i) => [
    s("rect", { class: `bp-half bp-${seat(roll)}`, y: i * half, width: WIDE, height: half }),
    piece(cast[roll.who], 28, i * half + half / 2, 20), ...row(roll, i * half + half / 2, 58, WIDE - 8),
  ]);
}

/** What the rolls come to against each other. @param {Beat} beat @param {Record<string, Being>} cast */
function compared(beat, cast) {
  const dealt = beat.harm.filter(([who]) => who === beat.target).reduce((all, [, n]) => all + n, 0);
  const [mine, theirs] = beat.rolls;
  const difference = theirs?.sum ? Math.max(0, Number(mine.sum) - Number(theirs.sum)) : Number(mine.sum);
  return [
    ...dice({ ...beat, rolls: beat.rolls.map((one) => ({ ...one, dice: one.dice.filter((die) => die.worth).slice(0, 6) })) }, cast),
    burst(198, 68, 36, "bp-damage"), lettering(198, 80, String(beat.done ? dealt : difference), 34, "bp-number bp-light"),
  ];
}
