// Filing a roster that is ready to play: by affiliation, only those that the event takes.

import { inTwoSteps } from "../grouped.js";
import { fill, h, text } from "../table/dom.js";
import { look } from "./core.js";

/** @typedef {import("../builder/types.js").Ready} Ready */

/** Where the list stands: the same place however often the page is drawn, so that nothing chosen or typed is lost. */
const place = h("div", { hidden: true });
let asked = false;
/** What files a roster now. @type {(code: string) => void} */
let filing = () => {};

/** @param {Ready[]} rosters */
function fillIn(rosters) {
  const groups = [...new Set(rosters.map((one) => one.group ?? ""))];
  const list = h("select", { class: "input", id: "ready", "data-key": "ready", "data-groups": text("roster.ready.group") },
    groups.map((label) => h("optgroup", { label }, rosters.filter((one) => (one.group ?? "") === label).map((one) => h("option", { value: one.code, "data-text": one.text }, one.name)))));
  fill(place, h("div", { class: "field" }, h("label", { for: "ready" }, text("roster.ready")), list,
    h("p", { class: "acts" }, h("button", { class: "btn", type: "button", "data-key": "file-ready", onclick: () => filing(list.value) }, text("roster.ready.send")))));
  inTwoSteps(list);
  place.hidden = false;
}

/**
 * The field; empty until the event has said which rosters it takes, and if it takes none.
 * @param {(code: string) => void} file
 */
export const readyRosters = (file) => {
  filing = file;
  if (!asked) {
    asked = true;
    look("rosters").then((rosters) => void (rosters.length && fillIn(rosters)), () => {
      asked = false; // next time
    });
  }
  return place;
};
