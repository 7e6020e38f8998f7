// What the analysis of a finished game says, beside its replay: every mistake on the board with what was played and what would have been
// better, others to choose from, and a game that goes on from there.

import { drawWays } from "../board/ways.js";
import { api, badge, code, fill, h, icon, language, last, marked, percent, player, text, toast } from "./dom.js";

/**
 * @typedef {{ label: string, value: number, on: any[][], played: boolean, option: number | null, then: string[], reasons: Array<{ text: string, good: boolean }> }} Way
 * @typedef {{ n: number, seat: number, round: number, question: string, who: any[], ways: Way[] }} Mistake
 * @typedef {{ status: string, trials: number, mistakes: Mistake[] }} Found
 */

/** The longest words on the board. */
const LONGEST = 30;

export class Review {
  /**
   * @param {HTMLElement} column
   * @param {{ mark(marks: import("./types.js").Marks): void, go(at: number): void, seats(): import("./types.js").Seat[] }} table
   */
  constructor(column, table) {
    this.table = table;
    this.at = -1;
    /** @type {Found | null} */ this.found = null;
    this.mine = table.seats().some((one) => one.you);
    this.root = h("section", { class: "panel review", "aria-label": text("review"), hidden: true });
    this.said = h("p", { class: "sr", role: "status" });
    column.prepend(this.root, this.said);
    document.head.append(h("link", { rel: "stylesheet", href: new URL("review.css", import.meta.url).href }));
    this.loaded = api(`/api/tables/${code}/review?language=${language}`).then((found) => { this.found = found; }, () => {});
  }

  /** @param {number} at */
  async show(at) {
    this.at = at;
    await this.loaded;
    if (this.at !== at) return;
    this.draw();
  }

  leave() {
    this.at = -1;
    this.root.hidden = true;
    document.body.classList.remove("reviewed");
    this.table.mark({ trails: [], floats: [] });
  }

  /** The mistakes that are listed. */
  listed() {
    const { mistakes } = /** @type {Found} */ (this.found);
    const seats = this.table.seats();
    return this.mine ? mistakes.filter((one) => seats[one.seat]?.you) : mistakes;
  }

  draw() {
    if (!this.found?.mistakes.length) return;
    const now = this.found.mistakes.find((one) => one.n === this.at);
    this.root.hidden = false;
    document.body.classList.add("reviewed");
    const focused = this.root.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : null;
    fill(this.root, ...(now ? this.decision(now) : []), ...this.list(now));
    if (focused) /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-key="${focused}"]`))?.focus({ preventScroll: true });
    const ways = now ? this.drawn(now) : [];
    this.table.mark({ trails: [], floats: [], more: (where, place, size, room) => drawWays(ways, where, place, size, room) });
    this.said.textContent = now ? now.ways.map((one, at) => `${this.word(one, at)}: ${one.label}, ${percent(one.value)}${one.reasons.map((reason) => `, ${reason.text}`).join("")}.`).join(" ") : "";
  }

  /** What was played, and the best: more on the board would hide it. @param {Mistake} now @returns {import("../board/ways.js").Way[]} */
  drawn(now) {
    const played = now.ways.find((one) => one.played);
    return [now.ways[0], played].flatMap((one, at) => (one ? [{
      from: now.who, on: one.on, look: /** @type {"better" | "played"} */ (at ? "played" : "better"), words: shortly(`${text(at ? "review.played" : "review.better")}: ${one.label}`),
    }] : []));
  }

  /** @param {Way} way @param {number} at */
  word(way, at) {
    return text(way.played ? "review.played" : at ? "review.also" : "review.better");
  }

  /** @param {Mistake} now */
  decision(now) {
    const [best] = now.ways;
    return [
      h("div", { class: "panel-h" }, h("h2", null, text("review.decision", { n: now.n + 1 })), h("span", { class: "tag bad" }, text("review.cost", { n: lost(now) }))),
      h("p", { class: "rv-asked" }, badge(now.seat), h("span", null, `${player(now.seat)}: ${now.question}`)),
      h("ol", { class: "rv-ways" }, ...now.ways.map((one, at) => h("li", { class: one.played ? "bad" : at ? "" : "good" },
        h("span", { class: "rv-mark", "aria-hidden": "true" }, one.played ? icon("close") : at ? String(at + 1) : icon("check")),
        h("span", null, h("b", null, ...marked(one.label)), h("small", null, this.word(one, at)), ...why(one)),
        h("span", { class: "rv-value" }, percent(one.value), at > 0 && h("small", null, `−${points(best.value) - points(one.value)}`))))),
      h("p", { class: "acts" }, h("button", { class: "btn btn-primary", type: "button", "data-key": "on", onclick: () => playOn(now.n) }, icon("play"), text("review.on"))),
      h("p", { class: "sub rv-note" }, text("review.trials", { n: /** @type {Found} */ (this.found).trials })),
    ];
  }

  /** @param {Mistake | undefined} now */
  list(now) {
    const rows = this.listed();
    const before = last(rows, (one) => one.n < this.at);
    const after = rows.find((one) => one.n > this.at);
    const step = (/** @type {string} */ mark, /** @type {string} */ key, /** @type {Mistake | undefined} */ to) =>
      h("button", { class: "btn btn-icon btn-s", type: "button", "data-key": key, "aria-label": text(key), title: text(key), disabled: !to, onclick: () => to && this.table.go(to.n) }, icon(mark));
    const whose = (/** @type {boolean} */ mine) => h("button", { type: "button", "data-key": mine ? "mine" : "all", "aria-pressed": String(this.mine === mine), onclick: () => { this.mine = mine; this.draw(); } }, text(mine ? "review.mine" : "review.all"));
    return [
      h("div", { class: "panel-h rv-h" }, h("h2", null, text("review")),
        this.table.seats().some((one) => one.you) && h("span", { class: "seg", role: "group", "aria-label": text("review.whose") }, whose(true), whose(false)),
        h("span", { class: "acts" }, step("left", "review.previous", before), step("right", "review.next", after))),
      rows.length ? h("ol", { class: "rv-list" }, ...rows.map((one) => h("li", null, h("button", { type: "button", "data-key": `n${one.n}`, "aria-current": one === now ? "true" : null, onclick: () => this.table.go(one.n) },
        badge(one.seat), h("span", null, text("review.row", { round: one.round, what: one.ways.find((way) => way.played)?.label ?? "" })), h("em", null, `−${lost(one)}`)))))
        : h("p", { class: "sub rv-note" }, text("review.none")),
    ];
  }
}

/** What follows an answer, and what speaks for and against it. @param {{ then: string[], reasons: Array<{ text: string, good: boolean }> }} way */
export function why({ then, reasons }) {
  return [
    then.length > 0 && h("small", { class: "hi-then" }, text("hint.then"), " ", ...then.flatMap((step, n) => [n ? " → " : "", ...marked(step)])),
    ...reasons.map(({ text: words, good }) => h("small", { class: good ? "hi-good" : "hi-bad" }, icon(good ? "check" : "warn"), ...marked(words))),
  ];
}

/** @param {number} share */
const points = (share) => Math.round(share * 100);

/** What a mistake cost. @param {Mistake} one */
const lost = ({ ways }) => points(ways[0].value) - points(ways.find((way) => way.played)?.value ?? 0);

/** @param {string} words */
function shortly(words) {
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;
}

/** @param {number} at */
async function playOn(at) {
  try {
    const made = await api(`/api/tables/${code}/branch`, { at });
    location.assign(`/t/${made.code}`);
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), "warn");
  }
}
