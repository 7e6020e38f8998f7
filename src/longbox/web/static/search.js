// The search without the Enter key: as you type, the same address is fetched and the list replaced.
// Without this file the form is sent as any other form.

import { entitle } from "./bell.js";
import { fillCrests } from "./emblems.js";

fillCrests();

const input = /** @type {HTMLInputElement | null} */ (document.querySelector("#q"));

// "/" goes to the search field, wherever one is.
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || !input) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
  event.preventDefault();
  input.focus();
  input.select();
});

const form = input?.closest("form[data-live]");

if (input && form instanceof HTMLFormElement) {
  const WAIT = 180; // ms between two keys of somebody who types
  const PARTS = ["results", "filters", "languages"];
  let timer = 0;
  let running = new AbortController();

  const address = () => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value) query.append(name, String(value));
    return form.action + (query.size ? `?${query}` : "");
  };

  const update = async () => {
    running.abort();
    running = new AbortController();
    const wanted = address();
    try {
      const answer = await fetch(wanted, { signal: running.signal, headers: { Accept: "text/html" } });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const id of PARTS) {
        const fresh = page.getElementById(id);
        if (fresh) document.getElementById(id)?.replaceWith(fresh);
      }
      // The count stays in place and only its text changes, so that it is read out.
      const count = page.getElementById("count")?.textContent ?? "";
      const shown = document.getElementById("count");
      if (shown && shown.textContent !== count) shown.textContent = count;
      fillCrests();
      entitle(page.title);
      history.replaceState(null, "", wanted);
    } catch {
      // Typed on, or offline: Enter still sends the form.
    }
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(update, WAIT);
  });
  form.addEventListener("change", (event) => {
    if (event.target instanceof HTMLSelectElement) void update();
  });
  form.addEventListener("submit", () => clearTimeout(timer));
}
