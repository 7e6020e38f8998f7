/** What the boards of several titles share: a drawing with layers that can be moved and zoomed, its words for screen readers, and animations. */

import { Camera } from "./camera.js";
import { relabel } from "./labels.js";
import { drawMarks } from "./marks.js";
import { listen } from "./pointer.js";
import { Room } from "./room.js";
import { Slides } from "./slides.js";
import { short, svg } from "./svg.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./pointer.js").Hands} Pointing */
/** @typedef {Omit<Pointing, "dropped" | "pan" | "zoom" | "turn" | "touched">} Hands what a pointer does to the pieces */
/** @typedef {DrawnBoard<any, any, any>} AnyBoard */
/** @typedef {import("./three/table.js").Table} Table */
/** @typedef {{stage: (board: any, table: Table) => import("./three/table.js").Stage}} Stages what a title puts on a table in three dimensions */

/** Higher than whatever stands on a table. */
const SKY = 50;

/**
 * @template {string} Layer
 * @template {{element: SVGGraphicsElement}} Drawn  a piece with its drawing
 * @template {{remove(): void}} Measure  what measures on it
 */
export class DrawnBoard {
  /**
   * @param {HTMLElement} root @param {string} name of the drawing, for a screen reader
   * @param {{style: string, layers: readonly Layer[], patterns: SVGElement, sheet: ConstructorParameters<typeof Camera>[1], hands: Hands, stage?: () => Promise<Stages>}} how
   */
  constructor(root, name, { style, layers, patterns, sheet, hands, stage }) {
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
    /** Where its words stand. @type {import("./room.js").Box[]} */
    this.written = [];
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
    this.plan = new Camera(this.svg, sheet, () => this.rescaled());
    /** How the board is seen: the plan's camera, or that of the table. @type {Camera | import("./three/eye.js").Eye} */
    this.camera = this.plan;
    this.plan.resize();
    /** Without one the board is only a plan. */
    this.stage = stage;
    /** The board in three dimensions, while it is looked at like that. @type {Table | null} */
    this.table = null;
    document.fonts.ready.then(() => this.reboxed());
    /** @type {Pointing} */
    this.hands = {
      ...hands,
      dropped: () => {
        this.svg.classList.remove("dragging");
        this.dropped();
      },
      pan: (dx, dy) => this.camera.pan(dx, dy),
      zoom: (factor, x, y) => this.camera.zoom(factor, x, y),
      touched: () => this.skip(),
    };
    listen(this.svg, this.hands);
    document.addEventListener("keydown", (event) => {
      if (!(event.target instanceof Element && this.svg.contains(event.target))) this.skip();
    });
  }

  /** What was dragged has been let go. */
  dropped() {}

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

  /** Where a place of the board is on the screen, in pixels from its corner. @param {Point} point @returns {Point} */
  onScreen(point) {
    const { table, plan } = this;
    if (table) {
      const { eye } = table;
      const spot = eye.lay(point);
      const roof = table.stage.surface([...spot, SKY], [0, 0, -1]);
      const [x, y] = eye.screen([...spot, roof ? SKY - roof.far : 0]);
      return [x, y];
    }
    const [x, y] = plan.to(point);
    return [(x - plan.x) / plan.unit + plan.wide / 2, (y - plan.y) / plan.unit + plan.high / 2];
  }

  /** The place of the board under a point of the screen. @param {number} x @param {number} y @returns {Point} */
  pointAt(x, y) {
    return this.camera.from(this.camera.under(x, y));
  }

  /** Who or what is nearest to a place of the board. @param {Point} point */
  near(point) {
    const [x, y] = this.camera.to(point);
    let [name, least] = ["", Infinity];
    for (const key of this.nodes.keys()) {
      const [kind, number] = key.split(":");
      const on = [kind, Number(number)];
      const at = Number.isNaN(on[1]) ? null : this.spot(on);
      const far = at ? Math.hypot(at[0] - x, at[1] - y) : Infinity;
      if (far < least) [name, least] = [this.nameOf(on), far];
    }
    return name;
  }

  /** What a piece is called. @param {any} piece */
  nameOf(piece) {
    return String(piece);
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
    relabel(this.svg, this.plan.unit);
    this.changed();
  }

  /** Something else is to be seen: the table draws it with its next picture. */
  changed() {
    this.table?.changed();
  }

  /** Bring what is asked about into view, where the screen is small. */
  approach() {}

  /**
   * Show the board as a table in three dimensions, or as a plan again. What that needs is loaded when it is first asked for.
   *
   * @param {boolean} on @param {boolean} [insist]  even if it will be slow
   * @returns {Promise<string>} why it stays a plan: forced, failed, none, software or slow; else nothing
   */
  async three(on, insist = false) {
    if (!on) this.flatten();
    if (!on || this.table) return "";
    if (!this.stage) return "none";
    if (matchMedia("(forced-colors: active)").matches) return "forced";
    /** @type {[typeof import("./three/table.js"), Stages]} */
    let loaded;
    try {
      loaded = await Promise.all([import("./three/table.js"), this.stage()]);
    } catch {
      return "failed";
    }
    const [{ Table }, { stage }] = loaded;
    for (const fine of [true, false]) {
      try {
        this.table = new Table(this, (table) => stage(this, table), { fine, lost: () => this.lost() });
      } catch (error) {
        console.warn("No table in three dimensions:", error);
        return "none";
      }
      if (!insist && this.table.gpu.software) {
        this.flatten();
        return "software";
      }
      this.skip();
      this.camera = this.table.eye;
      this.camera.fit();
      this.approach();
      if (insist || this.table.quick()) return "";
      this.flatten();
    }
    return "slow";
  }

  /** The plan again. */
  flatten() {
    const { table } = this;
    if (!table) return;
    this.table = null;
    this.camera = this.plan;
    table.remove();
    for (const node of this.nodes.values()) this.rest(node);
    this.plan.resize();
    this.relabel();
  }

  /** The graphics card gave the table up. */
  lost() {
    if (!this.table) return;
    this.flatten();
    this.root.dispatchEvent(new CustomEvent("flattened", { bubbles: true }));
  }

  /** End a running animation. @returns {boolean} whether there was one */
  skip() {
    if (this.table?.skip()) return true;
    if (!this.slides.running) return false;
    this.slides.skip();
    for (const node of this.nodes.values()) this.rest(node);
    return true;
  }

  /** What happened, until something else does. @param {import("../table/types.js").Marks} marks */
  happened(marks) {
    this.marks = marks;
    this.written = [];
    const room = this.room();
    const pieces = room.taken.length;
    drawMarks(this.marked, marks, (on) => this.spot(on), (place) => this.place(place), this.size(), room);
    this.written = room.taken.slice(pieces);
    this.relabel();
    this.retag();
  }

  /** The room that pieces leave free on the screen. @returns {Room} */
  room() {
    const { x, y, wide, high, unit } = this.plan;
    const room = new Room({ x, y, wide: wide * unit, high: high * unit }, unit);
    for (const [at, r] of this.pieces()) room.keep(at, r);
    room.taken.push(...this.written);
    return room;
  }

  /** What nothing is written over: middles as drawn, and sizes. @returns {Array<[Point, number]>} */
  pieces() {
    return [];
  }

  /** Name whom it is about now. */
  retag() {}

  /** Another scale: words have another size, and so another place. */
  rescaled() {
    this.happened(this.marks);
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
