// A table that still waits for players: who sits where, the invitation, and bots.

import { api, badge, code, copy, fill, h, icon, text, toast } from "./dom.js";

/** @typedef {import("./types.js").TableInfo} TableInfo */

const field = h("input", { class: "input", id: "called", maxlength: 40, autocomplete: "nickname" });
/** Whether the visitor has a name already. */
let named = document.body.dataset.named !== undefined;

/**
 * @param {HTMLElement} root @param {TableInfo} table @param {string[]} bots their names, weakest first
 */
export function drawSeats(root, table, bots) {
  const link = `${location.origin}/t/${code}`;
  const mine = table.seats.some((one) => one.you);
  /** @param {string} what @param {object} body */
  const act = async (what, body) => {
    try {
      const name = what === "join" ? field.value.trim() : "";
      if (name && !mine) await api("/api/me", { name });
      await api(`/api/tables/${code}/${what}`, mine && name ? { ...body, name } : body);
      if (what !== "join") return;
      named = true;
      field.value = "";
      if (!mine) location.reload(); // a stranger has become a guest: the connection must know
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), "warn");
    }
  };
  const rows = table.seats.map((seat) => h("li", null, badge(seat.seat),
    h("span", { class: "who-name" }, seat.kind === "open" ? h("span", { class: "quiet" }, text("seats.open")) : seat.name, seat.you && ` ${text("you")}`),
    seat.kind === "bot" && h("span", { class: "tag" }, icon("bot"), text(`bot.${seat.bot}`)),
    seat.kind === "person" && !seat.present && h("span", { class: "tag warn" }, text("away")),
    h("span", { class: "acts" },
      seat.kind === "open" && h("button", { class: mine ? "btn btn-s" : "btn btn-s btn-go", type: "button", onclick: () => act("join", { seat: seat.seat }) }, text(mine ? "seats.join.too" : "seats.join")),
      seat.kind === "open" && (mine || !table.public) && bots.map((bot) => h("button", { class: "btn btn-s", type: "button", onclick: () => act("bot", { seat: seat.seat, bot }) }, icon("bot"), text(`bot.${bot}`))),
      seat.you && h("button", { class: "btn btn-s btn-quiet", type: "button", onclick: () => act("leave", {}) }, text("seats.leave")))));
  const open = table.seats.some((seat) => seat.kind === "open");
  const called = open && (mine || !named) && h("div", { class: "field" }, h("label", { for: "called" }, text(mine ? "seats.called.too" : "seats.called")), field);
  const writing = document.activeElement === field;
  const share = "share" in navigator && h("button", { class: "btn", type: "button", onclick: () => navigator.share({ title: table.label, url: link }).catch(() => {}) }, icon("share"), text("share"));
  fill(root, h("div", { class: "panel invite" },
    h("h2", null, text("seats.title")), h("p", { class: "sub" }, text("seats.sub")),
    called, h("ul", { class: "seat-list" }, ...rows),
    h("div", { class: "link" }, h("label", { for: "invite-link" }, text("seats.link")), h("input", { class: "input", id: "invite-link", readonly: true, value: link, onfocus: (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }),
      h("button", { class: "btn btn-primary", type: "button", onclick: () => copy(link) }, text("copy")), share),
    h("p", { class: "code" }, text("seats.code"), " ", h("b", null, code))));
  if (writing) field.focus();
}
