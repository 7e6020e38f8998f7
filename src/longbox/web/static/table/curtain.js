// One device, several people: who decides stands beside the menu, and where something is hidden the screen is covered until the
// right person holds it.

import { SEATS, badge, fill, h, memory, player, text, the } from "./dom.js";
import { sheet } from "./sheet.js";

const MODES = ["secret", "always", "never"];

export class Curtain {
  constructor() {
    this.dialog = /** @type {HTMLDialogElement} */ (document.getElementById("curtain"));
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    /** @type {number | null} who holds the device */ this.holder = null;
    this.mode = memory.get("curtain", MODES[0]);
  }

  /**
   * @param {import("./types.js").State} state
   * @param {() => void} go draws what is behind
   * @returns {boolean} whether the curtain is drawn
   */
  check(state, go) {
    const own = state.table.seats.filter((one) => one.you);
    const { offer } = state;
    const several = own.length > 1 && state.table.status === "playing";
    the("menu-curtain").hidden = !several;
    the("holder").hidden = !several || !offer;
    if (own.length < 2 || !offer) return this.dialog.open;
    const name = player(offer.seat);
    fill(the("holder"), badge(offer.seat), h("b", null, name));
    if (!this.covers(offer)) {
      if (this.dialog.open) this.dialog.close();
      return false;
    }
    fill(this.dialog, h("div", { class: `band band-${SEATS[offer.seat].toLowerCase()}` }), badge(offer.seat),
      h("h2", { id: "curtain-name" }, text("curtain", { name })), h("p", null, text(offer.private ? "curtain.why" : "curtain.change")),
      h("button", { class: "btn btn-go btn-l", type: "button", onclick: () => {
        this.holder = offer.seat;
        this.dialog.close();
        go();
      } }, text("curtain.go", { name })));
    if (!this.dialog.open) this.dialog.showModal();
    return true;
  }

  /** @param {import("./types.js").Offer} offer */
  covers(offer) {
    if (this.mode === "never") return false;
    const shown = this.mode === "secret" && !offer.private; // everybody may look
    if (shown) this.holder = null;
    return !shown && this.holder !== offer.seat;
  }

  /** When the screen is covered, on this device. @param {() => void} changed */
  choose(changed) {
    /** @param {string} mode */
    const choice = (mode) => h("label", { class: "choice" },
      h("input", { type: "radio", name: "curtain", value: mode, checked: this.mode === mode, onchange: () => {
        this.mode = mode;
        memory.set("curtain", mode);
        /** @type {HTMLDialogElement} */ (the("sheet")).close();
        changed();
      } }), h("span", null, text(`curtain.${mode}`), h("small", { class: "sub" }, text(`curtain.${mode}.sub`))));
    sheet(text("curtain.menu"), [h("div", { class: "choices", role: "radiogroup", "aria-label": text("curtain.menu") }, ...MODES.map(choice))]);
  }
}
