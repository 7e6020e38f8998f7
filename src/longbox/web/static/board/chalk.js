/**
 * Pointing at the board and drawing on it for the others at the table: in chalk, over the plan and over the table in three dimensions, gone after
 * a while. Nobody's game knows of it.
 */

import { set, short, svg } from "./svg.js";

/** @typedef {import("./types.js").Point} Point */

/**
 * What the chalk needs of a board: where a place is on the screen (pixels from the corner of the board), which place is under a point of it,
 * and who stands there.
 *
 * @typedef {{ onScreen(point: Point): Point, pointAt(x: number, y: number): Point, near(point: Point): string, camera: { zoom(factor: number, x: number, y: number): void } }} Slate
 * @typedef {{ points: Point[], shape: SVGGraphicsElement[], name: SVGGraphicsElement | null, until: number }} Mark
 */

/** How long a mark stays, in milliseconds: a place, and a line. */
const POINTED = 5000;
const DRAWN = 9000;
/** So many places are sent of a line; it is thinned until it fits. */
const MOST = 64;
/** Pixels between two places of a line, and what a hand may tremble while it points. */
const STEP = 5;

export class Chalk {
  /**
   * @param {HTMLElement} root of the board @param {Slate} slate
   * @param {{ label: string, send(points: Point[]): void, say(words: string): void, pointed(near: string): string, line(on: boolean): string, left(): void }} host
   *   `pointed` and `line` are what somebody hears who draws by keys, `left` is told when the chalk was put away
   */
  constructor(root, slate, host) {
    this.slate = slate;
    this.host = host;
    this.on = false;
    /** @type {Mark[]} */ this.marks = [];
    this.frame = 0;
    /** The line that is being drawn. @type {Mark | null} */ this.stroke = null;
    /** Where the keys are, in pixels of the board. @type {Point | null} */ this.hand = null;
    this.byKeys = false;
    this.layer = svg("g");
    this.cross = svg("path", { class: "chalk-hand", d: "M-12 0H12M0 -12V12" });
    this.place = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (svg("svg", { class: "chalk", "aria-label": host.label, "aria-hidden": "true" }, this.layer, this.cross)));
    this.cross.style.display = "none";
    root.append(this.place);
    this.place.addEventListener("pointerdown", (event) => this.down(event));
    this.place.addEventListener("pointermove", (event) => this.moved(event));
    this.place.addEventListener("pointerup", () => this.up());
    this.place.addEventListener("pointercancel", () => this.drop());
    this.place.addEventListener("wheel", (event) => {
      event.preventDefault();
      slate.camera.zoom(Math.exp(Math.max(-120, Math.min(120, event.deltaY)) * 0.0022), event.clientX, event.clientY);
      this.later();
    }, { passive: false });
    this.place.addEventListener("keydown", (event) => this.pressed(event));
  }

  /** Take the chalk, or put it away. @param {boolean} on */
  take(on) {
    if (on === this.on) return;
    this.on = on;
    this.drop();
    this.place.classList.toggle("drawing", on);
    this.cross.style.display = "none";
    set(this.place, { "aria-hidden": on ? null : "true", role: on ? "application" : null, tabindex: on ? 0 : null });
    if (on) {
      this.place.focus({ preventScroll: true });
    } else {
      this.host.left();
    }
  }

  // -- by hand -----------------------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button || this.stroke) return;
    this.place.setPointerCapture(event.pointerId);
    this.byKeys = false;
    this.cross.style.display = "none";
    this.begin(this.slate.pointAt(event.clientX, event.clientY));
  }

  /** @param {PointerEvent} event */
  moved(event) {
    if (this.stroke && !this.byKeys) this.reach(this.slate.pointAt(event.clientX, event.clientY));
  }

  up() {
    if (!this.byKeys) this.end();
  }

  // -- by keys -----------------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (way) this.walk(way[0] * (event.shiftKey ? 4 : 20), way[1] * (event.shiftKey ? 4 : 20));
    else if (event.key === "Enter") this.dot();
    else if (event.key === " ") this.pen();
    else if (event.key === "Escape" && this.stroke) this.drop();
    else if (event.key === "Escape") this.take(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Where the keys point, on the board. @returns {Point} */
  under() {
    const box = this.place.getBoundingClientRect();
    this.hand ??= [box.width / 2, box.height / 2];
    return this.slate.pointAt(box.left + this.hand[0], box.top + this.hand[1]);
  }

  /** @param {number} dx @param {number} dy */
  walk(dx, dy) {
    this.under();
    const box = this.place.getBoundingClientRect();
    const [x, y] = this.hand ?? [0, 0];
    this.hand = [Math.min(box.width - 2, Math.max(2, x + dx)), Math.min(box.height - 2, Math.max(2, y + dy))];
    set(this.cross, { transform: `translate(${short(this.hand[0])} ${short(this.hand[1])})` });
    this.cross.style.display = "";
    const at = this.under();
    if (this.stroke && this.byKeys) this.reach(at);
    else this.host.say(this.slate.near(at));
  }

  dot() {
    const at = this.under();
    if (this.stroke) return this.pen();
    this.begin(at);
    this.end();
    this.host.say(this.host.pointed(this.slate.near(at)));
  }

  /** Put the chalk down on the board, or lift it. */
  pen() {
    if (this.stroke) {
      this.end();
      return this.host.say(this.host.line(false));
    }
    this.byKeys = true;
    this.begin(this.under());
    this.host.say(this.host.line(true));
  }

  // -- marks -------------------------------------------------------------------------------------------------------------

  /** @param {Point} at */
  begin(at) {
    this.stroke = this.made([at], "", "own");
    this.stroke.until = Infinity;
    this.later();
  }

  /** @param {Point} at */
  reach(at) {
    const { stroke } = this;
    if (!stroke) return;
    const [x, y] = this.slate.onScreen(stroke.points[stroke.points.length - 1]);
    const [nx, ny] = this.slate.onScreen(at);
    if (Math.hypot(nx - x, ny - y) < STEP) return;
    stroke.points.push(at);
    this.later();
  }

  end() {
    const { stroke } = this;
    if (!stroke) return;
    this.stroke = null;
    let { points } = stroke;
    while (points.length > MOST) points = points.filter((_, i) => i % 2 === 0 || i === points.length - 1);
    this.host.send(points.map(([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]));
    stroke.until = performance.now() + (points.length > 1 ? DRAWN : POINTED);
    this.later();
  }

  /** Nothing was meant. */
  drop() {
    if (!this.stroke) return;
    this.forget(this.stroke);
    this.stroke = null;
  }

  /** Somebody else has drawn. @param {number} seat @param {Point[]} points @param {string} name */
  show(seat, points, name) {
    this.made(points, name, "abcd"[seat] ?? "none").until = performance.now() + (points.length > 1 ? DRAWN : POINTED);
    this.later();
  }

  /** @param {Point[]} points @param {string} name @param {string} look @returns {Mark} */
  made(points, name, look) {
    const shape = ["chalk-case", `chalk-line chalk-${look}`].map((kind) => svg("path", { class: kind }));
    const words = name ? svg("text", { class: "chalk-name" }, name) : null;
    /** @type {Mark} */
    const mark = { points, shape, name: words, until: 0 };
    this.layer.append(...shape, ...(words ? [words] : []));
    this.marks.push(mark);
    return mark;
  }

  /** @param {Mark} mark */
  forget(mark) {
    for (const one of [...mark.shape, ...(mark.name ? [mark.name] : [])]) one.remove();
    this.marks = this.marks.filter((one) => one !== mark);
  }

  /** Draw with the next frame; again and again only as long as something is to be seen, as the board may move under it. */
  later() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      const now = performance.now();
      for (const mark of [...this.marks]) {
        if (mark.until <= now) this.forget(mark);
        else this.draw(mark);
      }
      if (this.marks.length) this.later();
    });
  }

  /** @param {Mark} mark */
  draw({ points, shape, name }) {
    const seen = points.map((point) => this.slate.onScreen(point));
    const [x, y] = seen[0];
    const d = seen.length > 1
      ? seen.map(([px, py], i) => `${i ? "L" : "M"}${short(px)} ${short(py)}`).join("")
      : `M${short(x - 15)} ${short(y)}a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M${short(x - 3)} ${short(y)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`;
    for (const one of shape) set(one, { d });
    if (name) set(name, { x, y: y - 22 });
  }
}
