// The coach of a lesson: says something when its moment comes, and waits until it was read. Nothing is forced, so a step whose
// moment does not come holds up no other.

import { fill, h, icon, text, the } from "./dom.js";

/** @typedef {{ when: { kind?: string[], event?: string[] }, at: string, title: string, text: string }} Step */

/** Where a step points, by what the lesson calls it. */
const PLACES = { board: "board", mission: "tracker", squads: "squad-left", decision: "decision", dice: "tray" };

export class Coach {
  constructor() {
    /** @type {Step[]} what was not said yet */ this.steps = JSON.parse(document.getElementById("coach-steps")?.textContent || "[]");
    this.count = this.steps.length;
    this.speaking = false;
    /** @type {Set<string>} */ this.happened = new Set();
    this.kind = "";
    this.box = h("aside", { class: "coach", "aria-live": "polite", "aria-label": text("coach"), hidden: true });
    if (this.count) the("board").append(this.box);
  }

  /** @param {import("./types.js").State} state @param {import("./types.js").GameEvent[]} events */
  hear(state, events) {
    for (const event of events) this.happened.add(event.type);
    this.kind = state.offer?.kind ?? "";
    this.speak();
  }

  /** @param {Step} step */
  due({ when: { kind, event } }) {
    return !(kind && !kind.includes(this.kind) || event && !event.some((type) => this.happened.has(type)));
  }

  speak() {
    const step = !this.speaking && this.steps.find((one) => this.due(one));
    if (!step) return;
    this.speaking = true;
    this.steps = this.steps.filter((one) => one !== step);
    const place = document.getElementById(PLACES[/** @type {keyof typeof PLACES} */ (step.at)] ?? "");
    place?.classList.add("coached");
    /** @param {Step[]} left */
    const read = (left) => {
      place?.classList.remove("coached");
      this.steps = left;
      this.speaking = false;
      this.box.hidden = true;
      this.speak();
    };
    const last = !this.steps.length;
    fill(this.box, h("h2", null, step.title), h("p", null, step.text),
      h("div", { class: "acts" }, h("span", { class: "quiet" }, text("replay.of", { n: this.count - this.steps.length, of: this.count })),
        !last && h("button", { class: "btn btn-s btn-quiet", type: "button", onclick: () => read([]) }, text("coach.stop")),
        h("button", { class: "btn btn-s btn-primary", type: "button", onclick: () => read(this.steps) }, text(last ? "coach.done" : "coach.next"), icon(last ? "check" : "right"))));
    this.box.hidden = false;
  }
}
