/** What things are called, and the whole table in words. */

import { player } from "../table/dom.js";
import { apart, label } from "./hexes.js";

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").Catalogue} Catalogue @typedef {import("./types.js").Character} Character */

/** In the arena a PC is the number of its seat, a Mission Token this and its own number. */
export const TOKEN = 4;

export class Names {
  /** @param {(key: string, values?: Record<string, unknown>) => string} text */
  constructor(text) {
    this.text = text;
    /** @type {Catalogue} */ this.cards = {};
    /** @type {View | null} */ this.view = null;
  }

  /** @param {number} seat */
  seat(seat) {
    return player(seat);
  }

  /** @param {number} card */
  recruit(card) {
    return this.cards.recruits?.[card]?.name ?? `#${card}`;
  }

  /** @param {number} card */
  plot(card) {
    return this.cards.plots?.[card]?.name ?? `#${card}`;
  }

  /** @param {number} card */
  mission(card) {
    return this.cards.missions?.[card]?.name ?? `#${card}`;
  }

  /** @param {number} seat */
  school(seat) {
    return this.cards.schools?.[this.view?.schools[seat]?.school ?? -1]?.name ?? "";
  }

  /** @param {number} piece */
  piece(piece) {
    const mission = this.view?.mission;
    if (!mission) return "";
    if (piece < TOKEN) return this.recruit(mission.pcs[piece]?.card ?? -1);
    const card = this.cards.missions?.[mission.mission];
    const name = card?.token ? card.token.charAt(0).toUpperCase() + card.token.slice(1) : this.text("mr.token");
    return (card?.tokens ?? 1) > 1 ? `${name} ${piece - TOKEN + 1}` : name;
  }

  /** @param {number} piece */
  hex(piece) {
    const mission = this.view?.mission;
    return (piece < TOKEN ? mission?.pcs[piece]?.hex : mission?.tokens[piece - TOKEN]?.hex) ?? -1;
  }

  /** The pieces in the arena. */
  pieces() {
    const mission = this.view?.mission;
    if (!mission) return [];
    return [...mission.pcs.map((_, seat) => seat), ...mission.tokens.map((_, i) => TOKEN + i)].filter((piece) => this.hex(piece) >= 0);
  }

  /** @param {number} hex */
  on(hex) {
    return this.pieces().find((piece) => this.hex(piece) === hex) ?? -1;
  }

  /** How much a Mission Token can still take; 0 where it cannot be attacked. @param {number} piece */
  health(piece) {
    const mission = this.view?.mission;
    const most = this.cards.missions?.[mission?.mission ?? -1]?.health ?? 0;
    return most && Math.max(0, most - (mission?.tokens[piece - TOKEN]?.damage ?? []).reduce((a, b) => a + b, 0));
  }

  /** Stats as they are read. @param {number[]} stats */
  stats([a, d, s]) {
    return this.text("mr.stats", { a, d, s });
  }

  /** A piece with what it has. @param {number} piece */
  describe(piece) {
    const mission = this.view?.mission;
    if (!mission) return "";
    if (piece < TOKEN) {
      const pc = mission.pcs[piece];
      return [this.piece(piece), this.seat(piece), this.stats(pc.stats), pc.carrying >= 0 && this.text("mr.carries", { name: this.piece(TOKEN + pc.carrying) })].filter(Boolean).join(", ");
    }
    const health = this.health(piece);
    return [this.piece(piece), health > 0 && this.text("mr.health", { n: health })].filter(Boolean).join(", ");
  }

  /** @param {number} hex */
  describeHex(hex) {
    const piece = this.on(hex);
    if (piece >= 0) return `${label(hex)}: ${this.describe(piece)}`;
    return this.view?.mission?.obstacles.includes(hex) ? `${label(hex)}: ${this.text("mr.obstacle")}` : this.text("mr.free", { hex: label(hex) });
  }

  /** What is so about a Character. @param {Character} one */
  state(one) {
    return [one.injured && this.text("mr.injured"), one.triumph && this.text("mr.triumph"), one.training >= 0 && this.recruit(one.training)].filter(Boolean).join(", ");
  }

  /** The table in tables: head, columns, rows. @param {number} own */
  twin(own) {
    const { view, text } = this;
    if (!view) return [];
    /** @type {{head: string, columns: string[], rows: string[][]}[]} */
    const tables = [{
      head: text("mr.twin.schools"),
      columns: ["mr.twin.player", "mr.revolution", "mr.hope", "mr.plot.points", "mr.hand"].map((key) => text(key)),
      rows: view.schools.map((one, seat) => [
        [this.seat(seat), this.school(seat), seat === view.commander && text("mr.commander"), seat === own && text("mr.you")].filter(Boolean).join(", "),
        text("mr.of", { n: one.revolution, of: view.goal }), String(one.hope), String(one.plot_points), String(one.cards),
      ]),
    }];
    view.schools.forEach((one, seat) => {
      if (one.characters.length) tables.push({
        head: `${this.seat(seat)}: ${this.school(seat)}`,
        columns: ["mr.twin.character", "mr.twin.stats", "mr.power", "mr.twin.state"].map((key) => text(key)),
        rows: one.characters.map((who) => [this.recruit(who.card), this.stats(who.stats), text("mr.of", { n: who.power, of: who.limit }), this.state(who) || "–"]),
      });
    });
    const mine = this.hex(own);
    if (this.pieces().length) tables.push({
      head: text("mr.twin.arena"),
      columns: ["mr.twin.piece", "mr.twin.hex", "mr.twin.far"].map((key) => text(key)),
      rows: this.pieces().map((piece) => [this.describe(piece), label(this.hex(piece)), own >= 0 && mine >= 0 && piece !== own ? String(apart(mine, this.hex(piece))) : "–"]),
    }, { head: text("mr.twin.obstacles"), columns: [text("mr.twin.hex")], rows: (view.mission?.obstacles ?? []).map((hex) => [label(hex)]) });
    return tables;
  }
}
