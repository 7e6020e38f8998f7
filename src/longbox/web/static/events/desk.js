// The organiser's desk: what happens, what waits, and everything that can be done about it.

import { code, h, icon, text, the, toast } from "../table/dom.js";
import { addressPart } from "./address.js";
import { bannedPanel } from "./banned.js";
import { chanceOf, chances, chancesHow, learnChances, momentOf } from "./chances.js";
import { attempt, bracketTree, dayTime, follow, form, look, moment, redraw, roundName, score, send, standingsTable, tell } from "./core.js";
import { linkFor, playersView, warn } from "./players.js";
import { needs } from "./queue.js";
import { roundsView, shown } from "./rounds.js";
import { inWords, learn, settingsView } from "./settings.js";
import { button, called, current, desk, fact, nameOf, organiser, panel, quick, watcher } from "./staff.js";
import { stepPanel } from "./step.js";

/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Round} Round */

const VIEWS = ["setup", "settings", "players", "rounds", "standings", "bracket", "watchers", "ledger", "print"];
const ICONS = { setup: "qr", settings: "edit", players: "user", rounds: "table", standings: "chart", bracket: "triumph", watchers: "watcher", ledger: "book", print: "print" };
let view = VIEWS.includes(location.hash.slice(1)) ? location.hash.slice(1) : "";

// -- what everybody reads ---------------------------------------------------------------------------------------------------

/** A sentence for phones and the hall. */
const broadcast = () =>
  form(text("tell"), [{ name: "text", label: text("tell.text"), kind: "pick", value: desk.event.broadcast?.text ?? "", most: 300, options: ["tell.pairings", "tell.stop", "tell.lunch"].map((key) => [key, text(key)]) }], text("tell.do"), (given) => fact({ fact: "Broadcast", text: given.text }), { sub: text("tell.sub") });

const broadcastNote = () =>
  desk.event.broadcast ? h("p", { class: "note", id: "broadcast" }, icon("info"), h("span", null, h("b", null, text("tell.now")), " ", desk.event.broadcast.text, " ", watcher() ? button(text("tell.back"), () => void quick({ fact: "Broadcast", text: "" }), { kind: "btn-s btn-quiet", key: "tell-back" }) : null)) : null;

// -- set-up, watchers, ledger, paper ----------------------------------------------------------------------------------------

function setupView() {
  const { event } = desk;
  return [
    panel(text("about"), organiser() ? [button(text("about.edit"), describe, { kind: "btn-s", mark: "edit" })] : [],
      h("dl", { class: "about" }, [["about.name", event.name], ["about.when", [event.date, event.time].filter(Boolean).join(", ")], ["about.timeline", text(`timeline.${event.timeline}`)], ["about.place", event.place || "–"], ["about.text", event.text || "–"], ["about.due", event.due ? moment(event.due) : text("about.due.none")]].flatMap(([key, value]) => [h("dt", null, text(key)), h("dd", null, value)])),
      organiser() && !event.begun ? h("p", { class: "pad acts" }, button(text("due"), due, { kind: "btn-s", mark: "clock" })) : null),
    panel(text("public"), organiser() ? [button(text(event.listed ? "public.hide" : "public.show"), () => void called("listed", { listed: !event.listed }), { kind: "btn-s", key: "listed" })] : [],
      h("p", { class: "pad sub" }, text(event.listed ? "public.on" : "public.off"))),
    panel(text("registration"), organiser() ? [button(text(desk.event.joining ? "registration.close" : "registration.reopen"), () => void called("joining", { open: !desk.event.joining }), { kind: "btn-s", key: "joining" })] : [],
      addressPart()),
    desk.event.people ? panel(text("watchers"), organiser() ? [button(text("invite"), invite, { kind: "btn-s", mark: "plus" })] : [],
      h("ul", { class: "plain" }, desk.event.people.map((one) => h("li", null, h("b", null, one.name), " ", h("span", { class: "tag" }, text(`role.${one.role}`)))))) : null,
    panel(text("commitment"), [], h("div", { class: "pad" }, h("p", { class: "address" }, h("code", null, desk.event.seed ?? desk.event.commitment)), h("p", { class: "sub" }, text("commitment.sub")))),
  ];
}

/** What the event is called, where and when it is; before round one also its day and Timeline, which decide about rosters. */
function describe() {
  const { event } = desk;
  const open = !event.rounds.length;
  const timelines = /** @type {[string, string][]} */ (["standard", "extended"].map((one) => [one, text(`timeline.${one}`)]));
  form(text("about"), [
    { name: "name", label: text("about.name"), value: event.name, most: 60 },
    ...(open ? /** @type {import("./core.js").Field[]} */ ([{ name: "date", label: text("about.date"), kind: "date", value: event.date }, { name: "timeline", label: text("about.timeline"), kind: "select", value: event.timeline, options: timelines }]) : []),
    { name: "place", label: text("about.place"), value: event.place, most: 120, optional: true },
    { name: "time", label: text("about.begins"), kind: "time", value: event.time, optional: true },
    { name: "text", label: text("about.text"), kind: "area", value: event.text, optional: true },
  ], text("save"), async ({ date, timeline, ...told }) => {
    await fact({ fact: "Described", ...told });
    if (open && (date !== event.date || timeline !== event.timeline)) await reschedule(date, timeline);
  }, { sub: open ? text("about.sub") : undefined });
}

/** Say what it means for the rosters that are filed, then do it. @param {string} date @param {string} timeline */
async function reschedule(date, timeline) {
  const { illegal, legal, list } = await send("schedule/meaning", { date, timeline });
  const change = () => fact({ fact: "Rescheduled", date, timeline });
  if (!illegal.length && !list) return change().then(() => { if (legal.length) toast(text("about.legal", { names: legal.join(", ") }), "check"); });
  const means = [illegal.length ? text(illegal.length === 1 ? "list.illegal.one" : "list.illegal", { n: illegal.length, names: illegal.join(", ") }) : "", list ? text("about.list") : ""].filter(Boolean).join(" ");
  queueMicrotask(() => form(text("about.change"), [], text("about.change"), change, { sub: means, danger: true }));
}

/** Until when players file rosters by themselves. */
function due() {
  const at = desk.event.due ? new Date(desk.event.due * 1000) : null;
  const local = at ? new Date(at.getTime() - at.getTimezoneOffset() * 60000).toISOString().slice(0, 16) : `${desk.event.date}T09:00`;
  form(text("due"), [{ name: "at", label: text("due.at"), kind: "moment", value: local, optional: true }], text("save"), (given) => fact({ fact: "RostersDue", at: given.at ? Math.round(new Date(given.at).getTime() / 1000) : 0 }), { sub: text("due.sub") });
}

const invite = () =>
  form(text("invite"), [{ name: "role", label: text("role"), kind: "select", value: "watcher", options: ["watcher", "head-watcher", "scorekeeper", "organiser"].map((role) => [role, text(`role.${role}`)]) }], text("invite.make"), async (given) => {
    queueMicrotask(() => void linkFor({ role: given.role }, `${text("invite")}: ${text(`role.${given.role}`)}`, text("invite.sub")));
  });

function watchersView() {
  return [
    panel(text("calls"), watcher() ? [button(text("warn"), () => warn(), { kind: "btn-s", mark: "warn" })] : [],
      desk.event.calls?.length ? h("ul", { class: "plain" }, [...desk.event.calls].reverse().map((call) => h("li", null, h("b", null, `${call.number}. ${nameOf(call.player)}`), ` ${text(`about.${call.about}`)} `, call.ruling ? `${call.ruling} ` : null, call.final ? h("span", { class: "tag" }, text("final.ruling")) : null))) : h("p", { class: "pad" }, text("calls.none"))),
    desk.event.remarks?.length ? panel(text("remarks"), [], h("ul", { class: "plain" }, [...desk.event.remarks].reverse().map((remark) => h("li", null, remark)))) : null,
  ];
}

/** @param {Record<string, any>} line */
function lineOf(line) {
  const parts = [];
  if (line.player) parts.push(nameOf(line.player));
  if (line.one && line.other) parts.push(`${nameOf(line.one)}, ${nameOf(line.other)}`);
  if (line.round) parts.push(text("round", { n: line.round }));
  if (typeof line.table === "number") parts.push(text("tableN", { n: line.table }));
  if (line.result) parts.push(`${score(line.result.vps)} ${line.result.winner ? nameOf(line.result.winner) : ""} ${text(`kind.${line.result.kind}`)}`);
  if (line.fact === "SettingChosen") parts.push(inWords(line.name, line.value, desk.event.settings));
  if (line.fact === "StaffNamed") parts.push(desk.event.people?.find((one) => one.id === line.person)?.name, text(`role.${line.role}`));
  if (line.fact === "Announced") parts.push(text(line.cut ? "announce.sub" : "announce.nocut", { players: line.players, rounds: line.rounds, cut: line.cut }));
  if (line.eject !== undefined) parts.push(text(line.eject ? "eject" : "keep"));
  if (line.about) parts.push(text(`about.${line.about}`));
  if (line.ruling) parts.push(line.ruling);
  if (line.minutes) parts.push(`+${line.minutes}`);
  if (line.faces?.length) parts.push(line.faces.map((/** @type {string} */ face) => text(`face.${face}`)).join(" "));
  if (line.thing) parts.push(text(`thing.${line.thing}`), ...line.seen.map((/** @type {string} */ one) => text(`seen.${one}`)));
  if (line.sizes) parts.push(line.sizes.join(" "));
  if (line.fact === "ClubNamed") parts.push(line.club || text("club.none"));
  if (line.fact === "Described") parts.push(line.name, line.place, line.time);
  if (line.fact === "Rescheduled") parts.push(line.date, text(`timeline.${line.timeline}`));
  if (line.fact === "RostersDue") parts.push(line.at_due ? moment(line.at_due) : text("about.due.none"));
  if (line.penalty) parts.push(line.penalty);
  if (line.card) parts.push(line.instead ? `${line.card} \u2192 ${line.instead}` : line.card);
  if (line.reason) parts.push(desk.event && line.fact !== "Decided" && ["Warned", "Ejected"].includes(line.fact) ? text(`reason.${line.reason}`) : line.reason);
  return h("li", null, h("time", null, dayTime(line.at)), h("span", null, h("b", { class: "big" }, text(`fact.${line.fact}`)), ` ${parts.filter(Boolean).join(", ")}`, line.by ? h("span", { class: "quiet" }, ` ${line.by}`) : null));
}

/** @type {Record<string, any>[] | null} */
let allLines = null;

function ledgerView() {
  if (!desk.event.ledger) return [panel(text("ledger"), [], h("p", { class: "pad" }, text("noStaff")))];
  const lines = allLines && allLines.length >= desk.event.seq ? allLines : desk.event.ledger;
  return [panel(text("ledger"), [lines.length < desk.event.seq ? button(text("everything"), () => void attempt(async () => { allLines = await look("ledger"); draw(); }), { kind: "btn-s" }) : null], h("ol", { class: "log" }, lines.map(lineOf)))];
}

function printView() {
  const pdfLink = (/** @type {string} */ what) => h("a", { class: "btn btn-quiet", href: `/e/${code}/print/${what}.pdf`, "data-key": `${what}.pdf`, "aria-label": `${text(`print.${what}`)}, PDF` }, icon("download"), "PDF");
  const link = (/** @type {string} */ href, /** @type {string} */ label) => h("a", { class: "btn", href, "data-key": href }, label);
  return [
    panel(text("print"), [], h("div", { class: "pad" }, h("p", { class: "sub" }, text("print.sub")), h("ul", { class: "papers" }, ["pairings", "slips", "standings", "bracket", "results"].map((what) => h("li", null, link(`/e/${code}/print/${what}`, text(`print.${what}`)), pdfLink(what)))))),
    panel(text("handouts"), [], h("div", { class: "pad" }, h("p", { class: "acts" }, watcher() ? [link(`/e/${code}/print/rosters`, text("print.rosters")), pdfLink("rosters"), link(`/e/${code}/print/teams`, text("print.teams"))] : null,
      organiser() ? h("form", { class: "acts", method: "post", action: `/e/${code}/print/phones` }, h("button", { class: "btn", type: "submit", "data-key": "phones" }, icon("qr"), text("print.phones")), h("button", { class: "btn btn-quiet", type: "submit", "data-key": "phones.pdf", formaction: `/e/${code}/print/phones.pdf`, "aria-label": `${text("print.phones")}, PDF` }, icon("download"), "PDF")) : null), organiser() ? h("p", { class: "sub" }, text("print.phones.sub")) : null)),
    panel(text("share"), [], h("p", { class: "pad acts" }, link(`/e/${code}/results`, text("share.page")), link(`/e/${code}/print/all.pdf`, text("share.pdf")))),
    panel(text("csv"), [], h("p", { class: "pad acts" }, [...(watcher() ? ["players"] : []), "results", "standings", "placings", ...(watcher() ? ["entries"] : [])].map((what) => link(`/e/${code}/export/${what}.csv`, text(`csv.${what}`))))),
    panel(text("json"), [], h("p", { class: "pad acts" }, link(`/e/${code}/export/event.json`, text("everything")), desk.event.winner && organiser() ? link(`/e/${code}/export/ledger.json`, text("ledger")) : null)),
  ];
}

function standingsView() {
  const known = chances();
  const rows = desk.event.standings;
  return panel(text("standings"), [], rows.length ? standingsTable(rows, null, false, desk.event.plan?.cut, Object.keys(known).length ? (id) => chanceOf(known[id]) : null) : h("p", { class: "pad" }, text("standings.none")),
    chancesHow() ? h("p", { class: "pad sub" }, chancesHow()) : null);
}

function draw() {
  if (!view) view = desk.event.rounds.length ? "rounds" : "players";
  const waits = needs();
  const counts = { players: desk.event.players.length, watchers: (desk.event.calls ?? []).filter((call) => !call.ruling || (call.appealed && !call.final)).length || "" };
  const views = VIEWS.filter((name) => (watcher() || !["watchers", "ledger"].includes(name)) && (name !== "bracket" || desk.event.bracket.length));
  redraw(the("rail"), h("div", { class: "evn" }, h("strong", null, desk.event.name), h("span", { class: "sub" }, `${desk.event.date}, ${text(`timeline.${desk.event.timeline}`)}, ${text(`role.${desk.event.role}`)}`), desk.event.differs.length ? h("a", { class: "tag warn", href: "#settings", "data-key": "differs" }, text(desk.event.differs.length === 1 ? "settings.count.one" : "settings.count", { n: desk.event.differs.length })) : null),
    views.map((name) => h("a", { href: `#${name}`, "aria-current": view === name ? "page" : null, "data-key": `rail-${name}` }, icon(ICONS[/** @type {keyof typeof ICONS} */ (name)]), name === "rounds" && current() ? roundName(desk.event, /** @type {Round} */ (current())) : text(name === "standings" ? "standings" : name), counts[/** @type {keyof typeof counts} */ (name)] ? h("span", { class: "tag" }, counts[/** @type {keyof typeof counts} */ (name)]) : null)),
    h("div", { class: "rail-foot" }, watcher() ? button(text("tell"), broadcast, { kind: "btn-s", key: "tell" }) : null, h("a", { class: "btn btn-s", href: `/e/${code}/projector`, target: "_blank", rel: "noopener", "data-key": "wall" }, text("projector")), h("a", { class: "btn btn-s btn-quiet", href: `/e/${code}`, "data-key": "phone" }, text("asPlayer"))));
  redraw(the("side"), h("section", { class: "panel" }, h("div", { class: "panel-h" }, h("h2", null, text("needs")), h("span", { class: "tag" }, waits.length)), waits.length ? h("ul", { class: "todo" }, waits) : h("p", { class: "pad sub" }, text("needs.nothing"))),
    desk.event.ledger ? h("section", { class: "panel led" }, h("div", { class: "panel-h" }, h("h2", null, text("ledger")), h("a", { href: "#ledger", "data-key": "all-ledger" }, text("everything"))), h("ol", { class: "log" }, desk.event.ledger.slice(0, 12).map(lineOf))) : null);
  const page = { draw, now: desk.now };
  const found = { setup: setupView, settings: () => [...settingsView(desk.event, organiser(), page), bannedPanel(desk.event, organiser(), desk.now)], players: playersView, rounds: roundsView, watchers: watchersView, ledger: ledgerView, print: printView }[view];
  redraw(the("view"), broadcastNote(), stepPanel(), view === "standings" ? standingsView() : view === "bracket" ? panel(text("bracket"), [], bracketTree(desk.event)) : found?.());
}

addEventListener("hashchange", () => {
  view = VIEWS.includes(location.hash.slice(1)) ? location.hash.slice(1) : "rounds";
  draw();
  the("view").querySelector("h2")?.scrollIntoView({ block: "nearest" });
});

/** @param {Picture} data */
function heard(data) {
  const before = desk.event.code ? desk.event : null;
  desk.event = data;
  desk.skew = data.now - Date.now() / 1000;
  if (before && data.rounds.length !== before.rounds.length) shown.round = 0;
  if (document.activeElement?.matches("#view input[type=search]") && before && data.seq === before.seq) return;
  draw();
  void learnChances(momentOf(data), draw);
  const waits = the("side").querySelectorAll(".todo li").length;
  if (before && waits) tell(`${text("needs")}: ${waits}`);
}

desk.draw = draw;
void learn(() => { if (desk.event.code) draw(); });
desk.now = follow("", heard, 3);
