/** What the boards of several titles share: a drawing with layers that can be moved and zoomed, its words for screen readers, and animations. */

import { Camera } from "./camera.js";
import { relabel } from "./labels.js";
import { drawMarks } from "./marks.js";
import { listen } from "./pointer.js";
import { Slides } from "./slides.js";
import { short, svg } from "./svg.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {Omit<Parameters<typeof listen>[1], "dropped" | "pan" | "zoom" | "touched">} Hands what a pointer does to the pieces */

/**
 * @template {string} Layer
 * @template {{element: SVGGraphicsElement}} Drawn  a piece with its drawing
 * @template {{remove(): void}} Measure  what measures on it
 */
export class DrawnBoard {
  /**
   * @param {HTMLElement} root @param {string} name of the drawing, for a screen reader
   * @param {{style: string, layers: readonly Layer[], patterns: SVGElement, sheet: ConstructorParameters<typeof Camera>[1], hands: Hands}} how
   */
  constructor(root, name, { style, layers, patterns, sheet, hands }) {
    this.root = root;
    this.seat = -1;
    /** @type {Map<string, Drawn>} */
    this.nodes = new Map();
    /** @type {Measure | null} */
    this.ruler = null;
    /** The option that is pointed at. @type {number | null} */
    this.hot = null;
    this.turnedByHand = false;
    /** What each part shows. @type {Record<string, string>} */
    this.drawn = {};

    root.classList.add("play-board", style);
    this.layers = /** @type {Record<Layer, ReturnType<typeof svg>>} */ (Object.fromEntries(layers.map((one) => [one, svg("g", { class: `l-${one}` })])));
    this.svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (svg("svg", { role: "group", "aria-label": name }, patterns, .../** @type {SVGElement[]} */ (Object.values(this.layers)))));
    this.marked = svg("g", { class: "l-marks", "aria-hidden": "true" });
    /** @type {import("../table/types.js").Marks} */
    this.marks = { trails: [], floats: [] };
    this.svg.append(this.marked);
    this.key = document.createElement("p");
    this.key.className = "board-key";
    this.key.hidden = true;
    this.live = document.createElement("p");
    this.live.className = "sr";
    this.live.setAttribute("role", "status");
    root.append(this.svg, this.key, this.live);
    this.list = document.createElement("div");
    this.list.className = "board-twin";

    this.slides = new Slides();
    this.camera = new Camera(this.svg, sheet, () => this.relabel());
    this.camera.resize();
    document.fonts.ready.then(() => this.reboxed());
    listen(this.svg, {
      ...hands,
      dropped: () => this.svg.classList.remove("dragging"),
      pan: (dx, dy) => this.camera.pan(dx, dy),
      zoom: (factor, x, y) => this.camera.zoom(factor, x, y),
      touched: () => this.skip(),
    });
    document.addEventListener("keydown", (event) => {
      if (!(event.target instanceof Element && this.svg.contains(event.target))) this.skip();
    });
  }

  zoomIn() {
    this.camera.zoom(1 / 1.4);
  }

  zoomOut() {
    this.camera.zoom(1.4);
  }

  fit() {
    this.camera.fit();
  }

  /** The board in words, kept current. */
  twin() {
    return this.list;
  }

  /** Draw a part only when what it shows has changed. @param {string} name @param {string} shows @param {() => void} work */
  once(name, shows, work) {
    if (this.drawn[name] === shows) return;
    this.drawn[name] = shows;
    work();
  }

  /** Tell a screen reader, and everybody when it is a reason against a proposal. @param {string} text @param {boolean} [wrong] */
  say(text, wrong = false) {
    if (this.live.textContent !== text) this.live.textContent = text;
    this.key.classList.toggle("wrong", wrong);
    if (!this.ruler) this.note(wrong ? text : "");
  }

  /** @param {string} text */
  note(text) {
    this.key.textContent = text;
    this.key.hidden = !text;
  }

  /** @param {Drawn} node @param {Point} at  on the board */
  moveTo(node, at) {
    const [x, y] = this.camera.to(at);
    node.element.setAttribute("transform", `translate(${short(x)} ${short(y)})`);
  }

  /** The font has come: boxes that were measured with another one are measured again. */
  reboxed() {
    for (const frame of this.svg.querySelectorAll(".label:not(.plate) rect")) frame.removeAttribute("width");
    this.relabel();
  }

  relabel() {
    relabel(this.svg, this.camera.unit);
  }

  /** End a running animation. @returns {boolean} whether there was one */
  skip() {
    if (!this.slides.running) return false;
    this.slides.skip();
    for (const node of this.nodes.values()) this.rest(node);
    return true;
  }

  /** What happened, until something else does. @param {import("../table/types.js").Marks} marks */
  happened(marks) {
    this.marks = marks;
    drawMarks(this.marked, marks, (on) => this.spot(on), (place) => this.place(place), this.size());
    this.relabel();
  }

  /** The drawn middle of a piece, null if it is not there. @param {any[]} on @returns {Point | null} */
  spot(on) {
    void on;
    return null;
  }

  /** The drawn point of a place that an event names. @param {any} place @returns {Point | null} */
  place(place) {
    void place;
    return null;
  }

  /** How large a piece is, about. */
  size() {
    return 1;
  }

  /** Put a piece where it stands. @param {Drawn} node */
  rest(node) {
    void node;
  }
}
