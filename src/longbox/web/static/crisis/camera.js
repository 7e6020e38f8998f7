/** What part of the battlefield is seen, how large and which way round. */

/** @typedef {import("./types.js").Point} Point */

export const BOARD = 36;
const MARGIN = 0.6;
const CLOSEST = 9;
/** Quarter turns that bring an edge to the bottom of the screen. @type {Record<string, number>} */
export const TURNS = { south: 0, east: 1, north: 2, west: 3 };
/** On the board a text is at least this large on screen. */
export const LEAST = 11.5;

export class Camera {
  /** @param {SVGSVGElement} board @param {() => void} changed  called when the scale has changed */
  constructor(board, changed) {
    this.board = board;
    this.changed = changed;
    this.turns = 0;
    this.wide = 1;
    this.high = 1;
    /** Inches per pixel. */
    this.unit = 0;
    this.x = BOARD / 2;
    this.y = BOARD / 2;
    /** Whether somebody has chosen what to see; then nothing is chosen for them. */
    this.chosen = false;
    new ResizeObserver(() => this.resize()).observe(board);
  }

  resize() {
    const box = this.board.getBoundingClientRect();
    if (!box.width || !box.height) return;
    const before = this.farthest();
    this.wide = box.width;
    this.high = box.height;
    const fitted = this.unit === 0 || Math.abs(this.unit - before) < 1e-9;
    this.show(this.x, this.y, fitted ? this.farthest() : this.unit);
  }

  /** Inches per pixel when everything is seen. */
  farthest() {
    return (BOARD + 2 * MARGIN) / Math.min(this.wide, this.high);
  }

  /** @param {number} x @param {number} y @param {number} unit */
  show(x, y, unit) {
    const far = this.farthest();
    const was = this.unit;
    this.unit = Math.min(far, Math.max(far / CLOSEST, unit));
    const w = this.wide * this.unit;
    const h = this.high * this.unit;
    this.x = between(x, w);
    this.y = between(y, h);
    this.board.setAttribute("viewBox", [this.x - w / 2, this.y - h / 2, w, h].map((n) => n.toFixed(4)).join(" "));
    if (this.unit !== was) {
      this.board.style.setProperty("--u", String(this.unit));
      this.changed();
    }
  }

  fit() {
    this.chosen = false;
    this.show(BOARD / 2, BOARD / 2, this.farthest());
  }

  /** Closer (below 1) or farther, with the point under (x, y) on the screen staying where it is. @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x, y) {
    const box = this.board.getBoundingClientRect();
    const dx = (x ?? box.left + box.width / 2) - box.left - box.width / 2;
    const dy = (y ?? box.top + box.height / 2) - box.top - box.height / 2;
    const before = this.unit;
    const far = this.farthest();
    const after = Math.min(far, Math.max(far / CLOSEST, before * factor));
    this.chosen = true;
    this.show(this.x + dx * (before - after), this.y + dy * (before - after), after);
  }

  /** @param {number} dx pixels @param {number} dy pixels */
  pan(dx, dy) {
    this.chosen = true;
    this.show(this.x - dx * this.unit, this.y - dy * this.unit, this.unit);
  }

  /** Bring some points (drawn coordinates) into view, not closer than `least` inches across. @param {Point[]} points @param {number} least */
  frame(points, least) {
    if (!points.length) return;
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const unit = Math.max(Math.max(least, right - left + 3) / this.wide, Math.max(least, bottom - top + 3) / this.high);
    this.show((left + right) / 2, (top + bottom) / 2, unit);
  }

  /** Whether a drawn point is on the screen, with a little to spare. @param {Point} point */
  sees([x, y]) {
    return Math.abs(x - this.x) < (this.wide * this.unit) / 2 - 0.5 && Math.abs(y - this.y) < (this.high * this.unit) / 2 - 0.5;
  }

  /** From the battlefield (inches, y up) to the drawing (inches, y down, turned). @param {Point} point @returns {Point} */
  to([x, y]) {
    const dx = x - BOARD / 2;
    const dy = BOARD / 2 - y;
    const turned = [[dx, dy], [-dy, dx], [-dx, -dy], [dy, -dx]][this.turns];
    return [turned[0] + BOARD / 2, turned[1] + BOARD / 2];
  }

  /** And back. @param {Point} point @returns {Point} */
  from([x, y]) {
    const dx = x - BOARD / 2;
    const dy = y - BOARD / 2;
    const turned = [[dx, dy], [dy, -dx], [-dx, -dy], [-dy, dx]][this.turns];
    return [turned[0] + BOARD / 2, BOARD / 2 - turned[1]];
  }

  /** From the screen to the drawing. @param {number} x @param {number} y @returns {Point} */
  under(x, y) {
    const box = this.board.getBoundingClientRect();
    return [this.x + (x - box.left - box.width / 2) * this.unit, this.y + (y - box.top - box.height / 2) * this.unit];
  }
}

/** A middle that keeps the board in view. @param {number} at @param {number} seen */
function between(at, seen) {
  const whole = BOARD + 2 * MARGIN;
  if (seen >= whole) return BOARD / 2;
  return Math.min(BOARD + MARGIN - seen / 2, Math.max(seen / 2 - MARGIN, at));
}
