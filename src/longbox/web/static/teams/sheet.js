// The team itself: its level and side, who is in it, and what is still free.

import { at, h, icon, monogram, refill, say } from "../builder/dom.js";
import { free as freePlaces, out } from "../builder/sheet.js";
import { crest } from "../emblems.js";
import { closing, folio, opener } from "./folio.js";

/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./state.js").State} State */

/**
 * @param {State} state
 * @param {{go: (part: Part, renown?: string) => void}} cards
 */
export const sheet = (state, cards) => {
  const level = /** @type {HTMLSelectElement} */ (at("level"));
  const sides = at("outlook");
  level.append(...state.catalogue.levels.map((one) => h("option", { value: one.id }, one.name)));
  sides.append(...state.catalogue.outlooks.map((one) =>
    h("button", { type: "button", "data-side": one.id, click: () => void state.choose("outlook", one.id) }, one.name)));
  level.addEventListener("change", () => void state.choose("level", level.value));
  closing();

  /** @param {Part} part @param {string} id @param {string} key */
  const remove = (part, id, key) => out(state, key, state.piece(part, id).name, () => void state.remove(part, id));

  /** @param {string} id @param {number} i */
  const figure = (id, i) => {
    const piece = state.piece("figures", id);
    const known = Boolean(piece.renown);
    return h("li", {},
      crest(piece.emblem, piece.monogram ?? monogram(piece.name), known ? "a" : "out"),
      h("span", { class: "who" }, h("b", {}, known ? opener(piece, state, `folio/${id}/${i}`) : piece.name),
        h("span", { class: "quiet" }, known ? (piece.affiliations ?? []).join(", ") || (piece.alias ?? "") : say("unknown"))),
      h("span", { class: "th num" }, h("span", { class: "sr" }, say("pts")), String(piece.points ?? 0)),
      remove("figures", id, `figures/${id}/${i}`));
  };

  /** @param {"plot" | "things"} part @param {string} id @param {number} i */
  const small = (part, id, i) => {
    const piece = state.piece(part, id);
    const about = part === "plot" ? piece.affiliation : state.renowns.get(piece.renown ?? "")?.name ?? say("unknown");
    return h("li", {}, part === "plot" && icon("plot"), h("span", { class: "who", title: piece.text }, piece.name), h("span", { class: "quiet" }, about ?? ""),
      remove(part, id, `${part}/${id}/${i}`));
  };

  /** @param {Part} part @param {number} left @param {string} about @param {string} [renown] */
  const free = (part, left, about, renown = "") =>
    freePlaces(state, { left, key: `${part}/${renown}`, about, go: () => cards.go(part, renown), whole: part !== "figures" });

  /** @param {string} name @param {number} n @param {number} of */
  const heading = (name, n, of) =>
    h("h3", {}, name, h("span", { class: n > of ? "sub over" : "sub" }, say("count", { n, of })));

  const figures = () => {
    const asked = state.level.roster;
    const held = state.team.figures.map((id, i) => ({ id, i, renown: state.piece("figures", id).renown ?? "" }));
    const kinds = [...Object.keys(asked), ...new Set(held.map((one) => one.renown).filter((one) => !(one in asked)))];
    return kinds.map((renown) => {
      const name = state.renowns.get(renown)?.name ?? say("unknown");
      const { have, room } = state.places("figures", renown);
      const some = held.filter((one) => one.renown === renown);
      return h("div", { class: "part figures" }, heading(name, some.length, room),
        h("ul", { class: "slots" }, ...some.map((one) => figure(one.id, one.i)), free("figures", room - have, name, renown)));
    });
  };

  const rest = () => {
    const { plot, things } = state.team;
    const renowns = Object.keys(state.level.roster);
    return [
      h("div", { class: "part plot" }, heading(say("plot"), plot ? 1 : 0, 1),
        h("ul", { class: "small" }, plot ? small("plot", plot, 0) : free("plot", 1, say("plot")))),
      h("div", { class: "part things" }, heading(say("things"), things.length, renowns.length),
        h("ul", { class: "small" }, ...things.map((id, i) => small("things", id, i)),
          ...renowns.map((one) => {
            const { have, room } = state.places("things", one);
            return free("things", room - have, state.renowns.get(one)?.name ?? one, one);
          }))),
    ];
  };

  /** For print: the whole folios, each once. */
  const folios = () =>
    [...new Set(state.team.figures)].map((id) => state.piece("figures", id)).filter((one) => one.renown).map((one) =>
      h("article", {}, h("h2", {}, one.name, h("span", { class: "sub", lang: "en" }, one.alias ?? "")), ...folio(one, state.catalogue)));

  const draw = () => {
    const { team } = state;
    level.value = state.level.id;
    level.disabled = state.locked;
    at("level-facts").textContent = say("levelFacts", { victory: state.level.victory, points: state.level.points });
    for (const one of /** @type {NodeListOf<HTMLButtonElement>} */ (sides.querySelectorAll("button"))) {
      one.setAttribute("aria-pressed", String(one.dataset.side === team.outlook));
      one.disabled = state.locked;
    }
    const worth = team.figures.reduce((sum, id) => sum + (state.piece("figures", id).points ?? 0), 0);
    at("total").textContent = say("points", { n: worth });
    at("view-count").textContent = String(team.figures.length + (team.plot ? 1 : 0) + team.things.length);
    refill(at("slots"), [...figures(), ...rest()]);
  };

  addEventListener("beforeprint", () => at("folios").replaceChildren(...folios()));
  state.watch(draw);
  draw();
};
