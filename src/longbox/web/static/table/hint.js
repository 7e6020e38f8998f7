// The coach, when somebody asks: the best options on the board and in words, and a question before an answer that loses much.

import { drawWays } from "../board/ways.js";
import { fill, h, icon, marked, memory, percent, text, the } from "./dom.js";
import { why } from "./review.js";
import { sheet } from "./sheet.js";

/**
 * @typedef {{ text: string, good: boolean }} Reason
 * @typedef {{ option: number | null, label: string, on: any[][], value: number, error: number, then: string[], reasons: Reason[] }} Advice
 * @typedef {{
 *   ask(query: object): Promise<any>, mark(marks: import("./types.js").Marks): void, pick(option: number): void, label(option: number | null): string,
 * }} Table `label` is what the page calls an option
 */

/** Whether to be warned before an answer that loses much, on this device. */
export const warned = () => memory.get("warn", "off") === "on";
/** Longer nobody is held up, in milliseconds. */
const PATIENCE = 1000;

export class Hints {
  /** @param {HTMLElement} column @param {Table} table */
  constructor(column, table) {
    this.table = table;
    /** @type {Advice[] | null} */ this.found = null;
    this.asked = 0;
    this.root = h("section", { class: "panel review hints", "aria-label": text("hint"), tabindex: -1, hidden: true });
    this.said = h("p", { class: "sr", role: "status" });
    column.prepend(this.root, this.said);
    for (const style of ["review.css", "hint.css"]) document.head.append(h("link", { rel: "stylesheet", href: new URL(style, import.meta.url).href }));
  }

  /** Ask for the best options. */
  async ask() {
    const now = ++this.asked;
    this.found = null;
    this.open(h("p", { class: "sub rv-note" }, text("hint.thinks")));
    this.said.textContent = text("hint.thinks");
    let sentence = "";
    const { options, who } = await this.table.ask({ what: "hint" }).catch((error) => {
      sentence = error instanceof Error ? error.message : String(error);
      return { options: [], who: [] };
    });
    if (now !== this.asked) return;
    this.found = options;
    if (!options.length) return this.open(h("p", { class: "sub rv-note" }, sentence || text("hint.none")));
    this.draw(options, who);
  }

  /** Something was decided, or somebody has read enough. */
  leave() {
    this.asked += 1;
    if (this.root.hidden) return;
    this.found = null;
    this.root.hidden = true;
    this.said.textContent = "";
    document.body.classList.remove("reviewed", "hinted");
    this.table.mark({ trails: [], floats: [] });
  }

  /** @param {...Node} parts */
  open(...parts) {
    this.root.hidden = false;
    document.body.classList.add("reviewed", "hinted");
    fill(this.root, h("div", { class: "panel-h" }, h("h2", null, text("hint")),
      h("button", { class: "btn btn-quiet btn-icon btn-s", type: "button", "aria-label": text("close"), onclick: () => this.leave() }, icon("close"))), ...parts);
  }

  /** @param {Advice[]} options the best first @param {any[]} who the piece that acts */
  draw(options, who) {
    const rows = options.map((one, at) => h("li", { class: at ? "" : "good" },
      h("button", { type: "button", onclick: () => one.option !== null && this.table.pick(one.option) },
        h("span", { class: "rv-mark", "aria-hidden": "true" }, String(at + 1)),
        h("span", null, h("b", null, ...marked(this.name(one))),
          ...why(one)),
        h("span", { class: "rv-value" }, percent(one.value)))));
    this.open(h("ol", { class: "rv-ways hi-ways" }, ...rows), h("p", { class: "sub rv-note" }, text("hint.note")));
    const ways = options.flatMap((one, at) => (one.on.length ? [{ from: who, on: one.on, look: /** @type {"better" | "also"} */ (at ? "also" : "better"), words: String(at + 1) }] : []));
    this.table.mark({ trails: [], floats: [], more: (where, place, size, room) => drawWays(ways, where, place, size, room) });
    this.said.textContent = options.map((one, at) => `${at + 1}: ${this.inWords(one)}`).join(" ");
    this.root.focus({ preventScroll: true });
  }

  /** @param {Advice} one */
  name(one) {
    return this.table.label(one.option) || one.label;
  }

  /** @param {Advice} one */
  inWords(one) {
    const why = one.reasons.map((reason) => reason.text).join(", ");
    return `${plain(this.name(one))}, ${percent(one.value)}${why ? `: ${plain(why)}` : ""}.`;
  }

  /**
   * Whether to answer so; asks if that loses much. Whoever is not answered in time is not held up.
   * @param {unknown} value @returns {Promise<boolean>}
   */
  async sure(value) {
    /** @type {{ played?: Advice, better?: Advice } | null} */
    const found = await Promise.race([
      this.table.ask({ what: "warning", value }).catch(() => null),
      new Promise((late) => setTimeout(() => late(null), PATIENCE)),
    ]);
    if (!found?.better || !found.played) return true;
    return this.asksAgain(found.played, found.better);
  }

  /** @param {Advice} played @param {Advice} better @returns {Promise<boolean>} */
  asksAgain(played, better) {
    return new Promise((resolve) => {
      const dialog = /** @type {HTMLDialogElement} */ (the("sheet"));
      /** @param {boolean} yes */
      const done = (yes) => { resolve(yes); dialog.close(); };
      const row = (/** @type {Advice} */ one, /** @type {string} */ word, /** @type {string} */ look) => h("li", { class: look },
        h("span", null, h("b", null, ...marked(this.name(one))), h("small", null, word),
          ...why({ then: [], reasons: one.reasons })),
        h("span", { class: "rv-value" }, percent(one.value)));
      sheet(text("warning.sure"), [
        h("p", null, text("warning.why")),
        h("ol", { class: "rv-ways hi-sure" }, row(better, text("review.better"), "good"), row(played, text("warning.yours"), "bad")),
        h("div", { class: "acts" },
          h("button", { class: "btn", type: "button", onclick: () => done(true) }, text("warning.keep")),
          h("button", { class: "btn btn-primary", type: "button", onclick: () => { done(false); if (better.option !== null) this.table.pick(better.option); } }, text("warning.look"))),
      ]);
      dialog.addEventListener("close", () => resolve(false), { once: true });
    });
  }
}

/** A text without its {marks}. @param {string} words */
const plain = (words) => words.replace(/\{([\w-]+)\}/g, (_, mark) => text(`mark.${mark}`));
