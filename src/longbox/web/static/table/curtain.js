// One device, several players: before somebody's secret question the screen is covered until the right person holds it.

import { SEATS, fill, h, text } from "./dom.js";

export class Curtain {
  constructor() {
    this.dialog = /** @type {HTMLDialogElement} */ (document.getElementById("curtain"));
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    /** @type {number | null} who holds the device */ this.holder = null;
  }

  /**
   * @param {import("./types.js").State} state
   * @param {() => void} go draws what is behind
   * @returns {boolean} whether the curtain is drawn
   */
  check(state, go) {
    const own = state.table.seats.filter((one) => one.you);
    const { offer } = state;
    if (own.length < 2 || !offer) return this.dialog.open;
    if (!offer.private || this.holder === offer.seat) {
      if (!offer.private) this.holder = null;
      if (this.dialog.open) this.dialog.close();
      return false;
    }
    const name = state.table.seats[offer.seat].name || text("seat", { letter: SEATS[offer.seat] });
    fill(this.dialog, h("h2", { id: "curtain-name" }, text("curtain", { name })), h("p", null, text("curtain.why")),
      h("button", { class: "btn btn-go btn-l", type: "button", onclick: () => {
        this.holder = offer.seat;
        this.dialog.close();
        go();
      } }, text("curtain.go", { name })));
    if (!this.dialog.open) this.dialog.showModal();
    return true;
  }
}
