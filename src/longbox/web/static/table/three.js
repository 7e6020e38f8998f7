// Plan or three dimensions: one button and one key, and the choice is remembered on this device. The plan stays first on phones, and it is
// what is shown whenever the other view is not to be had.

import { memory, text, toast } from "./dom.js";

const PHONE = "(max-width: 639px)";

export class Switch {
  /** @param {import("./types.js").BoardLike} board @param {HTMLElement} place @param {HTMLElement} button */
  constructor(board, place, button) {
    this.board = board;
    this.button = button;
    this.on = this.busy = false;
    /** Why it was a plan again: whoever asks once more then means it. */
    this.why = "";
    button.hidden = !board.three || !board.stage;
    if (button.hidden) return;
    button.addEventListener("click", () => this.turn());
    place.addEventListener("flattened", () => this.told("lost"));
    if (memory.get("board", "plan") !== "plan" && !matchMedia(PHONE).matches) this.show(memory.get("board", "plan") === "always");
  }

  turn() {
    if (this.busy || this.button.hidden) return;
    if (!this.on) return void this.show(this.why === "software" || this.why === "slow" || memory.get("board", "plan") === "always");
    this.board.three?.(false);
    memory.set("board", "plan");
    this.told("");
  }

  /** @param {boolean} insist */
  async show(insist) {
    this.busy = true;
    const why = (await this.board.three?.(true, insist)) ?? "none";
    this.busy = false;
    if (!why) memory.set("board", insist ? "always" : "three");
    this.told(why, !why);
  }

  /** @param {string} why @param {boolean} [on] */
  told(why, on = false) {
    this.on = on;
    this.why = why;
    this.button.setAttribute("aria-pressed", String(on));
    if (why) toast(text(`three.${why}`), "info");
  }
}
