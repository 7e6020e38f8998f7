/** What part of a board is seen, how large and which way round. */

/** @typedef {import("./types.js").Point} Point */

const CLOSEST = 9;
/** On the board a text is at least this large on screen. */
export const LEAST = 11.5;

/**
 * The board itself, in its own units (inches, squares): how wide and high it is, what is left free around it, and whether y grows upwards.
 *
 * @typedef {{wide: number, high: number, margin: number, up: boolean}} Sheet
 */

export class Camera {
  /** @param {SVGSVGElement} board @param {Sheet} sheet @param {() => void} changed  called when the scale has changed */
  constructor(board, sheet, changed) {
    this.board = board;
    this.sheet = sheet;
    this.changed = changed;
    this.turns = 0;
    this.wide = 1;
    this.high = 1;
    /** Units of the board per pixel. */
    this.unit = 0;
    this.x = sheet.wide / 2;
    this.y = sheet.high / 2;
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

  /** How wide and high the board is as it is drawn. @returns {Point} */
  drawn() {
    const { wide, high } = this.sheet;
    return this.turns % 2 ? [high, wide] : [wide, high];
  }

  /** Units per pixel when everything is seen. */
  farthest() {
    const [wide, high] = this.drawn();
    return Math.max((wide + 2 * this.sheet.margin) / this.wide, (high + 2 * this.sheet.margin) / this.high);
  }

  /** @param {number} x @param {number} y @param {number} unit */
  show(x, y, unit) {
    const far = this.farthest();
    const was = this.unit;
    this.unit = Math.min(far, Math.max(far / CLOSEST, unit));
    const w = this.wide * this.unit;
    const h = this.high * this.unit;
    const [wide, high] = this.drawn();
    this.x = between(x, w, wide, this.sheet.margin);
    this.y = between(y, h, high, this.sheet.margin);
    this.board.setAttribute("viewBox", [this.x - w / 2, this.y - h / 2, w, h].map((n) => n.toFixed(4)).join(" "));
    if (this.unit !== was) {
      this.board.style.setProperty("--u", String(this.unit));
      this.changed();
    }
  }

  fit() {
    this.chosen = false;
    const [wide, high] = this.drawn();
    this.show(wide / 2, high / 2, this.farthest());
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

  /** Bring some points (drawn coordinates) into view, not closer than `least` units across. @param {Point[]} points @param {number} least */
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

  /** From the board to the drawing (y down, turned). @param {Point} point @returns {Point} */
  to([x, y]) {
    const { wide, high, up } = this.sheet;
    const dx = x - wide / 2;
    const dy = up ? high / 2 - y : y - high / 2;
    const turned = [[dx, dy], [-dy, dx], [-dx, -dy], [dy, -dx]][this.turns];
    const [across, down] = this.drawn();
    return [turned[0] + across / 2, turned[1] + down / 2];
  }

  /** And back. @param {Point} point @returns {Point} */
  from([x, y]) {
    const { wide, high, up } = this.sheet;
    const [across, down] = this.drawn();
    const dx = x - across / 2;
    const dy = y - down / 2;
    const turned = [[dx, dy], [dy, -dx], [-dx, -dy], [-dy, dx]][this.turns];
    return [turned[0] + wide / 2, up ? high / 2 - turned[1] : turned[1] + high / 2];
  }

  /** From the screen to the drawing. @param {number} x @param {number} y @returns {Point} */
  under(x, y) {
    const box = this.board.getBoundingClientRect();
    return [this.x + (x - box.left - box.width / 2) * this.unit, this.y + (y - box.top - box.height / 2) * this.unit];
  }
}

/** A middle that keeps the board in view. @param {number} at @param {number} seen @param {number} size @param {number} margin */
function between(at, seen, size, margin) {
  if (seen >= size + 2 * margin) return size / 2;
  return Math.min(size + margin - seen / 2, Math.max(seen / 2 - margin, at));
}
