// A player's phone: where do I sit, against whom, with what; what happened; help.

import { code, fill, h, icon, memory, text, the, toast } from "../table/dom.js";
import { chanceOf, chances, chancesHow, learnChances } from "./chances.js";
import { canInstall, canKeep, install, keepPage, newest, offered, recalledWhole, remember, rememberWhole } from "./keeping.js";
import { Unheard, attempt, bracketTree, dayTime, follow, form, look, moment, newKey, redraw, say, score, send, sendOnce, show, standingsTable, tell, whyPaired, whyRanked } from "./core.js";
import { readyRosters } from "./ready.js";

/** @typedef {import("./types.js").Roster} Roster */

const first = newest(JSON.parse(document.getElementById("first")?.textContent || "null"));
/** @type {any} */
let state = first.state;
/** When the desk was last heard, and whether it was since this page was opened: until then it may be an old copy. */
let heardAt = first.at;
let confirmed = false;
let away = false;
let tab = "round";
/** What is typed in for the match, kept while the page is drawn again. */
const typed = { match: "", mine: 0, theirs: 0, kind: "victory", won: "me", again: false };
/** @type {import("./types.js").Picture | null} */
let whole = recalledWhole();

/** @param {Roster | null} roster @param {string} none */
function rosterParts(roster, none) {
  if (!roster) return h("p", { class: "pad sub" }, none);
  return h("dl", { class: "roster" }, Object.entries({ ...roster.parts, unread: roster.unread }).filter(([, cards]) => cards.length).flatMap(([part, cards]) => [h("dt", null, `${text(`part.${part}`)} (${cards.length})`), h("dd", null, cards.join(" · "))]));
}

/** @param {string} title @param {...(import("../table/dom.js").Child | import("../table/dom.js").Child[])} inner */
const panel = (title, ...inner) => h("section", { class: "panel" }, h("div", { class: "panel-h" }, h("h2", null, title)), ...inner);

/** @param {string} kind @param {string} mark @param {string} title @param {string} [sub] */
const note = (kind, mark, title, sub) => h("div", { class: `note ${kind}` }, icon(mark), h("div", null, h("b", null, title), sub ? h("p", null, sub) : null));

/** What the law says of the chosen kind of result. @param {any} round @returns {{ kind: string, winner: "points" | "name" | "nobody", level: string }} */
const kindOf = (round) => round.kinds.find((/** @type {any} */ one) => one.kind === typed.kind) ?? round.kinds[0];

/** The result as it is typed in, in the order of the table. @param {any} round */
function typedResult(round) {
  const vps = round.first ? [typed.mine, typed.theirs] : [typed.theirs, typed.mine];
  const me = state.me.id;
  const other = round.opponent.id;
  const { kind, winner: by, level } = kindOf(round);
  if (by === "name") return { kind, winner: typed.won === "me" ? me : other, vps };
  if (by !== "points") return { kind, winner: null, vps };
  return typed.mine === typed.theirs ? { kind: level, winner: null, vps } : { kind, winner: typed.mine > typed.theirs ? me : other, vps };
}

/**
 * A report that nobody has answered yet. It is kept on this phone, so that neither a lost connection nor a reload loses it, and it is
 * always sent with the same key, so that it counts once.
 * @typedef {{key: string, me: string, opponent: string, first: boolean, elimination: boolean, fact: {fact: "Reported", round: number, table: number, result: any}}} Kept
 */
const slot = `report-${code}`;
/** @type {Kept | null} */
let kept = JSON.parse(memory.get(slot, "null"));
let sending = false;
let later = 0;

/** @param {Kept | null} report */
function keep(report) {
  kept = report;
  memory.set(slot, JSON.stringify(report));
}

/** The report that waits, if it is about this match. @param {any} round */
const waitsFor = (round) =>
  kept && round && !round.result && kept.me === state.me?.id && kept.opponent === round.opponent?.id && kept.fact.round === round.number && kept.fact.table === round.table ? kept : null;

/** Send what waits. A match that has its result or was drawn anew needs no report. */
async function deliver() {
  if (!kept || sending || !confirmed) return;
  const report = kept;
  if (!waitsFor(state.me?.round)) {
    keep(null);
    if (state.me?.id === report.me) settled(report);
    return;
  }
  sending = true;
  try {
    await sendOnce("facts", { fact: report.fact }, report.key);
    if (kept === report) keep(null);
    typed.again = false;
    await now();
  } catch (error) {
    if (error instanceof Unheard) {
      clearTimeout(later);
      later = setTimeout(() => void deliver(), 3000);
    } else {
      if (kept === report) keep(null);
      toast(/** @type {Error} */ (error).message, "warn");
    }
  }
  sending = false;
  draw();
  if (kept && kept !== report) void deliver(); // another one was typed in meanwhile
}

/** What became of a match while its report was kept here: nobody is left to wonder. @param {Kept} report */
function settled(report) {
  const { round, result } = report.fact;
  const row = state.me.history.find((/** @type {any} */ one) => one.round === round && !one.elimination === !report.elimination);
  const mine = report.first ? result.vps : [result.vps[1], result.vps[0]];
  const same = row?.vps && row.vps[0] === mine[0] && row.vps[1] === mine[1];
  if (!same) show(text("kept.late"), [row?.vps ? text("kept.late.other", { n: round, mine: score(mine), desk: score(row.vps) }) : text("kept.late.gone", { n: round, mine: score(mine) })]);
}

/** @param {any} round @param {any} result */
function report(round, result) {
  const fact = /** @type {Kept["fact"]} */ ({ fact: "Reported", round: round.number, table: round.table, result });
  // Pressed twice it is still one report.
  if (!kept || JSON.stringify(kept.fact) !== JSON.stringify(fact)) keep({ key: newKey(), me: state.me.id, opponent: round.opponent.id, first: round.first, elimination: round.elimination, fact });
  typed.again = false;
  void deliver();
  if (!sending) draw();
}

/** A score with whose is whose, and what it means for me. @param {any} round @param {any} result */
function told(round, result) {
  const [mine, theirs] = round.first ? result.vps : [result.vps[1], result.vps[0]];
  const end = result.winner ? (result.winner === state.me.id ? "win" : "loss") : "draw";
  return text(`mine.${end}`, { mine, theirs, name: round.opponent.name }) + (result.kind === "victory" ? "" : ` (${text(`kind.${result.kind}`)})`);
}

/** @param {any} round @param {"mine" | "theirs"} which @param {string} name */
function stepper(round, which, name) {
  // Nothing is drawn anew here: a button that is replaced while it is pressed would not hear it.
  const set = (/** @type {number} */ value, /** @type {boolean} */ shown = true) => {
    typed[which] = Math.max(0, Math.min(99, value));
    if (shown) input.value = String(typed[which]);
    the("send-score").textContent = text("sendScore", { score: told(round, typedResult(round)) });
  };
  const step = (/** @type {number} */ by) => {
    set(typed[which] + by);
    tell(`${name}: ${typed[which]}`);
  };
  const input = h("input", { class: "vp", type: "number", min: 0, max: 99, inputmode: "numeric", value: typed[which], "data-key": which, "aria-labelledby": `of-${which}`, oninput: () => { set(Math.floor(Number(input.value)) || 0, false); if (which === "mine" && input.value.length === 2) /** @type {HTMLElement | null} */ (document.querySelector("[data-key=theirs]"))?.focus(); }, onfocus: () => input.select() });
  return h("div", { class: "stepper" }, h("span", { id: `of-${which}` }, name), h("div", { class: "steps" },
    h("button", { class: "btn btn-plain", type: "button", "data-key": `${which}-less`, "aria-label": text("less", { name }), onclick: () => step(-1) }, icon("minus")),
    input,
    h("button", { class: "btn btn-plain", type: "button", "data-key": `${which}-more`, "aria-label": text("more", { name }), onclick: () => step(1) }, icon("plus"))));
}

/** @param {any} round */
function reporting(round) {
  const name = round.opponent.name;
  const key = `${round.number}.${round.table}.${name}`;
  if (typed.match !== key) Object.assign(typed, { match: key, mine: 0, theirs: 0, kind: "victory", won: "me", again: false });
  const shown = (/** @type {any} */ result) => told(round, result);
  if (round.result) return [panelled(note("good", "check", text("kept", { score: shown(round.result) }), text("kept.sub")))];
  const parts = [];
  const waits = waitsFor(round);
  if (waits && (away || !sending)) parts.push(panelled(note("warn", "warn", text("queued", { score: shown(waits.fact.result) }), text(canKeep() ? "queued.sub" : "queued.open")),
    h("p", { class: "sub" }, text("queued.hand"), " ", h("b", { class: "by-hand" }, `${round.table} ${waits.fact.result.vps.join(" ")}`))));
  else if (round.disputed) {
    parts.push(panelled(
      note("bad", "warn", text("differ"), text("differ.sub", { mine: shown(round.report), theirs: shown(round.their_report), name, table: round.table })),
      h("p", { class: "acts" }, h("button", { class: "btn btn-primary", type: "button", "data-key": "accept", onclick: () => report(round, round.their_report) }, text("accept", { score: score(round.their_report.vps, round.first) })))));
  } else if (round.their_report) {
    parts.push(h("section", { class: "decision" }, h("h2", null, text("confirm", { name, score: shown(round.their_report) })), h("p", { class: "sub" }, text("confirm.sub")),
      h("p", { class: "acts" }, h("button", { class: "btn btn-primary btn-l", type: "button", "data-key": "confirm", onclick: () => report(round, round.their_report) }, text("confirm.do", { score: score(round.their_report.vps, round.first) })))));
  } else if (round.report) {
    parts.push(panelled(note("", "info", text("sent", { score: shown(round.report) }), text("sent.sub", { name }))));
  }
  if ((waits || round.report || round.their_report) && !typed.again) {
    parts.push(h("button", { class: "btn btn-quiet wide", type: "button", "data-key": "change", onclick: () => { typed.again = true; draw(); } }, text("change")));
    return parts;
  }
  /** @type {string[]} */ const kinds = round.kinds.map((/** @type {any} */ one) => one.kind);
  const picked = (/** @type {any} */ event) => { typed.kind = event.target.value; draw(); };
  const won = (/** @type {any} */ event) => { typed.won = event.target.value; draw(); };
  const asksWho = kindOf(round).winner === "name";
  parts.push(h("section", { class: parts.length ? "decision wait" : "decision" }, h("h2", null, text("report")), h("p", { class: "sub" }, text("report.sub", { name })),
    h("div", { class: "steppers" }, stepper(round, "mine", text("you")), stepper(round, "theirs", name)),
    h("div", { class: "field" }, h("label", { for: "how" }, text("how")), h("select", { class: "input", id: "how", "data-key": "how", onchange: picked }, kinds.map((kind) => h("option", { value: kind, selected: typed.kind === kind }, text(`kind.${kind}`))))),
    asksWho ? h("div", { class: "field" }, h("label", { for: "won" }, text("who.won")), h("select", { class: "input", id: "won", "data-key": "won", onchange: won }, h("option", { value: "me", selected: typed.won === "me" }, text("you")), h("option", { value: "other", selected: typed.won === "other" }, name))) : null,
    h("button", { class: "btn btn-primary btn-l wide", type: "button", id: "send-score", "data-key": "send", onclick: () => report(round, typedResult(round)) }, text("sendScore", { score: `${typed.mine} : ${typed.theirs}` }))));
  return parts;
}

/** @param {...(import("../table/dom.js").Child)} inner */
const panelled = (...inner) => h("section", { class: "panel padded" }, ...inner);

/** @param {any} round */
function where(round) {
  if (round.closed && !state.winner) {
    if (state.over) return [panelled(h("h2", null, round.instruction))];
    return [panelled(h("h2", null, text("waiting")), h("p", { class: "sub" }, state.me.in_cut === false ? text("out") : text("next")))];
  }
  if (!round.table) return [panelled(h("h2", null, text("waiting")), h("p", { class: "sub" }, state.me.in_cut === false ? text("out") : text("next")))];
  const title = round.elimination ? text("where.top", { name: round.of === 1 ? text("final") : text("top", { n: round.of * 2 }) }) : text("where", { n: round.number });
  if (!round.opponent) return [panelled(h("p", { class: "sub" }, text("round", { n: round.number })), h("p", { class: "vs" }, text("has.bye")), whyButton(round))];
  const stops = !round.result && ["time-called", "over", "paused"].includes(round.phase);
  return [
    stops ? h("section", { class: "decision called", id: "called" }, h("h2", null, text(`phase.${round.phase}`)), h("p", null, round.instruction)) : null,
    h("section", { class: `panel where${round.result ? " small" : ""}` },
      h("p", { class: "sub" }, title),
      h("p", { class: "tn" }, round.table),
      h("p", { class: "vs" }, text("against"), " ", h("strong", null, round.opponent.name)),
      stops ? null : h("p", { class: "sub" }, round.instruction),
      round.minutes ? h("p", null, text("minutes", { n: round.minutes })) : null,
      whyButton(round)),
    ...reporting(round),
    round.result ? panelled(h("h2", null, text("waiting")), h("p", { class: "sub" }, text("waiting.sub", { left: round.left, of: round.of }))) : null,
    round.opponent_roster ? h("details", { class: "panel fold" }, h("summary", { "data-key": "their" }, text("their.roster", { name: round.opponent.name })), rosterParts(round.opponent_roster, text("roster.none"))) : null,
    round.play?.table || round.play?.can ? panelled(
      h("button", { class: "btn wide", type: "button", "data-key": "play", onclick: play }, icon("play"), text(round.play.table ? "play.join" : "play")), h("p", { class: "sub" }, text("play.sub"))) : null,
  ];
}

/** @param {any} round */
const whyButton = (round) => h("button", { class: "btn btn-quiet", type: "button", "data-key": "why", onclick: () => void whyPaired(String(round.number), round.table) }, text("why.pairing"));

const play = () => attempt(async () => location.assign(`/t/${(await send("play")).table}`));

/** Whether I still make the cut: before my result is in, and what it means afterwards. */
function chancePanel() {
  const { me } = state;
  const one = chances()[me.id];
  if (!one || me.status !== "active") return null;
  const { round } = me;
  const outcome = round?.result && !round.closed ? (round.result.winner === me.id ? one.win : round.result.winner ? one.loss : null) : null;
  const now = outcome === null ? one : { ...one, share: outcome };
  const both = !one.sure && outcome === null && one.win !== null && one.loss !== null;
  return h("section", { class: "panel padded chance", id: "chance" },
    h("h2", null, one.sure ? text(`cut.${one.sure}.me`) : text("cut.me", { chance: chanceOf(now) })),
    both ? h("p", null, text("cut.if", { win: chanceOf({ ...one, share: one.win ?? 0 }), loss: chanceOf({ ...one, share: one.loss ?? 0 }) })) : null,
    one.sure ? null : h("p", { class: "sub" }, chancesHow()));
}

function roundView() {
  const { me } = state;
  /** @type {import("../table/dom.js").Child[]} */
  const parts = [];
  if (me.in_cut && me.round?.closed && !state.over) parts.push(panelled(note("good", "triumph", text("in.cut"), me.seed ? text("in.cut.sub", { n: me.seed, of: me.seeds }) : "")));
  if (state.winner) parts.push(panelled(note("good", "triumph", me.won ? text("won") : text("winner", { name: state.winner }), !me.won && me.rank ? text("placed", { n: me.rank }) : "")));
  if (me.status === "dropped") parts.push(panelled(note("warn", "info", text("left"))));
  if (me.status === "ejected") parts.push(panelled(note("bad", "warn", text("ejected"))));
  if (me.status === "active" && me.waits) parts.push(panelled(note("warn", "info", text("waits", { n: me.waits }), text("waits.sub"))));
  else if (me.status === "active" && !me.checked_in) {
    const blocked = state.rosters === "required" && !me.roster?.accepted;
    parts.push(h("section", { class: "decision" }, h("h2", null, text("notChecked")), blocked ? h("p", { class: "sub" }, text(!me.roster ? "checkin.needs" : me.roster.status === "illegal" ? "roster.again" : "roster.waits")) : null,
      h("p", { class: "acts" }, blocked ? h("button", { class: "btn btn-primary btn-l", type: "button", "data-key": "to-roster", onclick: () => turn("roster") }, text("tab.roster"))
        : h("button", { class: "btn btn-primary btn-l", type: "button", "data-key": "checkin", onclick: () => attempt(async () => { await say({ fact: "CheckedIn", player: me.id }); await now(); }) }, icon("check"), text("checkin")))));
  }
  if (me.status === "active" && me.checked_in && !me.round) parts.push(panelled(h("h2", null, text("checked")), h("p", { class: "sub" }, text("soon"))));
  if (me.round && me.checked_in && !(state.winner && me.round.closed) && me.status === "active") parts.push(...where(me.round));
  parts.push(chancePanel());
  for (const call of me.calls) {
    const about = text(`about.${call.about}`);
    parts.push(panelled(
      !call.ruling ? note("warn", "watcher", text("called", { about })) : note("", "watcher", text("ruled", { about, ruling: call.ruling }), call.appealed && !call.final ? text("appealed") : ""),
      call.may_appeal ? h("p", { class: "acts" }, h("button", { class: "btn", type: "button", "data-key": `appeal-${call.number}`, onclick: () => attempt(async () => { await say({ fact: "Appealed", call: call.number, player: me.id }); await now(); }) }, text("appeal"))) : null));
  }
  if (me.warnings.length) parts.push(panelled(note("warn", "warn", text("warnings", { list: me.warnings.join(", ") }))));
  if (me.status === "active" && !state.winner) {
    parts.push(h("div", { class: "two" },
      me.round ? h("button", { class: "btn", type: "button", "data-key": "call", onclick: call }, icon("watcher"), text("call")) : null,
      h("button", { class: "btn btn-quiet btn-danger", type: "button", "data-key": "drop", onclick: drop }, text("drop"))));
  }
  if (me.history.length) {
    parts.push(panel(text("history"), h("table", { class: "mini-table" }, h("tbody", null, me.history.map((/** @type {any} */ row) =>
      h("tr", null, h("td", { class: "num" }, row.round), h("th", { scope: "row" }, row.opponent ?? text("bye")), h("td", { class: "num" }, row.vps && row.vps[1] !== null ? score(row.vps) : row.vps ? row.vps[0] : "–"),
        h("td", null, h("span", { class: `tag ${row.outcome === "win" || row.outcome === "bye" ? "good" : ""}` }, text(`outcome.${row.outcome}`)))))))));
  }
  return parts;
}

const call = () =>
  form(text("call"), [{ name: "about", label: text("call.about"), kind: "select", options: state.topics.map((/** @type {string} */ about) => [about, text(`about.${about}`)]) }], text("call"), async (given) => {
    await say({ fact: "Called", player: state.me.id, about: given.about });
    await now();
  });

const drop = () =>
  form(text("drop"), [], text("drop"), async () => {
    await say({ fact: "Dropped", player: state.me.id });
    await now();
  }, { sub: text("drop.sure"), danger: true });

function rosterView() {
  const { me } = state;
  const roster = /** @type {Roster | null} */ (me.roster);
  const fault = h("p", { class: "err-text", role: "alert" });
  const area = h("textarea", { class: "input", id: "paste", rows: 8, spellcheck: "false", "data-key": "paste" });
  const file = h("input", { class: "input", id: "file", type: "file", accept: ".txt,.json,.ros,.rosz", "data-key": "file" });
  const filing = (/** @type {File | string} */ filed) => async () => {
    fault.textContent = "";
    try {
      await send(`players/${me.id}/roster`, filed || (file.files?.[0] ?? area.value));
      await now();
      draw(true);
    } catch (error) {
      fault.textContent = /** @type {Error} */ (error).message;
    }
  };
  return [
    panel(text("tab.roster"), roster ? h("div", { class: "pad" },
      roster.returned ? note("bad", "warn", text("roster.returned", { note: roster.returned })) : null,
      note(roster.accepted ? "good" : "warn", roster.accepted ? "check" : "info", text(`roster.${roster.status}`), roster.returned ? "" : roster.locked ? text("roster.locked") : roster.accepted ? text("roster.accepted") : text(roster.status === "illegal" ? "roster.again" : "roster.waits")),
      roster.remarks.map((remark) => h("p", { class: "note" }, h("span", null, remark.text, " ", h("a", { class: "rule", href: `/rules/${remark.rule.startsWith("CE") ? "challenger" : "crisis"}/${remark.rule.toLowerCase()}` }, remark.rule))))) : null,
      rosterParts(roster, text("roster.none"))),
    roster?.locked || state.begun ? null : panel(text("roster.file"), h("div", { class: "pad form" }, readyRosters((/** @type {string} */ chosen) => filing(chosen)()), h("p", { class: "sub" }, text("roster.file.sub")),
      h("div", { class: "field" }, h("label", { for: "paste" }, text("roster.paste")), area),
      h("div", { class: "field" }, h("label", { for: "file" }, text("roster.choose")), file), fault,
      h("p", { class: "acts" }, h("button", { class: "btn btn-primary", type: "button", "data-key": "file-roster", onclick: filing("") }, text("roster.send")), h("a", { class: "btn", href: `/rosters?event=${code}` }, icon("hero"), text("roster.build"))))),
  ];
}

function standingsView() {
  if (!whole) return [panelled(h("div", { class: "load" }, h("i"), h("i")))];
  const closed = whole.rounds.filter((round) => round.closed && !round.elimination).length;
  const rank = whole.standings.find((row) => row.player === state.me?.id);
  return [
    whole.bracket.length ? panel(text("bracket"), bracketTree(whole)) : null,
    closed ? panel(text("standings.after", { n: closed }), standingsTable(whole.standings, state.me?.id ?? null, false, whole.plan?.cut)) : panelled(h("p", null, text("standings.none"))),
    whole.over || (whole.begun && whole.settings.rosters_open) ? panelled(h("p", { class: "acts" },
      whole.settings.rosters_open ? h("a", { class: "btn", href: `/e/${code}/print/rosters`, "data-key": "all-rosters" }, icon("hero"), text("rosters.all")) : null,
      h("a", { class: "btn", href: `/e/${code}/print/teams`, "data-key": "teams" }, icon("chart"), text("rosters.teams")))) : null,
    rank && closed ? panelled(h("button", { class: "btn btn-quiet", type: "button", "data-key": "why-me", onclick: () => whyRanked(rank.player, rank.name) }, icon("help"), text("why.rank"))) : null,
  ];
}

function outside() {
  if (state.role !== "public" && state.role !== "player") {
    return [panelled(note("", "info", text("staff")), h("p", { class: "acts" }, h("a", { class: "btn btn-primary", href: `/e/${code}/desk` }, text("desk"))))];
  }
  if (!state.joining) return [panelled(state.winner ? note("good", "triumph", text("winner", { name: state.winner })) : note("", "info", text("join.closed")))];
  const name = h("input", { class: "input", id: "join-name", maxlength: 40, required: true, autocomplete: "name", "data-key": "join-name", value: typedName });
  name.addEventListener("input", () => (typedName = name.value));
  const club = h("input", { class: "input", id: "join-club", maxlength: 40, autocomplete: "organization", "data-key": "join-club", value: typedClub });
  club.addEventListener("input", () => (typedClub = club.value));
  const full = state.places && state.players >= state.places;
  const inner = h("form", { class: "decision" }, h("h2", null, text("join")), h("p", { class: "sub" }, state.places ? text(full ? "join.full" : "join.places", { n: state.players, of: state.places }) : text(state.players === 1 ? "join.sub.one" : "join.sub", { n: state.players })),
    h("div", { class: "field" }, h("label", { for: "join-name" }, text("join.name")), name),
    state.clubs ? h("div", { class: "field" }, h("label", { for: "join-club" }, text("join.club")), club) : null, h("p", { class: "acts" }, h("button", { class: "btn btn-primary btn-l", type: "submit", "data-key": "join" }, text("join"))));
  inner.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(async () => {
      await send("join", { name: name.value, club: club.value });
      await now();
    });
  });
  return [inner];
}
let typedName = "";
let typedClub = "";

/** Where and when it is, what else there is to know, and until when rosters are due. */
function about() {
  const { text: more, due } = state;
  if (state.begun || (!more && !due)) return null;
  const when = due ? moment(due) : "";
  return panel(text("about"), h("div", { class: "pad" }, due ? h("p", null, text(due * 1000 > Date.now() ? "due" : "due.over", { when })) : null, more ? h("p", { class: "lines" }, more) : null));
}

/** What this event does otherwise than the packet, until it begins. */
const differing = () => (state.begun || !state.differs.length ? null : panel(text("differs"), h("ul", { class: "pad plain" }, state.differs.map((/** @type {{label: string, value: string}} */ one) => h("li", null, `${one.label}: `, h("b", null, one.value))))));

/** @param {string} name */
function turn(name) {
  tab = name;
  draw(true);
  if (name === "standings") fetchWhole();
}

const fetchWhole = async () => {
  const found = await look("").catch(() => null);
  if (found) {
    whole = found;
    rememberWhole(found);
  }
  draw();
};

/** @param {boolean} [chosen] whether the visitor asked for it: nothing is taken from under their fingers otherwise */
function draw(chosen = false) {
  const { me } = state;
  const tabs = me ? ["round", "standings", "roster"] : ["round", "standings"];
  const names = { round: text("tab.round"), standings: text("standings"), roster: text("tab.roster") };
  redraw(the("tabs"), tabs.map((name) => h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-selected": String(tab === name), "aria-pressed": null, class: tab === name ? "on" : "", "data-key": name, tabindex: tab === name ? 0 : -1, onclick: () => turn(name), onkeydown: (/** @type {KeyboardEvent} */ event) => arrow(event, tabs) }, names[/** @type {keyof typeof names} */ (name)])));
  the("tabs").hidden = false;
  fill(the("state"), me ? h("span", { class: "me-name" }, me.name, " ") : null, me ? h("span", { class: `tag ${me.checked_in && me.status === "active" ? "good" : "warn"}` }, me.status === "active" ? text(me.checked_in ? "checked" : "notChecked") : text(`status.${me.status}`)) : null);
  const view = the("view");
  if (tab === "roster" && !chosen && view.contains(document.activeElement) && document.activeElement?.matches("textarea, input, select")) return;
  redraw(view, awayNote(), state.broadcast ? panelled(note("warn", "info", state.broadcast.text)) : null, ...(tab === "round" ? [...(me ? roundView() : outside()), about(), installPanel(), differing()] : tab === "standings" ? standingsView() : rosterView()));
  view.setAttribute("role", "tabpanel");
  view.setAttribute("aria-labelledby", `tab-${tab}`);
}

/** What is on the screen may be old. */
function awayNote() {
  if (!away) return null;
  const at = dayTime(heardAt / 1000);
  return h("section", { class: "panel padded", id: "away" }, note("warn", "warn", text("away", { at }), text(canKeep() ? "away.sub" : "away.open")));
}

/** Offered once, to whoever is in. */
function installPanel() {
  const { me } = state;
  if (!me?.checked_in || me.status !== "active" || state.over || memory.get("install", "") || !canInstall()) return null;
  const never = () => { memory.set("install", "no"); draw(); };
  return h("section", { class: "panel padded", id: "install" }, h("h2", null, text("install")), h("p", { class: "sub" }, text("install.sub")), h("p", { class: "acts" },
    h("button", { class: "btn btn-primary", type: "button", "data-key": "install", onclick: () => { void install().then(never); } }, icon("download"), text("install.do")),
    h("button", { class: "btn btn-quiet", type: "button", "data-key": "install-no", onclick: never }, text("install.no"))));
}

/** @param {KeyboardEvent} event @param {string[]} tabs */
function arrow(event, tabs) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  turn(tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]);
  document.getElementById(`tab-${tab}`)?.focus();
}

/** @param {any} data */
function heard(data) {
  const before = state?.me?.round;
  const fresh = data.me?.round;
  const elsewhere = fresh?.table && (before?.number !== fresh.number || before?.table !== fresh.table);
  if (data.broadcast && data.broadcast.text !== state?.broadcast?.text) tell(data.broadcast.text);
  state = data;
  remember(data);
  heardAt = Date.now();
  if (!confirmed && data.me) void keepPage();
  confirmed = true;
  if (elsewhere) tab = "round"; // where to sit comes before everything else
  draw(elsewhere);
  if (tab === "standings") fetchWhole();
  if (data.me && data.plan?.cut) void learnChances(`${fresh?.number}.${fresh?.closed}.${data.me.in_cut}`, draw);
  if (!elsewhere && before && fresh?.phase !== before.phase && fresh?.table && !fresh.result && ["time-called", "over", "paused"].includes(fresh.phase)) {
    tell(`${text(`phase.${fresh.phase}`)}. ${fresh.instruction}`);
    navigator.vibrate?.([400, 200, 400]);
  }
  if (elsewhere) tell(`${text("where", { n: fresh.number })}: ${fresh.table}. ${fresh.opponent ? `${text("against")} ${fresh.opponent.name}` : text("bye")}`);
}

/** @param {boolean} gone whether nobody answers */
function reached(gone) {
  if (!gone) heardAt = Date.now();
  const turned = gone !== away;
  away = gone;
  if (turned) draw();
  if (!gone && confirmed) void deliver();
}

const now = follow("/me", heard, 4, reached);
offered(() => draw());
draw();
addEventListener("online", () => void now());
