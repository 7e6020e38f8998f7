// Filing a roster that is ready to play: by affiliation, only those that the event takes.

import { inTwoSteps } from "../grouped.js";
import { h, text } from "../table/dom.js";
import { look } from "./core.js";

/** @typedef {import("../builder/types.js").Ready} Ready */

/** The list as it stands, so that what is chosen in it stays when the page is drawn again. @type {HTMLElement | null} */
let field = null;
let asked = false;

/** @param {Ready[]} rosters @param {(code: string) => void} file */
function made(rosters, file) {
  const groups = [...new Set(rosters.map((one) => one.group ?? ""))];
  const list = h("select", { class: "input", id: "ready", "data-key": "ready", "data-groups": text("roster.ready.group") },
    groups.map((label) => h("optgroup", { label }, rosters.filter((one) => (one.group ?? "") === label).map((one) => h("option", { value: one.code, "data-text": one.text }, one.name)))));
  const whole = h("div", { class: "field" }, h("label", { for: "ready" }, text("roster.ready")), list,
    h("p", { class: "acts" }, h("button", { class: "btn", type: "button", "data-key": "file-ready", onclick: () => file(list.value) }, text("roster.ready.send"))));
  inTwoSteps(list);
  return whole;
}

/**
 * The field, once the event has said which rosters it takes; nothing before and if it takes none.
 * @param {(code: string) => void} file @param {() => void} redraw
 */
export const readyRosters = (file, redraw) => {
  if (!asked) {
    asked = true;
    look("rosters").then((rosters) => {
      if (!rosters.length) return;
      field = made(rosters, file);
      redraw();
    }, () => {
      asked = false; // next time
    });
  }
  return field;
};
