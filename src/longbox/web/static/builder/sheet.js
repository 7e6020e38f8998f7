// What the sheets of all builders share: the button that takes a card out, and free places.

import { h, icon, say, tell } from "./dom.js";

/**
 * @param {import("./work.js").Work<any>} work
 * @param {string} key which keeps the focus
 * @param {string} name of the card
 * @param {() => void} take
 */
export const out = (work, key, name, take) =>
  h("button", {
    class: "btn btn-quiet btn-s out", type: "button", "data-key": key, "aria-label": say("remove", { name }), hidden: work.locked,
    click: () => {
      take();
      tell(say("removed", { name }));
    },
  }, icon("close"));

/**
 * A row that leads to the cards for free places; nothing where none is left.
 * @param {import("./work.js").Work<any>} work
 * @param {{left: number, key: string, about: string, go: () => void, whole?: boolean}} place whole: what it is for is written out
 */
export const free = (work, { left, key, about, go, whole }) => {
  if (left <= 0) return "";
  const label = left === 1 ? say("free") : say("freeMany", { n: left });
  const all = `${label}: ${about}`;
  return h("li", { class: "free" },
    h("button", { class: "free-go", type: "button", "data-key": `free/${key}`, disabled: work.locked, "aria-label": all, click: go },
      h("span", { class: "crest", "aria-hidden": "true" }), whole ? all : label));
};
