// The organiser's desk: what happens, what waits, and everything that can be done about it.

import { code, fill, h, icon, text, the, toast } from "../table/dom.js";
import { bannedPanel } from "./banned.js";
import { Refusal, attempt, bracketTree, follow, form, look, redraw, roundName, say, score, send, show, standingsTable, tell, whyPaired } from "./core.js";
import { inWords, learn, settingsView } from "./settings.js";

/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Player} Player */
/** @typedef {import("./types.js").Pairing} Pairing */
/** @typedef {import("./types.js").Round} Round */
/** @typedef {import("../table/dom.js").Child} Child */

/** @type {Picture} */
let event;
const VIEWS = ["setup", "settings", "players", "rounds", "standings", "bracket", "watchers", "ledger", "print"];
/** What the law knows that the forms ask for. @type {{faces: string[], seen: Record<string, string[]>}} */
const law = JSON.parse(the("law").textContent || "{}");
const ICONS = { setup: "qr", settings: "edit", players: "user", rounds: "table", standings: "chart", bracket: "triumph", watchers: "watcher", ledger: "book", print: "print" };
let view = VIEWS.includes(location.hash.slice(1)) ? location.hash.slice(1) : "";
let wanted = "";
let onlyOpen = false;
let shownRound = 0;
let skew = 0;

const organiser = () => event.role === "organiser";
const watcher = () => organiser() || event.role === "watcher" || event.role === "head-watcher";
/** @param {string | null} id */
const nameOf = (id) => event.players.find((player) => player.id === id)?.name ?? "–";
const current = () => event.rounds.at(-1);

/** Say a fact, then look. @param {Record<string, unknown>} fact */
const fact = async (fact) => {
  await say(fact);
  await now();
};
/** @param {Record<string, unknown>} one */
const quick = (one) => attempt(() => fact(one));
/** @param {string} path @param {unknown} [body] */
const called = (path, body) => attempt(async () => { await send(path, body); await now(); });

/** @param {string} label @param {() => void} work @param {{key?: string, kind?: string, mark?: string, disabled?: boolean}} [more] */
const button = (label, work, more = {}) =>
  h("button", { class: `btn ${more.kind ?? ""}`, type: "button", "data-key": more.key ?? label, disabled: more.disabled, onclick: work }, more.mark ? icon(more.mark) : null, label);

/** @param {string} title @param {Child[]} acts @param {...(Child | Child[])} inner */
const panel = (title, acts, ...inner) => h("section", { class: "panel" }, h("div", { class: "bar" }, h("h2", null, title), acts), ...inner);

// -- results ----------------------------------------------------------------------------------------------------------------

/** @param {Round} round @param {Pairing} row */
function enter(round, row) {
  const [one, other] = row.players;
  const told = row.result ?? Object.values(row.reports ?? {})[0];
  const kinds = ["victory", "time", "wipe-out", "concession", "draw", "agreed-draw", "no-show", "double-loss"];
  form(
    `${roundName(event, round)}, ${text("tableN", { n: row.table })}`,
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
      if (!winner && (kind === "victory" || kind === "wipe-out" || kind === "concession" || kind === "no-show")) winner = vps[0] === vps[1] ? null : vps[0] > vps[1] ? one : other;
      if (kind === "victory" && vps[0] === vps[1]) kind = "time";
      if (kind === "time" || kind === "draw" || kind === "agreed-draw" || kind === "double-loss") winner = null;
      const result = { kind, winner, vps };
      const place = { round: round.number, table: row.table, result };
      await fact(row.result ? { fact: "Corrected", ...place, reason: given.reason } : { fact: "Reported", ...place });
    },
  );
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
function tablesOf(round) {
  const points = new Map(event.standings.map((row) => [row.player, row.points]));
  const needle = wanted.toLowerCase();
  const rows = round.pairings.filter((row) => {
    if (onlyOpen && (row.result || !row.players[1])) return false;
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
        h("td", null, round.published || !other ? reportTag(row) : null, row.minutes ? [" ", h("span", { class: "tag", ...(row.clock?.ends ? { "data-ends": row.clock.ends, "data-more": row.minutes } : {}) }, row.clock?.ends ? more(row.minutes, row.clock.ends) : `+${row.minutes}`)] : null),
        h("td", { class: "act" }, !other || !round.published ? null : row.result ? (organiser() ? button(text("edit"), () => enter(round, row), { kind: "btn-s btn-quiet", key: `e${row.table}` }) : null) : round.closed ? null : button(text(row.disputed ? "decide" : "enter"), () => enter(round, row), { kind: "btn-s", key: `e${row.table}` }),
          other && round.published && !row.result && watcher() ? h("button", { class: "btn btn-s btn-quiet", type: "button", title: text("minutes"), "aria-label": `${text("minutes")}, ${text("tableN", { n: row.table })}`, "data-key": `m${row.table}`, onclick: () => minutes(round, row) }, icon("clock")) : null,
          button(text("why"), () => void whyPaired(String(round.number), row.table), { kind: "btn-s btn-quiet", key: `w${row.table}` })));
    }))));
}

/** @param {Round} round @param {Pairing} row */
const minutes = (round, row) =>
  form(`${text("minutes")}, ${text("tableN", { n: row.table })}`, [{ name: "minutes", label: text("minutes.n"), kind: "number", value: 5, most: 120 }, { name: "reason", label: text("reason") }], text("save"), (given) =>
    fact({ fact: "MinutesAdded", round: round.number, table: row.table, minutes: Number(given.minutes), reason: given.reason }));

/** The terrain of one table, or of all of them alike. @param {Round} round */
const terrain = (round) => {
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
    await now();
  }, { sub: text("terrain.sub") });
};

// -- rounds -----------------------------------------------------------------------------------------------------------------

/** @param {Round} round */
function clockPanel(round) {
  const { clock } = round;
  const shown = [h("h2", null, icon("lock"), " ", text("clock"))];
  if (clock.phase === "not-started" && organiser() && !round.closed) {
    shown.push(h("p", { class: "acts" }, button(text("clock.start"), () => void quick({ fact: "ClockStarted", round: round.number }), { kind: "btn-s btn-primary", mark: "clock", disabled: !round.published }), button(text("clock.dice"), () => typeDice(round), { kind: "btn-s btn-quiet", disabled: !round.published })), h("p", { class: "sub" }, text("clock.start.sub")));
  } else if (clock.minutes !== undefined) {
    shown.push(h("p", { class: "v", id: "left", "data-ends": clock.ends ?? "", role: "timer" }, clock.ends ? left(clock.ends) : text(`clock.phase.${clock.phase}`)), h("p", { class: "sub" }, clock.ends ? `${text(`clock.phase.${clock.phase}`)}. ` : "", clock.started ? text("clock.minutes", { n: clock.minutes }) : ""));
  } else shown.push(h("p", { class: "v" }, text("secretClock")), h("p", { class: "sub" }, clock.instruction));
  return h("section", { class: "panel" }, shown);
}

/** @param {Round} round */
const typeDice = (round) => {
  const faces = /** @type {[string, string][]} */ (law.faces.map((face) => [face, text(`face.${face}`)]));
  const dice = ["1", "2", "3", "4", "5"];
  form(text("clock.dice"), dice.map((n) => ({ name: n, label: text("die", { n }), kind: "select", options: [["", text("choose")], ...faces] })), text("clock.start"), (given) =>
    fact({ fact: "ClockStarted", round: round.number, faces: dice.map((n) => given[n]) }), { sub: text("clock.dice.sub") });
};

/** What is left of the clock of a table that has minutes of its own. @param {number} n @param {number} ends */
const more = (n, ends) => text("clock.table", { n, left: left(ends) });

/** @param {number} ends */
function left(ends) {
  const seconds = Math.max(0, Math.round(ends - (Date.now() / 1000 + skew)));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
setInterval(() => {
  const place = document.getElementById("left");
  if (place?.dataset.ends) place.textContent = left(Number(place.dataset.ends));
  for (const one of document.querySelectorAll("[data-more]")) if (one instanceof HTMLElement) one.textContent = more(Number(one.dataset.more), Number(one.dataset.ends));
}, 1000);

function roundsView() {
  const newest = current();
  if (!newest) {
    const plan = event.planned;
    const told = plan ? text(plan.cut ? "announce.sub" : "announce.nocut", plan) : text("few");
    const announced = event.announced && plan && event.announced[0] === plan.players;
    return [panel(text("rounds"), [], h("div", { class: "pad" }, h("p", { class: "v" }, told), h("p", { class: "sub" }, text("noRound")),
      organiser() ? h("p", { class: "acts" },
        announced ? h("span", { class: "tag good" }, icon("check"), text("announced")) : button(text("announce"), () => void called("announce"), { kind: plan ? "btn-primary" : "", disabled: !plan }),
        button(text("draw", { n: 1 }), () => void called("pair"), { kind: announced ? "btn-primary" : "", disabled: !plan })) : null))];
  }
  const round = event.rounds.find((one) => one.number === shownRound) ?? newest;
  const games = round.pairings.filter((row) => row.players[1]);
  const done = games.filter((row) => row.result).length;
  const isNewest = round === newest;
  const steps = event.plan ? [...Array.from({ length: Math.max(event.plan.rounds, event.rounds.length) }, (_, at) => at + 1)] : [];
  return [
    h("div", { class: "sum" },
      h("section", { class: "panel" }, h("h2", null, roundName(event, round), event.plan && !round.elimination ? ` / ${event.plan.rounds}${event.plan.cut ? `, ${text("top", { n: event.plan.cut })}` : ""}` : ""),
        h("p", { class: "v" }, text("closedTables", { n: done, of: games.length })),
        h("progress", { class: "prog", max: games.length || 1, value: done, "aria-label": text("closedTables", { n: done, of: games.length }) }),
        h("div", { class: "rounds" }, steps.map((n) => {
          const one = event.rounds[n - 1];
          return one ? h("button", { type: "button", class: one === round ? "cur" : "past", "data-key": `r${n}`, "aria-pressed": String(one === round), onclick: () => { shownRound = n; draw(); } }, one.elimination ? roundName(event, one) : n) : h("span", null, n);
        }))),
      clockPanel(round),
      h("section", { class: "panel" }, h("h2", null, text("stillNeeded")), h("p", { class: "v" }, text("results", { n: games.length - done })), round.published && done < games.length ? h("p", { class: "sub" }, stillPlaying(games)) : null)),
    h("section", { class: "panel pair" }, !round.published ? h("p", { class: "note warn" }, icon("hidden"), h("span", null, text("preview"))) : null,
      h("div", { class: "bar" }, h("h2", null, text("pairings")),
        h("input", { class: "input", type: "search", placeholder: text("find"), "aria-label": text("find"), value: wanted, "data-key": "find", oninput: (/** @type {any} */ one) => { wanted = one.target.value; refilter(round); } }),
        h("button", { class: `fchip ${onlyOpen ? "" : "is-on"}`, type: "button", "aria-pressed": String(!onlyOpen), "data-key": "all", onclick: () => { onlyOpen = false; draw(); } }, `${text("all")} ${round.pairings.length}`),
        h("button", { class: `fchip ${onlyOpen ? "is-on" : ""}`, type: "button", "aria-pressed": String(onlyOpen), "data-key": "open", onclick: () => { onlyOpen = true; draw(); } }, `${text("open")} ${games.length - done}`),
        games.length && !round.closed ? button(text("terrain"), () => terrain(round), { kind: "btn-s", mark: "wall" }) : null,
        organiser() && isNewest ? roundActs(round, done === games.length) : null),
      h("div", { id: "pairs" }, tablesOf(round))),
    isNewest && !round.closed && event.notices?.length ? h("details", { class: "panel fold" }, h("summary", { "data-key": "notices" }, `${text("terrain.notices")} (${event.notices.length})`), h("ul", { class: "plain" }, event.notices.map((notice) => h("li", null, notice)))) : null,
  ];
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

/** @param {Round} round @param {boolean} complete */
function roundActs(round, complete) {
  const begun = round.clock.phase !== "not-started" || round.pairings.some((row) => row.result && row.players[1]);
  const acts = [];
  if (!round.closed && !begun) {
    if (!round.elimination) acts.push(button(text("exchange"), () => exchange(round), { kind: "btn-s", mark: "swap" }));
    acts.push(button(text("redraw"), () => {
      if (round.published) form(text("redraw"), [{ name: "again", label: text("reason") }], text("redraw"), async (given) => { await send("pair", given); await now(); });
      else void called("pair");
    }, { kind: "btn-s" }));
  }
  if (!round.published) acts.push(button(text("publish"), () => void quick({ fact: "Published", round: round.number }), { kind: "btn-s btn-primary" }));
  else if (!round.closed) acts.push(button(text("closeRound"), () => void quick({ fact: "RoundClosed", round: round.number }), { kind: complete ? "btn-s btn-primary" : "btn-s", disabled: !complete }));
  else if (event.over) acts.push(h("span", { class: "tag good" }, text("over")));
  else if (event.can_end) acts.push(button(text("endEvent"), () => void quick({ fact: "Ended" }), { kind: "btn-s btn-primary" }), h("span", { class: "sub" }, text("endEvent.sub")));
  else if (event.swiss_over && event.cut === null && event.plan?.cut) acts.push(button(text("makeCut"), () => void quick({ fact: "CutMade" }), { kind: "btn-s btn-primary", mark: "triumph" }));
  else acts.push(button(text("draw", { n: round.number + 1 }), () => void called("pair"), { kind: "btn-s btn-primary" }));
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

// -- players ----------------------------------------------------------------------------------------------------------------

/** @param {string} [preset] */
const warn = (preset) => {
  const reasons = ["incivility", "disrespect", "misleading", "disturbing", "dice", "hiding", "game-state", "rushing", "margin", "collusion", "equipment", "other"];
  form(text("warn"), [
    { name: "player", label: text("player"), kind: "select", value: preset, options: event.players.map((one) => [one.id, one.name]) },
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
const rosterOf = (player) =>
  attempt(async () => {
    const roster = await look(`players/${player.id}/roster`);
    if (!roster) return fileRoster(player);
    const lines = [h("p", null, h("span", { class: `tag ${roster.accepted ? "good" : "warn"}` }, text(`roster.${roster.status}`))),
      ...roster.remarks.map((/** @type {any} */ one) => `${one.text} (${one.rule})`),
      ...Object.entries({ ...roster.parts, unread: roster.unread }).filter(([, cards]) => cards.length).map(([part, cards]) => h("p", null, h("b", null, text(`part.${part}`)), " ", cards.join(" · ")))];
    if (organiser() && !roster.accepted && roster.status === "unverified") lines.push(button(text("roster.accept"), () => form(`${text("roster.accept")}: ${player.name}`, [{ name: "reason", label: text("reason") }], text("roster.accept"), (given) => fact({ fact: "RosterAccepted", player: player.id, reason: given.reason })), { kind: "btn-s btn-primary" }));
    if (organiser() && !roster.locked && !roster.returned) lines.push(button(text("roster.return"), closing(() => sendBack(player, roster)), { kind: "btn-s" }));
    if (!roster.locked) lines.push(button(text("roster.file"), () => fileRoster(player), { kind: "btn-s" }));
    if (organiser() && event.begun) lines.push(button(text("strike"), closing(() => void strike(player, roster)), { kind: "btn-s btn-danger" }));
    show(`${text("roster")}: ${player.name}`, lines);
  });

/** The note is written from what was found, and can be changed. @param {Player} player @param {import("./types.js").Roster} roster */
const sendBack = (player, roster) =>
  form(`${text("roster.return")}: ${player.name}`, [{ name: "note", label: text("roster.return.note", { name: player.name }), kind: "area", value: roster.remarks.map((one) => one.text).join("\n") }], text("roster.return"), (given) => fact({ fact: "RosterReturned", player: player.id, note: given.note }));

/** @param {Player} player */
const fileRoster = (player) =>
  form(`${text("roster.file")}: ${player.name}`, [{ name: "text", label: text("roster.paste"), kind: "area" }], text("save"), async (given) => {
    await send(`players/${player.id}/roster`, given.text);
    await now();
  });

/** @param {Record<string, unknown>} wish @param {string} title @param {string} sub */
const linkFor = (wish, title, sub) =>
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
    await now();
    const active = event.players.filter((one) => one.status === "active");
    const told = text("checkinAll.done", { n: active.filter((one) => one.checked_in).length, of: active.length });
    const why = Object.entries(left).map(([reason, names]) => text(`left.${reason === "legal-but-for-the-list" ? "legal" : reason}`, { names: names.join(", ") }));
    if (why.length) show(text("checkinAll"), [told, ...why]);
    else toast(told, "check");
  });

function playersView() {
  const upload = h("input", { hidden: true, type: "file", id: "csv", accept: ".csv,text/csv", onchange: () => upload.files?.[0] && attempt(async () => { const made = await send("players/import", /** @type {File} */ (upload.files?.[0])); toast(`${made.players.length}`, "check"); await now(); }) });
  const acts = organiser() ? [
    button(text("add"), () => form(text("add"), [{ name: "names", label: text("names"), kind: "area" }], text("add"), async (given) => { await send("players", { names: given.names.split("\n").map((one) => one.trim()).filter(Boolean) }); await now(); }), { kind: "btn-s", mark: "plus" }),
    upload, button(text("import"), () => upload.click(), { kind: "btn-s", mark: "download" }),
  ] : [];
  const may = organiser() || event.role === "scorekeeper";
  if (may) acts.push(button(text("checkinAll"), () => void checkEverybodyIn(), { kind: "btn-s btn-primary", mark: "check" }));
  const rows = event.players.map((player) => h("tr", null,
    h("th", { scope: "row" }, player.name, player.phone === false ? [" ", h("span", { class: "quiet", title: text("noPhone") }, icon("hidden"), h("span", { class: "sr" }, text("noPhone")))] : null),
    h("td", null, player.status !== "active" ? h("span", { class: "tag bad" }, text(`status.${player.status}`)) : player.checked_in ? h("span", { class: "tag good" }, icon("check"), text("checkedin")) : h("span", { class: "tag" }, text("notin"))),
    h("td", null, h("span", { class: `tag ${player.roster === "accepted" ? "good" : player.roster ? "warn" : ""}` }, text(`roster.${player.verdict ?? (player.roster || "none")}`))),
    watcher() ? h("td", { class: "num" }, player.warnings?.length || "") : null,
    h("td", { class: "act" },
      may && player.status === "active" && !player.checked_in ? button(text("checkin"), () => void quick({ fact: "CheckedIn", player: player.id }), { kind: "btn-s", key: `in${player.id}` }) : null,
      watcher() ? button(text("roster"), () => void rosterOf(player), { kind: "btn-s btn-quiet", key: `ro${player.id}` }) : may ? button(text("roster"), () => fileRoster(player), { kind: "btn-s btn-quiet", key: `ro${player.id}` }) : null,
      button(text("more"), () => moreOf(player), { kind: "btn-s btn-quiet", key: `mo${player.id}` }))));
  return [panel(text("players"), acts, h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": text("players") }, h("table", { class: "people-table" }, h("thead", null, h("tr", null, ["name", "state", "roster", ...(watcher() ? ["warnings"] : [])].map((key) => h("th", { scope: "col" }, text(key))), h("th", { scope: "col" }, h("span", { class: "sr" }, text("actions"))))), h("tbody", null, rows))))];
}

/** Close what lies over the page, then go on. @param {() => void} work */
const closing = (work) => () => { document.querySelector("dialog")?.close(); work(); };

/** @param {Player} player */
function moreOf(player) {
  const acts = [];
  if (watcher()) acts.push(button(text("inspect"), closing(() => inspect(player)), { mark: "eye" }));
  if (watcher() && player.status !== "ejected") acts.push(button(text("warn"), closing(() => warn(player.id)), { mark: "warn" }), button(text("eject"), closing(() => eject(player)), { kind: "btn-danger" }));
  if (organiser() && player.status === "active") acts.push(button(text("drop"), closing(() => drop(player))));
  if (organiser() && player.status === "dropped") acts.push(button(text("rejoin"), closing(() => void quick({ fact: "Rejoined", player: player.id }))), button(text("penalty"), closing(() => penalise(player))));
  if (organiser()) acts.push(button(text("phone"), closing(() => void linkFor({ player: player.id }, `${text("phone")}: ${player.name}`, text("phone.sub"))), { mark: "qr" }));
  show(player.name, [...(player.warnings ?? []).map((one) => text(`reason.${one}`)), ...(player.penalties ?? []).map((one) => `${text("penalty")}: ${one}`), h("p", { class: "acts" }, acts)]);
}

// -- set-up, watchers, ledger, paper ----------------------------------------------------------------------------------------

function setupView() {
  const address = `${location.origin}/e/${code}`;
  return [
    panel(text("registration"), organiser() ? [button(text(event.joining ? "registration.close" : "registration.reopen"), () => void called("joining", { open: !event.joining }), { kind: "btn-s", key: "joining" })] : [],
      h("div", { class: "pad join" }, h("img", { class: "qr", src: `/e/${code}/qr.svg`, alt: address, width: 180, height: 180 }), h("div", null, h("p", null, text(event.joining ? "registration.open" : "registration.closed")), h("p", { class: "address" }, h("a", { href: `/e/${code}` }, address))))),
    event.people ? panel(text("watchers"), organiser() ? [button(text("invite"), invite, { kind: "btn-s", mark: "plus" })] : [],
      h("ul", { class: "plain" }, event.people.map((one) => h("li", null, h("b", null, one.name), " ", h("span", { class: "tag" }, text(`role.${one.role}`)))))) : null,
    panel(text("commitment"), [], h("div", { class: "pad" }, h("p", { class: "address" }, h("code", null, event.seed ?? event.commitment)), h("p", { class: "sub" }, text("commitment.sub")))),
  ];
}

const invite = () =>
  form(text("invite"), [{ name: "role", label: text("role"), kind: "select", value: "watcher", options: ["watcher", "head-watcher", "scorekeeper", "organiser"].map((role) => [role, text(`role.${role}`)]) }], text("invite.make"), async (given) => {
    queueMicrotask(() => void linkFor({ role: given.role }, `${text("invite")}: ${text(`role.${given.role}`)}`, text("invite.sub")));
  });

function watchersView() {
  return [
    panel(text("calls"), watcher() ? [button(text("warn"), () => warn(), { kind: "btn-s", mark: "warn" })] : [],
      event.calls?.length ? h("ul", { class: "plain" }, [...event.calls].reverse().map((call) => h("li", null, h("b", null, `${call.number}. ${nameOf(call.player)}`), ` ${text(`about.${call.about}`)} `, call.ruling ? `${call.ruling} ` : null, call.final ? h("span", { class: "tag" }, text("final.ruling")) : null))) : h("p", { class: "pad" }, text("calls.none"))),
    event.remarks?.length ? panel(text("remarks"), [], h("ul", { class: "plain" }, [...event.remarks].reverse().map((remark) => h("li", null, remark)))) : null,
  ];
}

/** @param {Record<string, any>} line */
function lineOf(line) {
  const parts = [];
  if (line.player) parts.push(nameOf(line.player));
  if (line.one && line.other) parts.push(`${nameOf(line.one)}, ${nameOf(line.other)}`);
  if (line.round) parts.push(text("round", { n: line.round }));
  if (typeof line.table === "number") parts.push(text("tableN", { n: line.table }));
  if (line.result) parts.push(`${score(line.result.vps)} ${line.result.winner ? nameOf(line.result.winner) : ""} ${text(`kind.${line.result.kind}`)}`);
  if (line.fact === "SettingChosen") parts.push(inWords(line.name, line.value, event.settings));
  if (line.fact === "StaffNamed") parts.push(event.people?.find((one) => one.id === line.person)?.name, text(`role.${line.role}`));
  if (line.fact === "Announced") parts.push(text(line.cut ? "announce.sub" : "announce.nocut", { players: line.players, rounds: line.rounds, cut: line.cut }));
  if (line.eject !== undefined) parts.push(text(line.eject ? "eject" : "keep"));
  if (line.about) parts.push(text(`about.${line.about}`));
  if (line.ruling) parts.push(line.ruling);
  if (line.minutes) parts.push(`+${line.minutes}`);
  if (line.faces?.length) parts.push(line.faces.map((/** @type {string} */ face) => text(`face.${face}`)).join(" "));
  if (line.thing) parts.push(text(`thing.${line.thing}`), ...line.seen.map((/** @type {string} */ one) => text(`seen.${one}`)));
  if (line.sizes) parts.push(line.sizes.join(" "));
  if (line.penalty) parts.push(line.penalty);
  if (line.card) parts.push(line.instead ? `${line.card} \u2192 ${line.instead}` : line.card);
  if (line.reason) parts.push(event && line.fact !== "Decided" && ["Warned", "Ejected"].includes(line.fact) ? text(`reason.${line.reason}`) : line.reason);
  const at = new Date(line.at * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return h("li", null, h("time", null, at), h("span", null, h("b", { class: "big" }, text(`fact.${line.fact}`)), ` ${parts.filter(Boolean).join(", ")}`, line.by ? h("span", { class: "quiet" }, ` ${line.by}`) : null));
}

/** @type {Record<string, any>[] | null} */
let allLines = null;

function ledgerView() {
  if (!event.ledger) return [panel(text("ledger"), [], h("p", { class: "pad" }, text("noStaff")))];
  const lines = allLines && allLines.length >= event.seq ? allLines : event.ledger;
  return [panel(text("ledger"), [lines.length < event.seq ? button(text("everything"), () => void attempt(async () => { allLines = await look("ledger"); draw(); }), { kind: "btn-s" }) : null], h("ol", { class: "log" }, lines.map(lineOf)))];
}

function printView() {
  const link = (/** @type {string} */ href, /** @type {string} */ label) => h("a", { class: "btn", href, "data-key": href }, label);
  return [
    panel(text("print"), [], h("div", { class: "pad" }, h("p", { class: "sub" }, text("print.sub")), h("ul", { class: "papers" }, ["pairings", "slips", "standings", "bracket"].map((what) => h("li", null, link(`/e/${code}/print/${what}`, text(`print.${what}`)), h("a", { class: "btn btn-quiet", href: `/e/${code}/print/${what}.pdf`, "data-key": `${what}.pdf`, "aria-label": `${text(`print.${what}`)}, PDF` }, icon("download"), "PDF")))))),
    panel(text("csv"), [], h("p", { class: "pad acts" }, [...(watcher() ? ["players"] : []), "results", "standings"].map((what) => link(`/e/${code}/export/${what}.csv`, text(`csv.${what}`))))),
    panel(text("json"), [], h("p", { class: "pad acts" }, link(`/e/${code}/export/event.json`, text("everything")), event.winner && organiser() ? link(`/e/${code}/export/ledger.json`, text("ledger")) : null)),
  ];
}

// -- beside -----------------------------------------------------------------------------------------------------------------

function needs() {
  /** @type {HTMLElement[]} */
  const items = [];
  const round = current();
  const item = (/** @type {string} */ kind, /** @type {string} */ title, /** @type {string} */ sub, /** @type {Child[]} */ acts) => items.push(h("li", { class: kind }, h("b", null, title), sub, h("div", { class: "acts" }, acts)));
  for (const row of round?.pairings ?? []) {
    if (round && row.disputed) item("bad", text("needs.differ", { n: row.table }), Object.entries(row.reports ?? {}).map(([id, told]) => `${nameOf(id)}: ${score(told.vps, row.players[0] === id)}`).join(". "), [button(text("decide"), () => enter(round, row), { kind: "btn-s btn-primary", key: `d${row.table}` })]);
  }
  for (const id of event.undecided ?? []) {
    const decide = (/** @type {boolean} */ out) => form(`${text(out ? "eject" : "keep")}: ${nameOf(id)}`, [{ name: "reason", label: text("reason") }], text(out ? "eject" : "keep"), (given) => fact({ fact: "Decided", player: id, eject: out, reason: given.reason }), { danger: out });
    item("warn", text("needs.third", { name: nameOf(id) }), text("needs.third.sub"), [button(text("keep"), () => decide(false), { kind: "btn-s", key: `k${id}` }), button(text("eject"), () => decide(true), { kind: "btn-s btn-danger", key: `j${id}` })]);
  }
  if (organiser() && !event.begun) for (const player of event.players.filter((one) => one.verdict)) {
    item("warn", text("needs.roster", { name: player.name }), text(`roster.${player.verdict}`), [button(text("needs.roster.look"), () => void rosterOf(player), { kind: "btn-s", key: `look${player.id}` })]);
  }
  for (const call of event.calls ?? []) {
    const where = round?.pairings.find((row) => row.players.includes(call.player));
    const sub = `${text(`about.${call.about}`)}${where ? `, ${text("tableN", { n: where.table })}` : ""}`;
    if (!call.ruling) item("", text("needs.call", { name: nameOf(call.player) }), sub, [button(text("rule"), () => form(text("rule"), [{ name: "ruling", label: text("ruling") }], text("rule"), (given) => fact({ fact: "Ruled", call: call.number, ruling: given.ruling })), { kind: "btn-s", key: `c${call.number}` })]);
    else if (call.appealed && !call.final) {
      const head = event.role === "head-watcher" || (event.role === "organiser" && event.settings?.appeals === "organiser");
      item("warn", text("needs.appeal", { name: nameOf(call.player) }), `${sub}. ${call.ruling}`, head ? [
        button(text("uphold"), () => void quick({ fact: "AppealDecided", call: call.number, upheld: true }), { kind: "btn-s", key: `u${call.number}` }),
        button(text("overrule"), () => form(text("overrule"), [{ name: "ruling", label: text("ruling") }], text("overrule"), (given) => fact({ fact: "AppealDecided", call: call.number, upheld: false, ruling: given.ruling })), { kind: "btn-s", key: `v${call.number}` }),
      ] : []);
    }
  }
  return items;
}

function draw() {
  if (!view) view = event.rounds.length ? "rounds" : "players";
  const waits = needs();
  const counts = { players: event.players.length, watchers: (event.calls ?? []).filter((call) => !call.ruling || (call.appealed && !call.final)).length || "" };
  const shown = VIEWS.filter((name) => (watcher() || !["watchers", "ledger"].includes(name)) && (name !== "bracket" || event.bracket.length));
  redraw(the("rail"), h("div", { class: "evn" }, h("strong", null, event.name), h("span", { class: "sub" }, `${event.date}, ${event.timeline}, ${text(`role.${event.role}`)}`), event.differs.length ? h("a", { class: "tag warn", href: "#settings", "data-key": "differs" }, text(event.differs.length === 1 ? "settings.count.one" : "settings.count", { n: event.differs.length })) : null),
    shown.map((name) => h("a", { href: `#${name}`, "aria-current": view === name ? "page" : null, "data-key": `rail-${name}` }, icon(ICONS[/** @type {keyof typeof ICONS} */ (name)]), name === "rounds" && current() ? roundName(event, /** @type {Round} */ (current())) : text(name === "standings" ? "standings" : name), counts[/** @type {keyof typeof counts} */ (name)] ? h("span", { class: "tag" }, counts[/** @type {keyof typeof counts} */ (name)]) : null)),
    h("div", { class: "rail-foot" }, h("a", { class: "btn btn-s", href: `/e/${code}/projector`, target: "_blank", rel: "noopener", "data-key": "wall" }, text("projector")), h("a", { class: "btn btn-s btn-quiet", href: `/e/${code}`, "data-key": "phone" }, text("asPlayer"))));
  redraw(the("side"), h("section", { class: "panel" }, h("div", { class: "panel-h" }, h("h2", null, text("needs")), h("span", { class: "tag" }, waits.length)), waits.length ? h("ul", { class: "todo" }, waits) : h("p", { class: "pad sub" }, text("needs.nothing"))),
    event.ledger ? h("section", { class: "panel led" }, h("div", { class: "panel-h" }, h("h2", null, text("ledger")), h("a", { href: "#ledger", "data-key": "all-ledger" }, text("everything"))), h("ol", { class: "log" }, event.ledger.slice(0, 12).map(lineOf))) : null);
  const winner = event.winner ? h("p", { class: "note good" }, icon("triumph"), h("b", null, text("winner", { name: nameOf(event.winner) }))) : null;
  const page = { draw, now };
  const found = { setup: setupView, settings: () => [...settingsView(event, organiser(), page), bannedPanel(event, organiser(), now)], players: playersView, rounds: roundsView, watchers: watchersView, ledger: ledgerView, print: printView }[view];
  redraw(the("view"), winner, view === "standings" ? panel(text("standings"), [], event.standings.length ? standingsTable(event.standings) : h("p", { class: "pad" }, text("standings.none"))) : view === "bracket" ? panel(text("bracket"), [], bracketTree(event)) : found?.());
}

addEventListener("hashchange", () => {
  view = VIEWS.includes(location.hash.slice(1)) ? location.hash.slice(1) : "rounds";
  draw();
  the("view").querySelector("h2")?.scrollIntoView({ block: "nearest" });
});

/** @param {Picture} data */
function heard(data) {
  const before = event;
  event = data;
  skew = data.now - Date.now() / 1000;
  if (before && data.rounds.length !== before.rounds.length) shownRound = 0;
  if (document.activeElement?.matches("#view input[type=search]") && before && data.seq === before.seq) return;
  draw();
  const waits = the("side").querySelectorAll(".todo li").length;
  if (before && waits) tell(`${text("needs")}: ${waits}`);
}

void learn(() => { if (event) draw(); });
const now = follow("", heard, 3);
