// Options that differ in one thing only, such as how much Power is paid or whose Karma: one option with a step down and a step up.

import { fill, h, icon, text } from "./dom.js";

/** Options in the order of their steps; each alone where it has none. @param {number[]} members @param {import("./types.js").Option[]} options @returns {number[][]} */
export function stepped(members, options) {
  /** @type {Map<string | number, number[]>} */ const found = new Map();
  for (const i of members) {
    const key = options[i].steps ?? i;
    found.set(key, [...(found.get(key) ?? []), i]);
  }
  return [...found.values()];
}

/**
 * @param {import("./types.js").Option[]} options @param {number[]} members the options it leads through @param {number | null} picked
 * @param {(option: number) => HTMLElement} chip draws one @param {(option: number) => void} step somebody has come to one
 */
export function stepper(options, members, picked, chip, step) {
  let at = Math.max(0, picked === null ? 0 : members.indexOf(picked));
  const place = h("span", { class: "step-at" });
  const told = h("span", { class: "sr", role: "status" });
  const count = h("span", { class: "step-n", "aria-hidden": "true" });
  const less = h("button", { class: "btn btn-plain step", type: "button", "aria-label": text("steps.less"), onclick: () => to(at - 1) }, icon("minus"));
  const more = h("button", { class: "btn btn-plain step", type: "button", "aria-label": text("steps.more"), onclick: () => to(at + 1) }, icon("plus"));
  const draw = () => {
    const focused = place.contains(document.activeElement);
    fill(place, chip(members[at]));
    count.textContent = `${at + 1}/${members.length}`;
    less.setAttribute("aria-disabled", String(at === 0));
    more.setAttribute("aria-disabled", String(at === members.length - 1));
    if (focused) /** @type {HTMLElement | null} */ (place.querySelector("button"))?.focus({ preventScroll: true });
  };
  /** @param {number} next */
  const to = (next) => {
    if (next < 0 || next >= members.length) return;
    at = next;
    draw();
    const { label, note, odds } = options[members[at]];
    told.textContent = [label, note, odds?.text].filter(Boolean).join(", ").replace(/\{([\w-]+)\}/g, (_, mark) => text(`mark.${mark}`));
    step(members[at]);
  };
  const root = h("div", { class: "steps", role: "group" }, less, place, more, count, told);
  root.addEventListener("keydown", (event) => {
    const next = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1, Home: 0, End: members.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    to(next);
  });
  draw();
  return root;
}
