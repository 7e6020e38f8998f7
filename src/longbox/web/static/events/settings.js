// The settings of an event: in groups, by short names, with their values in words, changed where they stand.

import { h, icon, language, text } from "../table/dom.js";
import { attempt, form, send } from "./core.js";

/** @typedef {Record<string, string | number | boolean>} Values */
/** @typedef {{text: string, sets: Values}} Choice */
/** @typedef {{name: string, label: string, help: string, ruling: string, late: boolean, unsaid: boolean, choices: Choice[], number: {text: string, least: number, most: number} | null, packet: Values}} Control */
/** @typedef {{id: string, label: string, controls: Control[]}} Group */
/** @typedef {{id: string, label: string, text: string, sets: Values}} Preset */
/** @typedef {import("./types.js").Picture} Picture */

/** @type {{groups: Group[], presets: Preset[]}} */
let known = { groups: [], presets: [] };
let open = "";
let needle = "";
let onlyDiffering = false;

const ICONS = { rounds: "table", players: "user", pairing: "swap", clock: "clock", results: "check", tiebreaks: "chart", bracket: "triumph", judging: "watcher" };

/** Learn from the server what can be chosen. @param {() => void} draw */
export async function learn(draw) {
  const answer = await fetch(`/api/events/settings?language=${language}`).catch(() => null);
  if (!answer?.ok) return;
  known = await answer.json();
  draw();
}

/** @param {Values} sets @param {Values} values */
const holds = (sets, values) => Object.entries(sets).every(([name, value]) => values[name] === value);

/** @param {Control} control @param {Values} values */
const chosen = (control, values) => control.choices.find((choice) => holds(choice.sets, values));

/** What a control says now. @param {Control} control @param {Values} values */
function said(control, values) {
  const choice = chosen(control, values);
  return choice ? choice.text : (control.number?.text ?? "{n}").replace("{n}", String(values[control.name]));
}

/** The value of a setting in words, for the ledger. @param {string} name @param {string | number | boolean} value @param {Values} values */
export function inWords(name, value, values) {
  const control = known.groups.flatMap((group) => group.controls).find((one) => one.name === name || one.choices.some((choice) => name in choice.sets));
  if (!control) return `${name}: ${value}`;
  return `${control.label}: ${said(control, { ...values, [name]: value })}`;
}

/** Whether it is otherwise than in the packet; a part of several that has no word of its own does not count. @param {Control} control @param {Values} values */
const differs = (control, values) => !control.unsaid && said(control, values) !== said(control, { ...values, ...control.packet });

/** What the packet says for the players so far, where it depends on them. @param {Control} control @param {Picture} event */
function byPacket(control, event) {
  const plan = event.planned;
  if (!plan || differs(control, event.settings)) return "";
  if (control.name === "rounds") return ` (${plan.rounds})`;
  return control.name === "cut" && event.settings.cut_points === "off" ? ` (${plan.cut ? text("top", { n: plan.cut }) : text("settings.nocut")})` : "";
}

/** @param {Picture} event @param {Values} sets @param {() => Promise<void>} now */
function set(event, sets, now) {
  const say = (/** @type {string} */ reason) => send("settings", { settings: sets, reason }).then(now);
  if (event.rounds.length) form(text("settings.late"), [{ name: "reason", label: text("reason") }], text("save"), (given) => say(given.reason));
  else void attempt(() => say(""));
}

/** @param {Control} control @param {Picture} event @param {() => Promise<void>} now */
function editor(control, event, now) {
  const values = event.settings;
  const at = chosen(control, values);
  const offered = control.choices.filter((choice, n) => control.choices.findIndex((one) => one.text === choice.text) === n);
  const { number } = control;
  const n = Number(values[control.name]);
  const step = (/** @type {number} */ to) => set(event, { [control.name]: to }, now);
  return h("div", { class: "set-open" },
    offered.length ? h("div", { class: "seg", role: "group", "aria-label": control.label }, offered.map((choice) => h("button", { type: "button", "aria-pressed": String(choice.text === at?.text), "data-key": `c-${control.name}-${choice.text}`, onclick: () => set(event, choice.sets, now) }, choice.text))) : null,
    number ? h("div", { class: "set-step" },
      h("button", { class: "btn btn-s", type: "button", "data-key": `less-${control.name}`, "aria-label": text("settings.less", { name: control.label }), disabled: !at && n <= number.least, onclick: () => step(at ? number.least : n - 1) }, "\u2212"),
      h("span", null, number.text.split("{n}")[0]),
      h("input", { class: "input num", type: "number", inputmode: "numeric", min: number.least, max: number.most, value: at ? "" : n, "data-key": `n-${control.name}`, "aria-label": control.label, onchange: (/** @type {any} */ one) => { const to = Math.round(Number(one.target.value)); if (one.target.value !== "" && to >= number.least && to <= number.most) step(to); else one.target.value = at ? "" : String(n); } }),
      h("span", null, number.text.split("{n}")[1]),
      h("button", { class: "btn btn-s", type: "button", "data-key": `more-${control.name}`, "aria-label": text("settings.more", { name: control.label }), disabled: !at && n >= number.most, onclick: () => step(at ? number.least : n + 1) }, "+")) : null,
    h("p", { class: "sub" }, control.help, " ", h("span", { class: "tag" }, control.ruling)),
    differs(control, values) ? h("p", { class: "acts" }, h("span", { class: "tag warn" }, text("settings.differs")), h("button", { class: "btn btn-s btn-quiet", type: "button", "data-key": `packet-${control.name}`, onclick: () => set(event, control.packet, now) }, icon("undo"), text("settings.packet"))) : null);
}

/** @param {Control} control @param {Picture} event @param {boolean} may @param {{draw: () => void, now: () => Promise<void>}} page */
function row(control, event, may, page) {
  const free = may && (control.late || !event.rounds.length);
  const value = said(control, event.settings) + byPacket(control, event);
  const shown = [
    h("span", { class: "set-name" }, control.label, control.late ? [" ", h("i", { class: "quiet" }, text("settings.any"))] : null),
    h("b", { class: differs(control, event.settings) ? "differs" : "" }, value, differs(control, event.settings) ? h("span", { class: "sr" }, `, ${text("settings.differs")}`) : null),
  ];
  if (!free) return h("li", null, h("div", { class: "set-row" }, shown));
  const isOpen = open === control.name;
  return h("li", { class: isOpen ? "is-open" : "" },
    h("button", { class: "set-row", type: "button", "aria-expanded": String(isOpen), "data-key": `set-${control.name}`, onclick: () => { open = isOpen ? "" : control.name; page.draw(); } }, shown),
    isOpen ? editor(control, event, page.now) : null);
}

/** @param {Picture} event @param {boolean} may @param {{draw: () => void, now: () => Promise<void>}} page */
function presets(event, may, page) {
  if (!may || event.rounds.length) return null;
  const all = known.groups.flatMap((group) => group.controls);
  const away = (/** @type {Preset} */ preset) => all.filter((control) => !control.unsaid && said(control, event.settings) !== said(control, preset.sets)).length;
  const nearest = [...known.presets].sort((one, other) => away(one) - away(other))[0];
  return h("div", { class: "set-from", role: "group", "aria-label": text("settings.from") }, known.presets.map((preset) => {
    const changes = preset === nearest ? away(preset) : 0;
    const name = changes ? text(changes === 1 ? "settings.with.one" : "settings.with", { name: preset.label, n: changes }) : preset.label;
    return h("button", { type: "button", class: "set-preset", "aria-pressed": String(preset === nearest), "data-key": `from-${preset.id}`, onclick: () => set(event, preset.sets, page.now) }, h("b", null, name), h("span", null, preset.text));
  }));
}

/**
 * The whole view.
 * @param {Picture} event
 * @param {boolean} may whether whoever looks is the organiser
 * @param {{draw: () => void, now: () => Promise<void>}} page
 */
export function settingsView(event, may, page) {
  const fits = (/** @type {Control} */ control) => (!onlyDiffering || differs(control, event.settings)) && (!needle || `${control.label} ${said(control, event.settings)} ${control.help}`.toLowerCase().includes(needle.toLowerCase()));
  const groups = known.groups.map((group) => ({ ...group, controls: group.controls.filter(fits) })).filter((group) => group.controls.length);
  const count = known.groups.flatMap((group) => group.controls).filter((control) => differs(control, event.settings)).length;
  return [
    h("section", { class: "panel" },
      h("div", { class: "bar" }, h("h2", null, text("settings")),
        h("input", { class: "input", type: "search", placeholder: text("settings.find"), "aria-label": text("settings.find"), value: needle, "data-key": "set-find", oninput: (/** @type {any} */ one) => { needle = one.target.value; page.draw(); } }),
        h("button", { class: `fchip ${onlyDiffering ? "is-on" : ""}`, type: "button", "aria-pressed": String(onlyDiffering), "data-key": "set-only", onclick: () => { onlyDiffering = !onlyDiffering; page.draw(); } }, `${text("settings.only")} ${count}`)),
      presets(event, may, page),
      h("p", { class: "pad sub" }, icon("lock"), " ", text("settings.open"))),
    groups.length ? h("div", { class: "set-groups" }, groups.map((group) => h("section", { class: "panel" }, h("h3", null, icon(ICONS[/** @type {keyof typeof ICONS} */ (group.id)]), " ", group.label), h("ul", null, group.controls.map((control) => row(control, event, may, page)))))) : h("p", { class: "panel pad" }, text("settings.none")),
  ];
}
