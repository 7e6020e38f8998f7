/**
 * A board as a table in three dimensions: a second painter and a second camera of the same board. It knows no rules and asks nothing; it draws
 * what the board has, and tells which piece or which point of the ground a pointer means. What stands on it is the title's affair (`Stage`).
 */

import { listen } from "../pointer.js";
import { Atlas, BLANK, CARD as SHEET } from "./atlas.js";
import { Eye } from "./eye.js";
import { Gpu } from "./gpu.js";
import { C, palette } from "./paint.js";
import { Reel } from "./reel.js";
import { CARD, DISC, INK, SURFACE } from "./shaders.js";
import { QUAD, SQUARE } from "./shapes.js";
import { Tags } from "./tags.js";

/**
 * @typedef {import("../types.js").Point} Point @typedef {import("./sums.js").Spot} Spot @typedef {import("./atlas.js").Cell} Cell
 * @typedef {import("./shapes.js").Shapes} Shapes @typedef {import("./gpu.js").Mesh} Mesh @typedef {import("./tags.js").Tag} Tag
 */

/**
 * Something that stands or lies on the table.
 *
 * @typedef {object} Thing
 * @property {string} key  as the board calls it
 * @property {Point} at
 * @property {number} z  the ground under it
 * @property {number} r
 * @property {number} seat  -1 for nobody's
 * @property {number} shape  see SHAPE
 * @property {number} state  see STATE
 * @property {number} thick
 * @property {Cell} cell  what its upper side shows
 * @property {number} hurt  the part of its health that is gone
 * @property {number} down  1 lies, 0 stands
 * @property {number} gone  1 has left
 * @property {{cell: Cell, high: number, done: boolean} | null} card  high in inches
 * @property {string} [held]  by whom: it lies before the holder
 * @property {boolean} [still]  is not for pointers
 */

/** @typedef {{at: Point, z: number, down: number, gone: number}} Pose  how something is shown while a scene runs */
/** @typedef {{at: Point, z: number, cell: Cell, box: [number, number, number]}} Plate  a sign; inches, least and most pixels */

/**
 * Everything that is shown at a moment.
 *
 * @typedef {object} Picture
 * @property {string} land  what the ground and the bodies on it show: they are built anew when this changes
 * @property {Thing[]} things
 * @property {Plate[]} plates
 * @property {{shows: string, polygons: Point[][][], measured: boolean, bare?: boolean} | null} area  ground to choose from, or measured: rings with holes; `bare` has no edge
 * @property {Shapes} marks  ink on the ground
 * @property {Shapes} sight  ink in the air, and
 * @property {Shapes} hidden  where something stands before it
 * @property {Tag[]} tags
 */

/**
 * What a title puts on its table.
 *
 * @typedef {object} Stage
 * @property {() => import("./eye.js").Sheet | null} sheet  null as long as there is nothing to see
 * @property {() => Picture} read
 * @property {() => {under: Shapes, ground: Shapes, bodies: Shapes, shade: Point}} land  `shade` is where shadows fall
 * @property {(from: Spot, to: Spot) => {point: Point, far: number, key: string} | null} surface  what of the bodies a ray meets first
 * @property {(events: any[]) => import("./reel.js").Scene[]} scenes  how what happened is shown; things are still as they were
 */

export const SHAPE = { base: 0, diamond: 1, box: 2, disc: 3, gem: 4, spot: 5, ghost: 6, side: 9 };
/** What a piece with corners has below it. @type {Record<number, number>} */
const SIDES = { 1: 10, 2: 11 };
export const STATE = { offered: 1, acting: 2, target: 4, hot: 8, focus: 16, wrong: 32, hit: 64 };
/** How thick a base is. */
export const THICK = 0.15;
const MASK = 1024;
const TOUCH = 22;
/** Frames slower than this are no pleasure (milliseconds), and how many are looked at. */
const SLOW = 50;
const FIRST = 5;

export class Table {
  /**
   * @param {import("../drawn.js").AnyBoard} board @param {(table: Table) => Stage} stage
   * @param {{fine: boolean, lost: () => void}} how  `fine`: smooth edges, and all pixels of a dense screen; `lost`: the graphics card gave it up
   */
  constructor(board, stage, { fine, lost }) {
    this.board = board;
    this.fine = fine;
    this.canvas = document.createElement("canvas");
    this.canvas.className = "table-canvas";
    this.canvas.setAttribute("aria-hidden", "true");
    Object.assign(this.canvas, { table: this }); // for whoever looks into a page that runs
    this.gpu = new Gpu(this.canvas, lost, fine); // throws where there is no WebGL 2: nothing is in the page yet
    this.atlas = new Atlas(() => this.changed());
    this.sheet = this.gpu.texture(this.atlas.canvas);
    this.maskCanvas = Object.assign(document.createElement("canvas"), { width: MASK, height: MASK });
    this.mask = this.gpu.texture(this.maskCanvas, false);
    this.gpu.shared.mask = this.mask;
    this.tags = new Tags(this);
    this.reel = new Reel(() => this.changed());
    /** How things are shown that a scene moves. @type {Map<string, Pose>} */
    this.poses = new Map();
    /** Who has left, but is still shown until that is told. @type {Thing[]} */
    this.leaving = [];
    /** What stands on the table, as it is drawn. @type {Map<string, Thing>} */
    this.standing = new Map();
    /** What only a scene shows. @type {Tag[]} */
    this.bursts = [];
    /** @type {Picture | null} */
    this.picture = null;
    this.stale = true;
    this.dense = 1;
    this.frame = 0;
    this.sorted = 0;
    this.drawn = "";
    this.masked = "";
    /** @type {[number, number, number] | null} */
    this.paper = null;
    this.stage = stage(this);
    const plan = /** @type {import("../camera.js").Camera} */ (board.camera);
    this.eye = new Eye(this.canvas, this.stage.sheet() ?? { wide: 36, high: 36, margin: 1, tall: 2, scale: 1, up: true }, plan, () => this.later());
    this.eye.meets = (from, to) => this.stage.surface(from, to)?.point ?? null;
    this.meshes = this.make();
    board.root.append(this.canvas, this.tags.place);
    board.root.classList.add("standing");
    listen(this.canvas, { ...board.hands, turn: (dx, dy) => this.eye.orbit(dx, dy) });
    this.over = new AbortController();
    const { signal } = this.over;
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.theme(), { signal });
    board.root.addEventListener("focusin", () => this.changed(), { signal });
    board.root.addEventListener("focusout", () => this.changed(), { signal });
    board.root.addEventListener("keydown", (event) => this.pressed(event), { signal, capture: true });
    this.watching = [new MutationObserver(() => this.theme()), new ResizeObserver(() => this.resize())];
    /** @type {MutationObserver} */ (this.watching[0]).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    /** @type {ResizeObserver} */ (this.watching[1]).observe(this.canvas);
    document.fonts.load("800 40px Archivo").then(() => this.theme());
    this.resize();
    this.theme();
  }

  /** All meshes, in the order they are drawn. */
  make() {
    const { gpu, sheet } = this;
    const empty = (/** @type {number} */ size, each = false) => ({ size, data: new Float32Array(0), each });
    /** @typedef {Partial<import("./gpu.js").Spec>} More */
    const surface = (/** @type {More} */ more = {}) =>
      gpu.mesh({ ...SURFACE, attributes: { position: empty(3), normal: empty(3), uv: empty(4), paint: empty(4) }, count: 0, uniforms: { fold: 1 }, ...more });
    const ink = (/** @type {More} */ more = {}) =>
      gpu.mesh({
        ...INK, attributes: { corner: { size: 3, data: QUAD }, from: empty(3, true), to: empty(3, true), n1: empty(3, true), n2: empty(3, true), style: empty(4, true) },
        count: 6, instances: 0, write: false, uniforms: { fold: 1, dotted: 0 }, ...more,
      });
    const each = (/** @type {{vertex: string, fragment: string}} */ program, /** @type {More} */ more = {}) =>
      gpu.mesh({
        ...program, attributes: { corner: { size: 2, data: SQUARE }, at: empty(4, true), look: empty(4, true), cell: empty(4, true), box: empty(4, true) },
        count: 6, instances: 0, blend: true, write: false, uniforms: { atlas: sheet, through: 0 }, ...more,
      });
    return {
      under: surface(), underInk: ink(),
      ground: surface({ depth: "any", write: false }), groundInk: ink({ depth: "any" }), marks: ink({ depth: "any" }),
      bodies: surface(), bodyInk: ink(), falling: surface(), fallingInk: ink(),
      discs: each(DISC), hiddenDiscs: each(DISC, { depth: "far", uniforms: { atlas: sheet, through: 1 } }),
      hiddenCards: each(CARD, { depth: "far", uniforms: { atlas: sheet, through: 1 } }), cards: each(CARD, { write: true }), plates: each(CARD),
      sight: ink(), sightHidden: ink({ depth: "far", uniforms: { fold: 1, dotted: 0.5 } }), beam: ink({ depth: "any" }),
    };
  }

  /** Colours have changed, or the font has come. */
  theme() {
    const { colours, css } = palette(this.board.root);
    this.gpu.shared.palette = colours;
    this.atlas.css = css;
    this.atlas.clear();
    const [r, g, b] = colours.slice(C.board * 3, C.board * 3 + 3);
    this.gpu.shared.night = r + g + b < 1 ? 1 : 0;
    this.paper = /** @type {[number, number, number]} */ ([...colours.slice(C.gutter * 3, C.gutter * 3 + 3)]);
    this.changed();
  }

  resize() {
    const box = this.canvas.getBoundingClientRect();
    if (!box.width || !box.height) return;
    this.dense = Math.min(this.fine ? 2 : 1, devicePixelRatio || 1);
    this.gpu.resize(Math.round(box.width * this.dense), Math.round(box.height * this.dense));
    this.eye.resize();
    this.board.approach();
    this.changed();
  }

  // -- drawing -----------------------------------------------------------------------------------------------------------

  /** Something on the board has changed. */
  changed() {
    this.stale = true;
    this.later();
  }

  /** Draw with the next frame, once. Nothing is drawn while nothing changes. */
  later() {
    if (!this.frame) this.frame = requestAnimationFrame(() => this.paint());
  }

  paint() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const sheet = this.stage.sheet();
    if (!sheet || !this.paper) return;
    if (sheet.wide !== this.eye.table.wide || sheet.high !== this.eye.table.high) {
      this.eye.table = sheet;
      this.eye.fit();
    }
    const look = this.eye.look();
    if (this.stale) this.read();
    else if (Math.abs(this.sorted - this.eye.now.turn) > 0.02) this.place();
    const { eye, right, up, back, matrix, focal } = look;
    Object.assign(this.gpu.shared, { view: matrix, eye, right, up, back, focal, size: [this.canvas.width, this.canvas.height], flatness: this.eye.flat, pixel: this.dense, cardPixels: this.least() });
    this.gpu.begin(this.paper);
    this.gpu.draw(0);
    this.tags.move();
  }

  /** Ask the title what there is to see. */
  read() {
    this.stale = false;
    if (this.atlas.full) this.atlas.clear();
    this.picture = this.stage.read();
    const { land, marks, sight, hidden, tags, area } = this.picture;
    if (land !== this.drawn) {
      this.drawn = land;
      const { under, ground, bodies, shade } = this.stage.land();
      this.gpu.shared.shade = shade;
      for (const [name, shapes] of /** @type {const} */ ([["under", under], ["ground", ground]])) {
        fill(this.meshes[name], shapes);
        lines(this.meshes[`${name}Ink`], shapes);
      }
      fill(this.meshes.bodies, bodies);
      lines(this.meshes.bodyInk, bodies);
    }
    this.area(area);
    lines(this.meshes.marks, marks);
    lines(this.meshes.sight, sight);
    lines(this.meshes.sightHidden, hidden);
    this.place();
    this.tags.show([...tags, ...this.bursts]);
  }

  /** Ground to choose from, painted on the table and on the roofs. @param {Picture["area"]} area */
  area(area) {
    this.gpu.shared.maskOn = area ? (area.measured ? 2 : 1) : 0;
    const { wide, high } = this.eye.table;
    this.gpu.shared.maskBox = [0, 0, wide, high];
    if (!area || area.shows === this.masked) return;
    this.masked = area.shows;
    const pen = /** @type {CanvasRenderingContext2D} */ (this.maskCanvas.getContext("2d"));
    pen.clearRect(0, 0, MASK, MASK);
    pen.fillStyle = "#000";
    pen.strokeStyle = "#f00"; // the edge is red
    pen.lineWidth = 6;
    pen.setLineDash(area.measured ? [10, 7] : []);
    const paths = area.polygons.map((rings) => {
      const path = new Path2D();
      for (const ring of rings) {
        ring.forEach(([x, y], i) => path[i ? "lineTo" : "moveTo"]((x * MASK) / wide, (y * MASK) / high));
        path.closePath();
      }
      return path;
    });
    for (const path of paths) pen.fill(path, "evenodd");
    pen.globalCompositeOperation = "source-atop";
    if (!area.bare) for (const path of paths) pen.stroke(path);
    pen.globalCompositeOperation = "source-over";
    this.mask.update();
  }

  /** Discs, cards and plates: everything that moves or faces whoever looks. */
  place() {
    if (!this.picture) return;
    const { right } = this.eye.last ?? this.eye.look();
    const depth = (/** @type {Point} */ p) => p[0] * -right[1] + p[1] * right[0];
    this.standing = new Map([...this.picture.things, ...this.leaving].map((thing) => [thing.key, { ...thing, ...this.poses.get(thing.key) }]));
    /** @type {{at: number[], look: number[], cell: number[], far: number}[]} */
    const discs = [];
    /** @type {{at: number[], look: number[], cell: number[], box: number[], far: number}[]} */
    const cards = [];
    for (const thing of this.standing.values()) {
      if (thing.gone >= 1) continue;
      const { seat, shape, state, thick, cell, hurt, r, card } = thing;
      let { at, z } = thing;
      const holder = thing.held && this.standing.get(thing.held);
      if (thing.held && (!holder || holder.gone >= 1)) continue;
      if (holder) {
        at = [holder.at[0] + (right[0] + right[1]) * holder.r * 0.72, holder.at[1] + (right[1] - right[0]) * holder.r * 0.72];
        z = holder.z + holder.thick;
      }
      const far = depth(at) - (holder ? 1 : 0);
      const layers = thick > 0 ? Math.max(1, Math.ceil(thick / 0.05)) : 0;
      // Its side is a pile of discs; the lowest carries what tells its state.
      for (let i = 0; i < layers; i++) discs.push({ at: [...at, z + 0.02 + (thick * i) / layers, r], look: [SIDES[shape] ?? SHAPE.side, seat, i ? 0 : state, 0], cell: BLANK, far: far - (thick * i) / layers });
      discs.push({ at: [...at, z + 0.02 + thick, r], look: [shape, seat, layers ? 0 : state, hurt], cell, far: far - thick });
      if (!card) continue;
      const high = card.high * (1 - thing.gone);
      cards.push({ at: [...at, z + thick + 0.02, 0], look: [Math.max(0, seat), thing.down > 0.5 ? 1 : 0, 0, card.done ? 1 : 0], cell: card.cell, box: [(high * SHEET.wide) / SHEET.high, high, 0, 0], far });
    }
    discs.sort((a, b) => b.far - a.far);
    cards.sort((a, b) => b.far - a.far);
    const { meshes } = this;
    put(meshes.discs, discs, ["at", "look", "cell"]);
    put(meshes.hiddenDiscs, discs.filter(({ look }) => look[0] < SHAPE.side), ["at", "look", "cell"]);
    put(meshes.cards, cards, ["at", "look", "cell", "box"]);
    put(meshes.hiddenCards, cards, ["at", "look", "cell", "box"]);
    put(meshes.plates, this.picture.plates.map(({ at, z, cell, box: [size, least, most] }) => ({ at: [...at, z, 0], look: [0, 0, 1, 0], cell, box: [size, size, least, most] })), ["at", "look", "cell", "box"]);
    if (this.atlas.fresh) {
      this.atlas.fresh = false;
      this.sheet.update();
    }
    this.sorted = this.eye.now.turn;
  }

  // -- what happened -----------------------------------------------------------------------------------------------------

  /** Tell what happened, one after another, beginning from how things stand. @param {any[]} events */
  play(events) {
    this.skip();
    const before = this.standing;
    for (const [key, { at, z, down, gone }] of before) this.poses.set(key, { at, z, down, gone });
    const now = new Set(this.stage.read().things.map(({ key }) => key));
    this.leaving = [...before.values()].filter(({ key }) => !now.has(key));
    this.reel.run(this.stage.scenes(events), () => {
      this.poses.clear();
      this.leaving = [];
      this.bursts = [];
    });
  }

  /** End what is being told. @returns {boolean} whether there was something */
  skip() {
    if (!this.reel.running) return false;
    this.reel.skip();
    return true;
  }

  // -- what is meant -----------------------------------------------------------------------------------------------------

  /** The piece under a point of the screen: a figure by its card or its base, a token, or what stands there. @param {number} x @param {number} y @param {boolean} touch */
  pick(x, y, touch) {
    const box = this.canvas.getBoundingClientRect();
    const [px, py] = [x - box.left, y - box.top];
    let best = "";
    let least = Infinity;
    for (const thing of this.standing.values()) {
      if (thing.gone >= 1 || thing.still || thing.held) continue;
      const z = thing.z + thing.thick;
      const [sx, sy, inch] = this.eye.screen([...thing.at, z]);
      const on = this.eye.ground(x, y, z);
      let gap = Math.max(0, Math.hypot(on[0] - thing.at[0], on[1] - thing.at[1]) - thing.r) * inch;
      if (thing.card && thing.down < 0.5 && this.eye.flat < 0.5) {
        const { wide, high } = this.cardBox(thing, inch);
        gap = Math.min(gap, Math.max(Math.abs(px - sx) - wide / 2, py - sy, sy - high - py, 0));
      }
      // Nearer figures cover farther ones; what is offered wins over what is not.
      const near = gap + 1 / inch - (thing.state & STATE.offered ? 4 : 0);
      if (gap <= (touch ? TOUCH : 3) && near < least) [best, least] = [thing.key, near];
    }
    if (best) return best;
    const { from, to } = this.eye.ray(x, y);
    return this.stage.surface(from, to)?.key ?? "";
  }

  /** A card as large as it is drawn, in pixels. @param {Thing} thing @param {number} inch */
  cardBox(thing, inch) {
    const high = Math.max((thing.card?.high ?? 0) * inch, this.least());
    return { wide: (high * SHEET.wide) / SHEET.high, high: high * 0.95 };
  }

  /** Cards are at least this high on screen. */
  least() {
    return Math.min(44, Math.max(30, this.eye.wide * 0.085));
  }

  /** The keys of the camera, while somebody is on the board. @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const k = event.shiftKey ? 0.4 : 1;
    const { eye } = this;
    /** @type {Record<string, () => void>} */
    const keys = {
      q: () => eye.swing(-15 * k, 0), e: () => eye.swing(15 * k, 0), r: () => eye.swing(0, 10 * k), f: () => eye.swing(0, -10 * k), t: () => eye.top(),
      w: () => eye.pan(0, 60 * k), s: () => eye.pan(0, -60 * k), a: () => eye.pan(60 * k, 0), d: () => eye.pan(-60 * k, 0),
    };
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    this.skip();
    act();
  }

  // -- coming and going --------------------------------------------------------------------------------------------------

  /** Draw some frames and see whether that is a pleasure. */
  quick() {
    /** @type {number[]} */
    const times = [];
    this.paint(); // the first also makes the programs
    this.gpu.finish();
    for (let i = 0; i < FIRST; i++) {
      const began = performance.now();
      this.paint();
      this.gpu.finish();
      times.push(performance.now() - began);
      if (times.filter((time) => time > SLOW).length > FIRST / 2) return false;
    }
    return true;
  }

  remove() {
    this.reel.skip();
    this.over.abort();
    for (const one of this.watching) one.disconnect();
    cancelAnimationFrame(this.frame);
    this.frame = -1; // nothing more is drawn
    this.eye.changed = () => {};
    this.gpu.remove();
    this.canvas.remove();
    this.tags.place.remove();
    this.board.root.classList.remove("standing");
  }
}

/** @param {Mesh} mesh @param {Shapes} shapes */
export function fill(mesh, shapes) {
  mesh.set(shapes.surface, { count: shapes.count });
}

/** @param {Mesh} mesh @param {Shapes} shapes */
export function lines(mesh, shapes) {
  mesh.set(shapes.ink, { instances: shapes.lines });
}

/** @param {Mesh} mesh @param {Record<string, any>[]} list @param {string[]} names */
function put(mesh, list, names) {
  mesh.set(Object.fromEntries(names.map((name) => [name, new Float32Array(list.flatMap((one) => one[name]))])), { instances: list.length });
}
