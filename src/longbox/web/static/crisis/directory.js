/** The pieces in words: names, labels for screen readers and the text twin of the board. */

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Host} Host */
/** @typedef {import("./types.js").Character} Character */
/** @typedef {import("./types.js").Catalogue} Catalogue */

export class Directory {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    /** @type {Catalogue} */
    this.cards = {};
    /** @type {View | null} */
    this.view = null;
    /** Where each piece is, in words. @type {Record<string, string>} */
    this.places = {};
  }

  /** @param {Piece} piece @returns {string} */
  name([kind, i]) {
    const view = this.view;
    if (kind === "character") {
      const card = view?.characters[i]?.card ?? "";
      return this.cards.characters?.[card]?.name ?? plain(card);
    }
    if (kind === "token") {
      const name = view?.tokens[i]?.name ?? "";
      return this.cards.tokens?.[name]?.name ?? plain(name.split("/").pop() ?? "");
    }
    if (kind === "marker") return this.marker(view?.markers?.[i]?.name ?? "");
    const feature = view?.terrain[i]?.[0] ?? "";
    const name = this.cards.terrain?.[feature]?.name ?? plain(feature);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  /** What a card has put on the battlefield, by its name. @param {string} name */
  marker(name) {
    return this.cards.markers?.[name] ?? plain(name);
  }

  /** The name for a tag on the board. @param {Piece} piece @returns {string} */
  short(piece) {
    const card = piece[0] === "character" ? this.view?.characters[piece[1]]?.card : undefined;
    return (card && this.cards.characters?.[card]?.short) || this.name(piece);
  }

  /** @param {string} card */
  monogram(card) {
    const known = this.cards.characters?.[card]?.monogram;
    if (known) return known;
    const words = plain(card).split(" ");
    return (words.length > 1 ? words[0][0] + words[1][0] : words[0].slice(0, 2)).toUpperCase();
  }

  /** The drawing a character is known by. @param {string} card */
  emblem(card) {
    return this.cards.characters?.[card]?.emblem;
  }

  /** The drawing of a token. @param {number} i */
  sign(i) {
    return this.cards.tokens?.[this.view?.tokens[i]?.name ?? ""]?.emblem;
  }

  /** The side of a stat card that shows. @param {number} who */
  side(who) {
    const character = this.view?.characters[who];
    if (!character) return null;
    const forms = this.cards.characters?.[character.card]?.forms;
    const form = forms?.[character.form] ?? forms?.[0];
    return (character.injured ? form?.injured : form?.healthy) ?? form?.healthy ?? null;
  }

  /** A label: who it is, whose, and how it fares. @param {Piece} piece @returns {string} */
  describe(piece) {
    const view = /** @type {View} */ (this.view);
    const { host } = this;
    const [kind, i] = piece;
    const name = this.name(piece);
    if (kind === "character") {
      const character = view.characters[i];
      const stamina = character.stamina ?? this.side(i)?.stamina;
      const parts = [name, host.player(character.seat)];
      parts.push(stamina ? host.text("board.damage", { n: character.damage, of: stamina }) : host.text("board.damage.plain", { n: character.damage }));
      parts.push(host.text("board.power", { n: character.power }), this.state(character));
      if (character.injured) parts.push(host.text("board.injured"));
      parts.push(...character.conditions.map((condition) => this.cards.conditions?.[condition]?.name ?? plain(condition)));
      view.tokens.forEach((token, t) => {
        if (token.holder === i) parts.push(host.text("board.holds", { name: this.name(["token", t]) }));
      });
      return parts.join(", ");
    }
    if (kind === "token") {
      const side = this.owner(i);
      return `${name}, ${side < 0 ? host.text("board.nobody") : host.player(side)}`;
    }
    if (kind === "marker") return `${name}, ${host.player(view.markers?.[i]?.seat ?? -1)}`;
    const [, size, interactive] = view.terrain[i];
    const parts = [name, host.text("board.size", { n: size })];
    if (!interactive) parts.push(host.text("board.fixed"));
    if (this.destroyed(i)) parts.push(host.text("board.destroyed"));
    return parts.join(", ");
  }

  /** Who attacks, or else whose activation it is; and who is attacked. -1 for nobody. @returns {{acting: number, target: number}} */
  now() {
    const { attack, characters } = /** @type {View} */ (this.view);
    if (attack) return { acting: attack.attacker, target: attack.target };
    return { acting: characters.findIndex(({ actions }) => actions !== null && actions !== undefined), target: -1 };
  }

  /** Who has a token, or would score it now. @param {number} i */
  owner(i) {
    const { side, secured } = /** @type {View} */ (this.view).tokens[i];
    return side >= 0 ? side : (secured ?? -1);
  }

  /** The tool of a character's speed. @param {number} who */
  speed(who) {
    return this.view?.characters[who]?.speed ?? this.side(who)?.move ?? "";
  }

  /** @param {number} i */
  destroyed(i) {
    return Boolean(Math.floor((this.view?.rubble ?? 0) / 2 ** i) % 2);
  }

  /** @param {Character} character */
  state({ marks }) {
    return this.host.text(marks.includes("dazed") ? "board.dazed" : marks.includes("activated") ? "board.activated" : "board.ready");
  }

  /** A piece and where it is, as the rules tell it. @param {Piece} piece */
  row(piece) {
    const place = this.places[piece.join(":")];
    return `${this.describe(piece)}.${place ? ` ${place}` : ""}`;
  }

  /** The whole board in lists: own characters first; then tokens, then terrain. @param {number} seat @returns {{head: string, rows: string[]}[]} */
  twin(seat) {
    const view = this.view;
    if (!view) return [];
    const { host } = this;
    const lists = (seat === 1 ? [1, 0] : [0, 1]).map((of) => ({
      head: host.text(of === seat ? "board.twin.own" : "board.twin.squad", { name: host.player(of) }),
      rows: view.characters.flatMap((one, i) => (one.seat === of && one.marks.includes("played") ? [this.row(["character", i])] : [])),
    }));
    const tokens = view.tokens.flatMap(({ holder }, i) => (holder === -1 ? [this.row(["token", i])] : []));
    const markers = (view.markers ?? []).map((_, i) => this.row(["marker", i]));
    const terrain = view.terrain.map((_, i) => this.row(["terrain", i]));
    return [...lists, { head: host.text("board.twin.tokens"), rows: [...tokens, ...markers] }, { head: host.text("board.twin.terrain"), rows: terrain }].filter(({ rows }) => rows.length);
  }
}

/** An id as words, where no card is known. @param {string} id */
function plain(id) {
  return id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
