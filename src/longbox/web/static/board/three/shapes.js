/** Bodies from flat faces, with the ink along their edges: what terrain and the table itself are made of. */

import { C, P } from "./paint.js";
import { cross, plus, unit } from "./sums.js";

/** @typedef {import("./sums.js").Point} Point @typedef {import("./sums.js").Spot} Spot */
/** A colour, the ink on it, a print, and whether the side away from the light is hatched. @typedef {[number, number, number, number]} Paint */

const ALWAYS = [[0, 0, 1], [0, 0, -1]];

export class Shapes {
  constructor() {
    /** @type {number[]} */ this.position = [];
    /** @type {number[]} */ this.normal = [];
    /** @type {number[]} */ this.uv = [];
    /** @type {number[]} */ this.paint = [];
    /** @type {number[]} */ this.ends = [];
    /** @type {number[]} */ this.normals = [];
    /** @type {number[]} */ this.style = [];
  }

  /** A flat convex face, counter-clockwise as seen. `uv` runs along its first side. @param {Spot[]} points @param {Paint} paint @param {boolean} [world]  the print lies as on the board */
  face(points, paint, world = false) {
    const n = unit(cross(plus(points[1], points[0], -1), plus(points[2], points[0], -1)));
    const x = unit(plus(points[1], points[0], -1));
    const y = cross(n, x);
    const uvs = points.map((p) => {
      if (world) return [p[0], p[1]];
      const d = plus(p, points[0], -1);
      return [d[0] * x[0] + d[1] * x[1] + d[2] * x[2], d[0] * y[0] + d[1] * y[1] + d[2] * y[2]];
    });
    const wide = Math.max(...uvs.map((u) => u[0]));
    const high = Math.max(...uvs.map((u) => u[1]));
    for (let i = 1; i + 1 < points.length; i++) {
      for (const k of [0, i, i + 1]) {
        this.position.push(...points[k]);
        this.normal.push(...n);
        this.uv.push(uvs[k][0], uvs[k][1], wide, high);
        this.paint.push(...paint);
      }
    }
    return n;
  }

  /**
   * Ink of some inches and at least some pixels. It grows little with nearness; with a dash below 0 it is as wide as it is printed.
   *
   * @param {Spot} a @param {Spot} b @param {number} colour @param {number} [inches] @param {number} [pixels] @param {number[][]} [sides] @param {number} [dash]
   */
  line(a, b, colour, inches = 0.07, pixels = 1.1, [n1, n2] = ALWAYS, dash = 0) {
    this.ends.push(...a, ...b);
    this.normals.push(...n1, ...n2);
    this.style.push(colour, inches, pixels, dash);
  }

  /**
   * A body between two rings of equal length, counter-clockwise from above: walls, a top, and ink along all edges.
   *
   * @param {Spot[]} low @param {Spot[]} high @param {{top: Paint | null, wall: Paint | ((side: number) => Paint), ink: number, bold?: number, smooth?: boolean}} look
   */
  body(low, high, look) {
    const n = low.length;
    /** @type {Spot[]} */
    const walls = low.map((a, i) => {
      const j = (i + 1) % n;
      const wall = typeof look.wall === "function" ? look.wall(i) : look.wall;
      return this.face([a, low[j], high[j], high[i]], wall);
    });
    const top = look.top ? this.face(high, look.top, true) : /** @type {Spot} */ ([0, 0, 1]);
    const inches = look.bold ?? 0.07;
    low.forEach((a, i) => {
      const j = (i + 1) % n;
      const before = walls[(i + n - 1) % n];
      this.line(a, low[j], look.ink, inches, 1.1, [walls[i], [0, 0, -1]]);
      if (apart(high[i], high[j]) > 1e-3) this.line(high[i], high[j], look.ink, inches, 1.1, [walls[i], top]);
      // On round bodies only the outline is drawn, not every facet.
      this.line(a, high[i], look.ink, inches, look.smooth ? -1.1 : 1.1, [walls[i], before]);
    });
  }

  get surface() {
    return { position: new Float32Array(this.position), normal: new Float32Array(this.normal), uv: new Float32Array(this.uv), paint: new Float32Array(this.paint) };
  }

  get count() {
    return this.position.length / 3;
  }

  get ink() {
    const n = this.style.length / 4;
    const part = (/** @type {number[]} */ list, /** @type {number} */ at) => new Float32Array(Array.from({ length: n }, (_, i) => list.slice(i * 6 + at, i * 6 + at + 3)).flat());
    return { from: part(this.ends, 0), to: part(this.ends, 3), n1: part(this.normals, 0), n2: part(this.normals, 3), style: new Float32Array(this.style) };
  }

  get lines() {
    return this.style.length / 4;
  }
}

/** @param {number[]} a @param {number[]} b */
const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** A ring at a height. @param {Point[]} points @param {number} z @returns {Spot[]} */
export const at = (points, z) => points.map(([x, y]) => [x, y, z]);

/** A regular ring. @param {Point} middle @param {number} r @param {number} n @param {number} z @param {number} [turn] @returns {Spot[]} */
export const round = ([x, y], r, n, z, turn = 0) =>
  Array.from({ length: n }, (_, i) => [x + r * Math.cos(turn + (2 * Math.PI * i) / n), y + r * Math.sin(turn + (2 * Math.PI * i) / n), z]);

/** The table itself: a sheet of ground with a rim around it; what is below it is a body of its own. @param {Shapes} ground @param {number} wide @param {number} high */
export function boards(ground, wide, high) {
  const under = new Shapes();
  const box = (/** @type {number} */ d) => /** @type {Point[]} */ ([[-d, -d], [wide + d, -d], [wide + d, high + d], [-d, high + d]]);
  const [sheet, rim] = [box(0), box(0.5)];
  under.body(at(rim, -0.9), at(rim, 0), { top: null, wall: [C["board-2"], C["terrain-edge"], P.plain, 1], ink: C["terrain-edge"], bold: 0.09 });
  rim.forEach((a, i) => under.face(at([a, rim[(i + 1) % 4], sheet[(i + 1) % 4], sheet[i]], 0), [C.board, C["board-line"], P.plain, 2]));
  ground.face(at(sheet, 0), [C.board, C["board-line"], P.plain, 0], true);
  sheet.forEach((a, i) => ground.line([...a, 0], [...sheet[(i + 1) % 4], 0], C["board-line"], 0.08, 0.6, undefined, -0.001));
  return under;
}

/** The corners of a quad for an ink line: how far along, which side, which end. */
export const QUAD = new Float32Array([0, -1, -1, 1, -1, 1, 1, 1, 1, 0, -1, -1, 1, 1, 1, 0, 1, -1]);
/** And of a square. */
export const SQUARE = new Float32Array([-1, -1, 1, -1, 1, 1, -1, -1, 1, 1, -1, 1]);
