// What Crisis Protocol shows around its board: the mission tracker, two squads, the dice, the odds, and how lucky everybody was.

import { icon, text } from "../table/dom.js";
import { drawOdds } from "../table/odds.js";
import { wholeCard } from "./card.js";
import { drawMission } from "./mission.js";
import { Squads } from "./squads.js";
import { Tray } from "./tray.js";

/**
 * @typedef {import("../table/types.js").State} State
 * @typedef {import("../table/types.js").Option} Option @typedef {import("../table/types.js").Piece} Piece
 * @typedef {import("../table/types.js").PanelsHost} PanelsHost @typedef {import("./types.js").Cards} Cards
 */

export class Panels {
  /** @param {PanelsHost} host */
  constructor(host) {
    this.host = host;
    this.squads = new Squads(host.places.columns, host);
    this.tray = new Tray(host.places, host.decision);
    /** What attacks, superpowers and Team Tactic cards do, by id. @type {Map<string, string>} */ this.texts = new Map();
    this.odds(null, null);
  }

  /** @param {Cards} cards */
  catalogue(cards) {
    this.cards = this.squads.cards = this.tray.cards = cards;
    for (const [id, one] of Object.entries(cards.tactics ?? {})) this.texts.set(id, one.text);
    for (const one of Object.values(cards.characters ?? {})) for (const part of [...one.attacks, ...one.superpowers]) this.texts.set(part.id, part.text);
    for (const one of Object.values(cards.gems ?? {})) if (typeof one !== "string" && one.superpower) this.texts.set(one.superpower.id, one.superpower.text);
  }

  /** @param {State} state */
  draw(state) {
    drawMission(this.host.places.tracker, state, this.cards?.limits);
    if (state.view) this.squads.draw(state);
    this.tray.draw(state);
  }

  /** @param {Piece | null} piece @param {boolean} chosen */
  point(piece, chosen) {
    this.squads.point(piece, chosen);
  }

  /** @param {Option | null} option @param {Option | null} against */
  odds(option, against) {
    drawOdds(this.host.places.odds, this.host.decision.offer, option, against);
  }

  picked() {
    this.tray.picked();
    this.squads.picked(this.host.decision);
  }

  /** What an option does: the text of the Team Tactic card, superpower or attack it comes from. @param {Option} option @returns {string} */
  told({ source, weapon }) {
    const card = weapon ? this.squads.view.characters?.[weapon[0]]?.card : "";
    return this.texts.get(weapon ? `${card}/${weapon[1]}` : (source ?? "").replace(/^tactic\//, "")) ?? "";
  }

  /** @param {Piece} piece @param {import("../table/types.js").View} view */
  face([kind, who], view) {
    const one = kind === "character" ? view.characters?.[who] : null;
    const card = one && this.cards?.characters?.[one.card];
    return card ? { name: card.short ?? card.name, seat: one.seat, emblem: card.emblem } : null;
  }

  /** @param {string} id */
  card(id) {
    const card = this.cards?.characters?.[id] ?? this.cards?.tactics?.[id] ?? this.cards?.crises?.[id];
    if (!card) return null;
    const lines = "attacks" in card ? [...card.attacks ?? [], ...("superpowers" in card ? card.superpowers ?? [] : [])] : [];
    const text_ = "text" in card && card.text ? card.text : lines.map((one) => `${one.name}. ${one.text}`).join(" ");
    const parts = ["threat" in card ? text("threat", { n: card.threat }) : "", "affiliations" in card ? card.affiliations.map((one) => this.cards?.affiliations?.[one] ?? one).join(", ") : "", "label" in card ? card.label ?? "" : "", "alter_ego" in card ? "" : text_];
    const emblem = "emblem" in card ? card.emblem : undefined;
    return { name: card.name, emblem, note: parts.filter(Boolean).join(" · "), cost: "threat" in card ? card.threat : 0, text: text_ };
  }

  /** A card to read. @param {string} id */
  whole(id) {
    return this.cards ? wholeCard(this.cards, id, { icon, head: true }) : null;
  }
}
