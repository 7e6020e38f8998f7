// What is searched and filtered among the cards of a roster, and how their rows look.

import { h, icon, monogram, say } from "../builder/dom.js";
import { affiliations, flip, head, list as cardList } from "../builder/list.js";
import { crest } from "../emblems.js";

/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./state.js").State} State */

const HIGH = 5; // this threat and more are one filter

/** @param {State} state @param {ReturnType<typeof import("./view.js").viewer>} view */
export const list = (state, view) => {
  const affiliation = affiliations(state.catalogue.affiliations);
  /** @type {Set<number>} */
  const threats = new Set();
  /** @type {Set<string>} */
  const keywords = new Set();
  let table = false; // only what can be played on the table
  let taken = true; // only what the chosen events take
  /** @type {Part} */
  let before = "characters";

  const keywordName = new Map(state.catalogue.keywords.map((one) => [one.id, one.name]));

  /** @param {Card} card */
  const text = (card) => [
    card.name,
    card.alter_ego ?? "",
    card.affiliation ?? "",
    ...(card.affiliations ?? []),
    ...(card.keywords ?? []).map((id) => keywordName.get(id) ?? id),
    ...(card.superpowers ?? []),
    ...(card.grunts ?? []),
  ];

  /** @param {Card} card @param {Part} part */
  const fits = (card, part) => {
    if (table && card.playable === false) return false;
    if (taken && !state.taken(part, card.id) && !state.has(part, card.id)) return false;
    const named = affiliation.value;
    if (named && part === "characters" && !card.affiliations?.includes(named)) return false;
    if (named && part === "tactics" && card.affiliation && card.affiliation !== named) return false;
    if (threats.size && card.threat !== undefined && !threats.has(part === "characters" ? Math.min(card.threat, HIGH) : card.threat)) return false;
    return part !== "characters" || [...keywords].every((word) => card.keywords?.includes(word));
  };

  /** A mark for what no table can play yet. @param {Card} card */
  const only = (card) => (card.playable === false ? h("span", { class: "tag only", title: say("onlyWhy") }, say("only"), h("span", { class: "sr" }, ` ${say("onlyWhy")}`)) : "");

  /** Its name, which shows the whole card where there is one to show. @param {Card} card */
  const called = (card) => (card.playable === false ? card.name : view.link(card.id, card.name));

  /** @param {Card} card */
  const character = (card) => {
    const facts = `${say("threat")} ${card.threat} · ${card.speed} · ${say("size")} ${card.size} · ${card.defenses?.join("/")}`;
    const leads = (card.leads ?? []).map((name) => say("leader", { name })).join(", ");
    return [
      h("th", { scope: "row" }, crest(card.emblem, monogram(card.name), card.playable === false ? "out" : "a"), h("b", {}, called(card), only(card)), h("span", { class: "quiet" }, card.alter_ego ?? ""),
        h("span", { class: "facts" }, facts), h("span", { class: "facts" }, (card.affiliations ?? []).join(", "))),
      h("td", { class: "num" }, String(card.threat)),
      h("td", { class: "num" }, (card.stamina ?? []).join(" · ")),
      h("td", { class: "num" }, card.speed ?? ""),
      h("td", { class: "num" }, String(card.size)),
      h("td", { class: "num" }, (card.defenses ?? []).join("/")),
      h("td", { class: "aff" }, (card.affiliations ?? []).join(", "), leads && h("span", { class: "leads" }, icon("leader"), leads)),
    ];
  };

  /** @param {Card} card */
  const tactic = (card) => {
    const kind = say(card.kind ?? "");
    const who = card.affiliation || say("anySquad");
    return [
      h("th", { scope: "row" }, h("b", {}, called(card), only(card)), h("span", { class: "facts" }, `${kind} · ${who}`)),
      h("td", { class: "wide" }, kind),
      h("td", { class: "aff" }, who),
    ];
  };

  /** @param {Card} card @param {Part} part */
  const crisis = (card, part) => [
    h("th", { scope: "row" }, h("b", {}, icon(part === "secure" ? "secure" : "asset"), called(card), only(card)), h("span", { class: "facts" }, `${say("threat")} ${card.threat || "?"}`)),
    h("td", { class: "num" }, String(card.threat || "?")),
  ];

  /** @param {Part} part */
  const heads = (part) => {
    if (part === "tactics") return [head(say(part)), h("th", { scope: "col", class: "wide" }, say("kind")), head(say("affiliations"))];
    if (part !== "characters") return [head(say(part)), head(say("threat"))];
    const first = [say(part), say("threat"), say("stamina"), say("speed"), say("size")].map((label) => head(label));
    return [...first, head(say("defense"), say("defenseWhy")), head(say("affiliations"))];
  };

  /** @param {Part} part */
  const chips = (part) => {
    if (part !== before) threats.clear();
    before = part;
    const known = [...new Set(state.catalogue[part].map((card) => card.threat ?? 0))].filter((n) => n);
    const steps = [...new Set(part === "characters" ? known.map((n) => Math.min(n, HIGH)) : known)].sort((a, b) => a - b);
    const threat = steps.map((n, i) => {
      const label = part === "characters" && n === HIGH ? `${n}+` : String(n);
      return { id: `t${n}`, label: i ? label : `${say("threat")} ${label}`, name: `${say("threat")} ${label}`, on: threats.has(n), flip: flip(threats, n) };
    });
    const words = state.catalogue.keywords.map((one) => ({ id: one.id, label: one.name, on: keywords.has(one.id), flip: flip(keywords, one.id) }));
    const played = { id: "table", label: say("onTable"), name: say("onTableWhy"), on: table, flip: () => void (table = !table) };
    const there = { id: "taken", label: say("takenOnly"), name: say("takenOnlyWhy"), on: taken, flip: () => void (taken = !taken) };
    return [played, ...(state.out.size ? [there] : []), ...(part === "tactics" ? [] : threat), ...(part === "characters" ? words : [])];
  };

  const cards = cardList(state, {
    part: /** @type {Part} */ ("characters"),
    cards: (part) => state.catalogue[part],
    text,
    named: (card) => `${card.name} ${card.alter_ego ?? ""}`,
    fits,
    chips,
    filtered: () => Boolean(table || affiliation.value || threats.size || keywords.size),
    clear: () => {
      affiliation.value = "";
      table = false;
      threats.clear();
      keywords.clear();
    },
    shown: (part) => {
      affiliation.hidden = part === "secure" || part === "extraction";
    },
    heads,
    cells: (card, part) => (part === "characters" ? character(card) : part === "tactics" ? tactic(card) : crisis(card, part)),
    inside: (card, part) => state.whole(part, card),
    bar: (card, part) => state.bar(part, card),
    add: (card, part) => void state.add(part, card.id),
    remove: (card, part) => void state.remove(part, card.id),
    progress: (part) => `${say("count", { n: state.roster[part].length, of: state.catalogue.sizes[part] })} ${say(part)}.`,
  });
  affiliation.addEventListener("change", cards.draw);
  return cards;
};
