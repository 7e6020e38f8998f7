// What people at a table agree on: taking back what undo does not, and a draw. The offer that stands is a line under the header, where it covers
// nothing; the menu makes new ones.

import { badge, fill, h, text, the } from "./dom.js";
import { sure } from "./menu.js";
import { notify } from "./notify.js";
import { sound } from "./sound.js";

/** @typedef {import("./types.js").State} State */

const KINDS = /** @type {const} */ (["takeback", "draw"]);

export class Deals {
  /** @param {(message: object) => Promise<void>} send @param {(sentence: string) => void} say */
  constructor(send, say) {
    this.send = send;
    this.place = the("deal");
    this.shown = "";
    /** @type {State["deals"]} */ this.deals = null;
    for (const kind of KINDS) {
      the(`menu-${kind}`).addEventListener("click", () => (this.can(kind) ? this.propose(kind) : say(this.deals?.why[kind] ?? "")));
    }
  }

  /** @param {typeof KINDS[number]} kind */
  can(kind) {
    return this.deals?.can[kind] ?? false;
  }

  /** @param {State | null} state null in a replay */
  draw(state) {
    this.deals = state?.deals ?? null;
    const playing = state?.table.status === "playing";
    const people = state?.table.seats.some((one) => one.kind === "person" && !one.you) && state.table.seats.some((one) => one.you);
    for (const kind of KINDS) {
      const button = the(`menu-${kind}`);
      button.hidden = !playing || !people;
      button.setAttribute("aria-disabled", String(!this.can(kind)));
      button.title = this.deals?.why[kind] ?? "";
    }
    const offer = this.deals?.offer ?? null;
    const shows = JSON.stringify(offer);
    if (shows === this.shown) return;
    this.shown = shows;
    this.place.hidden = !offer;
    if (!offer) return fill(this.place);
    const reply = (/** @type {boolean} */ yes) => () => this.send({ type: "reply", yes });
    fill(this.place, badge(offer.seat), h("p", null, h("b", null, offer.title), " ", offer.sub),
      offer.yours && h("div", { class: "acts" }, h("button", { class: "btn btn-s", type: "button", onclick: reply(false) }, text("deal.no")),
        h("button", { class: "btn btn-s btn-primary", type: "button", onclick: reply(true) }, text("deal.yes"))),
      !offer.yours && h("span", { class: "quiet" }, text("deal.waits")),
      offer.mine && h("button", { class: "btn btn-s", type: "button", onclick: reply(false) }, text("deal.back")));
    if (offer.yours) {
      sound.play("turn");
      notify.tell(offer.title, offer.sub);
    }
  }

  /** @param {typeof KINDS[number]} what */
  async propose(what) {
    if (await sure(text(`deal.${what}.sure`), text(`deal.${what}`), false)) await this.send({ type: "propose", what });
  }
}
