/** The map of FASERIP Tactics as bodies: squares with a height, stairs, ladders, walls. Ink runs only where heights differ, so that a roof is one body. */

import { C, P } from "../board/three/paint.js";
import { Shapes, at, boards } from "../board/three/shapes.js";
import { hull } from "../board/svg.js";
import { regions } from "./ground.js";

/** @typedef {import("./types.js").Point} Point @typedef {import("./types.js").Ground} Ground */
/** @typedef {import("../board/three/sums.js").Spot} Spot @typedef {import("../board/three/shapes.js").Paint} Paint */

/** A square in inches: a figure's base fills it as it does on the plan. */
export const SQUARE = 1.8;
/** How high an elevation is, and a wall. */
export const LEVEL = 2.5;
export const WALL = 1.5;
const THIN = 0.09;
const STEPS = 4;
const PRINTED = -0.001;
const EDGE = C["terrain-edge"];
const SHADE = 0.5;
/** The neighbours of a square in the order of its corners: south, east, north, west. @type {Point[]} */
const BESIDE = [[0, 1], [1, 0], [0, -1], [-1, 0]];

/** Squares on the table: a square is a number, and lies where the plan has it. */
export class Lattice {
  /** @param {Ground} ground */
  constructor(ground) {
    this.ground = ground;
    this.wide = ground.width * SQUARE;
    this.high = ground.height * SQUARE;
  }

  /** @param {number} square @returns {Point} */
  middle(square) {
    return this.at(this.column(square) + 0.5, this.row(square) + 0.5);
  }

  /** A point of the map on the table. @param {number} x @param {number} y @returns {Point} */
  at(x, y) {
    return [x * SQUARE, this.high - y * SQUARE];
  }

  /** @param {number} square */
  column(square) {
    return square % this.ground.width;
  }

  /** @param {number} square */
  row(square) {
    return Math.floor(square / this.ground.width);
  }

  /** The corners, counter-clockwise from the south-west. @param {number} square @param {number} [within] @returns {Point[]} */
  corners(square, within = 0) {
    const [x, y] = this.middle(square);
    const r = SQUARE / 2 - within;
    return [[x - r, y - r], [x + r, y - r], [x + r, y + r], [x - r, y + r]];
  }

  /** @param {number} column @param {number} row @returns {number} -1 off the map */
  square(column, row) {
    const { width, height } = this.ground;
    return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : -1;
  }

  /** The neighbour in a direction, or -1. @param {number} square @param {Point} way */
  beside(square, [dx, dy]) {
    return this.square(this.column(square) + dx, this.row(square) + dy);
  }

  /** How high a body is there; stairs are half way. @param {number} square */
  rise(square) {
    const { squares, terrain } = this.ground;
    const bits = squares[square] ?? 0;
    if (bits & (terrain.elevated | terrain["stair top"])) return LEVEL;
    if (bits & terrain.solid) return LEVEL * 0.8;
    return bits & terrain.stair ? LEVEL / 2 : 0;
  }

  /** The two ends of the edge between two squares. @param {number} a @param {number} b @returns {[Point, Point]} */
  edge(a, b) {
    const [ax, ay] = this.middle(a);
    const [bx, by] = this.middle(b);
    const [mx, my, dx, dy] = [(ax + bx) / 2, (ay + by) / 2, (bx - ax) / 2, (by - ay) / 2];
    return [[mx + dy, my - dx], [mx - dy, my + dx]];
  }
}

/** The whole map. @param {Lattice} lattice @param {Point} shade  which way shadows fall @param {[number, number[]][]} areas  where the seats set up, if they do */
export function build(lattice, shade, areas) {
  const { ground: map, wide, high } = lattice;
  const ground = new Shapes();
  const bodies = new Shapes();
  const under = boards(ground, wide, high);
  const all = map.squares.map((bits, square) => ({ bits, square, z: lattice.rise(square) }));
  for (const { bits, square, z } of all) {
    const [colour, print, ink] = paintOf(bits, map.terrain);
    if (!z && (colour !== C.board || print)) ground.face(at(lattice.corners(square), 0), [colour, ink, print, 0], true);
  }
  for (const [seat, squares] of areas) for (const square of squares) {
    if (!lattice.rise(square)) ground.face(at(lattice.corners(square), 0), seat ? [C["seat-b-tint"], C["seat-b"], P.slick, 0] : [C["seat-a-tint"], C["seat-a"], P.plain, 0], true);
  }
  const cast = 0.85 * SHADE * LEVEL;
  for (const { square, z } of all) {
    if (!z) continue;
    const corners = lattice.corners(square);
    const moved = corners.map(([x, y]) => /** @type {Point} */ ([x + shade[0] * cast, y + shade[1] * cast]));
    ground.face(at(hull([...corners, ...moved]), 0), [C["board-2"], EDGE, P.hatch, 0], true);
  }
  for (let x = 1; x < map.width; x++) ground.line([...lattice.at(x, 0), 0], [...lattice.at(x, map.height), 0], C["board-line"], 0.045, 0.7);
  for (let y = 1; y < map.height; y++) ground.line([...lattice.at(0, y), 0], [...lattice.at(map.width, y), 0], C["board-line"], 0.045, 0.7);
  for (const { bits, square, z } of all) {
    if (bits & map.terrain.stair && !(bits & map.terrain["stair top"])) stair(bodies, lattice, square);
    else if (z) block(bodies, lattice, square, bits, z);
  }
  for (const [a, b] of map.walls) wall(bodies, lattice, a, b);
  for (const [a, b] of map.ladders) ladder(bodies, lattice, a, b);
  return { ground, bodies, under };
}

/** Colour, print and its ink of a square. @param {number} bits @param {Record<string, number>} terrain @returns {[number, number, number]} */
function paintOf(bits, terrain) {
  const ink = C["ink-3"];
  if (bits & terrain.rubble) return [C["board-2"], P.rubble, ink];
  if (bits & terrain.difficult) return [C["board-2"], P.dots, C.ink];
  if (bits & terrain.smoke && !(bits & terrain.fire)) return [C["board-2"], P.smoke, ink];
  if (bits & terrain.elevated) return [bits & terrain.solid ? C["t-roof"] : C["t-metal"], P.plain, C["terrain-shade"]];
  if (bits & terrain.solid) return [C["terrain-shade"], P.plain, EDGE];
  if (bits & terrain.slick) return [C.paper, P.slick, ink];
  if (bits & terrain.aquatic) return [C["seat-a-tint"], P.water, C["seat-a"]];
  return [bits & terrain.indoor ? C["t-wood"] : C.board, P.plain, ink];
}

/** @param {Shapes} bodies @param {Lattice} lattice @param {number} square @param {number} bits @param {number} z */
function block(bodies, lattice, square, bits, z) {
  const { terrain } = lattice.ground;
  const corners = lattice.corners(square);
  const [colour, print, ink] = paintOf(bits, terrain);
  bodies.face(at(corners, z), [colour, ink, print, 0], true);
  const house = Boolean(bits & terrain.elevated && bits & terrain.solid);
  const body = bits & terrain.elevated ? (house ? C["t-roof"] : C["t-metal"]) : C["terrain-shade"];
  BESIDE.forEach((way, i) => {
    const [a, b] = [corners[i], corners[(i + 1) % 4]];
    const other = lattice.beside(square, way);
    const low = other < 0 ? 0 : lattice.rise(other);
    if (other >= 0 && lattice.ground.squares[other] & terrain.stair && !(lattice.ground.squares[other] & terrain["stair top"])) return foot(bodies, a, b, z, body);
    if (low >= z) {
      if (low === z && i < 2) bodies.line([...a, z], [...b, z], C["line-2"], 0.045, 0.7, undefined, PRINTED);
      return;
    }
    const n = bodies.face([[...a, low], [...b, low], [...b, z], [...a, z]], [body, EDGE, house && low === 0 ? P.panes : low === 0 ? P.ribs : P.plain, 1]);
    bodies.line([...a, z], [...b, z], EDGE, 0.09, 1.2, [n, [0, 0, 1]]);
    bodies.line([...a, low], [...b, low], EDGE, 0.07, 1.1, [n, [0, 0, -1]]);
    // Upright only where the wall ends or turns.
    for (const side of [-1, 1]) {
      const [dx, dy] = way;
      const along = lattice.beside(square, [-dy * side, dx * side]);
      const across = lattice.beside(square, [dx - dy * side, dy + dx * side]);
      const goesOn = along >= 0 && lattice.rise(along) === z && (across < 0 ? 0 : lattice.rise(across)) < z;
      if (goesOn) continue;
      const end = side < 0 ? b : a;
      bodies.line([...end, low], [...end, z], EDGE, 0.08, 1.1, [n, n]);
    }
  });
}

/** Behind stairs a wall shows above the steps only. @param {Shapes} bodies @param {Point} a @param {Point} b @param {number} z @param {number} colour */
function foot(bodies, a, b, z, colour) {
  bodies.face([[...a, 0], [...b, 0], [...b, z], [...a, z]], [colour, EDGE, P.plain, 1]);
  bodies.line([...a, z], [...b, z], EDGE, 0.07, 1.1);
}

/** Steps that rise towards the head of the stair. @param {Shapes} bodies @param {Lattice} lattice @param {number} square */
function stair(bodies, lattice, square) {
  const { squares, terrain } = lattice.ground;
  const up = BESIDE.find((way) => squares[lattice.beside(square, way)] & terrain["stair top"]) ?? BESIDE.find((way) => lattice.rise(lattice.beside(square, way)) === LEVEL) ?? [0, -1];
  const [x, y] = lattice.middle(square);
  const [ux, uy] = [up[0], -up[1]]; // rows count downwards
  for (let i = 0; i < STEPS; i++) {
    const [from, to] = [(i / STEPS - 0.5) * SQUARE, ((i + 1) / STEPS - 0.5) * SQUARE];
    const half = SQUARE / 2 - 0.12;
    const spot = (/** @type {number} */ along, /** @type {number} */ aside) => /** @type {Point} */ ([x + ux * along - uy * aside, y + uy * along + ux * aside]);
    const ring = [spot(from, -half), spot(to, -half), spot(to, half), spot(from, half)];
    bodies.body(at(ring, 0), at(ring, (LEVEL * (i + 1)) / (STEPS + 1)), { top: [C.terrain, EDGE, P.plain, 0], wall: [C.terrain, EDGE, P.plain, 1], ink: EDGE });
  }
}

/** @param {Shapes} bodies @param {Lattice} lattice @param {number} a @param {number} b */
function wall(bodies, lattice, a, b) {
  const [[px, py], [qx, qy]] = lattice.edge(a, b);
  const long = Math.hypot(qx - px, qy - py);
  const [nx, ny] = [((qy - py) / long) * THIN, (-(qx - px) / long) * THIN];
  const z = Math.min(lattice.rise(a), lattice.rise(b));
  const ring = /** @type {Point[]} */ ([[px + nx, py + ny], [qx + nx, qy + ny], [qx - nx, qy - ny], [px - nx, py - ny]]);
  bodies.body(at(ring, z), at(ring, z + WALL), { top: [C.ink, C.ink, P.plain, 0], wall: [C.terrain, EDGE, P.bricks, 1], ink: EDGE });
}

/** Rungs up the side of a block. @param {Shapes} bodies @param {Lattice} lattice @param {number} a @param {number} b */
function ladder(bodies, lattice, a, b) {
  const [low, top] = lattice.rise(a) < lattice.rise(b) ? [a, b] : [b, a];
  const [[px, py], [qx, qy]] = lattice.edge(low, top);
  const [lx, ly] = lattice.middle(low);
  const [mx, my] = [(px + qx) / 2, (py + qy) / 2];
  const out = 0.12;
  const at_ = (/** @type {number} */ side, /** @type {number} */ z) => /** @type {Spot} */ ([mx + (qx - px) * 0.2 * side + (lx - mx) * out, my + (qy - py) * 0.2 * side + (ly - my) * out, z]);
  const [foot_, head] = [lattice.rise(low), lattice.rise(top) + 0.35];
  for (const side of [-1, 1]) bodies.line(at_(side, foot_), at_(side, head), C.ink, 0.11, 1.4, undefined, -0.001);
  for (let z = foot_ + 0.25; z < head; z += 0.34) bodies.line(at_(-1, z), at_(1, z), C.ink, 0.08, 1.2, undefined, -0.001);
}

/** Where regions have their names: the most western of the most northern squares of each that is large enough. @param {Lattice} lattice @param {number} bit */
export function named(lattice, bit) {
  const { squares, width } = lattice.ground;
  return regions(squares.flatMap((bits, square) => (bits & bit ? [square] : [])), width).filter((group) => new Set(group.map((square) => square % width)).size >= 3).map((group) => Math.min(...group));
}
