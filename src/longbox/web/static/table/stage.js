// Shows what happened: every attack in a few pictures, everybody else's moves at the pace one likes, and afterwards a strip of what happened since
// one's last turn. It never covers the board or the question, and a key or a tap ends it.

import { Beats, MOST, chosen, told } from "./beats.js";
import { badge, fill, h, icon, player, still, text, the } from "./dom.js";
import { picture, steps } from "./picture.js";
import { PACES, speed } from "./speed.js";

/**
 * @typedef {import("./types.js").State} State @typedef {import("./types.js").Beat} Beat @typedef {import("./types.js").Marks} Marks
 * @typedef {import("./picture.js").Step} Step
 */

/** More states than this do not wait in line: then they show at once. */
const LONGEST = 60;

export class Stage {
  /**
   * @param {HTMLElement} root
   * @param {{ show(state: State, news: boolean): void, mark(marks: Marks): void, open(at: number): void }} table
   */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.beats = new Beats();
    /** @type {State | null} */ this.state = null;
    /** States that wait until what led to the one before has been seen. @type {State[]} */ this.line = [];
    /** Beats to be shown. @type {Beat[]} */ this.queue = [];
    /** @type {{ beat: Beat, step: number, over: boolean } | null} */ this.now = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
    this.closed = -1;
    this.open = false;
    this.said = the("beat-said");
  }

  /** Something is being shown that others wait for. */
  get busy() {
    return this.now !== null && !this.now.over;
  }

  /** @param {State} state @param {boolean} news */
  take(state, news) {
    if (news && this.busy && this.line.length < LONGEST && !document.hidden) {
      this.line.push(state);
      const left = this.root.querySelector(".bp-wait .sub");
      if (left) left.textContent = this.left();
      return;
    }
    this.flush();
    this.show(state, news);
  }

  /** @param {State} state @param {boolean} news */
  show(state, news) {
    const fresh = this.beats.take(state);
    const before = this.state;
    this.state = state;
    this.table.show(state, news);
    if (!before || !news) return this.rest();
    if (state.n < before.n) this.reset(); // something was taken back
    this.say(fresh, state);
    const shown = fresh.filter((one) => this.worth(one));
    if (shown.length) this.play(shown);
    else this.rest();
  }

  /** Whatever waits is shown now. */
  flush() {
    this.stop();
    const line = this.line.splice(0);
    for (const state of line) {
      this.say(this.beats.take(state), state);
      this.state = state;
      this.table.show(state, true);
    }
  }

  /** One's own moves are known; attacks and what hurts are not. @param {Beat} beat */
  worth(beat) {
    return !this.own(beat.seat) || beat.kind === "attack" || beat.harm.length > 0 || beat.stamps.length > 0;
  }

  /** @param {number} seat */
  own(seat) {
    return this.state?.table.seats[seat]?.you ?? false;
  }

  /** For readers: all of it in words, once, and what heads a part of the log. @param {Beat[]} fresh @param {State} state */
  say(fresh, state) {
    const heads = state.log.filter((line) => line.weight === "head").map((line) => line.line);
    const words = [...fresh.filter((one) => one.done).map(told), ...heads].join(" ");
    if (words) this.said.textContent = this.plain(words);
  }

  /** @param {Beat[]} beats */
  play(beats) {
    const going = this.now?.beat.i === beats[0].i ? this.now.step : -1;
    clearTimeout(this.timer);
    this.queue = beats.slice(1);
    if (document.hidden || speed() === "once") return this.last([beats[0], ...this.queue]);
    this.begin(beats[0], going);
  }

  /** Only the last picture, as it ends. @param {Beat[]} beats */
  last(beats) {
    const beat = beats[beats.length - 1];
    this.queue = [];
    this.now = { beat, step: steps(beat).length - 1, over: true };
    this.draw();
    this.next();
  }

  /** @param {Beat} beat @param {number} seen the step that was seen last */
  begin(beat, seen = -1) {
    const all = steps(beat);
    this.now = { beat, step: speed() === "fast" ? all.length - 1 : Math.min(seen + 1, all.length - 1), over: false };
    this.draw();
    this.go();
  }

  /** The next step after its time. */
  go() {
    const { now } = this;
    if (!now) return;
    const [each, whole] = PACES[speed()];
    const left = steps(now.beat).length - 1 - now.step;
    if (left > 0) this.timer = setTimeout(() => { now.step++; this.draw(); this.go(); }, each);
    else if (!now.beat.done) this.end(); // the bar asks; it goes on afterwards
    else if (speed() !== "wait" || this.own(now.beat.seat)) this.timer = setTimeout(() => this.end(), whole || PACES.normal[1]);
  }

  /** This picture has been seen. */
  end() {
    clearTimeout(this.timer);
    if (this.now) this.now.over = true;
    const beat = this.queue.shift();
    if (beat) this.begin(beat);
    else this.next();
  }

  /** The next state that waits, or nothing more. */
  next() {
    while (!this.busy) {
      const state = this.line.shift();
      if (!state) return this.rest();
      this.show(state, true);
    }
  }

  /** Everything has been seen: the strip of the last turn, if one is asked and it tells more than the picture that is there. */
  rest() {
    if (this.busy || this.line.length) return;
    const asked = this.state?.offer?.seat ?? -1;
    if (asked >= 0 && this.strip().length > 1 && this.closed !== this.strip()[this.strip().length - 1].i) this.open = true;
    this.draw();
  }

  strip() {
    return this.state && this.state.seat >= 0 ? this.beats.since(this.state.seat) : [];
  }

  stop() {
    clearTimeout(this.timer);
    this.queue = [];
    if (this.now) this.now = { ...this.now, step: steps(this.now.beat).length - 1, over: true };
  }

  reset() {
    clearTimeout(this.timer);
    this.queue = [];
    this.now = null;
    this.open = false;
  }

  /** To the result; a second time puts it away. */
  skip() {
    if (this.busy || this.line.length) {
      this.flush();
      this.rest();
      return true;
    }
    if (!this.open && !this.now) return false;
    this.shut();
    return true;
  }

  /** Only this picture has been seen enough. */
  on() {
    if (!this.busy || !this.now) return false;
    const { beat } = this.now;
    this.now.step = steps(beat).length - 1;
    this.end();
    return true;
  }

  shut() {
    const strip = this.strip();
    this.closed = strip[strip.length - 1]?.i ?? -1;
    this.open = false;
    this.now = null;
    this.draw();
  }

  /** One's own answer: what was there before is seen. @param {number} seat @param {boolean} react */
  answered(seat, react) {
    if (!react) this.beats.answered(seat);
    this.open = false;
    if (!this.busy) this.now = null;
    this.draw();
  }

  /** One picture again. @param {Beat} beat */
  again(beat) {
    this.open = false;
    this.queue = [];
    clearTimeout(this.timer);
    if (speed() === "once" || still()) return this.last([beat]);
    this.begin(beat);
  }

  /** All of them again. */
  replay() {
    const strip = chosen(this.strip());
    if (strip.length && this.open) {
      this.open = false;
      this.play(strip);
    } else if (this.now) this.again(this.now.beat);
    else return false;
    return true;
  }

  toggle() {
    if (!this.strip().length) return false;
    if (this.open) this.shut();
    else {
      this.open = true;
      this.now = null;
      this.draw();
    }
    return true;
  }

  /** @param {string} key @returns {boolean} */
  key(key) {
    if (key === " ") return this.on();
    if (key === "Escape") return this.skip();
    if (key === "r") return this.replay();
    return key === "b" && this.toggle();
  }

  // -- drawing --------------------------------------------------------------------------------------------------------------

  draw() {
    const focused = this.root.contains(document.activeElement) && document.activeElement instanceof HTMLElement ? document.activeElement.className : null;
    const strip = this.open && !this.busy ? this.strip() : [];
    this.root.hidden = !strip.length && !this.now;
    document.body.classList.toggle("has-beat", !this.root.hidden);
    this.root.classList.toggle("is-strip", strip.length > 0);
    if (strip.length) this.drawStrip(strip);
    else if (this.now) this.drawNow(this.now);
    else fill(this.root);
    if (focused !== null) [...this.root.querySelectorAll("button")].find((one) => one.className === focused)?.focus({ preventScroll: true });
    this.table.mark(this.marks(strip));
  }

  /** @param {{ beat: Beat, step: number, over: boolean }} now */
  drawNow({ beat, step, over }) {
    const all = steps(beat);
    const name = all[step];
    const words = name === "declare" ? beat.lines[0] : name === "result" ? beat.lines.slice(beat.kind === "attack" ? 1 : 0).join(" ") || beat.lines[0] : text(`beat.${name}`);
    const waits = !over && speed() === "wait" && step === all.length - 1 && beat.done && !this.own(beat.seat);
    fill(this.root,
      h("div", { class: "panel-h" }, h("h2", null, this.heading(beat)), h("span", { class: "acts" },
        over ? this.tool("play", "beat.again", () => this.again(beat)) : this.tool("stepf", "beat.skip", () => this.skip()),
        over && this.tool("close", "close", () => this.shut()))),
      h("div", { class: "bp-frame", onclick: () => { if (!over) this.on(); } }, picture(beat, this.beats.cast, name)),
      all.length > 1 && h("div", { class: "bp-steps", "aria-hidden": "true" }, ...all.map((_, i) => h("i", { class: i === step ? "cur" : null }))),
      h("p", { class: "bp-words" }, this.plain(words)),
      waits && h("div", { class: "acts bp-wait" }, h("span", { class: "sub" }, this.left()),
        h("button", { class: "btn btn-primary", type: "button", onclick: () => this.on() }, text("beat.on"), h("kbd", null, text("key.space"))),
        h("button", { class: "btn", type: "button", onclick: () => this.skip() }, text("beat.all"))));
  }

  left() {
    return text("beat.left", { n: this.queue.length + this.line.length });
  }

  /** @param {Beat[]} strip */
  drawStrip(strip) {
    const shown = chosen(strip);
    const more = strip.length - shown.length;
    fill(this.root,
      h("div", { class: "panel-h" }, h("h2", null, text("since")), h("span", { class: "acts" },
        this.tool("play", "since.again", () => this.replay()), this.tool("close", "close", () => this.shut()))),
      h("ol", { class: "bp-strip" }, ...shown.map((beat, at) => h("li", null,
        h("button", { type: "button", class: "bp-row", title: text("beat.again"), onclick: () => this.again(beat) },
          h("span", { class: "bp-frame" }, picture(beat, this.beats.cast), h("b", { class: "bp-n" }, at + 1)),
          h("span", { class: "bp-words" }, this.plain(told(beat))))))),
      more > 0 && h("p", { class: "bp-more" }, h("a", { href: `?at=${strip[0].n}`, onclick: (/** @type {Event} */ event) => { event.preventDefault(); this.table.open(strip[0].n); } }, text("since.more", { n: more }))));
  }

  /** @param {Beat} beat */
  heading(beat) {
    const being = this.beats.cast[beat.who];
    if (being) return h("span", { class: "bp-who" }, beat.seat >= 0 && badge(beat.seat), being.name);
    return h("span", { class: "bp-who" }, beat.seat >= 0 && badge(beat.seat), beat.seat >= 0 ? player(beat.seat) : text("beat"));
  }

  /** @param {string} words */
  plain(words) {
    return words.replace(/\{(\w+)\}/g, (_, mark) => text(`mark.${mark}`));
  }

  /** @param {string} mark @param {string} key @param {() => void} act */
  tool(mark, key, act) {
    return h("button", { class: "btn btn-quiet btn-icon btn-s", type: "button", "aria-label": text(key), title: text(key), onclick: act }, icon(mark));
  }

  /** What the board shows of it. @param {Beat[]} strip @returns {Marks} */
  marks(strip) {
    const result = this.now && steps(this.now.beat)[this.now.step] === "result";
    const beats = strip.length ? chosen(strip, MOST) : this.now && result ? [this.now.beat] : [];
    const { cast } = this.beats;
    return {
      trails: beats.flatMap((beat, at) => beat.trails.filter((one) => cast[one.who]?.on && one.start !== null).map(({ who, start, end }) =>
        ({ start, end, seat: cast[who].seat, n: strip.length ? at + 1 : null }))),
      floats: beats.flatMap((beat) => [
        ...beat.harm.filter(([who]) => cast[who]?.on).map(([who, n]) => ({ on: cast[who].on, words: `−${n}`, look: "damage" })),
        ...beat.stamps.filter(([who]) => cast[who]?.on).map(([who, stamp]) => ({ on: cast[who].on, words: text(`stamp.${stamp}`), look: "stamp" })),
      ]),
    };
  }
}
