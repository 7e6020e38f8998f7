/** The battlefield of Crisis Protocol as a table: what lies and stands on it, read from the board with every picture. */

import { facing, hull, inside, middle } from "../board/svg.js";
import { BLANK, CARD } from "../board/three/atlas.js";
import { C, P } from "../board/three/paint.js";
import { mix } from "../board/three/sums.js";
import { Shapes, at, boards } from "../board/three/shapes.js";
import { SHAPE, STATE, THICK } from "../board/three/table.js";
import { RISE, body, debris } from "./bodies.js";
import { BOARD, SIDES } from "./field.js";
import { strokes } from "./streets.js";

/** @typedef {import("./types.js").Point} Point @typedef {import("./types.js").View} View @typedef {import("./board.js").Board} Board */
/** @typedef {import("../board/three/sums.js").Spot} Spot @typedef {import("../board/three/shapes.js").Paint} Paint */
/** @typedef {import("../board/three/table.js").Thing} Thing @typedef {import("../board/three/table.js").Table} Table */

const SHEET = { wide: BOARD, high: BOARD, margin: 0.9, tall: 2, scale: 1, up: true };
/** The shadow of Size 1 on the ground, seen from one's own edge. @type {Point} */
const SHADE = [0.4, -0.2];
const PRINTS = /** @type {Record<string, number>} */ ({ grass: P.grass, water: P.water, square: P.paving, scorched: P.scorch });
const SECOND = new Set(["road", "path", "rails", "scorched", "water"]);
const TOKENS = /** @type {Record<string, number>} */ ({ asset: SHAPE.gem, opportunity: SHAPE.box, civilian: SHAPE.disc });
const SEATS = [C["seat-a"], C["seat-b"]];
/** Printed as wide as it is, however near. */
const PRINTED = -0.001;
/** A line of sight is drawn at this height over the feet. */
const EYES = 0.45;

/** @param {Board} board @param {Table} table */
export function stage(board, table) {
  return new Battlefield(board, table);
}

class Battlefield {
  /** @param {Board} board @param {Table} table */
  constructor(board, table) {
    this.board = board;
    this.table = table;
    /** The destroyed features that are shown as such: a scene may still have one standing. @type {number | null} */
    this.ruined = null;
    /** Numbers for lists of corners, so that equal ones need not be compared. @type {WeakMap<object, number>} */
    this.known = new WeakMap();
    this.counted = 0;
  }

  get view() {
    return /** @type {View} */ (this.board.view);
  }

  sheet() {
    return this.board.view ? SHEET : null;
  }

  /** @param {number} i */
  destroyed(i) {
    return Boolean(Math.floor((this.ruined ?? this.view.rubble) / 2 ** i) % 2);
  }

  /** How high a base stands: on the roof it is on, else on the table. @param {Point} point */
  height(point) {
    return this.view.terrain.reduce((z, [, size, , corners], i) => (!this.destroyed(i) && inside(point, [corners]) ? Math.max(z, size * RISE) : z), 0);
  }

  /** A spot on whatever is there. @param {Point} point @param {number} [over] @returns {Spot} */
  on(point, over = 0) {
    return [...point, this.height(point) + over];
  }

  /** @param {object} thing */
  count(thing) {
    let n = this.known.get(thing);
    if (n === undefined) this.known.set(thing, (n = ++this.counted));
    return n;
  }

  // -- what does not move ------------------------------------------------------------------------------------------------

  deploying() {
    return this.view.stack.some(([frame]) => frame === "Setup") && this.view.characters.length > 0;
  }

  land() {
    const { view } = this;
    const [c, s] = [Math.cos(this.table.eye.home), Math.sin(this.table.eye.home)];
    /** @type {Point} */
    const shade = [SHADE[0] * c - SHADE[1] * s, SHADE[0] * s + SHADE[1] * c];
    const ground = new Shapes();
    const bodies = new Shapes();
    const paint = (/** @type {Point[]} */ points, /** @type {Paint} */ look) => ground.face(at(facing(points), 0), look, true);
    const under = boards(ground, BOARD, BOARD);
    for (const [kind, corners] of view.surfaces ?? []) {
      paint(corners, [SECOND.has(kind) ? C["board-2"] : C.board, kind === "scorched" ? C["line-2"] : C["board-line"], PRINTS[kind] ?? P.plain, 0]);
    }
    for (const { a, b, wide, look } of strokes(view.surfaces ?? [])) {
      ground.line([...a, 0], [...b, 0], look === "steel" ? C["line-2"] : C["board-line"], wide, 0.6, undefined, look === "dashed" ? -1.8 : PRINTED);
    }
    view.edges.forEach((edge, seat) => {
      const { from: [a, b], inward: [x, y] } = SIDES[edge] ?? SIDES.south;
      if (this.deploying()) {
        const deep = view.tools.ranges[2];
        const far = /** @type {Point[]} */ ([[b[0] + x * deep, b[1] + y * deep], [a[0] + x * deep, a[1] + y * deep]]);
        paint([a, b, ...far], [[C["seat-a-tint"], C["seat-b-tint"]][seat], SEATS[seat], P.plain, 0]);
        ground.line([...far[0], 0], [...far[1], 0], SEATS[seat], 0.07, 1, undefined, -0.8);
      }
      ground.line([...a, 0], [...b, 0], SEATS[seat], 0.24, 2.4, undefined, seat ? -0.7 : PRINTED);
    });
    view.terrain.forEach((feature, i) => {
      const [kind, size, , corners] = feature;
      if (this.destroyed(i)) {
        paint(corners, [C.board, C["ink-3"], P.rubble, 0]);
        return debris(bodies, feature, i);
      }
      const long = Math.min(size, kind === "lamppost" ? 1 : 9);
      paint(hull([...corners, ...corners.map(([px, py]) => /** @type {Point} */ ([px + shade[0] * long, py + shade[1] * long]))]), [C["board-2"], C["terrain-edge"], P.hatch, 0]);
      body(bodies, feature);
    });
    const far = Math.hypot(...shade);
    return { under, ground, bodies, shade: /** @type {Point} */ ([shade[0] / far, shade[1] / far]) };
  }

  // -- what may change ---------------------------------------------------------------------------------------------------

  read() {
    const { board, view } = this;
    const marks = new Shapes();
    const sight = new Shapes();
    const hidden = new Shapes();
    /** @type {import("../board/three/table.js").Tag[]} */
    const tags = board.named().flatMap((key) => {
      const node = board.nodes.get(key);
      return node?.piece ? [{ key: `name ${key}`, text: board.nameOf(node.piece), look: /** @type {const} */ ("name"), spot: this.on(node.at), ...(node.corners ? { lift: 14 } : { of: key }) }] : [];
    });
    this.aimed(marks, sight, hidden);
    this.measured(marks, sight, hidden, tags);
    this.attack(sight, hidden);
    return {
      land: JSON.stringify([view.terrain, this.ruined ?? view.rubble, view.surfaces, view.edges, this.deploying(), board.camera.turns]),
      things: this.things(marks), plates: this.plates(), area: this.area(sight), marks, sight, hidden, tags,
    };
  }

  /** What tells how somebody or something stands to the question. @param {string} key */
  state(key) {
    const { board } = this;
    const { classList } = board.nodes.get(key)?.element ?? { classList: null };
    const has = (/** @type {string} */ name) => classList?.contains(name) ?? false;
    const focused = board.nodes.get(key)?.element.matches(":focus-visible") || (board.over === key && key.startsWith("character"));
    return (has("offered") ? STATE.offered : 0) | (has("acting") ? STATE.acting : 0) | (has("target") ? STATE.target : 0) | (has("hot") ? STATE.hot : 0) | (has("hit") ? STATE.hit : 0) | (focused ? STATE.focus : 0);
  }

  /** @param {string} key @param {Point} point @param {number} r @param {Partial<Thing>} more @returns {Thing} */
  thing(key, point, r, more) {
    return { key, at: point, z: this.height(point), r, seat: -1, shape: SHAPE.disc, state: this.state(key), thick: 0.07, cell: BLANK, hurt: 0, down: 0, gone: 0, card: null, ...more };
  }

  /** @param {Shapes} marks @returns {Thing[]} */
  things(marks) {
    const { board, view, table: { atlas } } = this;
    const { directory } = board;
    const r = view.tools.token_radius + 0.06;
    /** @type {Thing[]} */
    const found = [];
    view.tokens.forEach(({ kind, at: point, holder, side }, i) => {
      if (holder < -1) return;
      const held = holder >= 0 ? { held: `character:${holder}`, r: 0.42 } : {};
      found.push(this.thing(`token:${i}`, point, r, { shape: TOKENS[kind] ?? SHAPE.diamond, seat: holder >= 0 ? side : directory.owner(i), cell: atlas.sign(directory.sign(i)), ...held }));
    });
    view.markers?.forEach(({ seat, at: point }, i) => {
      found.push(this.thing(`marker:${i}`, point, r, { seat, cell: atlas.monogram(directory.name(["marker", i]).charAt(0)) }));
    });
    view.characters.forEach((character, i) => {
      if (!character.marks.includes("played")) return;
      const [x, y] = character.base;
      found.push(this.figure(`character:${i}`, i, [x, y], this.state(`character:${i}`)));
    });
    for (const { key, piece, at: point, corners } of board.nodes.values()) {
      if (piece || corners) continue;
      found.push(this.thing(key, point, 0.45, { shape: SHAPE.spot, thick: 0.04, state: this.state(key) & ~STATE.offered }));
    }
    this.hinted(found, marks);
    this.ghost(found);
    return found;
  }

  /** A character where it stands, or where it may come to stand. @param {string} key @param {number} who @param {Point} point @param {number} state @returns {Thing} */
  figure(key, who, point, state) {
    const { board, table: { atlas } } = this;
    const look = /** @type {import("./pieces.js").Look} */ (board.lookOf(["character", who]));
    const { seat, emblem, monogram, injured, activated, dazed, conditions, hurt } = look;
    const size = board.directory.side(who)?.size ?? 2;
    return this.thing(key, point, look.r, {
      seat, shape: SHAPE.base, state, thick: THICK, cell: atlas.sign(emblem, monogram), hurt, down: dazed ? 1 : 0,
      card: { cell: atlas.card({ emblem, monogram, seat, injured, done: activated ? "activated" : "", marks: conditions }), high: CARD.high * (0.72 + 0.14 * size), done: activated },
    });
  }

  /** Samples of a region that an option is about, while the page points at it. @param {Thing[]} found @param {Shapes} marks */
  hinted(found, marks) {
    const { aim } = this.board;
    this.board.samples().forEach((on, i) => {
      if (on[0] === "point") found.push(this.thing(`hint ${i}`, [on[1], on[2]], aim?.region.type === "ground" ? aim.region.r : 0.5, { shape: SHAPE.spot, thick: 0, still: true }));
      if (on[0] !== "ray") return;
      const a = (on[3] * Math.PI) / 180;
      const far = aim?.region.type === "direction" ? (aim.region.start ?? 0) + aim.region.length : 4;
      marks.line([on[1], on[2], 0], [on[1] + far * Math.cos(a), on[2] + far * Math.sin(a), 0], C["legal-edge"], 0.2, 3, undefined, -0.8);
    });
  }

  /** What is being placed, where it is proposed; and where something would end. @param {Thing[]} found */
  ghost(found) {
    const { aim } = this.board;
    if (!aim) return;
    const said = aim.judged?.said;
    if (aim.region.type === "direction") {
      if (said?.end) found.push(this.thing("lands", said.end, aim.region.width / 2, { shape: SHAPE.ghost, thick: 0, still: true }));
      return;
    }
    if (!aim.value) return;
    /** @type {Point} */
    const point = [aim.value[0], aim.value[1]];
    const wrong = said ? !said.ok : !inside(point, aim.region.polygons);
    const state = wrong ? STATE.wrong : STATE.offered | (document.activeElement === aim.ghost ? STATE.focus : 0);
    const { piece, marker, seat = -1, r } = aim.region;
    const token = piece?.[0] === "token" ? this.view.tokens[piece[1]] : null;
    const { directory } = this.board;
    if (piece?.[0] === "character") found.push({ ...this.figure("ghost", piece[1], point, state), r });
    else if (piece && token) found.push(this.thing("ghost", point, r, { shape: TOKENS[token.kind] ?? SHAPE.diamond, seat: directory.owner(piece[1]), cell: this.table.atlas.sign(directory.sign(piece[1])), state }));
    else found.push(this.thing("ghost", point, r, { seat, state, cell: marker ? this.table.atlas.monogram(directory.marker(marker).charAt(0)) : BLANK }));
  }

  /** Sizes on their plates. */
  plates() {
    return this.view.terrain.flatMap(([kind, size, , corners], i) =>
      this.destroyed(i) ? [] : [{ at: middle(corners), z: (kind === "lamppost" ? 0.9 : size * RISE) + 0.1, cell: this.table.atlas.plate(String(size)), box: /** @type {[number, number, number]} */ ([0.8, 15, 26]) }]);
  }

  /** The ground that may be chosen, what is offered of terrain and edges, and a beam as it lies. @param {Shapes} sight */
  area(sight) {
    const { board } = this;
    const { aim, ruler } = board;
    if (ruler?.found.ground) return { shows: `measured ${this.count(ruler.found.ground)}`, polygons: [ruler.found.ground], measured: true };
    /** @type {Point[][][]} */
    const polygons = [];
    let shows = "";
    if (aim?.region.type === "ground") {
      polygons.push(aim.region.polygons);
      shows = `legal ${this.count(aim.region)}`;
    } else if (aim?.region.type === "direction") {
      const { from, start = 0, length, width } = aim.region;
      const [degrees] = aim.value ?? aim.first();
      polygons.push([turned(from, degrees, [[start, -width / 2], [start + length, -width / 2], [start + length, width / 2], [start, width / 2]])]);
      shows = `beam ${this.count(aim.region)} ${degrees}`;
    }
    for (const { key, corners, element } of board.nodes.values()) {
      if (!corners) continue;
      const { classList } = element;
      if (classList.contains("offered")) {
        polygons.push([corners]);
        shows += ` ${key}`;
      }
      const high = key.startsWith("terrain") ? this.height(middle(corners)) : 0;
      const focused = element.matches(":focus-visible");
      if (!classList.contains("hot") && !classList.contains("hit") && !focused) continue;
      corners.forEach((a, i) => {
        for (const z of new Set([0.03, high + 0.03])) sight.line([...a, z], [...corners[(i + 1) % corners.length], z], C.ink, 0.2, 3.4, undefined, classList.contains("hit") ? -0.9 : PRINTED);
      });
    }
    return polygons.length ? { shows, polygons, measured: false } : null;
  }

  /** The tool as it lies, or the way it went; the directions that are allowed. @param {Shapes} marks @param {Shapes} sight @param {Shapes} hidden */
  aimed(marks, sight, hidden) {
    const { aim } = this.board;
    if (!aim) return;
    const said = aim.judged?.said;
    if (aim.region.type === "direction") {
      const { from, start = 0, length, arc } = aim.region;
      circle(marks, from, start + length, C["legal-edge"], arc);
      const [degrees] = aim.value ?? aim.first();
      const [a, b] = turned(from, degrees, [[start, 0], [start + length, 0]]);
      sight.line(this.on(a, 0.06), this.on(b, 0.06), aim.value ? C.ink : C["legal-edge"], 0.1, 2, undefined, -0.5);
    }
    if (said?.tool?.length) this.tool(said.tool, sight, hidden);
    else if (said?.path?.length) said.path.slice(1).forEach((b, i) => sight.line(this.on(/** @type {Point[]} */ (said.path)[i], 0.06), this.on(b, 0.06), C.ink, 0.14, 2, undefined, -0.54));
  }

  /** A movement tool: two arms with a hinge, over whatever it lies on. @param {Point[]} points @param {Shapes} sight @param {Shapes} hidden */
  tool(points, sight, hidden) {
    const z = Math.max(...points.map((point) => this.height(point))) + 0.08;
    for (const [colour, wide] of [[C.ink, 0.75], [C.paper, 0.58]]) {
      points.slice(1).forEach((b, i) => sight.line([...points[i], z], [...b, z], colour, wide, 2, undefined, PRINTED));
    }
    for (const [x, y] of points.slice(1, -1)) sight.line([x - 0.01, y, z], [x + 0.01, y, z], C.ink, 0.3, 2, undefined, PRINTED);
    points.slice(1).forEach((b, i) => hidden.line([...points[i], z], [...b, z], C.ink, 0.16, 2));
  }

  /** What the ruler has found. @param {Shapes} marks @param {Shapes} sight @param {Shapes} hidden @param {import("../board/three/table.js").Tag[]} tags */
  measured(marks, sight, hidden, tags) {
    const { ruler } = this.board;
    if (!ruler) return;
    const { rings, line, tool, guess } = ruler.found;
    for (const { x, y, r } of rings) circle(marks, [x, y], r, C["ink-2"]);
    const clear = free(rings, [...this.table.standing.values()].map((thing) => thing.at), this.table.eye.now.turn);
    rings.forEach(({ x, y, r, text }, i) => tags.push({ key: `ring ${i}`, text, look: "paper", spot: this.on([x + r * Math.cos(clear), y + r * Math.sin(clear)]) }));
    if (tool) this.tool(tool, sight, hidden);
    if (guess) circle(sight, guess.at, guess.r, guess.ok ? C.ink : C.bad, undefined, this.height(guess.at) + 0.08);
    if (!line) return;
    const { line: [x1, y1, x2, y2], cover, at: where, text } = line;
    const [a, b] = [this.on([x1, y1], EYES), this.on([x2, y2], EYES)];
    const blocked = line.sight === "blocked";
    const stop = /** @type {Spot} */ (blocked ? [...(where ?? [(x1 + x2) / 2, (y1 + y2) / 2]), mix(a[2], b[2], 0.5)] : b);
    sight.line(a, b, C.paper, 0.34, 5, undefined, PRINTED);
    sight.line(a, stop, C.ink, 0.16, 2.2, undefined, cover && !blocked ? -0.8 : PRINTED);
    hidden.line(a, b, C.ink, 0.1, 1.6);
    if (blocked) {
      sight.line(stop, b, C.ink, 0.1, 1.2, undefined, -0.5);
      const [sx, sy, sz] = stop;
      for (const way of [-1, 1]) for (const over of [sight, hidden]) over.line([sx - 0.35, sy - 0.35 * way, sz + 0.05], [sx + 0.35, sy + 0.35 * way, sz + 0.05], C.damage, 0.22, 3, undefined, PRINTED);
    }
    tags.push({ key: "sight", text, look: "ink", spot: [mix(x1, x2, 0.5), mix(y1, y2, 0.5), mix(a[2], b[2], 0.5)], lift: 14 });
  }

  /** A line from whoever attacks to the target, while it is being resolved. @param {Shapes} sight @param {Shapes} hidden */
  attack(sight, hidden) {
    const { acting, target } = this.board.directory.now();
    const [a, b] = [acting, target].map((who) => this.board.nodes.get(`character:${who}`));
    if (!a || !b || a === b || this.board.ruler?.found.line) return;
    const ends = /** @type {[Spot, Spot]} */ ([this.on(a.at, EYES), this.on(b.at, EYES)]);
    sight.line(...ends, C.paper, 0.34, 5, undefined, PRINTED);
    sight.line(...ends, C.ink, 0.16, 2.2, undefined, PRINTED);
    hidden.line(...ends, C.ink, 0.1, 1.6);
  }

  // -- what is meant -----------------------------------------------------------------------------------------------------

  /** The roof or wall that a ray meets first. @param {Spot} from @param {Spot} to */
  surface(from, to) {
    let far = -from[2] / to[2];
    /** @type {{point: Point, far: number, key: string} | null} */
    let found = null;
    this.view?.terrain.forEach(([, size, , corners], i) => {
      if (this.destroyed(i)) return;
      const high = size * RISE;
      const t = (high - from[2]) / to[2];
      /** @type {Point} */
      const roof = [from[0] + to[0] * t, from[1] + to[1] * t];
      const key = `terrain:${i}`;
      if (t < far && inside(roof, [corners])) [far, found] = [t, { point: roof, far: t, key }];
      const w = wall(from, to, corners, high);
      if (w && w < far) [far, found] = [w, { point: [from[0] + to[0] * w, from[1] + to[1] * w], far: w, key }];
    });
    return found;
  }

  scenes() {
    return [];
  }
}

/** Points in a frame that looks along an angle, on the table. @param {Point} from @param {number} degrees @param {Point[]} points @returns {Point[]} */
function turned([x, y], degrees, points) {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return points.map(([px, py]) => [x + c * px - s * py, y + s * px + c * py]);
}

/** A dashed circle, or the part of it between two angles with its sides. @param {Shapes} shapes @param {Point} centre @param {number} r @param {number} colour @param {[number, number]} [arc] @param {number} [z] */
function circle(shapes, [x, y], r, colour, arc, z = 0) {
  const [from, to] = (arc ?? [0, 360]).map((degrees) => (degrees * Math.PI) / 180);
  const n = Math.max(24, Math.round(r * (to - from) * 1.6));
  const rim = (/** @type {number} */ i) => /** @type {Spot} */ ([x + r * Math.cos(mix(from, to, i / n)), y + r * Math.sin(mix(from, to, i / n)), z]);
  for (let i = 0; i < n; i += 2) shapes.line(rim(i), rim(i + 1.15), colour, 0.09, 1.5);
  if (arc) for (const end of [rim(0), rim(n)]) shapes.line([x, y, z], end, colour, 0.09, 1.5, undefined, -0.8);
}

/** The direction in which the names of rings hide the fewest pieces, and not each other. @param {{x: number, y: number, r: number}[]} rings @param {Point[]} pieces @param {number} turn  of whoever looks */
function free(rings, pieces, turn) {
  const crowd = (/** @type {number} */ a) => 2 * Math.abs(Math.sin(a - turn)) + rings.reduce((sum, { x, y, r }) => {
    const [px, py] = [x + r * Math.cos(a), y + r * Math.sin(a)];
    const off = Math.max(Math.abs(px - BOARD / 2), Math.abs(py - BOARD / 2)) > BOARD / 2 - 1 ? 3 : 0;
    return sum + off + pieces.reduce((n, at) => n + 1 / (0.5 + Math.hypot(px - at[0], py - at[1])), 0);
  }, 0);
  return Array.from({ length: 12 }, (_, i) => (Math.PI * i) / 6).reduce((best, a) => (crowd(a) < crowd(best) ? a : best));
}

/** How far along a ray a wall is met, or 0. @param {Spot} from @param {Spot} to @param {Point[]} corners @param {number} high */
function wall(from, to, corners, high) {
  let best = 0;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    const [ex, ey] = [bx - ax, by - ay];
    const d = to[0] * ey - to[1] * ex;
    if (Math.abs(d) < 1e-9) return;
    const t = ((ax - from[0]) * ey - (ay - from[1]) * ex) / d;
    const s = ((ax - from[0]) * to[1] - (ay - from[1]) * to[0]) / d;
    const z = from[2] + to[2] * t;
    if (t > 0 && s >= 0 && s <= 1 && z >= 0 && z <= high && (!best || t < best)) best = t;
  });
  return best;
}
