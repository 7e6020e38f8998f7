// "Needs you": everything that waits for somebody of the staff.

import { h, text } from "../table/dom.js";
import { form, score } from "./core.js";
import { merge, rename, rosterOf } from "./players.js";
import { absentees, decide } from "./results.js";
import { button, current, desk, enters, fact, nameOf, organiser, quick, watcher } from "./staff.js";

/** @typedef {import("./types.js").Player} Player */
/** @typedef {import("../table/dom.js").Child} Child */

export function needs() {
  /** @type {HTMLElement[]} */
  const items = [];
  const round = current();
  const item = (/** @type {string} */ kind, /** @type {string} */ title, /** @type {Child} */ sub, /** @type {Child[]} */ acts) => items.push(h("li", { class: kind }, h("b", null, title), sub, h("div", { class: "acts" }, acts)));
  for (const row of round?.pairings ?? []) {
    if (round && row.disputed) item("bad", text("needs.differ", { n: row.table }), Object.entries(row.reports ?? {}).map(([id, told]) => `${nameOf(id)}: ${score(told.vps, row.players[0] === id)}`).join(". "), [button(text("decide"), () => decide(round, row), { kind: "btn-s btn-primary", key: `d${row.table}` })]);
  }
  for (const id of desk.event.undecided ?? []) {
    const decide = (/** @type {boolean} */ out) => form(`${text(out ? "eject" : "keep")}: ${nameOf(id)}`, [{ name: "reason", label: text("reason") }], text(out ? "eject" : "keep"), (given) => fact({ fact: "Decided", player: id, eject: out, reason: given.reason }), { danger: out });
    item("warn", text("needs.third", { name: nameOf(id) }), text("needs.third.sub"), [button(text("keep"), () => decide(false), { kind: "btn-s", key: `k${id}` }), button(text("eject"), () => decide(true), { kind: "btn-s btn-danger", key: `j${id}` })]);
  }
  if (organiser() && !desk.event.begun) for (const player of desk.event.players.filter((one) => one.verdict)) {
    item("warn", text("needs.roster", { name: player.name }), text(`roster.${player.verdict}`), [button(text("needs.roster.look"), () => void rosterOf(player), { kind: "btn-s", key: `look${player.id}` })]);
  }
  if (organiser() && desk.event.waiting.length && (!desk.event.begun || desk.event.settings.late_entries)) {
    const [first, ...rest] = desk.event.waiting;
    const places = (/** @type {number} */ more) => void quick({ fact: "SettingChosen", name: "cap", value: Number(desk.event.settings.cap) + more, reason: text("needs.waiting.reason") });
    item("", text(rest.length ? "needs.waiting" : "needs.waiting.one", { n: rest.length + 1, of: Number(desk.event.settings.cap) }), desk.event.waiting.slice(0, 6).map(nameOf).join(", ") + (rest.length > 5 ? ", …" : ""), [
      button(text("needs.waiting.first", { name: nameOf(first) }), () => places(1), { kind: "btn-s", key: "wait-first" }),
      rest.length ? button(text("needs.waiting.all"), () => places(rest.length + 1), { kind: "btn-s btn-quiet", key: "wait-all" }) : null,
    ]);
  }
  for (const [player, ...others] of namesakes()) {
    item("warn", text("needs.same", { name: player.name }), text("needs.same.sub"), [
      button(text("merge"), () => merge(player, others), { kind: "btn-s", key: `same${player.id}` }),
      button(text("rename"), () => rename(/** @type {Player} */ (others.at(-1))), { kind: "btn-s btn-quiet", key: `ren${player.id}` }),
    ]);
  }
  for (const call of desk.event.calls ?? []) {
    const where = round?.pairings.find((row) => row.players.includes(call.player));
    if (call.about === "absent" && !call.ruling && (watcher() || enters())) {
      const open = round && where && !where.result && where.players[1] ? absentees(round, where, () => watcher() && void quick({ fact: "Ruled", call: call.number, ruling: text("absent.ruled") })) : null;
      const here = watcher() ? button(text("absent.here"), () => void quick({ fact: "Ruled", call: call.number, ruling: text("absent.here") }), { kind: "btn-quiet", key: `here${call.number}` }) : null;
      item(open ? "warn" : "", where ? `${text("tableN", { n: where.table })}: ${text("absent.who")}` : text("needs.call", { name: nameOf(call.player) }), open?.told ?? text("about.absent"), [...(open?.acts ?? []), here]);
      for (const act of items.at(-1)?.querySelectorAll(".btn") ?? []) act.classList.add("btn-s");
      continue;
    }
    const sub = `${text(`about.${call.about}`)}${where ? `, ${text("tableN", { n: where.table })}` : ""}`;
    if (!call.ruling) item("", text("needs.call", { name: nameOf(call.player) }), sub, [button(text("rule"), () => form(text("rule"), [{ name: "ruling", label: text("ruling") }], text("rule"), (given) => fact({ fact: "Ruled", call: call.number, ruling: given.ruling })), { kind: "btn-s", key: `c${call.number}` })]);
    else if (call.appealed && !call.final) {
      const head = desk.event.role === "head-watcher" || (desk.event.role === "organiser" && desk.event.settings?.appeals === "organiser");
      item("warn", text("needs.appeal", { name: nameOf(call.player) }), `${sub}. ${call.ruling}`, head ? [
        button(text("uphold"), () => void quick({ fact: "AppealDecided", call: call.number, upheld: true }), { kind: "btn-s", key: `u${call.number}` }),
        button(text("overrule"), () => form(text("overrule"), [{ name: "ruling", label: text("ruling") }], text("overrule"), (given) => fact({ fact: "AppealDecided", call: call.number, upheld: false, ruling: given.ruling })), { kind: "btn-s", key: `v${call.number}` }),
      ] : []);
    }
  }
  return items;
}

/** Players of one name, before anybody was paired. @returns {[Player, ...Player[]][]} */
function namesakes() {
  if (!organiser() || desk.event.rounds.length) return [];
  /** @type {Map<string, Player[]>} */
  const named = new Map();
  for (const player of desk.event.players) {
    const name = player.name.trim().toLocaleLowerCase();
    named.set(name, [...(named.get(name) ?? []), player]);
  }
  return /** @type {[Player, ...Player[]][]} */ ([...named.values()].filter((many) => many.length > 1));
}
