/** The map of FASERIP Tactics: shows a view, lets a person choose on it, and measures. The page around it does the rest. */

import { DrawnBoard } from "../board/drawn.js";
import { tag } from "../board/labels.js";
import { path, set, short, svg } from "../board/svg.js";
import { Directory } from "./directory.js";
import { figure, plot, thing } from "./figures.js";
import { Cells, drawEdges, drawGround, patterns } from "./ground.js";
import { Ruler } from "./ruler.js";
import { Way, trail, wayOf } from "./way.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Host} Host */
/** @typedef {import("./types.js").Catalogue} Catalogue */

/** @typedef {{threats?: number[], perils?: string[]}} Risky */
/** @typedef {{key: string, piece: Piece, element: SVGGraphicsElement, drawn: string, square: number}} Node */

/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], Home: [-1, -1], PageUp: [1, -1], End: [-1, 1], PageDown: [1, 1] };
const MARGIN = 0.85;
/** With more pixels per square than this the whole map can be used at once. */
const ROOMY = 24;
/** How near to an edge between two squares a pointer means the edge. */
const NEAR_EDGE = 0.2;
/** Conditions and what else shows as a badge, by the icon that stands for it. @type {Record<string, string>} */
const ICON_OF = { stunned: "stunned", held: "held", stuck: "root", staggered: "stagger", confused: "confused", shapeshift: "swap", phased: "hidden" };
/** How large a name is drawn. */
const NAME = 0.46;
const WAYS = new Set(["move", "charge"]);
let boards = 0;

const LAYERS = /** @type {const} */ (["ground", "areas", "legal", "edges", "breaches", "tokens", "trail", "attack", "figures", "cursor", "tags"]);

/** @extends {DrawnBoard<typeof LAYERS[number], Node, Ruler>} */
export class Board extends DrawnBoard {
  /** @param {HTMLElement} root @param {Host} host */
  constructor(root, host) {
    const id = `map${++boards}`;
    super(root, host.text("board.name"), {
      style: "tactics-board", layers: LAYERS, patterns: patterns(id), sheet: { wide: 20, high: 20, margin: MARGIN, up: false }, stage: () => import("./table.js"),
      hands: {
        grab: (x, y) => this.grab(this.under(x, y)),
        tap: (x, y, touch, twice) => this.tap(x, y, touch, twice),
        hover: (x, y) => this.hovered(this.under(x, y)),
        leave: () => this.hovered(-1),
      },
    });
    this.host = host;
    this.id = id;
    this.directory = new Directory(host);
    /** @type {View | null} */
    this.view = null;
    /** @type {Offer | null} */
    this.offer = null;
    /** @type {Cells | null} */
    this.cells = null;
    /** Which options each square is about. @type {Map<number, number[]>} */
    this.offered = new Map();
    /** And each wall: its squares, and options. @type {{a: number, b: number, options: number[]}[]} */
    this.edges = [];
    /** @type {Way | null} */
    this.way = null;
    /** The square under the pointer or the cursor, -1 for none. */
    this.over = -1;
    /** Where the keyboard is. */
    this.cursor = -1;
    this.mark = svg("g", { class: "cursor", role: "button", tabindex: 0, "aria-label": host.text("board.cursor") }, svg("rect", { x: -0.5, y: -0.5, width: 1, height: 1 }));
    this.layers.cursor.append(this.mark);
    new ResizeObserver(() => this.approach()).observe(this.svg);
    this.svg.addEventListener("keydown", (event) => this.pressed(event));
    this.mark.addEventListener("focus", () => this.moveCursor(this.cursor));
    this.mark.addEventListener("blur", () => this.hovered(-1));
    // A screen reader clicks an element itself, without a pointer.
    this.svg.addEventListener("click", (event) => {
      if (event.detail === 0 && event.target instanceof Element && this.mark.contains(event.target)) this.chosen(this.cursor);
    });
  }

  /** @param {Catalogue} cards */
  catalogue(cards) {
    this.directory.cards = cards;
    this.redraw();
  }

  /** @param {View} view @param {number} seat @param {any[]} [events]  entries of the log, or events */
  draw(view, seat, events = []) {
    this.skip();
    const before = this.view;
    this.view = view;
    this.seat = seat;
    this.directory.view = view;
    const { ground } = view;
    this.svg.classList.toggle("empty", !ground);
    if (!ground) return;
    const { sheet } = this.camera;
    if (sheet.wide !== ground.width || sheet.high !== ground.height) {
      this.camera.sheet = { ...sheet, wide: ground.width, high: ground.height };
      this.camera.fit();
    }
    // One's own side is at the bottom, once somebody stands there.
    const turns = seat >= 0 && view.sides[seat] === 0 && view.figures.some((one) => one.square >= 0) ? 2 : 0;
    if (!this.turnedByHand && this.camera.turns !== turns) {
      this.camera.turns = turns;
      this.forget();
    }
    this.cells = new Cells(ground, this.camera.to.bind(this.camera));
    if (this.cursor < 0 || this.cursor >= ground.width * ground.height) this.cursor = Math.floor(ground.height / 2) * ground.width + Math.floor(ground.width / 2);
    this.drawMap();
    this.drawNodes();
    this.drawAttack();
    this.tell();
    this.placeCursor();
    this.once("measured", JSON.stringify([view.figures.map((one) => one.square), ground]), () => this.ruler?.clear());
    this.retag();
    if (before && events.length) this.slide(events);
  }

  forget() {
    this.drawn = {};
    for (const node of this.nodes.values()) node.drawn = "";
  }

  /** Everything anew, as after a turn of the board. */
  redraw() {
    this.forget();
    if (this.view) this.draw(this.view, this.seat, []);
    this.happened(this.marks);
    this.ruler?.clear();
  }

  drawMap() {
    const { view, cells, host } = this;
    const ground = view?.ground;
    if (!view || !ground || !cells) return;
    this.once("ground", JSON.stringify([ground.squares, ground.fires, ground.walls, ground.ladders]), () => {
      const words = { elevated: this.directory.terrainName("elevated"), indoor: this.directory.terrainName("indoor"), fire: (/** @type {number} */ rank) => this.directory.rank(rank) };
      this.layers.ground.replaceChildren(...drawGround(ground, cells, this.id, words));
      this.layers.edges.replaceChildren(...drawEdges(ground, cells, words));
    });
    const setup = view.page === 0;
    this.once("areas", JSON.stringify([setup, ground.areas, view.sides]), () => {
      const parts = !setup ? [] : view.sides.flatMap((side, seat) => [
        svg("path", { class: `area area-${"ab"[seat]}`, d: cells.filled(ground.areas[side] ?? []) }),
      ]);
      const poles = !setup ? [] : [["board.north", 0], ["board.south", ground.height]].map(([word, y]) => {
        const [x, at] = cells.place([ground.width / 2, Number(y)]);
        return tag(host.text(String(word)), [x, at], "paper", at < 1 ? "over" : "under", NAME);
      });
      this.layers.areas.replaceChildren(...parts, ...poles);
    });
  }

  /** A line from whoever attacks to the target, while it is being resolved or thought about. */
  drawAttack() {
    const { view, cells } = this;
    this.layers.attack.replaceChildren();
    if (!view || !cells) return;
    const [a, b] = this.aimed();
    if (a < 0 || b < 0 || a === b) return;
    const d = path([cells.drawn(a), cells.drawn(b)], false);
    this.layers.attack.append(svg("path", { class: "los-case", d }), svg("path", { class: "los", d }));
  }

  /** The squares of whoever attacks and of the target, -1 for none. @returns {[number, number]} */
  aimed() {
    const { figures, attack } = /** @type {View} */ (this.view);
    const now = this.directory.now();
    const aimed = this.hot === null || this.way ? undefined : this.offer?.options[this.hot];
    const target = aimed && "odds" in aimed ? aimed.on?.find(([kind]) => kind === "figure")?.[1] : attack ? now.target : -1;
    return [figures[now.acting]?.square ?? -1, figures[target ?? -1]?.square ?? -1];
  }

  drawNodes() {
    const { view, cells } = this;
    if (!view || !cells) return;
    const seen = new Set();
    /** @param {Piece} piece @param {number} square @param {string} shows @param {"tokens" | "figures"} layer @param {() => SVGGraphicsElement[]} parts */
    const keep = (piece, square, shows, layer, parts) => {
      if (square < 0) return;
      const key = piece.join(":");
      seen.add(key);
      let node = this.nodes.get(key);
      if (!node) {
        node = { key, piece, element: svg("g", { class: `piece ${piece[0]}`, "data-key": key, role: "img" }), drawn: "", square };
        this.layers[layer].append(node.element);
        this.nodes.set(key, node);
      }
      node.square = square;
      if (node.drawn !== shows) {
        node.drawn = shows;
        node.element.replaceChildren(...parts());
      }
      this.moveTo(node, cells.middle(square));
    };
    view.plots.forEach((one, i) => {
      const name = this.directory.cards.plots?.[one.plot]?.emblem;
      keep(["plot", i], one.square, `${one.seat} ${name}`, "tokens", () => plot(one.seat, name));
    });
    view.things.forEach((one, i) => {
      const name = this.directory.cards.things?.[one.thing]?.emblem;
      keep(["thing", i], one.square, `${one.artifact} ${name}`, "tokens", () => thing(one.artifact, name));
    });
    view.figures.forEach((one, i) => {
      const look = this.lookOf(i);
      keep(["figure", i], one.square, JSON.stringify(look), "figures", () => figure(look));
    });
    for (const [key, node] of this.nodes) {
      if (seen.has(key)) continue;
      node.element.remove();
      this.nodes.delete(key);
    }
    this.states();
    this.relabel();
  }

  /** What of a figure shows. @param {number} i @returns {import("./figures.js").Look} */
  lookOf(i) {
    const one = /** @type {View} */ (this.view).figures[i];
    return {
      seat: one.seat, emblem: this.directory.emblem(i), monogram: this.directory.monogram(i), number: this.directory.number(i), health: Math.max(0, Math.min(1, one.health / (one.starting_health || 1))), tired: one.readiness === "tired",
      giant: Boolean(one.giant),
      marks: [...(one.flying ? ["flight"] : []), ...one.conditions.map((id) => ICON_OF[id] ?? "info"), ...(one.dodge !== "white" ? ["block"] : []), ...(one.carrying >= 0 ? ["carrying"] : []), ...(one.weaken ? ["slow"] : [])],
    };
  }

  /** Outlines and labels of everything: what is being resolved, offered, marked. */
  states() {
    if (!this.view) return;
    const now = this.directory.now();
    const hot = this.hot === null ? undefined : this.offer?.options[this.hot];
    const about = new Set((hot?.on ?? []).map((on) => on.join(":")));
    const threats = new Set(this.way?.value.length ? this.way.said()?.threats : hot?.threats);
    for (const node of this.nodes.values()) {
      const { classList } = node.element;
      const [kind, i] = node.piece;
      const who = kind === "figure" ? i : -1;
      classList.toggle("acting", who >= 0 && who === now.acting);
      classList.toggle("target", who >= 0 && (who === now.target || Boolean(this.offer?.region?.targets?.includes(who))));
      classList.toggle("offered", (this.offer?.options ?? []).some((option) => option.on?.some((on) => on.join(":") === node.key)));
      classList.toggle("hot", about.has(node.key));
      classList.toggle("threat", threats.has(who));
      node.element.setAttribute("aria-label", `${this.directory.describe(node.piece)}, ${this.directory.square(node.square)}`);
    }
  }

  /** @param {Offer | null} offer */
  ask(offer) {
    this.way?.remove();
    this.way = null;
    this.offer = offer;
    this.hot = null;
    this.offered.clear();
    this.edges = [];
    const { view } = this;
    const walks = Boolean(offer && (offer.region?.type === "path" || WAYS.has(offer.kind)));
    if (offer && walks) {
      this.way = new Way(this, offer);
      for (const [square, options] of this.way.ends) this.offered.set(square, options);
    } else if (offer && view) {
      offer.options.forEach((option, i) => {
        const squares = new Set((option.on ?? []).map(([kind, n, m]) => {
          if (kind === "edge") {
            const known = this.edges.find((edge) => edge.a === n && edge.b === m);
            if (known) known.options.push(i);
            else this.edges.push({ a: n, b: m, options: [i] });
          }
          return kind === "square" || kind === "edge" ? n : kind === "figure" ? view.figures[n]?.square : kind === "plot" ? view.plots[n]?.square : kind === "thing" ? this.thingAt(n) : -1;
        }));
        for (const square of squares) if (square >= 0) this.offered.set(square, [...(this.offered.get(square) ?? []), i]);
      });
    }
    // Whoever comes by Tab finds what is asked about.
    const first = this.way?.from ?? this.offered.keys().next().value;
    if (first !== undefined && first >= 0 && document.activeElement !== this.mark) this.cursor = first;
    this.svg.classList.toggle("aiming", walks);
    this.say("");
    this.drawLegal();
    this.showWay();
    this.states();
    this.drawAttack();
    this.retag();
    this.placeCursor();
    this.approach();
  }

  /** Where a thing lies, or who carries it stands. @param {number} i */
  thingAt(i) {
    const lies = this.view?.things[i]?.square ?? -1;
    return lies >= 0 ? lies : this.view?.figures.find((one) => one.carrying === i)?.square ?? -1;
  }

  /** The squares and walls that can be chosen; ways say what they cost. */
  drawLegal() {
    const { cells, offer } = this;
    const ruled = this.ruler?.area;
    this.layers.legal.replaceChildren(...(ruled ? [ruled] : []));
    this.layers.breaches.replaceChildren();
    if (!cells || !offer) return;
    const squares = this.open();
    if (squares.length) {
      const d = cells.filled(squares);
      this.layers.legal.append(svg("path", { class: "open", d }), svg("path", { d, fill: `url(#${this.id}-legal)` }), svg("path", { class: "open-rim", d }));
    }
    for (const [square, text] of this.costs()) {
      const [x, y] = cells.drawn(square);
      this.layers.legal.append(svg("text", { class: `cost${text.endsWith("!") ? " threatened" : ""}`, x, y, dy: ".35em", "text-anchor": "middle" }, text));
    }
    for (const { a, b } of this.edges) {
      const d = path(cells.edge(a, b), false);
      this.layers.breaches.append(svg("path", { class: "breach-case", d }), svg("path", { class: "breach", d }));
    }
  }

  /** The squares that can be chosen as such. */
  open() {
    return [...this.offered.keys()].filter((square) => this.way || (this.offered.get(square) ?? []).some((i) => this.offer?.options[i].on?.some(([kind, n]) => kind === "square" && n === square)));
  }

  /** What it costs to go to each square, with a mark where it is dangerous. @returns {[number, string][]} */
  costs() {
    return [...(this.way?.ends ?? [])].flatMap(([square, options]) => {
      const cheapest = options.flatMap((i) => this.offer?.options[i] ?? []).sort((p, q) => (p.cost ?? 0) - (q.cost ?? 0))[0];
      return cheapest?.cost === undefined ? [] : [/** @type {[number, string]} */ ([square, `${cheapest.cost}${risky(cheapest) ? "!" : ""}`])];
    });
  }

  /**
   * The way that is drawn by hand, or that the option of the moment takes; and the squares it is about.
   *
   * @returns {{squares: number[], text: string, look: "hint" | "picked" | "wrong", meant: number[]} | null}
   */
  shownWay() {
    const { offer, way } = this;
    const pointed = way && !way.value.length && this.over >= 0 ? way.ends.get(this.over)?.[0] : undefined;
    const shown = this.hot ?? pointed ?? null;
    const option = shown === null ? undefined : offer?.options[shown];
    const from = (/** @type {number[]} */ squares) => [way?.from ?? -1, ...squares].filter((square) => square >= 0);
    if (way?.value.length) {
      const said = way.said();
      return { squares: from(way.value), text: said ? (said.ok ? this.costed(said) : said.why ?? "") : "", look: said?.ok === false ? "wrong" : "picked", meant: [] };
    }
    if (way && option) {
      const squares = wayOf(option);
      return squares.length ? { squares: from(squares), text: option.note || this.costed(option), look: this.hot === null ? "hint" : "picked", meant: [] } : null;
    }
    return option ? { squares: [], text: "", look: "picked", meant: (option.on ?? []).flatMap(([kind, n]) => (kind === "square" && n >= 0 ? [n] : [])) } : null;
  }

  showWay() {
    const { cells } = this;
    this.layers.trail.replaceChildren();
    if (!cells || !this.offer) return;
    const shown = this.shownWay();
    const edges = this.way || this.hot === null ? [] : (this.offer.options[this.hot]?.on ?? []).filter(([kind]) => kind === "edge");
    this.layers.trail.append(
      ...(shown?.squares.length ? trail(shown.squares.map((square) => cells.drawn(square)), shown.text, shown.look) : []),
      ...(shown?.meant ?? []).map((square) => svg("path", { class: "meant", d: cells.filled([square]) })),
      ...edges.map(([, n, m]) => svg("path", { class: "breach hot", d: path(cells.edge(n, m), false) })),
    );
    this.states();
    this.relabel();
  }

  /** What a way costs, in words. @param {Risky & {cost?: number}} way */
  costed(way) {
    return [way.cost === undefined ? "" : this.host.text("board.cost", { n: way.cost }), this.warned(way)].filter(Boolean).join(" · ");
  }

  /** Whose Attack of Opportunity a way draws, and what else may happen on it. @param {Risky} way */
  warned({ threats, perils }) {
    const drawn = threats?.length ? this.host.text("board.threats", { names: threats.map((who) => this.directory.figureName(who)).join(", ") }) : "";
    return [drawn, ...(perils ?? []).map((id) => this.directory.cards.perils?.[id] ?? id)].filter(Boolean).join(" · ");
  }

  /** On a small screen: bring what is asked about into view, unless somebody has chosen what to see. */
  approach() {
    const { cells, view } = this;
    if (!cells || !view || this.camera.chosen || 1 / this.camera.farthest() > ROOMY) return;
    const { acting, target } = this.directory.now();
    const squares = [...this.offered.keys(), ...[acting, target].map((who) => view.figures[who]?.square ?? -1)].filter((square) => square >= 0);
    if (squares.length) this.camera.frame(squares.map((square) => cells.drawn(square)), 9);
    else this.camera.fit();
  }

  /** The page points at an option: show what it is about. @param {number | null} option */
  highlight(option) {
    this.hot = option;
    if (option !== null && this.way) this.way.value = [];
    this.states();
    this.showWay();
    this.drawAttack();
    this.retag();
  }

  /** @param {boolean} on */
  measuring(on) {
    this.ruler?.remove();
    this.ruler = on ? new Ruler(this) : null;
    this.svg.classList.toggle("measuring", on);
  }

  /** @param {number} [quarterTurns]  clockwise */
  rotate(quarterTurns = 1) {
    this.turnedByHand = true;
    this.camera.turns = (((this.camera.turns + quarterTurns) % 4) + 4) % 4;
    this.camera.fit();
    const { offer, hot } = this;
    this.redraw();
    this.ask(offer);
    if (hot !== null) this.highlight(hot);
  }

  /** Move the keyboard to a piece. @param {Piece} piece */
  focus(piece) {
    const square = this.nodes.get(piece.join(":"))?.square ?? -1;
    if (square < 0) return;
    this.cursor = square;
    this.mark.focus({ preventScroll: true });
    this.moveCursor(square);
  }

  // -- for the helpers of this board -----------------------------------------------------------------------------------

  /** A square by who stands there, or by its name. @param {number} square */
  placeName(square) {
    const piece = this.directory.on(square)[0];
    return piece ? this.directory.name(piece) : this.directory.square(square);
  }

  /** Who is named: whoever acts, is the target, or is pointed at. */
  named() {
    const now = this.directory.now();
    /** @type {Set<string>} */
    const keys = new Set();
    if (!this.way && !this.ruler) keys.add(`figure:${now.acting}`).add(`figure:${now.target}`);
    const measured = this.ruler !== null && this.ruler.from >= 0; // the line has a tag of its own
    for (const piece of this.directory.on(this.over)) if (!measured && !(this.way && this.over === this.way.from)) keys.add(piece.join(":"));
    if (this.hot !== null) for (const on of this.offer?.options[this.hot]?.on ?? []) keys.add(on.join(":"));
    return [...keys].filter((key) => (this.nodes.get(key)?.square ?? -1) >= 0);
  }

  pieces() {
    return [...this.nodes.values()].flatMap(({ square }) => (this.cells && square >= 0 ? [/** @type {[Point, number]} */ ([this.cells.drawn(square), 0.5])] : []));
  }

  retag() {
    const { cells, view } = this;
    if (!cells || !view) return this.layers.tags.replaceChildren();
    const room = this.room();
    this.layers.tags.replaceChildren(...this.named().flatMap((key) => {
      const node = /** @type {Node} */ (this.nodes.get(key));
      return room.beside(cells.drawn(node.square), 0.5, this.directory.name(node.piece), "name", NAME);
    }));
    this.relabel();
  }

  tell() {
    const tables = this.directory.twin(this.seat);
    this.once("twin", JSON.stringify(tables), () => {
      /** @param {string} name @param {(Node | HTMLElement | string)[]} children */
      const make = (name, ...children) => {
        const made = document.createElement(name);
        made.append(.../** @type {any[]} */ (children));
        return made;
      };
      this.list.replaceChildren(...tables.flatMap(({ head, columns, rows }) => {
        const heads = columns.map((column) => make("th", column));
        for (const cell of heads) cell.setAttribute("scope", "col");
        const body = rows.map((row) => make("tr", ...row.map((cell, i) => {
          const made = make(i ? "td" : "th", cell);
          if (!i) made.setAttribute("scope", "row");
          return made;
        })));
        return [make("h3", head), make("table", make("thead", make("tr", ...heads)), make("tbody", ...body))];
      }));
    });
  }

  // -- what happened -----------------------------------------------------------------------------------------------------

  /** @param {any[]} events */
  slide(events) {
    if (this.table) return this.table.play(events);
    const { cells } = this;
    if (!cells) return;
    /** @type {import("../board/slides.js").Slide[]} */
    const slides = [];
    for (const entry of events) {
      const event = entry?.event ?? entry;
      const node = event?.type === "Moved" || event?.type === "Slammed" ? this.nodes.get(`figure:${event.who}`) : undefined;
      if (!node || !(event.start >= 0) || !(event.end >= 0) || event.start === event.end) continue;
      const points = [cells.middle(event.start), cells.middle(event.end)];
      slides.push({ points, move: (point) => this.moveTo(node, point) });
    }
    this.slides.run(slides);
  }

  /** @param {any[]} on */
  spot(on) {
    const node = this.nodes.get(on.join(":"));
    return node && node.square >= 0 ? this.place(node.square) : null;
  }

  /** @param {number} square */
  place(square) {
    return this.cells && square >= 0 ? this.cells.drawn(square) : null;
  }

  size() {
    return 0.5;
  }

  /** @param {Node} node */
  rest(node) {
    if (this.cells) this.moveTo(node, this.cells.middle(node.square));
  }

  // -- hands -------------------------------------------------------------------------------------------------------------

  /** The square under a point of the screen, or -1. @param {number} x @param {number} y */
  under(x, y) {
    const piece = this.nodes.get(this.table?.pick(x, y, false) ?? "");
    if (piece) return piece.square;
    return this.cells?.at(this.camera.from(this.camera.under(x, y))) ?? -1;
  }

  /** From the figure that moves a way can be drawn. @param {number} square @returns {((x: number, y: number) => void) | null} */
  grab(square) {
    const { way } = this;
    if (this.ruler || !way?.free || square < 0 || square !== way.end) return null;
    this.svg.classList.add("dragging");
    return (x, y) => { if (!way.over) way.extend(this.under(x, y)); };
  }

  /** @param {number} x @param {number} y @param {boolean} touch @param {boolean} twice */
  tap(x, y, touch, twice) {
    const square = this.under(x, y);
    if (square >= 0 && this.cursor !== square) {
      this.cursor = square;
      this.placeCursor();
    }
    if (!this.ruler && this.edges.length) {
      const key = this.table?.pick(x, y, touch);
      const edge = this.edges.find(({ a, b }) => key === `edge:${a}:${b}`) ?? this.edgeAt(this.camera.under(x, y), touch ? 0.4 : NEAR_EDGE);
      if (edge) return this.pick(edge.options);
    }
    if (!this.ruler && twice && this.way?.value.length && square === this.way.end) return this.commit();
    if (!this.ruler && twice && !this.offered.has(square)) return this.camera.zoom(1 / 1.8, x, y);
    this.hovered(square);
    this.chosen(square);
  }

  /** @param {Point} point as drawn @param {number} reach */
  edgeAt([x, y], reach) {
    const { cells } = this;
    return cells && this.edges.find(({ a, b }) => {
      const [p, q] = cells.edge(a, b);
      return Math.hypot((p[0] + q[0]) / 2 - x, (p[1] + q[1]) / 2 - y) < 0.5 && Math.min(Math.abs(p[0] - q[0]) < 0.01 ? Math.abs(x - p[0]) : 9, Math.abs(p[1] - q[1]) < 0.01 ? Math.abs(y - p[1]) : 9) < reach;
    });
  }

  /** A square was tapped or entered: what is offered there is picked, one after another; otherwise the page shows who is there. @param {number} square */
  chosen(square) {
    if (this.ruler) return this.ruler.tap(square);
    const options = this.offered.get(square) ?? [];
    if (options.length) return this.pick(options);
    this.host.select(this.directory.on(square)[0] ?? null);
  }

  /** @param {number[]} options */
  pick(options) {
    if (this.way) this.way.value = [];
    const next = options[(options.indexOf(this.hot ?? -1) + 1) % options.length];
    this.host.pick(next, options.length === 1);
    if (options.length > 1) this.say(this.offer?.options[next]?.label ?? "");
  }

  /** Answer with the way that is drawn: the page listens for "commit" on the root. */
  commit() {
    const { way } = this;
    if (!way?.value.length) return;
    const judged = way.said();
    if (judged?.ok === false) return;
    this.host.propose(way.value, judged);
    this.root.dispatchEvent(new CustomEvent("commit", { bubbles: true, detail: { value: way.value, judged } }));
  }

  /** @param {number} square */
  hovered(square) {
    if (square === this.over) return;
    this.over = square;
    const pieces = this.directory.on(square);
    this.svg.classList.toggle("pointing", pieces.length > 0 || this.offered.has(square));
    if (this.ruler && this.ruler.from >= 0) this.ruler.see(square);
    this.showWay();
    this.retag();
    this.host.hover(pieces[0] ?? null);
  }

  // -- keys --------------------------------------------------------------------------------------------------------------

  placeCursor() {
    if (!this.cells || this.cursor < 0) return;
    const [x, y] = this.cells.drawn(this.cursor);
    set(this.mark, { transform: `translate(${short(x)} ${short(y)})`, "aria-label": this.labelOf(this.cursor) });
  }

  /** @param {number} square */
  labelOf(square) {
    const options = (this.offered.get(square) ?? []).map((i) => this.offer?.options[i]).filter((one) => one !== undefined);
    const offers = options.slice(0, 6).map((one) => [one.label, one.note].filter(Boolean).join(", "));
    return [this.directory.describeSquare(square), ...(offers.length ? [this.host.text("board.offered", { options: offers.join("; ") })] : [])].join(". ");
  }

  /** @param {number} square */
  moveCursor(square) {
    if (!this.cells || square < 0) return;
    this.cursor = square;
    this.placeCursor();
    const at = this.cells.drawn(square);
    if (!this.camera.sees(at)) this.camera.show(at[0], at[1], this.camera.unit);
    if (document.activeElement !== this.mark) return;
    this.hovered(square);
    this.say(this.labelOf(square));
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.cells) return;
    const skipped = this.skip();
    const { key } = event;
    if (key in ARROWS) {
      event.preventDefault();
      event.stopPropagation();
      const draws = event.shiftKey && this.way?.free && !this.ruler;
      const from = draws && this.way ? this.way.end : this.cursor;
      const to = this.cells.beside(from, ARROWS[key]);
      if (to < 0) return;
      if (draws) this.way?.extend(to);
      return this.moveCursor(to);
    }
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      event.stopPropagation();
      if (skipped) return;
      if (this.way?.value.length && this.cursor === this.way.end && !this.ruler) return this.commit();
      return this.chosen(this.cursor);
    }
    if (key === "Escape" && (this.way?.value.length || (this.ruler?.from ?? -1) >= 0)) {
      event.stopPropagation();
      if (this.ruler) this.ruler.clear();
      else this.way?.clear();
    }
  }
}

/** @param {Risky} way */
function risky({ threats, perils }) {
  return Boolean(threats?.length || perils?.length);
}
