// A FEAT: the column of the Universal Table that is rolled on, what shifted it, its chances, and where the dice fell.

import { fill, h, icon, percent, text } from "../table/dom.js";

/**
 * @typedef {import("../table/types.js").State} State @typedef {import("../table/types.js").Option} Option
 * @typedef {import("./types.js").Catalogue} Catalogue @typedef {import("./types.js").View} View @typedef {import("./types.js").Rolled} Rolled
 * @typedef {{ heading: string, chances: number[], rolled: number | null, colour: string | null, tested: boolean }} Column
 */

const COLOURS = ["white", "green", "yellow", "red"];
/** A band with less than this has no room for its number. */
const ROOM = 0.075;

/**
 * @param {HTMLElement} tray
 * @param {{ view: View | null, state: State | null, cards: Catalogue, rolled: Rolled | null, option: Option | null, name(who: number): string }} at
 */
export function drawFeat(tray, { view, state, cards, rolled, option, name }) {
  const feat = view?.feat ?? null;
  const rank = (/** @type {number} */ n) => cards.ranks?.[n]?.name ?? "";
  /** @type {Column[]} */ const columns = [];
  /** @type {[string, string][]} */ const facts = [];
  let results = option?.odds?.results ?? null;
  if (feat) {
    results ??= feat.for === "attack" ? view?.attack?.results?.map((id) => cards.results?.[id]?.name ?? id) ?? null : null;
    facts.push([cards.feats?.[feat.for] ?? text("tactics.feat.who"), name(feat.who)]);
    if (feat.target !== null && feat.target >= 0) facts.push([text("tactics.feat.target"), name(feat.target)]);
    facts.push([feat.ability ? abilityName(cards, feat.ability) : text("tactics.feat.column"), rank(feat.rank)]);
    for (const { by, why } of feat.shifts) facts.push([cards.shifts?.[why] ?? why, text(by > 0 ? "tactics.feat.up" : "tactics.feat.down", { n: Math.abs(by) })]);
    columns.push({ heading: rank(feat.column) || text("tactics.feat.column"), chances: feat.chances, rolled: feat.rolled, colour: feat.colour, tested: true });
  } else if (!option && rolled) {
    facts.push([text("tactics.feat.who"), name(rolled.who)]);
    columns.push({ heading: rank(rolled.rank), chances: rolled.chances, rolled: rolled.roll, colour: rolled.colour, tested: true });
  }
  const preview = option?.odds?.chances;
  if (preview && (!feat || feat.rolled === null || feat.column !== cards.ranks?.findIndex((one) => one.name === option?.odds?.column))) {
    const same = columns[0] && !columns[0].rolled && same4(columns[0].chances, preview);
    if (!same) columns.push({ heading: option?.odds?.column ?? text("tactics.feat.column"), chances: preview, rolled: null, colour: null, tested: !columns.length });
  }
  document.body.classList.toggle("has-dice", columns.length > 0 && (feat !== null || !preview));
  tray.classList.toggle("now", feat !== null);
  const table = state?.table;
  fill(tray,
    h("div", { class: "panel-h" }, h("h2", null, text(feat || !preview ? "dice" : "tactics.feat.preview")),
      h("span", { class: "sub", title: table?.commitment ? text("seed.committed.title", { hash: table.commitment.slice(0, 16) }) : "" }, text(table?.seed === null || table?.seed === undefined ? "seed.committed" : "seed.revealed"), " ", icon("lock"))),
    columns.length || facts.length
      ? h("div", { class: "feat" },
        !feat && preview && h("p", { class: "about" }, option?.label),
        facts.length > 0 && h("dl", null, ...facts.flatMap(([key, value]) => [h("dt", null, key), h("dd", null, value)])),
        columns.length > 0 && h("div", { class: `cols cols-${columns.length}${results ? " with-results" : ""}` }, ...columns.map((one) => column(one, cards)), results && h("ol", { class: "results", "aria-label": text("tactics.feat.results") }, ...results.map((word, i) => {
          const row = h("li", null, h("b", null, word), h("span", { class: "sr" }, colourName(cards, COLOURS[i])));
          row.style.flexGrow = String(Math.max(0.06, columns[columns.length - 1].chances[i] ?? 0));
          return row;
        }))))
      : h("p", { class: "sub none" }, text("dice.none")));
}

/** @param {Column} one @param {Catalogue} cards */
function column({ heading, chances, rolled, colour, tested }, cards) {
  const said = [heading, ...chances.map((share, i) => `${colourName(cards, COLOURS[i])} ${percent(share)}`), rolled !== null && text("tactics.feat.said", { n: rolled, colour: colourName(cards, colour ?? "white") })].filter(Boolean).join(", ");
  const stack = h("div", { class: "stk", role: "img", "aria-label": said }, ...chances.map((share, i) => {
    const band = h("i", { class: `f-${COLOURS[i]}${colour === COLOURS[i] ? " hit" : ""}` }, share >= ROOM && h("b", null, text(`feat.${COLOURS[i]}.letter`)), share >= ROOM && h("span", null, percent(share)));
    band.style.flexGrow = String(share);
    band.hidden = share <= 0;
    return band;
  }));
  if (rolled !== null) {
    const mark = h("span", { class: "rolled" }, String(rolled));
    mark.style.bottom = `${Math.min(97, Math.max(3, rolled - 0.5))}%`;
    stack.append(mark);
  }
  return h("div", { class: `fcol${tested ? " on" : ""}` }, h("h3", null, heading), stack);
}

/** @param {Catalogue} cards @param {string} id */
export function abilityName(cards, id) {
  return cards.abilities?.find((one) => one.id === id)?.name ?? id;
}

/** @param {Catalogue} cards @param {string} id */
export function colourName(cards, id) {
  return cards.colours?.find((one) => one.id === id)?.name ?? id;
}

/** @param {number[]} a @param {number[]} b */
function same4(a, b) {
  return a.every((share, i) => Math.abs(share - b[i]) < 1e-9);
}
