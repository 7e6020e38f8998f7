// The mission tracker in the header: scores, round, who has priority.

import { fill, h, icon, text } from "../table/dom.js";
import { nameOf, order, plainTracker, score } from "../table/sides.js";

/** @typedef {import("../table/types.js").State} State */

/**
 * @param {HTMLElement} root @param {State} state @param {import("./types.js").Cards["limits"]} limits
 */
export function drawMission(root, state, limits) {
  const { table } = state;
  const view = state.view ?? {};
  if (!view.vp) return plainTracker(root, state);
  const you = table.seats.filter((one) => one.you).map((one) => one.seat);
  const phase = /** @type {import("./types.js").Story} */ (state.story).phase ?? "";
  const priority = view.priority ?? -1;
  const side = (/** @type {number} */ seat, /** @type {"left" | "right"} */ where) => score(state, seat, where, view.vp[seat], limits?.victory ?? 0,
    priority === seat && h("span", { class: "prio-mark", title: text("mission.priority", { name: nameOf(state, seat) }) }, icon("priority")));
  const [left, right] = order(state);
  fill(root,
    side(left, "left"),
    h("div", { class: "round" },
      h("b", null, view.round ? text("mission.round", { n: view.round, of: limits?.rounds }) : text("mission.setup")),
      h("span", null, view.round ? phase : "", priority >= 0 && h("i", { class: "prio" }, view.round && phase ? " · " : "", you.length === 1 && you[0] === priority ? text("mission.priority.you") : text("mission.priority", { name: nameOf(state, priority) })))),
    side(right, "right"));
}
