// The menu behind the three lines, and the tools beside it.

import { h, icon, memory, text, the } from "./dom.js";
import { showKeys } from "./keys.js";
import { notify } from "./notify.js";
import { sound } from "./sound.js";
import { showSpeed } from "./speed.js";

/**
 * @param {{ undo(): void, resign(): void, leave(): void, questions(): void, curtain(): void, squads(): void, seats(): void }} acts
 */
export function startMenu(acts) {
  const button = the("menu-button");
  const menu = the("menu");
  const close = () => {
    menu.hidden = true;
    button.setAttribute("aria-expanded", "false");
  };
  button.addEventListener("click", () => {
    menu.hidden = !menu.hidden;
    button.setAttribute("aria-expanded", String(!menu.hidden));
    if (!menu.hidden) menu.querySelector("button, a") instanceof HTMLElement && /** @type {HTMLElement} */ (menu.querySelector("button, a")).focus();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!menu.contains(/** @type {Node} */ (event.target)) && !button.contains(/** @type {Node} */ (event.target))) close();
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      close();
      button.focus();
      event.preventDefault();
    }
  });
  menu.addEventListener("focusout", (event) => { if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget) && event.relatedTarget !== button) close(); });

  /** @param {string} id @param {() => void} act */
  const on = (id, act) => document.getElementById(id)?.addEventListener("click", act);
  for (const id of ["undo", "menu-undo"]) on(id, () => { close(); acts.undo(); });
  on("menu-resign", () => { close(); acts.resign(); });
  on("menu-asking", () => { close(); acts.questions(); });
  for (const id of ["menu-takeback", "menu-draw"]) on(id, close);
  on("menu-speed", () => { close(); showSpeed(); });
  on("menu-curtain", () => { close(); acts.curtain(); });
  on("menu-leave", () => { close(); acts.leave(); });
  on("menu-seats", () => { close(); acts.seats(); });
  on("squads-button", acts.squads);
  for (const id of ["help-button", "menu-keys"]) on(id, () => { close(); showKeys(); });

  /** @param {string} id @param {boolean} state */
  const press = (id, state) => document.getElementById(id)?.setAttribute("aria-pressed", String(state));
  const showSound = () => {
    press("sound", sound.on);
    press("menu-sound", sound.on);
    the("sound").setAttribute("title", text(sound.on ? "sound.on" : "sound.off"));
  };
  for (const id of ["sound", "menu-sound"]) on(id, () => { sound.set(!sound.on); showSound(); });
  showSound();
  the("menu-notify").hidden = !notify.possible;
  press("menu-notify", notify.on);
  on("menu-notify", async () => press("menu-notify", await notify.set(!notify.on)));
  press("menu-chalk", memory.get("chalk", "shown") === "shown");
  on("menu-chalk", () => {
    const shown = memory.get("chalk", "shown") !== "shown";
    memory.set("chalk", shown ? "shown" : "hidden");
    press("menu-chalk", shown);
  });
  press("menu-warn", memory.get("warn", "off") === "on");
  on("menu-warn", () => {
    const warn = memory.get("warn", "off") !== "on";
    memory.set("warn", warn ? "on" : "off");
    press("menu-warn", warn);
  });
  press("menu-tap", memory.get("tap", "two") === "one");
  on("menu-tap", () => {
    const one = memory.get("tap", "two") !== "one";
    memory.set("tap", one ? "one" : "two");
    press("menu-tap", one);
  });
}

/**
 * @param {string} question @param {string} yes @param {boolean} [grave] whether it cannot be taken back
 * @returns {Promise<boolean>}
 */
export function sure(question, yes, grave = true) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));
  return new Promise((resolve) => {
    const done = (/** @type {boolean} */ answer) => { dialog.close(); resolve(answer); };
    dialog.replaceChildren(h("div", { class: "sheet-b ask" }, h("h2", { id: "sheet-name" }, icon(grave ? "warn" : "help"), question),
      h("div", { class: "acts" }, h("button", { class: "btn", type: "button", onclick: () => done(false) }, text("cancel")), h("button", { class: grave ? "btn btn-danger" : "btn btn-primary", type: "button", onclick: () => done(true) }, yes))));
    dialog.addEventListener("close", () => resolve(false), { once: true });
    dialog.showModal();
  });
}
