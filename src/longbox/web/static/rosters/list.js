// The cards to choose from: search, filters, and a row for each card.

import { at, h, icon, say, tell } from "./dom.js";

/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./state.js").State} State */

const HIGH = 5; // this threat and more are one filter

/** @param {string} text */
const key = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’.]/g, "").toLowerCase();

/** @param {State} state */
export const list = (state) => {
  const search = /** @type {HTMLInputElement} */ (at("q"));
  const affiliation = /** @type {HTMLSelectElement} */ (at("affiliation"));
  const chips = at("chips");
  const place = at("scroll");
  /** @type {Part} */
  let part = "characters";
  /** @type {Set<number>} */
  let threats = new Set();
  /** @type {Set<string>} */
  let keywords = new Set();
  /** @type {Map<string, () => void>} how each row is brought up to date */
  let rows = new Map();
  /** @type {Card[]} */
  let shown = [];

  affiliation.append(
    h("option", { value: "" }, say("anyAffiliation")),
    ...state.catalogue.affiliations.map((name) => h("option", { value: name }, name)),
  );

  const keywordName = new Map(state.catalogue.keywords.map((one) => [one.id, one.name]));

  /** @param {Card} card */
  const text = (card) =>
    key(
      [
        card.name,
        card.alter_ego ?? "",
        card.affiliation ?? "",
        ...(card.affiliations ?? []),
        ...(card.keywords ?? []).map((id) => keywordName.get(id) ?? id),
        ...(card.superpowers ?? []),
        ...(card.grunts ?? []),
      ].join(" "),
    );
  const texts = new Map([...state.cards].map(([name, card]) => [name, text(card)]));

  const words = () => key(search.value).split(/\s+/).filter(Boolean);

  /** @param {Card} card */
  const fits = (card) => {
    const about = texts.get(`${part}/${card.id}`) ?? "";
    if (!words().every((word) => about.includes(word))) return false;
    const named = affiliation.value;
    if (named && part === "characters" && !card.affiliations?.includes(named)) return false;
    if (named && part === "tactics" && card.affiliation && card.affiliation !== named) return false;
    if (threats.size && card.threat !== undefined && !threats.has(part === "characters" ? Math.min(card.threat, HIGH) : card.threat)) return false;
    return part !== "characters" || [...keywords].every((word) => card.keywords?.includes(word));
  };

  /** @param {Card} card */
  const toggle = (card) => {
    if (state.locked) return tell(say("locked"));
    if (state.has(part, card.id)) {
      state.remove(part, card.id);
      return tell(`${say("removed", { name: card.name })} ${progress()}`);
    }
    const bar = state.bar(part, card);
    if (bar) return tell(say(bar.why, { name: bar.name }));
    state.add(part, card.id);
    tell(`${say("added", { name: card.name })} ${progress()}`);
  };

  const progress = () =>
    `${say("count", { n: state.roster[part].length, of: state.catalogue.sizes[part] })} ${say(part)}.`;

  /** @param {Card} card @param {HTMLElement} row @returns {HTMLElement} */
  const button = (card, row) => {
    const made = h("button", { class: "btn btn-s pick", type: "button", click: () => toggle(card) });
    const update = () => {
      const inside = state.has(part, card.id);
      const bar = inside ? null : state.bar(part, card);
      row.classList.toggle("in", inside);
      made.hidden = state.locked && !inside;
      made.setAttribute("aria-pressed", String(inside));
      made.setAttribute("aria-label", `${inside ? say("in") : bar ? say(bar.tag) : say("add")}: ${card.name}`);
      if (bar) made.setAttribute("aria-disabled", "true");
      else made.removeAttribute("aria-disabled");
      made.title = bar ? say(bar.why, { name: bar.name }) : "";
      made.replaceChildren(
        ...(inside ? [icon("check"), say("in")] : bar ? [say(bar.tag)] : [icon("plus"), say("add")]),
      );
    };
    rows.set(card.id, update);
    update();
    return made;
  };

  /** @param {string} label @param {string} [title] */
  const head = (label, title) => h("th", { scope: "col", title }, label);

  /** @param {Card} card */
  const character = (card) => {
    const row = h("tr");
    const facts = `${say("threat")} ${card.threat} · ${card.speed} · ${say("size")} ${card.size} · ${card.defenses?.join("/")}`;
    const leads = (card.leads ?? []).map((name) => say("leader", { name })).join(", ");
    row.append(
      h("th", { scope: "row" }, h("b", {}, card.name), h("span", { class: "quiet" }, card.alter_ego ?? ""),
        h("span", { class: "facts" }, facts), h("span", { class: "facts" }, (card.affiliations ?? []).join(", "))),
      h("td", { class: "num" }, String(card.threat)),
      h("td", { class: "num" }, (card.stamina ?? []).join(" · ")),
      h("td", { class: "num" }, card.speed ?? ""),
      h("td", { class: "num" }, String(card.size)),
      h("td", { class: "num" }, (card.defenses ?? []).join("/")),
      h("td", { class: "aff" }, (card.affiliations ?? []).join(", "), leads && h("span", { class: "leads" }, icon("leader"), leads)),
      h("td", { class: "act" }, button(card, row)),
    );
    return row;
  };

  /** @param {Card} card */
  const tactic = (card) => {
    const row = h("tr");
    const kind = say(card.kind ?? "");
    const who = card.affiliation || say("anySquad");
    row.append(
      h("th", { scope: "row" }, h("b", {}, card.name), h("span", { class: "facts" }, `${kind} · ${who}`)),
      h("td", { class: "wide" }, kind),
      h("td", { class: "aff" }, who),
      h("td", { class: "act" }, button(card, row)),
    );
    return row;
  };

  /** @param {Card} card */
  const crisis = (card) => {
    const row = h("tr");
    row.append(
      h("th", { scope: "row" }, h("b", {}, icon(part === "secure" ? "secure" : "asset"), card.name), h("span", { class: "facts" }, `${say("threat")} ${card.threat}`)),
      h("td", { class: "num" }, String(card.threat)),
      h("td", { class: "act" }, button(card, row)),
    );
    return row;
  };

  /** @returns {[HTMLElement[], (card: Card) => HTMLElement]} */
  const columns = () => {
    const add = h("th", { scope: "col", class: "act" }, h("span", { class: "sr" }, say("add")));
    if (part === "tactics") return [[head(say(part)), h("th", { scope: "col", class: "wide" }), head(say("affiliations")), add], tactic];
    if (part !== "characters") return [[head(say(part)), head(say("threat")), add], crisis];
    const heads = [say(part), say("threat"), say("stamina"), say("speed"), say("size")].map((label) => head(label));
    return [[...heads, head(say("defense"), say("defenseWhy")), head(say("affiliations")), add], character];
  };

  const filtered = () => Boolean(search.value || affiliation.value || threats.size || keywords.size);

  const clear = () => {
    search.value = "";
    affiliation.value = "";
    threats = new Set();
    keywords = new Set();
    draw();
    search.focus();
  };

  const draw = () => {
    drawChips();
    rows = new Map();
    const asked = words();
    /** Whose name is meant comes before those that only have to do with it. @param {Card} card */
    const named = (card) => asked.every((word) => key(`${card.name} ${card.alter_ego ?? ""}`).includes(word));
    const found = state.catalogue[part].filter(fits);
    shown = [...found.filter(named), ...found.filter((card) => !named(card))];
    const hits = at("hits");
    const count = say("hits", { n: shown.length });
    if (hits.textContent !== count) hits.textContent = count;
    affiliation.hidden = part === "secure" || part === "extraction";
    const [heads, row] = columns();
    place.replaceChildren(
      shown.length
        ? h("table", { class: part }, h("thead", {}, h("tr", {}, ...heads)), h("tbody", {}, ...shown.map(row)))
        : h("div", { class: "empty" }, h("h3", {}, say("none")), h("button", { class: "btn btn-s", type: "button", click: clear }, say("clear"))),
    );
    place.scrollTop = 0;
  };

  const drawChips = () => {
    /** @param {string} label @param {boolean} on @param {() => void} flip @param {string} id @param {string} [name] */
    const chip = (label, on, flip, id, name) =>
      h("button", {
        class: on ? "fchip is-on" : "fchip", type: "button", "aria-pressed": String(on), "aria-label": name, "data-chip": id,
        click: () => {
          flip();
          draw();
          /** @type {HTMLElement | null} */ (chips.querySelector(`[data-chip="${id}"]`))?.focus();
        },
      }, label);
    /** @template T @param {Set<T>} set @param {T} value */
    const flip = (set, value) => () => void (set.delete(value) || set.add(value));
    const known = [...new Set(state.catalogue[part].map((card) => card.threat ?? 0))];
    const steps = [...new Set(part === "characters" ? known.map((n) => Math.min(n, HIGH)) : known)].sort((a, b) => a - b);
    chips.replaceChildren(
      ...(part === "tactics" ? [] : steps.map((n, i) => {
        const label = part === "characters" && n === HIGH ? `${n}+` : String(n);
        return chip(i ? label : `${say("threat")} ${label}`, threats.has(n), flip(threats, n), `t${n}`, `${say("threat")} ${label}`);
      })),
      ...(part === "characters" ? state.catalogue.keywords.map((one) => chip(one.name, keywords.has(one.id), flip(keywords, one.id), one.id)) : []),
      ...(filtered() ? [h("button", { class: "fchip clear", type: "button", "data-chip": "clear", click: clear }, icon("close"), say("clear"))] : []),
    );
  };

  /** @param {Part} wanted */
  const show = (wanted) => {
    part = wanted;
    threats = new Set();
    for (const one of at("kinds").querySelectorAll("button")) one.setAttribute("aria-pressed", String(one.dataset.part === part));
    draw();
  };

  at("kinds").addEventListener("click", (event) => {
    const wanted = event.target instanceof Element ? event.target.closest("button")?.dataset.part : undefined;
    if (wanted) show(/** @type {Part} */ (wanted));
  });
  search.addEventListener("input", draw);
  affiliation.addEventListener("change", draw);
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      const first = shown.find((card) => !state.has(part, card.id));
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
  state.watch(() => {
    for (const update of rows.values()) update();
  });
  draw();
  return { show };
};
