/** What is put together rather than picked: an offer to another School, cards discarded for Hope, a gift. Each proposes a value to the page. */

import { badge, fill, h, icon, text } from "../table/dom.js";

/**
 * @typedef {import("./types.js").Host} Host @typedef {import("./names.js").Names} Names @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Character} Character
 */

/** A number with two steppers. @param {string} name @param {number} most @param {number} value @param {(value: number) => void} change */
function stepper(name, most, value, change) {
  const field = h("input", { class: "input num", type: "number", inputmode: "numeric", min: 0, max: most, value, "aria-label": name, oninput: () => change(read()) });
  const read = () => Math.max(0, Math.min(most, Math.round(Number(field.value) || 0)));
  const step = (/** @type {number} */ by) => h("button", { class: "btn btn-s", type: "button", "aria-label": text(by > 0 ? "mr.dial.more" : "mr.dial.less"), onclick: () => { field.value = String(Math.max(0, Math.min(most, read() + by))); change(read()); } }, icon(by > 0 ? "plus" : "minus"));
  return h("span", { class: "stepper" }, step(-1), field, step(1), h("span", { class: "quiet" }, text("mr.form.of", { n: most })));
}

/** One thing to tick. @param {Node | string} words @param {boolean} on @param {(on: boolean) => void} change @param {string} [note] */
function tick(words, on, change, note = "") {
  const field = h("input", { type: "checkbox", checked: on, onchange: () => change(field.checked) });
  return h("label", { class: "choice" }, field, h("span", null, words, note && h("small", null, note)));
}

/** An offer within the limits: the rules judge it as it grows, and say what is wrong. */
export class Bargain {
  /** @param {Host} host @param {Names} names @param {number} seat @param {View} view */
  constructor(host, names, seat, view) {
    this.host = host;
    this.names = names;
    this.seat = seat;
    this.view = view;
    this.to = (seat + 1) % view.schools.length;
    /** @type {Set<number>} */ this.give = new Set();
    /** @type {Set<number>} */ this.take = new Set();
    this.pay = 0;
    this.ask = 0;
    this.turn = 0;
    this.root = h("section", { class: "form", "aria-label": text("mr.trade") });
    this.said = h("p", { class: "form-said", role: "status" });
    this.draw();
  }

  draw() {
    const { view, seat } = this;
    const others = view.schools.map((_, one) => one).filter((one) => one !== seat);
    fill(this.root, h("h2", null, text("mr.trade")), h("p", { class: "sub" }, text("mr.trade.sub")),
      h("fieldset", { class: "who-to" }, h("legend", null, text("mr.trade.to")), ...others.map((one) => {
        const field = h("input", { type: "radio", name: "trade-to", checked: one === this.to, onchange: () => { this.to = one; this.take.clear(); this.ask = 0; this.draw(); this.changed(); } });
        return h("label", { class: "choice" }, field, badge(one), h("span", null, this.names.seat(one), h("small", null, this.names.school(one))));
      })),
      h("div", { class: "sides2" }, this.side("mr.trade.give", seat, this.give, this.pay, (n) => { this.pay = n; }), this.side("mr.trade.take", this.to, this.take, this.ask, (n) => { this.ask = n; })),
      this.said);
  }

  /** @param {string} key @param {number} seat @param {Set<number>} chosen @param {number} coins @param {(n: number) => void} pay */
  side(key, seat, chosen, coins, pay) {
    const school = this.view.schools[seat];
    return h("fieldset", null, h("legend", null, text(key)),
      ...school.characters.slice(1).map((one) => tick(this.names.recruit(one.card), chosen.has(one.card), (on) => {
        if (on) chosen.add(one.card);
        else chosen.delete(one.card);
        this.changed();
      }, [one.stats.join("/"), text("mr.card.hope", { n: one.worth }), one.injured && text("mr.injured")].filter(Boolean).join(", "))),
      h("p", { class: "coins" }, icon("hope"), text("mr.hope"), " ", stepper(text("mr.trade.coins", { side: text(key) }), school.hope, coins, (n) => { pay(n); this.changed(); })));
  }

  /** @returns {unknown[]} */
  value() {
    return ["offer", this.to, [...this.give], this.pay, [...this.take], this.ask];
  }

  async changed() {
    const turn = ++this.turn;
    if (!this.give.size && !this.take.size && !this.pay && !this.ask) {
      this.said.textContent = "";
      return this.host.propose(null, null);
    }
    const value = this.value();
    const judged = await this.host.measure({ what: "judge", value }).catch((error) => ({ ok: false, why: error.message }));
    if (turn !== this.turn) return;
    this.said.textContent = judged.ok ? text("mr.trade.ok", { name: this.names.seat(this.to) }) : judged.why;
    this.said.classList.toggle("wrong", !judged.ok);
    this.host.propose(value, judged);
  }

  clear() {
    if (!this.give.size && !this.take.size && !this.pay && !this.ask) return;
    this.give.clear();
    this.take.clear();
    this.pay = this.ask = 0;
    this.said.textContent = "";
    this.draw();
  }
}

/** In the Plot Phase: any cards for Hope, coins given or asked for, support of any size. Only one of them at a time. */
export class Activity {
  /** @param {Host} host @param {Names} names @param {number} seat @param {View} view @param {{support?: number, begged?: number[]}} region */
  constructor(host, names, seat, view, region) {
    this.host = host;
    this.names = names;
    this.seat = seat;
    this.view = view;
    /** @type {Set<number>} */ this.cards = new Set();
    this.to = (seat + 1) % view.schools.length;
    this.coins = 0;
    this.begs = false;
    this.support = region.support ?? 0;
    this.begged = region.begged ?? [];
    this.points = -1;
    this.root = h("section", { class: "form", "aria-label": text("mr.activity") });
    this.draw();
  }

  draw() {
    const { view, seat, names } = this;
    const mine = view.schools[seat];
    const others = view.schools.map((_, one) => one).filter((one) => one !== seat);
    const hope = [...this.cards].reduce((sum, card) => sum + (names.cards.plots?.[card]?.hope ?? 0), 0);
    fill(this.root, h("div", { class: "sides2" },
      h("fieldset", null, h("legend", null, text("mr.discard")),
        ...mine.hand.map((card) => tick(names.plot(card), this.cards.has(card), (on) => {
          if (on) this.cards.add(card);
          else this.cards.delete(card);
          this.coins = 0;
          this.points = -1;
          this.changed(card);
        }, text("mr.card.hope", { n: names.cards.plots?.[card]?.hope ?? 0 }))),
        h("p", { class: "coins" }, this.cards.size ? text("mr.discard.sum", { n: this.cards.size, hope }) : mine.hand.length ? text("mr.discard.none") : text("mr.hand.empty"))),
      h("fieldset", null, h("legend", null, text("mr.give")),
        h("div", { class: "who-to" }, ...others.map((one) => {
          const field = h("input", { type: "radio", name: "give-to", checked: one === this.to, onchange: () => { this.to = one; this.coins = 0; this.again("input[name=give-to]:checked"); } });
          return h("label", { class: "choice" }, field, badge(one), h("span", null, names.seat(one), h("small", null, text("mr.could.pay", { n: view.schools[one].hope }))));
        })),
        h("div", { class: "who-to" }, ...[false, true].map((begs) => {
          const field = h("input", { type: "radio", name: "give-how", checked: begs === this.begs, disabled: begs && this.begged.includes(this.to), onchange: () => { this.begs = begs; this.coins = 0; this.again("input[name=give-how]:checked"); } });
          return h("label", { class: "choice" }, field, h("span", null, text(begs ? "mr.beg" : "mr.give.how"), begs && this.begged.includes(this.to) && h("small", null, text("mr.beg.done"))));
        })),
        h("p", { class: "coins" }, icon("hope"), stepper(text(this.begs ? "mr.beg" : "mr.give"), this.begs ? view.schools[this.to].hope : mine.hope, this.coins, (n) => { this.coins = n; this.cards.clear(); this.points = -1; this.changed(); })),
        h("p", { class: "sub" }, text(this.begs ? "mr.beg.sub" : "mr.give.sub"))),
      this.support > 0 && h("fieldset", null, h("legend", null, text("mr.ask.support")),
        h("p", { class: "coins" }, stepper(text("mr.ask.support"), this.support, Math.max(this.points, 0), (n) => { this.points = n; this.cards.clear(); this.coins = 0; this.changed(); })),
        h("p", { class: "sub" }, text("mr.ask.support.sub")))));
  }

  /** Drawn anew with the focus where it was. @param {string} where */
  again(where) {
    if (this.begs && this.begged.includes(this.to)) this.begs = false;
    this.draw();
    this.changed();
    /** @type {HTMLElement | null} */ (this.root.querySelector(where))?.focus();
  }

  /** @param {number} [card] the one that was ticked */
  changed(card) {
    if (this.cards.size) this.host.propose(["discard", [...this.cards]], { ok: true });
    else if (this.coins) this.host.propose([this.begs ? "request" : "give", this.to, this.coins], { ok: true });
    else if (this.points >= 0) this.host.propose(["support", this.points], { ok: true });
    else this.host.propose(null, null);
    if (card === undefined) return;
    const at = this.view.schools[this.seat].hand.indexOf(card);
    this.draw();
    /** @type {HTMLElement | undefined} */ (this.root.querySelectorAll("input[type=checkbox]")[at])?.focus();
  }

  clear() {
    if (!this.cards.size && !this.coins && this.points < 0) return;
    this.cards.clear();
    this.coins = 0;
    this.points = -1;
    this.draw();
  }
}
