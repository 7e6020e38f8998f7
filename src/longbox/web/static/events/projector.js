// The wall: pairings by name, standings, bracket. Large, turning its pages by itself, and without any countdown.

import { fill, h, icon, text, the } from "../table/dom.js";
import { chanceOf, chances, chancesHow, learnChances, momentOf } from "./chances.js";
import { bracketTree, follow, look, roundName, score } from "./core.js";

/** @typedef {import("./types.js").Picture} Picture */

/** @type {Picture | null} */
let event = null;
const MODES = ["auto", "pairings", "standings", "bracket"];
let mode = MODES.includes(location.hash.slice(1)) ? location.hash.slice(1) : "auto";
let at = 0;
const SECONDS = 10;
const address = document.body.dataset.address ?? "";

/** How many lines fit into a column, of large ones or of those of a full hall. @param {boolean} [small] */
const fits = (small = false) => Math.max(4, Math.floor((innerHeight - 265) / (small ? 38 : 62)));

/** A name as one looks for it in a hall: the surname first. @param {string} name */
function sought(name) {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? "";
  return words.length > 1 && /^\p{L}[\p{L}'’-]+$/u.test(last) ? `${last}, ${words.slice(0, -1).join(" ")}` : name;
}

/** How a page is divided: few names large, more in three columns, a full hall in five without opponents. @param {number} n */
function layout(n) {
  if (innerWidth <= 1000) return { columns: 1, size: fits(), kind: "", opponents: true };
  if (n <= fits() * 2) return { columns: 2, size: fits(), kind: "", opponents: true };
  if (n <= fits(true) * 3 || innerWidth < 1600) return { columns: 3, size: fits(true), kind: "three", opponents: true };
  return { columns: 5, size: fits(true), kind: "five", opponents: false };
}

/** @template T @param {T[]} rows @param {number} size */
const sliced = (rows, size) => Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, n) => rows.slice(n * size, (n + 1) * size));

/** @typedef {{title: string, cap: string, of: number, n: number, body: () => Node}} Page */

/** @param {Picture} shown @returns {Page[]} */
function pairings(shown) {
  const round = shown.rounds.at(-1);
  if (!round) return [];
  const names = new Map(shown.players.map((player) => [player.id, player.name]));
  const rows = round.pairings.flatMap(({ table, players: [one, other] }) => [[one, table, other], ...(other ? [[other, table, one]] : [])]).map(([id, table, other]) => ({ name: sought(names.get(String(id)) ?? ""), table, other: other ? names.get(String(other)) ?? "" : null }));
  rows.sort((a, b) => a.name.localeCompare(b.name, document.documentElement.lang, { numeric: true }));
  const { columns, size, kind, opponents } = layout(rows.length);
  const pages = sliced(rows, Math.min(size, Math.ceil(rows.length / columns)) * columns);
  return pages.map((page, n) => ({
    title: roundName(shown, round),
    cap: text("find"),
    n, of: pages.length,
    body: () => h("div", { class: `cols ${kind}` }, sliced(page, Math.ceil(page.length / columns)).map((part) =>
      h("table", null, h("thead", null, h("tr", null, h("th", { scope: "col" }, text("player")), h("th", { scope: "col", class: "t" }, text("table")), opponents ? h("th", { scope: "col" }, text("against")) : null)),
        h("tbody", null, part.map((row) => h("tr", null, h("th", { scope: "row" }, row.name), h("td", { class: "t" }, row.other ? row.table : opponents ? "–" : text("bye")), opponents ? h("td", { class: "o" }, row.other ?? text("bye")) : null)))))),
  }));
}

/** @param {Picture} shown @returns {Page[]} */
function standings(shown) {
  const closed = shown.rounds.filter((round) => round.closed && !round.elimination).length;
  if (!closed) return [];
  const columns = innerWidth > 1000 ? 2 : 1;
  const small = shown.standings.length > fits() * columns;
  const cut = shown.plan?.cut ?? 0;
  const known = chances();
  const odds = Object.keys(known).length > 0;
  const pages = sliced(shown.standings, Math.min(fits(small), Math.ceil(shown.standings.length / columns)) * columns);
  return pages.map((page, n) => ({
    title: shown.winner ? text("standings") : text("standings.after", { n: closed }),
    cap: shown.winner ? text("winner", { name: shown.players.find((player) => player.id === shown.winner)?.name }) : odds ? `${text("cut.chance")}. ${chancesHow()}` : "",
    n, of: pages.length,
    body: () => h("div", { class: small ? "cols small" : "cols" }, sliced(page, Math.ceil(page.length / columns)).map((part) =>
      h("table", null, h("thead", null, h("tr", null, h("th", { scope: "col", class: "t" }, "#"), h("th", { scope: "col" }, text("player")), h("th", { scope: "col", class: "t" }, text("record.short")), h("th", { scope: "col", class: "t" }, text("points")), h("th", { scope: "col", class: "t" }, text("schedule.short")), h("th", { scope: "col", class: "t" }, text("vps.short")), odds ? h("th", { scope: "col", class: "t" }, text("cut.chance.short")) : null)),
        h("tbody", null, part.map((row) => h("tr", { class: cut && row.rank === cut ? "cut" : null }, h("td", { class: "t" }, row.rank ?? "–"), h("th", { scope: "row" }, row.name, row.status === "active" ? null : h("small", null, ` ${text(`status.${row.status}`)}`)), h("td", { class: "t small" }, row.record.join("-")), h("td", { class: "t" }, row.points), h("td", { class: "t small" }, row.schedule_decimal.toFixed(3)), h("td", { class: "t small" }, row.vps), odds ? h("td", { class: "t likely" }, chanceOf(known[row.player])) : null)))))),
  }));
}

/** The matches that are played at tables of Longbox, as they were last heard of. @type {{table: number, code: string, round: number, scores: [string, string][], lines: string[], board: string}[]} */
let live = [];

/** Ask how they stand, while there are any. @param {Picture} shown */
async function watch(shown) {
  const round = shown.rounds.at(-1);
  const before = JSON.stringify(live);
  live = round && !round.closed ? await look("live").catch(() => live) : [];
  if (JSON.stringify(live) !== before) draw();
}

/** A board in whole, however wide the wall is. @param {string} drawn */
function whole(drawn) {
  const made = document.importNode(new DOMParser().parseFromString(drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '), "image/svg+xml").documentElement, true);
  made.setAttribute("preserveAspectRatio", "xMidYMid meet");
  return made;
}

/** @returns {Page[]} */
const boards = () => live.map((one, n) => ({
  title: text("live", { n: one.table }), cap: one.scores.map(([name]) => name).join(" – "), n, of: live.length,
  body: () => h("div", { class: "live" }, one.board ? h("div", { class: "field" }, whole(one.board)) : null,
    h("div", null, h("dl", null, one.scores.map(([name, points]) => h("div", null, h("dt", null, name), h("dd", null, points)))), h("p", { class: "what" }, text("live.round", { n: one.round })), one.lines.map((line) => h("p", null, line)))),
}));

/** @param {Picture} shown @returns {Page[]} */
const bracket = (shown) => (shown.bracket.length ? [{ title: text("bracket"), cap: shown.winner ? text("winner", { name: shown.players.find((player) => player.id === shown.winner)?.name }) : "", n: 0, of: 1, body: () => bracketTree(shown, "h2") }] : []);

/** Who has won. @param {Picture} shown @returns {Page[]} */
function champion(shown) {
  const name = shown.players.find((player) => player.id === shown.winner)?.name;
  if (!name) return [];
  return [{ title: shown.name, cap: "", n: 0, of: 1, body: () => h("div", { class: "victor" },
    h("div", { class: "big" }, h("p", { class: "what" }, icon("triumph"), text("champion")), h("p", { class: "who" }, name), h("p", null, text("of.players", { n: shown.plan?.players ?? shown.players.length }))),
    h("div", { class: "way" }, h("h2", null, text("way")), h("table", null, h("tbody", null, wayOf(shown).map(([round, against, told]) => h("tr", null, h("td", null, round), h("th", { scope: "row" }, against), h("td", null, told))))),
      h("ol", { class: "places" }, shown.standings.filter((one) => one.player !== shown.winner).slice(0, 3).map((one) => h("li", null, h("b", null, one.rank ?? "–"), one.name))))) }];
}

/** The matches of the winner: round, whom they met, score. @param {Picture} shown @returns {[string, string, string][]} */
function wayOf(shown) {
  return shown.rounds.flatMap((round) => {
    const row = round.pairings.find((one) => shown.winner && one.players.includes(shown.winner));
    if (!row) return [];
    const first = row.players[0] === shown.winner;
    const other = shown.players.find((player) => player.id === row.players[first ? 1 : 0]);
    return /** @type {[string, string, string][]} */ ([[roundName(shown, round), other?.name ?? text("bye"), row.result && other ? score(row.result.vps, first) : "–"]]);
  });
}

/** The phases in which the hall looks up: nobody plays on as before. */
const CALLED = ["time-called", "over", "paused"];

/** The round whose clock has something to say to everybody. @param {Picture} shown */
function calledRound(shown) {
  const round = shown.rounds.at(-1);
  const open = round?.pairings.some((row) => row.players[1] && !row.result);
  return round && !round.closed && open && CALLED.includes(round.clock.phase) ? round : null;
}

/** A sentence as large as the wall. @param {string} said @param {string} more @param {Node | null} [below] */
const large = (said, more, below = null) => h("div", { class: "call" }, h("div", { class: `box${said.length > 60 ? " long" : ""}`, role: "status" }, h("p", { class: "said" }, said), more ? h("p", null, more) : null), below);

/** Time is called: what to do now, and who still plays. @param {Picture} shown @returns {Page[]} */
function time(shown) {
  const round = calledRound(shown);
  if (!round) return [];
  const tables = round.pairings.filter((row) => row.players[1] && !row.result).map((row) => row.table).sort((a, b) => a - b);
  const below = () => h("div", { class: "still" }, h("h2", null, text(tables.length === 1 ? "still.one" : "still", { n: tables.length })), h("p", null, tables.slice(0, 60).join(", ") + (tables.length > 60 ? ", …" : "")));
  return [{ title: roundName(shown, round), cap: "", n: 0, of: 1, body: () => large(text(`phase.${round.clock.phase}`), round.clock.instruction, round.clock.phase === "paused" ? null : below()) }];
}

/** What the desk says to everybody. @param {Picture} shown @returns {Page[]} */
const announced = (shown) => (shown.broadcast ? [{ title: text("announced"), cap: "", n: 0, of: 1, body: () => large(shown.broadcast?.text ?? "", "") }] : []);

/** The same in a line over every other page. @param {Picture} shown */
function urgent(shown) {
  const round = calledRound(shown);
  return [shown.broadcast?.text, round ? `${text(`phase.${round.clock.phase}`)}. ${round.clock.instruction}` : ""].filter(Boolean);
}

/** @param {Picture} shown @returns {Page[]} */
const welcome = (shown) => [{
  title: shown.name,
  cap: text("registering"),
  n: 0, of: 1,
  body: () => h("div", { class: "welcome" }, address ? [h("img", { class: "qr", src: `/e/${shown.code}/qr.svg`, alt: address }), h("p", null, text("register", { address }))] : null, h("p", null, text("registered", { n: shown.players.length, in: shown.players.filter((player) => player.checked_in).length }))),
}];

/** @param {Picture} shown @returns {Page[]} */
function pagesOf(shown) {
  const round = shown.rounds.at(-1);
  if (mode !== "auto") {
    const found = (mode === "pairings" ? pairings : mode === "standings" ? standings : bracket)(shown);
    return found.length ? found : welcome(shown);
  }
  if (!round) return welcome(shown);
  if (round.closed || shown.over) return [...champion(shown), ...bracket(shown), ...standings(shown)];
  if (calledRound(shown)) return time(shown);
  return [...pairings(shown), ...(round.elimination ? bracket(shown) : []), ...boards()];
}

function draw() {
  if (!event) return;
  const said = mode === "auto" ? announced(event) : [];
  const pages = [...said, ...pagesOf(event)];
  const page = pages[at % pages.length];
  the("title").textContent = page.title;
  the("name").textContent = page.title === event.name ? event.date : event.name;
  the("cap").textContent = page.cap;
  the("cap").hidden = !page.cap;
  const whole = said.includes(page) || (mode === "auto" && calledRound(event));
  const news = urgent(event).filter((one) => !whole || (one === event?.broadcast?.text && !said.includes(page)));
  fill(the("view"), news.map((sentence) => h("p", { class: "urgent", role: "status" }, sentence)), page.body());
  the("view").classList.remove("tight");
  if (document.documentElement.scrollHeight > innerHeight + 2) the("view").classList.add("tight"); // long names have made lines of two
  the("foot").textContent = event.over || !address ? "" : text("report", { address });
  the("pages").textContent = page.of > 1 ? text("pages", { n: page.n + 1, of: page.of }) : "";
  the("show").setAttribute("aria-label", text("show"));
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.mode : undefined;
  fill(the("show"), MODES.map((name) => h("button", { type: "button", "data-mode": name, "aria-pressed": String(mode === name), onclick: () => turn(name) }, text(`show.${name}`))));
  if (focused) /** @type {HTMLElement | null} */ (the("show").querySelector(`[data-mode="${focused}"]`))?.focus();
}

/** @param {string} name */
function turn(name) {
  mode = name;
  at = 0;
  history.replaceState(null, "", `#${name}`);
  draw();
}

addEventListener("keydown", (key) => {
  if (key.ctrlKey || key.metaKey || key.altKey) return;
  if (["1", "2", "3", "4"].includes(key.key)) turn(MODES[Number(key.key) - 1]);
  if (key.key === "ArrowRight") { at += 1; draw(); }
  if (key.key === "ArrowLeft") { at = Math.max(0, at - 1); draw(); }
});
addEventListener("resize", draw);
setInterval(() => {
  at += 1;
  draw();
}, SECONDS * 1000);
follow("", (data) => {
  if (event && (event.rounds.length !== data.rounds.length || event.broadcast?.at !== data.broadcast?.at || !calledRound(event) !== !calledRound(data))) at = 0;
  event = data;
  draw();
  void learnChances(momentOf(data), draw);
}, 3);
setInterval(() => { if (event) void watch(event); }, 5000);
