// What FASERIP Tactics shows around its map: points and Page, two teams of folios, the FEAT that is rolled, its odds, and how the dice fell.

import { decimal, fill, h, last, text } from "../table/dom.js";
import { drawOdds } from "../table/odds.js";
import { nameOf, order, plainTracker, score } from "../table/sides.js";
import { drawFeat } from "./feat.js";
import { Teams } from "./teams.js";

/**
 * @typedef {import("../table/types.js").State} State @typedef {import("../table/types.js").LogEntry} LogEntry
 * @typedef {import("../table/types.js").Option} Option @typedef {import("../table/types.js").Piece} Piece
 * @typedef {import("../table/types.js").PanelsHost} PanelsHost @typedef {import("./types.js").Catalogue} Catalogue
 * @typedef {import("./types.js").View} View @typedef {{ who: number, what: string, rank: number, roll: number, colour: number }} Rolled
 */

/** Of a hundred-sided die. */
const MEAN = 50.5;
/** A track with more boxes than these says less than the number. */
const BOXES = 24;

export class Panels {
  /** @param {PanelsHost} host */
  constructor(host) {
    this.host = host;
    this.heads = new Set(["PageBegan"]);
    this.strong = new Set(["Activated", "KnockedOut", "Scored", "PlotAdvanced", "Ended"]);
    this.rolls = new Set(["FeatRolled", "InitiativeRolled"]);
    this.teams = new Teams(host.places.columns, host);
    /** @type {Catalogue} */ this.cards = {};
    /** @type {State | null} */ this.state = null;
    /** @type {Rolled | null} the last FEAT of this activation */ this.rolled = null;
    /** @type {Option | null} */ this.option = null;
    this.odds(null, null);
  }

  /** @param {Catalogue} cards */
  catalogue(cards) {
    this.cards = this.teams.cards = cards;
  }

  /** @param {State} state @param {LogEntry[]} log */
  draw(state, log) {
    this.state = state;
    const since = last(log, ({ event }) => event?.type === "Activated" || event?.type === "PageBegan");
    const roll = last(log, ({ event }) => event?.type === "FeatRolled");
    this.rolled = roll?.event && (!since || roll.i >= since.i) ? /** @type {Rolled} */ (/** @type {unknown} */ (roll.event)) : null;
    this.drawTracker(state);
    const view = /** @type {View | null} */ (state.view);
    if (view) this.teams.draw(state, view, view.turn?.acting ?? (since?.event?.type === "Activated" ? since.event.who : -1));
    this.drawTray();
    this.drawLuck(state, log);
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
    drawFeat(this.host.places.tray, { view, state: this.state, cards: this.cards, rolled: this.rolled, option: this.option, name: (who) => this.teams.name(who) });
  }

  /** @param {State} state @param {LogEntry[]} log */
  drawLuck(state, log) {
    const place = this.host.places.luck;
    const figures = /** @type {View | null} */ (state.view)?.figures ?? [];
    const sums = state.table.seats.map(() => ({ n: 0, sum: 0 }));
    for (const { event } of log) {
      const sum = event?.type === "FeatRolled" ? sums[figures[event.who]?.seat] : undefined;
      if (!sum) continue;
      sum.n++;
      sum.sum += event?.roll;
    }
    place.hidden = !sums.some((one) => one.n);
    if (place.hidden) return;
    fill(place, h("h3", null, text("luck")), h("table", null,
      h("thead", { class: "sr" }, h("tr", null, ...["luck.player", "luck.rolled", "tactics.luck.mean", "luck.difference"].map((key) => h("th", { scope: "col" }, text(key))))),
      h("tbody", null, ...sums.map((one, seat) => {
        const mean = one.n ? one.sum / one.n : MEAN;
        const off = mean - MEAN;
        return h("tr", null, h("th", { scope: "row" }, nameOf(state, seat)), h("td", null, text("tactics.luck", { n: one.n })),
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

  /** @param {string} id */
  card(id) {
    const card = this.cards.figures?.[id] ?? this.cards.plots?.[id] ?? this.cards.things?.[id];
    return card ? { name: card.name, note: "renown_name" in card ? card.renown_name ?? "" : "", cost: 0 } : null;
  }
}
