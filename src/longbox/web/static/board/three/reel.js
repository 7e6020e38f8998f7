/** What happened, shown one scene after another. Any key or tap ends it; nothing is lost by that, for the view is already the new one. */

/** @typedef {{lasts: number, step: (part: number, time: number) => void, end?: () => void}} Scene `step` is called with the part of the scene that is over, and its milliseconds */

/** However much happened while somebody was away, it is told in this time. */
const MOST = 6000;

export class Reel {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** @type {Scene[]} */
    this.waiting = [];
    this.frame = 0;
    this.began = 0;
    this.pace = 1;
    /** What is done once everything has been told. @type {() => void} */
    this.after = () => {};
  }

  get running() {
    return this.waiting.length > 0;
  }

  /** @param {Scene[]} scenes @param {() => void} after */
  run(scenes, after) {
    this.skip();
    this.after = after;
    if (!scenes.length || still()) return this.over();
    // Whoever moves later stands where it starts until then.
    for (const scene of [...scenes].reverse()) scene.step(0, 0);
    this.waiting = scenes;
    this.pace = Math.max(1, scenes.reduce((sum, scene) => sum + scene.lasts, 0) / MOST);
    this.began = 0;
    this.frame = requestAnimationFrame((now) => this.step(now));
    this.changed();
  }

  /** @param {number} now */
  step(now) {
    this.began ||= now;
    const scene = this.waiting[0];
    if (!scene) return;
    const time = Math.min(scene.lasts, (now - this.began) * this.pace);
    scene.step(time / scene.lasts, time);
    if (time === scene.lasts) {
      scene.end?.();
      this.waiting.shift();
      this.began = now;
    }
    if (!this.waiting.length) return this.over();
    this.changed();
    this.frame = requestAnimationFrame((next) => this.step(next));
  }

  /** Put everything where it belongs. */
  skip() {
    cancelAnimationFrame(this.frame);
    if (!this.waiting.length) return;
    for (const scene of this.waiting) {
      scene.step(1, scene.lasts);
      scene.end?.();
    }
    this.waiting = [];
    this.over();
  }

  over() {
    const { after } = this;
    this.after = () => {};
    after();
    this.changed();
  }
}

/** Whether nothing should move by itself. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
