// The Schools: what each has, its Revolution Points, and its Characters with their whole card behind the name.

import { crest } from "../emblems.js";
import { SEATS, fill, h, icon, player, text } from "../table/dom.js";
import { head, kept, order } from "../table/sides.js";
import { ICONS, open, recruit } from "./cards.js";

/**
 * @typedef {import("../table/types.js").State} State @typedef {import("../table/types.js").Piece} Piece
 * @typedef {import("./types.js").Catalogue} Catalogue @typedef {import("./types.js").View} View @typedef {import("./types.js").Character} Character
 */

export class Schools {
  /** @param {HTMLElement[]} columns own first @param {import("../table/types.js").PanelsHost} host */
  constructor(columns, host) {
    this.columns = columns;
    this.host = host;
    /** @type {Catalogue} */ this.cards = {};
    /** @type {View | null} */ this.view = null;
    /** @type {State | null} */ this.state = null;
    /** @type {Map<number, HTMLElement>} */ this.shown = new Map();
  }

  /** @param {State} state @param {View} view */
  draw(state, view) {
    this.state = state;
    this.view = view;
    this.shown.clear();
    const seats = order(state);
    this.columns.forEach((column, place) => {
      const here = place ? seats.slice(1) : seats.slice(0, 1);
      kept(column, () => fill(column, h("div", { class: "schools", tabindex: 0, role: "group", "aria-label": text(place ? "squad.right" : "squad.left") }, ...here.map((seat) => this.school(state, view, seat)))));
    });
    this.mark();
  }

  /** @param {State} state @param {View} view @param {number} seat */
  school(state, view, seat) {
    const one = view.schools[seat];
    const card = this.cards.schools?.[one?.school ?? -1];
    const number = (/** @type {string} */ mark, /** @type {string} */ key, /** @type {number} */ n) => h("span", { title: text(key) }, icon(mark), h("span", { class: "sr" }, text(key)), h("b", null, n));
    return h("section", { class: `school s-${SEATS[seat].toLowerCase()}${this.active(view, seat) ? " now" : ""}`, "data-seat": seat, "aria-label": player(seat) },
      head(state, seat, card?.name ?? ""),
      one && h("div", { class: "panel body" },
        h("p", { class: "nums" }, number("hope", "mr.hope", one.hope), number("plot", "mr.plot.points", one.plot_points),
          h("span", { class: "backs", role: "img", "aria-label": text("mr.cards", { n: one.cards }) }, ...Array.from({ length: Math.min(one.cards, 9) }, () => h("i"))), this.tag(view, seat)),
        h("p", { class: "rev", role: "img", "aria-label": `${text("mr.revolution")}: ${text("mr.of", { n: one.revolution, of: view.goal })}` }, ...Array.from({ length: view.goal }, (_, i) => h("i", { class: [i < one.revolution && "on", i === view.goal - 1 && "goal"].filter(Boolean).join(" ") }, i + 1))),
        card && h("p", { class: "charter" }, icon("book"), " ", h("button", { type: "button", class: "name", "data-who": `charter-${seat}`, onclick: () => open(card.name, h("div", null, h("h3", null, card.charter), h("p", null, card.text))) }, card.charter)),
        h("ul", { class: "chars" }, ...one.characters.map((who) => this.character(who, seat))),
        one.hand.length > 0 && seat !== state.seat && h("p", { class: "seen" }, icon("eye"), " ", text("mr.hand.seen"), " ", one.hand.map((id) => this.cards.plots?.[id]?.name ?? "").join(", "))));
  }

  /** Whether something of this School is being resolved. @param {View} view @param {number} seat */
  active(view, seat) {
    if (view.attack) return view.attack.attacker === seat || view.attack.target === seat;
    return (view.deed?.seat ?? view.support?.seat ?? view.acting) === seat;
  }

  /** @param {View} view @param {number} seat */
  tag(view, seat) {
    const one = view.schools[seat];
    if (view.bidders.includes(seat)) return one.bid >= 0 ? h("span", { class: "tag good" }, icon("lock"), text("mr.bid.set")) : h("span", { class: "tag" }, icon("dial"), text("mr.thinking"));
    if (view.done.includes(seat)) return h("span", { class: "tag" }, icon("check"), text(view.phase === "plot" ? "mr.passed" : "mr.ready"));
    if (view.commander === seat) return h("span", { class: "tag", title: text("mr.commander") }, icon("priority"), text("mr.commander.short"));
    return null;
  }

  /** @param {Character} one @param {number} seat */
  character(one, seat) {
    const card = this.cards.recruits?.[one.card];
    const kind = card?.kind ?? "";
    const sent = this.view?.mission?.pcs[seat]?.card === one.card;
    const row = h("li", { class: `ch${one.injured ? " hurt" : ""}${sent ? " sent" : ""}`, "data-character": one.card },
      card?.emblem ? crest(card.emblem, "", SEATS[seat].toLowerCase()) : icon(ICONS[kind] ?? "user"),
      h("button", { type: "button", class: "name", "data-who": one.card, title: text(`mr.kind.${kind}`), onclick: () => this.chosen(one) }, h("span", { class: "sr" }, `${text(`mr.kind.${kind}`)}: `), card?.name ?? ""),
      h("span", { class: "num", title: text("mr.stats", { a: one.stats[0], d: one.stats[1], s: one.stats[2] }) }, h("span", { class: "sr" }, text("mr.stats", { a: one.stats[0], d: one.stats[1], s: one.stats[2] })), h("span", { "aria-hidden": "true" }, one.stats.join("/"))),
      h("span", { class: "pt", role: "img", "aria-label": text("mr.power.of", { n: one.power, of: one.limit }) }, ...Array.from({ length: one.limit }, (_, i) => h("i", { class: i < one.power ? "on" : null }))),
      h("span", { class: "marks" }, one.injured && this.sign("wounded", text("mr.injured")), one.triumph && this.sign("triumph", text("mr.triumph")), one.training >= 0 && this.sign("book", this.cards.recruits?.[one.training]?.name ?? ""), sent && this.sign("mission", text("mr.sent"))));
    this.shown.set(one.card, row);
    return row;
  }

  /** @param {string} name @param {string} words */
  sign(name, words) {
    return h("span", { title: words }, icon(name), h("span", { class: "sr" }, words));
  }

  /** A name was chosen: what is asked about it is picked; otherwise its card is opened. @param {Character} one */
  chosen(one) {
    const { decision } = this.host;
    const { offer } = decision;
    if (offer?.region?.type === "cards" && offer.region.of === "recruits" && offer.region.cards?.some((id) => Number(id) === one.card)) return decision.toggleCard(/** @type {any} */ (one.card));
    const options = (offer?.options ?? []).flatMap((option, i) => (!option.form && option.on?.some(([kind, n]) => kind === "character" && Number(n) === one.card) ? [i] : []));
    if (options.length) return decision.pick(options[(options.indexOf(decision.picked ?? -1) + 1) % options.length], options.length === 1);
    const card = this.cards.recruits?.[one.card];
    open(card?.name ?? "", recruit(card, { stats: one.stats, range: one.range, training: one.training >= 0 ? `${this.cards.recruits?.[one.training]?.name}: ${this.cards.recruits?.[one.training]?.text}` : "" }));
  }

  /** Who can be chosen now. */
  mark() {
    const { offer } = this.host.decision;
    const able = new Set(offer?.region?.type === "cards" && offer.region.of === "recruits" ? offer.region.cards?.map(Number) : []);
    for (const option of (offer?.options ?? []).filter((one) => !one.form)) for (const [kind, n] of option.on ?? []) if (kind === "character") able.add(Number(n));
    for (const [card, row] of this.shown) row.classList.toggle("offered", able.has(card));
  }

  /** @param {Piece | null} piece @param {boolean} chosen */
  point(piece, chosen) {
    for (const row of this.shown.values()) row.classList.remove("is-hover");
    const card = piece?.[0] === "piece" ? this.view?.mission?.pcs[Number(piece[1])]?.card : undefined;
    const row = card === undefined ? undefined : this.shown.get(card);
    row?.classList.add("is-hover");
    if (chosen) row?.scrollIntoView({ block: "nearest" });
  }
}
