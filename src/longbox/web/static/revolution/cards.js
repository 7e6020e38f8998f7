/** Cards as they are drawn: a recruit, a Plot Card, a Mission; small in the hand, large where something is about them. */

import { crest } from "../emblems.js";
import { h, icon, marked, text } from "../table/dom.js";
import { sheet } from "../table/sheet.js";

/** @typedef {import("./types.js").Recruit} Recruit @typedef {import("./types.js").Plot} Plot @typedef {import("./types.js").MissionCard} MissionCard */

/** @type {Record<string, string>} */
export const ICONS = { leader: "leader", hero: "hero", student: "student", training: "book", event: "plot", reaction: "swap" };
const STATS = ["attack", "defense", "speed", "range"];

/** Figures with icons; their names for readers. @param {(number | undefined)[]} figures */
export function figures(figures) {
  return h("p", { class: "st" }, ...figures.flatMap((n, i) => (n === undefined ? [] : [h("span", { title: text(`mr.${STATS[i]}`) }, icon(STATS[i]), h("span", { class: "sr" }, text(`mr.${STATS[i]}`)), n)])));
}

/** The line on a card that is no rule. @param {{flavour: string}} card */
function flavour(card) {
  return card.flavour ? h("p", { class: "flavour" }, card.flavour) : null;
}

/** @param {Recruit | undefined} card @param {{stats?: number[], range?: number, training?: string}} [now] */
export function recruit(card, now = {}) {
  if (!card) return null;
  const stats = now.stats ?? card.stats;
  return h("article", { class: `bigcard ${card.kind}` },
    h("div", { class: "pic", "aria-hidden": "true" }, card.emblem ? crest(card.emblem, "", "pic") : icon(ICONS[card.kind] ?? "user")),
    h("div", { class: "in" }, h("h3", null, card.name), stats && figures([...stats, now.range ?? card.range]),
      h("p", { class: "rules" }, ...marked(card.text)), flavour(card), now.training && h("p", { class: "quiet" }, icon("book"), " ", now.training),
      h("p", { class: "foot" }, icon(ICONS[card.kind] ?? "user"), [text(`mr.kind.${card.kind}`), card.limit && text("mr.card.power", { n: card.limit }), card.hope > 0 && text("mr.card.hope", { n: card.hope })].filter(Boolean).join(", "))));
}

/** @param {Plot | undefined} card */
export function plot(card) {
  return card ? h("article", { class: "bigcard plot" },
    h("div", { class: "pic", "aria-hidden": "true" }, icon(ICONS[card.kind])),
    h("div", { class: "in" }, h("h3", null, card.name), h("p", { class: "rules" }, ...marked(card.text)), flavour(card),
      h("p", { class: "foot" }, icon(ICONS[card.kind]), [text(`mr.kind.${card.kind}`), text("mr.card.cost", { n: card.cost }), text("mr.card.hope", { n: card.hope })].join(", ")))) : null;
}

/** @param {MissionCard | undefined} card */
export function mission(card) {
  return card ? h("article", { class: "bigcard mission" },
    h("div", { class: "pic", "aria-hidden": "true" }, card.emblem ? crest(card.emblem, "", "pic") : icon("mission")),
    h("div", { class: "in" }, h("h3", null, card.name), h("p", { class: "rules" }, ...marked(card.text)), flavour(card), ...missionFacts(card))) : null;
}

/** What a Mission brings in and whom it takes. @param {MissionCard} card */
export function missionFacts(card) {
  return [
    card.tokens > 0 && h("p", null, text(card.tokens > 1 ? "mr.mission.tokens" : "mr.mission.token", { n: card.tokens, name: card.token })),
    (card.attack > 0 || card.move > 0) && figures([card.attack, card.defense, card.move, card.range]),
    h("p", { class: "foot" }, icon("user"), [card.people ? text("mr.mission.people", { n: card.people }) : text("mr.mission.all"), card.leaders && text("mr.mission.leaders"), card.health > 0 && text("mr.health", { n: card.health }), card.turns > 0 && text("mr.mission.turns", { n: card.turns })].filter(Boolean).join(", ")),
  ].filter((one) => one !== false);
}

/** A card in full, in a dialog. @param {string} name @param {HTMLElement | null} card */
export function open(name, card) {
  if (card) sheet(name, [card]);
}
