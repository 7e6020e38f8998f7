// What the side columns and the tracker of every title have in common: whose they are, and in which order.

import { SEATS, badge, fill, h, icon, marked, player, text } from "./dom.js";

/** @typedef {import("./types.js").State} State @typedef {import("./dom.js").Child} Child */

/** @param {State} state @param {number} seat */
export const nameOf = (state, seat) => state.table.seats[seat]?.name || player(seat);

/** The seats as the page shows them: one's own first, unless one plays several. @param {State} state */
export function order(state) {
  const seats = state.table.seats.map((one) => one.seat);
  if (state.seat > 0 && state.table.seats.filter((one) => one.you).length === 1) seats.unshift(...seats.splice(seats.indexOf(state.seat), 1));
  return seats;
}

/** The head of a column: who sits there, with the clock. @param {State} state @param {number} seat @param {string} sub */
export function head(state, seat, sub) {
  const info = state.table.seats[seat];
  const name = nameOf(state, seat);
  return h("div", { class: "panel head" },
    h("div", { class: `band band-${SEATS[seat].toLowerCase()}` }),
    h("div", { class: "who" }, badge(seat), h("h2", { title: name }, info?.kind === "bot" && h("span", { class: "quiet", title: text(`bot.${info.bot}`) }, icon("bot"), h("span", { class: "sr" }, text(`bot.${info.bot}`)), " "), name, info?.you && h("span", { class: "quiet" }, ` ${text("you")}`)),
      h("span", { class: "sub" }, sub),
      h("span", { class: "clk", "data-clock": seat }),
      info && info.kind === "person" && !info.present && !info.you && h("span", { class: "tag warn" }, text("away"))));
}

/**
 * One side of a tracker for two: the badge, the points, and a track with as many boxes as are needed to win.
 * @param {State} state @param {number} seat @param {"left" | "right"} where @param {number} points @param {number} goal @param {Child} [mark]
 */
export function score(state, seat, where, points, goal, mark = null) {
  const name = nameOf(state, seat);
  return h("div", { class: `side ${where}`, title: name },
    badge(seat), mark,
    h("span", { class: "pts" }, h("span", { class: "sr" }, text("mission.score", { name })), points),
    h("span", { class: "clk", "data-clock": seat }),
    h("span", { class: `vp s${SEATS[seat].toLowerCase()}`, "aria-hidden": "true" }, ...Array.from({ length: goal }, (_, i) => h("i", { class: i < points ? "on" : null }))));
}

/** The tracker of a title without one of its own: the name of the table, and scores in words. @param {HTMLElement} root @param {State} state */
export function plainTracker(root, state) {
  const scores = state.view?.vp ?? state.result?.scores ?? null;
  fill(root, h("div", { class: "round" }, h("b", null, state.table.name || state.table.label),
    h("span", null, Array.isArray(scores) ? scores.map((n, seat) => `${nameOf(state, seat)} ${n}`).join(" · ") : "")));
}

/** A card's text, in paragraphs. @param {string} words */
export function paragraphs(words) {
  return words.split("\n").filter(Boolean).map((part) => h("p", null, ...marked(part)));
}

/** Keeps what is read in place while a column is drawn anew: how far it is scrolled, and the name that has the focus. @param {HTMLElement} column @param {() => void} draw */
export function kept(column, draw) {
  const scroll = column.querySelector("ul")?.scrollTop ?? 0;
  const opened = document.activeElement instanceof HTMLElement && column.contains(document.activeElement) ? document.activeElement.dataset.who : undefined;
  draw();
  const list = column.querySelector("ul");
  if (list) list.scrollTop = scroll;
  if (opened) /** @type {HTMLElement | null} */ (column.querySelector(`[data-who="${opened}"]`))?.focus();
}
