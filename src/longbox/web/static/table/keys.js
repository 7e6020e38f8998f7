// The keyboard: one key per choice, and a list of all keys on "?".

import { fill, h, icon, memory, text } from "./dom.js";

/** @type {Array<[string, string]>} key as written, what it does */
const LIST = [
  ["1 … 9 A … Z", "keys.pick"], ["Enter", "keys.commit"], ["P", "keys.pass"], ["Esc", "keys.back"], ["M", "keys.measure"], ["O", "keys.goals"], ["H", "keys.hint"], ["V", "keys.three"], ["X", "keys.chalk"], ["+ −", "keys.zoom"],
  ["0", "keys.fit"], ["Ctrl Z", "keys.undo"], ["/", "keys.chat"], ["← →", "keys.replay"], ["Shift ← →", "keys.parts"], [text("key.space"), "keys.beat"], ["R", "keys.again"], ["B", "keys.since"], ["?", "keys.help"],
];

const single = () => memory.get("keys", "on") === "on";

/** @param {EventTarget | null} target */
const writes = (target) => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && target.getAttribute("type") !== "range");

/**
 * @param {{
 *   decision(key: string): boolean, measure(): void, goals(): void, hint(): void, three(): void, chalk(): void, zoom(by: number): void, undo(): void, chat(): void, replay(key: string, far: boolean): boolean,
 *   stage(key: string): boolean,
 * }} acts
 */
export function startKeys(acts) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || writes(event.target) || document.querySelector("dialog[open]")) return;
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z") {
      event.preventDefault();
      return acts.undo();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Enter and Space on a focused button or link are its own.
    if (event.key === "Enter" && event.target instanceof Element && event.target.closest("button, a, summary, [role=button], [tabindex='0']")) return;
    if (event.key === " " && !(event.target instanceof Element && event.target.closest("button, a, summary, input, [role=button], [tabindex='0']")) && acts.stage(" ")) return event.preventDefault();
    if (event.key === "Enter" || event.key === "Escape") {
      if (acts.decision(event.key) || (event.key === "Escape" && acts.stage("Escape"))) event.preventDefault();
      return;
    }
    if (event.key === "?") return showKeys();
    if (event.key.startsWith("Arrow") && acts.replay(event.key, event.shiftKey)) return event.preventDefault();
    if (!single() || event.key.length !== 1) return;
    const key = event.key.toLowerCase();
    if (key === "m") acts.measure();
    else if (key === "o") acts.goals();
    else if (key === "h") acts.hint();
    else if (key === "v") acts.three();
    else if (key === "x") acts.chalk();
    else if (key === "+" || key === "=") acts.zoom(1);
    else if (key === "-") acts.zoom(-1);
    else if (key === "0") acts.zoom(0);
    else if (key === "/") acts.chat();
    else if (!acts.decision(key) && !acts.stage(key)) return;
    event.preventDefault();
  });
}

export function showKeys() {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));
  const box = h("input", { type: "checkbox", onchange: () => memory.set("keys", box.checked ? "on" : "off") });
  box.checked = single();
  fill(dialog, h("div", { class: "sheet-h" }, h("h2", { id: "sheet-name" }, text("keys")),
    h("button", { class: "btn btn-quiet btn-icon", type: "button", "aria-label": text("close"), onclick: () => dialog.close() }, icon("close", "i-l"))),
    h("div", { class: "sheet-b" },
      h("dl", { class: "keys-list" }, ...LIST.flatMap(([key, what]) => [h("dt", null, ...key.split(" ").map((part) => (part === "…" ? part : h("kbd", null, part)))), h("dd", null, text(what))])),
      h("label", { class: "check" }, box, text("keys.single"))));
  if (!dialog.open) dialog.showModal();
}
