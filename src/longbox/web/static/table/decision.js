// The decision bar: the question in words, its options, and one button that commits.

import { stepped, stepper } from "./steps.js";
import { crest } from "../emblems.js";
import { SEATS, add, decimal, fill, h, icon, marked, memory, percent, text } from "./dom.js";

/**
 * @typedef {import("./types.js").Offer} Offer @typedef {import("./types.js").Option} Option
 * @typedef {import("./types.js").Judged} Judged
 */

/** P passes, M measures, O opens the goals, H asks the coach, V changes the view and X draws, so they are no keys of options. */
const KEYS = [..."123456789abcdefgijklnqrstuwyz"];
const SHORT = 30;
/** So many squares are chosen on the board rather than from a list. */
const MANY = 9;
/** Whether a pointer can look at an option before it is pressed: then one press chooses what can be taken back. */
const hovers = matchMedia("(hover: hover)");
/** Regions that are answered on the board, and what it may be made of. */
const ON_BOARD = new Set(["ground", "direction", "path", "dial"]);
const FIELDS = new Set(["square", "hex"]);

/** A note of so many letters needs a line of its own on a phone. */
const LONG = 60;

export class Decision {
  /**
   * @param {HTMLElement} root
   * @param {{
   *   answer(value: unknown, then: import("./types.js").Piece[]): Promise<void>, measure(query: unknown): Promise<any>, name(piece: import("./types.js").Piece): string, highlight(option: number | null): void, odds(option: Option | null, against: Option | null): void,
   *   back(): void, dice(): void, rule(id: string): string, latest(): string[],
   *   told(option: Option): string, face(piece: import("./types.js").Piece): import("./types.js").Face | null, card(id: string): import("./types.js").CardTold | null, read(id: string): void, open(id: string): void, plain(): number, questions(): void, hint(): (() => void) | null,
   * }} table
   */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    /** @type {Offer | null} */ this.offer = null;
    this.hasBoard = false;
    /** @type {number | null} */ this.picked = null;
    /** @type {{ value: unknown, judged: Judged | null } | null} */ this.proposal = null;
    /** @type {Set<number>} */ this.diceOn = new Set();
    /** @type {string[]} */ this.cardsOn = [];
    this.sentence = "";
    /** What the same gesture means for the questions after this one. @type {import("./types.js").Piece[]} */ this.then = [];
    /** Only the options about this piece are shown. @type {{ piece: import("./types.js").Piece, options: number[] } | null} */ this.about = null;
    this.listed = false;
    this.busy = false;
    this.offline = false;
    /** @type {typeof import("./cards.js") | null} */ this.choice = null;
    /** @type {HTMLElement | null} */ this.go = null;
    /** @type {HTMLElement | null} */ this.sub = null;
    /** @type {HTMLButtonElement[]} */ this.chips = [];
    /** @type {Map<string, () => void>} */ this.keys = new Map();
    /** @type {HTMLElement | null} */ this.parts = null;
    // For the eye and the hand only: the keyboard scrolls by walking through the options.
    this.more = h("button", { class: "more", type: "button", tabindex: -1, "aria-hidden": "true", hidden: true, onclick: () => this.parts?.scrollBy({ top: this.parts.clientHeight - 20 }) }, text("decision.more"));
    addEventListener("resize", () => this.seen());
  }

  /** Options that lie below the edge are announced there. */
  seen() {
    this.more.hidden = !this.offer || !this.parts || this.parts.scrollTop + this.parts.clientHeight > this.parts.scrollHeight - 12;
  }

  reset() {
    this.picked = null;
    this.proposal = null;
    this.diceOn = new Set();
    this.cardsOn = [];
    this.sentence = "";
    this.then = [];
  }

  /** @param {Offer} offer */
  ask(offer) {
    this.about = null;
    this.offer = offer;
    this.busy = false;
    this.listed = false;
    this.reset();
    const [first] = offer.options;
    // Nothing to choose, or only how much: Enter goes on.
    if (!offer.region && (offer.options.length === 1 || offer.pass === null && first?.steps && offer.options.every((one) => one.steps === first.steps))) this.picked = 0;
    if (offer.items) this.picked = 0; // as it lies
    if (offer.preset) this.cardsOn = [...offer.preset];
    this.draw();
    this.show();
  }

  /** The option that puts things in an order. @param {number[]} order */
  ordered(order) {
    const found = this.offer?.options.findIndex((one) => String(one.order) === String(order)) ?? -1;
    if (found < 0 || this.busy) return;
    this.picked = found;
    this.refresh();
  }

  /**
   * Somebody else decides, or nobody does.
   * @param {string} heading @param {string} sub @param {Array<Node | null | false>} [buttons]
   */
  wait(heading, sub, buttons = []) {
    this.offer = null;
    this.reset();
    this.keys.clear();
    this.chips = [];
    this.held(() => {
      this.root.className = "decision dec wait";
      this.sub = h("p", { class: "sub" }, sub);
      this.go = h("div", { class: "go" }, ...buttons);
      fill(this.root, h("div", { class: "said", "aria-live": "polite" }, h("h2", { id: "question" }, heading), this.sub), this.go,
        !buttons.length && this.rest());
    });
    this.table.odds(null, null);
  }

  /** The bar is always as high, and what the question leaves free is quiet: it repeats what happened last. */
  rest() {
    return h("div", { class: "rest", "aria-hidden": "true" }, h("ol", { class: "latest" }, ...this.table.latest().map((line) => h("li", null, ...marked(line)))));
  }

  /**
   * Redraws without throwing a keyboard user back to the top of the page.
   * @param {() => void} redraw
   */
  held(redraw) {
    const inside = this.root.contains(document.activeElement);
    redraw();
    if (inside) this.root.focus({ preventScroll: true });
  }

  draw() {
    const offer = this.offer;
    if (!offer) return;
    this.keys.clear();
    this.chips = [];
    const region = offer.region;
    this.held(() => {
      this.root.className = `decision dec ${offer.react ? "react" : ""} ${region ? `on-${region.type}` : this.byBoard(offer) ? "on-squares" : ""}`;
      this.sub = h("p", { class: "sub" });
      this.go = h("div", { class: "go" });
      const parts = h("div", { class: "opts", role: "group", "aria-labelledby": "question" });
      if (region?.type === "cards") this.drawCards(parts, offer);
      else if (offer.items) this.drawOrder(parts, offer, offer.items);
      else if (this.listed || !this.byBoard(offer) && region?.type !== "dice") this.drawOptions(parts, offer);
      else if (region?.type === "dice") this.diceKeys(region.dice ?? []);
      if (offer.closed.length) parts.append(this.closedList(offer));
      fill(this.root, h("div", { class: "said", "aria-live": "polite" }, h("h2", { id: "question" }, ...marked(offer.title)), this.sub, this.wayOf(offer)), parts, this.go, this.rest(), this.more);
      parts.tabIndex = -1;
      this.parts = parts;
      parts.addEventListener("scroll", () => this.seen());
    });
    this.refresh();
  }

  /** Few questions are about cards: what they need is loaded with the first of them. @param {HTMLElement} parts @param {Offer} offer */
  async drawCards(parts, offer) {
    this.choice = await import("./cards.js");
    if (this.offer !== offer || this.parts !== parts) return;
    this.choice.drawCards(this, parts, offer, KEYS.join(""));
    this.refresh();
  }

  /** And even fewer about an order. @param {HTMLElement} parts @param {Offer} offer @param {string[]} items */
  async drawOrder(parts, offer, items) {
    const { orderList } = await import("./order.js");
    if (this.offer === offer && this.parts === parts) parts.append(orderList(items, offer.options[this.picked ?? 0].order ?? [], (order) => this.ordered(order)));
  }

  /** Whether a card is offered that one may ask not to be offered again. @param {Offer} offer */
  mutes({ options, way, react }) {
    return react && [...options, ...(way ? [way] : [])].some((option) => option.source && option.idle !== undefined);
  }

  /** What somebody says yes to by answering: its name, who pays, and what it does. @param {Offer} offer */
  wayOf({ way }) {
    if (!way) return null;
    const told = this.table.told(way);
    return h("p", { class: "way" }, h("b", null, ...marked(way.label)), way.note && h("span", { class: "pays" }, ...marked(way.note)),
      told && h("small", { class: "does" }, ...marked(told)));
  }

  /** Whether the question is answered on the board: a place, a direction, a way, or one of many squares. @param {Offer} offer */
  byBoard({ region, options, pass }) {
    if (!this.hasBoard) return false;
    if (region) return ON_BOARD.has(region.type);
    return options.length > MANY && options.every((option, i) => i === pass || option.on?.length === 1 && FIELDS.has(String(option.on[0][0])));
  }

  /** @param {HTMLElement} parts @param {Offer} offer */
  drawOptions(parts, offer) {
    /** @type {Map<string, number[]>} */ const groups = new Map();
    offer.options.forEach((option, i) => {
      if (i === offer.pass || option.form && this.hasBoard) return; // the board has a form for it
      if (this.about && !this.about.options.includes(i)) return;
      const group = option.group ?? "";
      groups.set(group, [...(groups.get(group) ?? []), i]);
    });
    let key = 0;
    /** @param {number} i @param {string | undefined} [with_] its key */
    const chipOf = (i, with_ = KEYS[key++]) => {
      const option = offer.options[i];
      const chip = this.chip(with_, option.label, option.note ?? "", (event) => this.pick(i, true, null, event?.detail ? "chip" : "key"), option.odds);
      const told = this.table.told(option);
      if (told) {
        chip.setAttribute("aria-description", plain(told));
        chip.title = plain(told);
        chip.querySelector("kbd + span, span")?.append(h("small", { class: "does", "aria-hidden": "true" }, ...marked(told)));
      }
      const who = option.on?.length === 1 ? this.table.face(option.on[0]) : null;
      if (who?.emblem && option.label.includes(who.name)) chip.querySelector("span")?.before(crest(who.emblem, "", SEATS[who.seat].toLowerCase()));
      chip.dataset.option = String(i);
      chip.addEventListener("pointerenter", () => this.look(i));
      chip.addEventListener("pointerleave", () => this.look(null));
      chip.addEventListener("focus", () => this.look(i));
      chip.addEventListener("blur", () => this.look(null));
      return chip;
    };
    /** @param {number[]} members options that differ in one step only */
    const stepsOf = (members) => {
      if (members.length === 1) return chipOf(members[0]);
      const with_ = KEYS[key++];
      /** @type {HTMLButtonElement | null} */ let before = null;
      return stepper(offer.options, members, this.picked, (i) => {
        this.chips = this.chips.filter((one) => one !== before);
        return before = chipOf(i, with_);
      }, (i) => {
        this.picked = i;
        this.refresh();
        this.show();
      });
    };
    for (const [name, all] of groups) {
      const members = all.filter((i) => !offer.options[i].idle && !offer.options[i].aside);
      if (!members.length) continue;
      const box = h("div", { class: "group" });
      if (name && groups.size > 1) box.append(h("span", { class: "group-name" }, name));
      box.append(...stepped(members, offer.options).map(stepsOf));
      parts.append(box);
    }
    const rest = [...groups.values()].flat();
    for (const [told, folded] of /** @type {Array<[string, number[]]>} */ ([
      ["decision.aside", rest.filter((i) => offer.options[i].aside && !offer.options[i].idle)], ["decision.idle", rest.filter((i) => offer.options[i].idle)],
    ])) {
      if (folded.length) parts.append(h("details", { class: "group idle", ontoggle: () => this.seen() }, h("summary", null, text(told, { n: folded.length })), ...folded.map((i) => chipOf(i))));
    }
  }

  /**
   * @param {string | undefined} key @param {string} label @param {string} note @param {(event?: MouseEvent) => void} act of a key: without an event @param {import("./types.js").Odds} [odds]
   */
  chip(key, label, note, act, odds) {
    const made = h("button", { class: note.length > LONG ? "chip long" : "chip", type: "button", "aria-pressed": "false", onclick: act },
      key && h("kbd", { "aria-hidden": "true" }, key.toUpperCase()),
      h("span", null, ...marked(label), note && h("small", null, ...marked(note))), odds && figures(odds));
    if (key) this.keys.set(key, () => { made.focus({ preventScroll: true }); act(); });
    this.chips.push(made);
    return made;
  }

  /** @param {Offer} offer what a player would look for and cannot choose now, with the reason */
  closedList(offer) {
    return h("div", { class: "group closed", id: "closed", hidden: memory.get("closed", "no") !== "yes" }, offer.closed.map((one) =>
      h("span", { class: "chip", "aria-disabled": "true" }, h("span", null, ...marked(one.label), h("small", null, ...marked(one.why))))));
  }

  /** @param {Offer} offer */
  closedToggle(offer) {
    const open = memory.get("closed", "no") === "yes";
    const toggle = h("button", {
      class: "not-now", type: "button", "aria-expanded": String(open), "aria-controls": "closed",
      onclick: () => {
        const list = document.getElementById("closed");
        if (!list) return;
        list.hidden = !list.hidden;
        toggle.setAttribute("aria-expanded", String(!list.hidden));
        memory.set("closed", list.hidden ? "no" : "yes");
        if (!list.hidden) list.scrollIntoView({ block: "nearest" });
        this.seen();
      },
    }, icon("lock"), text("decision.closed", { n: offer.closed.length }));
    return toggle;
  }

  /** @param {number[]} dice */
  diceKeys(dice) {
    dice.forEach((die, i) => KEYS[i] && this.keys.set(KEYS[i], () => this.toggleDie(die)));
  }

  // -- picking ------------------------------------------------------------------------------------------------------------

  /**
   * Several options are about one piece: only they are shown, an attack with its odds on that target.
   * @param {number[]} options @param {import("./types.js").Piece} piece
   */
  among(options, piece) {
    const { offer } = this;
    if (!offer || this.busy) return;
    this.reset();
    this.about = { piece, options };
    this.draw();
    for (const i of options) {
      const { weapon, odds } = offer.options[i];
      if (!weapon || odds || piece[0] !== "character") continue;
      this.table.measure({ what: "odds", attacker: weapon[0], target: piece[1], weapon: weapon[1] }).then((found) => {
        if (this.offer !== offer || !found?.text) return;
        this.root.querySelector(`[data-option="${i}"]`)?.append(figures(found));
      }).catch(() => {}); // without odds it can be chosen all the same
    }
  }

  /**
   * @param {number} option picked again it is committed @param {boolean} [alone] whether nothing else was meant by the same tap
   * @param {import("./types.js").Piece | null} [piece] what was tapped: of several targets the one that is meant
   * @param {"board" | "chip" | "key"} [by] what was pressed
   */
  pick(option, alone = true, piece = null, by = "board") {
    const offer = this.offer;
    if (!offer || this.busy || !offer.options[option]) return;
    const meant = piece ?? this.about?.piece ?? null;
    this.then = meant && (offer.options[option].on?.length ?? 0) > 1 ? [meant] : [];
    if (this.picked === option || alone && this.quick(offer.options[option], by)) {
      this.picked = option;
      return void this.commit();
    }
    this.picked = option;
    this.proposal = null;
    this.cardsOn = [];
    this.sentence = "";
    this.refresh();
    this.show();
  }

  /**
   * Whether one press is enough for an option: by the person's own wish; or with a mouse, which has shown it, on a button that says it,
   * and on the board where it can be taken back.
   * @param {Option} option @param {"board" | "chip" | "key"} by
   */
  quick(option, by) {
    if (by === "key" || option.select) return memory.get("tap", "") === "one";
    return this.quickly() && (by === "chip" || option.final === false || memory.get("tap", "") === "one");
  }

  /** Whether a mouse, or a finger whose owner wants it, chooses with one press. */
  quickly() {
    return memory.get("tap", hovers.matches ? "one" : "two") === "one";
  }

  /** @param {unknown} value @param {Judged | null} judged */
  propose(value, judged) {
    if (!this.offer || this.busy) return;
    this.proposal = value === null || value === undefined ? null : { value, judged };
    this.picked = null;
    this.sentence = judged && !judged.ok ? judged.why ?? "" : "";
    this.refresh();
  }

  /** @param {number} die */
  toggleDie(die) {
    const region = this.offer?.region;
    if (region?.type !== "dice" || this.busy || !region.dice?.includes(die)) return;
    if (this.diceOn.has(die)) this.diceOn.delete(die);
    else if (this.diceOn.size < (region.most ?? Infinity)) this.diceOn.add(die);
    else if (region.most === 1) this.diceOn = new Set([die]);
    this.picked = null;
    this.sentence = "";
    this.refresh();
    this.table.dice();
  }

  /** @param {string} id */
  toggleCard(id) {
    if (this.busy) return;
    this.picked = null;
    this.cardsOn = this.cardsOn.includes(id) ? this.cardsOn.filter((one) => one !== id) : [...this.cardsOn, id];
    this.sentence = "";
    this.refresh();
    this.table.dice();
  }

  /** These cards and no others. @param {any[]} ids */
  cards(ids) {
    if (this.busy) return;
    this.picked = null;
    this.cardsOn = [...ids];
    this.sentence = "";
    this.refresh();
    this.table.dice();
  }

  back() {
    if (!this.offer || this.busy) return false;
    const something = this.about || this.picked !== null || this.proposal || this.diceOn.size || this.cardsOn.length || this.sentence;
    if (!something) return false;
    this.reset();
    if (this.about || this.offer.items) {
      this.about = null;
      if (this.offer.items) this.picked = 0;
      this.draw();
    }
    this.refresh();
    this.show();
    this.table.dice();
    this.table.back();
    return true;
  }

  pass() {
    const pass = this.offer?.pass;
    if (pass === null || pass === undefined || this.busy) return;
    this.picked = pass;
    this.commit();
  }

  /** @returns {{ value: unknown, label: string } | null} what Enter would send now */
  ready() {
    const offer = this.offer;
    if (!offer) return null;
    if (this.picked !== null) {
      const { label } = offer.options[this.picked];
      return { value: this.picked, label: label.length <= SHORT ? label : text("decision.confirm") };
    }
    const region = offer.region;
    if (this.proposal) return this.proposal.judged?.ok === false ? null : { value: this.proposal.value, label: text(region?.type === "direction" || region?.type === "path" ? "decision.this.way" : "decision.here") };
    if (region?.type === "dice") {
      const n = this.diceOn.size;
      if (n < (region.least ?? 0) || n === 0 && offer.pass !== null) return null;
      return { value: [...this.diceOn].sort((a, b) => a - b), label: n ? text("decision.dice", { n }) : text("decision.no.dice") };
    }
    if (region?.type === "cards") {
      const n = this.cardsOn.length;
      if (n < (region.least ?? 0) || n > (region.most ?? Infinity) || (region.threat !== undefined && this.threat() > region.threat)) return null;
      return { value: this.cardsOn, label: n ? text("decision.cards", { n }) : text("decision.no.cards") };
    }
    return null;
  }

  threat() {
    const region = this.offer?.region;
    const costs = /** @type {number[] | undefined} */ (region?.costs);
    return this.cardsOn.reduce((sum, id) => sum + (costs?.[(region?.cards ?? []).indexOf(id)] ?? this.table.card(id)?.cost ?? 0), 0);
  }

  async commit() {
    const ready = this.ready();
    if (!ready || this.busy || this.offline) return;
    this.busy = true;
    this.sentence = "";
    this.refresh();
    try {
      await this.table.answer(ready.value, this.then);
    } catch (error) {
      this.sentence = error instanceof Error ? error.message : String(error);
    }
    this.busy = false;
    this.refresh();
  }

  // -- showing ------------------------------------------------------------------------------------------------------------

  /** @param {number | null} option the one under the pointer or focus */
  look(option) {
    const offer = this.offer;
    if (!offer) return;
    const shown = option ?? this.picked;
    this.table.highlight(shown);
    this.table.odds(shown === null ? offer.options.find((one) => one.odds?.damage) ?? null : offer.options[shown], option !== null && this.picked !== null && option !== this.picked ? offer.options[this.picked] : null);
  }

  show() {
    this.look(null);
  }

  /** Everything that changes while one question is open: what is picked, the sentence, the two buttons. */
  refresh() {
    const offer = this.offer;
    if (!offer || !this.go || !this.sub) return;
    const region = offer.region;
    for (const chip of this.chips) {
      const on = chip.dataset.cards !== undefined ? same(JSON.parse(chip.dataset.cards), this.cardsOn) : chip.dataset.option !== undefined ? Number(chip.dataset.option) === this.picked : this.cardsOn.some((id) => String(id) === chip.dataset.card);
      chip.setAttribute("aria-pressed", String(on));
      chip.classList.toggle("is-on", on);
      chip.disabled = this.busy || this.offline;
    }
    const lacking = this.choice?.unused(this) ?? "";
    this.root.classList.toggle("illegal", Boolean(this.sentence));
    if (this.sentence) fill(this.sub, icon("warn"), " ", ...marked(this.sentence));
    else if (lacking) fill(this.sub, icon("warn"), " ", lacking, " ", this.readLast());
    else {
      fill(this.sub, ...marked(this.about ? text("decision.about", { name: this.table.name(this.about.piece) }) : offer.sub), offer.sub ? " " : "", this.progress());
      add(this.sub, this.readLast(), " ");
      if (offer.rule) add(this.sub, " ", h("a", { class: "rule", href: this.table.rule(offer.rule), target: "_blank", "data-help": offer.rule }, offer.rule));
      const hint = offer.options.length > 1 ? this.table.hint() : null;
      if (hint) add(this.sub, " ", h("button", { class: "not-now hint", type: "button", onclick: hint }, icon("help"), text("hint.ask")));
      if (offer.closed.length) add(this.sub, " ", this.closedToggle(offer));
      const plain = this.table.plain();
      if (this.mutes(offer)) add(this.sub, " ", h("button", { class: "not-now", type: "button", onclick: () => this.table.questions() }, text("asking.offered")));
      if (plain) add(this.sub, " ", h("button", { class: "not-now", type: "button", onclick: () => this.table.questions() }, icon("info"), text("asking.settled", { n: plain })));
    }
    const ready = this.ready();
    /** @type {HTMLElement[]} */ const buttons = [];
    if (this.byBoard(offer)) {
      buttons.push(h("button", {
        class: "btn btn-plain list", type: "button", "aria-pressed": String(this.listed),
        onclick: () => { this.listed = !this.listed; this.draw(); },
      }, text("decision.list")));
    }
    if (this.about || this.picked && offer.items || this.picked !== null && this.picked !== offer.pass && !offer.items || this.proposal || this.diceOn.size || this.cardsOn.length) {
      buttons.push(h("button", { class: "btn btn-plain undo", type: "button", "aria-label": text("decision.back"), title: text("decision.back"), onclick: () => this.back() }, icon("close"), h("kbd", { "aria-hidden": "true" }, "Esc")));
    }
    if (offer.pass !== null && offer.options.length > 1) {
      buttons.push(h("button", { class: "btn btn-plain", type: "button", disabled: this.busy || this.offline, onclick: () => this.pass() },
        ...marked(offer.options[offer.pass].label), " ", h("kbd", { "aria-hidden": "true" }, "P")));
    }
    if (ready || region || offer.options.length > (offer.pass === null ? 0 : 1)) {
      buttons.push(h("button", { class: lacking ? "btn btn-plain" : "btn btn-primary", type: "button", id: "commit", disabled: !ready || this.busy || this.offline, onclick: () => this.commit() },
        ...marked(this.busy ? text("decision.sending") : ready?.label ?? text("decision.choose"))));
    }
    requestAnimationFrame(() => this.seen());
    const focused = document.activeElement instanceof HTMLElement && this.go.contains(document.activeElement) ? document.activeElement.id || document.activeElement.className : null;
    fill(this.go, ...buttons);
    if (focused) (buttons.find((one) => (one.id || one.className) === focused && !one.hasAttribute("disabled")) ?? this.root).focus({ preventScroll: true });
  }

  /** Leads to the whole card that was chosen last. */
  readLast() {
    const id = this.cardsOn[this.cardsOn.length - 1];
    const card = id === undefined || this.offer?.region?.type !== "cards" ? null : this.table.card(id);
    return card?.text ? h("button", { class: "not-now", type: "button", onclick: () => this.table.open(id) }, icon("eye"), text("decision.read", { name: card.name })) : "";
  }

  /** Where a region is asked: what is missing or how far one is. */
  progress() {
    const { offer } = this;
    const region = offer?.region;
    if (!offer || this.picked !== null) return "";
    if (!region) return this.byBoard(offer) ? text("decision.square") : "";
    switch (region.type) {
      case "ground":
        return this.hasBoard && !this.proposal ? text("decision.ground") : "";
      case "direction":
        return this.hasBoard && !this.proposal ? text("decision.direction") : "";
      case "path":
        return "";
      case "dial":
        return text("decision.dial");
      case "dice":
        return text("decision.dice.picked", { n: this.diceOn.size, most: region.most ?? region.dice?.length ?? 0 });
      case "cards":
        return region.threat === undefined
          ? text("decision.cards.picked", { n: this.cardsOn.length, most: region.most ?? 0 })
          : text("decision.threat", { n: this.cardsOn.length, threat: this.threat(), most: region.threat });
      default:
        return "";
    }
  }

  /** @param {boolean} offline */
  line(offline) {
    this.offline = offline;
    this.root.classList.toggle("offline", offline);
    if (this.offer) this.refresh();
  }

  /**
   * @param {string} key
   * @returns {boolean} whether it was one of ours
   */
  key(key) {
    if (!this.offer) return false;
    if (key === "Enter") {
      if (!this.ready()) return false;
      this.commit();
      return true;
    }
    if (key === "Escape") return this.back();
    if (key === "p" && this.offer.pass !== null) {
      this.pass();
      return true;
    }
    const act = this.keys.get(key);
    act?.();
    return Boolean(act);
  }
}

/**
 * What an attack brings, in place: damage on average, and the chance to daze or KO.
 * @param {import("./types.js").Odds} odds
 */
function figures(odds) {
  const mean = odds.mean ?? odds.damage?.reduce((sum, share, n) => sum + share * n, 0);
  return h("span", { class: "chip-odds", title: odds.text },
    h("span", { class: "sr" }, odds.text),
    odds.chances && mean === undefined && bands(odds.chances),
    mean !== undefined && h("span", { "aria-hidden": "true" }, icon("damage"), decimal(mean)),
    odds.ko ? h("span", { "aria-hidden": "true" }, icon("ko"), percent(odds.ko)) : odds.daze ? h("span", { "aria-hidden": "true" }, icon("dazed"), percent(odds.daze)) : null);
}

/** Whether two hold the same cards. @param {any[]} some @param {any[]} others */
const same = (some, others) => some.length === others.length && some.every((id) => others.includes(id));

/** A text without its {marks}. @param {string} words */
const plain = (words) => words.replace(/\{([\w-]+)\}/g, (_, mark) => text(`mark.${mark}`));

/** The chances of each result as one small bar; the title says what its parts mean. @param {number[]} chances */
function bands(chances) {
  return h("span", { "aria-hidden": "true", class: "bands" }, ...chances.map((share, i) => {
    const part = h("i", { class: `band-${i}` });
    part.style.flexGrow = String(share);
    return part;
  }));
}
