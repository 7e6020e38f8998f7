// The tables of a round: results, disputes, who has not come, minutes and terrain.

import { h, icon, text } from "../table/dom.js";
import { Refusal, attempt, form, look, roundName, say, score, show, tell, whyPaired } from "./core.js";
import { button, closing, current, desk, enters, fact, nameOf, organiser, quick, watcher } from "./staff.js";
import { absentMeans, extra, left } from "./time.js";

/** @typedef {import("./types.js").Pairing} Pairing */
/** @typedef {import("./types.js").Round} Round */

/** What is looked for among the tables. */
export const shown = { wanted: "", onlyOpen: false };

/** @param {Round} round @param {Pairing} row @param {import("./types.js").Result} [typed] what was typed for it already */
export function enter(round, row, typed) {
  const [one, other] = row.players;
  const told = typed ?? row.result ?? (row.disputed ? undefined : Object.values(row.reports ?? {})[0]);
  const kinds = ["victory", "time", "wipe-out", "concession", "draw", "agreed-draw", "double-loss"];
  form(
    `${roundName(desk.event, round)}, ${text("tableN", { n: row.table })}`,
    [
      { name: "one", label: text("vpsOf", { name: nameOf(one) }), kind: "number", value: told?.vps[0] ?? "", most: 99 },
      { name: "other", label: text("vpsOf", { name: nameOf(other) }), kind: "number", value: told?.vps[1] ?? "", most: 99 },
      { name: "kind", label: text("how"), kind: "select", value: told?.kind ?? "victory", options: kinds.map((kind) => [kind, text(`kind.${kind}`)]) },
      { name: "winner", label: text("winnerIs"), kind: "select", optional: true, value: told && (told.kind === "concession" || told.kind === "wipe-out") ? told.winner ?? "" : "", options: [["", text("byPoints")], [one, nameOf(one)], [other ?? "", nameOf(other)]] },
      ...(row.result ? [/** @type {import("./core.js").Field} */ ({ name: "reason", label: text("reason") })] : []),
    ],
    text("save"),
    async (given) => {
      const vps = [Number(given.one), Number(given.other)];
      let winner = given.winner || null;
      let kind = given.kind;
      if (!winner && (kind === "victory" || kind === "wipe-out" || kind === "concession")) winner = vps[0] === vps[1] ? null : vps[0] > vps[1] ? one : other;
      if (kind === "victory" && vps[0] === vps[1]) kind = "time";
      if (kind === "time" || kind === "draw" || kind === "agreed-draw" || kind === "double-loss") winner = null;
      const result = { kind, winner, vps };
      const place = { round: round.number, table: row.table, result };
      await fact(row.result ? { fact: "Corrected", ...place, reason: given.reason } : { fact: "Reported", ...place });
      if (row.result && round !== current()) queueMicrotask(() => void otherwise());
    },
  );
}

/** What the last correction would have changed, until it is read. */
export const late = { said: "" };

/** A correction of an earlier round leaves the pairings that are out as they are; how many the draw would have put elsewhere is said. */
const otherwise = () =>
  attempt(async () => {
    const found = await look("otherwise");
    late.said = found.round ? text(found.players.length ? "otherwise.some" : "otherwise.none", { round: found.round, n: found.players.length }) : "";
    if (late.said) tell(late.said);
    desk.draw();
  });

/** Both players have said something else: either is taken with one press, or another result is entered. @param {Round} round @param {Pairing} row */
export function decide(round, row) {
  const told = Object.entries(row.reports ?? {}).map(([id, result]) =>
    button(text("decide.take", { name: nameOf(id), score: score(result.vps), kind: result.kind === "victory" ? "" : ` (${text(`kind.${result.kind}`)})` }), closing(() => void quick({ fact: "Reported", round: round.number, table: row.table, result })), { kind: "wide", key: `take-${id}` }));
  show(`${text("tableN", { n: row.table })}: ${nameOf(row.players[0])}, ${nameOf(row.players[1])}`, [text("decide.sub"), h("div", { class: "choices" }, told, button(text("decide.other"), closing(() => enter(round, row)), { kind: "btn-quiet wide" }))]);
}

/** When somebody absent need not be waited for any more; null before the clock runs. @param {Round} round */
const waits = (round) => (round.clock.started ? round.clock.started + 60 * Number(desk.event.settings.no_show_minutes) : null);

/**
 * Who has not come: a button for either, which wait as long as the law does, and one to enter it now with a reason.
 * @param {Round} round @param {Pairing} row @param {() => void} [after] when it is entered
 */
export function absentees(round, row, after = () => {}) {
  const [one, other] = /** @type {[string, string]} */ (row.players);
  const until = waits(round);
  const early = until !== null && until * 1000 > Date.now() + desk.skew * 1000;
  const wait = early ? { "data-until": until } : {};
  const enterIt = async (/** @type {string} */ who, reason = "") => {
    await fact({ fact: "Reported", round: round.number, table: row.table, result: { kind: "no-show", winner: who === one ? other : one, vps: [0, 0] }, reason });
    after();
  };
  const names = [one, other].map((id) => {
    const made = button(text("absent.is", { name: nameOf(id) }), closing(() => void attempt(() => enterIt(id))), { key: `absent-${row.table}-${id}`, disabled: early });
    if (early) made.dataset.until = String(until);
    return made;
  });
  const people = /** @type {[string, string][]} */ ([one, other].map((id) => [id, nameOf(id)]));
  const now = early ? button(text("absent.now"), closing(() => form(`${text("tableN", { n: row.table })}: ${text("absent.who")}`, [{ name: "who", label: text("absent.who"), kind: "select", options: people }, { name: "reason", label: text("absent.reason") }], text("absent.do"), (given) => enterIt(given.who, given.reason))), { kind: "btn-quiet", key: `absent-now-${row.table}` }) : null;
  if (now) now.dataset.early = String(until);
  const told = early ? h("p", { class: "sub", ...wait }, text("absent.early", { left: left(/** @type {number} */ (until)) })) : h("p", { class: "sub" }, absentMeans());
  return { told, acts: [...names, now] };
}

/** @param {Round} round @param {Pairing} row */
function absent(round, row) {
  const { told, acts } = absentees(round, row);
  show(`${text("tableN", { n: row.table })}: ${text("absent.who")}`, [told, h("div", { class: "choices" }, acts.map((one) => { one?.classList.add("wide"); return one; }))]);
}

/** @param {Pairing} row */
function reportTag(row) {
  if (!row.players[1]) return h("span", { class: "tag" }, text("bye"));
  if (row.result) return h("span", { class: "tag good" }, icon("check"), row.result.kind === "victory" ? text("agree") : text(`kind.${row.result.kind}`));
  if (row.disputed) return h("span", { class: "tag bad" }, icon("warn"), text("differ"));
  if (Object.keys(row.reports ?? {}).length) return h("span", { class: "tag" }, text("one"));
  return h("span", { class: "tag" }, text("playing"));
}

/** @param {Round} round */
export function tablesOf(round) {
  const points = new Map(desk.event.standings.map((row) => [row.player, row.points]));
  const needle = shown.wanted.toLowerCase();
  const rows = round.pairings.filter((row) => {
    if (shown.onlyOpen && (row.result || !row.players[1])) return false;
    return !needle || String(row.table) === needle || row.players.some((id) => id && nameOf(id).toLowerCase().includes(needle));
  });
  return h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": text("pairings") }, h("table", { class: "pairs-table" },
    h("thead", null, h("tr", null, ["table", "player", "opponent", "score", "reportCol"].map((key) => h("th", { scope: "col" }, text(key))), h("th", { scope: "col" }, h("span", { class: "sr" }, text("actions"))))),
    h("tbody", null, rows.map((row) => {
      const [one, other] = row.players;
      const cell = (/** @type {string | null} */ id) => h("td", { class: row.result?.winner && row.result.winner === id ? "win" : "" }, id ? [nameOf(id), " ", h("span", { class: "quiet" }, points.get(id) ?? 0)] : text("bye"));
      const reports = Object.entries(row.reports ?? {});
      return h("tr", { class: row.disputed ? "flag" : "" },
        h("td", { class: "num" }, row.table), cell(one), cell(other),
        h("td", { class: "sc" }, row.result && other ? h("b", { class: "num" }, score(row.result.vps)) : reports.length ? h("span", { class: row.disputed ? "differ" : "quiet" }, reports.flatMap(([, told], at) => [at ? h("br") : null, score(told.vps)])) : h("span", { class: "quiet" }, "–")),
        h("td", null, round.published || !other ? reportTag(row) : null, row.minutes ? [" ", h("span", { class: "tag", ...(row.clock?.ends ? { "data-ends": row.clock.ends, "data-more": row.minutes } : {}) }, row.clock?.ends ? extra(row.minutes, row.clock.ends) : `+${row.minutes}`)] : null),
        h("td", { class: "act" }, !other || !round.published ? null : row.result ? (organiser() ? button(text("edit"), () => enter(round, row), { kind: "btn-s btn-quiet", key: `e${row.table}` }) : null) : round.closed ? null : button(text(row.disputed ? "decide" : "enter"), () => (row.disputed ? decide : enter)(round, row), { kind: "btn-s", key: `e${row.table}` }),
          other && round.published && !row.result && !round.closed && enters() ? button(text("absent"), () => absent(round, row), { kind: "btn-s btn-quiet", key: `n${row.table}` }) : null,
          other && round.published && !row.result && watcher() ? h("button", { class: "btn btn-s btn-quiet", type: "button", title: text("minutes"), "aria-label": `${text("minutes")}, ${text("tableN", { n: row.table })}`, "data-key": `m${row.table}`, onclick: () => minutes(round, row) }, icon("clock")) : null,
          row.played_at ? h("a", { class: "btn btn-s btn-quiet", href: `/t/${row.played_at}`, target: "_blank", rel: "noopener", "data-key": `t${row.table}` }, icon("eye"), text("watch")) : null,
          button(text("why"), () => void whyPaired(String(round.number), row.table), { kind: "btn-s btn-quiet", key: `w${row.table}` })));
    }))));
}

/** @param {Round} round @param {Pairing} row */
const minutes = (round, row) =>
  form(`${text("minutes")}, ${text("tableN", { n: row.table })}`, [{ name: "minutes", label: text("minutes.n"), kind: "number", value: 5, most: 120 }, { name: "reason", label: text("reason") }], text("save"), (given) =>
    fact({ fact: "MinutesAdded", round: round.number, table: row.table, minutes: Number(given.minutes), reason: given.reason }));

/** The terrain of one table, or of all of them alike. @param {Round} round */
export const terrain = (round) => {
  const tables = round.pairings.filter((row) => row.players[1]).map((row) => row.table);
  form(text("terrain"), [
    { name: "table", label: text("table"), kind: "select", optional: true, options: [["", text("terrain.all")], .../** @type {[string, string][]} */ (tables.map((n) => [String(n), text("tableN", { n })]))] },
    { name: "sizes", label: text("terrain.sizes"), value: "" },
    { name: "is", label: text("terrain.is"), kind: "checks", value: "official marked", options: [["official", text("terrain.official")], ["marked", text("terrain.marked")]] },
  ], text("save"), async (given) => {
    const sizes = given.sizes.split(/[\s,;]+/).filter(Boolean).map(Number);
    if (!sizes.length || !sizes.every(Number.isInteger)) throw new Refusal(text("terrain.wrong"));
    const is = given.is.split(" ");
    for (const table of given.table ? [Number(given.table)] : tables) {
      await say({ fact: "TerrainSet", round: round.number, table, sizes, official: is.includes("official"), marked: is.includes("marked") });
    }
    await desk.now();
  }, { sub: text("terrain.sub") });
};
