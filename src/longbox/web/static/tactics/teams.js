// The teams: a small folio for each figure as it is now, and the whole folio behind its name.

import { crest } from "../emblems.js";
import { SEATS, fill, h, icon, text } from "../table/dom.js";
import { sheet } from "../table/sheet.js";
import { head, kept, order, paragraphs } from "../table/sides.js";
import { abilityName, colourName } from "./feat.js";

/**
 * @typedef {import("../table/types.js").State} State @typedef {import("../table/types.js").Piece} Piece
 * @typedef {import("./types.js").Catalogue} Catalogue @typedef {import("./types.js").View} View @typedef {import("./types.js").Figure} Figure
 * @typedef {import("./types.js").Folio} Folio
 */

/** Conditions by the icon that stands for them. @type {Record<string, string>} */
const ICONS = { stunned: "stunned", held: "held", stuck: "root", staggered: "stagger", confused: "confused", shapeshift: "swap", phased: "hidden" };

export class Teams {
  /**
   * @param {HTMLElement[]} columns own first
   * @param {{ focus(piece: Piece): void }} board
   */
  constructor(columns, board) {
    this.columns = columns;
    this.board = board;
    /** @type {Catalogue} */ this.cards = {};
    /** @type {Map<number, HTMLElement>} */ this.shown = new Map();
    /** @type {View | null} */ this.view = null;
    /** @type {State | null} */ this.state = null;
    this.acting = -1;
    this.peek = h("aside", { class: "peek", hidden: true, "aria-hidden": "true" });
    document.getElementById("board")?.append(this.peek);
  }

  /** @param {State} state @param {View} view @param {number} acting */
  draw(state, view, acting) {
    this.state = state;
    this.view = view;
    this.acting = view.attack ? view.attack.attacker : acting;
    this.shown.clear();
    const seats = order(state);
    this.columns.forEach((column, place) => {
      const seat = seats[place];
      if (seat === undefined) return fill(column);
      const cards = view.figures.flatMap((one, who) => {
        if (one.seat !== seat) return [];
        const card = this.card(one, who);
        this.shown.set(who, card);
        return [card];
      });
      kept(column, () => fill(column, head(state, seat, this.label(view, seat)), h("ul", { class: "cards" }, ...cards), this.plot(view, seat)));
    });
  }

  /** What a team calls itself: the affiliation that most of it share. @param {View} view @param {number} seat */
  label(view, seat) {
    /** @type {Map<string, number>} */ const count = new Map();
    for (const one of view.figures) if (one.seat === seat) for (const id of one.affiliations) count.set(id, (count.get(id) ?? 0) + 1);
    const most = [...count].sort((a, b) => b[1] - a[1])[0];
    const known = this.cards.affiliations?.[most?.[0] ?? ""];
    return most && most[1] > 1 ? (typeof known === "string" ? known : known?.name) ?? most[0] : "";
  }

  /** @param {number} who */
  name(who) {
    const figures = this.view?.figures ?? [];
    const one = figures[who];
    if (!one) return "";
    const same = figures.flatMap((other, i) => (other.figure === one.figure && other.seat === one.seat ? [i] : []));
    const name = this.cards.figures?.[one.figure]?.name ?? one.name;
    return same.length > 1 ? `${name} ${same.indexOf(who) + 1}` : name;
  }

  /** @param {Figure} one @param {number} who */
  card(one, who) {
    const target = this.view?.attack?.target === who;
    const acting = this.acting === who;
    const gone = one.readiness === "ko" || one.square < 0;
    const classes = ["card", SEATS[one.seat].toLowerCase(), acting || target ? "now" : "", gone || one.readiness !== "ready" ? "done" : "", gone ? "gone" : "", one.readiness === "ko" ? "ko" : ""];
    const life = h("i");
    life.style.width = `${Math.max(0, Math.min(100, (100 * one.health) / (one.starting_health || 1)))}%`;
    return h("li", { class: classes.filter(Boolean).join(" "), "data-piece": who, onclick: () => this.board.focus(["figure", who]) },
      h("div", { class: "card-h" },
        crest(this.cards.figures?.[one.figure]?.emblem, this.cards.figures?.[one.figure]?.monogram ?? "", SEATS[one.seat].toLowerCase()),
        h("h3", null, h("button", { type: "button", class: "name", "data-who": who, title: this.cards.figures?.[one.figure]?.renown_name, onclick: (/** @type {Event} */ event) => { event.stopPropagation(); this.open(one.figure, who); } }, this.name(who))),
        this.tag(one, acting, target)),
      !gone && h("div", { class: "meters" }, icon("health"), h("span", { class: "hp", role: "img", "aria-label": text("board.health", { n: one.health, of: one.starting_health }) }, life), h("span", { class: "num", "aria-hidden": "true" }, `${one.health}/${one.starting_health}`),
        icon("karma"), h("span", { class: "num", title: text("tactics.karma") }, h("span", { class: "sr" }, text("tactics.karma")), one.karma),
        icon("speed"), h("span", { class: "num", title: text("tactics.speed") }, h("span", { class: "sr" }, text("tactics.speed")), one.speed)),
      !gone && this.ranks(one),
      !gone && this.tags(one));
  }

  /** The seven abilities by letter, each with its rank now. @param {Figure} one */
  ranks(one) {
    const { ranks } = this.cards;
    if (!ranks) return null;
    const printed = this.cards.figures?.[one.figure]?.ranks;
    return h("dl", { class: "ranks" }, ...(this.cards.abilities ?? []).map(({ name, short }, i) => {
      const n = one.abilities[i];
      const now = ranks[n];
      const changed = printed?.[i] && printed[i].rank !== n;
      return h("div", { class: changed ? "changed" : null, title: `${name}: ${now?.name ?? n} (${now?.value ?? n})` },
        h("dt", null, h("span", { "aria-hidden": "true" }, short), h("span", { class: "sr" }, name)), h("dd", null, now?.short ?? n));
    }));
  }

  /** @param {Figure} one @param {boolean} acting @param {boolean} target */
  tag(one, acting, target) {
    const yours = this.state?.table.seats[one.seat]?.you; // yellow is only for one's own
    if (acting) return h("span", { class: yours ? "tag you" : "tag" }, text(this.view?.attack ? "state.attacking" : "state.acting"));
    if (target) return h("span", { class: "tag" }, text("state.target"));
    if (one.square < 0 && one.readiness !== "ko") return h("span", { class: "state" }, icon("hidden"), text("state.out"));
    return h("span", { class: "state" }, icon(one.readiness), this.cards.readiness?.[one.readiness] ?? one.readiness);
  }

  /** @param {Figure} one */
  tags(one) {
    const carried = one.carrying >= 0 ? this.view?.things[one.carrying]?.thing ?? "" : "";
    const tags = [
      ...one.conditions.map((id) => h("span", { class: "cond", tabindex: 0, "data-help": id }, icon(ICONS[id] ?? "info"), this.cards.conditions?.[id]?.name ?? id)),
      one.dodge !== "white" && h("span", { class: "cond held" }, icon("block"), text("board.dodge", { colour: colourName(this.cards, one.dodge) })),
      one.weaken > 0 && h("span", { class: "cond" }, icon("slow"), text("board.weaken", { n: one.weaken })),
      carried && h("span", { class: "cond held" }, icon("carrying"), this.cards.things?.[carried]?.name ?? carried),
      one.flying && h("span", { class: "cond held" }, icon("flight"), text("board.flying")),
      one.giant && h("span", { class: "cond held" }, icon("size"), text("board.giant")),
    ].filter(Boolean);
    return tags.length ? h("div", { class: "conds" }, ...tags) : null;
  }

  /** @param {View} view @param {number} seat */
  plot(view, seat) {
    const ids = [...new Set(view.plots.filter((one) => one.seat === seat).map((one) => one.plot))].filter(Boolean);
    const things = view.things.filter((one) => one.seat === seat).map((one) => one.thing);
    if (!ids.length && !things.length) return null;
    const entry = (/** @type {import("./types.js").Named | undefined} */ card, /** @type {string} */ id) => {
      const name = card?.name ?? id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
      return h("li", null, h("button", { type: "button", class: "name", onclick: () => sheet(name, paragraphs(card?.text ?? "")) }, name));
    };
    return h("div", { class: "panel tt" }, h("h3", null, text("tactics.plots")), h("ul", null, ...ids.map((id) => entry(this.cards.plots?.[id], id)), ...things.map((id) => entry(this.cards.things?.[id], id))));
  }

  // -- the whole folio ----------------------------------------------------------------------------------------------------

  /** @param {string} id @param {number} who */
  open(id, who) {
    const card = this.cards.figures?.[id];
    const now = this.view?.figures[who];
    if (!now) return;
    const facts = [card?.alias, card?.renown_name, this.cards.dispositions?.[card?.side ?? ""], ...(card?.affiliations ?? []), ...(card?.traits ?? [])].filter(Boolean).join(" · ");
    sheet(this.name(who), [
      h("p", { class: "sub" }, facts),
      this.cards.ranks ? h("table", { class: "sides folio" },
        h("thead", null, h("tr", null, h("td", null), ...(this.cards.abilities ?? []).map(({ name, short }) => h("th", { scope: "col", title: name }, h("span", { "aria-hidden": "true" }, short), h("span", { class: "sr" }, name))))),
        h("tbody", null,
          card?.ranks && h("tr", null, h("th", { scope: "row" }, text("tactics.printed")), ...card.ranks.map((one) => h("td", null, this.rankCell(one.rank)))),
          h("tr", { class: "current" }, h("th", { scope: "row" }, text("now")), ...now.abilities.map((n) => h("td", null, this.rankCell(n)))))) : null,
      h("p", { class: "figures-row" }, `${text("tactics.health")} ${now.health}/${now.starting_health} · ${text("tactics.karma")} ${now.karma} · ${text("tactics.speed")} ${now.speed}`),
      ...this.lists(card),
      ...paragraphs(card?.text ?? ""),
    ]);
  }

  /** @param {number} rank */
  rankCell(rank) {
    const found = this.cards.ranks?.[rank];
    return h("span", { title: found?.name }, h("b", null, found?.short ?? rank), ` ${found?.value ?? ""}`);
  }

  /** @param {Folio | undefined} card */
  lists(card) {
    const { attacks = [], specials = [] } = card ?? {};
    return [
      attacks.length > 0 && h("h3", null, text("attacks")),
      ...attacks.map((one) => h("div", { class: "rule-box" },
        h("h4", null, one.name, h("span", { class: "figures" }, one.range ? h("span", { title: text("range") }, icon("range"), one.range) : null, h("span", { title: text("tactics.damage") }, icon("damage"), one.damage))),
        h("p", { class: "sub" }, [this.cards.forms?.[one.form] ?? one.form, [one.ability && abilityName(this.cards, one.ability), this.cards.ranks?.[one.rank]?.name].filter(Boolean).join(" "), this.cards.damage?.[one.type] ?? one.type].filter(Boolean).join(" · ")),
        ...paragraphs(one.text ?? ""))),
      specials.length > 0 && h("h3", null, text("tactics.specials")),
      ...specials.map((one) => h("div", { class: "rule-box" }, h("h4", null, one.name, one.own && h("span", { class: "tag" }, text("tactics.own"))), ...paragraphs(one.text ?? ""))),
    ];
  }

  // -- what the board points at -------------------------------------------------------------------------------------------

  /** @param {Piece | null} piece @param {boolean} chosen */
  point(piece, chosen) {
    for (const card of this.shown.values()) card.classList.remove("is-hover");
    const who = piece?.[0] === "figure" ? Number(piece[1]) : -1;
    const card = this.shown.get(who);
    const one = this.view?.figures[who];
    this.peek.hidden = !one;
    if (!card || !one) return;
    card.classList.add("is-hover");
    if (chosen) card.scrollIntoView({ block: "nearest" });
    fill(this.peek, h("ul", null, this.card(one, who)));
  }
}
