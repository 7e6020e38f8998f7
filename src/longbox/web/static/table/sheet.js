// The sheet: a dialog for whatever needs more room than its place on the page.

import { fill, h, icon, text, the } from "./dom.js";

/** @param {string} heading @param {Array<Node | null | false>} parts */
export function sheet(heading, parts) {
  const dialog = /** @type {HTMLDialogElement} */ (the("sheet"));
  fill(dialog, h("div", { class: "sheet-h" }, h("h2", { id: "sheet-name" }, heading),
    h("button", { class: "btn btn-quiet btn-icon", type: "button", "aria-label": text("close"), onclick: () => dialog.close() }, icon("close", "i-l"))),
    h("div", { class: "sheet-b", tabindex: 0 }, ...parts));
  if (!dialog.open) dialog.showModal();
}
