// The replay: any moment of the game on the same board, one step at a time or by itself.

import { api, code, copy, fill, h, icon, language, memory, text, toast } from "./dom.js";

/** @typedef {import("./types.js").State} State */

/** Milliseconds between two moments, by how fast one likes it. */
const PACES = { 0.5: 1800, 1: 900, 2: 450, 4: 225 };

export class Replay {
  /**
   * @param {HTMLElement} root
   * @param {{ draw(state: State, at: number): void, leave(): void, line(at: number): string, parts(): { n: number, line: string }[] }} table
   *   `parts` are the moments at which a part of the game begins, such as a round
   */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    /** @type {number | null} */ this.at = null;
    this.last = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.timer = undefined;
    /** @type {Map<number, Promise<State>>} */ this.kept = new Map();
    this.slider = h("input", { type: "range", min: 0, step: 1, "aria-label": text("replay.moment"), oninput: () => this.go(Number(this.slider.value)) });
    this.marks = h("div", { class: "parts", "aria-hidden": "true" });
    this.pace = h("select", { class: "input", "aria-label": text("replay.pace"), title: text("replay.pace"), onchange: () => memory.set("pace", this.pace.value) },
      ...Object.keys(PACES).sort((a, b) => Number(a) - Number(b)).map((pace) => h("option", { value: pace, selected: pace === memory.get("pace", "1") }, `${Number(pace).toLocaleString(language)}×`)));
    this.place = h("b", null);
    this.line = h("span", { class: "sub" });
    this.playing = this.tool("play", "replay.play", () => this.play());
    this.tools = [this.tool("stepb", "replay.first", () => this.go(0)), this.tool("left", "replay.previous", () => this.go((this.at ?? 0) - 1)), this.playing,
      this.tool("right", "replay.next", () => this.go((this.at ?? 0) + 1)), this.tool("stepf", "replay.last", () => this.go(this.last))];
    fill(root, h("h2", { class: "sr" }, text("replay")), h("div", { class: "scrub" }, this.slider, this.marks), h("div", { class: "row" },
      h("div", { class: "steps-row" }, ...this.tools, this.pace), h("p", { class: "where", "aria-live": "polite" }, this.place, this.line),
      h("div", { class: "go" },
        this.tool("share", "replay.share", () => copy(`${location.origin}/t/${code}?at=${this.at}`)),
        h("a", { class: "btn btn-icon export", href: `/t/${code}/comic`, "aria-label": text("comic"), title: text("comic") }, icon("book")),
        h("a", { class: "btn btn-icon export", href: `/t/${code}/analysis`, "aria-label": text("analysis"), title: text("analysis") }, icon("chart")),
        h("a", { class: "btn btn-icon export", href: `/api/tables/${code}/export`, download: "", "aria-label": text("export"), title: text("export") }, icon("download")),
        h("button", { class: "btn btn-primary", type: "button", onclick: () => this.close() }, text("replay.leave")))));
  }

  /** @param {string} mark @param {string} key @param {() => void} act */
  tool(mark, key, act) {
    return h("button", { class: "btn btn-icon", type: "button", "aria-label": text(key), title: text(key), onclick: act }, icon(mark));
  }

  get open() {
    return this.at !== null;
  }

  /** @param {number} last the newest moment */
  length(last) {
    this.last = last;
    this.slider.max = String(last);
    if (this.open) this.label();
    if (!last) return;
    fill(this.marks, ...this.table.parts().map(({ n, line }) => {
      const mark = h("button", { type: "button", tabindex: -1, title: line, onclick: () => this.go(n) });
      mark.style.insetInlineStart = `${(n / last) * 100}%`;
      return mark;
    }));
  }

  /** @param {number} at */
  async go(at) {
    const wanted = Math.max(0, Math.min(this.last, Math.round(at)));
    if (wanted === this.at) return;
    this.at = wanted;
    this.root.hidden = false;
    document.body.classList.add("replaying");
    this.label();
    try {
      const state = await this.fetch(wanted);
      if (this.at !== wanted) return; // moved on meanwhile
      this.table.draw(state, wanted);
      if (wanted < this.last) this.fetch(wanted + 1).catch(() => {});
      history.replaceState(null, "", `?at=${wanted}`);
    } catch (error) {
      this.stop();
      toast(error instanceof Error && error.message ? error.message : text("error.server"), "warn");
    }
  }

  /** @param {number} at @returns {Promise<State>} */
  fetch(at) {
    let state = this.kept.get(at);
    if (!state) {
      state = api(`/api/tables/${code}/replay?at=${at}&language=${language}`);
      state.catch(() => this.kept.delete(at));
      this.kept.set(at, state);
      if (this.kept.size > 60) this.kept.delete(/** @type {number} */ (this.kept.keys().next().value));
    }
    return state;
  }

  label() {
    this.slider.value = String(this.at);
    this.slider.setAttribute("aria-valuetext", text("replay.of", { n: this.at, of: this.last }));
    this.place.textContent = text("replay.of", { n: this.at, of: this.last });
    this.line.textContent = this.table.line(this.at ?? 0);
    const [first, previous, , next, last] = this.tools;
    first.disabled = previous.disabled = this.at === 0;
    next.disabled = last.disabled = this.at === this.last;
  }

  play() {
    if (this.timer !== undefined) return this.stop();
    if (this.at === this.last) this.at = -1;
    fill(this.playing, icon("pause"));
    this.playing.setAttribute("aria-label", text("replay.pause"));
    const step = async () => {
      await this.go((this.at ?? 0) + 1);
      if (this.timer === undefined) return;
      if (this.at === null || this.at >= this.last) return this.stop();
      this.timer = setTimeout(step, PACES[/** @type {keyof typeof PACES} */ (Number(this.pace.value))] ?? PACES[1]);
    };
    this.timer = setTimeout(step, 0);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    fill(this.playing, icon("play"));
    this.playing.setAttribute("aria-label", text("replay.play"));
  }

  close() {
    this.stop();
    this.at = null;
    this.root.hidden = true;
    document.body.classList.remove("replaying");
    history.replaceState(null, "", location.pathname);
    this.table.leave();
  }

  /** Answers were taken back: what is kept may be of another game. */
  forget() {
    this.kept.clear();
  }

  /** To where the part before or after this moment begins. @param {number} by */
  part(by) {
    const moments = [0, ...this.table.parts().map(({ n }) => n), this.last];
    const at = this.at ?? 0;
    this.go(by > 0 ? Math.min(...moments.filter((n) => n > at), this.last) : Math.max(0, ...moments.filter((n) => n < at)));
  }

  /** @param {string} key @param {boolean} far @returns {boolean} */
  key(key, far) {
    if (!this.open || document.activeElement === this.slider) return false;
    if (far && key === "ArrowLeft") this.part(-1);
    else if (far && key === "ArrowRight") this.part(1);
    else if (key === "ArrowLeft") this.go((this.at ?? 0) - 1);
    else if (key === "ArrowRight") this.go((this.at ?? 0) + 1);
    else return false;
    return true;
  }
}
