// Results by the keyboard: a table, two numbers, Enter; the focus stays where it is.

import { fill, h, icon, last, text } from "../table/dom.js";
import { Refusal, say, score, tell } from "./core.js";
import { enter } from "./results.js";
import { desk, nameOf } from "./staff.js";

/** @typedef {import("./types.js").Pairing} Pairing */
/** @typedef {import("./types.js").Round} Round */
/** @typedef {import("./types.js").Result} Result */
/** @typedef {{says: string, row?: Pairing, result?: Result, done: boolean}} Meant */

/** @type {Round | null} */
let round = null;
let busy = false;
const input = h("input", { class: "input grid-in", id: "grid", type: "text", autocomplete: "off", spellcheck: "false", maxlength: 24, "data-key": "grid", "aria-describedby": "grid-says grid-how" });
const says = h("p", { class: "grid-says", id: "grid-says", role: "status" });

/** Tables that still need a result, by number. */
const open = () => (round?.pairings ?? []).filter((row) => row.players[1] && !row.result);

/** @param {Pairing} row @param {Result} result */
function sentence(row, result) {
  const names = /** @type {[string, string]} */ (row.players).map(nameOf);
  const end = result.kind === "no-show" || result.kind === "concession" ? text(`kind.${result.kind}`) : `${names[0]} ${score(result.vps)} ${names[1]}`;
  const won = result.winner ? text("grid.wins", { name: nameOf(result.winner) }) : text("grid.draw");
  return `${text("tableN", { n: row.table })}: ${end}. ${won}`;
}

/**
 * What somebody has typed: `14 16 9` for points, `14 c 2` if the second concedes, `14 n 1` if the first is not here, `14 d` for a draw
 * by agreement, and `14` alone for what one phone has reported.
 * @param {string} typed
 * @returns {Meant}
 */
function meant(typed) {
  const parts = typed.trim().toLowerCase().split(/[\s:,;-]+/).filter(Boolean);
  if (!parts.length) return { says: "", done: false };
  const row = round?.pairings.find((one) => String(one.table) === parts[0]);
  if (!row || !row.players[1]) return { says: text("grid.no.table", { n: parts[0] }), done: false };
  const pair = /** @type {[string, string]} */ (row.players);
  const who = `${text("tableN", { n: row.table })}: ${nameOf(pair[0])}, ${nameOf(pair[1])}`;
  const told = Object.values(row.reports ?? {});
  if (parts.length === 1) return told.length === 1 && !row.result && told[0] ? { says: text("grid.take", { what: sentence(row, told[0]) }), row, result: told[0], done: true } : { says: who, row, done: false };
  const letter = parts[1] ?? "";
  const numbers = parts.slice(1).filter((part) => /^\d{1,2}$/.test(part)).map(Number);
  if (letter === "c" || letter === "n") {
    const [side, one = 0, other = 0] = numbers;
    if (side !== 1 && side !== 2) return { says: text(letter === "c" ? "grid.who.conceded" : "grid.who.absent", { one: nameOf(pair[0]), other: nameOf(pair[1]) }), row, done: false };
    return settled(row, { kind: letter === "c" ? "concession" : "no-show", winner: pair[side === 1 ? 1 : 0], vps: [one, other] });
  }
  if (letter === "d") return settled(row, { kind: "agreed-draw", winner: null, vps: [numbers[0] ?? 0, numbers[1] ?? 0] });
  const [one, other] = numbers;
  if (one === undefined || other === undefined || numbers.length !== parts.length - 1) return { says: who, row, done: false };
  return settled(row, one === other ? { kind: "time", winner: null, vps: [one, other] } : { kind: "victory", winner: one > other ? pair[0] : pair[1], vps: [one, other] });
}

/** @param {Pairing} row @param {Result} result @returns {Meant} */
const settled = (row, result) => ({ says: (row.result ? `${text("grid.change")} ` : "") + sentence(row, result), row, result, done: true });

function shown() {
  const what = meant(input.value);
  fill(says, what.done ? icon("check") : null, what.says);
  says.classList.toggle("is-done", what.done);
}

/** @param {number} step */
function walk(step) {
  const tables = open().map((row) => row.table);
  if (!tables.length) return;
  const now = Number(input.value.trim().split(/\s+/)[0]) || (step > 0 ? 0 : Infinity);
  const next = step > 0 ? tables.find((n) => n > now) ?? tables[0] : last(tables, (n) => n < now) ?? tables.at(-1);
  input.value = `${next} `;
  shown();
}

async function save() {
  const { row, result, done } = meant(input.value);
  if (!round || !row || !result || !done || busy) return;
  if (row.result) return enter(round, row, result);
  busy = true;
  try {
    const early = result.kind === "no-show" ? { reason: text("grid.desk") } : {};
    await say({ fact: "Reported", round: round.number, table: row.table, result, ...early });
    input.value = "";
    fill(says, icon("check"), text("grid.saved", { what: sentence(row, result) }));
    tell(sentence(row, result));
    await desk.now();
  } catch (error) {
    fill(says, icon("warn"), error instanceof Refusal ? error.message : text("unreachable"));
  }
  busy = false;
}

input.addEventListener("input", shown);
input.addEventListener("keydown", (event) => {
  if (event.key === "Enter") void save();
  else if (event.key === "ArrowDown") walk(1);
  else if (event.key === "ArrowUp") walk(-1);
  else if (event.key === "Escape") { input.value = ""; shown(); } else return;
  event.preventDefault();
});

/** The field, for a round that is played. @param {Round} now */
export function resultField(now) {
  round = now;
  if (document.activeElement === input) {
    const at = input.selectionStart; // the field moves into the page that is drawn anew, and goes on being typed into
    queueMicrotask(() => { input.focus(); input.setSelectionRange(at, at); });
  }
  return h("section", { class: "panel grid-panel" }, h("label", { for: "grid" }, text("grid")), input, says, h("p", { class: "sub", id: "grid-how" }, text("grid.how")));
}
