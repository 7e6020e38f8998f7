/** The map in words: names, labels for screen readers and the text twin of the board. */

import { Cells, regions, squareName } from "./ground.js";

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Figure} Figure */
/** @typedef {import("./types.js").Host} Host */
/** @typedef {import("./types.js").Catalogue} Catalogue */
/** @typedef {{head: string, columns: string[], rows: string[][]}} Table */

export class Directory {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    /** @type {Catalogue} */
    this.cards = {};
    /** @type {View | null} */
    this.view = null;
  }

  /** @param {Piece} piece */
  name([kind, i]) {
    const view = this.view;
    if (kind === "figure") return this.figureName(i);
    const id = (kind === "plot" ? view?.plots[i]?.plot : view?.things[i]?.thing) ?? "";
    return (kind === "plot" ? this.cards.plots : this.cards.things)?.[id]?.name ?? plain(id);
  }

  /** A figure by name; several of one kind are numbered. @param {number} who */
  figureName(who) {
    const figures = this.view?.figures ?? [];
    const one = figures[who];
    if (!one) return "";
    const name = this.cards.figures?.[one.figure]?.name ?? one.name;
    const same = figures.flatMap((other, i) => (other.figure === one.figure && other.seat === one.seat ? [i] : []));
    return same.length > 1 ? `${name} ${same.indexOf(who) + 1}` : name;
  }

  /** The drawing a figure is known by. @param {number} who */
  emblem(who) {
    return this.cards.figures?.[this.view?.figures[who]?.figure ?? ""]?.emblem;
  }

  /** Which of several figures of one kind on a side it is; empty where there is one only. @param {number} who */
  number(who) {
    return /\d+$/.exec(this.figureName(who))?.[0] ?? "";
  }

  /** Two signs for a disc without an emblem; figures of one kind get their number. @param {number} who */
  monogram(who) {
    const one = this.view?.figures[who];
    if (!one) return "";
    const known = one.monogram ?? this.cards.figures?.[one.figure]?.monogram;
    const words = one.name.split(/[\s-]+/).filter(Boolean);
    const letters = known ?? (words.length > 1 ? words[0][0] + words[1][0] : one.name.slice(0, 2)).toUpperCase();
    const number = this.number(who);
    return number && !/\d+$/.test(one.name) ? letters[0] + number : letters;
  }

  /** @param {number} square */
  square(square) {
    return this.view?.ground ? squareName(this.view.ground.width, square) : "";
  }

  /** @param {string} id */
  condition(id) {
    return this.cards.conditions?.[id]?.name ?? plain(id);
  }

  /** @param {string} id */
  terrainName(id) {
    return this.cards.terrain?.[id]?.name ?? plain(id);
  }

  /** What a square is made of. @param {number} square */
  terrain(square) {
    const ground = this.view?.ground;
    if (!ground) return [];
    const fire = ground.fires.find(([at]) => at === square);
    return Object.entries(ground.terrain).filter(([, bit]) => ground.squares[square] & bit).map(([id]) => this.terrainName(id) + (id === "fire" && fire ? ` ${this.rank(fire[1])}` : ""));
  }

  /** The letters of a rank. @param {number} rank */
  rank(rank) {
    return this.cards.ranks?.[rank]?.short ?? "";
  }

  /** @param {Figure} one */
  state(one) {
    const { host } = this;
    return [this.cards.readiness?.[one.readiness] ?? one.readiness, ...one.conditions.map((id) => this.condition(id)), ...(one.dodge !== "white" ? [host.text("board.dodge", { colour: this.colour(one.dodge) })] : []),
      ...(one.weaken ? [host.text("board.weaken", { n: one.weaken })] : []), ...(one.carrying >= 0 ? [host.text("board.carries", { name: this.name(["thing", one.carrying]) })] : []),
      ...(one.flying ? [host.text("board.flying")] : []), ...(one.giant ? [host.text("board.giant")] : [])];
  }

  /** @param {string} id */
  colour(id) {
    return this.cards.colours?.find((one) => one.id === id)?.name ?? id;
  }

  /** @param {Piece} piece */
  describe(piece) {
    const { host, view } = this;
    const [kind, i] = piece;
    if (kind === "plot") return host.text("board.plot", { name: this.name(piece), player: host.player(view?.plots[i]?.seat ?? -1) });
    const one = kind === "figure" ? view?.figures[i] : undefined;
    if (!one) return this.name(piece);
    return [this.name(piece), host.player(one.seat), host.text("board.health", { n: one.health, of: one.starting_health }), ...this.state(one)].join(", ");
  }

  /** Everything that stands or lies on a square. @param {number} square @returns {Piece[]} */
  on(square) {
    const view = this.view;
    if (!view || square < 0) return [];
    /** @type {(kind: Piece[0], among: {square: number}[]) => Piece[]} */
    const there = (kind, among) => among.flatMap((one, i) => (one.square === square ? [/** @type {Piece} */ ([kind, i])] : []));
    return [...there("figure", view.figures), ...there("thing", view.things), ...there("plot", view.plots)];
  }

  /** @param {number} square */
  describeSquare(square) {
    const terrain = this.terrain(square);
    return [`${this.square(square)}${terrain.length ? `, ${terrain.join(", ")}` : ""}`, ...this.on(square).map((piece) => this.describe(piece))].join(". ");
  }

  /** Who acts, or attacks; and who is attacked. -1 for nobody. @returns {{acting: number, target: number}} */
  now() {
    const view = this.view;
    if (view?.attack) return { acting: view.attack.attacker, target: view.attack.target };
    return { acting: view?.turn?.acting ?? -1, target: view?.feat?.target ?? -1 };
  }

  /** The whole board in tables: own figures first; then what lies there, then the ground. @param {number} seat @returns {Table[]} */
  twin(seat) {
    const { host, view } = this;
    const ground = view?.ground;
    if (!view || !ground) return [];
    const cells = new Cells(ground, (point) => point);
    /** @param {string[]} keys */
    const words = (...keys) => keys.map((key) => host.text(`board.twin.${key}`));
    const figures = (seat === 1 ? [1, 0] : [0, 1]).map((of) => ({
      head: host.text(of === seat ? "board.twin.own" : "board.twin.team", { name: host.player(of) }),
      columns: words("figure", "square", "health", "state", "terrain", "near"),
      rows: view.figures.flatMap((one, who) => (one.seat !== of || one.square < 0 ? [] : [[
        this.figureName(who), this.square(one.square), `${one.health}/${one.starting_health}`, this.state(one).join(", "), this.terrain(one.square).join(", ") || "–",
        this.near(who, cells),
      ]])),
    }));
    const lying = {
      head: host.text("board.twin.tokens"), columns: words("token", "square", "owner"),
      rows: [...view.plots.map((one, i) => ({ ...one, name: this.name(["plot", i]) })), ...view.things.map((one, i) => ({ ...one, name: this.name(["thing", i]) }))]
        .filter((one) => one.square >= 0).map((one) => [one.name, this.square(one.square), one.seat < 0 ? "–" : host.player(one.seat)]),
    };
    const terrain = {
      head: host.text("board.twin.ground"), columns: words("terrain", "squares"),
      rows: Object.entries(ground.terrain).flatMap(([id, bit]) => {
        const there = ground.squares.flatMap((bits, square) => (bits & bit ? [square] : []));
        return there.length ? [[this.terrainName(id), regions(there, ground.width).map((group) => this.span(group)).join(", ")]] : [];
      }),
    };
    if (ground.walls.length) terrain.rows.push([this.terrainName("wall"), ground.walls.map(([a, b]) => `${this.square(a)}|${this.square(b)}`).join(", ")]);
    if (ground.ladders.length) terrain.rows.push([this.terrainName("ladder"), ground.ladders.map(([a, b]) => `${this.square(a)}|${this.square(b)}`).join(", ")]);
    return [...figures, lying, terrain].filter(({ rows }) => rows.length);
  }

  /** A block of squares by its corners, anything else one by one. @param {number[]} group */
  span(group) {
    const width = this.view?.ground?.width ?? 1;
    const xs = group.map((square) => square % width);
    const ys = group.map((square) => Math.floor(square / width));
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    if (group.length > 1 && group.length === (right - left + 1) * (bottom - top + 1)) return `${this.square(top * width + left)}–${this.square(bottom * width + right)}`;
    return group.sort((a, b) => a - b).map((square) => this.square(square)).join(" ");
  }

  /** The nearest opponent. @param {number} who @param {Cells} cells */
  near(who, cells) {
    const view = /** @type {View} */ (this.view);
    const [x, y] = cells.xy(view.figures[who].square);
    const far = view.figures.flatMap((other, i) => {
      if (other.seat === view.figures[who].seat || other.square < 0) return [];
      const [ox, oy] = cells.xy(other.square);
      return [{ i, n: Math.max(Math.abs(ox - x), Math.abs(oy - y)) }];
    }).sort((a, b) => a.n - b.n)[0];
    return far ? this.host.text("board.twin.far", { name: this.figureName(far.i), n: far.n }) : "–";
  }
}

/** An id as words, where no card is known. @param {string} id */
function plain(id) {
  return id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
