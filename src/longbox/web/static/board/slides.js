/** Pieces that slide to where they went, one after another. Any key or tap ends it; nothing is lost by that. */

import { apart } from "./svg.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {{points: Point[], move: (point: Point) => void}} Slide */

const LASTS = 320;
/** However much happened while somebody was away, it is told in this time. */
const MOST = 2400;

export class Slides {
  constructor() {
    /** @type {Slide[]} */
    this.waiting = [];
    this.frame = 0;
    this.began = 0;
    this.lasts = LASTS;
  }

  get running() {
    return this.waiting.length > 0;
  }

  /** @param {Slide[]} slides */
  run(slides) {
    this.skip();
    if (!slides.length || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      for (const slide of slides) slide.move(slide.points[slide.points.length - 1]);
      return;
    }
    // A piece that moves later stands where it starts until then.
    for (const slide of [...slides].reverse()) slide.move(slide.points[0]);
    this.waiting = slides;
    this.lasts = Math.min(LASTS, MOST / slides.length);
    this.began = 0;
    this.frame = requestAnimationFrame((now) => this.step(now));
  }

  /** Put everything where it belongs. */
  skip() {
    cancelAnimationFrame(this.frame);
    for (const slide of this.waiting) slide.move(slide.points[slide.points.length - 1]);
    this.waiting = [];
  }

  /** @param {number} now */
  step(now) {
    this.began ||= now;
    const slide = this.waiting[0];
    if (!slide) return;
    const part = Math.min(1, (now - this.began) / this.lasts);
    slide.move(along(slide.points, 1 - (1 - part) ** 3));
    if (part === 1) {
      this.waiting.shift();
      this.began = now;
    }
    if (this.waiting.length) this.frame = requestAnimationFrame((next) => this.step(next));
  }
}

/** The point at a part of the way. @param {Point[]} points @param {number} part @returns {Point} */
export function along(points, part) {
  const lengths = points.slice(1).map((p, i) => apart(points[i], p));
  let left = lengths.reduce((a, b) => a + b, 0) * part;
  for (const [i, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const t = left / length;
      return [points[i][0] + (points[i + 1][0] - points[i][0]) * t, points[i][1] + (points[i + 1][1] - points[i][1]) * t];
    }
    left -= length;
  }
  return points[points.length - 1];
}
