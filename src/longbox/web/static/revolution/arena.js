/** The Mission Arena: Hexes, Obstacles, tokens; what can be chosen on it, and measuring. It always fits, so it needs no camera. */

import { relabel } from "../board/labels.js";
import { drawMarks } from "../board/marks.js";
import { Room } from "../board/room.js";
import { Slides } from "../board/slides.js";
import { path, set, short, svg } from "../board/svg.js";
import { emblem } from "../emblems.js";
import { SEATS } from "../table/dom.js";
import { CENTRE, HEXES, apart, at, beside, corners, label, middle } from "./hexes.js";
import { TOKEN } from "./names.js";

/**
 * @typedef {import("./types.js").Point} Point @typedef {import("./types.js").View} View @typedef {import("./types.js").Offer} Offer
 * @typedef {import("./types.js").Host} Host @typedef {import("./names.js").Names} Names
 */

const KEYS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);
const HALF = 8.1;
const HIGH = 7.4;
/** The shape of each seat's token, around 0, 0. */
const SHAPES = [
  () => svg("circle", { class: "shape", r: 0.62 }),
  () => svg("rect", { class: "shape", x: -0.56, y: -0.56, width: 1.12, height: 1.12, rx: 0.08 }),
  () => svg("path", { class: "shape", d: "M-.58 .58V-.04a.58 .58 0 0 1 1.16 0V.58z" }),
  () => svg("path", { class: "shape", d: "M0-.8L.8 0 0 .8-.8 0z" }),
];

export class Arena {
  /** @param {Host} host @param {Names} names @param {(options: number[]) => void} choose @param {() => void} commit */
  constructor(host, names, choose, commit) {
    this.host = host;
    this.names = names;
    this.choose = choose;
    this.commit = commit;
    /** @type {View | null} */ this.view = null;
    /** @type {Offer | null} */ this.offer = null;
    /** Which options each Hex is about. @type {Map<number, number[]>} */ this.offered = new Map();
    /** @type {number | null} */ this.hot = null;
    /** @type {Map<number, {element: SVGGraphicsElement, hex: number, drawn: string}>} */ this.nodes = new Map();
    this.cursor = CENTRE;
    this.over = -1;
    this.ruling = false;
    this.from = -1;
    this.asked = 0;
    const layer = (/** @type {string} */ name) => svg("g", { class: `l-${name}` });
    this.layers = { ground: layer("ground"), legal: layer("legal"), line: layer("line"), pieces: layer("pieces"), marks: layer("marks"), cursor: layer("cursor") };
    this.mark = svg("g", { class: "cursor", role: "button", tabindex: 0 }, svg("path", { d: path(corners(CENTRE, 0.96)) }));
    this.layers.cursor.append(this.mark);
    this.svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (svg("svg", { class: "arena", role: "group", "aria-label": host.text("mr.arena"), viewBox: `${-HALF} ${-HIGH} ${2 * HALF} ${2 * HIGH}` },
      svg("defs", {}, svg("pattern", { id: "hatch", width: 0.36, height: 0.36, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        svg("rect", { class: "hatch-ground", width: 0.36, height: 0.36 }), svg("path", { class: "hatch-line", d: "M0 0v.36" }))),
      ...Object.values(this.layers))));
    this.note = document.createElement("p");
    this.note.className = "board-key";
    this.note.hidden = true;
    this.live = document.createElement("p");
    this.live.className = "sr";
    this.live.setAttribute("role", "status");
    this.slides = new Slides();
    this.svg.addEventListener("pointermove", (event) => { if (event.pointerType === "mouse") this.hovered(this.under(event)); });
    this.svg.addEventListener("pointerleave", () => this.hovered(-1));
    this.svg.addEventListener("click", (event) => {
      this.slides.skip();
      // A screen reader clicks the element itself, without a pointer.
      const hex = event.detail === 0 ? this.cursor : this.under(event);
      if (hex < 0) return;
      this.cursor = hex;
      this.placeCursor();
      this.chosen(hex);
    });
    this.svg.addEventListener("keydown", (event) => this.pressed(event));
    this.mark.addEventListener("focus", () => this.moveCursor(this.cursor));
    this.mark.addEventListener("blur", () => this.hovered(-1));
  }

  /** @param {View} view */
  draw(view) {
    this.slides.skip();
    const known = new Map([...this.nodes].map(([piece, node]) => [piece, node.hex]));
    const other = this.view?.mission?.mission !== view.mission?.mission;
    this.view = view;
    this.ground();
    /** @type {import("../board/slides.js").Slide[]} */ const slides = [];
    const seen = new Set(this.names.pieces());
    for (const piece of seen) {
      const hex = this.names.hex(piece);
      let node = this.nodes.get(piece);
      if (!node) {
        node = { element: svg("g", { class: piece < TOKEN ? `piece pc of-${"abcd"[piece]}` : "piece token", "data-piece": piece, role: "img" }), hex, drawn: "" };
        this.layers.pieces.append(node.element);
        this.nodes.set(piece, node);
      }
      const was = known.get(piece);
      const moving = node.element;
      if (was !== undefined && was !== hex && !other) slides.push({ points: [middle(was), middle(hex)], move: (point) => moveTo(moving, point) });
      node.hex = hex;
      moveTo(node.element, middle(hex));
      this.piece(piece, node);
    }
    for (const [piece, node] of this.nodes) {
      if (seen.has(piece)) continue;
      node.element.remove();
      this.nodes.delete(piece);
    }
    this.slides.run(slides);
    this.states();
    this.placeCursor();
  }

  ground() {
    const mission = this.view?.mission;
    const card = this.names.cards.missions?.[mission?.mission ?? -1];
    const fire = card?.fire ?? -1;
    this.layers.ground.replaceChildren(...HEXES.map((hex) => {
      const wall = mission?.obstacles.includes(hex);
      const hot = !wall && fire >= 0 && apart(hex, CENTRE) <= fire;
      return svg("path", { class: `hex${wall ? " wall" : ""}${hot ? " fire" : ""}${card?.centre && hex === CENTRE ? " centre" : ""}`, d: path(corners(hex, 0.97)) });
    }));
  }

  /** @param {number} piece @param {{element: SVGGraphicsElement, drawn: string}} node */
  piece(piece, node) {
    const mission = this.view?.mission;
    const pc = piece < TOKEN ? mission?.pcs[piece] : null;
    const health = this.names.health(piece);
    const shows = JSON.stringify([pc?.card, pc?.stats, pc?.carrying, health]);
    if (node.drawn === shows) return;
    node.drawn = shows;
    if (pc) {
      const card = this.names.cards.recruits?.[pc.card];
      node.element.replaceChildren(svg("path", { class: "halo", d: path(corners(CENTRE, 0.94)) }), SHAPES[piece](),
        card?.emblem ? emblem(card.emblem, 0.82) : svg("text", { class: "mono", "text-anchor": "middle", y: -0.02, dy: ".34em" }, card?.monogram ?? SEATS[piece]),
        svg("text", { class: "stats", "text-anchor": "middle", y: 0.94 }, pc.stats.join("/")),
        ...(pc.carrying >= 0 ? [svg("circle", { class: "burden", cx: 0.62, cy: -0.58, r: 0.24 })] : []));
    } else {
      const sign = this.names.cards.missions?.[mission?.mission ?? -1]?.emblem;
      const number = String(health || piece - TOKEN + 1);
      node.element.replaceChildren(svg("path", { class: "halo", d: path(corners(CENTRE, 0.94)) }), svg("path", { class: "shape", d: "M-.5-.55h1V.1L0 .68-.5 .1z" }),
        ...(sign ? [svg("g", { transform: "translate(0 -.06)" }, emblem(sign, 0.8)), svg("text", { class: "number", "text-anchor": "middle", x: 0.5, y: 0.56, dy: ".34em" }, number)]
          : [svg("text", { class: "mono", "text-anchor": "middle", y: -0.1, dy: ".34em" }, number)]));
    }
  }

  /** What happened, until something else does. @param {import("../table/types.js").Marks} marks */
  happened(marks) {
    const here = (/** @type {number} */ hex) => (hex >= 0 ? middle(hex) : null);
    const box = this.svg.getBoundingClientRect();
    if (!box.width) return;
    const unit = Math.max((2 * HALF) / box.width, (2 * HIGH) / box.height);
    const room = new Room({ x: 0, y: 0, wide: 2 * HALF, high: 2 * HIGH }, unit);
    for (const { hex } of this.nodes.values()) if (hex >= 0) room.keep(middle(hex), 0.7);
    drawMarks(this.layers.marks, marks, ([kind, n]) => here(this.hexOf(String(kind), Number(n))), (hex) => here(Number(hex)), 0.6, room);
    relabel(this.svg, unit);
  }

  /** @param {Offer | null} offer */
  ask(offer) {
    this.offer = offer;
    this.hot = null;
    this.offered.clear();
    offer?.options.forEach((option, i) => {
      const hexes = new Set((option.on ?? []).map(([kind, n]) => this.hexOf(String(kind), Number(n))));
      for (const hex of hexes) if (hex >= 0) this.offered.set(hex, [...(this.offered.get(hex) ?? []), i]);
    });
    const first = this.offered.keys().next().value;
    const own = offer ? this.names.hex(offer.seat) : -1;
    if (document.activeElement !== this.mark && first !== undefined) this.cursor = own >= 0 ? own : first;
    this.legal();
    this.states();
    this.placeCursor();
  }

  /** Where a thing of the game is in the arena, or -1. @param {string} kind @param {number} n */
  hexOf(kind, n) {
    if (kind === "hex") return n;
    if (kind === "piece" || kind === "seat") return this.names.hex(n);
    if (kind === "character") return this.names.hex(this.view?.mission?.pcs.findIndex((pc) => pc.card === n) ?? -1);
    return -1;
  }

  legal() {
    const { offer } = this;
    const hexes = [...this.offered.keys()].filter((hex) => this.offered.get(hex)?.some((i) => offer?.options[i].on?.some(([kind, n]) => kind === "hex" && n === hex)));
    this.layers.legal.replaceChildren(...hexes.map((hex) => svg("path", { class: "open", d: path(corners(hex, 0.86)) })));
  }

  /** Outlines: who acts, who is the target, what can be chosen, what is pointed at. */
  states() {
    const { view, offer } = this;
    if (!view) return;
    const hot = this.hot === null ? undefined : offer?.options[this.hot];
    const marked = new Set((hot?.on ?? []).map(([kind, n]) => this.hexOf(String(kind), Number(n))));
    for (const [piece, { element, hex }] of this.nodes) {
      const { classList } = element;
      classList.toggle("acting", view.attack ? view.attack.attacker === piece : view.acting === piece && view.phase !== "plot");
      classList.toggle("target", view.attack?.target === piece);
      classList.toggle("offered", Boolean(offer?.options.some((option) => option.on?.some(([kind, n]) => kind !== "hex" && this.hexOf(String(kind), Number(n)) === hex))));
      classList.toggle("hot", marked.has(hex));
      element.setAttribute("aria-label", `${label(hex)}: ${this.names.describe(piece)}`);
    }
    this.layers.legal.querySelectorAll(".meant").forEach((one) => one.remove());
    for (const hex of marked) if (hex >= 0 && this.names.on(hex) < 0) this.layers.legal.append(svg("path", { class: "meant", d: path(corners(hex, 0.86)) }));
    this.line(hot);
  }

  /** From the attacker to the target, while it is resolved or thought about. @param {import("../table/types.js").Option} [hot] */
  line(hot) {
    const { view } = this;
    if (this.ruling) return;
    const aimed = hot?.odds ? Number(hot.on?.[0]?.[1] ?? -1) : -1;
    const a = this.names.hex(view?.attack ? view.attack.attacker : view?.acting ?? -1);
    const b = this.names.hex(view?.attack ? view.attack.target : aimed);
    this.layers.line.replaceChildren(...(a >= 0 && b >= 0 && a !== b ? ray(a, b) : []));
  }

  /** @param {number | null} option */
  highlight(option) {
    this.hot = option;
    this.states();
  }

  // -- hands and keys -----------------------------------------------------------------------------------------------------

  /** @param {MouseEvent} event */
  under(event) {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) return -1;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return at([x, y]);
  }

  /** @param {number} hex */
  chosen(hex) {
    if (this.ruling) return this.rule(hex);
    const options = this.offered.get(hex) ?? [];
    if (options.length) return this.choose(options);
    const piece = this.names.on(hex);
    this.host.select(piece >= 0 ? ["piece", piece] : null);
  }

  /** @param {number} hex */
  hovered(hex) {
    if (hex === this.over) return;
    this.over = hex;
    this.svg.classList.toggle("pointing", this.offered.has(hex) || this.ruling);
    if (this.ruling && this.from >= 0 && hex >= 0) this.between(hex);
    const piece = this.names.on(hex);
    this.host.hover(piece >= 0 ? ["piece", piece] : null);
  }

  placeCursor() {
    const [x, y] = middle(this.cursor);
    set(this.mark, { transform: `translate(${short(x)} ${short(y)})`, "aria-label": this.labelOf(this.cursor) });
  }

  /** @param {number} hex */
  labelOf(hex) {
    const options = (this.offered.get(hex) ?? []).map((i) => this.offer?.options[i]).flatMap((one) => (one ? [[one.label, one.note].filter(Boolean).join(", ")] : []));
    return [this.names.describeHex(hex), options.length && this.host.text("mr.offered", { options: options.join("; ") })].filter(Boolean).join(". ");
  }

  /** @param {number} hex */
  moveCursor(hex) {
    this.cursor = hex;
    this.placeCursor();
    if (document.activeElement !== this.mark) return;
    this.hovered(hex);
    this.say(this.labelOf(hex));
  }

  /** @param {string} words */
  say(words) {
    if (this.live.textContent !== words) this.live.textContent = words;
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    this.slides.skip();
    if (KEYS.has(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      const to = beside(this.cursor, event.key);
      if (to >= 0) this.moveCursor(to);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      const options = this.offered.get(this.cursor) ?? [];
      if (!this.ruling && options.length === 1 && options[0] === this.hot) this.commit();
      else this.chosen(this.cursor);
    }
  }

  // -- measuring ------------------------------------------------------------------------------------------------------------

  /** @param {boolean} on */
  measuring(on) {
    this.ruling = on;
    this.from = -1;
    this.layers.line.replaceChildren();
    this.layers.ground.querySelectorAll(".reached").forEach((one) => one.classList.remove("reached"));
    this.tell(on ? this.host.text("mr.measure.start") : "");
    if (!on) this.states();
  }

  /** @param {string} words */
  tell(words) {
    this.note.textContent = words;
    this.note.hidden = !words;
    if (words) this.say(words);
  }

  /** The first Hex says how far a piece comes from there; a second one the distance. @param {number} hex */
  async rule(hex) {
    if (this.from >= 0 && this.from !== hex) {
      await this.between(hex);
      this.from = -1;
      return;
    }
    this.from = hex;
    this.layers.line.replaceChildren();
    const piece = this.names.on(hex);
    this.layers.ground.querySelectorAll(".reached").forEach((one) => one.classList.remove("reached"));
    if (piece < 0) return this.tell(this.host.text("mr.measure.from", { name: label(hex) }));
    const found = await this.host.measure({ what: "reach", who: piece }).catch(() => null);
    if (!found || this.from !== hex) return;
    for (const [i, one] of HEXES.entries()) this.layers.ground.children[i].classList.toggle("reached", found.hexes.includes(one));
    this.tell(this.host.text("mr.measure.reach", { name: this.names.piece(piece), speed: found.speed, range: found.range }));
  }

  /** @param {number} hex */
  async between(hex) {
    const { from } = this;
    const turn = ++this.asked;
    const [a, b] = [this.names.on(from), this.names.on(hex)];
    const found = await this.host.measure({ what: "between", from, to: hex }).catch(() => null);
    const odds = a >= 0 && b >= 0 && a !== b ? await this.host.measure({ what: "odds", who: a, target: b }).catch(() => null) : null;
    if (!found || turn !== this.asked || !this.ruling) return;
    this.layers.line.replaceChildren(...ray(from, hex));
    this.tell(this.host.text("mr.measure.between", { from: this.nameAt(from), to: this.nameAt(hex), text: [found.text, odds?.text].filter(Boolean).join(". ") }));
  }

  /** @param {number} hex */
  nameAt(hex) {
    const piece = this.names.on(hex);
    return piece >= 0 ? this.names.piece(piece) : label(hex);
  }
}

/** @param {SVGGraphicsElement} element @param {Point} point */
function moveTo(element, [x, y]) {
  element.setAttribute("transform", `translate(${short(x)} ${short(y)})`);
}

/** @param {number} a @param {number} b */
function ray(a, b) {
  const d = path([middle(a), middle(b)], false);
  return [svg("path", { class: "los-case", d }), svg("path", { class: "los", d })];
}
