// The players at the desk: check-in, rosters, warnings, phones, and who they are.

import { h, icon, text, toast } from "../table/dom.js";
import { Refusal, attempt, form, look, send, show } from "./core.js";
import { button, closing, desk, enters, fact, organiser, panel, quick, watcher } from "./staff.js";

/** @typedef {import("./types.js").Player} Player */

/** What can be seen of each thing that is inspected. @type {{seen: Record<string, string[]>}} */
const law = JSON.parse(document.getElementById("law")?.textContent || "{}");

/** @param {string} [preset] */
export const warn = (preset) => {
  const reasons = ["incivility", "disrespect", "misleading", "disturbing", "dice", "hiding", "game-state", "rushing", "margin", "collusion", "equipment", "other"];
  form(text("warn"), [
    { name: "player", label: text("player"), kind: "select", value: preset, options: desk.event.players.map((one) => [one.id, one.name]) },
    { name: "reason", label: text("reason"), kind: "select", options: reasons.map((one) => [one, text(`reason.${one}`)]) },
    { name: "note", label: text("ruling"), optional: true },
  ], text("warn"), (given) => fact({ fact: "Warned", player: given.player, reason: given.reason, note: given.note }));
};

/** @param {Player} player */
function eject(player) {
  const reasons = ["cheating", "violence", "collusion", "incivility", "warnings", "other"];
  form(`${text("eject")}: ${player.name}`, [{ name: "reason", label: text("reason"), kind: "select", options: reasons.map((one) => [one, text(`reason.${one}`)]) }], text("eject"), (given) => fact({ fact: "Ejected", player: player.id, reason: given.reason }), { danger: true });
}

/** @param {Player} player */
function drop(player) {
  form(`${text("drop")}: ${player.name}`, [{ name: "why", label: text("reason"), kind: "select", options: ["wish", "absent", "unable"].map((one) => [one, text(`drop.${one}`)]) }], text("drop"), (given) => fact({ fact: "Dropped", player: player.id, why: given.why }), { danger: true });
}

/** @param {Player} player */
const inspect = (player) =>
  form(`${text("inspect")}: ${player.name}`, [{ name: "thing", label: text("inspect.thing"), kind: "select", options: Object.keys(law.seen).map((thing) => [thing, text(`thing.${thing}`)]) }], text("inspect.next"), async ({ thing }) => {
    queueMicrotask(() => form(`${text(`thing.${thing}`)}: ${player.name}`, [{ name: "seen", label: text("inspect.seen"), kind: "checks", options: law.seen[thing].map((one) => [one, text(`seen.${one}`)]) }], text("save"), (given) =>
      fact({ fact: "Inspected", player: player.id, thing, seen: given.seen.split(" ").filter(Boolean) }), { sub: text("inspect.sub") }));
  });

/** @param {Player} player */
const penalise = (player) =>
  form(`${text("penalty")}: ${player.name}`, [{ name: "penalty", label: text("penalty.what") }], text("save"), (given) => fact({ fact: "Penalised", player: player.id, penalty: given.penalty }), { sub: text("penalty.sub") });

/** @param {Player} player @param {import("./types.js").Roster} roster */
const strike = (player, roster) =>
  attempt(async () => {
    const cards = await fetch(`/api/rosters/cards?language=${document.documentElement.lang}`).then((answer) => answer.json());
    const kinds = Object.keys(roster.ids);
    const options = /** @type {[string, string][]} */ (kinds.flatMap((part) => roster.ids[part].map((id, at) => [id, `${text(`part.${part}`)}: ${roster.parts[part][at]}`])));
    const others = /** @type {[string, string][]} */ (kinds.flatMap((part) => cards[part].map((/** @type {any} */ card) => [card.id, card.name])));
    form(`${text("strike")}: ${player.name}`, [
      { name: "card", label: text("strike.card"), kind: "select", options },
      { name: "instead", label: text("strike.instead"), kind: "pick", optional: true, options: others },
      { name: "reason", label: text("reason") },
    ], text("strike"), async (given) => {
      const name = given.instead.trim().toLowerCase();
      const part = kinds.find((one) => roster.ids[one].includes(given.card)) ?? "";
      const found = cards[part].find((/** @type {any} */ card) => card.name.toLowerCase() === name || card.id === name);
      if (name && !found) throw new Refusal(text("strike.unknown", { name: given.instead, part: text(`part.${part}`) }));
      await fact({ fact: "RosterStruck", player: player.id, card: given.card, instead: found?.id ?? "", reason: given.reason });
    }, { sub: text("strike.sub"), danger: true });
  });

/** @param {Player} player */
export const rosterOf = (player) =>
  attempt(async () => {
    const roster = await look(`players/${player.id}/roster`);
    if (!roster) return fileRoster(player);
    const lines = [h("p", null, h("span", { class: `tag ${roster.accepted ? "good" : "warn"}` }, text(`roster.${roster.status}`))),
      ...roster.remarks.map((/** @type {any} */ one) => `${one.text} (${one.rule})`),
      ...Object.entries({ ...roster.parts, unread: roster.unread }).filter(([, cards]) => cards.length).map(([part, cards]) => h("p", null, h("b", null, text(`part.${part}`)), " ", cards.join(" · ")))];
    if (organiser() && !roster.accepted && roster.status === "unverified") lines.push(button(text("roster.accept"), () => form(`${text("roster.accept")}: ${player.name}`, [{ name: "reason", label: text("reason") }], text("roster.accept"), (given) => fact({ fact: "RosterAccepted", player: player.id, reason: given.reason })), { kind: "btn-s btn-primary" }));
    if (organiser() && !roster.locked && !roster.returned) lines.push(button(text("roster.return"), closing(() => sendBack(player, roster)), { kind: "btn-s" }));
    if (!roster.locked) lines.push(button(text("roster.file"), () => fileRoster(player), { kind: "btn-s" }));
    if (organiser() && desk.event.begun) lines.push(button(text("strike"), closing(() => void strike(player, roster)), { kind: "btn-s btn-danger" }));
    show(`${text("roster")}: ${player.name}`, lines);
  });

/** The note is written from what was found, and can be changed. @param {Player} player @param {import("./types.js").Roster} roster */
const sendBack = (player, roster) =>
  form(`${text("roster.return")}: ${player.name}`, [{ name: "note", label: text("roster.return.note", { name: player.name }), kind: "area", value: roster.remarks.map((one) => one.text).join("\n") }], text("roster.return"), (given) => fact({ fact: "RosterReturned", player: player.id, note: given.note }));

/** @param {Player} player */
const fileRoster = (player) =>
  form(`${text("roster.file")}: ${player.name}`, [{ name: "text", label: text("roster.paste"), kind: "area" }], text("save"), async (given) => {
    await send(`players/${player.id}/roster`, given.text);
    await desk.now();
  });

/** @param {Record<string, unknown>} wish @param {string} title @param {string} sub */
export const linkFor = (wish, title, sub) =>
  attempt(async () => {
    const made = await send("invite", wish);
    const drawn = document.importNode(new DOMParser().parseFromString(made.qr.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '), "image/svg+xml").documentElement, true);
    drawn.setAttribute("class", "qr");
    drawn.setAttribute("role", "img");
    drawn.setAttribute("aria-label", made.address);
    const copy = button(text("copy"), () => void navigator.clipboard?.writeText(made.address).then(() => toast(text("copied"), "check")), { kind: "btn-s", mark: "share" });
    show(title, [sub, drawn, h("p", { class: "address" }, h("code", null, made.address)), copy]);
  });

/** Everybody who can be; of the others it says why not. */
const checkEverybodyIn = () =>
  attempt(async () => {
    const { left } = await send("check-in");
    await desk.now();
    const active = desk.event.players.filter((one) => one.status === "active");
    const told = text("checkinAll.done", { n: active.filter((one) => one.checked_in).length, of: active.length });
    const why = Object.entries(left).map(([reason, names]) => text(`left.${reason === "legal-but-for-the-list" ? "legal" : reason}`, { names: names.join(", ") }));
    if (why.length) show(text("checkinAll"), [told, ...why]);
    else toast(told, "check");
  });

export function playersView() {
  const upload = h("input", { hidden: true, type: "file", id: "csv", accept: ".csv,text/csv", onchange: () => upload.files?.[0] && attempt(async () => { const made = await send("players/import", /** @type {File} */ (upload.files?.[0])); toast(text(made.players.length === 1 ? "import.one" : "import.done", { n: made.players.length }), "check"); await desk.now(); }) });
  const acts = organiser() ? [
    button(text("add"), () => form(text("add"), [{ name: "names", label: text("names"), kind: "area" }], text("add"), async (given) => { await send("players", { names: given.names.split("\n").map((one) => one.trim()).filter(Boolean) }); await desk.now(); }), { kind: "btn-s", mark: "plus" }),
    upload, button(text("import"), () => upload.click(), { kind: "btn-s", mark: "download" }),
  ] : [];
  const may = enters();
  if (may) acts.push(button(text("checkinAll"), () => void checkEverybodyIn(), { kind: "btn-s btn-primary", mark: "check" }));
  const waiting = new Map(desk.event.waiting.map((id, at) => [id, at + 1]));
  const places = desk.event.settings.cap === "everybody" ? 0 : Number(desk.event.settings.cap);
  const rows = desk.event.players.map((player) => h("tr", null,
    h("th", { scope: "row" }, player.name, player.club ? [" ", h("span", { class: "quiet" }, player.club)] : null, player.fixed ? [" ", h("span", { class: "tag" }, text("table.fixed", { n: player.fixed }))] : null, player.phone === false ? [" ", h("span", { class: "quiet", title: text("noPhone") }, icon("hidden"), h("span", { class: "sr" }, text("noPhone")))] : null),
    h("td", null, player.status !== "active" ? h("span", { class: "tag bad" }, text(`status.${player.status}`)) : waiting.has(player.id) ? h("span", { class: "tag warn" }, text("waits", { n: waiting.get(player.id) ?? 0 })) : player.checked_in ? h("span", { class: "tag good" }, icon("check"), text("checkedin")) : h("span", { class: "tag" }, text("notin"))),
    h("td", null, h("span", { class: `tag ${player.roster === "accepted" ? "good" : player.roster ? "warn" : ""}` }, text(`roster.${player.verdict ?? (player.roster || "none")}`))),
    watcher() ? h("td", { class: "num" }, player.warnings?.length || "") : null,
    h("td", { class: "act" },
      may && player.status === "active" && !player.checked_in && !waiting.has(player.id) ? button(text("checkin"), () => void quick({ fact: "CheckedIn", player: player.id }), { kind: "btn-s", key: `in${player.id}` }) : null,
      watcher() ? button(text("roster"), () => void rosterOf(player), { kind: "btn-s btn-quiet", key: `ro${player.id}` }) : may ? button(text("roster"), () => fileRoster(player), { kind: "btn-s btn-quiet", key: `ro${player.id}` }) : null,
      button(text("more"), () => moreOf(player), { kind: "btn-s btn-quiet", key: `mo${player.id}` }))));
  const taken = desk.event.players.filter((one) => one.status === "active").length - waiting.size;
  return [panel(text("players"), acts, places ? h("p", { class: "pad sub" }, text(waiting.size ? "places.waiting" : "places", { n: taken, of: places, waiting: waiting.size })) : null, h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": text("players") }, h("table", { class: "people-table" }, h("thead", null, h("tr", null, ["name", "state", "roster", ...(watcher() ? ["warnings"] : [])].map((key) => h("th", { scope: "col" }, text(key))), h("th", { scope: "col" }, h("span", { class: "sr" }, text("actions"))))), h("tbody", null, rows))))];
}

/** @param {Player} player */
export const rename = (player) =>
  form(`${text("rename")}: ${player.name}`, [{ name: "name", label: text("name"), value: player.name, most: 40 }], text("save"), (given) => fact({ fact: "Renamed", player: player.id, name: given.name }));

/** Two entries are one person: what the other has goes to this one. @param {Player} player @param {Player[]} [others] */
export const merge = (player, others = desk.event.players.filter((one) => one !== player)) =>
  form(`${text("merge")}: ${player.name}`, [{ name: "other", label: text("merge.other"), kind: "select", options: others.map((one) => [one.id, `${one.name} (${one.id})`]) }], text("merge"), (given) => fact({ fact: "Merged", player: player.id, other: given.other }), { sub: text("merge.sub", { name: player.name }) });

/** @param {Player} player */
const remove = (player) =>
  form(`${text("remove")}: ${player.name}`, [], text("remove"), () => fact({ fact: "Removed", player: player.id }), { sub: text("remove.sub"), danger: true });

/** @param {Player} player */
const nameClub = (player) =>
  form(`${text("club")}: ${player.name}`, [{ name: "club", label: text("club.which"), kind: "pick", value: player.club, optional: true, options: [...new Set(desk.event.players.map((one) => one.club).filter(Boolean))].map((club) => [club, club]) }], text("save"), (given) => fact({ fact: "ClubNamed", player: player.id, club: given.club }), { sub: text(desk.event.settings.clubs === "ignored" ? "club.sub.ignored" : "club.sub") });

/** @param {Player} player */
const fixTable = (player) =>
  form(`${text("fix")}: ${player.name}`, [{ name: "table", label: text("fix.table"), kind: "number", value: player.fixed || "", optional: true, most: 2048 }], text("save"), (given) => fact({ fact: "TableFixed", player: player.id, table: Number(given.table) || 0 }), { sub: text("fix.sub") });

/** Whether somebody was never paired. @param {Player} player */
const fresh = (player) => player.status === "active" && !desk.event.rounds.some((round) => round.pairings.some((row) => row.players.includes(player.id)));

/** @param {Player} player */
export function moreOf(player) {
  /** @type {HTMLElement[]} */
  const acts = [];
  if (enters()) acts.push(button(text("rename"), closing(() => rename(player)), { mark: "edit" }));
  if (enters()) acts.push(button(text("club"), closing(() => nameClub(player))));
  if (organiser()) acts.push(button(text("fix"), closing(() => fixTable(player))));
  if (enters() && player.checked_in && !desk.event.rounds.length) acts.push(button(text("checkout"), closing(() => void quick({ fact: "CheckedOut", player: player.id })), { mark: "undo" }));
  if (organiser() && desk.event.players.length > 1 && desk.event.players.some((one) => one !== player && fresh(one))) acts.push(button(text("merge"), closing(() => merge(player, desk.event.players.filter((one) => one !== player && fresh(one))))));
  if (organiser() && fresh(player)) acts.push(button(text("remove"), closing(() => remove(player)), { kind: "btn-danger" }));
  if (watcher()) acts.push(button(text("inspect"), closing(() => inspect(player)), { mark: "eye" }));
  if (watcher() && player.status !== "ejected") acts.push(button(text("warn"), closing(() => warn(player.id)), { mark: "warn" }), button(text("eject"), closing(() => eject(player)), { kind: "btn-danger" }));
  if (organiser() && player.status === "active" && !fresh(player)) acts.push(button(text("drop"), closing(() => drop(player))));
  if (organiser() && player.status === "dropped") acts.push(button(text("rejoin"), closing(() => void quick({ fact: "Rejoined", player: player.id }))), button(text("penalty"), closing(() => penalise(player))));
  if (organiser()) acts.push(button(text("phone"), closing(() => void linkFor({ player: player.id }, `${text("phone")}: ${player.name}`, text("phone.sub"))), { mark: "qr" }));
  show(player.name, [...(player.warnings ?? []).map((one) => text(`reason.${one}`)), ...(player.penalties ?? []).map((one) => `${text("penalty")}: ${one}`), h("p", { class: "acts" }, acts)]);
}
