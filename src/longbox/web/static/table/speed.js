// How fast what others do is shown: each person chooses on their own device.

import { h, memory, still, text } from "./dom.js";
import { sheet } from "./sheet.js";

/** How long a step of an attack is seen, and everything else, in milliseconds; `wait` holds each picture until somebody goes on. */
export const PACES = { wait: [700, 0], calm: [1000, 2800], normal: [550, 1400], fast: [0, 500], once: [0, 0] };
/** @typedef {keyof typeof PACES} Pace */

/** Chosen, or what suits the screen. @returns {Pace} */
export function speed() {
  const kept = /** @type {Pace} */ (memory.get("speed", ""));
  return kept in PACES ? kept : still() ? "once" : "normal";
}

export function showSpeed() {
  const now = speed();
  sheet(text("speed"), [
    h("p", { class: "sub" }, text("speed.sub")),
    h("div", { class: "choices", role: "radiogroup", "aria-label": text("speed") }, ...Object.keys(PACES).map((pace) => h("label", { class: "choice" },
      h("input", { type: "radio", name: "speed", value: pace, checked: pace === now, onchange: () => memory.set("speed", pace) }),
      h("span", null, text(`speed.${pace}`), h("small", { class: "sub" }, text(`speed.${pace}.sub`)))))),
  ]);
}
