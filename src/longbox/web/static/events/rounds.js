// The rounds: how far they are, their clock, drawing anew, exchanging, taking back.

import { fill, h, icon, text, the } from "../table/dom.js";
import { dayTime, form, roundName, send } from "./core.js";
import { resultField } from "./grid.js";
import { late, shown as tables, tablesOf, terrain } from "./results.js";
import { button, called, current, desk, enters, fact, nameOf, organiser, panel, quick, watcher } from "./staff.js";
import { countdown, left } from "./time.js";

/** @typedef {import("./types.js").Pairing} Pairing */
/** @typedef {import("./types.js").Round} Round */
/** @typedef {import("../table/dom.js").Child} Child */

/** What the law knows that the forms ask for. @type {{faces: string[]}} */
const law = JSON.parse(the("law").textContent || "{}");
/** The round that is looked at; 0 is the newest. */
export const shown = { round: 0 };

/** @param {Round} round */
function clockPanel(round) {
  const { clock } = round;
  /** @type {Child[]} */
  const lines = [h("h2", null, icon("lock"), " ", text("clock"))];
  if (clock.phase === "not-started" && organiser() && !round.closed) {
    lines.push(h("p", { class: "acts" }, desk.event.next?.do === "clock" ? null : button(text("clock.start"), () => void quick({ fact: "ClockStarted", round: round.number }), { kind: "btn-s", mark: "clock", disabled: !round.published }), button(text("clock.dice"), () => typeDice(round), { kind: "btn-s btn-quiet", disabled: !round.published })), h("p", { class: "sub" }, text("clock.start.sub")));
  } else if (clock.phase === "paused") {
    lines.push(h("p", { class: "v" }, text("clock.phase.paused")), h("p", { class: "sub" }, clock.left ? text("clock.left", { left: countdown(clock.left) }) : clock.instruction),
      watcher() ? h("p", { class: "acts" }, button(text("clock.resume"), () => void quick({ fact: "ClockResumed", round: round.number }), { kind: "btn-s btn-primary", mark: "play" })) : null);
  } else if (clock.minutes !== undefined) {
    lines.push(h("p", { class: "v", id: "left", "data-ends": clock.ends ?? "", role: "timer" }, clock.ends ? left(clock.ends) : text(`clock.phase.${clock.phase}`)), h("p", { class: "sub" }, clock.ends ? `${text(`clock.phase.${clock.phase}`)}. ` : "", clock.started ? text("clock.minutes", { n: clock.minutes }) : ""),
      clock.ends && watcher() ? h("p", { class: "acts" }, button(text("clock.pause"), () => pause(round), { kind: "btn-s" }), button(text("clock.add"), () => addMinutes(round), { kind: "btn-s btn-quiet" })) : null);
  } else lines.push(h("p", { class: "v" }, text("secretClock")), h("p", { class: "sub" }, clock.instruction));
  return h("section", { class: "panel" }, lines);
}

/** @param {Round} round */
const pause = (round) =>
  form(text("clock.pause"), [{ name: "reason", label: text("reason") }], text("clock.pause"), (given) => fact({ fact: "ClockPaused", round: round.number, reason: given.reason }), { sub: text("clock.pause.sub") });

/** Minutes for everybody who still plays. @param {Round} round */
const addMinutes = (round) =>
  form(text("clock.add"), [{ name: "minutes", label: text("minutes.n"), kind: "number", value: 5, most: 120 }, { name: "reason", label: text("reason") }], text("save"), (given) =>
    fact({ fact: "MinutesAdded", round: round.number, table: 0, minutes: Number(given.minutes), reason: given.reason }), { sub: text("clock.add.sub") });

/** @param {Round} round */
const typeDice = (round) => {
  const faces = /** @type {[string, string][]} */ (law.faces.map((face) => [face, text(`face.${face}`)]));
  const dice = ["1", "2", "3", "4", "5"];
  form(text("clock.dice"), dice.map((n) => ({ name: n, label: text("die", { n }), kind: "select", options: [["", text("choose")], ...faces] })), text("clock.start"), (given) =>
    fact({ fact: "ClockStarted", round: round.number, faces: dice.map((n) => given[n]) }), { sub: text("clock.dice.sub") });
};

export function roundsView() {
  const newest = current();
  if (!newest) {
    return [panel(text("rounds"), [], h("p", { class: "pad sub" }, text("noRound")))];
  }
  const round = desk.event.rounds.find((one) => one.number === shown.round) ?? newest;
  const games = round.pairings.filter((row) => row.players[1]);
  const done = games.filter((row) => row.result).length;
  const isNewest = round === newest;
  const steps = desk.event.plan ? [...Array.from({ length: Math.max(desk.event.plan.rounds, desk.event.rounds.length) }, (_, at) => at + 1)] : [];
  return [
    late.said ? h("p", { class: "note", id: "late" }, icon("info"), h("span", null, h("b", null, text("otherwise")), " ", late.said, " ", button(text("close"), () => { late.said = ""; desk.draw(); }, { kind: "btn-s btn-quiet", key: "late-read" }))) : null,
    h("div", { class: "sum" },
      h("section", { class: "panel" }, h("h2", null, roundName(desk.event, round), desk.event.plan && !round.elimination ? ` / ${desk.event.plan.rounds}${desk.event.plan.cut ? `, ${text("top", { n: desk.event.plan.cut })}` : ""}` : ""),
        h("p", { class: "v" }, text("closedTables", { n: done, of: games.length })),
        h("progress", { class: "prog", max: games.length || 1, value: done, "aria-label": text("closedTables", { n: done, of: games.length }) }),
        h("div", { class: "rounds" }, steps.map((n) => {
          const one = desk.event.rounds[n - 1];
          return one ? h("button", { type: "button", class: one === round ? "cur" : "past", "data-key": `r${n}`, "aria-pressed": String(one === round), onclick: () => { shown.round = n; desk.draw(); } }, one.elimination ? roundName(desk.event, one) : n) : h("span", null, n);
        }))),
      round.closed && round.clock.phase === "not-started" ? null : clockPanel(round),
      h("section", { class: "panel" }, h("h2", null, text("stillNeeded")), h("p", { class: "v" }, text("results", { n: games.length - done })), round.published && done < games.length ? h("p", { class: "sub" }, stillPlaying(games)) : null, paceLine())),
    isNewest && round.published && !round.closed && (enters() || watcher()) && games.length ? resultField(round) : null,
    h("section", { class: "panel pair" }, !round.published ? h("p", { class: "note warn" }, icon("hidden"), h("span", null, text("preview"))) : null,
      h("div", { class: "bar" }, h("h2", null, text("pairings")),
        h("input", { class: "input", type: "search", placeholder: text("find"), "aria-label": text("find"), value: tables.wanted, "data-key": "find", oninput: (/** @type {any} */ one) => { tables.wanted = one.target.value; refilter(round); } }),
        h("button", { class: `fchip ${tables.onlyOpen ? "" : "is-on"}`, type: "button", "aria-pressed": String(!tables.onlyOpen), "data-key": "all", onclick: () => { tables.onlyOpen = false; desk.draw(); } }, `${text("all")} ${round.pairings.length}`),
        h("button", { class: `fchip ${tables.onlyOpen ? "is-on" : ""}`, type: "button", "aria-pressed": String(tables.onlyOpen), "data-key": "open", onclick: () => { tables.onlyOpen = true; desk.draw(); } }, `${text("open")} ${games.length - done}`),
        games.length && !round.closed ? button(text("terrain"), () => terrain(round), { kind: "btn-s", mark: "wall" }) : null,
        organiser() && isNewest ? roundActs(round) : null),
      h("div", { id: "pairs" }, tablesOf(round))),
    isNewest && !round.closed && desk.event.notices?.length ? h("details", { class: "panel fold" }, h("summary", { "data-key": "notices" }, `${text("terrain.notices")} (${desk.event.notices.length})`), h("ul", { class: "plain" }, desk.event.notices.map((notice) => h("li", null, notice)))) : null,
  ];
}

/** When the event will be over, at the pace it has. */
function paceLine() {
  const { pace } = desk.event;
  if (!pace) return null;
  const at = dayTime(pace.ends);
  return h("p", { class: "sub", id: "pace", title: text("ends.sub", { n: pace.round, of: pace.of }) }, icon("clock"), " ", h("b", null, text("ends", { at })), ". ", text("ends.sub", { n: pace.round, of: pace.of }));
}

/** How far those are that have no result. @param {Pairing[]} games */
function stillPlaying(games) {
  const left = games.filter((row) => !row.result);
  const differ = left.filter((row) => row.disputed).length;
  const one = left.filter((row) => !row.disputed && Object.keys(row.reports ?? {}).length).length;
  return text("stillNeeded.sub", { playing: left.length - differ - one, one, differ });
}

/** @param {Round} round */
const refilter = (round) => fill(the("pairs"), tablesOf(round));

/** @param {Round} round */
function roundActs(round) {
  const begun = round.clock.phase !== "not-started" || round.pairings.some((row) => row.result && row.players[1]);
  const acts = [];
  if (!round.closed && !begun) {
    if (!round.elimination) acts.push(button(text("exchange"), () => exchange(round), { kind: "btn-s", mark: "swap" }));
    acts.push(button(text("redraw"), () => {
      if (round.published) form(text("redraw"), [{ name: "again", label: text("reason") }], text("redraw"), async (given) => { await send("pair", given); await desk.now(); });
      else void called("pair");
    }, { kind: "btn-s" }));
  }
  if (desk.event.over && round.closed) acts.push(h("span", { class: "tag good" }, text("over")));
  acts.push(button(text("revert"), () => form(text("revert"), [{ name: "reason", label: text("reason") }], text("revert"), (given) => fact({ fact: "RoundReverted", round: round.number, reason: given.reason }), { sub: text("revert.sure"), danger: true }), { kind: "btn-s btn-quiet", mark: "undo" }));
  return acts;
}

/** @param {Round} round */
function exchange(round) {
  const people = /** @type {[string, string][]} */ (round.pairings.flatMap((row) => row.players.filter((id) => id !== null).map((id) => [id, `${nameOf(id)} (${row.table})`])));
  form(text("exchange"), [
    { name: "one", label: text("exchange.one"), kind: "select", options: people },
    { name: "other", label: text("exchange.other"), kind: "select", options: people },
    { name: "reason", label: text("reason") },
  ], text("exchange"), (given) => fact({ fact: "Exchanged", round: round.number, one: given.one, other: given.other, reason: given.reason }));
}
