// The dice on the table, and how lucky each player was.

import { decimal, fill, h, icon, last, player, still, text } from "../table/dom.js";

/**
 * @typedef {import("../table/types.js").State} State @typedef {import("./types.js").Cards} Cards
 * @typedef {import("./types.js").Story} Story @typedef {import("./types.js").Roll} Roll @typedef {import("../table/decision.js").Decision} Decision
 */

const APART = 40; // milliseconds from one die to the next
const OCTAGON = "M7.5 1h9L23 7.500v9L16.500 23h-9L1 16.500v-9z";

export class Tray {
  /**
   * @param {{ tray: HTMLElement, luck: HTMLElement }} places
   * @param {Decision} decision
   */
  constructor(places, decision) {
    this.places = places;
    this.decision = decision;
    /** @type {Cards} */ this.cards = {};
    /** @type {State | null} */ this.state = null;
    /** @type {Story | null} */ this.story = null;
    /** @type {Roll[]} */ this.rolls = [];
    /** @type {Map<string, number[]> | null} the dice shown last, so that only new faces turn; null before anything was shown */ this.seen = null;
  }

  /** @param {State} state */
  draw(state) {
    this.state = state;
    this.story = /** @type {Story} */ (state.story);
    this.rolls = this.story.rolls ?? [];
    this.drawTray(true);
    this.drawLuck();
  }

  /** @param {number} who */
  name(who) {
    const card = this.state?.view?.characters?.[who]?.card ?? "";
    return this.cards.characters?.[card]?.short ?? this.cards.characters?.[card]?.name ?? "";
  }

  /** What a face is called among the icons. @param {number} face */
  face(face) {
    return this.cards.faces?.[face] ?? "blank";
  }

  /** Which of the rolls on the table the question is about. */
  asked() {
    const region = this.decision.offer?.region;
    const rolls = this.rolls;
    if (region?.type !== "dice" || !rolls.length) return null;
    if (region.roll) return rolls.find((one) => one.roll === region.roll) ?? null;
    const fits = rolls.filter((one) => (region.dice ?? []).every((die) => die < one.faces.length));
    const seat = this.decision.offer?.seat;
    return last(fits, (one) => this.state?.view?.characters?.[one.who]?.seat === seat) ?? fits[fits.length - 1] ?? null;
  }

  /** @param {boolean} turn whether new dice turn */
  drawTray(turn) {
    const { rolls } = this;
    const tray = this.places.tray;
    document.body.classList.toggle("has-dice", rolls.length > 0);
    const asked = this.asked();
    const now = Boolean(this.state?.view?.attack || this.state?.view?.dodge) && rolls.length > 0;
    const before = this.seen;
    const turning = turn && before !== null && !still();
    this.seen = new Map(rolls.map((roll) => [`${roll.roll} ${roll.who}`, roll.faces]));
    let order = 0;
    const rows = rolls.map((roll) => {
      const n = roll.successes;
      const known = before?.get(`${roll.roll} ${roll.who}`);
      const can = new Set(roll === asked ? this.decision.offer?.region?.dice ?? [] : []);
      return h("div", { class: "trayrow" },
        h("h3", null, this.rollName(roll)), h("strong", { class: "num" }, text(n === 1 ? "success" : "successes", { n })),
        h("div", { class: "dice" }, ...roll.faces.map((face, i) => this.die(face, i, {
          ok: roll.counts[i] > 0, dead: this.face(face) === "fail", added: i >= roll.faces.length - roll.added, can: can.has(i), picked: can.has(i) && this.decision.diceOn.has(i),
          delay: turning && known?.[i] !== face ? APART * order++ : null,
        }))));
    });
    const sum = this.sum();
    const table = this.state?.table;
    tray.classList.toggle("now", now);
    tray.classList.toggle("past", !now && !asked);
    fill(tray, h("div", { class: "panel-h" }, h("h2", null, text("dice")),
      h("span", { class: "sub", title: table?.commitment ? text("seed.committed.title", { hash: table.commitment.slice(0, 16) }) : "" }, text(table?.seed === null || table?.seed === undefined ? "seed.committed" : "seed.revealed"), " ", icon("lock"))),
      ...(rows.length ? rows : [h("p", { class: "sub none" }, text("dice.none"))]), sum);
  }

  /** @param {Roll} roll */
  rollName(roll) {
    const known = ["attack", "defense", "dodge"].includes(roll.roll);
    return [known ? text(`roll.${roll.roll}`) : roll.roll.split("/").pop()?.replaceAll("-", " "), this.name(roll.who)].filter(Boolean).join(", ");
  }

  sum() {
    const sum = this.story?.sum;
    if (!sum) return null;
    return h("p", { class: "sum" }, h("b", null, text("damage.n", { n: sum.damage })), text(`sum.${sum.how}`, { name: this.name(sum.target), hits: sum.hits, blocks: sum.blocks }));
  }

  /**
   * @param {number} face @param {number} i
   * @param {{ ok: boolean, dead: boolean, added: boolean, can: boolean, picked: boolean, delay: number | null }} how
   */
  die(face, i, how) {
    const classes = ["die", how.picked ? "picked" : how.can ? "can" : how.ok ? "ok" : how.dead ? "dead" : "", how.added ? "added" : "", how.delay === null ? "" : "turn"].filter(Boolean).join(" ");
    const label = [text(`mark.${this.face(face)}`), how.added && text("die.added"), !how.can && text(how.ok ? "die.counts" : "die.no")].filter(Boolean).join(", ");
    const made = how.can
      ? h("button", { class: classes, type: "button", "aria-pressed": String(how.picked), "aria-label": label, title: label, "data-die": i, onclick: () => this.decision.toggleDie(i) })
      : h("span", { class: classes, role: "img", "aria-label": label, title: label });
    const shape = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    shape.setAttribute("class", "f");
    shape.setAttribute("viewBox", "0 0 24 24");
    shape.setAttribute("aria-hidden", "true");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", OCTAGON);
    shape.append(path);
    made.append(shape, icon(this.face(face)));
    if (how.delay !== null) made.style.animationDelay = `${how.delay}ms`;
    return made;
  }

  /** After a die was picked: the same dice, other marks, and the focus stays on the die. */
  picked() {
    const active = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.die : undefined;
    this.drawTray(false);
    if (active !== undefined) /** @type {HTMLElement | null} */ (this.places.tray.querySelector(`[data-die="${active}"]`))?.focus();
  }

  drawLuck() {
    const state = this.state;
    const luck = this.story?.luck ?? [];
    this.places.luck.hidden = !state || !luck.length;
    if (!state) return;
    fill(this.places.luck, h("h3", null, text("luck")), h("table", null,
      h("thead", { class: "sr" }, h("tr", null, ...["luck.player", "luck.rolled", "luck.expected", "luck.difference"].map((key) => h("th", { scope: "col" }, text(key))))),
      h("tbody", null, ...luck.map((sum, seat) => {
        const { difference } = sum;
        return h("tr", null, h("th", { scope: "row" }, player(seat)),
          h("td", null, text("luck.of", { n: sum.rolled, dice: sum.dice })), h("td", null, text("luck.mean", { n: decimal(sum.expected) })),
          h("td", { class: "num" }, `${difference > 0 ? "+" : difference < 0 ? "−" : ""}${decimal(Math.abs(difference))}`));
      }))));
  }
}
