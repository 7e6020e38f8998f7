// The coach of a lesson: says something when its moment comes, and waits until it was read. Nothing is forced.

import { fill, h, icon, text, the } from "./dom.js";

/** @typedef {{ when: { kind?: string[], event?: string[] }, at: string, title: string, text: string }} Step */

/** Where a step points, by what the lesson calls it. */
const PLACES = { board: "board", mission: "tracker", squads: "squad-left", decision: "decision", dice: "tray" };

export class Coach {
  constructor() {
    /** @type {Step[]} */ this.steps = JSON.parse(document.getElementById("coach-steps")?.textContent || "[]");
    this.at = 0;
    this.speaking = false;
    /** @type {Set<string>} what has happened since the last step was read */ this.happened = new Set();
    this.kind = "";
    this.box = h("aside", { class: "coach", "aria-live": "polite", hidden: true });
    if (this.steps.length) the("board").append(this.box);
  }

  /** @param {import("./types.js").State} state @param {import("./types.js").GameEvent[]} events */
  hear(state, events) {
    for (const event of events) this.happened.add(event.type);
    this.kind = state.offer?.kind ?? "";
    this.speak();
  }

  speak() {
    const step = this.steps[this.at];
    if (!step || this.speaking) return;
    const { kind, event } = step.when;
    if (kind && !kind.includes(this.kind) || event && !event.some((type) => this.happened.has(type))) return;
    this.speaking = true;
    const place = document.getElementById(PLACES[/** @type {keyof typeof PLACES} */ (step.at)] ?? "");
    place?.classList.add("coached");
    const next = () => {
      place?.classList.remove("coached");
      this.speaking = false;
      this.at += 1;
      this.happened.clear();
      this.box.hidden = true;
      this.speak();
    };
    const last = this.at + 1 === this.steps.length;
    fill(this.box, h("h2", null, step.title), h("p", null, step.text),
      h("div", { class: "acts" }, h("span", { class: "quiet" }, text("replay.of", { n: this.at + 1, of: this.steps.length })),
        h("button", { class: "btn btn-s btn-quiet", type: "button", onclick: () => { place?.classList.remove("coached"); this.steps = []; this.box.hidden = true; } }, text("coach.stop")),
        h("button", { class: "btn btn-s btn-primary", type: "button", onclick: next }, text(last ? "coach.done" : "coach.next"), icon(last ? "check" : "right"))));
    this.box.hidden = false;
  }
}
