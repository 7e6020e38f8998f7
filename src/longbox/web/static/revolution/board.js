/** The middle of the table of Mutant Revolution: the arena, an auction, a bargain or a card that is played; and one's own hand below. */

import { badge, fill, h, icon, marked, text } from "../table/dom.js";
import { Arena } from "./arena.js";
import { ICONS, mission, missionFacts, open, plot, recruit } from "./cards.js";
import { Dial } from "./dial.js";
import { Activity, Bargain } from "./forms.js";
import { Names } from "./names.js";

/**
 * @typedef {import("./types.js").View} View @typedef {import("./types.js").Offer} Offer @typedef {import("./types.js").Host} Host
 * @typedef {import("./types.js").Catalogue} Catalogue @typedef {import("./types.js").Piece} Piece
 */

export class Board {
  /** @param {HTMLElement} root @param {Host} host */
  constructor(root, host) {
    this.root = root;
    this.host = host;
    this.names = new Names(host.text);
    /** @type {View | null} */ this.view = null;
    this.seat = -1;
    /** @type {Offer | null} */ this.offer = null;
    /** @type {number | null} */ this.hot = null;
    /** @type {Dial | null} */ this.dial = null;
    /** @type {Bargain | Activity | null} */ this.form = null;
    this.drawn = "";
    this.shown = false;
    root.classList.add("revolution-board", "play-board");
    this.arena = new Arena(host, this.names, (options) => this.pick(options), () => this.commit());
    this.stage = h("div", { class: "stage", tabindex: 0, role: "group", "aria-label": host.text("mr.stage") });
    this.hand = h("section", { class: "hand", "aria-label": host.text("mr.hand") });
    this.list = h("div", { class: "board-twin" });
    root.append(this.stage, this.hand, this.arena.live);
    // A number for the dial may be typed wherever nothing else is typed.
    document.addEventListener("keydown", (event) => {
      const on = event.target instanceof Element ? event.target : null;
      if (!this.dial || !/^(\d|ArrowUp|ArrowDown)$/.test(event.key) || on?.closest("input, textarea, select, dialog, .log, .dialbox")) return;
      if (document.querySelector("dialog[open]")) return;
      if (this.dial.key(event)) event.preventDefault();
    });
  }

  /** @param {Catalogue} cards */
  catalogue(cards) {
    this.names.cards = cards;
    this.redraw();
  }

  /** @param {import("../table/types.js").Marks} marks */
  happened(marks) {
    if (this.view?.mission) this.arena.happened(marks);
  }

  redraw() {
    this.drawn = "";
    if (this.view) this.draw(this.view, this.seat);
  }

  /** @param {View} view @param {number} seat */
  draw(view, seat) {
    this.view = this.names.view = view;
    if (this.seat !== seat) this.shown = false;
    this.seat = seat;
    this.tell();
  }

  /** @param {Offer | null} offer */
  ask(offer) {
    const { view } = this;
    if (!view) return;
    const key = JSON.stringify([view, offer, this.seat]);
    if (key === this.drawn) { // the same question again: what was put together is taken back
      this.form?.clear();
      this.dial?.forget();
      return;
    }
    this.drawn = key;
    this.offer = offer;
    this.hot = null;
    this.dial = null;
    this.form = null;
    const inside = this.stage.contains(document.activeElement) && document.activeElement !== this.stage;
    const arena = this.names.pieces().length > 0;
    if (arena) this.drawArena(view);
    else fill(this.stage, ...this.scene(view, offer));
    this.stage.classList.toggle("with-arena", arena);
    document.body.classList.toggle("has-arena", arena);
    this.arena.ask(arena ? offer : null);
    this.drawHand();
    if (inside && !this.stage.contains(document.activeElement)) this.refocus(arena);
  }

  /** What had the focus is gone: the keyboard stays in the middle of the table. @param {boolean} arena */
  refocus(arena) {
    (this.dial?.face ?? (arena ? this.arena.mark : this.stage)).focus({ preventScroll: true });
  }

  // -- the arena ------------------------------------------------------------------------------------------------------------

  /** @param {View} view */
  drawArena(view) {
    const card = this.names.cards.missions?.[view.mission?.mission ?? -1];
    const side = h("aside", { class: "mission-side", "aria-label": text("mr.mission") },
      h("h2", null, h("button", { type: "button", class: "name", onclick: () => open(card?.name ?? "", mission(card)) }, card?.name ?? "")),
      h("p", { class: "sub" }, card?.turns ? text("mr.turn.of", { n: view.mission?.turn ?? 0, of: card.turns }) : text("mr.turn", { n: view.mission?.turn ?? 0 })),
      card && h("p", { class: "rules" }, ...marked(card.text)),
      this.progress(view),
      card && h("div", { class: "facts" }, ...missionFacts(card)));
    if (this.stage.contains(this.arena.svg)) {
      this.stage.querySelector(".mission-side")?.replaceWith(side);
      for (const extra of this.stage.querySelectorAll(".dialbox")) extra.remove();
    } else fill(this.stage, h("div", { class: "ground" }, /** @type {any} */ (this.arena.svg), this.arena.note), side);
    this.arena.draw(view);
    if (this.offer?.region?.type === "dial") side.prepend(this.newDial(this.offer, view));
  }

  /** Who has done how much in this Mission. @param {View} view */
  progress(view) {
    const found = view.mission;
    const card = this.names.cards.missions?.[found?.mission ?? -1];
    if (!found || !card) return null;
    const damage = view.schools.map((_, seat) => found.tokens.reduce((sum, token) => sum + (token.damage[seat] ?? 0), 0));
    const rows = [
      card.health > 0 && ["mr.progress.damage", damage], card.tokens > 0 && ["mr.progress.tokens", found.removed], found.points.some(Boolean) && ["mr.progress.points", found.points],
    ].filter((one) => one !== false);
    if (!rows.length) return null;
    return h("table", { class: "progress" }, h("caption", null, text("mr.progress"), card.calm > 0 && `: ${text("mr.of", { n: found.points.reduce((a, b) => a + b, 0), of: card.calm })}`),
      h("thead", null, h("tr", null, h("td", null), ...view.schools.map((_, seat) => h("th", { scope: "col" }, badge(seat), h("span", { class: "sr" }, this.names.seat(seat)))))),
      h("tbody", null, ...rows.map(([key, counts]) => h("tr", null, h("th", { scope: "row" }, text(String(key))), .../** @type {number[]} */ (counts).map((n) => h("td", null, n))))));
  }

  // -- everything else --------------------------------------------------------------------------------------------------------

  /** @param {View} view @param {Offer | null} offer @returns {(HTMLElement | null)[]} */
  scene(view, offer) {
    const { cards } = this.names;
    const mine = view.schools[this.seat];
    if (view.bidders.length) {
      const lot = view.recruits.lot >= 0 ? recruit(cards.recruits?.[view.recruits.lot]) : mission(cards.missions?.[view.mission?.mission ?? -1]);
      return [this.heading(view.recruits.lot >= 0 ? "mr.auction" : "mr.command", view.recruits.row ? text("mr.row", { n: view.recruits.row }) : ""),
        h("div", { class: "auction" }, lot, h("div", { class: "bids" }, this.bids(view)), offer?.region?.type === "dial" ? this.newDial(offer, view) : null)];
    }
    if (view.offer) {
      const { seat, to, give, pay, take, ask } = view.offer;
      const side = (/** @type {number} */ who, /** @type {number[]} */ characters, /** @type {number} */ coins) => h("section", { class: "deal-side" }, h("h3", null, badge(who), this.names.seat(who)),
        h("ul", null, ...characters.map((card) => h("li", null, recruit(cards.recruits?.[card], this.now(card)))), coins > 0 && h("li", { class: "pile" }, icon("hope", "i-l"), text("mr.coins", { n: coins })), !characters.length && !coins && h("li", { class: "quiet" }, text("mr.trade.nothing"))));
      return [this.heading("mr.deal", text("mr.deal.sub", { from: this.names.seat(seat), to: this.names.seat(to) })), h("div", { class: "deal" }, side(seat, give, pay), icon("swap", "i-l"), side(to, take, ask))];
    }
    if (offer?.kind === "allegiance" && mine) {
      this.form = new Bargain(this.host, this.names, this.seat, view);
      return [this.form.root];
    }
    if (view.support) {
      const { seat, wanted, offers, given } = view.support;
      return [this.heading("mr.support", text(wanted ? "mr.support.of" : "mr.support.sub", { name: this.names.seat(seat), n: wanted })),
        h("div", { class: "auction two" }, h("div", { class: "bids" }, h("ul", { class: "bid-list" }, ...offers.map((n, one) => one === seat ? null : h("li", null, badge(one), h("span", null, this.names.seat(one), h("small", null, text("mr.plot.has", { n: view.schools[one].plot_points }))), h("b", null, n === null ? text("mr.thinking") : String(n)))).filter((one) => one !== null)), given > 0 && h("p", null, text("mr.support.given", { n: given }))),
          offer?.region?.type === "dial" ? this.newDial(offer, view) : null)];
    }
    if (view.gift) {
      const { seat, giver, coins } = view.gift;
      return [this.heading("mr.gift", text("mr.gift.sub", { from: this.names.seat(seat), to: this.names.seat(giver) })), h("div", { class: "deal" }, h("p", { class: "pile" }, icon("hope", "i-l"), text("mr.coins", { n: coins })))];
    }
    if (view.deed) {
      const { seat, card, power, schools, characters } = view.deed;
      return [this.heading("mr.deed", this.names.seat(seat)), h("div", { class: "auction" }, card !== null ? plot(cards.plots?.[card]) : recruit(cards.recruits?.[power ?? -1], this.now(power ?? -1)),
        h("div", { class: "bids" }, (schools.length > 0 || characters.length > 0) && h("div", null, h("h3", null, text("mr.deed.about")), h("ul", { class: "bid-list" }, ...schools.map((one) => h("li", null, badge(one), h("span", null, this.names.seat(one)))), ...characters.map((one) => h("li", null, icon(ICONS[cards.recruits?.[one]?.kind ?? ""] ?? "user"), h("span", null, this.names.recruit(one))))))))];
    }
    if (offer?.kind === "plot" && mine) {
      this.form = new Activity(this.host, this.names, this.seat, view, /** @type {{support?: number, begged?: number[]}} */ (offer.region ?? {}));
      return [this.heading("mr.phase.plot", text("mr.plot.sub")), this.form.root];
    }
    if (view.phase === "setup") return [this.heading("mr.choose.school", text("mr.choose.sub")), h("div", { class: "schools-list" }, ...Object.entries(cards.schools ?? {}).map(([id, one]) => this.schoolCard(Number(id), one)))];
    const top = [...view.top.recruits.map((card) => recruit(cards.recruits?.[card])), ...view.top.missions.map((card) => mission(cards.missions?.[card]))].filter((one) => one !== null);
    return [this.heading(`mr.phase.${view.phase}`, text(`mr.phase.${view.phase}.sub`)),
      view.mission ? h("div", { class: "auction" }, mission(cards.missions?.[view.mission.mission]), h("div", { class: "bids" }, this.sent(view))) : this.piles(view),
      top.length > 0 ? h("section", { class: "known" }, h("h3", null, icon("hidden"), " ", text("mr.known")), h("div", { class: "known-cards" }, ...top)) : null];
  }

  /** @param {string} key @param {string} sub */
  heading(key, sub) {
    return h("div", { class: "scene-h" }, h("h2", null, text(key)), sub && h("p", { class: "sub" }, sub));
  }

  /** A Character as it is, wherever it belongs. @param {number} card */
  now(card) {
    const found = this.view?.schools.flatMap((one) => one.characters).find((one) => one.card === card);
    return found ? { stats: found.stats, range: found.range, training: found.training >= 0 ? this.names.recruit(found.training) : "" } : {};
  }

  /** @param {number} id @param {import("./types.js").SchoolCard} one */
  schoolCard(id, one) {
    const seat = this.view?.schools.findIndex((school) => school.school === id) ?? -1;
    const option = this.offer?.options.findIndex((choice) => choice.on?.some(([kind, n]) => kind === "school" && n === id)) ?? -1;
    const inner = [h("h3", null, seat >= 0 && badge(seat), one.name), h("p", { class: "quiet" }, icon("leader"), " ", one.leader), h("p", null, h("b", null, one.charter), ". ", ...marked(one.text))];
    return option >= 0 ? h("button", { type: "button", class: "school-card offered", "data-option": option, onclick: () => this.host.pick(option) }, ...inner.map((part) => h("span", null, ...part.childNodes)))
      : h("article", { class: `school-card${seat >= 0 ? " taken" : ""}` }, ...inner);
  }

  /** Who bids, what they could pay, and whether their dial is set. @param {View} view */
  bids(view) {
    const most = Math.max(1, ...view.schools.map((one) => one.hope));
    return h("ul", { class: "bid-list" }, ...view.schools.map((one, seat) => {
      const bar = h("i", { class: `fill-${"abcd"[seat]}` });
      bar.style.width = `${(100 * one.hope) / most}%`;
      const mine = seat === this.seat && one.bid >= 0;
      const state = !view.bidders.includes(seat) ? text("mr.bid.out") : one.bid < 0 ? text("mr.thinking") : this.open(view) || mine ? text("mr.bid.is", { n: one.bid }) : text("mr.bid.sealed");
      return h("li", { class: view.bidders.includes(seat) ? null : "out" }, badge(seat), h("span", null, this.names.seat(seat), h("span", { class: "bar", "aria-hidden": "true" }, bar), h("small", null, text("mr.could.pay", { n: one.hope }), one.staked > 0 && `, ${text("mr.staked", { n: one.staked })}`)),
        h("b", null, one.bid >= 0 && !this.open(view) && icon("lock"), state));
    }));
  }

  /** Whether the dials are shown: no bidder is missing. @param {View} view */
  open(view) {
    return view.bidders.every((seat) => view.schools[seat].bid >= 0);
  }

  /** @param {View} view */
  sent(view) {
    return h("ul", { class: "bid-list" }, ...(view.mission?.pcs ?? []).map((pc, seat) => h("li", null, badge(seat), h("span", null, this.names.seat(seat), seat === view.commander && h("small", null, text("mr.commander"))), h("b", null, pc.card >= 0 ? this.names.recruit(pc.card) : "–"))));
  }

  /** @param {View} view */
  piles(view) {
    return h("dl", { class: "piles" }, ...[["mr.pile.recruits", view.recruits], ["mr.pile.plots", view.plots], ["mr.pile.missions", view.missions]].flatMap(([key, pile]) => [h("dt", null, text(String(key))), h("dd", null, text("mr.pile", { n: /** @type {any} */ (pile).deck, out: /** @type {any} */ (pile).discard.length }))]));
  }

  /** @param {Offer} offer @param {View} view */
  newDial(offer, view) {
    const mine = view.schools[this.seat];
    const support = offer.kind === "support";
    const least = Number(offer.region?.least ?? 0);
    this.dial = new Dial(this.host, {
      least, most: Number(offer.region?.most ?? 0), have: (support ? mine?.plot_points : mine?.hope) ?? 0, what: text(support ? "mr.plot.points" : "mr.hope"),
      full: offer.kind === "bid" ? 14 : 6, pick: (value) => this.host.pick(value - least, false), commit: () => this.commit(),
    });
    return this.dial.root;
  }

  // -- the hand -----------------------------------------------------------------------------------------------------------------

  drawHand() {
    const { view, offer } = this;
    const mine = view?.schools[this.seat];
    this.hand.hidden = !mine || view?.phase === "setup";
    if (!mine) return;
    const covered = document.body.classList.contains("shared-device") && !offer?.private && !this.shown;
    const scroll = this.hand.querySelector("ul")?.scrollLeft ?? 0;
    fill(this.hand, h("div", { class: "hand-h" }, h("h2", null, text("mr.hand.own"), " ", h("span", { class: "quiet" }, text("mr.of", { n: mine.cards, of: mine.hand_size }))), h("span", { class: "quiet" }, icon("hidden"), " ", text("mr.hand.secret"))),
      covered ? h("p", { class: "covered" }, h("button", { class: "btn btn-s", type: "button", onclick: () => { this.shown = true; this.drawHand(); } }, icon("eye"), text("mr.hand.show", { n: mine.cards })))
        : mine.hand.length ? h("ul", null, ...mine.hand.map((card) => this.handCard(card))) : h("p", { class: "quiet" }, text("mr.hand.empty")));
    const list = this.hand.querySelector("ul");
    if (list) list.scrollLeft = scroll;
  }

  /** @param {number} number */
  handCard(number) {
    const card = this.names.cards.plots?.[number];
    const options = this.about("card", number);
    const region = this.offer?.region;
    const toggles = region?.type === "cards" && region.of === "plots" && Boolean(region.cards?.some((one) => Number(one) === number));
    const offered = toggles || options.some((i) => !this.offer?.options[i].form);
    return h("li", { class: `pc${offered ? " offered" : ""}`, "data-card": number },
      h("button", { type: "button", class: "face", onclick: () => {
        if (toggles) this.host.toggle(number);
        else if (offered) this.pick(options.filter((i) => !this.offer?.options[i].form));
        else open(card?.name ?? "", plot(card));
      } }, h("span", { class: "cost", title: text("mr.card.cost", { n: card?.cost ?? 0 }) }, h("span", { class: "sr" }, text("mr.card.cost", { n: card?.cost ?? 0 })), h("span", { "aria-hidden": "true" }, card?.cost ?? "")), h("b", null, card?.name ?? `#${number}`),
        h("span", { class: "words" }, ...marked(card?.text ?? "")),
        h("span", { class: "pcf" }, h("span", null, icon(ICONS[card?.kind ?? "event"]), text(`mr.kind.${card?.kind ?? "event"}`)), h("span", { title: text("mr.card.hope", { n: card?.hope ?? 0 }) }, icon("hope"), card?.hope ?? 0))));
  }

  /** The options about a thing. @param {string} kind @param {number} n */
  about(kind, n) {
    return (this.offer?.options ?? []).flatMap((option, i) => (option.on?.some((on) => on[0] === kind && Number(on[1]) === n) ? [i] : []));
  }

  // -- what the page asks of a board ------------------------------------------------------------------------------------------------

  /** What is offered in one place is picked, one after another. @param {number[]} options */
  pick(options) {
    const next = options[(options.indexOf(this.hot ?? -1) + 1) % options.length];
    this.host.pick(next, options.length === 1);
    if (options.length > 1) this.arena.say(this.offer?.options[next]?.label ?? "");
  }

  commit() {
    this.root.dispatchEvent(new CustomEvent("commit", { bubbles: true }));
  }

  /** @param {number | null} option */
  highlight(option) {
    this.hot = option;
    this.arena.highlight(option);
    const about = new Set((option === null ? [] : this.offer?.options[option]?.on ?? []).map((on) => on.join(":")));
    for (const card of this.hand.querySelectorAll("[data-card]")) card.classList.toggle("hot", about.has(`card:${/** @type {HTMLElement} */ (card).dataset.card}`));
    for (const one of this.stage.querySelectorAll(".school-card[data-option]")) one.classList.toggle("hot", /** @type {HTMLElement} */ (one).dataset.option === String(option));
    if (option !== null && this.form) this.form.clear();
  }

  /** @param {boolean} on */
  measuring(on) {
    this.arena.measuring(on);
  }

  // The arena always fits.
  rotate() {}
  zoomIn() {}
  zoomOut() {}
  fit() {}

  /** @param {Piece} piece */
  focus([kind, n]) {
    const hex = this.arena.hexOf(String(kind), Number(n));
    if (hex < 0 || !this.stage.contains(this.arena.svg)) return;
    this.arena.cursor = hex;
    this.arena.mark.focus({ preventScroll: true });
  }

  twin() {
    return this.list;
  }

  tell() {
    fill(this.list, ...this.names.twin(this.seat).flatMap(({ head, columns, rows }) => [h("h3", null, head), h("table", null,
      h("thead", null, h("tr", null, ...columns.map((column) => h("th", { scope: "col" }, column)))),
      h("tbody", null, ...rows.map((row) => h("tr", null, ...row.map((cell, i) => (i ? h("td", null, cell) : h("th", { scope: "row" }, cell)))))))]));
  }
}
