// Clocks of live and correspondence games. The server counts; the page only shows.

import { text } from "./dom.js";

/** @typedef {import("./types.js").Clock} Clock */

/** @type {Clock | null} */
let clock = null;
let since = 0;

/** @param {Clock | null} given */
export function setClock(given) {
  clock = given && given.kind !== "none" ? given : null;
  since = performance.now();
  show();
}

function show() {
  for (const place of document.querySelectorAll("[data-clock]")) {
    const seat = Number(/** @type {HTMLElement} */ (place).dataset.clock);
    const left = clock?.left[seat];
    if (left === undefined || !clock) {
      place.textContent = "";
      continue;
    }
    const now = Math.max(0, left - (clock.running === seat ? (performance.now() - since) / 1000 : 0));
    place.classList.toggle("running", clock.running === seat);
    place.textContent = clock.kind === "days" ? text("clock.days", { n: Math.floor(now / 86400), hours: Math.floor((now % 86400) / 3600) }) : `${Math.floor(now / 60)}:${String(Math.floor(now % 60)).padStart(2, "0")}`;
  }
}

setInterval(show, 1000);
