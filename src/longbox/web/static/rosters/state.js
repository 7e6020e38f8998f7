// The roster that is being built, and the cards it is built from.

import { Work } from "../builder/work.js";
import { empty } from "./kept.js";

/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./types.js").Roster} Roster */

/** @type {readonly Part[]} */
export const PARTS = ["characters", "tactics", "secure", "extraction"];

/** @typedef {import("../builder/types.js").Bar} Bar */

/** @extends {Work<Roster>} */
export class State extends Work {
  /** @param {import("./types.js").Catalogue} catalogue */
  constructor(catalogue) {
    super(empty());
    this.catalogue = catalogue;
    this.ruleset = 2025;
    /** Cards that the chosen events do not take. @type {Set<string>} */
    this.out = new Set();
    /** @type {Map<string, Card>} */
    this.cards = new Map(PARTS.flatMap((part) => catalogue[part].map((card) => [`${part}/${card.id}`, card])));
  }

  get roster() {
    return this.made;
  }

  /** @param {Part} part @param {string} id @returns {Card} an unknown card is shown by its id */
  card(part, id) {
    return this.cards.get(`${part}/${id}`) ?? { id, name: id };
  }

  /** @param {Part} part @param {string} id */
  has(part, id) {
    return this.roster[part].includes(id);
  }

  /** Whether a card is there as often as it may be. @param {Part} part @param {Card} card */
  whole(part, card) {
    return this.roster[part].filter((id) => id === card.id).length >= (card.copies ?? 1);
  }

  /** What a character costs with its gems. @param {string} id */
  threat(id) {
    const gems = this.roster.gems[id] ?? [];
    const extra = this.catalogue.gems.filter((gem) => gems.includes(gem.id)).reduce((sum, gem) => sum + gem.threat, 0);
    return (this.card("characters", id).threat ?? 0) + extra;
  }

  /** @param {Part} part */
  full(part) {
    return this.roster[part].length >= this.catalogue.sizes[part];
  }

  /** Whether the chosen events take a card. @param {Part} part @param {string} id */
  taken(part, id) {
    return !this.out.has(`${part}/${id}`);
  }

  /** Another card in the place of one. @param {Part} part @param {string} id @param {string} other */
  replace(part, id, other) {
    return this.edit((roster) => {
      const where = roster[part].indexOf(id);
      if (where >= 0) roster[part][where] = other;
      if (part === "characters") delete roster.gems[id];
    });
  }

  /**
   * What keeps a card from being added, as a hint beside it. The server judges; this only saves a way there and back.
   * @param {Part} part
   * @param {Card} card
   * @returns {Bar | null}
   */
  bar(part, card) {
    for (const id of this.roster[part]) {
      const other = this.card(part, id);
      if (part === "characters" && other.id !== card.id) {
        const name = other.name === card.name;
        const ego = other.alter_ego === card.alter_ego;
        if ((name && ego) || ((name || ego) && this.ruleset === 2025)) {
          return { tag: name ? "sameName" : "sameEgo", why: "sameWhy", name: other.name };
        }
      }
      if (part === "tactics" && (other.not_with === card.id || card.not_with === other.id)) {
        return { tag: "excluded", why: "excludedWhy", name: other.name };
      }
    }
    if (!this.taken(part, card.id)) return { tag: "notTaken", why: "notTakenWhy", name: card.name };
    return this.full(part) ? { tag: "full", why: "fullWhy", name: "" } : null;
  }

  /** @param {Part} part @param {string} id */
  add(part, id) {
    return this.edit((roster) => roster[part].push(id));
  }

  /** Takes one copy out, and the gems with the last one. @param {Part} part @param {string} id */
  remove(part, id) {
    return this.edit((roster) => {
      const where = roster[part].lastIndexOf(id);
      if (where >= 0) roster[part].splice(where, 1);
      if (part === "characters" && !roster.characters.includes(id)) delete roster.gems[id];
    });
  }

  /** Give a gem to somebody, or take it back; nobody else keeps it. @param {string} who @param {string} gem */
  gem(who, gem) {
    return this.edit((roster) => {
      const had = roster.gems[who]?.includes(gem);
      for (const [bearer, gems] of Object.entries(roster.gems)) {
        roster.gems[bearer] = gems.filter((one) => one !== gem);
      }
      if (!had) {
        const slots = this.card("characters", who).gem_slots ?? 1;
        roster.gems[who] = [...(roster.gems[who] ?? []), gem].slice(-slots);
      }
      for (const [bearer, gems] of Object.entries(roster.gems)) if (!gems.length) delete roster.gems[bearer];
    });
  }
}
