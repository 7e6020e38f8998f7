// One rail from open to champion: where the event stands, what comes next, and what is in the way.

import { h, icon, text } from "../table/dom.js";
import { roundName, stageName } from "./core.js";
import { moreOf } from "./players.js";
import { decide } from "./results.js";
import { button, called, current, desk, nameOf, organiser, quick } from "./staff.js";

/** @typedef {import("./types.js").Waits} Waits */

/** What the button of a step says and does. @returns {Record<string, [string, () => void]>} */
function deeds() {
  const { event } = desk;
  const { round } = event.next ?? { round: 0 };
  const soft = event.next?.waits.some((one) => !one.hard && one.players.length);
  const here = event.players.filter((one) => one.status === "active" && one.checked_in).length;
  const bracket = event.cut !== null;
  return {
    announce: [text("announce"), () => void called("announce")],
    draw: [round === 1 && soft ? text("step.draw.with", { n: here }) : bracket ? text("step.draw.stage", { name: nextStage() }) : text("draw", { n: round }), () => void called("pair")],
    publish: [text("publish"), () => void quick({ fact: "Published", round })],
    clock: [text("clock.start"), () => void quick({ fact: "ClockStarted", round })],
    close: [text("closeRound"), () => void quick({ fact: "RoundClosed", round })],
    cut: [text("makeCut"), () => void quick({ fact: "CutMade" })],
    end: [text("endEvent"), () => void quick({ fact: "Ended" })],
  };
}

/** The round of the bracket that is drawn next. */
function nextStage() {
  const { event } = desk;
  const played = event.rounds.filter((round) => round.elimination).length;
  return stageName((event.cut?.length ?? 2) / 2 ** (played + 1));
}

/** Every stage of the day, and where it stands. @returns {{label: string, state: "past" | "cur" | ""}[]} */
function stages() {
  const { event } = desk;
  const plan = event.plan ?? event.planned;
  const newest = current();
  /** @type {{label: string, state: "past" | "cur" | ""}[]} */
  const out = [{ label: text("players"), state: newest ? "past" : "cur" }];
  const swiss = Math.max(plan?.rounds ?? 0, event.rounds.filter((round) => !round.elimination).length);
  const stand = (/** @type {number} */ at) => (!newest ? "" : at < event.rounds.length - 1 || (event.rounds[at]?.closed && at < event.rounds.length) ? "past" : at === event.rounds.length - 1 ? "cur" : "");
  for (let n = 1; n <= swiss; n += 1) out.push({ label: String(n), state: stand(n - 1) });
  if (plan?.cut) {
    out.push({ label: text("cut"), state: event.cut !== null ? "past" : event.next?.do === "cut" ? "cur" : "" });
    const size = event.cut?.length ?? plan.cut;
    for (let slots = 2 ** (Math.ceil(Math.log2(size)) - 1), at = swiss; slots >= 1; slots /= 2, at += 1) out.push({ label: stageName(slots), state: event.cut !== null ? stand(at) : "" });
  }
  out.push({ label: text("champion"), state: event.over ? "cur" : "" });
  return out;
}

/** What is in the way: how many and why, and who. @param {Waits} one */
function reason(one) {
  const n = one.players.length || one.tables.length;
  const round = current();
  const list = one.players.length
    ? one.players.map((id) => {
        const player = desk.event.players.find((found) => found.id === id);
        return player ? h("button", { class: "link", type: "button", "data-key": `w${one.reason}${id}`, onclick: () => moreOf(player) }, nameOf(id)) : null;
      })
    : one.tables.map((table) => {
        const row = round?.pairings.find((found) => found.table === table);
        return row && round && one.reason === "differ" ? h("button", { class: "link", type: "button", "data-key": `wt${table}`, onclick: () => decide(round, row) }, text("tableN", { n: table })) : h("span", null, text("tableN", { n: table }));
      });
  return h("li", { class: one.hard ? "bad" : "" }, icon(one.hard ? "warn" : "info"), h("div", null, h("b", null, text(n === 1 ? `waits.${one.reason}.one` : `waits.${one.reason}`, { n })), one.reason === "few" && location.hash !== "#players" ? h("p", { class: "names" }, h("a", { href: "#players", "data-key": "few" }, text("waits.few.do"))) : null, list.length ? h("p", { class: "names" }, list) : null));
}

/** The rail, the next step and its button. */
export function stepPanel() {
  const { event } = desk;
  const { next } = event;
  if (!next) return null;
  const [label, work] = deeds()[next.do] ?? ["", () => {}];
  const round = current();
  const about = next.do === "over" ? (event.winner ? text("winner", { name: nameOf(event.winner) }) : text("over"))
    : next.do === "clock" || next.do === "close" || next.do === "publish" ? text(`step.${next.do}`, { round: round ? roundName(event, round) : "" })
      : next.do === "announce" && event.planned ? text(event.planned.cut ? "announce.sub" : "announce.nocut", event.planned)
        : text(`step.${next.do}`, { n: next.round, round: event.cut !== null ? nextStage() : text("round", { n: next.round }) });
  return h("section", { class: "panel step", "aria-label": text("step") },
    h("ol", { class: "stages" }, stages().map((one) => h("li", { class: one.state, "aria-current": one.state === "cur" ? "step" : null }, one.label, one.state === "past" ? h("span", { class: "sr" }, text("stage.done")) : null))),
    h("div", { class: "next" },
      h("p", null, next.do === "over" ? null : h("span", { class: "sub" }, text("step.next")), " ", h("b", null, about)),
      organiser() && label ? button(label, work, { key: "step", kind: next.held ? "" : "btn-primary btn-l", disabled: next.held }) : null),
    next.waits.length ? h("ul", { class: "waits" }, next.waits.map(reason)) : null);
}
