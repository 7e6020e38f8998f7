// What a person wants to be asked: everything, or what matters; and which cards they do not want to be offered again.

import { h, icon, text } from "./dom.js";
import { sheet } from "./sheet.js";

/**
 * @typedef {import("./types.js").State} State @typedef {import("./types.js").Asking} Asking @typedef {import("./types.js").Muted} Muted
 */

/**
 * @param {State} state @param {(wish: { asking: string, muted: Muted[] }) => void} change
 */
export function showQuestions(state, change) {
  const wish = state.asking;
  if (!wish) return;
  const { asking, muted } = wish;
  /** @param {string} mode */
  const choice = (mode) => h("label", { class: "choice" },
    h("input", { type: "radio", name: "asking", value: mode, checked: asking === mode, onchange: () => change({ asking: mode, muted }) }),
    h("span", null, text(`asking.${mode}`), h("small", { class: "sub" }, text(`asking.${mode}.sub`))));
  /** @type {Map<string, string>} */ const offered = new Map();
  for (const option of [...(state.offer?.options ?? []), ...(state.offer?.way ? [state.offer.way] : [])]) if (option.source) offered.set(option.source, option.label);
  const free = [...offered].filter(([source]) => !muted.some((one) => one.source === source));
  const round = Number(state.view?.round ?? 0);
  sheet(text("asking"), [
    h("div", { class: "choices", role: "radiogroup", "aria-label": text("asking") }, choice("matters"), choice("everything")),
    wish.settled > 0 && h("p", { class: "note" }, icon("info"), h("span", null, text("asking.settled", { n: wish.settled }), ". ", text("asking.undo"))),
    asking === "matters" && free.length > 0 && h("section", null, h("h3", null, text("asking.offered")), h("ul", { class: "mutes" }, ...free.map(([source, label]) =>
      h("li", null, h("b", null, label),
        round > 0 && h("button", { class: "btn btn-s", type: "button", onclick: () => change({ asking, muted: [...muted, { source, round }] }) }, text("asking.round")),
        h("button", { class: "btn btn-s", type: "button", onclick: () => change({ asking, muted: [...muted, { source, round: 0 }] }) }, text("asking.game")))))),
    asking === "matters" && muted.length > 0 && h("section", null, h("h3", null, text("asking.muted")), h("ul", { class: "mutes" }, ...muted.map((one) =>
      h("li", null, h("b", null, one.name ?? one.source), h("span", { class: "sub" }, one.round ? text("asking.in", { n: one.round }) : text("asking.whole")),
        h("button", { class: "btn btn-s", type: "button", onclick: () => change({ asking, muted: muted.filter((other) => other !== one) }) }, text("asking.again")))))),
  ]);
}
