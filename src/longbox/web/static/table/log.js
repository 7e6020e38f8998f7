// The log: every line with the moment it happened, which leads to the replay.

import { h, language, marked, text } from "./dom.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */

/** So many lines of one kind in a row, as when everybody gains Power, are one line that opens. */
const ALIKE = 3;

export class Log {
  /**
   * @param {HTMLElement} list newest first, like a pile of notes
   * @param {(at: number) => void} open
   */
  constructor(list, open) {
    this.list = list;
    this.open = open;
    /** @type {LogEntry[]} */ this.entries = [];
    this.at = NaN;
    /** Whether new lines are heard; where pictures are told in words, those are. */
    this.live = "polite";
  }

  quiet() {
    this.live = "off";
    this.list.setAttribute("aria-live", "off");
  }

  /** @param {LogEntry[]} entries all of it, from the beginning */
  replace(entries) {
    this.entries = [...entries];
    this.list.setAttribute("aria-live", "off"); // a whole log is to be read, not heard
    this.list.replaceChildren(...this.lines(entries));
    requestAnimationFrame(() => this.list.setAttribute("aria-live", this.live));
    this.empty();
  }

  /**
   * @param {number} from the first line that is sent: whatever was known from there on has been taken back or comes again
   * @param {LogEntry[]} entries
   */
  update(from, entries) {
    const kept = this.entries.filter((entry) => entry.i < from);
    if (kept.length < this.entries.length) return this.replace([...kept, ...entries]);
    this.entries.push(...entries);
    this.list.prepend(...this.lines(entries));
    this.empty();
  }

  empty() {
    this.list.classList.toggle("is-empty", !this.entries.length);
  }

  /** Lines, the newest first; those that say the same of one after another are folded. @param {LogEntry[]} entries */
  lines(entries) {
    /** @type {LogEntry[][]} */
    const runs = [];
    for (const entry of entries) {
      const run = runs[runs.length - 1];
      const [before] = run ?? [];
      if (before && entry.weight === "plain" && before.weight === "plain" && entry.n === before.n && entry.event && entry.event.type === before.event?.type) run.push(entry);
      else runs.push([entry]);
    }
    return runs.flatMap((run) => {
      const made = run.map((entry) => this.line(entry)).reverse();
      if (run.length < ALIKE) return made;
      return [h("li", { class: "fold", "data-n": run[0].n }, h("details", null,
        h("summary", null, ...marked(run[0].line), " ", h("span", { class: "quiet" }, text("log.fold", { n: run.length - 1 }))), h("ol", null, ...made)))];
    }).reverse();
  }

  /** The lines of one attack belong together. @param {import("./types.js").Beat[]} beats */
  group(beats) {
    for (const { kind, i, end } of beats) {
      if (kind !== "attack") continue;
      for (let line = i; line <= end; line++) this.list.querySelector(`[data-i="${line}"]`)?.classList.add("of");
    }
  }

  /** @param {LogEntry} entry */
  line(entry) {
    if (entry.weight === "head") return h("li", { class: "head", "data-n": entry.n, lang: language }, ...marked(entry.line));
    return h("li", { "data-n": entry.n, "data-i": entry.i },
      h("a", { class: "n", href: `?at=${entry.n}`, title: text("log.open", { n: entry.n }), onclick: (/** @type {MouseEvent} */ event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        this.open(entry.n);
      } }, h("span", { class: "sr" }, text("log.moment")), entry.n),
      h("span", { class: entry.weight === "strong" ? "big" : null }, ...marked(entry.line)));
  }

  /** @param {number} at the moment on the board; NaN for now */
  mark(at) {
    this.at = at;
    let last = null;
    for (const item of this.list.querySelectorAll("li")) {
      const n = Number(item.dataset.n);
      item.classList.toggle("later", n > at);
      if (!last && n <= at) last = item;
      item.removeAttribute("aria-current");
    }
    if (!Number.isNaN(at) && last) {
      last.setAttribute("aria-current", "step");
      last.scrollIntoView({ block: "nearest" });
    }
  }
}
