// What Mutant Revolution shows around the middle of its table: round, phase and points; the Schools; dice, odds, and how the dice fell.

import { badge, decimal, fill, h, text } from "../table/dom.js";
import { drawOdds } from "../table/odds.js";
import { nameOf, order, plainTracker } from "../table/sides.js";
import { Names, TOKEN } from "./names.js";
import { Schools } from "./schools.js";
import { drawStrings } from "./strings.js";

/**
 * @typedef {import("../table/types.js").State} State
 * @typedef {import("../table/types.js").Option} Option @typedef {import("../table/types.js").Piece} Piece
 * @typedef {import("../table/types.js").PanelsHost} PanelsHost @typedef {import("./types.js").Catalogue} Catalogue
 * @typedef {import("./types.js").View} View @typedef {import("./types.js").Story} Story
 */

export class Panels {
  /** @param {PanelsHost} host */
  constructor(host) {
    this.host = host;
    this.names = new Names(text);
    this.schools = new Schools(host.places.columns, host);
    /** @type {Catalogue} */ this.cards = {};
    /** @type {State | null} */ this.state = null;
    /** @type {Story} */ this.story = {};
    this.odds(null, null);
  }

  /** @param {Catalogue} cards */
  catalogue(cards) {
    this.cards = this.schools.cards = this.names.cards = cards;
  }

  /** @param {State} state */
  draw(state) {
    this.state = state;
    this.story = /** @type {Story} */ (state.story);
    const view = /** @type {View | null} */ (state.view);
    this.names.view = view;
    document.body.classList.toggle("shared-device", state.table.seats.filter((one) => one.you).length > 1);
    this.drawTracker(state, view);
    if (view) this.schools.draw(state, view);
    this.drawTray();
    this.drawLuck(state);
  }

  /** @param {State} state @param {View | null} view */
  drawTracker(state, view) {
    const root = this.host.places.tracker;
    if (!view?.schools) return plainTracker(root, state);
    root.classList.add("mr-tracker");
    const seats = order(state);
    const phases = this.cards.phases ?? [];
    fill(root,
      h("div", { class: "round" }, h("b", null, view.round ? view.last_round ? text("mr.round.of", { n: view.round, of: view.last_round }) : text("mr.round", { n: view.round }) : text("mission.setup"))),
      h("ol", { class: "phases", "aria-label": text("mr.phases") }, ...phases.map((phase, i) => h("li", { class: phase === view.phase ? "cur" : phases.indexOf(view.phase) > i || view.phase === "finale" ? "past" : null, "aria-current": phase === view.phase ? "step" : null }, text(`mr.phase.${phase}.short`)))),
      h("ul", { class: "points", "aria-label": text("mr.revolution") }, ...seats.map((seat) => h("li", { title: nameOf(state, seat), class: seat === view.commander ? "commander" : null }, badge(seat), h("span", { class: "sr" }, `${nameOf(state, seat)}: `), h("b", null, view.schools[seat].revolution), h("span", { class: "of" }, `/${view.goal}`), h("span", { class: "clk", "data-clock": seat })))));
  }

  drawTray() {
    const view = /** @type {View | null} */ (this.state?.view ?? null);
    drawStrings(this.host.places.tray, { state: this.state, view, roll: this.story.strings ?? null, names: this.names, decision: this.host.decision });
  }

  /** @param {State} state */
  drawLuck(state) {
    const place = this.host.places.luck;
    const luck = this.story.luck ?? [];
    place.hidden = !luck.length;
    fill(place, h("h3", null, text("luck")), h("table", null,
      h("thead", { class: "sr" }, h("tr", null, ...["luck.player", "luck.rolled", "mr.luck.mean"].map((key) => h("th", { scope: "col" }, text(key))))),
      h("tbody", null, ...luck.map((one, seat) => h("tr", null, h("th", { scope: "row" }, nameOf(state, seat)), h("td", null, text("mr.luck", { n: one.dice })), h("td", { class: "num" }, one.mean === null ? "–" : text("mr.luck.average", { mean: decimal(one.mean) })))))));
  }

  /** @param {Piece | null} piece @param {boolean} chosen */
  point(piece, chosen) {
    this.schools.point(piece, chosen);
  }

  /** @param {Option | null} option @param {Option | null} against */
  odds(option, against) {
    drawOdds(this.host.places.odds, this.host.decision.offer, option, against);
  }

  /** @param {import("../table/types.js").Piece} piece @param {import("../table/types.js").View} view */
  face([kind, who], view) {
    const { mission, schools } = /** @type {View} */ (view);
    const card = kind === "character" ? Number(who) : kind === "piece" && Number(who) < TOKEN ? mission?.pcs[Number(who)]?.card : undefined;
    if (card === undefined) return null;
    const seat = kind === "piece" ? Number(who) : schools.findIndex((one) => one.characters.some((other) => other.card === card));
    return seat >= 0 ? { name: this.names.recruit(card), seat, emblem: this.cards.recruits?.[card]?.emblem } : null;
  }

  picked() {
    this.drawTray();
  }

  /** @param {string} id */
  card(id) {
    const plots = this.host.decision.offer?.region?.of === "plots";
    if (plots) {
      const card = this.cards.plots?.[id];
      return card ? { name: card.name, note: `${text("mr.card.cost", { n: card.cost })}, ${text("mr.card.hope", { n: card.hope })}`, cost: 0 } : null;
    }
    const view = /** @type {View | null} */ (this.state?.view ?? null);
    const card = this.cards.recruits?.[id];
    const now = view?.schools.flatMap((one) => one.characters).find((one) => one.card === Number(id));
    return card ? { name: card.name, note: [text(`mr.kind.${card.kind}`), now && text("mr.power.of", { n: now.power, of: now.limit }), now?.injured && text("mr.injured")].filter(Boolean).join(", "), cost: 0 } : null;
  }
}
