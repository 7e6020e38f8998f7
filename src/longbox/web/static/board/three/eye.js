/**
 * Where somebody stands at the table. It speaks like the camera of the plan (to, from, under, zoom, pan, fit), so that aiming, measuring and
 * walking by keys need not know which of the two is on.
 */

import { still } from "./reel.js";
import { clamp, cross, lens, mix, plus, smooth, unit } from "./sums.js";

/** @typedef {import("../types.js").Point} Point @typedef {import("./sums.js").Spot} Spot */
/** @typedef {import("../camera.js").Camera} Camera */

/**
 * The table: how wide and deep it is, what is left free around it, how tall what stands on it may be, how long a unit of the plan is, and
 * whether the plan counts upwards.
 *
 * @typedef {{wide: number, high: number, margin: number, tall: number, scale: number, up: boolean}} Sheet
 */

const DEGREE = Math.PI / 180;
const LOWEST = 22 * DEGREE;
const TOP = 90 * DEGREE;
/** How somebody sits at the table; farther above it where there is room for that. */
const SEATED = [57, 55, 53, 51, 49].map((rise) => rise * DEGREE);
/** The angle of the lens; near the top it closes, and the table is seen as the plan shows it. */
const LENS = 26 * DEGREE;
const FLAT = 1.4 * DEGREE;
const CLOSEST = 7;
const LASTS = 320;

export class Eye {
  /** @param {HTMLElement} place @param {Sheet} sheet @param {Camera} plan  the camera of the plan @param {() => void} changed */
  constructor(place, sheet, plan, changed) {
    this.place = place;
    this.table = sheet;
    this.plan = plan;
    this.changed = changed;
    /** Where a ray meets the ground or what stands on it: the title knows. @type {(from: Spot, to: Spot) => Point | null} */
    this.meets = () => null;
    /** Whether somebody has chosen what to see; then nothing is chosen for them. */
    this.chosen = false;
    this.wide = this.high = 1;
    this.now = { x: sheet.wide / 2, y: sheet.high / 2, turn: this.home, rise: SEATED[4], span: sheet.wide };
    this.goal = { ...this.now };
    /** Answers of `whole`. @type {Map<string, Eye["now"]>} */
    this.known = new Map();
    /** What the last picture was drawn with. @type {ReturnType<Eye["look"]> | null} */
    this.last = null;
    this.running = 0;
  }

  // -- as the camera of the plan -----------------------------------------------------------------------------------------

  get sheet() {
    return this.plan.sheet;
  }

  set sheet(sheet) {
    this.plan.sheet = sheet;
  }

  get turns() {
    return this.plan.turns;
  }

  set turns(turns) {
    this.plan.turns = turns;
    const { chosen } = this;
    this.around(nearestTurn(this.home, this.goal.turn), this.goal.rise, false);
    this.chosen = chosen;
  }

  /** The way round that brings one's own edge near. */
  get home() {
    return (this.plan.turns * Math.PI) / 2;
  }

  /** Units of the plan per pixel, in the middle of the picture. */
  get unit() {
    return this.now.span / this.high / this.table.scale;
  }

  farthest() {
    return this.whole(this.goal.rise, this.goal.turn).span / this.high / this.table.scale;
  }

  /** @param {Point} point  of the plan @returns {Point} on the table */
  lay([x, y]) {
    const { scale, high, up } = this.table;
    return [x * scale, up ? y * scale : high - y * scale];
  }

  /** And back. @param {Point} point @returns {Point} */
  lift([x, y]) {
    const { scale, high, up } = this.table;
    return [x / scale, (up ? y : high - y) / scale];
  }

  /** @param {Point} point @returns {Point} */
  to(point) {
    return this.plan.to(point);
  }

  /** @param {Point} point @returns {Point} */
  from(point) {
    return this.plan.from(point);
  }

  /** From the screen to the drawing of the plan: the roof, the foot of the wall or the ground that is seen there. @param {number} x @param {number} y @returns {Point} */
  under(x, y) {
    const { from, to } = this.ray(x, y);
    return this.to(this.lift(this.meets(from, to) ?? this.ground(x, y)));
  }

  /** Whether a drawn point is on the screen, with a little to spare. @param {Point} point */
  sees(point) {
    const [x, y] = this.screen([...this.lay(this.from(point)), 0]);
    return x > 20 && y > 20 && x < this.wide - 20 && y < this.high - 20;
  }

  /** Look at a drawn point. @param {number} x @param {number} y @param {number} unit */
  show(x, y, unit) {
    const [tx, ty] = this.lay(this.from([x, y]));
    this.move({ x: tx, y: ty, span: unit * this.high * this.table.scale });
  }

  /** Bring drawn points into view. @param {Point[]} points @param {number} least  units of the plan across */
  frame(points, least) {
    if (!points.length) return;
    const spots = points.map((point) => this.lay(this.from(point)));
    const xs = spots.map((p) => p[0]);
    const ys = spots.map((p) => p[1]);
    const [l, r, b, t] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const across = Math.max(least * this.table.scale, r - l + 4, t - b + 4);
    this.move({ x: (l + r) / 2, y: (b + t) / 2, span: Math.max(across * (this.high / this.wide), across * Math.sin(this.goal.rise)) });
  }

  fit() {
    this.chosen = false;
    this.move(this.seated(nearestTurn(this.home, this.goal.turn)));
  }

  /** Drag: the point of the table under the finger stays under it. @param {number} dx pixels @param {number} dy pixels */
  pan(dx, dy) {
    this.chosen = true;
    const inch = this.now.span / this.high;
    const { turn, rise } = this.now;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [right, up] = [-dx * inch, (dy * inch) / Math.max(0.35, Math.sin(rise))];
    this.move({ x: this.goal.x + c * right - s * up, y: this.goal.y + s * right + c * up }, true);
  }

  /** Closer (below 1) or farther, with the point of the table under (x, y) staying where it is. @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x, y) {
    this.chosen = true;
    const box = this.place.getBoundingClientRect();
    const at = this.ground(x ?? box.left + box.width / 2, y ?? box.top + box.height / 2);
    const far = this.whole(this.goal.rise, this.goal.turn).span;
    const span = clamp(this.goal.span * factor, far / CLOSEST, far);
    const k = 1 - span / this.goal.span;
    this.move({ span, x: this.goal.x + (at[0] - this.goal.x) * k, y: this.goal.y + (at[1] - this.goal.y) * k }, true);
  }

  // -- and what only a table has -----------------------------------------------------------------------------------------

  /** @param {number} dx pixels @param {number} dy pixels */
  orbit(dx, dy) {
    this.around(this.goal.turn - dx * 0.006, this.goal.rise + dy * 0.005, true);
  }

  /** By keys, and then it glides. @param {number} turn @param {number} rise  in degrees */
  swing(turn, rise) {
    this.around(this.goal.turn + turn * DEGREE, this.goal.rise + rise * DEGREE, false);
  }

  /** Look from elsewhere; whoever sees the whole table still does. @param {number} turn @param {number} rise @param {boolean} at */
  around(turn, rise, at) {
    const whole = this.goal.span > this.whole(this.goal.rise, this.goal.turn).span * 0.99;
    const to = clamp(rise, LOWEST, TOP);
    this.chosen = true;
    this.move(whole ? this.whole(to, turn) : { turn, rise: to }, at);
  }

  /** From straight above, as the plan. */
  top() {
    this.chosen = true;
    this.move(this.whole(TOP, nearestTurn(this.home, this.goal.turn)));
  }

  resize() {
    const box = this.place.getBoundingClientRect();
    if (!box.width || !box.height) return;
    [this.wide, this.high] = [box.width, box.height];
    this.move(this.chosen ? {} : this.seated(this.home), true);
  }

  /** From where the whole table is just in view. @param {number} rise @param {number} turn */
  whole(rise, turn) {
    const { wide, high, margin, tall } = this.table;
    const key = [rise.toFixed(4), turn.toFixed(4), this.wide, this.high, wide, high].join(" ");
    const known = this.known.get(key);
    if (known) return known;
    let state = { x: wide / 2, y: high / 2, turn, rise, span: wide * 1.3 };
    /** @type {Spot[]} */
    const corners = [-margin, wide + margin].flatMap((x) => [-margin, high + margin].flatMap((y) => /** @type {Spot[]} */ ([[x, y, 0], [x, y, tall * Math.cos(rise)]])));
    for (let i = 0; i < 8; i++) {
      const look = this.look(state);
      const seen = corners.map((corner) => this.screen(corner, look));
      const xs = seen.map((p) => p[0]);
      const ys = seen.map((p) => p[1]);
      const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const inch = state.span / this.high;
      const [right, up] = [((l + r - this.wide) / 2) * inch, (-(t + b - this.high) / 2) * (inch / Math.max(0.35, Math.sin(rise)))];
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      state = { ...state, x: state.x + c * right - s * up, y: state.y + s * right + c * up, span: state.span * Math.max((r - l) / this.wide, (b - t) / this.high) };
    }
    if (this.known.size > 40) this.known.clear();
    this.known.set(key, state);
    return state;
  }

  /** Where somebody takes a seat: as far above the table as costs nothing of its size. @param {number} turn */
  seated(turn) {
    const least = this.whole(SEATED[4], turn).span * 1.015;
    return this.whole(SEATED.find((rise) => this.whole(rise, turn).span <= least) ?? SEATED[4], turn);
  }

  /** 0 at the table, 1 straight from above. */
  get flat() {
    return smooth(62 * DEGREE, 84 * DEGREE, this.now.rise);
  }

  /** @param {Partial<Eye["now"]>} change @param {boolean} [at]  without the way there */
  move(change, at = false) {
    const goal = { ...this.goal, ...change };
    const { wide, high } = this.table;
    goal.rise = clamp(goal.rise, LOWEST, TOP);
    const far = this.whole(goal.rise, goal.turn);
    goal.span = clamp(goal.span, far.span / CLOSEST, far.span);
    const free = 1 - goal.span / far.span;
    goal.x = clamp(goal.x, far.x - (free * wide) / 1.6, far.x + (free * wide) / 1.6);
    goal.y = clamp(goal.y, far.y - (free * high) / 1.6, far.y + (free * high) / 1.6);
    this.goal = goal;
    cancelAnimationFrame(this.running);
    this.running = 0;
    if (at || still()) {
      this.now = { ...goal };
      return this.changed();
    }
    const from = { ...this.now };
    const began = performance.now();
    const step = (/** @type {number} */ time) => {
      const part = clamp((time - began) / LASTS, 0, 1);
      const ease = 1 - (1 - part) ** 3;
      for (const key of /** @type {(keyof Eye["now"])[]} */ (Object.keys(goal))) this.now[key] = mix(from[key], goal[key], ease);
      this.changed();
      this.running = part < 1 ? requestAnimationFrame(step) : 0;
    };
    this.running = requestAnimationFrame(step);
  }

  /** What the programs need to draw from there. */
  look(state = this.now) {
    const { x, y, turn, rise, span } = state;
    const fov = mix(LENS, FLAT, smooth(66 * DEGREE, TOP, rise));
    const far = span / 2 / Math.tan(fov / 2);
    /** @type {Spot} */
    const right = [Math.cos(turn), Math.sin(turn), 0];
    const back = unit([Math.sin(turn) * Math.cos(rise), -Math.cos(turn) * Math.cos(rise), Math.sin(rise)]);
    const up = cross(back, right);
    const eye = plus([x, y, 0], back, far);
    const matrix = lens(eye, right, up, back, fov, this.wide / this.high, Math.max(far - 60, far * 0.02), far + 60);
    const found = { eye, right, up, back, matrix, slope: Math.tan(fov / 2), focal: 1 / Math.tan(fov / 2) };
    if (state === this.now) this.last = found;
    return found;
  }

  /** The ray under a point of the screen. @param {number} x @param {number} y @returns {{from: Spot, to: Spot}} */
  ray(x, y) {
    const { eye, right, up, back, slope } = this.last ?? this.look();
    const box = this.place.getBoundingClientRect();
    const sx = (((x - box.left) / box.width) * 2 - 1) * slope * (this.wide / this.high);
    const sy = (1 - ((y - box.top) / box.height) * 2) * slope;
    return { from: eye, to: unit(plus(plus(plus([0, 0, 0], right, sx), up, sy), back, -1)) };
  }

  /** The point of the table under a point of the screen, at a height. @param {number} x @param {number} y @param {number} [z] @returns {Point} */
  ground(x, y, z = 0) {
    const { from, to } = this.ray(x, y);
    const t = (z - from[2]) / to[2];
    return [from[0] + to[0] * t, from[1] + to[1] * t];
  }

  /** Where a spot is on the screen, in pixels from the corner of the place; and how many pixels an inch has there. @param {Spot} spot @returns {Spot} */
  screen([x, y, z], { matrix: m, focal } = this.last ?? this.look()) {
    const w = m[3] * x + m[7] * y + m[11] * z + m[15];
    const sx = (m[0] * x + m[4] * y + m[8] * z + m[12]) / w;
    const sy = (m[1] * x + m[5] * y + m[9] * z + m[13]) / w;
    return [((sx + 1) / 2) * this.wide, ((1 - sy) / 2) * this.high, (focal * this.high) / 2 / w];
  }
}

/** The same way round, but the nearest number of whole turns away. @param {number} turn @param {number} to */
function nearestTurn(turn, to) {
  return turn + Math.round((to - turn) / (2 * Math.PI)) * 2 * Math.PI;
}
