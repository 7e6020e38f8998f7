// What is being resolved: from the outside in, with the step it is at.

import { fill, h, last, marked, text } from "./dom.js";

/** @param {HTMLElement} place @param {import("./types.js").Resolving[]} stack */
export function drawStack(place, stack) {
  place.hidden = !stack.length;
  const steps = last(stack, (one) => one.steps);
  const inner = stack[stack.length - 1];
  const lines = stack.map((one) => h("li", null, ...marked(one.text)));
  if (inner?.steps) lines.push(h("li", null, text("step", { n: inner.step, of: inner.steps, now: inner.now })));
  else if (inner?.now) lines.push(h("li", null, ...marked(inner.now)));
  fill(place, h("h2", { class: "sr" }, text("resolving")), h("ol", null, ...lines),
    steps?.steps && h("div", { class: "steps14", "aria-hidden": "true" }, ...Array.from({ length: steps.steps }, (_, i) =>
      h("i", { class: i + 1 < (steps.step ?? 0) ? "past" : i + 1 === steps.step ? "cur" : null }))));
}
