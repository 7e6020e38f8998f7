// The Banned and Restricted list of an event, put together from the cards there are.

import { fill, h, icon, language, text } from "../table/dom.js";
import { attempt, form, redraw, say, send } from "./core.js";

/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {{timeline: string, version: string, banned: string[], restricted: string[], limit: number}} List */
/** @typedef {{id: string, name: string, english: string, part: string}} Card */

const MOST = 8;

/** @type {Card[] | null} */
let cards = null;
/** @type {List | null} */
let draft = null;
let needle = "";

/** @param {unknown} text */
const key = (text) => String(text).toLowerCase();

async function everyCard() {
  const read = async (/** @type {string} */ code) => (await fetch(`/api/rosters/cards?language=${code}`)).json();
  const [shown, english] = await Promise.all([read(language), read("en")]);
  const parts = ["characters", "tactics", "secure", "extraction"];
  cards = parts.flatMap((part) => shown[part].map((/** @type {any} */ card, /** @type {number} */ at) => ({ id: card.id, name: card.name, english: english[part][at].name, part })));
}

/** What a card of the list is called here. @param {string} name */
const called = (name) => cards?.find((card) => key(card.english) === key(name))?.name ?? name;

/** @param {Picture} event @param {() => Promise<void>} now @param {HTMLElement} place @returns {void} */
function draw(event, now, place) {
  const list = /** @type {List} */ (draft);
  const again = () => draw(event, now, place);
  const put = (/** @type {"banned" | "restricted"} */ where, /** @type {string} */ name) => {
    for (const part of /** @type {const} */ (["banned", "restricted"])) list[part] = list[part].filter((one) => key(one) !== key(name));
    list[where].push(name);
    if (where === "restricted" && !list.limit) list.limit = 1;
    needle = "";
    again();
  };
  const off = (/** @type {"banned" | "restricted"} */ where, /** @type {string} */ name) => h("button", { class: "btn btn-s btn-quiet", type: "button", "aria-label": text("list.off", { card: called(name) }), "data-key": `off-${name}`, onclick: () => { list[where] = list[where].filter((one) => one !== name); again(); } }, icon("close"));
  const rows = (/** @type {"banned" | "restricted"} */ where) => (list[where].length ? h("ul", { class: "plain cards" }, list[where].map((name) => h("li", null, h("b", null, called(name)), off(where, name)))) : h("p", { class: "pad sub" }, text("list.empty")));
  const taken = new Set([...list.banned, ...list.restricted].map(key));
  const found = needle.trim().length > 1 ? (cards ?? []).filter((card) => !taken.has(key(card.english)) && key(card.name).includes(key(needle.trim()))).slice(0, MOST) : [];
  redraw(place,
    h("div", { class: "bar" }, h("h2", null, text("list"))),
    h("div", { class: "pad" }, h("input", { class: "input", type: "search", placeholder: text("list.find"), "aria-label": text("list.find"), value: needle, "data-key": "list-find", oninput: (/** @type {any} */ one) => { needle = one.target.value; again(); } })),
    found.length ? h("ul", { class: "plain cards" }, found.map((card) => h("li", null, h("span", null, h("b", null, card.name), " ", h("span", { class: "quiet" }, text(`part.${card.part}`))), h("span", { class: "acts" },
      h("button", { class: "btn btn-s", type: "button", "data-key": `ban-${card.id}`, "aria-label": `${text("list.ban")}: ${card.name}`, onclick: () => put("banned", card.english) }, text("list.ban")),
      h("button", { class: "btn btn-s", type: "button", "data-key": `few-${card.id}`, "aria-label": `${text("list.restrict")}: ${card.name}`, onclick: () => put("restricted", card.english) }, text("list.restrict")))))) : null,
    h("h3", { class: "pad" }, text("list.banned", { n: list.banned.length })), rows("banned"),
    h("h3", { class: "pad" }, text("list.restricted", { n: list.restricted.length })), rows("restricted"),
    list.restricted.length ? h("div", { class: "pad set-step" }, h("span", null, text("list.limit")),
      h("button", { class: "btn btn-s", type: "button", "data-key": "list-less", "aria-label": text("settings.less", { name: text("list.limit") }), disabled: list.limit <= 0, onclick: () => { list.limit -= 1; again(); } }, "\u2212"),
      h("b", { class: "num" }, list.limit),
      h("button", { class: "btn btn-s", type: "button", "data-key": "list-more", "aria-label": text("settings.more", { name: text("list.limit") }), onclick: () => { list.limit += 1; again(); } }, "+")) : null,
    h("p", { class: "pad acts" },
      h("button", { class: "btn btn-primary", type: "button", "data-key": "list-use", onclick: () => use(event, now) }, text("list.use")),
      h("button", { class: "btn btn-quiet", type: "button", "data-key": "list-load", onclick: () => form(text("list.load"), [{ name: "text", label: text("list.text"), kind: "area" }], text("list.load"), (given) => take(given.text, now)) }, icon("download"), text("list.load"))));
}

/** @param {string} told @param {() => Promise<void>} now */
async function take(told, now) {
  await say({ fact: "ListLoaded", text: told });
  draft = null;
  await now();
}

/** Ask what it means for the rosters that are filed, then take it. @param {Picture} event @param {() => Promise<void>} now */
function use(event, now) {
  const told = JSON.stringify({ ...draft, timeline: event.timeline, version: new Date().toISOString().slice(0, 10) });
  void attempt(async () => {
    const { illegal } = await send("list/meaning", { text: told });
    if (!illegal.length) return take(told, now);
    form(text("list.use"), [], text("list.use"), () => take(told, now), { sub: text(illegal.length === 1 ? "list.illegal.one" : "list.illegal", { n: illegal.length, names: illegal.join(", ") }), danger: true });
  });
}

/**
 * The panel of the list: what is on it, and for the organiser the way to change it.
 * @param {Picture} event
 * @param {boolean} may
 * @param {() => Promise<void>} now
 */
export function bannedPanel(event, may, now) {
  const list = event.list;
  const place = h("section", { class: "panel", id: "banned" });
  if (may && !event.rounds.length) {
    draft ??= { timeline: event.timeline, version: "", banned: [...(list?.banned ?? [])], restricted: [...(list?.restricted ?? [])], limit: list?.limit ?? 0 };
    if (cards) draw(event, now, place);
    else void attempt(everyCard).then(() => draw(event, now, place));
    return place;
  }
  fill(place, h("h2", { class: "pad" }, text("list")), list
    ? h("div", { class: "pad" }, h("p", { class: "sub" }, list.version), h("p", null, h("b", null, text("list.banned", { n: list.banned.length })), " ", list.banned.join(" · ")), h("p", null, h("b", null, text("list.restricted", { n: list.restricted.length })), " ", list.restricted.join(" · "), list.restricted.length ? ` (${text("list.limit")} ${list.limit})` : ""))
    : h("p", { class: "pad" }, text("list.none")));
  return place;
}
