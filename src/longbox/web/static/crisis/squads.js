// The squads: a stat card for each character, as it is now, and the full card behind its name.

import { crest } from "../emblems.js";
import { SEATS, fill, h, icon, text } from "../table/dom.js";
import { sheet } from "../table/sheet.js";
import { head, kept, order } from "../table/sides.js";
import { wholeCard } from "./card.js";

/**
 * @typedef {import("../table/types.js").State} State @typedef {import("../table/types.js").View} View @typedef {import("./types.js").Fighter} Character
 * @typedef {import("./types.js").Cards} Catalogue
 * @typedef {import("../table/types.js").Piece} Piece @typedef {import("./types.js").Story} Story
 */

const CONDITION_ICONS = new Set(["bleed", "hex", "incinerate", "judgment", "poison", "root", "shock", "slow", "stagger", "stun"]);

/** @param {Record<string, any> | undefined} among @param {string} id */
const named = (among, id) => {
  const found = among?.[id] ?? among?.[id.split("/").pop() ?? id];
  return typeof found === "string" ? found : found?.name ?? (id.split("/").pop() ?? id).replaceAll("-", " ");
};

/** How the cards of those who wait become shorter, one after the other, until all of a squad are in sight. */
const SHORTER = ["tight", "tighter", "tightest"];

export class Squads {
  /**
   * @param {HTMLElement[]} columns own first
   * @param {{ focus(piece: Piece): void }} board
   */
  constructor(columns, board) {
    this.columns = columns;
    this.board = board;
    /** @type {Catalogue} */ this.cards = {};
    /** @type {Map<number, HTMLElement>} */ this.shown = new Map();
    /** @type {View} */ this.view = {};
    /** @type {State | null} */ this.state = null;
    /** @type {Story | null} */ this.story = null;
    /** The characters that are picked just now. @type {{ seat: number, cards: string[] } | null} */ this.picks = null;
    /** Who acts and who is the target, as they were brought into view. */
    this.brought = "";
    this.peek = h("aside", { class: "peek", hidden: true, "aria-hidden": "true" });
    document.getElementById("board")?.append(this.peek);
    const sized = new ResizeObserver(() => this.fit());
    for (const column of columns) sized.observe(column);
  }

  /** @param {State} state */
  draw(state) {
    const view = state.view ?? {};
    this.view = view;
    this.state = state;
    this.story = /** @type {Story} */ (state.story);
    this.fight = view.attack ?? null;
    /** @type {Character[]} */ const characters = view.characters ?? [];
    const seats = order(state);
    this.shown.clear();
    this.columns.forEach((column, place) => {
      const seat = seats[place];
      if (seat === undefined) return fill(column);
      const list = h("ul", { class: "cards" });
      characters.forEach((one, who) => {
        if (one.seat !== seat) return;
        const card = this.card(one, who);
        this.shown.set(who, card);
        list.append(card);
      });
      const threat = characters.reduce((sum, one) => sum + (one.seat === seat ? this.cards.characters?.[one.card]?.threat ?? 0 : 0), 0);
      const sub = [view.affiliation?.[seat], threat && text("threat.sum", { n: threat })].filter(Boolean).join(" · ");
      if (!characters.length) this.setUp(list, seat, place);
      kept(column, () => fill(column, head(state, seat, sub), list, place === 0 || seats.length > 2 ? this.tactics(seat) : h("div", { class: "feet" }, this.tactics(seat)), place === 1 && characters.length ? this.mission() : null));
    });
    this.fit();
    const now = this.fight ? [this.fight.attacker, this.fight.target] : [this.story?.acting];
    if (String(now) !== this.brought) for (const who of now) this.shown.get(Number(who))?.scrollIntoView({ block: "nearest" });
    this.brought = String(now);
  }

  /** Before anybody is on the table: whom one has chosen, and beside it the Crisis cards to read. @param {HTMLElement} list @param {number} seat @param {number} place */
  setUp(list, seat, place) {
    const chosen = this.picks?.seat === seat ? this.picks.cards : this.view.setup?.squads?.[seat] ?? [];
    for (const id of chosen) {
      const card = this.cards.characters?.[id];
      if (card) list.append(this.printed(id, card, seat));
    }
    if (place === 1) for (const id of this.view.crises ?? []) {
      const card = wholeCard(this.cards, id, { icon, head: true });
      if (card) list.append(h("li", { class: "panel crisis-now" }, card));
    }
  }

  /** A character that was chosen, by what is printed on it. @param {string} id @param {import("./types.js").CharacterCard} card @param {number} seat */
  printed(id, card, seat) {
    const { stamina, move, size, defenses } = card.forms[0].healthy;
    return h("li", { class: `card printed ${SEATS[seat].toLowerCase()}` },
      h("div", { class: "card-h" }, crest(card.emblem, card.monogram, SEATS[seat].toLowerCase()),
        h("h3", null, h("button", { type: "button", class: "name", title: card.name, onclick: () => this.open(id) }, card.short ?? card.name)),
        h("span", { class: "state" }, text("threat", { n: card.threat }))),
      h("div", { class: "stats" }, (this.cards.types ?? []).map((type, i) => h("span", { title: text(`defense.${type}`) }, icon(type), h("span", { class: "sr" }, text(`defense.${type}`)), defenses[i])),
        ...[["stamina", stamina], ["move", move], ["size", size]].map(([mark, value]) => h("span", { title: this.cards.labels?.[mark] ?? mark }, icon(String(mark)), h("span", { class: "sr" }, this.cards.labels?.[mark] ?? mark), value))));
  }

  /** Cards were picked in a choice among characters. @param {import("../table/decision.js").Decision} decision */
  picked({ offer, cardsOn }) {
    this.picks = offer?.region?.type === "cards" && offer.region.threat !== undefined ? { seat: offer.seat, cards: cardsOn } : null;
    if (this.state && offer?.region?.type === "cards") this.draw(this.state);
  }

  /** Whoever neither acts nor is a target has a card as short as it must be. */
  fit() {
    for (const column of this.columns) {
      const list = column.querySelector(".cards");
      if (!list) continue;
      list.classList.remove(...SHORTER);
      for (const level of SHORTER) if (list.scrollHeight > list.clientHeight + 1) list.classList.add(level);
    }
  }

  /** @param {Character} one @param {number} who */
  card(one, who) {
    const printed = this.cards.characters?.[one.card];
    const has = (/** @type {string} */ mark) => one.marks.includes(mark);
    const gone = has("ko") || !has("played");
    const acting = this.fight ? this.fight.attacker === who : this.story?.acting === who;
    const target = this.fight?.target === who;
    const classes = ["card", SEATS[one.seat].toLowerCase(), acting || target ? "now" : "", gone || has("activated") || has("dazed") ? "done" : "", gone ? "gone" : "", has("ko") ? "ko" : ""];
    const name = printed?.short ?? printed?.name ?? one.card;
    return h("li", {
      class: classes.filter(Boolean).join(" "), "data-piece": who,
      onclick: () => this.board.focus(["character", who]),
    },
      h("div", { class: "card-h" },
        crest(printed?.emblem, printed?.monogram ?? "", SEATS[one.seat].toLowerCase()),
        h("h3", null, h("button", { type: "button", class: "name", "data-who": who, title: printed?.name ?? one.card, onclick: (/** @type {Event} */ event) => { event.stopPropagation(); this.open(one.card, who); } }, name)),
        this.tag(one, acting, target)),
      h("div", { class: "stats" }, (this.cards.types ?? []).map((type, i) => h("span", { title: text(`defense.${type}`) }, icon(type), h("span", { class: "sr" }, text(`defense.${type}`)), one.defenses[i])),
        h("span", { class: "th" }, text("threat", { n: printed?.threat }))),
      !gone && h("div", { class: "meters" },
        icon("damage"), pips("dmg", one.damage, one.stamina, text("damage.of", { n: one.damage, most: one.stamina })), h("span", { class: "num" }, `${one.damage}/${one.stamina}`),
        icon("power"), pips("pow", one.power, this.cards.limits?.power ?? one.power, text("power.n", { n: one.power })), h("span", { class: "num" }, one.power)),
      !gone && this.tags(one, who));
  }

  /** @param {Character} one @param {boolean} acting @param {boolean} target */
  tag(one, acting, target) {
    const yours = this.state?.table.seats[one.seat]?.you; // yellow is only for one's own
    if (acting) return h("span", { class: yours ? "tag you" : "tag" }, text(this.fight ? "state.attacking" : "state.acting"));
    if (target) return h("span", { class: "tag" }, text("state.target"));
    const has = (/** @type {string} */ name) => one.marks.includes(name);
    const [mark, key] = has("ko") ? ["ko", "ko"] : !has("played") ? ["hidden", "out"] : has("dazed") ? ["dazed", "dazed"] : has("activated") ? ["activated", "done"] : ["ready", "ready"];
    return h("span", { class: "state", "data-help": key === "ko" || key === "dazed" ? key : null }, icon(mark), text(`state.${key}`));
  }

  /** @param {Character} one @param {number} who */
  tags(one, who) {
    /** @type {import("./types.js").HeldToken[]} */ const tokens = this.view.tokens ?? [];
    const held = tokens.filter((token) => token.holder === who).map((token) => named(this.cards.tokens, token.name));
    const form = this.cards.characters?.[one.card]?.forms;
    const tags = [
      one.injured && h("span", { class: "cond side", "data-help": "injured" }, icon("wounded"), text("state.injured")),
      form && form.length > 1 && form[one.form] && h("span", { class: "cond held" }, icon("swap"), form[one.form].name),
      ...held.map((name) => h("span", { class: "cond held" }, icon("asset"), name)),
      ...[...one.gems].map((gem) => h("span", { class: "cond held" }, icon("asset"), named(this.cards.gems, gem))),
      ...one.conditions.map((id) => h("span", { class: "cond", tabindex: 0, "data-help": id }, CONDITION_ICONS.has(id) && icon(id), this.cards.conditions?.[id]?.name ?? id)),
    ].filter(Boolean);
    return tags.length ? h("div", { class: "conds" }, ...tags) : null;
  }

  /** @param {number} seat */
  tactics(seat) {
    const left = this.view.tactics?.[seat] ?? [];
    const used = (this.story?.played ?? []).filter(([by, card]) => by === seat && !left.includes(card)).map(([, card]) => card);
    if (!left.length && !used.length) return null;
    return h("div", { class: "panel tt" }, h("h3", null, text("tactics")), h("ul", null, ...[...left, ...used].map((id, i) => {
      const card = this.cards.tactics?.[id];
      return h("li", { class: i < left.length ? null : "used" },
        h("button", { type: "button", class: "name", onclick: () => this.open(id) }, card?.name ?? id, i >= left.length && h("span", { class: "sr" }, ` (${text("tactic.used")})`)));
    })));
  }

  mission() {
    /** @type {string[]} */ const crises = this.view.crises ?? [];
    if (!crises.length) return null;
    return h("div", { class: "panel tt crises" }, h("h3", null, text("mission")), h("ul", null, ...crises.map((id) => {
      const card = this.cards.crises?.[id];
      return h("li", null, h("button", { type: "button", class: "name", title: card ? text(`kind.${card.kind}`) : null, onclick: () => this.open(id) }, card?.name ?? id),
        this.view.scoring?.[id] && h("span", { class: "num", title: text("mission.scoring") }, this.view.scoring[id].join(" : ")));
    })));
  }

  // -- the full card ------------------------------------------------------------------------------------------------------

  /** @param {string} id @param {number | null} [who] */
  open(id, who = null) {
    const now = who === null ? null : this.view.characters?.[who];
    const card = wholeCard(this.cards, id, { icon, now, head: false });
    if (card) sheet(card.getAttribute("aria-label") ?? id, [card]);
  }

  // -- what the board points at -------------------------------------------------------------------------------------------

  /** @param {Piece | null} piece @param {boolean} chosen */
  point(piece, chosen) {
    for (const card of this.shown.values()) card.classList.remove("is-hover");
    const who = piece?.[0] === "character" ? Number(piece[1]) : null;
    const card = who === null ? undefined : this.shown.get(who);
    const one = who === null ? undefined : this.view.characters?.[who];
    this.peek.hidden = !one;
    if (!card || !one || who === null) return;
    card.classList.add("is-hover");
    if (chosen) card.scrollIntoView({ block: "nearest" });
    fill(this.peek, h("ul", null, this.card(one, who)));
  }
}

/** @param {string} kind @param {number} on @param {number} of @param {string} label */
function pips(kind, on, of, label) {
  return h("span", { class: `pips ${kind}`, role: "img", "aria-label": label }, ...Array.from({ length: of }, (_, i) => h("i", { class: i < on ? "on" : null })));
}
