// What the rules say: sentences, and the squads for each threat.

import { at, h, icon, refill, say } from "../builder/dom.js";
import { check } from "../builder/api.js";
import { cited, judged, note } from "../builder/law.js";
import { PARTS } from "./state.js";

/** @typedef {import("./types.js").Verdict} Verdict */
/** @typedef {import("./types.js").Row} Row */
/** @typedef {import("./state.js").State} State */

const LISTED = 40; // squads written out

/** Sentences of the packet of events have a book of their own. @param {import("../builder/types.js").Said} said */
const fromBook = (said) => (said.rule.startsWith("CE-") ? { ...said, book: "/rules/challenger" } : said);

/** @param {State} state @param {ReturnType<typeof import("./event.js").taking>} events */
export const law = (state, events) => {
  const ruleset = /** @type {HTMLSelectElement} */ (at("ruleset"));
  /** @type {Verdict | null} */
  let verdict = null;
  let threat = 17;
  let affiliation = "";

  /** A bar that stands in a cell, with its number below. @param {number} n @param {number} most */
  const bar = (n, most) => {
    const made = h("i", { class: n ? "bar" : "bar zero", "aria-hidden": "true" });
    made.style.setProperty("--part", String(most ? n / most : 0));
    return made;
  };

  const drawSquads = () => {
    const place = at("squads");
    const rows = verdict?.threats ?? [];
    if (!rows.some((row) => row.uses)) {
      place.replaceChildren(h("p", { class: "sub" }, say("noCharacters")));
      return;
    }
    const names = [...new Set(rows.flatMap((row) => Object.keys(row.affiliations)))]
      .map((name) => ({ name, n: rows.reduce((sum, row) => sum + (row.affiliations[name] ?? 0), 0) }))
      .sort((a, b) => b.n - a.n || a.name.localeCompare(b.name))
      .map((one) => one.name);
    if (!names.includes(affiliation)) affiliation = "";
    const most = Math.max(...rows.map((row) => row.count));
    /** @param {Row} row @param {string} name */
    const number = (row, name) => (name ? (row.affiliations[name] ?? 0) : row.count);

    const head = h("tr", {}, h("th", { scope: "col" }, h("span", { class: "sr" }, say("affiliations"))),
      ...rows.map((row) => h("th", { scope: "col", class: row.threat === threat ? "is-on" : "" },
        h("button", {
          type: "button", "data-key": `t${row.threat}`, "aria-pressed": String(row.threat === threat),
          "aria-label": `${say("threat")} ${row.threat}`, click: () => pick(row.threat, affiliation),
        }, String(row.threat)))));
    /** How many of the roster belong to an affiliation, and who leads it. @param {string} name @returns {(Node | string)[]} */
    const about = (name) => {
      const found = verdict?.affiliations.find((one) => one.name === name);
      if (!found) return [];
      const leaders = found.leaders.map((id) => state.card("characters", id).name.split(",")[0]);
      const text = say(leaders.length ? "membersLed" : "members", { n: found.members.length, names: leaders.join(", ") });
      return [h("span", { class: "about", title: text }, leaders.length ? icon("leader") : "", h("span", { "aria-hidden": "true" }, String(found.members.length)), h("span", { class: "sr" }, text))];
    };
    /** @param {string} name */
    const line = (name) => h("tr", { class: name === affiliation ? "is-on" : "" },
      h("th", { scope: "row" }, h("button", {
        type: "button", "data-key": `a${name}`, "aria-pressed": String(name === affiliation), click: () => pick(threat, name),
      }, name || say("allSquads"), ...about(name))),
      ...rows.map((row) => {
        const n = number(row, name);
        const full = row.uses === row.threat;
        return h("td", { class: `${row.threat === threat ? "is-on" : ""} ${full ? "" : "short"}` }, h("span", { class: "cell" }, bar(n, most), h("span", { class: "num" }, String(n))));
      }));
    refill(place, [
      h("div", { class: "sq-scroll" }, h("table", {}, h("thead", {}, head), h("tbody", {}, ...["", ...names].map(line)))),
      ...written(/** @type {Row} */ (rows.find((row) => row.threat === threat) ?? rows[0])),
    ]);
  };

  /** The squads of the chosen threat and affiliation. @param {Row} row @returns {Node[]} */
  const written = (row) => {
    const squads = row.squads.filter((squad) => !affiliation || squad.affiliations.includes(affiliation));
    const values = { n: squads.length, name: affiliation, threat: row.uses };
    if (!squads.length) return [h("p", { class: "sub" }, say("noSquad", { threat: row.threat }))];
    const one = squads.length === 1;
    const title = affiliation ? say(one ? "oneSquadFor" : "squadsFor", values) : say(one ? "oneSquadAt" : "squadsAt", values);
    return [
      row.uses < row.threat ? h("p", { class: "sub" }, say("unused", { n: row.uses, threat: row.threat })) : "",
      h("details", { class: "written", "data-open": "" }, h("summary", { "data-key": "written" }, title),
        h("ol", {},
          ...squads.slice(0, LISTED).map((squad) => h("li", {}, squad.characters.map((id) => state.card("characters", id).name.split(",")[0]).join(", "))),
          squads.length > LISTED ? h("li", { class: "quiet" }, say("more", { n: squads.length - LISTED })) : "")),
    ].filter((child) => child instanceof Node);
  };

  /** @param {number} at_ @param {string} name */
  const pick = (at_, name) => {
    const open = at("squads").querySelector("details")?.open ?? false;
    threat = at_;
    affiliation = name;
    drawSquads();
    const details = at("squads").querySelector("details");
    if (details) details.open = open;
  };

  /** Cards that could stand in for one that is not taken. @param {string} id @param {string[]} others */
  const instead = (id, others) => {
    const part = /** @type {import("./types.js").Part} */ (PARTS.find((one) => state.has(one, id)));
    return note("", "swap", say("instead", { name: state.card(part, id).name }), h("span", { class: "acts" },
      ...others.map((other) => h("button", { class: "btn btn-s", type: "button", "data-key": `swap/${id}/${other}`, disabled: state.locked, click: () => void state.replace(part, id, other) }, state.card(part, other).name))));
  };

  /** What Standard events would not take of it. */
  const elsewhere = () => {
    const names = events.elsewhere();
    if (!names.length) return [];
    return [note("", "info", say(names.length === 1 ? "elsewhereOne" : "elsewhere", { n: names.length, names: names.join(", ") }), " ",
      h("button", { class: "btn btn-s", type: "button", "data-key": "judge-standard", click: () => events.set("standard") }, say("judgeStandard")))];
  };

  ruleset.addEventListener("change", () => {
    state.ruleset = Number(ruleset.value);
    state.changed();
  });
  judged(state, {
    ask: async (signal) => {
      const [core, there] = await Promise.all([/** @type {Promise<Verdict>} */ (check(state.roster, { ruleset: state.ruleset }, signal)), events.judge(signal)]);
      if (!there) return core;
      return { ...core, legal: there.status.startsWith("legal"), faults: there.faults.map(fromBook), notes: there.notes.map(fromBook), instead: there.instead };
    },
    rules: "/rules/crisis",
    play: (/** @type {Verdict} */ legal) => `/new?title=crisis&roster=${legal.code}`,
    playable: (/** @type {Verdict} */ legal) => !legal.only.length,
    more: (found) => [
      ...(found.only.length ? [note("warn", "info", say("onlySome", { n: found.only.length }))] : []),
      ...(found.notes ?? []).map((one) => cited("warn", "info", one, "/rules/crisis")),
      ...Object.entries(found.instead ?? {}).map(([id, others]) => instead(id, others)),
      ...elsewhere(),
    ],
    drawn: (found) => {
      verdict = found;
      pick(threat, affiliation);
    },
  });
};
