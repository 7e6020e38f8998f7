// The odds of an option: how much damage it does how often, and against another option.

import { SEATS, fill, h, marked, percent, text } from "./dom.js";

/** @typedef {import("./types.js").Option} Option @typedef {import("./types.js").Offer} Offer */

/**
 * @param {HTMLElement} box @param {Offer | null} offer
 * @param {Option | null} option @param {Option | null} against another option to compare with
 */
export function drawOdds(box, offer, option, against) {
  const odds = option?.odds;
  document.body.classList.toggle("has-odds", Boolean(odds?.damage));
  if (!odds?.damage) {
    if (offer?.options.some((one) => one.odds?.damage) && option) return; // no jumping while the pointer passes by
    box.classList.add("is-empty");
    fill(box, h("div", { class: "panel-h" }, h("h2", null, text("odds"))), h("p", { class: "sub none" }, text("odds.none")));
    return;
  }
  box.classList.remove("is-empty");
  const seat = offer?.seat ?? 0;
  const before = against?.odds?.damage ?? null;
  const most = Math.max(...odds.damage, ...(before ?? []), 0.01);
  const kills = odds.daze || odds.ko || 0;
  const least = threshold(odds.damage, kills);
  const rows = shorten(odds.damage, before);
  fill(box,
    h("div", { class: "panel-h" }, h("h2", null, text("odds")), kills > 0 && h("span", { class: "sub" }, h("b", null, percent(kills)), " ", text(odds.ko ? "odds.ko" : "odds.daze"))),
    h("div", { class: "oddsbox" },
      h("p", { class: "legend" }, h("span", null, h("i", { class: `x1 s${SEATS[seat].toLowerCase()}` }), option?.label), against && h("span", null, h("i", { class: "x2" }), against.label)),
      h("div", { class: `odds s${SEATS[seat].toLowerCase()}` }, ...rows.map((row) => {
        const bar = h("i");
        bar.style.width = `${(row.share / most) * 100}%`;
        const past = row.past === null ? null : h("i", { class: "past" });
        if (past) past.style.width = `${((row.past ?? 0) / most) * 100}%`;
        return h("div", { class: `o ${kills && row.at >= least ? "kill" : ""}` }, h("b", null, row.label), h("span", { class: "bar" }, bar, past), h("span", null, row.share < 0.0005 ? "–" : percent(row.share)));
      })),
      odds.text && h("p", { class: "sub" }, ...marked(odds.text))));
}

/**
 * The least damage that daunts: from there on the shares sum up to the chance.
 * @param {number[]} damage @param {number} chance
 */
function threshold(damage, chance) {
  let tail = 0;
  for (let at = damage.length - 1; at >= 0; at--) {
    tail += damage[at];
    if (tail > chance + 0.005) return at + 1;
  }
  return 0;
}

/**
 * At most eight rows: the last one holds all that is more.
 * @param {number[]} damage @param {number[] | null} past
 */
function shorten(damage, past) {
  const possible = (/** @type {number[]} */ of) => of.length - [...of].reverse().findIndex((share) => share >= 0.0005);
  const length = Math.max(possible(damage), past ? possible(past) : 0, 2);
  const end = Math.min(length, 8) - 1;
  return Array.from({ length: end + 1 }, (_, at) => {
    const share = (/** @type {number[]} */ of) => (at === end ? of.slice(at).reduce((a, b) => a + b, 0) : of[at] ?? 0);
    return { at, label: at === end && length > 8 ? `${at}+` : String(at), share: share(damage), past: past && share(past) };
  });
}
