// The mission tracker in the header: scores, round, who has priority.

import { SEATS, badge, fill, h, icon, text } from "./dom.js";

/** @typedef {import("./types.js").State} State */

const GOAL = 16;
const ROUNDS = 6;

/**
 * @param {HTMLElement} root @param {State} state @param {string} phase
 */
export function drawMission(root, state, phase) {
  const { table } = state;
  const view = state.view ?? {};
  const scores = view.vp ?? state.result?.scores ?? null;
  const name = (/** @type {number} */ seat) => table.seats[seat]?.name || text("seat", { letter: SEATS[seat] });
  if (!view.vp || view.vp.length !== 2 || !scores) {
    fill(root, h("div", { class: "round" }, h("b", null, table.name || table.label),
      h("span", null, scores ? scores.map((n, seat) => `${name(seat)} ${n}`).join(" · ") : "")));
    return;
  }
  const you = table.seats.filter((one) => one.you).map((one) => one.seat);
  const order = state.seat === 1 && you.length === 1 ? [1, 0] : [0, 1];
  const priority = view.priority ?? -1;
  const side = (/** @type {number} */ seat, /** @type {string} */ where) => h("div", { class: `side ${where}`, title: name(seat) },
    badge(seat),
    priority === seat && h("span", { class: "prio-mark", title: text("mission.priority", { name: name(seat) }) }, icon("priority")),
    h("span", { class: "pts" }, h("span", { class: "sr" }, text("mission.score", { name: name(seat) })), scores[seat]),
    h("span", { class: `vp s${SEATS[seat].toLowerCase()}`, "aria-hidden": "true" }, ...Array.from({ length: GOAL }, (_, i) => h("i", { class: i < scores[seat] ? "on" : null }))));
  fill(root,
    side(order[0], "left"),
    h("div", { class: "round" },
      h("b", null, view.round ? text("mission.round", { n: view.round, of: ROUNDS }) : text("mission.setup")),
      h("span", null, view.round ? phase : "", priority >= 0 && h("i", { class: "prio" }, view.round && phase ? " · " : "", you.length === 1 && you[0] === priority ? text("mission.priority.you") : text("mission.priority", { name: name(priority) })))),
    side(order[1], "right"));
}
