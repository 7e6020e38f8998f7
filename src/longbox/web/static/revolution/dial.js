/** A bidding dial: allowed numbers on an arc, two steppers, and a number that can be typed. Nothing is chosen before it is touched. */

import { h, icon } from "../table/dom.js";
import { path, svg } from "../board/svg.js";

/** @typedef {import("./types.js").Host} Host @typedef {import("./types.js").Point} Point */

const TYPED = 900;

export class Dial {
  /**
   * @param {Host} host
   * @param {{least: number, most: number, full: number, have: number, what: string, pick(value: number): void, commit(): void}} how  `full` is the last number on it, `have` what one owns, `what` the unit
   */
  constructor(host, { least, most, full, have, what, pick, commit }) {
    this.host = host;
    this.least = least;
    this.most = most;
    this.pick = pick;
    this.commit = commit;
    this.value = least;
    this.touched = false;
    this.typed = { text: "", at: 0 };
    this.full = Math.max(most, full);
    this.hand = svg("path", { class: "hand" });
    this.knob = svg("circle", { class: "knob", r: 8 });
    this.big = svg("text", { class: "big", x: 110, y: 116, "text-anchor": "middle" });
    const numbers = Array.from({ length: this.full + 1 }, (_, n) => {
      const [x, y] = this.at(n, 87);
      return svg("text", { class: n >= least && n <= most ? "n" : "n off", x, y, dy: ".35em", "text-anchor": "middle" }, String(n));
    });
    this.face = svg("svg", {
      viewBox: "0 0 220 220", class: "dial", role: "slider", tabindex: 0, "aria-label": host.text("mr.dial"), "aria-valuemin": least, "aria-valuemax": most,
    }, svg("circle", { class: "rim", cx: 110, cy: 110, r: 104 }), svg("path", { class: "track", d: this.arc(0, this.full) }), svg("path", { class: "allowed", d: this.arc(least, most) }),
      this.hand, this.knob, ...numbers, this.big,
      svg("text", { class: "unit", x: 110, y: 138, "text-anchor": "middle" }, what),
      svg("text", { class: "unit", x: 110, y: 186, "text-anchor": "middle" }, host.text("mr.dial.have", { n: have })));
    const step = (/** @type {number} */ by) => h("button", { class: `btn ${by > 0 ? "more-one" : "less-one"}`, type: "button", "aria-label": host.text(by > 0 ? "mr.dial.more" : "mr.dial.less"), onclick: () => this.set(this.touched || by < 0 ? this.value + by : Math.min(this.value + by, most)) }, icon(by > 0 ? "plus" : "minus"));
    this.root = h("div", { class: "dialbox" }, step(-1), this.face, step(1));
    let held = false;
    this.face.addEventListener("pointerdown", (event) => {
      held = true;
      this.face.setPointerCapture(event.pointerId);
      this.toward(event);
    });
    this.face.addEventListener("pointermove", (event) => { if (held) this.toward(event); });
    this.face.addEventListener("pointerup", () => { held = false; });
    this.face.addEventListener("keydown", (event) => { if (this.key(event)) { event.preventDefault(); event.stopPropagation(); } });
    this.draw();
  }

  /** @param {number} n @param {number} r @returns {Point} */
  at(n, r) {
    const angle = ((-120 + (240 * n) / this.full) * Math.PI) / 180;
    return [110 + r * Math.sin(angle), 110 - r * Math.cos(angle)];
  }

  /** @param {number} from @param {number} to */
  arc(from, to) {
    return path(Array.from({ length: 4 * (to - from) + 1 }, (_, i) => this.at(from + i / 4, 66)), false);
  }

  /** @param {PointerEvent} event */
  toward(event) {
    const box = this.face.getBoundingClientRect();
    const x = event.clientX - box.left - box.width / 2;
    const y = event.clientY - box.top - box.height / 2;
    if (Math.hypot(x, y) < box.width * 0.14) return;
    const angle = (Math.atan2(x, -y) * 180) / Math.PI;
    this.set(Math.round(((Math.max(-120, Math.min(120, angle)) + 120) / 240) * this.full));
  }

  /** @param {number} value */
  set(value) {
    const next = Math.max(this.least, Math.min(this.most, value));
    const news = next !== this.value || !this.touched;
    this.value = next;
    this.touched = true;
    this.draw();
    if (news) this.pick(next);
  }

  /** As if it had not been touched. */
  forget() {
    this.value = this.least;
    this.touched = false;
    this.draw();
  }

  draw() {
    const [x, y] = this.at(this.value, 66);
    this.knob.setAttribute("cx", String(x));
    this.knob.setAttribute("cy", String(y));
    this.hand.setAttribute("d", this.value > this.least ? this.arc(this.least, this.value) : "");
    this.big.textContent = this.touched ? String(this.value) : "?";
    this.face.classList.toggle("touched", this.touched);
    this.face.setAttribute("aria-valuenow", String(this.value));
    this.face.setAttribute("aria-valuetext", this.touched ? String(this.value) : this.host.text("mr.dial.unset"));
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it was one of ours */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { key } = event;
    /** @type {Record<string, number>} */
    const to = { ArrowUp: this.value + 1, ArrowRight: this.value + 1, ArrowDown: this.value - 1, ArrowLeft: this.value - 1, Home: this.least, End: this.most, PageUp: this.value + 5, PageDown: this.value - 5 };
    if (key in to) this.set(to[key]);
    else if (/^\d$/.test(key)) {
      const now = Date.now();
      const text = now - this.typed.at < TYPED ? this.typed.text + key : key;
      this.typed = { text: Number(text) <= this.most ? text : key, at: now };
      this.set(Number(this.typed.text));
    } else if (key === "Enter" || key === " ") {
      if (this.touched) this.commit();
      else this.set(this.value);
    } else return false;
    return true;
  }
}
