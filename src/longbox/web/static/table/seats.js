// A table that still waits for players: who sits where, the invitation, and bots.

import { api, badge, code, copy, fill, h, icon, text, toast } from "./dom.js";

/** @typedef {import("./types.js").TableInfo} TableInfo */

/**
 * @param {HTMLElement} root @param {TableInfo} table @param {string[]} bots their names, weakest first
 */
export function drawSeats(root, table, bots) {
  const link = `${location.origin}/t/${code}`;
  const mine = table.seats.some((one) => one.you);
  /** @param {string} what @param {object} body */
  const act = async (what, body) => {
    try {
      await api(`/api/tables/${code}/${what}`, body);
      if (what === "join" && !mine) location.reload(); // a stranger has become a guest: the connection must know
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), "warn");
    }
  };
  const rows = table.seats.map((seat) => h("li", null, badge(seat.seat),
    h("span", { class: "who-name" }, seat.kind === "open" ? h("span", { class: "quiet" }, text("seats.open")) : seat.name, seat.you && ` ${text("you")}`),
    seat.kind === "bot" && h("span", { class: "tag" }, icon("bot"), text("bot")),
    seat.kind === "person" && !seat.present && h("span", { class: "tag warn" }, text("away")),
    h("span", { class: "acts" },
      seat.kind === "open" && h("button", { class: mine ? "btn btn-s" : "btn btn-s btn-go", type: "button", onclick: () => act("join", { seat: seat.seat }) }, text(mine ? "seats.join.too" : "seats.join")),
      seat.kind === "open" && (mine || !table.public) && bots.map((bot) => h("button", { class: "btn btn-s", type: "button", onclick: () => act("bot", { seat: seat.seat, bot }) }, icon("bot"), text(`bot.${bot}`))),
      seat.you && h("button", { class: "btn btn-s btn-quiet", type: "button", onclick: () => act("leave", {}) }, text("seats.leave")))));
  const share = "share" in navigator && h("button", { class: "btn", type: "button", onclick: () => navigator.share({ title: table.label, url: link }).catch(() => {}) }, icon("share"), text("share"));
  fill(root, h("div", { class: "panel invite" },
    h("h2", null, text("seats.title")), h("p", { class: "sub" }, text("seats.sub")),
    h("ul", { class: "seat-list" }, ...rows),
    h("div", { class: "link" }, h("label", { for: "invite-link" }, text("seats.link")), h("input", { class: "input", id: "invite-link", readonly: true, value: link, onfocus: (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }),
      h("button", { class: "btn btn-primary", type: "button", onclick: () => copy(link) }, text("copy")), share),
    h("p", { class: "code" }, text("seats.code"), " ", h("b", null, code))));
}
