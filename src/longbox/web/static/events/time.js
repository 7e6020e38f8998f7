// What is left of a clock, counted down on the page.

import { text } from "../table/dom.js";
import { desk } from "./staff.js";

/** @param {number} seconds */
export const countdown = (seconds) => `${Math.floor(Math.max(0, seconds) / 60)}:${String(Math.floor(Math.max(0, seconds)) % 60).padStart(2, "0")}`;

/** @param {number} ends */
export const left = (ends) => countdown(Math.round(ends - (Date.now() / 1000 + desk.skew)));

/** What is left of the clock of a table that has minutes of its own. @param {number} n @param {number} ends */
export const extra = (n, ends) => text("clock.table", { n, left: left(ends) });

/** What becomes of somebody absent. */
export const absentMeans = () => text(desk.event.settings.no_show_drops ? "absent.sub" : "absent.sub.stays");

setInterval(() => {
  const place = document.getElementById("left");
  if (place?.dataset.ends) place.textContent = left(Number(place.dataset.ends));
  for (const one of document.querySelectorAll("[data-until], [data-early]")) {
    if (!(one instanceof HTMLElement)) continue;
    const { until, early } = one.dataset;
    const waits = Number(until ?? early) * 1000 > Date.now() + desk.skew * 1000;
    if (one instanceof HTMLButtonElement) {
      if (until) one.disabled = waits;
      else one.hidden = !waits;
    } else one.textContent = waits ? text("absent.early", { left: left(Number(until)) }) : absentMeans();
  }
  for (const one of document.querySelectorAll("[data-more]")) if (one instanceof HTMLElement) one.textContent = extra(Number(one.dataset.more), Number(one.dataset.ends));
}, 1000);
