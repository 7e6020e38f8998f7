/** Texts on a board: they grow with it, but never fall below what can be read. */

import { LEAST } from "./camera.js";
import { short, svg } from "./svg.js";

/** @typedef {import("./types.js").Point} Point */

/** Tags are drawn with this text size and then scaled to the board. */
const FONT = 12;
/** And no larger than this on screen: a name need not grow with the board. */
export const MOST = 16;

/**
 * A text in a box at a drawn point. It keeps a readable size at any zoom (see `relabel`).
 *
 * @param {string} text @param {Point} at @param {string} [look] @param {"over" | "under" | "on"} [where] @param {number} [size]  on the board
 */
export function tag(text, [x, y], look = "", where = "on", size = 0.66) {
  const word = svg("text", { "text-anchor": "middle", dy: ".35em" }, text);
  const frame = svg("rect", {});
  const inner = svg("g", {}, frame, word);
  const label = svg("g", { class: `label tag-${look || "plain"}`, "data-x": x, "data-y": y, "data-least": size, "data-most": MOST, "data-where": where }, inner);
  return label;
}

/**
 * Give a tag its box, once it is in the document and its text can be measured.
 *
 * @param {SVGGraphicsElement} label
 */
export function box(label) {
  const word = /** @type {SVGTextElement | null} */ (label.querySelector("text"));
  const frame = label.querySelector("rect");
  if (!word || !frame || frame.hasAttribute("width")) return;
  const wide = word.getComputedTextLength() + FONT;
  const lift = { over: -FONT, under: FONT, on: 0 }[label.dataset.where ?? "on"] ?? 0;
  frame.setAttribute("x", short(-wide / 2));
  frame.setAttribute("y", short(-FONT * 0.75));
  frame.setAttribute("width", short(wide));
  frame.setAttribute("height", short(FONT * 1.5));
  /** @type {SVGGElement} */ (frame.parentElement ?? frame).setAttribute("transform", `translate(0 ${lift})`);
}

/** Give every label its size. @param {SVGSVGElement} board @param {number} unit  of the board per pixel */
export function relabel(board, unit) {
  if (!(unit > 0 && unit < Infinity)) return; // nobody sees it
  for (const label of board.querySelectorAll(".label")) {
    const element = /** @type {SVGGraphicsElement} */ (label);
    const { x, y, least, most } = element.dataset;
    if (!element.classList.contains("plate")) box(element);
    const scale = Math.max(Math.min(Number(least), Number(most ?? Infinity) * unit), LEAST * unit) / FONT;
    element.setAttribute("transform", `translate(${x} ${y}) scale(${scale.toFixed(5)})`);
  }
}
