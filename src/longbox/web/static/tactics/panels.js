// What FASERIP Tactics shows around its map: points and Page, two teams of folios, the FEAT that is rolled, its odds, and how the dice fell.

import { decimal, fill, h, text } from "../table/dom.js";
import { drawOdds } from "../table/odds.js";
import { nameOf, order, plainTracker, score } from "../table/sides.js";
import { drawFeat } from "./feat.js";
import { Teams } from "./teams.js";

/**
 * @typedef {import("../table/types.js").State} State
 * @typedef {import("../table/types.js").Option} Option @typedef {import("../table/types.js").Piece} Piece
 * @typedef {import("../table/types.js").PanelsHost} PanelsHost @typedef {import("./types.js").Catalogue} Catalogue
 * @typedef {import("./types.js").View} View @typedef {import("./types.js").Story} Story
 */

/** A track with more boxes than these says less than the number. */
const BOXES = 24;

export class Panels {
  /** @param {PanelsHost} host */
  constructor(host) {
    this.host = host;
    this.teams = new Teams(host.places.columns, host);
    /** @type {Catalogue} */ this.cards = {};
    /** @type {State | null} */ this.state = null;
    /** @type {Story | null} */ this.story = null;
    /** @type {Option | null} */ this.option = null;
    this.odds(null, null);
  }

  /** @param {Catalogue} cards */
  catalogue(cards) {
    this.cards = this.teams.cards = cards;
  }

  /** @param {State} state */
  draw(state) {
    this.state = state;
    this.story = /** @type {Story} */ (state.story);
    this.drawTracker(state);
    const view = /** @type {View | null} */ (state.view);
    if (view) this.teams.draw(state, view, view.turn?.acting ?? this.story.acting ?? -1);
    this.drawTray();
    this.drawLuck(state);
  }

  /** @param {State} state */
  drawTracker(state) {
    const view = /** @type {View | null} */ (state.view);
    const root = this.host.places.tracker;
    if (!view?.points) return plainTracker(root, state);
    const goal = view.victory <= BOXES ? view.victory : 0;
    const [left, right] = order(state);
    const panel = view.turn?.panel;
    const level = this.cards.levels?.[view.level]?.name;
    fill(root, score(state, left, "left", view.points[left], goal),
      h("div", { class: "round" },
        h("b", null, view.page ? panel ? text("tactics.page.panel", { page: view.page, panel }) : text("tactics.page", { page: view.page }) : text("mission.setup")),
        h("span", null, [level, text("tactics.goal", { n: view.victory })].filter(Boolean).join(", "),
          view.page && view.turn && view.turn.seat >= 0 ? h("i", { class: "prio" }, " · ", text("tactics.turn", { name: nameOf(state, view.turn.seat) })) : "")),
      score(state, right, "right", view.points[right], goal));
  }

  drawTray() {
    const view = /** @type {View | null} */ (this.state?.view ?? null);
    drawFeat(this.host.places.tray, { view, state: this.state, cards: this.cards, rolled: this.story?.feat ?? null, option: this.option, name: (who) => this.teams.name(who) });
  }

  /** @param {State} state */
  drawLuck(state) {
    const place = this.host.places.luck;
    const luck = this.story?.luck ?? [];
    place.hidden = !luck.length;
    fill(place, h("h3", null, text("luck")), h("table", null,
      h("thead", { class: "sr" }, h("tr", null, ...["luck.player", "luck.rolled", "tactics.luck.mean", "luck.difference"].map((key) => h("th", { scope: "col" }, text(key))))),
      h("tbody", null, ...luck.map(({ feats, mean, difference: off }, seat) => {
        return h("tr", null, h("th", { scope: "row" }, nameOf(state, seat)), h("td", null, text("tactics.luck", { n: feats })),
          h("td", null, text("tactics.luck.average", { mean: decimal(mean) })), h("td", { class: "num" }, `${off > 0 ? "+" : off < 0 ? "−" : ""}${decimal(Math.abs(off))}`));
      }))));
  }

  /** @param {Piece | null} piece @param {boolean} chosen */
  point(piece, chosen) {
    this.teams.point(piece, chosen);
  }

  /** @param {Option | null} option @param {Option | null} against */
  odds(option, against) {
    const { offer } = this.host.decision;
    drawOdds(this.host.places.odds, offer, option, against);
    this.option = option?.odds?.chances ? option : null;
    this.drawTray();
  }

  picked() {}

  /** @param {import("../table/types.js").Piece} piece @param {import("../table/types.js").View} view */
  face([kind, who], view) {
    this.teams.view = /** @type {View} */ (view);
    const one = kind === "figure" ? view.figures[Number(who)] : null;
    return one ? { name: this.teams.name(Number(who)), seat: one.seat, emblem: this.cards.figures?.[one.figure]?.emblem } : null;
  }

  /** @param {string} id */
  card(id) {
    const card = this.cards.figures?.[id] ?? this.cards.plots?.[id] ?? this.cards.things?.[id];
    return card ? { name: card.name, note: "renown_name" in card ? card.renown_name ?? "" : "", cost: 0 } : null;
  }
}
