// A folio in full: in a sheet over the page, and for print.

import { at, h, icon, say } from "../builder/dom.js";

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Catalogue} Catalogue */

/**
 * What is printed on a figure's folio.
 * @param {Piece} figure
 * @param {Catalogue} catalogue
 * @returns {Node[]}
 */
export const folio = (figure, catalogue) => {
  const rank = (/** @type {number} */ id) => catalogue.ranks.find((one) => one.id === id) ?? { name: "", short: "", value: 0 };
  const ability = (/** @type {string} */ id) => catalogue.abilities.find((one) => one.id === id)?.name ?? id;
  const renown = catalogue.renown.find((one) => one.id === figure.renown);
  const about = [renown?.name, catalogue.dispositions[figure.side ?? ""], ...(figure.affiliations ?? [])].filter(Boolean).join(" · ");
  /** @param {string} name @param {number | undefined} value @param {string} sign */
  const stat = (name, value, sign) => h("div", {}, h("dt", {}, icon(sign), name), h("dd", { class: "num" }, String(value ?? 0)));
  return [
    h("p", { class: "about" }, about),
    (figure.traits ?? []).length ? h("p", { class: "sub" }, `${say("traits")}: ${(figure.traits ?? []).join(", ")}`) : "",
    h("ul", { class: "ranks", "aria-label": say("ranks") }, ...(figure.ranks ?? []).map((one) =>
      h("li", {}, h("span", { class: "ab" }, ability(one.ability)), h("b", { class: "num", title: rank(one.rank).name }, String(one.value)),
        h("span", { class: "sub" }, rank(one.rank).name)))),
    h("dl", { class: "stats" }, stat(say("health"), figure.health, "health"), stat(say("karma"), figure.karma, "karma"), stat(say("speed"), figure.speed, "speed")),
    h("h3", {}, say("attacks")),
    h("ul", { class: "lines" }, ...(figure.attacks ?? []).map((one) =>
      h("li", {}, h("b", {}, one.name), " ",
        h("span", { class: "sub" }, [
          catalogue.forms[one.form] ?? one.form,
          say("hitsWith", { ability: one.ability ? ability(one.ability) : rank(one.rank).name, rank: rank(one.rank).name }),
          say("deals", { n: one.damage, type: catalogue.damage[one.type] ?? one.type }),
          one.range ? say("range", { n: one.range }) : "",
        ].filter(Boolean).join(" · ")),
        one.text ? h("p", {}, one.text) : ""))),
    ...((figure.specials ?? []).length ? [
      h("h3", {}, say("specials")),
      h("ul", { class: "lines" }, ...(figure.specials ?? []).map((one) => h("li", {}, h("b", {}, one.name), one.text ? h("p", {}, one.text) : ""))),
    ] : []),
  ].filter((one) => one instanceof Node);
};

/**
 * A button with a name that opens the folio.
 * @param {Piece} figure
 * @param {import("./state.js").State} state
 * @param {string} [key]
 */
export const opener = (figure, state, key) =>
  h("button", {
    class: "folio-go", type: "button", "aria-haspopup": "dialog", title: say("folio", { name: figure.name }), "data-key": key,
    click: () => {
      const dialog = /** @type {HTMLDialogElement} */ (at("folio"));
      at("folio-h").replaceChildren(figure.name, h("span", { class: "sub", lang: "en" }, figure.alias ?? ""));
      at("folio-body").replaceChildren(...folio(figure, state.catalogue));
      dialog.showModal();
      at("folio-body").scrollTop = 0;
    },
  }, figure.name);

/** The sheet closes by its button, by Esc and by a click beside it. */
export const closing = () => {
  const dialog = /** @type {HTMLDialogElement} */ (at("folio"));
  at("folio-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
};
