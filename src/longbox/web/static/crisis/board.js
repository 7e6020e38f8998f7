/** The battlefield of Crisis Protocol: shows a view, lets a person choose on it, and measures. The page around it does the rest. */

import { DrawnBoard } from "../board/drawn.js";
import { lead } from "../board/room.js";
import { apart, inside, middle, path, set, short, svg } from "../board/svg.js";
import { Aim, ARROWS } from "./aim.js";
import { Directory } from "./directory.js";
import { SHEET, SIDES, TURNS, way } from "./field.js";
import { base, marker as label, token as chit } from "./pieces.js";
import { Ruler } from "./ruler.js";
import { ground, patterns, terrain } from "./terrain.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Host} Host */
/** @typedef {import("./types.js").Catalogue} Catalogue */
/** @typedef {import("./pieces.js").Look} Look */

/**
 * Something on the board that can be chosen, focused or measured from: a piece, or a place that an option is about.
 *
 * @typedef {object} Node
 * @property {string} key
 * @property {Piece | null} piece  null for a place
 * @property {SVGGraphicsElement} element
 * @property {string} drawn  what it shows, to see whether it must be drawn again
 * @property {Point} at  on the battlefield
 * @property {number} r
 * @property {Point[] | null} corners
 */

/** Half of the least touch target, in pixels. */
const TOUCH = 22;
/** With more pixels per inch than this the whole board can be used at once. */
const ROOMY = 14;
/** How deep an edge that can be chosen is drawn. */
const BAND = 1.4;
/** Whoever stands so close in a melee is named with whom one points at. */
const MELEE = 1.5;
/** The size of a name on the board. */
const NAME = 0.66;
let boards = 0;

const LAYERS = /** @type {const} */ (["ground", "edges", "terrain", "area", "places", "hints", "attack", "tokens", "bases", "flags", "aim", "tags"]);

/** @extends {DrawnBoard<typeof LAYERS[number], Node, Ruler>} */
export class Board extends DrawnBoard {
  /** @param {HTMLElement} root @param {Host} host */
  constructor(root, host) {
    const id = `board${++boards}`;
    super(root, host.text("board.name"), {
      style: "crisis-board", layers: LAYERS, patterns: patterns(id), sheet: SHEET, stage: () => import("./table.js"),
      hands: {
        grab: (x, y, touch) => {
          this.byMouse = !touch;
          return this.grab(x, y, touch);
        },
        tap: (x, y, touch, twice) => this.tap(x, y, touch, twice),
        hover: (x, y) => this.hovered(this.pointed(x, y, false)),
        leave: () => this.hovered(null),
      },
    });
    this.host = host;
    this.id = id;
    this.directory = new Directory(host);
    /** @type {View | null} */
    this.view = null;
    /** @type {Offer | null} */
    this.offer = null;
    /** Which options each thing is about. @type {Map<string, number[]>} */
    this.offered = new Map();
    /** @type {Aim | null} */
    this.aim = null;
    /** The node that Tab leads to. */
    this.stop = "";
    /** @type {string | null} */
    this.over = null;
    this.byMouse = false;
    /** What was pointed at before its question came. @type {Piece | null} */
    this.meant = null;
    /** Where tokens that somebody stands on are drawn once more, by their keys. @type {Map<string, Point>} */
    this.flags = new Map();

    new ResizeObserver(() => this.approach()).observe(this.svg); // as when the question beneath it has grown
    this.svg.addEventListener("keydown", (event) => this.pressed(event));
    // On the root: a drawing that listens for focus itself would take it with every click.
    root.addEventListener("focusin", (event) => this.focused(event));
    root.addEventListener("focusout", () => this.hovered(null));
    // A screen reader clicks an element itself, without a pointer.
    this.svg.addEventListener("click", (event) => {
      if (event.detail === 0) this.chosen(this.nodeOf(event.target));
    });
  }

  /** @param {Catalogue} cards */
  catalogue(cards) {
    this.directory.cards = cards;
    this.drawn = {};
    for (const node of this.nodes.values()) node.drawn = "";
    if (this.view) this.draw(this.view, this.seat, [], this.directory.places);
  }

  /** @param {View} view @param {number} seat @param {any[]} [events]  entries of the log, or events @param {Record<string, string>} [places]  where each piece is, in words */
  draw(view, seat, events = [], places = {}) {
    this.skip();
    const before = this.view;
    this.view = view;
    this.directory.places = places;
    this.seat = seat;
    this.directory.view = view;
    const edge = seat >= 0 ? view.edges[seat] : view.edges[0];
    if (!this.turnedByHand && this.camera.turns !== (TURNS[edge] ?? 0)) {
      this.camera.turns = TURNS[edge] ?? 0;
      this.redraw();
    }
    this.drawGround();
    this.drawNodes();
    this.flag();
    this.drawAttack();
    this.tell();
    this.once("measured", JSON.stringify([view.characters.map(({ base, marks }) => [base, marks.includes("played")]), view.tokens, view.markers, view.rubble]), () => this.ruler?.clear());
    this.retag();
    if (before && events.length) this.slide(events);
  }

  /** Everything anew, as after a turn of the board. */
  redraw() {
    this.drawn = {};
    for (const node of this.nodes.values()) node.drawn = "";
    if (!this.view) return;
    this.drawGround();
    this.drawNodes();
    this.flag();
    this.drawAttack();
    this.happened(this.marks);
    this.aim?.redraw();
    this.ruler?.clear();
    this.retag();
  }

  drawGround() {
    const view = /** @type {View} */ (this.view);
    const place = this.camera.to.bind(this.camera);
    this.once("ground", JSON.stringify(view.surfaces ?? []), () => {
      this.layers.ground.replaceChildren(...ground(view.surfaces ?? [], place, this.id));
    });
    const deploying = view.stack.some(([frame]) => frame === "Setup") && view.characters.length > 0;
    const deep = view.tools.ranges[2];
    this.once("edges", `${view.edges} ${deploying} ${deep}`, () => {
      const parts = view.edges.flatMap((edge, seat) => {
        const { from: [a, b], inward: [inx, iny] } = SIDES[edge] ?? SIDES.south;
        /** @param {Point} p @param {number} deep @returns {Point} */
        const at = (p, deep) => place([p[0] + inx * deep, p[1] + iny * deep]);
        const line = svg("path", { class: `edge edge-${"ab"[seat]}`, d: path([at(a, 0.09), at(b, 0.09)], false) });
        if (!deploying) return [line];
        return [
          svg("path", { class: `strip strip-${"ab"[seat]}`, d: path([at(a, 0), at(b, 0), at(b, deep), at(a, deep)]) }),
          svg("path", { class: `strip-end strip-end-${"ab"[seat]}`, d: path([at(a, deep), at(b, deep)], false) }),
          line,
        ];
      });
      this.layers.edges.replaceChildren(...parts);
    });
  }

  /** A line from whoever attacks to the target, while it is being resolved. */
  drawAttack() {
    const { acting, target } = this.directory.now();
    const a = this.nodes.get(`character:${acting}`);
    const b = this.nodes.get(`character:${target}`);
    this.layers.attack.replaceChildren();
    if (!a || !b || a === b) return;
    const d = path([this.camera.to(a.at), this.camera.to(b.at)], false);
    this.layers.attack.append(svg("path", { class: "los-case", d }), svg("path", { class: "los", d }));
  }

  drawNodes() {
    const view = /** @type {View} */ (this.view);
    const place = this.camera.to.bind(this.camera);
    const seen = new Set();
    /** @param {Piece} piece @param {Point} at @param {number} r @param {Point[] | null} corners @param {string} shows @param {keyof Board["layers"]} layer @param {() => SVGGraphicsElement[]} parts */
    const keep = (piece, at, r, corners, shows, layer, parts) => {
      const key = `${piece[0]}:${piece[1]}`;
      seen.add(key);
      let node = this.nodes.get(key);
      if (!node) {
        const element = svg("g", { class: `piece ${piece[0]}`, "data-key": key });
        this.layers[layer].append(element);
        node = { key, piece, element, drawn: "", at, r, corners };
        this.nodes.set(key, node);
      }
      Object.assign(node, { at, r, corners });
      if (node.drawn !== shows) {
        node.drawn = shows;
        node.element.replaceChildren(...parts());
      }
      if (!corners) this.moveTo(node, at);
    };
    const lying = view.tokens.filter((token) => token.holder === -1).map((token) => token.at);
    view.terrain.forEach((feature, i) => {
      const destroyed = this.directory.destroyed(i);
      const near = lying.filter((at) => feature[3].some((corner) => apart(corner, at) < 8));
      keep(["terrain", i], middle(feature[3]), 0.5, feature[3], JSON.stringify([destroyed, feature, near]), "terrain", () =>
        terrain(feature, destroyed, place, this.id, near.map(place)),
      );
    });
    view.tokens.forEach((token, i) => {
      if (token.holder !== -1) return;
      const name = this.directory.sign(i);
      keep(["token", i], token.at, view.tools.token_radius, null, `${token.kind} ${this.directory.owner(i)} ${name}`, "tokens", () => chit(token.kind, this.directory.owner(i), view.tools.token_radius, name));
    });
    view.markers?.forEach(({ name, seat, at }, i) => {
      keep(["marker", i], at, view.tools.token_radius, null, `${name} ${seat}`, "tokens", () => label(this.directory.name(["marker", i]), seat, view.tools.token_radius));
    });
    view.characters.forEach((character, i) => {
      if (!character.marks.includes("played")) return;
      const look = /** @type {Look} */ (this.lookOf(["character", i]));
      const [x, y, r] = character.base;
      keep(["character", i], [x, y], r, null, JSON.stringify(look), "bases", () => base(look));
    });
    for (const [key, node] of this.nodes) {
      if (seen.has(key) || !node.piece) continue;
      node.element.remove();
      this.nodes.delete(key);
    }
    this.states();
    this.relabel();
  }

  /** Outlines, labels and the tab stop of everything: what is being resolved, offered, marked. */
  states() {
    if (!this.view) return;
    const now = this.directory.now();
    const hot = new Set((this.hot === null ? [] : (this.offer?.options[this.hot]?.on ?? [])).map((on) => keyOf(on)));
    for (const node of this.nodes.values()) {
      const { classList } = node.element;
      const options = this.offered.get(node.key) ?? [];
      classList.toggle("acting", node.key === `character:${now.acting}`);
      classList.toggle("target", node.key === `character:${now.target}`);
      classList.toggle("offered", options.length > 0);
      classList.toggle("hot", hot.has(node.key));
      const walks = this.walks(node);
      set(node.element, {
        role: walks ? "button" : "img",
        tabindex: walks ? -1 : null,
        "aria-label": this.labelOf(node, options),
      });
    }
    for (const [i, key] of [...this.flags.keys()].entries()) {
      const flag = this.layers.flags.querySelectorAll(".flag")[i]; // what is offered shows on the copy, too
      for (const name of ["offered", "hot"]) flag?.classList.toggle(name, this.nodes.get(key)?.element.classList.contains(name) ?? false);
    }
    const stops = this.walkable();
    if (!stops.some((node) => node.key === this.stop)) {
      this.stop = (stops.find((node) => this.offered.has(node.key)) ?? stops.find((node) => node.piece?.[0] === "character") ?? stops[0])?.key ?? "";
    }
    this.nodes.get(this.stop)?.element.setAttribute("tabindex", "0");
  }

  /** Whether arrow keys come by: everybody and everything that can be picked up, and terrain when it is offered or measured. @param {Node} node */
  walks(node) {
    return node.piece?.[0] !== "terrain" || this.offered.has(node.key) || this.ruler !== null;
  }

  walkable() {
    return [...this.nodes.values()].filter((node) => this.walks(node));
  }

  /** @param {Node} node @param {number[]} options */
  labelOf(node, options) {
    const labels = options.slice(0, 6).map((i) => this.offer?.options[i]?.label ?? "");
    const name = node.piece ? this.directory.describe(node.piece) : "";
    if (!labels.length) return name;
    const offer = this.host.text("board.offered", { options: labels.join(", ") });
    return name ? `${name}. ${offer}` : offer;
  }

  /** @param {Offer | null} offer */
  ask(offer) {
    const back = this.aim?.ghost === document.activeElement;
    this.aim?.remove();
    this.aim = null;
    this.offer = offer;
    this.hot = null;
    this.layers.hints.replaceChildren();
    this.offered.clear();
    for (const [key, node] of this.nodes) {
      if (node.piece) continue;
      node.element.remove();
      this.nodes.delete(key);
    }
    const region = offer?.region;
    const aims = region?.type === "ground" || region?.type === "direction";
    offer?.options.forEach((option, i) => {
      if (aims && option.on?.some(([kind]) => kind === "point" || kind === "ray")) return; // a sample of the region
      for (const on of option.on ?? []) {
        const key = keyOf(on);
        if (!this.nodes.has(key) && !this.putPlace(key, on)) continue;
        this.offered.set(key, [...(this.offered.get(key) ?? []), i]);
      }
    });
    if (!this.svg.contains(document.activeElement)) this.stop = ""; // who comes by Tab finds what is offered first
    this.svg.classList.toggle("aiming", aims);
    if (aims && offer) {
      this.aim = new Aim(this, region, offer);
    } else this.say("");
    this.states();
    if (back) (this.aim?.ghost ?? this.nodes.get(this.stop)?.element)?.focus({ preventScroll: true });
    this.retag();
    this.approach();
    const meant = this.meant;
    this.meant = null;
    const about = meant ? this.offered.get(meant.join(":")) ?? [] : [];
    if (meant && about.length === 1) this.host.pick(about[0], false, meant);
    else if (meant && about.length) this.host.among?.(about, meant);
  }

  /** A place that an option is about: a point, a direction, an edge. @param {string} key @param {any[]} on */
  putPlace(key, on) {
    const place = this.camera.to.bind(this.camera);
    /** @type {Point} */
    let at;
    /** @type {SVGGraphicsElement[]} */
    let parts;
    /** @type {Point[] | null} */
    let corners = null;
    if (on[0] === "point") {
      at = [on[1], on[2]];
      parts = [svg("circle", { class: "spot", r: 0.42 })];
    } else if (on[0] === "ray") {
      const a = (on[3] * Math.PI) / 180;
      at = [on[1] + 2 * Math.cos(a), on[2] + 2 * Math.sin(a)];
      parts = [svg("path", { class: "spot", d: "M.5 0l-.8-.45v.9z", transform: `rotate(${short(-on[3] + 90 * this.camera.turns)})` })];
    } else if (on[0] === "edge" && SIDES[on[1]]) {
      const { from: [a, b], inward: [inx, iny] } = SIDES[on[1]];
      at = [(a[0] + b[0]) / 2 + (inx * BAND) / 2, (a[1] + b[1]) / 2 + (iny * BAND) / 2];
      // Mitred, so that two edges share a corner fairly.
      const along = [Math.sign(b[0] - a[0]) * BAND, Math.sign(b[1] - a[1]) * BAND];
      corners = [a, b, [b[0] + inx * BAND - along[0], b[1] + iny * BAND - along[1]], [a[0] + inx * BAND + along[0], a[1] + iny * BAND + along[1]]];
      parts = [svg("path", { class: "spot", d: path(corners.map(place)) })];
    } else return false;
    const element = svg("g", { class: "piece place", "data-key": key }, ...parts);
    this.layers.places.append(element);
    /** @type {Node} */
    const node = { key, piece: null, element, drawn: key, at, r: 0.5, corners };
    this.nodes.set(key, node);
    if (!corners) this.moveTo(node, at);
    return true;
  }

  /** On a small screen: bring what is asked about into view, unless somebody has chosen what to see. */
  approach() {
    if (this.camera.chosen || 1 / this.camera.farthest() > ROOMY || !this.view || !this.offer) return;
    const keys = [...this.offered.keys()];
    /** @type {Point[]} */
    const points = keys.flatMap((key) => {
      const node = this.nodes.get(key);
      return node ? [node.at] : [];
    });
    if (this.aim?.region.type === "ground") points.push(...this.aim.region.polygons.flat());
    if (this.aim?.region.type === "direction") points.push(this.aim.region.from);
    const { acting } = this.directory.now();
    if (acting >= 0) points.push([this.view.characters[acting].base[0], this.view.characters[acting].base[1]]);
    this.camera.frame(points.map((p) => this.camera.to(p)), 20);
  }

  /** The page points at an option: show what it is about. @param {number | null} option */
  highlight(option) {
    this.hot = option;
    this.states();
    this.retag();
    const place = this.camera.to.bind(this.camera);
    this.layers.hints.replaceChildren(
      ...this.samples().flatMap((on) => {
        if (on[0] === "point") {
          const [cx, cy] = place([on[1], on[2]]);
          return [svg("circle", { class: "spot", cx, cy, r: this.aim?.region.type === "ground" ? this.aim.region.r : 0.5 })];
        }
        if (on[0] !== "ray") return [];
        const a = (on[3] * Math.PI) / 180;
        const far = this.aim?.region.type === "direction" ? (this.aim.region.start ?? 0) + this.aim.region.length : 4;
        return [svg("path", { class: "hint-ray", d: path([place([on[1], on[2]]), place([on[1] + far * Math.cos(a), on[2] + far * Math.sin(a)])], false) })];
      }),
    );
  }

  /** What the option of the moment is about and has no node of its own: samples of a region. */
  samples() {
    return (this.hot === null ? [] : (this.offer?.options[this.hot]?.on ?? [])).filter((on) => !this.nodes.has(keyOf(on)));
  }

  /** @param {boolean} on */
  measuring(on) {
    this.ruler?.remove();
    this.ruler = on ? new Ruler(this) : null;
    this.svg.classList.toggle("measuring", on);
    this.states();
  }

  /** @param {number} [quarterTurns]  clockwise */
  rotate(quarterTurns = 1) {
    this.turnedByHand = true;
    this.camera.turns = (((this.camera.turns + quarterTurns) % 4) + 4) % 4;
    const offer = this.offer;
    const value = this.aim?.value;
    this.redraw();
    this.ask(offer);
    if (value) this.aim?.propose(value);
  }

  /** Show a place or direction as if it had been tapped. @param {any[]} value */
  propose(value) {
    this.aim?.propose(value);
  }

  /** Move the keyboard focus to a piece. @param {Piece} piece */
  focus(piece) {
    const node = this.nodes.get(`${piece[0]}:${piece[1]}`);
    if (node) this.focusOn(node);
  }

  // -- for the helpers of this board -----------------------------------------------------------------------------------

  /** @param {Piece | null} piece @returns {Look | null} */
  lookOf(piece) {
    if (!piece || !this.view) return null;
    if (piece[0] !== "character") return null;
    const character = this.view.characters[piece[1]];
    if (!character) return null;
    return {
      r: character.base[2],
      seat: character.seat,
      emblem: this.directory.emblem(character.card),
      monogram: this.directory.monogram(character.card),
      hurt: Math.min(1, character.damage / (character.stamina || this.directory.side(piece[1])?.stamina || 1)),
      activated: character.marks.includes("activated"),
      dazed: character.marks.includes("dazed"),
      injured: character.injured,
      conditions: character.conditions,
      held: this.view.tokens.flatMap(({ kind, side, holder }, i) => (holder === piece[1] ? [{ kind, side, emblem: this.directory.sign(i) }] : [])),
    };
  }

  /** @param {Piece} piece */
  nameOf(piece) {
    return this.directory.short(piece);
  }

  /** Where a piece stands, if it does. @param {Piece} piece @returns {Point | null} */
  placeOf(piece) {
    return this.nodes.get(`${piece[0]}:${piece[1]}`)?.at ?? null;
  }

  /** The tool of a character's speed. @param {number} who */
  speedOf(who) {
    return this.directory.speed(who);
  }

  /** Mark pieces, and only these. @param {string} name @param {Piece[]} pieces */
  mark(name, pieces) {
    const keys = new Set(pieces.map((piece) => `${piece[0]}:${piece[1]}`));
    for (const node of this.nodes.values()) node.element.classList.toggle(name, keys.has(node.key));
    this.changed();
  }

  /** Add drawings whose labels must be sized. @param {SVGGraphicsElement} layer @param {SVGGraphicsElement[]} parts */
  put(layer, ...parts) {
    layer.append(...parts);
    this.relabel();
  }

  // -- drawing parts -----------------------------------------------------------------------------------------------------

  /** Who is named: whoever acts, is the target, or is pointed at. */
  named() {
    const now = this.directory.now();
    /** @type {Set<string>} */
    const keys = new Set();
    // A proposal and a measurement need the room.
    const busy = Boolean(this.aim?.value || this.ruler?.from);
    if (!busy) keys.add(`character:${now.acting}`).add(`character:${now.target}`);
    if (this.over && !(busy && this.over === (this.ruler?.from ?? this.aim?.piece ?? []).join(":"))) keys.add(this.over);
    if (this.hot !== null) for (const on of this.offer?.options[this.hot]?.on ?? []) keys.add(keyOf(on));
    const middle = busy ? undefined : this.nodes.get(this.over ?? "");
    if (middle && !middle.corners) {
      for (const node of this.nodes.values()) if (!node.corners && node.piece && apart(node.at, middle.at) - node.r - middle.r < MELEE) keys.add(node.key);
    }
    return [...keys].filter((key) => this.nodes.has(key));
  }

  pieces() {
    const flags = [...(this.flags ?? new Map()).values()].map((at) => /** @type {[Point, number]} */ ([at, this.view?.tools.token_radius ?? 0]));
    return [...flags, ...[...this.nodes.values()].filter(({ corners }) => !corners).map(({ at, r }) => /** @type {[Point, number]} */ ([this.plan.to(at), r]))];
  }

  retag() {
    if (!this.view) return;
    const room = this.room();
    this.layers.tags.replaceChildren(...this.named().flatMap((key) => {
      const node = /** @type {Node} */ (this.nodes.get(key));
      return node.piece ? room.beside(this.plan.to(node.at), node.corners ? 0 : node.r, this.nameOf(node.piece), "name", NAME) : [];
    }));
    this.relabel();
  }

  /** Tokens under somebody's base are drawn once more beside it, with a line to where they lie. */
  flag() {
    this.flags.clear();
    const room = this.room();
    const bases = [...this.nodes.values()].filter((node) => node.piece?.[0] === "character");
    const parts = [...this.nodes.values()].flatMap((node) => {
      if (node.piece?.[0] !== "token" || !bases.some((base) => apart(base.at, node.at) < base.r + node.r * 0.4)) return [];
      const at = this.plan.to(node.at);
      const found = room.find(at, node.r, 2 * node.r, 2 * node.r);
      this.flags.set(node.key, [found.x, found.y]);
      const { kind } = /** @type {View} */ (this.view).tokens[node.piece[1]];
      const copy = svg("g", { class: "flag", transform: `translate(${short(found.x)} ${short(found.y)})` }, ...chit(kind, this.directory.owner(node.piece[1]), node.r, this.directory.sign(node.piece[1])));
      return [...lead({ ...found, far: true }, at), svg("circle", { class: "lead-end", cx: at[0], cy: at[1], r: 0.16 }), copy];
    });
    this.layers.flags.replaceChildren(...parts);
  }

  tell() {
    const parts = this.directory.twin(this.seat);
    const text = JSON.stringify(parts);
    this.once("twin", text, () => {
      this.list.replaceChildren(
        ...parts.flatMap(({ head, rows }) => {
          const title = document.createElement("h3");
          title.textContent = head;
          const list = document.createElement("ul");
          list.append(...rows.map((row) => Object.assign(document.createElement("li"), { textContent: row })));
          return [title, list];
        }),
      );
    });
  }

  // -- what happened -----------------------------------------------------------------------------------------------------

  /** @param {any[]} events */
  slide(events) {
    if (this.table) return this.table.play(events);
    /** @type {import("../board/slides.js").Slide[]} */
    const slides = [];
    for (const entry of events) {
      const event = entry?.event ?? entry;
      const key = event?.type === "Moved" ? `character:${event.who}` : event?.type === "TokenMoved" ? `token:${event.token}` : "";
      const node = this.nodes.get(key);
      if (!node || !event.start || !event.end) continue;
      const points = way(event, node.r);
      if (apart(points[0], points[points.length - 1]) < 0.01) continue;
      slides.push({ points, move: (point) => this.moveTo(node, point) });
    }
    this.slides.run(slides);
  }

  /** @param {Node} node */
  rest(node) {
    if (!node.corners) this.moveTo(node, node.at);
  }

  // -- hands -------------------------------------------------------------------------------------------------------------

  /** What is meant by a point of the screen. @param {number} x @param {number} y @param {boolean} touch @returns {Node | null} */
  pointed(x, y, touch) {
    const point = this.camera.under(x, y);
    if (!this.table) return this.nearest(point, touch);
    const key = this.table.pick(x, y, touch);
    if (key) return this.nodes.get(key) ?? null;
    const at = this.camera.from(point);
    return [...this.nodes.values()].find((node) => !node.piece && node.corners && inside(at, [node.corners])) ?? null;
  }

  /** What is meant by a drawn point: the nearest within reach of a finger, or under the mouse. @param {Point} point @param {boolean} touch @returns {Node | null} */
  nearest(point, touch) {
    for (const [key, flag] of this.flags) if (apart(flag, point) < (this.view?.tools.token_radius ?? 0)) return this.nodes.get(key) ?? null;
    const at = this.camera.from(point);
    const slack = (touch ? TOUCH : 3) * this.camera.unit;
    /** @type {Node | null} */
    let best = null;
    let least = Infinity;
    for (const node of this.nodes.values()) {
      if (node.corners) continue;
      const gap = apart(node.at, at);
      if (gap > Math.max(node.r, touch ? slack : node.r + slack)) continue;
      const far = gap - (this.offered.has(node.key) ? 0.2 : 0);
      if (far < least) [best, least] = [node, far];
    }
    if (best) return best;
    for (const node of this.nodes.values()) if (node.corners && inside(at, [node.corners])) best = node;
    return best;
  }

  /** @param {number} x @param {number} y @param {boolean} touch @returns {((x: number, y: number) => void) | null} */
  grab(x, y, touch) {
    const point = this.camera.under(x, y);
    if (this.ruler) {
      const node = this.pointed(x, y, touch);
      const walk = node?.piece ? this.ruler.walk(node.piece) : null;
      return walk && ((px, py) => walk(this.camera.under(px, py)));
    }
    const { aim } = this;
    if (!aim) return this.haul(this.pointed(x, y, touch)?.piece ?? null);
    // On a table somebody takes a figure by its card, which stands before other ground.
    const held = this.table ? ["ghost", aim.piece?.join(":")].includes(this.table.pick(x, y, touch)) : false;
    if (!held && !aim.holds(point, touch ? TOUCH * this.camera.unit : 0.1)) return null;
    this.svg.classList.add("dragging");
    /** The base keeps its place under the finger that took it. @type {Point} */
    let offset = [0, 0];
    if (aim.region.type === "ground") {
      const was = aim.value ?? (aim.region.piece && this.placeOf(aim.region.piece));
      const from = was ? this.camera.to([was[0], was[1]]) : point;
      offset = [from[0] - point[0], from[1] - point[1]];
      if (!held && Math.hypot(...offset) > aim.region.r + TOUCH * this.camera.unit) offset = [0, 0];
    }
    return (px, py) => {
      if (aim.over) return;
      const [ux, uy] = this.camera.under(px, py);
      aim.towards([ux + offset[0], uy + offset[1]]);
    };
  }

  /**
   * To drag a base is to move it: the option that means so is answered, and the base follows the pointer once its ground is known.
   *
   * @param {Piece | null} piece @returns {((x: number, y: number) => void) | null}
   */
  haul(piece) {
    const option = piece ? this.dragging(piece) : -1;
    if (option < 0 || !piece) return null;
    let begun = false;
    return (px, py) => {
      const region = this.aim?.region;
      if (region?.type === "ground" && region.piece?.join(":") === piece.join(":")) return this.aim?.towards(this.camera.under(px, py));
      if (begun || this.dragging(piece) !== option) return;
      begun = true;
      this.svg.classList.add("dragging");
      this.host.drag?.(option, this.offer?.options[option].drag ? [] : [["drag", 0]]);
    };
  }

  /** The option that dragging a piece means: its move, or to activate it and then to move; -1 if it means none. @param {Piece} piece */
  dragging(piece) {
    const key = piece.join(":");
    const about = this.offered.get(key) ?? [];
    const moves = about.filter((i) => this.offer?.options[i]?.drag);
    if (moves.length === 1) return moves[0];
    return this.offer?.kind === "turn" && about.length === 1 ? about[0] : -1;
  }

  /** @param {number} x @param {number} y @param {boolean} touch @param {boolean} twice */
  tap(x, y, touch, twice) {
    const node = this.pointed(x, y, touch);
    if (this.ruler) return this.ruler.tap(node?.piece ?? null);
    if (node && this.offered.has(node.key)) return this.chosen(node);
    if (this.aim) {
      if (twice && this.aim.value) return this.commit();
      return this.aim.towards(this.camera.under(x, y));
    }
    if (twice && !node) return this.camera.zoom(1 / 1.8, x, y);
    this.chosen(node);
  }

  /** A thing was tapped or entered: the only option about it is picked, otherwise the page shows what there is. @param {Node | null} node */
  chosen(node) {
    if (this.ruler) return this.ruler.tap(node?.piece ?? null);
    const options = node ? (this.offered.get(node.key) ?? []) : [];
    const chosen = this.host.chosen?.() ?? null;
    if (node?.piece && !options.length && chosen !== null && this.offer?.options[chosen].select && this.aims(node.piece)) {
      this.meant = node.piece; // whoever is chosen is activated for this
      return this.host.drag?.(chosen, []);
    }
    if (options.length === 1) return this.host.pick(options[0], true, node?.piece);
    this.host.select(node?.piece ?? null);
    if (options.length > 1 && node?.piece) this.host.among?.(options, node.piece);
  }

  /** Where the mouse lets go of a base, it stays; a finger is not that exact. */
  dropped() {
    if (this.byMouse && this.aim?.region.type === "ground" && this.aim.value && this.host.quick?.()) this.commit();
  }

  /** Whether somebody could be activated for a piece: to attack an enemy or for an objective. @param {Piece} piece */
  aims(piece) {
    return piece[0] === "token" || piece[0] === "character" && this.view?.characters[piece[1]].seat !== this.seat;
  }

  /** Answer with what is proposed: the page listens for "commit" on the root. */
  commit() {
    const aim = this.aim;
    const value = aim?.value;
    if (!aim || !value) return;
    const judged = aim.saidOf(value);
    if (judged?.ok === false) return;
    this.host.propose(value, judged); // the page may not have heard of a key pressed a moment ago
    this.root.dispatchEvent(new CustomEvent("commit", { bubbles: true, detail: { value, judged } }));
  }

  /** @param {Node | null} node */
  hovered(node) {
    const key = node?.piece ? node.key : null;
    this.svg.classList.toggle("pointing", Boolean(node && (node.piece?.[0] === "character" || this.offered.has(node.key))));
    if (key === this.over) return;
    this.over = key;
    this.retag();
    this.host.hover(node?.piece ?? null);
  }

  // -- keys --------------------------------------------------------------------------------------------------------------

  /** @param {EventTarget | null} target */
  nodeOf(target) {
    const key = target instanceof Element ? target.closest("[data-key]")?.getAttribute("data-key") : null;
    return (key && this.nodes.get(key)) || null;
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const node = this.nodeOf(event.target);
    if (!node) return;
    if (node.key !== this.stop) {
      this.nodes.get(this.stop)?.element.setAttribute("tabindex", "-1");
      this.stop = node.key;
      node.element.setAttribute("tabindex", "0");
    }
    const at = this.camera.to(node.at);
    if (!this.camera.sees(at)) this.camera.show(at[0], at[1], this.camera.unit);
    this.hovered(node);
  }

  /** @param {Node} node */
  focusOn(node) {
    node.element.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const skipped = this.skip();
    const onGhost = this.aim !== null && event.target === this.aim.ghost;
    const { key } = event;
    if (key in ARROWS) {
      event.preventDefault();
      event.stopPropagation();
      if (onGhost) return this.aim?.nudge(key, event.shiftKey);
      const from = this.nodeOf(event.target) ?? this.nodes.get(this.stop);
      const to = from && this.towards(from, ARROWS[key]);
      if (to) this.focusOn(to);
      return;
    }
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      event.stopPropagation();
      if (skipped) return;
      if (!onGhost) return this.chosen(this.nodeOf(event.target));
      return this.aim?.value ? this.commit() : this.aim?.propose(this.aim.first());
    }
    if (key === "Escape" && (this.aim?.value || this.ruler?.from)) {
      event.stopPropagation();
      if (this.ruler) this.ruler.clear();
      else this.aim?.clear();
      return;
    }
  }

  /** @param {any[]} on */
  spot(on) {
    const node = this.nodes.get(keyOf(on));
    return node ? this.camera.to(node.at) : null;
  }

  /** @param {Point} point */
  place(point) {
    return this.camera.to(point);
  }

  /** The next thing in a direction on the screen: near, and not too far to the side. @param {Node} from @param {Point} direction @returns {Node | null} */
  towards(from, [dx, dy]) {
    const nodes = this.walkable();
    // Things on the same spot lie a hair beside each other, so that each can be reached.
    const at = (/** @type {Node} */ node) => this.camera.to(node.at).map((n) => n + nodes.indexOf(node) * 1e-4);
    const [x, y] = at(from);
    /** @type {Node | null} */
    let best = null;
    let least = Infinity;
    for (const node of nodes) {
      if (node === from) continue;
      const [nx, ny] = at(node);
      const ahead = (nx - x) * dx + (ny - y) * dy;
      const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
      if (ahead <= 0 || aside > ahead * 2) continue;
      const far = ahead + 2 * aside;
      if (far < least) [best, least] = [node, far];
    }
    return best;
  }
}

/** The key of something an option is about. @param {any[]} on */
function keyOf(on) {
  return on.join(":");
}
