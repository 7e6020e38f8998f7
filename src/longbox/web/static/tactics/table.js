/** The map of FASERIP Tactics as a table: elevations, walls and ladders to look at, figures that stand on them. Read from the board with every picture. */

import { BLANK, CARD } from "../board/three/atlas.js";
import { C } from "../board/three/paint.js";
import { Shapes } from "../board/three/shapes.js";
import { mix } from "../board/three/sums.js";
import { SHAPE, STATE, THICK } from "../board/three/table.js";
import { LEVEL, Lattice, SQUARE, WALL, build, named } from "./blocks.js";
import { squareName } from "./ground.js";

/** @typedef {import("./types.js").Point} Point @typedef {import("./types.js").View} View @typedef {import("./board.js").Board} Board */
/** @typedef {import("../board/three/sums.js").Spot} Spot */
/** @typedef {import("../board/three/table.js").Thing} Thing @typedef {import("../board/three/table.js").Table} Table @typedef {import("../board/three/table.js").Plate} Plate */

/** The shadow of what is one inch high, seen from one's own side. @type {Point} */
const SHADE = [0.89, -0.45];
/** Printed as wide as it is, however near. */
const PRINTED = -0.001;
/** A line of sight is drawn at this height over the feet, a way at this one; and so high does a figure fly. */
const EYES = 0.7;
const OVER = 0.07;
const FLIES = 0.9;
/** What lies on the table is this large. */
const LYING = 0.6;

/** @param {Board} board @param {Table} table */
export function stage(board, table) {
  return new Quarter(board, table);
}

class Quarter {
  /** @param {Board} board @param {Table} table */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    /** @type {Lattice | null} */
    this.known = null;
  }

  get view() {
    return /** @type {View} */ (this.board.view);
  }

  get lattice() {
    const ground = /** @type {import("./types.js").Ground} */ (this.view.ground);
    if (this.known?.ground !== ground) this.known = new Lattice(ground);
    return this.known;
  }

  sheet() {
    const ground = this.board.view?.ground;
    return ground ? { wide: ground.width * SQUARE, high: ground.height * SQUARE, margin: 1.4, tall: 2, scale: SQUARE, up: false } : null;
  }

  /** A spot over a square. @param {number} square @param {number} [over] @returns {Spot} */
  on(square, over = 0) {
    return [...this.lattice.middle(square), this.lattice.rise(square) + over];
  }

  /** How high the ground is at a point of the table. @param {Point} point */
  height([x, y]) {
    const { lattice } = this;
    const square = lattice.square(Math.floor(x / SQUARE), Math.floor((lattice.high - y) / SQUARE));
    return square < 0 ? 0 : lattice.rise(square);
  }

  land() {
    const { view, lattice } = this;
    const [c, s] = [Math.cos(this.table.eye.home), Math.sin(this.table.eye.home)];
    /** @type {Point} */
    const shade = [SHADE[0] * c - SHADE[1] * s, SHADE[0] * s + SHADE[1] * c];
    const areas = view.page ? [] : view.sides.map((side, seat) => /** @type {[number, number[]]} */ ([seat, lattice.ground.areas[side] ?? []]));
    return { ...build(lattice, shade, areas), shade };
  }

  // -- what may change ---------------------------------------------------------------------------------------------------

  read() {
    const { board, view } = this;
    const { squares, walls, ladders } = this.lattice.ground;
    const marks = new Shapes();
    const sight = new Shapes();
    const hidden = new Shapes();
    const tags = board.named().map((key) => ({ key: `name ${key}`, text: board.directory.name(/** @type {import("./types.js").Piece} */ (splitKey(key))), look: /** @type {const} */ ("name"), spot: this.on(board.nodes.get(key)?.square ?? 0), of: key }));
    const told = this.trail(sight, hidden);
    this.lines(sight, hidden);
    return {
      land: JSON.stringify([squares, walls, ladders, view.page ? 0 : view.sides, board.camera.turns]),
      things: this.things(sight), plates: this.plates(), area: this.area(), marks, sight, hidden, tags: [...tags, ...told, ...this.places()],
    };
  }

  /** @param {string} key */
  state(key) {
    const classes = this.board.nodes.get(key)?.element.classList;
    const has = (/** @type {string} */ name) => classes?.contains(name) ?? false;
    const over = this.board.over >= 0 && this.board.nodes.get(key)?.square === this.board.over && key.startsWith("figure");
    return (has("offered") ? STATE.offered : 0) | (has("acting") ? STATE.acting : 0) | (has("target") ? STATE.target : 0) | (has("hot") ? STATE.hot : 0) | (has("threat") ? STATE.hit : 0) | (over ? STATE.focus : 0);
  }

  /** @param {string} key @param {number} square @param {Partial<Thing>} more @returns {Thing} */
  thing(key, square, more) {
    return { key, at: this.lattice.middle(square), z: this.lattice.rise(square), r: LYING, seat: -1, shape: SHAPE.box, state: this.state(key), thick: 0.08, cell: BLANK, hurt: 0, down: 0, gone: 0, card: null, ...more };
  }

  /** @param {Shapes} sight @returns {Thing[]} */
  things(sight) {
    const { board, view, table: { atlas }, lattice } = this;
    /** @type {Thing[]} */
    const found = [];
    view.plots.forEach(({ plot, seat, square }, i) => {
      if (square >= 0) found.push(this.thing(`plot:${i}`, square, { seat, cell: atlas.sign(board.directory.cards.plots?.[plot]?.emblem) }));
    });
    view.things.forEach(({ thing, artifact, square }, i) => {
      if (square >= 0) found.push(this.thing(`thing:${i}`, square, { shape: artifact ? SHAPE.gem : SHAPE.box, cell: atlas.sign(board.directory.cards.things?.[thing]?.emblem) }));
    });
    view.figures.forEach((one, i) => {
      if (one.square < 0) return;
      const look = board.lookOf(i);
      const { seat, emblem, monogram, tired, giant, number, marks, health } = look;
      const r = (giant ? 0.46 : 0.42) * SQUARE;
      const z = lattice.rise(one.square) + (one.flying ? FLIES : 0);
      if (one.flying) { // on a stem, over its shadow
        const [x, y] = lattice.middle(one.square);
        sight.line([x, y, z - FLIES], [x, y, z], C.ink, 0.12, 2, undefined, PRINTED);
        found.push(this.thing(`shadow ${i}`, one.square, { r: r * 0.6, shape: SHAPE.side, thick: 0, still: true, state: 0 }));
      }
      found.push(this.thing(`figure:${i}`, one.square, {
        r, z, seat, shape: SHAPE.base, thick: THICK, cell: atlas.sign(emblem, monogram),
        card: { cell: atlas.card({ emblem, monogram, seat, done: tired ? "tired" : "", marks, number: emblem ? number : "", health: Math.round(health * 20) / 20, giant }), high: CARD.high * (giant ? 1.32 : 1), done: tired },
      }));
    });
    for (const [square, rank] of lattice.ground.fires) {
      const cell = atlas.cell(`fire ${rank}`, 96, 142, (pen) => flame(pen, atlas.css, board.directory.rank(rank)));
      found.push(this.thing(`fire ${square}`, square, { r: 0.01, thick: 0, still: true, state: 0, card: { cell, high: 1.35, done: false } }));
    }
    for (const { a, b } of board.edges) {
      const [p, q] = lattice.edge(a, b);
      const z = Math.min(lattice.rise(a), lattice.rise(b)) + WALL;
      found.push({ ...this.thing(edgeKey(a, b), a, { shape: SHAPE.spot, r: 0.34, thick: 0.06 }), at: [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], z });
      const hot = board.hot !== null && board.offer?.options[board.hot]?.on?.some(([kind, n, m]) => kind === "edge" && n === a && m === b);
      for (const [colour, wide] of /** @type {[number, number][]} */ ([[C.ink, hot ? 0.5 : 0.36], [C.legal, 0.24]])) sight.line([...p, z + 0.02], [...q, z + 0.02], colour, wide, 3, undefined, PRINTED);
    }
    return found;
  }

  /** Letters and numbers at the rim, what a step costs, and Health. @returns {Plate[]} */
  plates() {
    const { lattice, board, table: { atlas } } = this;
    const { width, height } = lattice.ground;
    /** @type {Plate[]} */
    const found = [];
    const sign = (/** @type {string} */ text, /** @type {Point} */ at) => found.push({ at, z: 0, cell: atlas.word(text), box: [0.8, 13, 20] });
    for (let x = 0; x < width; x++) for (const y of [-0.6, height + 0.6]) sign(squareName(width, x).replace(/\d+$/, ""), lattice.at(x + 0.5, y));
    for (let y = 0; y < height; y++) for (const x of [-0.6, width + 0.6]) sign(String(y + 1), lattice.at(x, y + 0.5));
    const cost = (/** @type {number} */ square, /** @type {string} */ text) => found.push({ at: lattice.middle(square), z: lattice.rise(square) + 0.05, cell: atlas.word(text, text.endsWith("!") ? "damage" : "ink"), box: [0.72, 15, 24] });
    const measured = board.ruler?.reached;
    if (measured?.length) for (const [square, n, threats] of measured) cost(square, `${n}${threats?.length ? "!" : ""}`);
    else for (const [square, text] of board.costs()) cost(square, text);
    return found;
  }

  /** The squares that can be chosen, or could be reached. */
  area() {
    const { board, lattice } = this;
    const measured = board.ruler?.reached.map(([square]) => square) ?? [];
    const squares = measured.length ? measured : board.open();
    if (!squares.length) return null;
    return { shows: `${measured.length > 0} ${squares} ${lattice.ground.width}`, polygons: squares.map((square) => [lattice.corners(square, measured.length ? 0 : 0.06)]), measured: measured.length > 0, bare: measured.length > 0 };
  }

  /** The way that is drawn by hand, or that the option of the moment takes. @param {Shapes} sight @param {Shapes} hidden @returns {import("../board/three/table.js").Tag[]} */
  trail(sight, hidden) {
    const { board } = this;
    const shown = board.shownWay();
    const colour = shown?.look === "wrong" ? C.bad : C.ink;
    const square = document.activeElement === board.mark && board.mark.matches(":focus-visible") ? board.cursor : -1;
    if (square >= 0) this.frame(sight, square, C.focus, 0.16);
    for (const one of shown?.meant ?? []) this.frame(sight, one, C.ink, 0.16);
    if (!shown?.squares.length) return [];
    const spots = shown.squares.map((one) => this.on(one, OVER));
    for (const [ink, wide, pixels] of [[C.paper, 0.34, 5], [colour, 0.17, 2.4]]) {
      spots.slice(1).forEach((spot, i) => this.step(sight, spots[i], spot, ink, wide, pixels, shown.look === "hint" ? -0.5 : PRINTED));
    }
    spots.slice(1).forEach((spot, i) => this.step(hidden, spots[i], spot, colour, 0.12, 1.6, 0));
    const end = spots[spots.length - 1];
    const n = 20;
    for (let i = 0; i < n; i++) {
      const rim = (/** @type {number} */ k) => /** @type {Spot} */ ([end[0] + 0.54 * Math.cos((2 * Math.PI * k) / n), end[1] + 0.54 * Math.sin((2 * Math.PI * k) / n), end[2]]);
      sight.line(rim(i), rim(i + 1), colour, 0.14, 2, undefined, PRINTED);
    }
    return shown.text ? [{ key: "way", text: shown.text, look: shown.look === "wrong" ? "paper" : "ink", spot: end, lift: 30 }] : [];
  }

  /** From one square to the next, over the brim where they differ in height. @param {Shapes} shapes @param {Spot} a @param {Spot} b @param {number} colour @param {number} wide @param {number} pixels @param {number} dash */
  step(shapes, a, b, colour, wide, pixels, dash) {
    if (Math.abs(a[2] - b[2]) < 0.1) return shapes.line(a, b, colour, wide, pixels, undefined, dash);
    const brim = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const z = Math.max(a[2], b[2]);
    const [low, high] = a[2] < b[2] ? [a, b] : [b, a];
    const out = 0.06; // before the wall
    const foot = /** @type {Spot} */ ([mix(brim[0], low[0], out), mix(brim[1], low[1], out), low[2]]);
    const head = /** @type {Spot} */ ([foot[0], foot[1], z]);
    for (const [p, q] of [[low, foot], [foot, head], [head, high]]) shapes.line(p, q, colour, wide, pixels, undefined, dash);
  }

  /** @param {Shapes} sight @param {number} square @param {number} colour @param {number} wide */
  frame(sight, square, colour, wide) {
    const z = this.lattice.rise(square) + 0.04;
    const corners = this.lattice.corners(square, 0.05);
    corners.forEach((a, i) => sight.line([...a, z], [...corners[(i + 1) % 4], z], colour, wide, 2.4, undefined, PRINTED));
  }

  /** Lines of sight: measured, or from whoever attacks to the target. @param {Shapes} sight @param {Shapes} hidden */
  lines(sight, hidden) {
    const { board } = this;
    const measured = board.ruler?.seen;
    const [from, to] = measured ? [measured.from, measured.to] : board.aimed();
    if (from < 0 || to < 0 || from === to) return;
    const [a, b] = [this.on(from, EYES), this.on(to, EYES)];
    const stop = measured?.stop !== undefined ? /** @type {Spot} */ ([mix(a[0], b[0], measured.stop), mix(a[1], b[1], measured.stop), mix(a[2], b[2], measured.stop)]) : b;
    sight.line(a, b, C.paper, 0.34, 5, undefined, PRINTED);
    sight.line(a, stop, C.ink, 0.16, 2.2, undefined, PRINTED);
    hidden.line(a, b, C.ink, 0.1, 1.6);
    if (stop === b) return;
    sight.line(stop, b, C.ink, 0.1, 1.2, undefined, -0.5);
    const [x, y, z] = stop;
    for (const way of [-1, 1]) for (const over of [sight, hidden]) over.line([x - 0.4, y - 0.4 * way, z + 0.05], [x + 0.4, y + 0.4 * way, z + 0.05], C.damage, 0.22, 3, undefined, PRINTED);
  }

  /** What regions are called, which way is north, and what a line of sight is about. */
  places() {
    const { lattice, board } = this;
    const { terrain, width, height } = lattice.ground;
    /** @type {import("../board/three/table.js").Tag[]} */
    const found = [];
    const seen = board.ruler?.seen;
    if (seen) found.push({ key: "sight", text: seen.text, look: "ink", spot: this.on(seen.to, EYES), lift: 34 });
    if (this.view.page === 0) for (const [word, y] of /** @type {[string, number][]} */ ([["board.north", 0], ["board.south", height]])) {
      found.push({ key: word, text: board.host.text(word), look: "paper", spot: [...lattice.at(width / 2, y), 0] });
    }
    // Height is seen, but not that a floor is indoors.
    for (const square of named(lattice, terrain.indoor)) found.push({ key: `region ${square}`, text: board.directory.terrainName("indoor"), look: "plate", spot: this.on(square) });
    return found;
  }

  // -- what is meant -----------------------------------------------------------------------------------------------------

  /** The roof or side of a block that a ray meets first; of a side the foot of its own square. @param {Spot} from @param {Spot} to */
  surface(from, to) {
    const { lattice } = this;
    const ground = -from[2] / to[2];
    const start = (LEVEL - from[2]) / to[2];
    // In small steps from where anything may stand down to the ground: the first that is inside a block has met it.
    const steps = 240;
    for (let i = 0; i <= steps; i++) {
      const far = mix(start, ground, i / steps);
      const [x, y, z] = [from[0] + to[0] * far, from[1] + to[1] * far, from[2] + to[2] * far];
      const square = lattice.square(Math.floor(x / SQUARE), Math.floor((lattice.high - y) / SQUARE));
      if (square < 0 || lattice.rise(square) < z - 1e-6 || lattice.rise(square) === 0) continue;
      return { point: /** @type {Point} */ ([x, y]), far, key: "" };
    }
    return null;
  }

  /** @param {any[]} events */
  scenes(events) {
    void events;
    return [];
  }
}

/** @param {number} a @param {number} b */
export function edgeKey(a, b) {
  return `edge:${a}:${b}`;
}

/** @param {string} key */
function splitKey(key) {
  const [kind, n] = key.split(":");
  return [kind, Number(n)];
}

/** A fire as it stands, with its rank. @param {CanvasRenderingContext2D} pen @param {(name: string) => string} css @param {string} rank */
function flame(pen, css, rank) {
  pen.save();
  pen.translate(48, 74);
  pen.scale(118, 118);
  const path = new Path2D("M-.3 .4q-.16-.3 .06-.52 .02 .16 .12 .18-.06-.34 .2-.5 0 .22 .16 .34 .06-.08 .04-.18 .24 .3 .04 .68z");
  pen.lineJoin = "round";
  pen.lineWidth = 0.13;
  pen.strokeStyle = css("ink");
  pen.stroke(path);
  pen.lineWidth = 0.07;
  pen.strokeStyle = css("paper");
  pen.stroke(path);
  pen.fillStyle = css("damage");
  pen.fill(path);
  pen.restore();
  pen.fillStyle = css("paper");
  pen.font = "800 34px Archivo, sans-serif";
  pen.textAlign = "center";
  pen.fillText(rank, 46, 116, 60);
}
