// What every page of an event needs: asking the server, hearing its news, small forms, a result in words.

import { code, fill, h, icon, language, text, the, toast } from "../table/dom.js";

export const place = `/api/events/${code}`;

/** Milliseconds after which nobody will answer any more: a dead Wi-Fi does not say that it is dead. */
const PATIENCE = 15_000;

/** An answer that says in a sentence why it is none. */
export class Refusal extends Error {}

/** Nobody has answered, so nobody knows whether it was heard. */
export class Unheard extends Refusal {}

/** What makes a command the same one however often it is sent. */
export const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {number} seconds */
const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/**
 * Ask once.
 * @param {string} path
 * @param {unknown} body an object is sent as JSON, a text or file as it is
 * @param {string} key
 * @returns {Promise<any>}
 */
export async function sendOnce(path, body, key) {
  const raw = typeof body === "string" || body instanceof Blob;
  const headers = { "Content-Type": raw ? "application/octet-stream" : "application/json", "Idempotency-Key": key };
  const answer = await fetch(`${place}/${path}?language=${language}`, { method: "POST", headers, body: raw ? body : JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    throw new Unheard(text("unreachable"));
  });
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) return told;
  const sentence = typeof told.detail === "string" ? told.detail : text("unreachable");
  throw answer.status >= 500 || answer.status === 429 ? new Unheard(sentence) : new Refusal(sentence);
}

/**
 * Ask, and ask again if nobody answers: with a key nothing is done twice.
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function send(path, body = {}) {
  const key = newKey();
  const most = /^(facts|players\/P\d+\/roster)$/.test(path) ? 5 : 0; // these have keys
  for (let tries = 0; ; tries += 1) {
    try {
      return await sendOnce(path, body, key);
    } catch (error) {
      if (!(error instanceof Unheard) || tries >= most) throw error;
      if (tries === 0) toast(text("again"), "warn");
      await wait(1 + tries * 2);
    }
  }
}

/** @param {Record<string, unknown>} fact */
export const say = (fact) => send("facts", { fact });

/** @param {string} path @returns {Promise<any>} */
export async function look(path) {
  const answer = await fetch(`${place}/${path}${path.includes("?") ? "&" : "?"}language=${language}`);
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) return told;
  throw new Refusal(typeof told.detail === "string" ? told.detail : text("unreachable"));
}

/** Do something that the server may refuse, and say why. @param {() => Promise<unknown>} work */
export async function attempt(work) {
  try {
    await work();
    return true;
  } catch (error) {
    toast(error instanceof Refusal ? error.message : text("unreachable"), "warn");
    return false;
  }
}

/**
 * Hear of every change: asks every few seconds, and only for what is new.
 * @param {string} path
 * @param {(data: any) => void} draw
 * @param {number} seconds
 * @param {(gone: boolean) => void} [reached] told after every question, whether nobody has answered; without it the page says so itself
 * @returns {() => Promise<void>} look now
 */
export function follow(path, draw, seconds, reached) {
  let tag = "";
  let busy = Promise.resolve();
  const ask = async () => {
    const offline = the("offline");
    try {
      const answer = await fetch(`${place}${path}?language=${language}`, { headers: tag ? { "If-None-Match": tag } : {}, cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
      offline.hidden = true;
      if (answer.ok) {
        tag = answer.headers.get("ETag") ?? "";
        draw(await answer.json());
      }
      reached?.(answer.status >= 500);
    } catch {
      if (reached) return reached(true);
      fill(offline, icon("warn"), h("span", null, text("offline")));
      offline.hidden = false;
    }
  };
  const now = () => (busy = busy.then(ask));
  const turn = async () => {
    if (!document.hidden) await now();
    setTimeout(turn, seconds * 1000 * (0.85 + Math.random() * 0.3)); // a hall of phones must not ask in step
  };
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) now();
  });
  turn();
  return now;
}

/**
 * Draw a place again, and leave the focus where it was and open what was opened.
 * @param {HTMLElement} where
 * @param {...(import("../table/dom.js").Child | import("../table/dom.js").Child[])} children
 */
export function redraw(where, ...children) {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && where.contains(active) ? active.dataset.key : undefined;
  const opened = new Set([...where.querySelectorAll("details[open] > summary")].map((one) => /** @type {HTMLElement} */ (one).dataset.key));
  fill(where, ...children);
  for (const one of where.querySelectorAll("summary")) if (opened.has(one.dataset.key)) /** @type {HTMLDetailsElement} */ (one.parentElement).open = true;
  if (key) /** @type {HTMLElement | null} */ (where.querySelector(`[data-key="${CSS.escape(key)}"]`))?.focus();
}

/** Read out to those who do not see the page. @param {string} sentence */
export function tell(sentence) {
  the("said").textContent = sentence;
}

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {"text" | "number" | "select" | "area" | "checks" | "pick" | "time" | "date" | "moment"} [kind] checks give the chosen values with spaces between; pick is a text with proposals
 * @property {string | number} [value]
 * @property {[string, string][]} [options] value and label
 * @property {boolean} [optional]
 * @property {number} [most] the longest text, or the largest number
 */

let fields = 0;

/**
 * A small form over the page.
 * @param {string} title
 * @param {Field[]} wanted
 * @param {string} verb what its button says
 * @param {(given: Record<string, string>) => Promise<unknown>} work
 * @param {{sub?: string, danger?: boolean}} [more]
 */
export function form(title, wanted, verb, work, more = {}) {
  const fault = h("p", { class: "err-text", role: "alert" });
  const shown = wanted.map((field) => {
    const id = `f${(fields += 1)}`;
    const common = { id, name: field.name, class: "input", required: !field.optional };
    if (field.kind === "checks") {
      const chosen = String(field.value ?? "").split(" ");
      return h("fieldset", { class: "checks" }, h("legend", null, field.label), (field.options ?? []).map(([value, label]) => h("label", { class: "choice" }, h("input", { type: "checkbox", name: field.name, value, checked: chosen.includes(value) }), h("span", null, label))));
    }
    let input;
    if (field.kind === "select") {
      input = h("select", common, (field.options ?? []).map(([value, label]) => h("option", { value, selected: String(field.value ?? "") === value }, label)));
    } else if (field.kind === "area") {
      input = h("textarea", { ...common, rows: 8, spellcheck: "false" }, String(field.value ?? ""));
    } else if (field.kind === "number") {
      input = h("input", { ...common, type: "number", min: 0, max: field.most ?? 999, inputmode: "numeric", value: field.value ?? "" });
    } else if (field.kind === "time" || field.kind === "date" || field.kind === "moment") {
      input = h("input", { ...common, type: field.kind === "moment" ? "datetime-local" : field.kind, value: field.value ?? "" });
    } else if (field.kind === "pick") {
      input = h("input", { ...common, type: "text", list: `${id}-list`, value: field.value ?? "", autocomplete: "off" });
      return h("div", { class: "field" }, h("label", { for: id }, field.label), input, h("datalist", { id: `${id}-list` }, (field.options ?? []).map(([, label]) => h("option", { value: label }))));
    } else {
      input = h("input", { ...common, type: "text", maxlength: field.most ?? 300, value: field.value ?? "", autocomplete: "off" });
    }
    return h("div", { class: "field" }, h("label", { for: id }, field.label), input);
  });
  const button = h("button", { class: `btn ${more.danger ? "btn-danger" : "btn-primary"}`, type: "submit" }, verb);
  const cancel = h("button", { class: "btn btn-quiet", type: "button", onclick: () => dialog.close() }, text("cancel"));
  const inner = h("form", { class: "dialog-form" }, h("h2", { id: "dialog-title" }, title), more.sub ? h("p", { class: "sub" }, more.sub) : null, shown, fault, h("p", { class: "acts" }, button, cancel));
  const dialog = over(inner);
  inner.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      const data = new FormData(inner);
      await work(Object.fromEntries(wanted.map(({ name }) => [name, data.getAll(name).join(" ")])));
      dialog.close();
    } catch (error) {
      fault.textContent = error instanceof Refusal ? error.message : text("unreachable");
    }
    button.disabled = false;
  });
}

/**
 * Something over the page, until it is closed.
 * @param {HTMLElement} inner with an element #dialog-title
 */
export function over(inner) {
  const dialog = h("dialog", { class: "over", "aria-labelledby": "dialog-title" }, inner);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Sentences over the page.
 * @param {string} title
 * @param {(Node | string)[]} lines
 */
export function show(title, lines) {
  const dialog = over(
    h("div", { class: "dialog-form" }, h("h2", { id: "dialog-title" }, title), lines.map((line) => (line instanceof Node ? line : h("p", null, line))),
      h("p", { class: "acts" }, h("button", { class: "btn", type: "button", onclick: () => dialog.close() }, text("close")))),
  );
}

/** @param {string} round @param {number} table */
export const whyPaired = (round, table) =>
  attempt(async () => show(text("why.pairing"), (await look(`why/${round}/${table}`)).why));

/** @param {string} player @param {string} name */
export const whyRanked = (player, name) =>
  attempt(async () => {
    const found = await look(`why-rank/${player}`);
    const rows = found.opponents.map((/** @type {any} */ one) => h("tr", null, h("td", null, one.name), h("td", { class: "num" }, `${one.points} / ${one.rounds} = ${one.share}`)));
    show(`${text("why.rank")} ${name}`, [
      `${text("points")}: ${found.points}. ${text("schedule")}: ${found.schedule}. ${text("vps")}: ${found.vps}.`,
      ...found.beside.map((/** @type {{above: string, below: string, by: string}} */ one) => text(`by.${one.by}`, one)),
      h("table", null, h("thead", null, h("tr", null, h("th", { scope: "col" }, text("player")), h("th", { scope: "col" }, text("schedule.short")))), h("tbody", null, rows)),
    ]);
  });

/** A score from one side. @param {[number, number]} vps @param {boolean} first */
export const score = (vps, first = true) => (first ? `${vps[0]} : ${vps[1]}` : `${vps[1]} : ${vps[0]}`);

/**
 * The standings.
 * @param {import("./types.js").Row[]} rows
 * @param {string | null} [me]
 * @param {boolean} [short]
 * @param {number} [cut] how many go on
 * @param {((player: string) => string) | null} [chance] somebody's chance to be among them
 */
export function standingsTable(rows, me = null, short = false, cut = 0, chance = null) {
  return h(
    "table",
    { class: "standings" },
    h("thead", null, h("tr", null, h("th", { scope: "col" }, h("span", { "aria-hidden": "true" }, "#"), h("span", { class: "sr" }, text("rank"))), h("th", { scope: "col" }, text("player")), h("th", { scope: "col", class: "num" }, h("abbr", { title: text("record") }, text("record.short"))), h("th", { scope: "col", class: "num" }, text("points")), h("th", { scope: "col", class: "num" }, h("abbr", { title: text("schedule") }, text("schedule.short"))), h("th", { scope: "col", class: "num" }, h("abbr", { title: text("vps") }, text("vps.short"))), chance ? h("th", { scope: "col", class: "num" }, h("abbr", { title: text("cut.chance") }, text("cut.chance.short"))) : null)),
    h("tbody", null, rows.map((row) =>
      h("tr", { class: `${row.player === me ? "me" : ""}${cut && row.rank === cut ? " cut" : ""}` },
        h("td", { class: "num" }, row.rank ?? "–"),
        h("th", { scope: "row" }, short ? row.name : h("button", { class: "link", type: "button", "data-key": `rank-${row.player}`, onclick: () => whyRanked(row.player, row.name) }, row.name), row.status !== "active" ? [" ", h("span", { class: "tag" }, text(`status.${row.status}`))] : null),
        h("td", { class: "num" }, row.record.join("-")),
        h("td", { class: "num" }, row.points),
        h("td", { class: "num" }, row.schedule_decimal.toFixed(3)),
        h("td", { class: "num" }, row.vps),
        chance ? h("td", { class: "num" }, chance(row.player)) : null),
    )),
  );
}

/**
 * The bracket as a tree: a column for each round up to the final, with room for those who are not known yet.
 * @param {import("./types.js").Picture} event
 * @param {"h2" | "h3"} [level] of the headings over the columns
 */
export function bracketTree(event, level = "h3") {
  const names = new Map(event.players.map((player) => [player.id, player.name]));
  const played = event.rounds.filter((round) => round.elimination);
  const seeds = new Map((event.cut ?? []).map((id, at) => [id, at + 1]));
  const rounds = [...event.bracket];
  for (let last = rounds.at(-1); last && last.length > 1; last = rounds.at(-1)) rounds.push(Array.from({ length: last.length / 2 }, () => [null, null]));
  const side = (/** @type {string | null} */ id, /** @type {import("./types.js").Pairing | undefined} */ match) => {
    const at = match && id ? match.players.indexOf(id) : -1;
    return h("span", { class: match?.result?.winner === id && id !== null ? "won" : match?.result?.winner && id ? "lost" : "" }, h("b", null, id ? seeds.get(id) : ""), h("span", null, id ? names.get(id) : "–"), match?.result && at >= 0 && match.result.vps[at] !== null ? h("i", null, match.result.vps[at]) : null);
  };
  const columns = rounds.map((slots, at) =>
    h("section", { class: "column" }, h(level, null, stageName(slots.length)),
      h("ol", null, slots.map((pair) => {
        const match = played[at]?.pairings.find((one) => pair[0] && one.players.includes(pair[0]));
        const open = played[at]?.published && match?.players[1] && !match.result;
        return h("li", null, h("div", { class: open ? "match open" : "match" }, match?.players[1] ? h("small", null, text("tableN", { n: match.table })) : null, pair.map((id) => side(id, match))));
      }))));
  const lines = event.settings.reseeding ? "" : " lines";
  return h("div", { class: `bracket${lines}`, tabindex: "0", role: "group", "aria-label": text("bracket") }, columns, event.winner ? h("section", { class: "column last" }, h("p", { class: "champion" }, icon("triumph"), h("span", null, names.get(event.winner)))) : null);
}

/** English as the rest of the page is written: British, so that a day has 24 hours. */
const locale = language === "en" ? "en-GB" : language;

/** The time of day as this device knows it. @param {number} at in seconds */
export const dayTime = (at) => new Date(at * 1000).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });

/** A day and the time of day. @param {number} at in seconds */
export const moment = (at) => new Date(at * 1000).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });

/** A round of the bracket by how many matches it has. @param {number} matches */
export const stageName = (matches) => (matches <= 1 ? text("final") : matches === 2 ? text("semifinal") : matches === 4 ? text("quarterfinal") : text("top", { n: matches * 2 }));

/** @param {import("./types.js").Picture} event @param {import("./types.js").Round} round */
export function roundName(event, round) {
  if (!round.elimination) return text("round", { n: round.number });
  return stageName(event.bracket[event.rounds.filter((one) => one.elimination && one.number <= round.number).length - 1]?.length ?? 1);
}
