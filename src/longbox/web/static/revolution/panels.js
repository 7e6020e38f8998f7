// What Mutant Revolution shows around the middle of its table: round, phase and points; the Schools; dice, odds, and how the dice fell.

import { badge, decimal, fill, h, last, text } from "../table/dom.js";
import { drawOdds } from "../table/odds.js";
import { nameOf, order, plainTracker } from "../table/sides.js";
import { Names } from "./names.js";
import { Schools } from "./schools.js";
import { drawStrings } from "./strings.js";

/**
 * @typedef {import("../table/types.js").State} State @typedef {import("../table/types.js").LogEntry} LogEntry
 * @typedef {import("../table/types.js").Option} Option @typedef {import("../table/types.js").Piece} Piece
 * @typedef {import("../table/types.js").PanelsHost} PanelsHost @typedef {import("./types.js").Catalogue} Catalogue
 * @typedef {import("./types.js").View} View @typedef {import("./strings.js").Roll} Roll
 */

const PHASES = ["upkeep", "plot", "recruit", "mission"];
/** From this code on a piece in an event is a Mission Token. */
const TOKENS = 100;
const UNOPPOSED = 3;

export class Panels {
  /** @param {PanelsHost} host */
  constructor(host) {
    this.host = host;
    this.heads = new Set(["RoundBegan"]);
    this.strong = new Set(["PhaseBegan", "PointsChanged", "EventPlayed", "Recruited", "MissionRevealed", "CommandWon", "Defeated", "MissionEnded", "Rewarded", "Ended"]);
    this.rolls = new Set(["Rolled", "InitiativeRolled", "RolledOff", "CrateOpened", "Calmed"]);
    this.names = new Names(text);
    this.schools = new Schools(host.places.columns, host);
    /** @type {Catalogue} */ this.cards = {};
    /** @type {State | null} */ this.state = null;
    /** @type {Roll | null} */ this.roll = null;
    this.odds(null, null);
  }

  /** @param {Catalogue} cards */
  catalogue(cards) {
    this.cards = this.schools.cards = this.names.cards = cards;
  }

  /** @param {State} state @param {LogEntry[]} log */
  draw(state, log) {
    this.state = state;
    const view = /** @type {View | null} */ (state.view);
    this.names.view = view;
    document.body.classList.toggle("shared-device", state.table.seats.filter((one) => one.you).length > 1);
    this.drawTracker(state, view);
    this.roll = view ? this.rolled(view, log) : null;
    if (view) this.schools.draw(state, view);
    this.drawTray();
    this.drawLuck(state, view, log);
  }

  /** @param {State} state @param {View | null} view */
  drawTracker(state, view) {
    const root = this.host.places.tracker;
    if (!view?.schools) return plainTracker(root, state);
    root.classList.add("mr-tracker");
    const seats = order(state);
    fill(root,
      h("div", { class: "round" }, h("b", null, view.round ? view.last_round ? text("mr.round.of", { n: view.round, of: view.last_round }) : text("mr.round", { n: view.round }) : text("mission.setup"))),
      h("ol", { class: "phases", "aria-label": text("mr.phases") }, ...PHASES.map((phase, i) => h("li", { class: phase === view.phase ? "cur" : PHASES.indexOf(view.phase) > i || view.phase === "finale" ? "past" : null, "aria-current": phase === view.phase ? "step" : null }, text(`mr.phase.${phase}.short`)))),
      h("ul", { class: "points", "aria-label": text("mr.revolution") }, ...seats.map((seat) => h("li", { title: nameOf(state, seat), class: seat === view.commander ? "commander" : null }, badge(seat), h("span", { class: "sr" }, `${nameOf(state, seat)}: `), h("b", null, view.schools[seat].revolution), h("span", { class: "of" }, `/${view.goal}`)))));
  }

  /** The attack that is resolved, or the last one of this Mission. @param {View} view @param {LogEntry[]} log @returns {Roll | null} */
  rolled(view, log) {
    const fight = view.attack;
    if (fight) return { attacker: this.names.piece(fight.attacker), target: this.names.piece(fight.target), attack: fight.attack, defense: fight.defense, unopposed: fight.unopposed, damage: fight.damage, now: true };
    const rolled = last(log, ({ event }) => event?.type === "Rolled" || event?.type === "MissionRevealed");
    const attacked = rolled?.event?.type === "Rolled" ? last(log, ({ event, i }) => event?.type === "Attacked" && i < rolled.i) : undefined;
    if (!rolled?.event || !attacked?.event || !view.mission) return null;
    return { attacker: this.coded(attacked.event.piece), target: this.coded(attacked.event.prey), attack: rolled.event.attack, defense: rolled.event.defense, unopposed: UNOPPOSED, damage: rolled.event.n, now: false };
  }

  /** What an event calls a piece. @param {number} code */
  coded(code) {
    return code < TOKENS ? this.names.recruit(code) : this.names.piece(4 + (code - TOKENS) % 10);
  }

  drawTray() {
    const view = /** @type {View | null} */ (this.state?.view ?? null);
    drawStrings(this.host.places.tray, { state: this.state, view, roll: this.roll, names: this.names, decision: this.host.decision });
  }

  /** @param {State} state @param {View | null} view @param {LogEntry[]} log */
  drawLuck(state, view, log) {
    const place = this.host.places.luck;
    const sums = state.table.seats.map(() => ({ n: 0, sum: 0 }));
    const owner = new Map((view?.schools ?? []).flatMap((one, seat) => one.characters.map((who) => /** @type {[number, number]} */ ([who.card, seat]))));
    const count = (/** @type {number} */ seat, /** @type {number[]} */ faces) => {
      const sum = sums[seat];
      if (!sum) return;
      sum.n += faces.length;
      sum.sum += faces.reduce((a, b) => a + b, 0);
    };
    let pair = [-1, -1];
    for (const { event } of log) {
      if (event?.type === "InitiativeRolled") count(event.seat, event.faces);
      else if (event?.type === "Attacked") pair = [owner.get(event.piece) ?? -1, owner.get(event.prey) ?? -1];
      else if (event?.type === "Rolled") [event.attack, event.defense].forEach((faces, i) => count(pair[i], faces));
    }
    place.hidden = !sums.some((one) => one.n);
    if (place.hidden) return;
    fill(place, h("h3", null, text("luck")), h("table", null,
      h("thead", { class: "sr" }, h("tr", null, ...["luck.player", "luck.rolled", "mr.luck.mean"].map((key) => h("th", { scope: "col" }, text(key))))),
      h("tbody", null, ...sums.map((one, seat) => h("tr", null, h("th", { scope: "row" }, nameOf(state, seat)), h("td", null, text("mr.luck", { n: one.n })), h("td", { class: "num" }, one.n ? text("mr.luck.average", { mean: decimal(one.sum / one.n) }) : "–"))))));
  }

  /** @param {Piece | null} piece @param {boolean} chosen */
  point(piece, chosen) {
    this.schools.point(piece, chosen);
  }

  /** @param {Option | null} option @param {Option | null} against */
  odds(option, against) {
    drawOdds(this.host.places.odds, this.host.decision.offer, option, against);
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
