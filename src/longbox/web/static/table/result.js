// The end of a game: who won, how it went, the comic to share, the seed and how to check it, and another game.

import { add, api, badge, code, copy, decimal, fill, h, icon, language, player, text, toast } from "./dom.js";

/**
 * @typedef {import("./types.js").State} State @typedef {import("./types.js").TableInfo} TableInfo
 * @typedef {{ turns: Array<{ kind: string, text: string, round: number, n: number }>, seat: number, values: Array<[number, number]>,
 *   luck: number[], luck_note: string, sides: string[][] }} Ending
 */

const SPACE = "http://www.w3.org/2000/svg";
/** Pieces of a side that are named. */
const NAMED = 3;
/** @type {Promise<Ending> | null} */
let told = null;

// Its style is loaded with it: a table that begins has no use for it.
const style = h("link", { rel: "stylesheet", href: new URL("result.css", import.meta.url).href });
/** @type {Promise<unknown>} */
const styled = new Promise((done) => { style.onload = style.onerror = done; });
document.head.append(style);

/** How it went; asked for once. @returns {Promise<Ending>} */
function ending() {
  if (!told) {
    told = api(`/api/tables/${code}/ending?language=${language}`);
    told.catch(() => { told = null; });
  }
  return told;
}

/** @param {boolean} swap */
async function rematch(swap) {
  try {
    const made = await api(`/api/tables/${code}/rematch`, { swap });
    location.assign(`/t/${made.code}`);
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), "warn");
  }
}

/**
 * Whoever sat here may play again, and everybody else may follow. A match of an event leads back to it.
 * @param {TableInfo} table @param {() => void} choose
 */
export function again(table, choose) {
  const { event } = document.body.dataset;
  if (event) return h("a", { class: "btn btn-primary", href: `/e/${event}` }, icon("triumph"), text("event.back"));
  if (table.next) return h("a", { class: "btn btn-primary", href: `/t/${table.next}` }, icon("right"), text("rematch.follow"));
  if (!table.seats.some((one) => one.you)) return null;
  return h("button", { class: "btn btn-primary", type: "button", onclick: choose }, icon("swap"), text("rematch"));
}

/** Another game, with who would sit where. @param {TableInfo} table @param {boolean} begun */
function choices(table, begun) {
  const { seats } = table;
  const rows = [["same", seats], [seats.length > 2 ? "move" : "swap", [...seats.slice(1), seats[0]]]];
  const lists = rows.map(([, order]) => h("span", { class: "again-who" }, ...who(/** @type {typeof seats} */ (order))));
  const form = h("form", { class: "again", onsubmit: (/** @type {Event} */ event) => {
    event.preventDefault();
    rematch(form.querySelector("input:checked")?.getAttribute("value") !== "same");
  } }, h("fieldset", null, h("legend", null, text("rematch")), ...rows.map(([key], at) => h("label", { class: "choice" },
    h("input", { type: "radio", name: "sides", value: key, checked: at === 0 }), h("span", null, h("b", null, text(`rematch.${key}`)), lists[at])))),
  h("button", { class: "btn btn-primary", type: "submit" }, icon("swap"), text("rematch")));
  if (begun) ending().then(({ sides }) => {
    if (sides.length) rows.forEach(([, order], at) => fill(lists[at], ...who(/** @type {typeof seats} */ (order), sides)));
  }, () => {});
  return form;
}

/** @param {TableInfo["seats"]} order @param {string[][]} [sides] */
function who(order, sides) {
  return order.map(({ seat }, to) => {
    const had = sides?.[to]?.length ? sides[to].slice(0, NAMED).join(", ") + (sides[to].length > NAMED ? " …" : "") : "";
    return h("small", null, badge(to), had ? text("rematch.had", { name: player(seat), who: had }) : text("rematch.plays", { name: player(seat), letter: "ABCD"[to] }));
  });
}

/** @param {State} state @param {(at: number) => void} replay @param {boolean} [choosing] the reader wants another game */
export async function showResult(state, replay, choosing = false) {
  const { result, table } = state;
  if (!result) return;
  await styled;
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));
  const open = (/** @type {number} */ at) => { dialog.close(); replay(at); };
  const how = h("section", { class: "how", "aria-label": text("result.how") }, h("p", { class: "sub", role: "status" }, text("result.loading")));
  const leaving = document.body.dataset.event || table.next || !table.seats.some((one) => one.you) ? again(table, () => {}) : null;
  fill(dialog,
    h("div", { class: "sheet-h" }, h("h2", { id: "sheet-name" }, result.headline), h("button", { class: "btn btn-quiet btn-icon", type: "button", "aria-label": text("close"), onclick: () => dialog.close() }, icon("close", "i-l"))),
    h("div", { class: "sheet-b result" },
      h("p", null, result.line, " ", h("span", { class: "sub" }, text("result.rounds", { n: result.rounds }))),
      h("ol", { class: "scores" }, ...result.scores.map((score, seat) => h("li", { class: result.winner === seat ? "won" : null }, badge(seat), h("span", null, player(seat), result.winner === seat && h("span", { class: "tag good" }, text("result.won"))), h("b", null, score)))),
      how,
      h("div", { class: "acts" },
        state.n > 0 && h("a", { class: "btn", href: `/t/${code}/comic` }, icon("book"), text("comic")),
        state.n > 0 && h("button", { class: "btn", type: "button", onclick: () => copy(`${location.origin}/t/${code}/comic`) }, icon("share"), text("result.share")),
        h("button", { class: "btn", type: "button", onclick: () => open(0) }, icon("play"), text("replay")),
        h("a", { class: "btn", href: `/t/${code}/analysis` }, icon("chart"), text("analysis")),
        h("a", { class: "btn", href: `/api/tables/${code}/export`, download: "" }, icon("download"), text("export")),
        leaving),
      !leaving && table.seats.some((one) => one.you) && choices(table, state.n > 0),
      table.seed !== null && table.seed !== undefined && proof(table.commitment, table.seed)));
  if (!dialog.open) dialog.showModal();
  if (choosing) dialog.querySelector(".again")?.scrollIntoView();
  if (choosing) /** @type {HTMLElement | null} */ (dialog.querySelector(".again input"))?.focus();
  if (!state.n) return how.remove();
  ending().then((found) => fill(how, ...went(found, open)), () => how.remove());
}

/** Its turning points, the chance through the game, and luck. @param {Ending} found @param {(at: number) => void} open */
function went(found, open) {
  const signed = (/** @type {number} */ value) => (value > 0 ? "+" : value < 0 ? "−" : "±") + decimal(Math.abs(value));
  return [
    h("h3", null, text("result.how")),
    h("figure", { class: "chance" }, curve(found), h("figcaption", { class: "sub" }, text("result.chance", { name: player(found.seat) }))),
    h("ol", { class: "turns" }, ...found.turns.map((one, at) => h("li", null, h("button", { type: "button", onclick: () => open(one.n) }, h("b", { class: "bp-n" }, at + 1), h("span", null, one.text), icon("play"))))),
    found.luck.length > 0 && h("p", { class: "luck-line" }, h("b", null, text("result.luck")), ...found.luck.map((value, seat) => h("span", null, badge(seat), `${player(seat)} ${signed(value)}`)), h("small", { class: "sub" }, found.luck_note)),
  ];
}

/** @param {Ending} found */
function curve({ values, turns, seat }) {
  const [wide, high] = innerWidth < 640 ? [340, 90] : [560, 84];
  const last = Math.max(1, values[values.length - 1][0]);
  const x = (/** @type {number} */ n) => (8 + ((wide - 16) * n) / last).toFixed(1);
  const y = (/** @type {number} */ value) => (high - 10 - (high - 20) * value).toFixed(1);
  const near = (/** @type {number} */ n) => values.reduce((best, one) => (Math.abs(one[0] - n) < Math.abs(best[0] - n) ? one : best))[1];
  const made = document.createElementNS(SPACE, "svg");
  made.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  made.setAttribute("class", `chance-line seat-${"abcd"[seat]}`);
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("focusable", "false");
  /** @param {string} name @param {Record<string, string | number>} attributes @param {string} [words] */
  const part = (name, attributes, words = "") => {
    const one = document.createElementNS(SPACE, name);
    for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, String(value));
    one.textContent = words;
    made.append(one);
  };
  part("path", { class: "even", d: `M8 ${y(0.5)}H${wide - 8}` });
  part("path", { class: "line", d: `M${values.map(([n, value]) => `${x(n)} ${y(value)}`).join("L")}` });
  turns.forEach((one, at) => {
    part("circle", { cx: x(one.n), cy: y(near(one.n)), r: 8 });
    part("text", { x: x(one.n), y: Number(y(near(one.n))) + 4, "text-anchor": "middle" }, String(at + 1));
  });
  return made;
}

/** @param {string} commitment @param {string | number} seed */
function proof(commitment, seed) {
  const words = `longbox seed ${seed}`;
  const verdict = h("p", { class: "note" }, icon("info"), h("span", null, text("seed.how")));
  const box = h("details", { class: "proof" }, h("summary", null, icon("lock"), text("seed.check")),
    h("dl", null, h("dt", null, text("seed.before")), h("dd", null, h("code", null, commitment)), h("dt", null, text("seed.seed")), h("dd", null, h("code", null, String(seed)), h("button", { class: "btn btn-s", type: "button", onclick: () => copy(String(seed)) }, text("copy")))),
    verdict);
  if (isSecureContext) {
    crypto.subtle.digest("SHA-256", new TextEncoder().encode(words)).then((hash) => {
      const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      const fits = hex === commitment;
      const said = h("p", { class: fits ? "note good" : "note bad" }, icon(fits ? "check" : "warn"), text(fits ? "seed.fits" : "seed.differs"));
      verdict.before(said);
    });
  }
  add(box, h("pre", null, `printf '%s' '${words}' | sha256sum`));
  return box;
}
