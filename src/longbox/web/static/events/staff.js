// What every part of the organiser's desk stands on: the event as it is now, who looks at it, and how something is said.

import { h, icon } from "../table/dom.js";
import { attempt, say, send } from "./core.js";

/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("../table/dom.js").Child} Child */

/** The event as it was last heard of; `draw` draws the page again, `now` asks for news at once, and `skew` is how far the server's clock is ahead. */
export const desk = { event: /** @type {Picture} */ ({}), skew: 0, draw: () => {}, now: async () => {} };

export const organiser = () => desk.event.role === "organiser";
export const watcher = () => organiser() || desk.event.role === "watcher" || desk.event.role === "head-watcher";
/** Who enters results and check-ins. */
export const enters = () => organiser() || desk.event.role === "scorekeeper";
/** @param {string | null} id */
export const nameOf = (id) => desk.event.players.find((player) => player.id === id)?.name ?? "–";
export const current = () => desk.event.rounds.at(-1);

/** Say a fact, then look. @param {Record<string, unknown>} fact */
export const fact = async (fact) => {
  await say(fact);
  await desk.now();
};
/** @param {Record<string, unknown>} one */
export const quick = (one) => attempt(() => fact(one));
/** @param {string} path @param {unknown} [body] */
export const called = (path, body) => attempt(async () => { await send(path, body); await desk.now(); });

/** @param {string} label @param {() => void} work @param {{key?: string, kind?: string, mark?: string, disabled?: boolean}} [more] */
export const button = (label, work, more = {}) =>
  h("button", { class: `btn ${more.kind ?? ""}`, type: "button", "data-key": more.key ?? label, disabled: more.disabled, onclick: work }, more.mark ? icon(more.mark) : null, label);

/** @param {string} title @param {Child[]} acts @param {...(Child | Child[])} inner */
export const panel = (title, acts, ...inner) => h("section", { class: "panel" }, h("div", { class: "bar" }, h("h2", null, title), acts), ...inner);

/** Close what lies over the page, then go on. @param {() => void} work */
export const closing = (work) => () => { document.querySelector("dialog")?.close(); work(); };
