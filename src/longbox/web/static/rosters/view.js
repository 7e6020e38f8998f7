// A card to look at: the whole of it in a dialog, to go on to the next one, to print it or all cards of the roster.

import { at, h, icon, say } from "../builder/dom.js";
import { wholeCard } from "../crisis/card.js";
import { PARTS } from "./state.js";

/** @typedef {import("../crisis/types.js").Cards} Cards */
/** @typedef {import("./state.js").State} State */

/** @type {Promise<Cards> | null} */
let asked = null;

/** Figures and texts of every card; asked for once, when the first card is looked at. @returns {Promise<Cards>} */
const library = () => {
  asked ??= fetch(`/api/titles/crisis/cards?language=${document.documentElement.lang}`).then((answer) => {
    if (!answer.ok) throw new Error(say("failed"));
    return answer.json();
  });
  asked.catch(() => {
    asked = null; // the next card asks again
  });
  return asked;
};

/** Print these cards and nothing else. @param {Cards} cards @param {string[]} ids */
const print = (cards, ids) => {
  const paper = h("div", { class: "print-cards" }, ...ids.map((id) => wholeCard(cards, id, { icon })));
  document.body.append(paper);
  document.body.classList.add("printing-cards");
  addEventListener("afterprint", () => {
    document.body.classList.remove("printing-cards");
    paper.remove();
  }, { once: true });
  globalThis.print();
};

/** @param {State} state */
export const viewer = (state) => {
  const title = h("h2", { id: "card-h", class: "sr" });
  const place = h("div", { class: "card-b", tabindex: "0", role: "group", "aria-labelledby": "card-h" });
  const all = h("button", { class: "btn btn-s", type: "button", id: "card-print-all" }, icon("print"), say("printAll"));
  const one = h("button", { class: "btn btn-s", type: "button", id: "card-print" }, icon("print"), say("printCard"));
  const close = h("button", { class: "btn btn-primary btn-s", type: "button", id: "card-close", click: () => dialog.close() }, say("close"));
  const dialog = /** @type {HTMLDialogElement} */ (h("dialog", { class: "card-view", id: "card", "aria-labelledby": "card-h" },
    title, place, h("div", { class: "card-f" }, one, all, close)));
  at("page").append(dialog);
  let shown = "";

  const inRoster = () => PARTS.flatMap((part) => state.roster[part]);

  one.addEventListener("click", async () => print(await library(), [shown]));
  all.addEventListener("click", async () => print(await library(), inRoster()));

  /** @param {string} id @param {string} name */
  const open = async (id, name) => {
    shown = id;
    title.textContent = name;
    all.hidden = !inRoster().length;
    place.replaceChildren();
    if (!dialog.open) dialog.showModal();
    try {
      const card = wholeCard(await library(), id, { icon });
      if (shown === id) place.replaceChildren(card ?? h("p", {}, say("rosterOnly")));
    } catch {
      place.replaceChildren(h("p", { class: "note warn" }, icon("warn"), h("span", {}, say("failed"))));
    }
    place.scrollTop = 0;
  };

  /** A name that opens its card. @param {string} id @param {string} name */
  const link = (id, name) =>
    h("button", { class: "card-link", type: "button", "data-key": `card/${id}`, "aria-label": say("show", { name }), click: () => void open(id, name) }, name);

  return { open, link };
};
