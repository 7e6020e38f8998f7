// The wall: pairings by name, standings, bracket. Large, turning its pages by itself, and without any countdown.

import { fill, h, text, the } from "../table/dom.js";
import { bracketTree, follow, roundName } from "./core.js";

/** @typedef {import("./types.js").Picture} Picture */

/** @type {Picture | null} */
let event = null;
const MODES = ["auto", "pairings", "standings", "bracket"];
let mode = MODES.includes(location.hash.slice(1)) ? location.hash.slice(1) : "auto";
let at = 0;
const SECONDS = 10;
const address = document.body.dataset.address ?? "";

/** How many lines fit on one page. */
const fits = () => Math.max(4, Math.floor((innerHeight - 290) / 62));

/** @template T @param {T[]} rows @param {number} size */
const sliced = (rows, size) => Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, n) => rows.slice(n * size, (n + 1) * size));

/** @typedef {{title: string, cap: string, of: number, n: number, body: () => Node}} Page */

/** @param {Picture} shown @returns {Page[]} */
function pairings(shown) {
  const round = shown.rounds.at(-1);
  if (!round) return [];
  const names = new Map(shown.players.map((player) => [player.id, player.name]));
  const rows = round.pairings.flatMap(({ table, players: [one, other] }) => [[one, table, other], ...(other ? [[other, table, one]] : [])]).map(([id, table, other]) => ({ name: names.get(String(id)) ?? "", table, other: other ? names.get(String(other)) ?? "" : null }));
  rows.sort((a, b) => a.name.localeCompare(b.name));
  const columns = innerWidth > 1000 ? 2 : 1;
  const pages = sliced(rows, Math.min(fits(), Math.ceil(rows.length / columns)) * columns);
  return pages.map((page, n) => ({
    title: roundName(shown, round),
    cap: text("find"),
    n, of: pages.length,
    body: () => h("div", { class: "cols" }, sliced(page, Math.ceil(page.length / columns)).map((part) =>
      h("table", null, h("thead", null, h("tr", null, h("th", { scope: "col" }, text("player")), h("th", { scope: "col", class: "t" }, text("table")), h("th", { scope: "col" }, text("against")))),
        h("tbody", null, part.map((row) => h("tr", null, h("th", { scope: "row" }, row.name), h("td", { class: "t" }, row.other ? row.table : "–"), h("td", { class: "o" }, row.other ?? text("bye")))))))),
  }));
}

/** @param {Picture} shown @returns {Page[]} */
function standings(shown) {
  const closed = shown.rounds.filter((round) => round.closed && !round.elimination).length;
  if (!closed) return [];
  const columns = innerWidth > 1000 ? 2 : 1;
  const pages = sliced(shown.standings, Math.min(fits(), Math.ceil(shown.standings.length / columns)) * columns);
  return pages.map((page, n) => ({
    title: shown.winner ? text("standings") : text("standings.after", { n: closed }),
    cap: shown.winner ? text("winner", { name: shown.players.find((player) => player.id === shown.winner)?.name }) : "",
    n, of: pages.length,
    body: () => h("div", { class: "cols" }, sliced(page, Math.ceil(page.length / columns)).map((part) =>
      h("table", null, h("thead", null, h("tr", null, h("th", { scope: "col", class: "t" }, "#"), h("th", { scope: "col" }, text("player")), h("th", { scope: "col", class: "t" }, text("points")), h("th", { scope: "col", class: "t" }, text("schedule.short")), h("th", { scope: "col", class: "t" }, text("vps.short")))),
        h("tbody", null, part.map((row) => h("tr", null, h("td", { class: "t" }, row.rank ?? "–"), h("th", { scope: "row" }, row.name), h("td", { class: "t" }, row.points), h("td", { class: "t small" }, row.schedule_decimal.toFixed(3)), h("td", { class: "t small" }, row.vps))))))),
  }));
}

/** @param {Picture} shown @returns {Page[]} */
const bracket = (shown) => (shown.bracket.length ? [{ title: text("bracket"), cap: shown.winner ? text("winner", { name: shown.players.find((player) => player.id === shown.winner)?.name }) : "", n: 0, of: 1, body: () => bracketTree(shown, "h2") }] : []);

/** @param {Picture} shown @returns {Page[]} */
const welcome = (shown) => [{
  title: shown.name,
  cap: text("registering"),
  n: 0, of: 1,
  body: () => h("div", { class: "welcome" }, h("img", { class: "qr", src: `/e/${shown.code}/qr.svg`, alt: address }), h("p", null, text("register", { address })), h("p", null, text("registered", { n: shown.players.length, in: shown.players.filter((player) => player.checked_in).length }))),
}];

/** @param {Picture} shown @returns {Page[]} */
function pagesOf(shown) {
  const round = shown.rounds.at(-1);
  if (mode !== "auto") {
    const found = (mode === "pairings" ? pairings : mode === "standings" ? standings : bracket)(shown);
    return found.length ? found : welcome(shown);
  }
  if (!round) return welcome(shown);
  if (round.closed || shown.over) return [...bracket(shown), ...standings(shown)];
  return round.elimination ? [...pairings(shown), ...bracket(shown)] : pairings(shown);
}

function draw() {
  if (!event) return;
  const pages = pagesOf(event);
  const page = pages[at % pages.length];
  the("title").textContent = page.title;
  the("name").textContent = page.title === event.name ? event.date : event.name;
  the("cap").textContent = page.cap;
  the("cap").hidden = !page.cap;
  fill(the("view"), page.body());
  the("foot").textContent = event.over ? "" : text("report", { address });
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
  if (event && event.rounds.length !== data.rounds.length) at = 0;
  event = data;
  draw();
}, 3);
