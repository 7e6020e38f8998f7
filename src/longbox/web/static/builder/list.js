// The cards to choose from: search, filters, and a row for each card.

import { at, h, icon, say, tell } from "./dom.js";

/** @typedef {{id: string, name: string}} Card */

/** A filter that is on or off. @typedef {{id: string, label: string, name?: string, on: boolean, flip: () => void}} Chip */

/** @param {string} text */
const key = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’.]/g, "").toLowerCase();

/** In a set or out of it. @template T @param {Set<T>} set @param {T} value */
export const flip = (set, value) => () => void (set.delete(value) || set.add(value));

/** @param {string} label @param {string} [title] */
export const head = (label, title) => h("th", { scope: "col", title }, label);

/** The choice of an affiliation, with all there are. @param {string[]} names */
export const affiliations = (names) => {
  const made = /** @type {HTMLSelectElement} */ (at("affiliation"));
  made.append(h("option", { value: "" }, say("anyAffiliation")), ...names.map((name) => h("option", { value: name }, name)));
  return made;
};

/** @param {boolean} inside @param {import("./types.js").Bar | null} bar */
const label = (inside, bar) => (inside ? say("in") : bar ? say(bar.tag) : say("add"));

/**
 * @template {Card} C
 * @template {string} P
 * @param {import("./work.js").Work<any>} work
 * @param {{
 *   part: P,
 *   cards: (part: P) => C[],
 *   text: (card: C, part: P) => string[],
 *   named: (card: C) => string,
 *   fits: (card: C, part: P) => boolean,
 *   chips: (part: P) => Chip[],
 *   filtered: () => boolean,
 *   clear: () => void,
 *   shown: (part: P) => void,
 *   heads: (part: P) => HTMLElement[],
 *   cells: (card: C, part: P) => HTMLElement[],
 *   inside: (card: C, part: P) => boolean,
 *   bar: (card: C, part: P) => import("./types.js").Bar | null,
 *   add: (card: C, part: P) => void,
 *   remove: (card: C, part: P) => void,
 *   progress: (part: P) => string,
 * }} how what is searched and filtered, how a row looks, what adding does
 */
export const list = (work, how) => {
  const search = /** @type {HTMLInputElement} */ (at("q"));
  const chips = at("chips");
  const place = at("scroll");
  let part = how.part;
  /** @type {(() => void)[]} how each row is brought up to date */
  let rows = [];
  /** @type {C[]} */
  let shown = [];

  const words = () => key(search.value).split(/\s+/).filter(Boolean);

  /** @param {C} card */
  const toggle = (card) => {
    if (work.locked) return tell(say("locked"));
    if (how.inside(card, part)) {
      how.remove(card, part);
      return tell(`${say("removed", { name: card.name })} ${how.progress(part)}`);
    }
    const bar = how.bar(card, part);
    if (bar) return tell(say(bar.why, { name: bar.name }));
    how.add(card, part);
    tell(`${say("added", { name: card.name })} ${how.progress(part)}`);
  };

  /** @param {C} card @param {HTMLElement} row @returns {HTMLElement} */
  const button = (card, row) => {
    const made = h("button", { class: "btn btn-s pick", type: "button", click: () => toggle(card) });
    const update = () => {
      const inside = how.inside(card, part);
      const bar = inside ? null : how.bar(card, part);
      row.classList.toggle("in", inside);
      made.hidden = work.locked && !inside;
      made.setAttribute("aria-pressed", String(inside));
      made.setAttribute("aria-label", `${label(inside, bar)}: ${card.name}`);
      if (bar) made.setAttribute("aria-disabled", "true");
      else made.removeAttribute("aria-disabled");
      made.title = bar ? say(bar.why, { name: bar.name }) : "";
      made.replaceChildren(...(bar ? [] : [icon(inside ? "check" : "plus")]), label(inside, bar));
    };
    rows.push(update);
    update();
    return made;
  };

  /** @param {C} card */
  const line = (card) => {
    const row = h("tr");
    row.append(...how.cells(card, part), h("td", { class: "act" }, button(card, row)));
    return row;
  };

  const clear = () => {
    search.value = "";
    how.clear();
    draw();
    search.focus();
  };

  const draw = () => {
    drawChips();
    rows = [];
    const asked = words();
    /** Whose name is meant comes before those that only have to do with it. @param {C} card */
    const named = (card) => asked.every((word) => key(how.named(card)).includes(word));
    const found = how.cards(part).filter((card) => {
      const about = key(how.text(card, part).join(" "));
      return asked.every((word) => about.includes(word)) && how.fits(card, part);
    });
    shown = [...found.filter(named), ...found.filter((card) => !named(card))];
    const hits = at("hits");
    const count = say("hits", { n: shown.length });
    if (hits.textContent !== count) hits.textContent = count;
    how.shown(part);
    const act = h("th", { scope: "col", class: "act" }, h("span", { class: "sr" }, say("add")));
    place.replaceChildren(
      shown.length
        ? h("table", { class: part }, h("thead", {}, h("tr", {}, ...how.heads(part), act)), h("tbody", {}, ...shown.map(line)))
        : h("div", { class: "empty" }, h("h3", {}, say("none")), h("button", { class: "btn btn-s", type: "button", click: clear }, say("clear"))),
    );
    place.scrollTop = 0;
  };

  const drawChips = () => {
    chips.replaceChildren(
      ...how.chips(part).map(({ id, label: text, name, on, flip: turn }) =>
        h("button", {
          class: on ? "fchip is-on" : "fchip", type: "button", "aria-pressed": String(on), "aria-label": name, "data-chip": id,
          click: () => {
            turn();
            draw();
            /** @type {HTMLElement | null} */ (chips.querySelector(`[data-chip="${id}"]`))?.focus();
          },
        }, text)),
      ...(search.value || how.filtered()
        ? [h("button", { class: "fchip clear", type: "button", "data-chip": "clear", click: clear }, icon("close"), say("clear"))]
        : []),
    );
  };

  /** @param {P} wanted */
  const show = (wanted) => {
    part = wanted;
    for (const one of at("kinds").querySelectorAll("button")) one.setAttribute("aria-pressed", String(one.dataset.part === part));
    draw();
  };

  at("kinds").addEventListener("click", (event) => {
    const wanted = event.target instanceof Element ? event.target.closest("button")?.dataset.part : undefined;
    if (wanted) show(/** @type {P} */ (wanted));
  });
  search.addEventListener("input", draw);
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      const first = shown.find((card) => !how.inside(card, part));
      if (first && search.value) toggle(first);
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      /** @type {HTMLElement | null} */ (place.querySelector(".pick"))?.focus();
    } else if (event.key === "Escape" && search.value) {
      event.preventDefault();
      search.value = "";
      draw();
    }
  });
  place.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const picks = /** @type {HTMLElement[]} */ ([...place.querySelectorAll(".pick:not([hidden])")]);
    const now = picks.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (!step || now < 0) return;
    event.preventDefault();
    if (now + step < 0) search.focus();
    else picks[Math.min(now + step, picks.length - 1)].focus();
  });
  work.watch(() => {
    for (const update of rows) update();
  });
  draw();

  /** To the cards of a kind, from a free place. @param {P} wanted */
  const go = (wanted) => {
    show(wanted);
    at("builder").dispatchEvent(new CustomEvent("view", { detail: "cards" }));
    search.focus();
  };
  return { show, go, draw };
};
