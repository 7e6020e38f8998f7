// What is searched and filtered among the pieces of a team, and how their rows look.

import { h, icon, say } from "../builder/dom.js";
import { affiliations, flip, head, list as cardList } from "../builder/list.js";
import { crest } from "../emblems.js";
import { opener } from "./folio.js";

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./state.js").State} State */

/** @param {State} state */
export const list = (state) => {
  const { catalogue } = state;
  const affiliation = affiliations(catalogue.affiliations);
  /** @type {Set<string>} */
  const renowns = new Set();
  /** @type {Set<string>} */
  const sides = new Set();
  let only = false; // those that could be added now

  const renown = (/** @type {Piece} */ piece) => state.renowns.get(piece.renown ?? "")?.name ?? "";
  const side = (/** @type {Piece} */ piece) => catalogue.dispositions[piece.side ?? ""] ?? "";
  const ranks = (/** @type {Piece} */ piece) => (piece.ranks ?? []).map((one) => `${one.short} ${one.value}`).join("  ");
  const ability = (/** @type {string | undefined} */ id) => catalogue.abilities.find((one) => one.id === id)?.name ?? "";
  const kind = (/** @type {Piece} */ piece) => say(piece.artifact ? "artifact" : "object");
  const material = (/** @type {Piece} */ piece) => catalogue.ranks.find((one) => one.id === piece.material)?.name ?? "";

  /** @param {Piece} piece */
  const text = (piece) => [
    piece.name, piece.alias ?? "", renown(piece), side(piece), piece.text ?? "", piece.affiliation ?? "",
    ...(piece.affiliations ?? []), ...(piece.traits ?? []),
    ...(piece.specials ?? []).map((one) => one.name), ...(piece.attacks ?? []).map((one) => one.name),
  ];

  /** @param {Piece} piece @param {Part} part */
  const fits = (piece, part) => {
    if (only && !state.inside(part, piece) && state.bar(part, piece)) return false;
    if (part !== "plot" && renowns.size && !renowns.has(piece.renown ?? "")) return false;
    if (part !== "figures") return true;
    if (sides.size && !sides.has(piece.side ?? "")) return false;
    return !affiliation.value || Boolean(piece.affiliations?.includes(affiliation.value));
  };

  /** @param {Piece} piece */
  const figure = (piece) => [
    h("th", { scope: "row" }, crest(piece.emblem, piece.monogram ?? "", "a"), h("b", {}, opener(piece, state)), h("span", { class: "quiet", lang: "en" }, piece.alias ?? ""),
      h("span", { class: "facts" }, `${renown(piece)}, ${say("points", { n: piece.points ?? 0 })} · ${side(piece)} · ${say("health")} ${piece.health} · ${say("speed")} ${piece.speed}`),
      h("span", { class: "facts" }, (piece.affiliations ?? []).join(", "))),
    h("td", { class: "wide" }, renown(piece)),
    h("td", { class: "num" }, String(piece.points ?? 0)),
    h("td", { class: "wide" }, side(piece)),
    h("td", { class: "num fas" }, ranks(piece)),
    h("td", { class: "num" }, String(piece.health)),
    h("td", { class: "num" }, String(piece.karma)),
    h("td", { class: "num" }, String(piece.speed)),
    h("td", { class: "aff" }, (piece.affiliations ?? []).join(", ")),
  ];

  /** @param {Piece} piece */
  const plot = (piece) => {
    const feat = say("feat", { ability: ability(piece.ability) });
    return [
      h("th", { scope: "row" }, h("b", {}, icon("plot"), piece.name), piece.text && h("span", { class: "quiet" }, piece.text),
        h("span", { class: "facts" }, `${piece.affiliation} · ${feat}`)),
      h("td", { class: "wide" }, feat),
      h("td", { class: "aff" }, piece.affiliation ?? ""),
    ];
  };

  /** @param {Piece} piece */
  const thing = (piece) => [
    h("th", { scope: "row" }, h("b", {}, piece.name), piece.text && h("span", { class: "quiet" }, piece.text),
      h("span", { class: "facts" }, `${kind(piece)} · ${renown(piece)} · ${material(piece)}`)),
    h("td", { class: "wide" }, kind(piece)),
    h("td", { class: "wide" }, renown(piece)),
    h("td", { class: "aff" }, material(piece)),
  ];

  /** @param {Part} part */
  const heads = (part) => {
    if (part === "plot") return [head(say("plot")), h("th", { scope: "col", class: "wide" }, say("advanced")), head(say("affiliations"))];
    if (part === "things") return [head(say("things")), head(say("kind")), head(say("renown")), head(say("material"))];
    return [say("figures"), say("renown"), say("pts"), say("side"), say("ranks"), say("health"), say("karma"), say("speed"), say("affiliations")]
      .map((label) => head(label));
  };

  /** @param {Part} part */
  const chips = (part) => {
    const known = new Set(catalogue[part].map((piece) => piece.renown));
    const levels = catalogue.renown.filter((one) => known.has(one.id)).map((one) => {
      const label = part === "figures" ? `${one.name} ${one.points}` : one.name;
      const name = part === "figures" ? `${one.name}, ${say("points", { n: one.points })}` : one.name;
      return { id: one.id, label, name, on: renowns.has(one.id), flip: flip(renowns, one.id) };
    });
    const both = Object.entries(catalogue.dispositions).map(([id, name]) => ({ id, label: name, on: sides.has(id), flip: flip(sides, id) }));
    const fitting = { id: "only", label: say("only"), on: only, flip: () => void (only = !only) };
    return [...(part === "plot" ? [] : [...levels, ...(part === "figures" ? both : []), fitting])];
  };

  const cards = cardList(state, {
    part: /** @type {Part} */ ("figures"),
    cards: (part) => catalogue[part],
    text,
    named: (piece) => `${piece.name} ${piece.alias ?? ""}`,
    fits,
    chips,
    filtered: () => Boolean(affiliation.value || renowns.size || sides.size || only),
    clear: () => {
      affiliation.value = "";
      renowns.clear();
      sides.clear();
      only = false;
    },
    shown: (part) => {
      affiliation.hidden = part !== "figures";
    },
    heads,
    cells: (piece, part) => (part === "figures" ? figure(piece) : part === "plot" ? plot(piece) : thing(piece)),
    inside: (piece, part) => state.inside(part, piece),
    bar: (piece, part) => state.bar(part, piece),
    add: (piece, part) => void state.add(part, piece.id),
    remove: (piece, part) => void state.remove(part, piece.id),
    progress: (part) => {
      const places = Object.keys(state.level.roster).map((one) => state.places(part, one));
      const n = state.held(part).length;
      return `${say("count", { n, of: part === "plot" ? 1 : places.reduce((sum, one) => sum + one.room, 0) })} ${say(part)}.`;
    },
  });
  affiliation.addEventListener("change", cards.draw);
  return {
    /** To the pieces for a free place. @param {Part} part @param {string} [wanted] its renown */
    go: (part, wanted) => {
      renowns.clear();
      if (wanted) renowns.add(wanted);
      cards.go(part);
    },
  };
};
