// The coach stands beside the board. In a lesson each step waits for a deed of the learner, which is read from the log: so whoever
// comes back goes on where they were, and what is taken back is to be done again. In a first whole game it says something when a
// new kind of question comes.

import { code, fill, h, icon, memory, text, the, title } from "./dom.js";

/**
 * @typedef {Record<string, any> & { event: string }} Deed
 * @typedef {{
 *   title: string, text: string, at?: string, do: string, hint: string, deed: Deed, wrong?: Deed[], answers: number,
 *   when: { kind?: string[], event?: string[] },
 * }} Step
 * @typedef {{ id: string, title: string, steps: Step[], end: string, next: string | null }} Lesson
 * @typedef {{ show(step: number): Promise<boolean> }} Help `show` points at what a step would have the learner answer
 */

const GAME = "game";
/** Where a step points, by what the lesson calls it. */
const PLACES = { board: "board", mission: "tracker", squads: "squad-left", decision: "decision", dice: "tray" };
/** Fields of an event that say whose deed it is. */
const DOERS = ["who", "seat", "attacker"];
/** Answers more than needed after which a step helps by itself. */
const PATIENCE = 2;

/** @param {unknown} wanted @param {any} value */
function fits(wanted, value) {
  if (typeof wanted !== "object" || wanted === null) return wanted === value;
  const rule = /** @type {Record<string, any>} */ (wanted);
  if ("near" in rule) return Math.hypot(rule.near[0] - value[0], rule.near[1] - value[1]) <= rule.within;
  return "any" in rule ? rule.any.includes(value) : value >= rule.least;
}

/** As longbox/titles/lessons.py judges it. @param {Deed} deed @param {import("./types.js").GameEvent} happened */
const done = ({ event, ...fields }, happened) => happened.type === event && Object.entries(fields).every(([name, wanted]) => name in happened && fits(wanted, happened[name]));

/** The right kind of deed, by the right one, and yet not what is wanted. @param {Step} step @param {import("./types.js").GameEvent} happened */
function missed(step, happened) {
  if (step.wrong?.some((deed) => done(deed, happened))) return true;
  return happened.type === step.deed.event && DOERS.every((name) => !(name in step.deed) || fits(step.deed[name], happened[name]));
}

export class Coach {
  /** @param {Help} help */
  constructor(help) {
    this.help = help;
    /** @type {Lesson | null} */ this.lesson = JSON.parse(document.getElementById("coach-says")?.textContent || "null");
    this.box = the("coach");
    this.shown = "";
    /** @type {HTMLElement | null} */ this.place = null;
    /** @type {Set<string>} */ this.happened = new Set();
    /** @type {number[]} what was said in a first whole game */ this.said = JSON.parse(memory.get(`coach-${code}`, "[]"));
    document.body.classList.toggle("coached", this.lesson !== null);
  }

  /** @param {import("./types.js").State} state @param {import("./types.js").LogEntry[]} entries */
  hear(state, entries) {
    if (!this.lesson) return;
    if (this.lesson.id === GAME) this.sayings(this.lesson, state, entries);
    else this.follow(this.lesson, state, entries);
  }

  // -- a lesson ---------------------------------------------------------------------------------------------------------

  /** @param {Lesson} lesson @param {import("./types.js").State} state @param {import("./types.js").LogEntry[]} entries */
  follow(lesson, state, entries) {
    let step = 0, since = 0, astray = false;
    for (const { event, n } of entries) {
      if (!event || step === lesson.steps.length) continue;
      if (done(lesson.steps[step].deed, event)) [step, since, astray] = [step + 1, n, false];
      else astray ||= missed(lesson.steps[step], event);
    }
    const now = lesson.steps[step];
    if (!now) return this.finish(lesson);
    astray ||= state.n - since > now.answers + PATIENCE;
    const key = `${step} ${astray}`;
    if (key === this.shown) return;
    this.shown = key;
    this.point(now.at);
    fill(this.box, this.head(now.title, text("coach.step", { n: step + 1, of: lesson.steps.length })), this.track(lesson, step),
      h("p", null, now.text), h("p", { class: "do" }, h("b", null, text("coach.do")), " ", now.do),
      astray && h("p", { class: "note warn", role: "alert" }, icon("info"), h("span", null, now.hint)),
      h("div", { class: "acts" },
        now.answers > 0 && h("button", { class: "btn btn-s", type: "button", onclick: async () => { if (!await this.help.show(step)) this.box.classList.add("at-loss"); } }, icon("play"), text("coach.show")),
        this.begin(lesson.id, text("coach.again"), "btn btn-s btn-quiet")));
    this.box.hidden = false;
  }

  /** @param {Lesson} lesson */
  finish(lesson) {
    if (this.shown === "end") return;
    this.shown = "end";
    memory.set(`lesson-${title}-${lesson.id}`, "done");
    this.point(undefined);
    fill(this.box, this.head(text("coach.done"), lesson.title), this.track(lesson, lesson.steps.length), h("p", null, lesson.end),
      h("div", { class: "acts" }, lesson.next && this.begin(lesson.next, text(lesson.next === GAME ? "coach.game" : "coach.next.lesson"), "btn btn-s btn-primary"),
        h("a", { class: "btn btn-s", href: `/learn/${title}` }, text("coach.lessons"))));
    this.box.hidden = false;
  }

  /** @param {string} id @param {string} label @param {string} look */
  begin(id, label, look) {
    return h("form", { method: "post", action: `/learn/${title}/${id}` }, h("button", { class: look, type: "submit" }, label));
  }

  /** @param {Lesson} lesson @param {number} step */
  track(lesson, step) {
    return h("ol", { class: "steps", "aria-hidden": "true" }, ...lesson.steps.map((_, i) => h("li", { class: i < step ? "past" : i === step ? "now" : null })));
  }

  // -- a first whole game -----------------------------------------------------------------------------------------------

  /** @param {Lesson} lesson @param {import("./types.js").State} state @param {import("./types.js").LogEntry[]} entries */
  sayings(lesson, state, entries) {
    if (state.result) memory.set(`lesson-${title}-${lesson.id}`, "done");
    for (const { event } of entries) if (event) this.happened.add(event.type);
    const due = lesson.steps.flatMap(({ when: { kind, event } }, i) =>
      this.said.includes(i) || kind && !kind.includes(state.offer?.kind ?? "") || event && !event.some((type) => this.happened.has(type)) ? [] : [i]);
    if (!due.length || this.shown === "more") return;
    this.say(lesson, due);
  }

  /** @param {Lesson} lesson @param {number[]} due what is to be said now; with more than one the reader goes on */
  say(lesson, [first, ...rest]) {
    const step = lesson.steps[first];
    this.said.push(first);
    memory.set(`coach-${code}`, JSON.stringify(this.said));
    this.shown = rest.length ? "more" : "";
    this.point(step.at);
    fill(this.box, this.head(step.title, text("coach")), h("p", null, step.text),
      h("div", { class: "acts" }, rest.length > 0 && h("button", { class: "btn btn-s btn-primary", type: "button", onclick: () => this.say(lesson, rest) }, text("coach.next")),
        h("button", { class: "btn btn-s btn-quiet", type: "button", onclick: () => this.stop(lesson) }, text("coach.stop"))));
    this.box.hidden = false;
  }

  /** @param {Lesson} lesson */
  stop(lesson) {
    this.said = lesson.steps.map((_, i) => i);
    memory.set(`coach-${code}`, JSON.stringify(this.said));
    this.shown = "";
    this.point(undefined);
    this.box.hidden = true;
  }

  // -- both -------------------------------------------------------------------------------------------------------------

  /** @param {string} name @param {string} sub */
  head(name, sub) {
    return h("div", { class: "coach-h" }, h("h2", null, name), h("span", { class: "sub" }, sub));
  }

  /** @param {string | undefined} at */
  point(at) {
    this.place?.classList.remove("pointed");
    this.place = document.getElementById(PLACES[/** @type {keyof typeof PLACES} */ (at)] ?? "");
    this.place?.classList.add("pointed");
  }
}
