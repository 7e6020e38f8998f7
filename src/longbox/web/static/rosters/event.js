// For whom a roster is built: by the core book only, for Standard or Extended events, or for one event, where it can be filed at once.

import { at, h, icon, say, tell } from "../builder/dom.js";
import { everyOption } from "../grouped.js";
import { PARTS } from "./state.js";

/** @typedef {import("./types.js").Taking} Taking */
/** @typedef {import("./types.js").Judged} Judged */
/** @typedef {import("./state.js").State} State */

const KEPT = "longbox-roster-for";
const event = new URLSearchParams(location.search).get("event")?.replace(/\W/g, "") ?? "";

/** @param {string} path @param {RequestInit} [how] */
const ask = async (path, how = {}) => {
  const answer = await fetch(`/api/${path}${path.includes("?") ? "&" : "?"}language=${document.documentElement.lang}`, how);
  const told = await answer.json();
  if (!answer.ok) throw new Error(typeof told.detail === "string" ? told.detail : say("failed"));
  return told;
};

const remembered = () => {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return ""; // storage is switched off
  }
};

/** @param {string} value */
const remember = (value) => {
  try {
    localStorage.setItem(KEPT, value);
  } catch {
    // then it is asked again next time
  }
};

/**
 * @param {State} state
 * @param {() => void} redraw what shows which cards can be had
 */
export const taking = (state, redraw) => {
  const against = /** @type {HTMLSelectElement} */ (at("against"));
  const ruleset = /** @type {HTMLSelectElement} */ (at("ruleset"));
  const place = at("event");
  /** @type {Taking | null} */
  let chosen = null;
  /** What Standard events take, to say beforehand what they would not. @type {Taking | null} */
  let standard = null;

  const where = () => (against.value === "event" ? `events/${event}/cards` : `timelines/${against.value}`);

  const choose = async () => {
    const value = against.value;
    try {
      const found = value ? /** @type {Taking} */ (await ask(value === "event" ? where() : `${where()}?ruleset=${state.ruleset}`)) : null;
      if (value !== against.value) return; // somebody was quicker
      chosen = found;
    } catch (error) {
      tell(/** @type {Error} */ (error).message);
      place.replaceChildren(icon("warn"), h("div", {}, /** @type {Error} */ (error).message));
      place.hidden = false;
      return;
    }
    state.out = new Set(chosen ? PARTS.flatMap((part) => /** @type {Taking} */ (chosen).out[part].map((id) => `${part}/${id}`)) : []);
    if (value === "event" && chosen) {
      state.ruleset = chosen.ruleset;
      ruleset.value = String(chosen.ruleset);
    }
    ruleset.disabled = value === "event";
    for (const one of everyOption(at("ready"))) {
      const plain = (one.dataset.name ??= one.text);
      one.text = one.value && chosen?.ready[one.dataset.id ?? ""] === false && chosen.timeline === "standard" ? say("onlyExtended", { name: plain }) : plain;
    }
    draw();
    redraw();
    state.changed();
  };

  const file = async () => {
    if (!chosen?.player) return;
    try {
      const key = crypto.getRandomValues(new Uint32Array(3)).join("-");
      await ask(`events/${event}/players/${chosen.player}/roster`, { method: "POST", headers: { "Content-Type": "application/octet-stream", "Idempotency-Key": key }, body: JSON.stringify(state.roster) });
      chosen.note = "";
      draw(say("filed"));
      tell(say("filed"));
    } catch (error) {
      draw(/** @type {Error} */ (error).message, true);
      tell(/** @type {Error} */ (error).message);
    }
  };

  /** @param {string} [said] @param {boolean} [bad] */
  const draw = (said = "", bad = false) => {
    place.hidden = !(chosen && against.value === "event");
    if (place.hidden || !chosen) return;
    const can = chosen.player && !chosen.locked;
    place.className = `note ${bad ? "bad" : said ? "good" : ""}`;
    place.replaceChildren(icon(said && !bad ? "check" : "info"), h("div", {},
      h("b", {}, say("forEvent", { name: chosen.name ?? "", timeline: chosen.timeline === "standard" ? "Standard" : "Extended", date: chosen.date })),
      chosen.note ? h("p", {}, say("sentBack", { note: chosen.note })) : "",
      said ? h("p", {}, said) : "",
      can ? "" : h("p", {}, say(chosen.locked ? "eventLocked" : "noPlayer")),
      h("p", { class: "acts" },
        can ? h("button", { class: "btn btn-s btn-primary", type: "button", id: "file", click: () => void file() }, say("file")) : "",
        h("a", { class: "btn btn-s", href: `/e/${event}` }, say("backToEvent")))));
  };

  against.append(
    ...(event ? [h("option", { value: "event" }, say("thisEvent"))] : []),
    ...[["", "core"], ["standard", "standard"], ["extended", "extended"]].map(([value, label]) => h("option", { value }, say(label))));
  against.value = event ? "event" : remembered();
  if (against.selectedIndex < 0) against.value = "";
  against.addEventListener("change", () => {
    if (against.value !== "event") remember(against.value);
    void choose();
  });
  void choose();
  ask("timelines/standard").then((found) => {
    standard = found;
    state.changed();
  }, () => {}); // offline nothing can be judged anyway, and that is said elsewhere

  return {
    /** What the chosen events say. @param {AbortSignal} signal @returns {Promise<Judged | null>} */
    judge: async (signal) =>
      against.value ? ask(`${where()}/check${against.value === "event" ? "" : `?ruleset=${state.ruleset}`}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ roster: state.roster }), signal }) : null,
    /** Its cards that Standard events would not take, if it is not built for any. @returns {string[]} */
    elsewhere: () => {
      if (against.value || !standard) return [];
      const { out } = standard;
      return PARTS.flatMap((part) => state.roster[part].filter((id) => out[part].includes(id)).map((id) => state.card(part, id).name));
    },
    /** @param {string} value */
    set: (value) => {
      against.value = value;
      remember(value);
      void choose();
    },
  };
};
