// The roster itself: what is in it, and what is still free.

import { at, h, icon, monogram, refill, say } from "../builder/dom.js";
import { free, out } from "../builder/sheet.js";
import { crest } from "../emblems.js";
import { PARTS } from "./state.js";

/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./state.js").State} State */

/**
 * @param {State} state
 * @param {{go: (part: Part) => void}} cards
 * @param {ReturnType<typeof import("./view.js").viewer>} view
 */
export const sheet = (state, cards, view) => {
  /** @param {Part} part @param {string} id @param {string} shown */
  const remove = (part, id, shown) => out(state, `${part}/${id}`, shown, () => void state.remove(part, id));

  /** @param {string} id */
  const gems = (id) => {
    const card = state.card("characters", id);
    const held = state.roster.gems[id] ?? [];
    const offered = state.catalogue.gems.filter((gem) => (state.locked ? held : (card.gems ?? [])).includes(gem.id));
    if (!offered.length) return null;
    return h("div", { class: "gems", role: "group", "aria-label": say("gems", { name: card.name }) },
      ...offered.map((gem) =>
        h("button", {
          class: held.includes(gem.id) ? "fchip is-on" : "fchip", type: "button", "aria-pressed": String(held.includes(gem.id)),
          "data-key": `gem/${id}/${gem.id}`, disabled: state.locked,
          click: () => void state.gem(id, gem.id),
        }, `${gem.name} +${gem.threat}`)));
  };

  /** Its name, which shows the whole card where there is one to show. @param {import("./types.js").Card} card */
  const called = (card) => (card.playable === false ? card.name : view.link(card.id, card.name));

  /** @param {import("./types.js").Card} card */
  const only = (card) => (card.playable === false ? h("span", { class: "tag only", title: say("onlyWhy") }, say("only")) : "");

  /** @param {string} id */
  const character = (id) => {
    const card = state.card("characters", id);
    const known = state.cards.has(`characters/${id}`);
    return h("li", {},
      crest(card.emblem, monogram(card.name), known ? "a" : "out"),
      h("span", { class: "who" }, h("b", {}, known ? called(card) : card.name, only(card)), h("span", { class: "quiet" }, known ? (card.alter_ego ?? "") : say("unknownCard"))),
      h("span", { class: "th num" }, h("span", { class: "sr" }, say("threat")), String(state.threat(id))),
      remove("characters", id, card.name),
      gems(id));
  };

  /** @param {Part} part @param {string} id */
  const small = (part, id) => {
    const card = state.card(part, id);
    return h("li", {},
      part === "secure" ? icon("secure") : part === "extraction" && icon("asset"),
      h("span", { class: "who", title: card.name }, state.cards.has(`${part}/${id}`) ? called(card) : card.name, only(card)),
      Boolean(card.threat) && h("span", { class: "th num" }, h("span", { class: "sr" }, say("threat")), String(card.threat)),
      remove(part, id, card.name));
  };

  /** @param {Part} part */
  const room = (part) =>
    free(state, { left: state.catalogue.sizes[part] - state.roster[part].length, key: part, about: say(part), go: () => cards.go(part) });

  const draw = () => {
    const { roster } = state;
    const sum = roster.characters.reduce((total, id) => total + state.threat(id), 0);
    at("total").textContent = `${say("threat")} ${sum}`;
    at("view-count").textContent = String(PARTS.reduce((n, part) => n + roster[part].length, 0));
    /** @param {Part} part */
    const head = (part) =>
      h("h3", {}, say(part), h("span", { class: "sub" }, say("count", { n: roster[part].length, of: state.catalogue.sizes[part] })));
    refill(at("slots"), PARTS.map((part) =>
      h("div", { class: `part ${part}` }, head(part),
        h("ul", { class: part === "characters" ? "slots" : "small" },
          ...roster[part].map((id) => (part === "characters" ? character(id) : small(part, id))), room(part)))));
  };

  state.watch(draw);
  draw();
};
