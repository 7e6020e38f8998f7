// The end of a game: who won and why, the seed and how to check it, and another game.

import { add, api, badge, code, copy, fill, h, icon, player, text, toast } from "./dom.js";

/** @typedef {import("./types.js").State} State */

async function rematch() {
  try {
    const made = await api(`/api/tables/${code}/rematch`, {});
    location.assign(`/t/${made.code}`);
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), "warn");
  }
}

/**
 * Whoever sat here may play again with seats swapped; everybody else may follow. A match of an event leads back to it.
 * @param {import("./types.js").TableInfo} table
 */
export function again(table) {
  const { event } = document.body.dataset;
  if (event) return h("a", { class: "btn btn-primary", href: `/e/${event}` }, icon("triumph"), text("event.back"));
  if (table.next) return h("a", { class: "btn btn-primary", href: `/t/${table.next}` }, icon("right"), text("rematch.follow"));
  if (!table.seats.some((one) => one.you)) return null;
  return h("button", { class: "btn btn-primary", type: "button", onclick: rematch }, icon("swap"), text("rematch"));
}

/** @param {State} state @param {() => void} replay */
export function showResult(state, replay) {
  const { result, table } = state;
  if (!result) return;
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));
  fill(dialog,
    h("div", { class: "sheet-h" }, h("h2", { id: "sheet-name" }, text("result")), h("button", { class: "btn btn-quiet btn-icon", type: "button", "aria-label": text("close"), onclick: () => dialog.close() }, icon("close", "i-l"))),
    h("div", { class: "sheet-b result" },
      h("ol", { class: "scores" }, ...result.scores.map((score, seat) => h("li", { class: result.winner === seat ? "won" : null }, badge(seat), h("span", null, player(seat), result.winner === seat && h("span", { class: "tag good" }, text("result.won"))), h("b", null, score)))),
      h("p", null, result.line), h("p", { class: "sub" }, text("result.rounds", { n: result.rounds })),
      table.seed !== null && table.seed !== undefined && proof(table.commitment, table.seed),
      h("div", { class: "acts" },
        h("button", { class: "btn", type: "button", onclick: () => { dialog.close(); replay(); } }, icon("play"), text("replay")),
        h("a", { class: "btn", href: `/t/${code}/analysis` }, icon("chart"), text("analysis")),
        h("a", { class: "btn", href: `/api/tables/${code}/export`, download: "" }, icon("download"), text("export")),
        again(table))));
  if (!dialog.open) dialog.showModal();
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
