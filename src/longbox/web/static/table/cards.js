// A choice among cards, such as a squad: suggestions, cards to read, and what is left to choose.

import { crest } from "../emblems.js";
import { h, text } from "./dom.js";

/** @typedef {import("./decision.js").Decision} Decision @typedef {import("./types.js").Offer} Offer */

/** So many suggestions fit beside the cards. */
const SUGGESTIONS = 3;

/** @param {Decision} decision @param {HTMLElement} parts @param {Offer} offer @param {string} keys */
export function drawCards(decision, parts, offer, keys) {
  const { table } = decision;
  const cards = offer.region?.cards ?? [];
  const suggested = offer.options.filter((option) => option.suggested).slice(0, SUGGESTIONS);
  if (suggested.length) {
    parts.append(h("div", { class: "group suggested" }, h("span", { class: "group-name" }, text("decision.ready")), ...suggested.map((option) => {
      const ids = (option.on ?? []).map(([, id]) => id);
      const chip = decision.chip(undefined, option.label, option.note ?? "", () => decision.cards(ids));
      chip.dataset.cards = JSON.stringify(ids);
      const drawn = ids.map((id) => table.card(String(id))).filter((card) => card?.emblem);
      if (drawn.length) chip.querySelector("span")?.prepend(h("span", { class: "crests", "aria-hidden": "true" }, ...drawn.map((card) => crest(card?.emblem, ""))));
      return chip;
    })));
  }
  const box = h("div", { class: "group cards" });
  cards.forEach((id, i) => {
    const card = table.card(id);
    const chip = decision.chip(keys[i], card?.name ?? id, card?.note ?? "", () => decision.toggleCard(id));
    chip.dataset.card = id;
    if (card?.emblem) chip.querySelector("span")?.before(crest(card.emblem, card.monogram ?? ""));
    if (card?.text) {
      chip.setAttribute("aria-description", card.text.replace(/\{([\w-]+)\}/g, (_, mark) => text(`mark.${mark}`)));
      chip.addEventListener("pointerenter", () => table.read(id));
      chip.addEventListener("focus", () => table.read(id));
    }
    box.append(chip);
  });
  parts.append(box);
}

/** What somebody may have overlooked: threat that another card would fit into, or cards that could still be taken. @param {Decision} decision @returns {string} */
export function unused(decision) {
  const region = decision.offer?.region;
  if (region?.type !== "cards") return "";
  const { cardsOn } = decision;
  const costs = /** @type {number[]} */ (region.costs ?? []);
  if (region.threat !== undefined) {
    const left = region.threat - decision.threat();
    const fits = (region.cards ?? []).some((id, i) => !cardsOn.includes(id) && (costs[i] ?? Infinity) <= left);
    return cardsOn.length && left > 0 && fits ? text("decision.threat.left", { threat: decision.threat(), most: region.threat }) : "";
  }
  const most = Math.min(region.most ?? 0, (region.cards ?? []).length);
  return region.full && cardsOn.length < most ? text("decision.cards.left", { n: most - cardsOn.length }) : "";
}
