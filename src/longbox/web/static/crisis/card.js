// A whole card, as every page shows it: figures, attacks and superpowers with their texts, both sides of it. Drawn in our own look.

import { crest } from "../emblems.js";

/**
 * @typedef {import("./types.js").Cards} Cards @typedef {import("./types.js").CharacterCard} CharacterCard @typedef {import("./types.js").Attack} Attack
 * @typedef {import("./types.js").Superpower} Superpower @typedef {Node | string | number | null | undefined | false} Child
 *
 * What a page lends: its icons, and where a character stands now.
 * @typedef {{ icon: (name: string) => Node, now?: { form: number, injured: boolean } | null, head?: boolean }} How
 */

const SIDES = /** @type {const} */ (["healthy", "injured"]);

/**
 * @param {string} tag @param {Record<string, string | null | false> | null} attributes @param {...Child} children
 * @returns {HTMLElement}
 */
const el = (tag, attributes, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) if (value !== null && value !== false) made.setAttribute(name, value);
  for (const child of children) if (child !== null && child !== undefined && child !== false) made.append(child instanceof Node ? child : String(child));
  return made;
};

/** @param {Cards} cards @param {string} key */
const word = (cards, key) => cards.labels?.[key] ?? key;

/** A text with its {marks} as icons; readers hear the word. @param {Cards} cards @param {string} words @param {How} how @returns {HTMLElement | null} */
const told = (cards, words, how) => words ? el("p", null, ...words.split(/(\{[\w-]+\})/).filter(Boolean).map((part) => {
  const mark = /^\{([\w-]+)\}$/.exec(part)?.[1];
  if (!mark) return part;
  const name = cards.marks?.[mark] ?? mark;
  return el("span", { class: "mark", title: name }, how.icon(mark), el("span", { class: "sr" }, name));
})) : null;

/** An icon with its figure; readers hear what it is. @param {string} mark @param {string} name @param {Child} value @param {How} how */
const figure = (mark, name, value, how) => el("span", { class: "fig", title: name }, how.icon(mark), el("span", { class: "sr" }, `${name} `), value);

/** Where a part counts in one form or on one side only. @param {Cards} cards @param {CharacterCard | null} card @param {{ form?: string, side?: string }} part */
const only = (cards, card, part) => {
  const form = part.form && card && card.forms.length > 1 ? card.forms.find((one) => one.id === part.form)?.name ?? part.form : "";
  const side = part.side ? cards.sides?.[part.side] ?? part.side : "";
  return [form, side].filter(Boolean).map((name) => el("span", { class: "tag" }, name));
};

/** @param {Cards} cards @param {CharacterCard | null} card @param {Attack} one @param {How} how */
const attack = (cards, card, one, how) => {
  const types = one.types?.length ? one.types : [one.type];
  return el("li", { class: "whole-part" },
    el("h4", null, el("span", { class: "whole-name" }, ...types.map((type) => figure(type, cards.marks?.[type] ?? type, null, how)), one.name), ...only(cards, card, one),
      el("span", { class: "figs" },
        figure(one.shape || "range", `${one.shape ? `${word(cards, one.shape)}, ` : ""}${word(cards, "range")}`, one.range, how),
        figure("attack", word(cards, "dice"), one.dice, how),
        figure("power", word(cards, "power"), one.cost ?? 0, how))),
    told(cards, one.text, how));
};

/** @param {Cards} cards @param {CharacterCard | null} card @param {Superpower} one @param {How} how */
const superpower = (cards, card, one, how) => {
  const price = one.most ? `${one.cost}–${one.most}` : one.cost;
  return el("li", { class: `whole-part ${one.kind}` },
    el("h4", null, el("span", { class: "whole-name" }, one.kind === "leadership" && how.icon("leader"), one.name), ...only(cards, card, one),
      el("span", { class: "figs" }, el("span", { class: "tag" }, [one.label ?? one.kind, one.affiliation, one.action && word(cards, "action")].filter(Boolean).join(" · ")),
        one.kind === "active" || one.kind === "reactive" ? figure("power", word(cards, "power"), price, how) : null)),
    told(cards, one.text, how));
};

/** The figures of one form, a row for each side. @param {Cards} cards @param {CharacterCard} card @param {number} number @param {How} how */
const sides = (cards, card, number, how) => {
  const form = card.forms[number];
  const columns = [["stamina", "stamina"], ["move", "move"], ["size", "size"], ...(cards.types ?? []).map((type) => [type, type])];
  return el("table", { class: "whole-sides" },
    card.forms.length > 1 && el("caption", null, form.name),
    el("thead", null, el("tr", null, el("td", null), ...columns.map(([mark, key]) =>
      el("th", { scope: "col", title: word(cards, key) }, how.icon(mark), el("span", { class: "sr" }, word(cards, key)))))),
    el("tbody", null, ...SIDES.map((side) => {
      const figures = form[side];
      const current = how.now && how.now.form === number && (side === "injured") === how.now.injured;
      return figures?.stamina ? el("tr", { class: current ? "current" : null, "aria-current": current ? "true" : null },
        el("th", { scope: "row" }, cards.sides?.[side] ?? side), ...[figures.stamina, figures.move, figures.size, ...figures.defenses].map((n) => el("td", null, n))) : null;
    })));
};

/** @param {string} name @param {Child} sub @param {CharacterCard | null} known @param {[string, number | string] | null} number @param {How} how */
const head = (name, sub, known, number, how) => el("header", { class: "whole-h" },
  how.head !== false && known && crest(known.emblem, known.monogram),
  el("div", null, how.head !== false && el("h2", { class: "whole-title" }, name), el("p", { class: "sub" }, sub)),
  number && el("p", { class: "whole-threat" }, el("span", null, number[0]), el("b", null, number[1])));

/** @param {Cards} cards @param {CharacterCard} card @param {How} how */
const character = (cards, card, how) => {
  const names = card.affiliations.map((id) => cards.affiliations?.[id] ?? id);
  const gems = card.gems?.length ? `${word(cards, "gems")}${(card.gem_slots ?? 1) > 1 ? ` (${card.gem_slots})` : ""}: ${card.gems.join(", ")}` : "";
  const grunts = card.grunts?.length ? `${word(cards, "grunts")} ${card.grunts.join(", ")}` : "";
  const parents = card.parents?.length ? `${word(cards, "parents")} ${card.parents.join("; ")}` : "";
  const base = `${word(cards, "base")} ${card.forms[0].base} mm`;
  return [
    head(card.name, [card.alter_ego, ...names].filter(Boolean).join(" · "), card, [word(cards, "threat"), card.threat], how),
    el("div", { class: "whole-figures" }, ...card.forms.map((_, i) => sides(cards, card, i, how)), told(cards, card.text, how)),
    el("div", { class: "whole-columns" },
      el("section", null, el("h3", null, word(cards, "attacks")), el("ul", null, ...card.attacks.map((one) => attack(cards, card, one, how)))),
      card.superpowers.length ? el("section", null, el("h3", null, word(cards, "superpowers")), el("ul", null, ...card.superpowers.map((one) => superpower(cards, card, one, how)))) : null),
    el("p", { class: "sub whole-foot" }, [base, gems, grunts, parents].filter(Boolean).join(" · ")),
  ];
};

/** @param {Cards} cards @param {NonNullable<Cards["tactics"]>[string]} card @param {How} how */
const tactic = (cards, card, how) => [
  head(card.name, [card.label ?? card.kind, card.action && word(cards, "action"), card.affiliation && (cards.affiliations?.[card.affiliation] ?? card.affiliation)].filter(Boolean).join(" · "), null, null, how),
  told(cards, card.text, how),
  card.attacks?.length ? el("ul", null, ...card.attacks.map((one) => attack(cards, null, one, how))) : null,
  card.superpowers?.length ? el("ul", null, ...card.superpowers.map((one) => superpower(cards, null, one, how))) : null,
];

/** @param {Cards} cards @param {NonNullable<Cards["crises"]>[string]} card @param {How} how */
const crisis = (cards, card, how) => [
  head(card.name, card.label ?? card.kind, null, [word(cards, "threat"), card.threat], how),
  told(cards, card.text, how),
  card.tokens?.length ? el("section", null, el("h3", null, word(cards, "tokens")), el("ul", null, ...card.tokens.map((one) =>
    el("li", { class: "whole-part" }, el("h4", null, el("span", { class: "whole-name" }, `${one.n} × ${one.name}`), el("span", { class: "figs" }, el("span", { class: "tag" }, cards.token_kinds?.[one.kind] ?? one.kind))), told(cards, one.text, how))))) : null,
];

/**
 * A card by its id: a character, a Team Tactic or a Crisis card; nothing for an unknown one.
 * @param {Cards} cards @param {string} id @param {How} how
 */
export function wholeCard(cards, id, how) {
  const one = cards.characters?.[id], played = cards.tactics?.[id], mission = cards.crises?.[id];
  const parts = one ? character(cards, one, how) : played ? tactic(cards, played, how) : mission ? crisis(cards, mission, how) : null;
  const kind = one ? "character" : played ? "tactic" : "crisis";
  return parts && el("article", { class: `whole ${kind}`, "aria-label": (one ?? played ?? mission)?.name ?? null }, ...parts);
}
