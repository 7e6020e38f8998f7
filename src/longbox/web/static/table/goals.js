// How the points stand: one line for all, and on demand what makes them, with what would change it.

import { badge, fill, h, icon, marked, memory, text } from "./dom.js";
import { nameOf, order } from "./sides.js";

/** @typedef {import("./types.js").State} State @typedef {import("./types.js").Goal} Goal @typedef {import("./types.js").Piece} Piece */

const open = () => memory.get("goals", "no") === "yes";
/** @param {number} n */
const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : "0");

/**
 * @param {HTMLElement} root @param {State} state @param {(piece: Piece) => void} point leads to a piece on the board
 */
export function drawGoals(root, state, point) {
  const { goals } = state;
  root.hidden = !goals;
  if (!goals) return;
  const seats = order(state);
  const gained = (/** @type {number} */ seat) => goals.gains && h("b", { class: "gain" }, signed(goals.gains[seat]));
  const told = [goals.title, ...seats.map((seat) => `${nameOf(state, seat)}: ${goals.scores[seat]}${goals.gains ? ` ${signed(goals.gains[seat])}` : ""}`)].join(". ");
  const button = h("button", {
    class: "goals-line", type: "button", "aria-expanded": String(open()), "aria-controls": "goals-all", "aria-label": told, title: goals.sub,
    onclick: () => {
      memory.set("goals", open() ? "no" : "yes");
      drawGoals(root, state, point);
      /** @type {HTMLElement | null} */ (root.querySelector("button"))?.focus();
    },
  }, h("span", { class: "goals-title" }, goals.title),
    ...seats.map((seat) => h("span", { class: "goals-side" }, badge(seat), gained(seat) ?? h("b", null, `${goals.scores[seat]}/${goals.goal}`))), icon("down"));
  const row = (/** @type {Goal} */ one) => {
    const piece = one.on.find(([kind]) => kind !== "card");
    const label = piece ? h("button", { class: "name", type: "button", onclick: () => point(piece) }, ...marked(one.label)) : h("b", null, ...marked(one.label));
    return h("li", null, one.seat >= 0 ? badge(one.seat) : h("span", { class: "nobody", "aria-hidden": "true" }),
      h("span", { class: "goal" }, one.seat >= 0 && h("span", { class: "sr" }, `${nameOf(state, one.seat)}: `), label, one.note && h("small", null, ...marked(one.note))),
      one.n !== null && h("b", { class: "num" }, signed(one.n)));
  };
  fill(root, h("h2", { class: "sr" }, goals.title), button,
    goals.warning && h("p", { class: "note warn" }, icon("warn"), " ", goals.warning),
    h("div", { id: "goals-all", hidden: !open() },
      h("p", { class: "sub" }, goals.sub, " ", seats.map((seat) => `${nameOf(state, seat)} ${goals.scores[seat]}${goals.gains ? ` \u2192 ${Math.max(0, goals.scores[seat] + goals.gains[seat])}` : ""}`).join(", ")),
      h("ul", null, ...goals.rows.map(row)),
      goals.next.length > 0 && [h("h3", null, text("goals.next")), h("ul", null, ...goals.next.map(row))]));
}
