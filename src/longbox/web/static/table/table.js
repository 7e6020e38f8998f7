// The page of a table: connects the parts. What belongs to a title are two modules of its own, its board and the panels around it; a
// title without them is played by words.

import { Chat } from "./chat.js";
import { setClock } from "./clock.js";
import { Curtain } from "./curtain.js";
import { Deals } from "./deals.js";
import { Decision } from "./decision.js";
import { SEATS, api, code, fill, h, icon, language, last, memory, player, seated, text, the, title, toast } from "./dom.js";
import { drawGoals } from "./goals.js";
import { startHelp } from "./help.js";
import { startKeys } from "./keys.js";
import { Log } from "./log.js";
import { startMenu, sure } from "./menu.js";
import { notify } from "./notify.js";
import { Replay } from "./replay.js";
import { drawStack } from "./resolve.js";
import { sheet } from "./sheet.js";
import { Connection, Refused } from "./socket.js";
import { sound } from "./sound.js";
import { Stage } from "./stage.js";
import { Switch } from "./three.js";

/**
 * @typedef {import("./types.js").State} State @typedef {import("./types.js").GameEvent} GameEvent
 * @typedef {import("./types.js").BoardLike} BoardLike @typedef {import("./types.js").Piece} Piece
 */

const page = document.body.dataset;
const bots = (page.bots ?? "").split(" ").filter(Boolean);
const wanted = page.at ? Number(page.at) : null;

/** @type {State | null} the newest state of the game */
let live = null;
let askedFor = "";
let yours = false;
let measuring = false;
let ended = false;

// -- the parts ------------------------------------------------------------------------------------------------------------

/** @type {BoardLike} */
let board;
/** @type {import("./types.js").PanelsLike} */
let panels;

const decision = new Decision(the("decision"), {
  answer: async (value, then) => {
    if (live?.hints && live.offer && live.offer.options.length !== 1 && memory.get("warn", "off") === "on" && !await (await coached()).sure(value)) return;
    await send({ type: "answer", value, ...(then.length ? { then } : {}) });
  },
  hint: () => (live?.hints ? hint : null),
  measure: (query) => connection.ask({ type: "measure", query }),
  name: (piece) => board?.nameOf?.(piece) ?? "",
  highlight: (option) => board?.highlight(option),
  odds: (option, against) => panels?.odds(option, against),
  back: () => { if (decision.offer) board.ask(decision.offer); },
  dice: () => panels.picked(),
  card: (id) => panels.card(id),
  read: (id) => {
    const card = panels.whole?.(id);
    the("odds").classList.toggle("is-empty", !card);
    if (!card) return;
    card.tabIndex = 0; // a long one is scrolled
    fill(the("odds"), card);
  },
  open: (id) => {
    const card = panels.whole?.(id);
    if (card) sheet(card.getAttribute("aria-label") ?? "", [card]);
  },
  rule: (id) => `/rules/${title}/${id}`,
  told: (option) => panels.told?.(option) ?? "",
  face: (piece) => (live?.view && panels.face?.(piece, live.view)) ?? null,
  plain: () => live?.asking?.settled ?? 0,
  questions: () => questions(),
  latest: () => log.entries.slice(-8).reverse().map((entry) => entry.line),
});
const log = new Log(the("log-list"), (at) => replay.go(at));
const chat = new Chat(the("chat"), (words) => connection.ask({ type: "chat", text: words }), (unread) => {
  for (const id of ["unread", "unread-tab"]) {
    the(id).textContent = unread ? String(unread) : "";
    the(id).hidden = !unread;
  }
});
const curtain = new Curtain();
const deals = new Deals((message) => sendOrSay(message), (why) => toast(why, "lock"));
/** Loaded when somebody draws. @type {import("../board/chalk.js").Chalk | null} */
let chalk = null;
/** @type {import("./coach.js").Coach | null} */
let coach = null;
const lesson = /** @type {ConstructorParameters<typeof import("./coach.js").Coach>[0]} */ ({
  show: async (step) => {
    const { option, value } = await connection.ask({ type: "measure", query: { what: "lesson", step } }).catch(() => ({}));
    if (option !== undefined && decision.picked !== option) decision.pick(option, false);
    if (value !== undefined) (board.propose ? board.propose(value) : decision.propose(value, { ok: true }));
    return option !== undefined || value !== undefined;
  },
});
const replay = new Replay(the("replay"), {
  draw: (state, at) => { show(state, [], at); if (live?.result) reviewed((one) => one.show(at)); },
  leave: () => { reviewed((one) => one.leave()); if (live) show(live, []); },
  parts: () => log.entries.filter((entry) => entry.weight === "head" && entry.event?.type === log.entries.find((one) => one.weight === "head")?.event?.type),
  line: (at) => last(log.entries, (entry) => entry.n <= at)?.line.replace(/\{(\w+)\}/g, (_, mark) => text(`mark.${mark}`)) ?? "",
});

/** What an analysis says of a finished game, beside its replay. @type {Promise<import("./review.js").Review> | null} */
let review = null;

/** The coach, once somebody asks. @type {Promise<import("./hint.js").Hints> | null} */
let hints = null;

function coached() {
  hints ??= import("./hint.js").then(({ Hints }) => new Hints(the("resolve"), {
    ask: (query) => connection.ask({ type: "measure", query }),
    mark: (marks) => board?.happened?.(marks),
    pick: (option) => decision.pick(option, false, null, "key"),
    label: (option) => (option === null ? "" : decision.offer?.options[option]?.label ?? ""),
  }));
  return hints;
}

async function hint() {
  if (live?.hints && live.offer && !replay.open) (await coached()).ask();
}

/** @param {(review: import("./review.js").Review) => void} act */
function reviewed(act) {
  if (live?.result) review ??= import("./review.js").then(({ Review }) => new Review(the("resolve"), { mark: (marks) => board?.happened?.(marks), go: (at) => replay.go(at), seats: () => live?.table.seats ?? [] }));
  review?.then(act);
}

const stage = new Stage(the("beat"), {
  show: (state, news) => receive(state, news),
  mark: (marks) => board?.happened?.(replay.open ? { trails: [], floats: [] } : marks),
  open: (at) => replay.go(at),
});

/** @type {import("./types.js").Host} */
const host = {
  language,
  text,
  player,
  measure: (query) => connection.ask({ type: "measure", query }),
  pick: (option, alone, piece) => decision.pick(option, alone, piece),
  among: (options, piece) => decision.among(options, piece),
  chosen: () => decision.picked,
  quick: () => decision.quickly(),
  drag: (option, then) => { if (!decision.busy) sendOrSay({ type: "answer", value: option, ...(then.length ? { then } : {}) }); },
  propose: (value, judged) => decision.propose(value, judged),
  hover: (piece) => panels.point(piece, false),
  select: (piece) => panels.point(piece, true),
  toggle: (card) => decision.toggleCard(card),
};

/** @returns {Promise<BoardLike>} */
async function openBoard() {
  const place = the("board-place");
  if (page.board) {
    try {
      const module = await import(page.board);
      decision.hasBoard = true;
      place.addEventListener("commit", () => decision.commit()); // Enter or a double tap on the board
      return new module.Board(place, host);
    } catch (error) {
      console.warn(`No board for ${title}:`, error);
    }
  }
  document.body.classList.add("no-board");
  return new (await import("./plain.js")).PlainBoard(place);
}

async function openPanels() {
  /** @type {import("./types.js").PanelsHost} */
  const lent = {
    places: { tracker: the("tracker"), columns: [the("squad-left"), the("squad-right")], tray: the("tray"), odds: the("odds"), luck: the("luck") },
    decision, focus: (piece) => board.focus?.(piece),
  };
  if (page.panels) {
    try {
      return new (await import(page.panels)).Panels(lent);
    } catch (error) {
      console.warn(`No panels for ${title}:`, error);
    }
  }
  document.body.classList.add("no-dice", "no-panels");
  return new (await import("./plain.js")).PlainPanels(lent);
}

// -- the game -------------------------------------------------------------------------------------------------------------

/** @param {State} state @param {boolean} news */
function receive(state, news) {
  const before = live;
  live = state;
  seated(state.table.seats);
  const known = log.entries.length ? log.entries[log.entries.length - 1].i : -1;
  log.update(state.log_from, state.log);
  if (state.beats?.length) {
    log.quiet();
    log.group(state.beats);
  }
  const fresh = before && news ? state.log.filter((entry) => entry.i > known) : [];
  const events = fresh.flatMap((entry) => (entry.event ? [entry.event] : []));
  if (before && state.n < before.n) replay.forget();
  replay.length(state.n);
  seatsChanged(state);
  if (replay.open) return;
  if (!before && wanted !== null) {
    replay.go(wanted);
    return;
  }
  show(state, events);
  coach?.hear(state, log.entries);
  if (fresh.some((entry) => entry.rolled)) sound.play("dice");
  if (state.result && before && !before.result && !ended) {
    ended = true;
    sound.play("over");
    showEnd(state);
  }
}

/**
 * @param {State} state @param {GameEvent[]} events what led here, for the board to move by
 * @param {number} [at] in a replay: the moment
 */
function show(state, events, at) {
  const past = at !== undefined;
  hints?.then((one) => one.leave());
  const covered = !past && curtain.check(state, () => show(state, []));
  document.body.classList.toggle("curtained", covered);
  if (covered) return;
  document.body.dataset.status = state.table.status;
  document.body.dataset.seat = String(state.seat);
  document.body.dataset.seq = String(state.seq);
  document.body.classList.toggle("no-squads", !state.view || document.body.classList.contains("no-panels"));
  decide(state, past);
  panels.draw(state);
  drawStack(the("stack"), state.resolving ?? []);
  drawGoals(the("goals"), state, (piece) => board.focus?.(piece));
  if (state.view) {
    board.draw(state.view, state.seat, events, state.places);
    board.ask(past ? null : state.offer);
    if (decision.offer) decision.show();
  }
  log.mark(past ? at : NaN);
  setClock(past ? null : state.table.clock);
  deals.draw(past ? null : state);
  undoable(state, past);
}

/** How it ended. @param {State} state @param {boolean} [choosing] */
async function showEnd(state, choosing = false) {
  (await import("./result.js")).showResult(state, (at) => replay.go(at), choosing);
}

/** What leads to another game of the same people, once it is loaded. @param {State} state */
function rematch(state) {
  const place = h("span");
  import("./result.js").then(({ again }) => {
    const link = again(state.table, () => showEnd(state, true));
    if (link) place.replaceWith(link);
  });
  return place;
}

/** @param {State} state @param {boolean} past */
function decide(state, past) {
  const { offer, result, table } = state;
  const asked = JSON.stringify([state.n, offer, state.waiting, result, table.status, table.next, past]);
  if (asked === askedFor) return;
  askedFor = asked;
  const now = !past && offer !== null;
  if (now !== yours || now) notify.turn(now, offer?.title ?? "");
  if (now && !yours) sound.play("turn");
  yours = now;
  if (past) decision.wait("", "");
  else if (offer) decision.ask(offer);
  else if (result) {
    decision.wait(result.headline, `${result.line} ${text("result.rounds", { n: result.rounds })}`, [
      h("button", { class: "btn", type: "button", onclick: () => showEnd(state) }, icon("lock"), text("result.open")),
      h("button", { class: "btn", type: "button", onclick: () => replay.go(0) }, icon("play"), text("replay")),
      state.n > 0 && h("a", { class: "btn", href: `/t/${code}/comic` }, icon("book"), text("comic")),
      h("a", { class: "btn", href: `/t/${code}/analysis` }, icon("chart"), text("analysis")),
      rematch(state),
    ]);
  } else if (table.status === "open") decision.wait(text("seats.wait"), text("seats.wait.sub"));
  else decision.wait(state.waiting || text("waiting"), text(state.seat < 0 ? "waiting.watch" : "waiting.sub"));
}

/** @param {State} state */
function seatsChanged(state) {
  document.body.dataset.status = state.table.status;
  the("lobby").hidden = state.table.status !== "open";
  if (state.table.status === "open") import("./seats.js").then(({ drawSeats }) => { if (live?.table.status === "open") drawSeats(the("lobby"), live.table, bots); });
  const own = state.table.seats.some((one) => one.you);
  the("menu-asking").hidden = !own || state.table.status !== "playing";
  the("menu-warn").hidden = !state.hints;
  the("menu-resign").hidden = !own || state.table.status !== "playing";
  the("menu-leave").hidden = !own || state.table.status !== "open";
  const watching = the("watching");
  watching.title = text("spectators", { n: state.table.spectators });
  fill(watching, state.table.spectators > 0 && [icon("eye"), h("span", { class: "sr" }, watching.title), h("span", { "aria-hidden": "true" }, ` ${state.table.spectators}`)]);
}

/** @param {State} state @param {boolean} past */
function undoable(state, past) {
  const can = !past && state.undo.can;
  the("chalk").hidden = !board.onScreen || state.table.status !== "playing" || !state.table.seats.some((one) => one.you) || !state.table.seats.some((one) => one.kind === "person" && !one.you);
  for (const id of ["undo", "menu-undo"]) {
    const button = the(id);
    button.setAttribute("aria-disabled", String(!can));
    button.title = can ? text("undo.title") : state.undo.why;
    button.hidden = state.seat < 0 || state.table.status !== "playing";
  }
}

/** @param {object} message */
async function send(message) {
  const { offer } = live ?? {};
  try {
    await connection.command(message);
    if (offer) stage.answered(offer.seat, offer.react);
  } catch (error) {
    if (error instanceof Refused && error.kind === "stale") {
      askedFor = ""; // the same question is asked anew, too
      if (live && !replay.open) decide(live, false);
      return toast(text("stale"), "info"); // the newest state is here or on its way
    }
    if (error instanceof Refused && error.kind === "offline") throw new Error(text("offline"));
    sound.play("bad");
    throw error;
  }
}

/** @param {object} message */
async function sendOrSay(message) {
  try {
    await send(message);
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), "warn");
  }
}

function undo() {
  if (!live || replay.open) return;
  if (!live.undo.can && deals.can("takeback")) return void deals.propose("takeback");
  if (!live.undo.can) return toast(live.undo.why || text("undo.closed"), "lock");
  sendOrSay({ type: "undo" });
}

async function questions() {
  const { showQuestions } = await import("./questions.js");
  if (!live?.asking) return;
  const sheet = /** @type {HTMLDialogElement} */ (the("sheet"));
  showQuestions(live, (wish) => {
    sheet.close();
    sendOrSay({ type: "asking", asking: wish.asking, muted: wish.muted.map(({ source, round }) => ({ source, round })) });
  });
}

/** Take the chalk, or put it away. */
async function draw() {
  if (the("chalk").hidden) return;
  const made = await slate();
  made?.take(!made.on);
  the("chalk").setAttribute("aria-pressed", String(made?.on ?? false));
}

/** What is drawn for the others, once somebody draws. */
async function slate() {
  if (chalk || !board.onScreen) return chalk;
  const { Chalk } = await import("../board/chalk.js");
  const said = h("p", { class: "sr", role: "status" });
  the("board-place").append(said);
  return (chalk ??= new Chalk(the("board-place"), /** @type {import("../board/chalk.js").Slate} */ (/** @type {unknown} */ (board)), {
    label: text("chalk.keys"),
    send: (points) => void connection.ask({ type: "mark", points }).catch((error) => toast(error.message || text("offline"), "warn")),
    say: (words) => { said.textContent = words; },
    pointed: (near) => text("chalk.pointed", { near }),
    line: (on) => text(on ? "chalk.line" : "chalk.lined"),
    left: () => the("chalk").setAttribute("aria-pressed", "false"),
  }));
}

/** Somebody else has drawn. @param {number} seat @param {[number, number][]} points */
async function marked(seat, points) {
  if (memory.get("chalk", "shown") !== "shown" || replay.open || document.hidden) return;
  (await slate())?.show(seat, points, player(seat));
  the("chalked").textContent = text("chalk.other", { name: player(seat), near: board.near?.(points[points.length - 1]) ?? "" });
}

function measure() {
  measuring = !measuring;
  the("measure").setAttribute("aria-pressed", String(measuring));
  board.measuring?.(measuring);
}

/** @param {string} tab */
function openTab(tab) {
  document.body.dataset.tab = tab;
  for (const button of document.querySelectorAll(".tabs button")) {
    if (/** @type {HTMLElement} */ (button).dataset.tab === tab) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
}

/** @param {string} which log or chat */
function openNotes(which) {
  document.body.dataset.notes = which;
  for (const button of document.querySelectorAll("[data-notes-tab]")) button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.notesTab === which));
  if (which === "chat") chat.read();
}

// -- start ----------------------------------------------------------------------------------------------------------------

/** @type {Connection} */
let connection;

async function start() {
  /** @type {import("./types.js").Catalogue} */
  const cards = await api(`/api/tables/${code}/cards?language=${language}`).catch(() => ({}));
  if (document.getElementById("coach-says")) coach = new (await import("./coach.js")).Coach(lesson);
  board = await openBoard();
  board.catalogue?.(cards);
  const three = new Switch(board, the("board-place"), the("three"));
  panels = await openPanels();
  panels.catalogue(cards);
  startHelp(cards);

  connection = new Connection({
    state: (state, news) => stage.take(state, news),
    table: (table) => {
      if (!live) return;
      live = { ...live, table };
      seated(table.seats);
      seatsChanged(live);
      setClock(table.clock);
      if (!replay.open) {
        panels.draw(live);
        decide(live, false);
      }
    },
    chat: (lines) => {
      const seen = document.body.dataset.notes === "chat";
      chat.add(lines, seen);
      if (!seen) sound.play("chat");
    },
    marked: (seat, points) => void marked(seat, points),
    online: (back, missed) => {
      the("offline").hidden = true;
      decision.line(false);
      if (back) toast(missed ? text("back.missed", { n: missed }) : text("back"), "check");
    },
    offline: () => {
      the("offline").hidden = false;
      decision.line(true);
    },
    lost: (sentence) => {
      the("offline").hidden = false;
      the("offline").textContent = sentence || text("lost");
      decision.line(true);
    },
  });

  startMenu({
    undo,
    resign: async () => { if (await sure(text("resign.sure"), text("resign"))) sendOrSay({ type: "resign" }); },
    leave: async () => { await api(`/api/tables/${code}/leave`, {}).catch((error) => toast(error.message, "warn")); },
    questions,
    curtain: () => curtain.choose(() => { if (live) show(live, []); }),
    squads: () => {
      const open = document.body.classList.toggle("squads-open");
      the("squads-button").setAttribute("aria-expanded", String(open));
    },
    seats: () => { if (live) showSeats(live); },
  });
  startKeys({
    decision: (key) => !replay.open && decision.key(key),
    measure,
    goals: () => the("goals").querySelector("button")?.click(),
    hint,
    three: () => three.turn(),
    chalk: draw,
    zoom: (by) => (by > 0 ? board.zoomIn?.() : by < 0 ? board.zoomOut?.() : board.fit?.()),
    undo,
    chat: () => { openTab("log"); openNotes("chat"); chat.field.focus(); },
    replay: (key, far) => replay.key(key, far),
    stage: (key) => !replay.open && stage.key(key),
  });
  const tools = /** @type {const} */ ([["zoom-in", board.zoomIn], ["zoom-out", board.zoomOut], ["fit", board.fit], ["rotate", board.rotate], ["measure", board.measuring]]);
  for (const [id, can] of tools) the(id).hidden = !can;
  the("zoom-in").addEventListener("click", () => board.zoomIn?.());
  the("zoom-out").addEventListener("click", () => board.zoomOut?.());
  the("fit").addEventListener("click", () => board.fit?.());
  the("rotate").addEventListener("click", () => board.rotate?.(1));
  the("measure").addEventListener("click", measure);
  the("chalk").addEventListener("click", draw);
  the("twin-button").addEventListener("click", () => sheet(text("twin"), [board.twin()]));
  the("to-replay").addEventListener("click", (event) => { event.preventDefault(); replay.go(live?.n ?? 0); });
  for (const button of document.querySelectorAll(".tabs button")) button.addEventListener("click", () => openTab(/** @type {HTMLElement} */ (button).dataset.tab ?? "board"));
  for (const button of document.querySelectorAll("[data-notes-tab]")) button.addEventListener("click", () => openNotes(/** @type {HTMLElement} */ (button).dataset.notesTab ?? "log"));
  the("sheet").addEventListener("click", (event) => { if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.currentTarget).close(); });
}

/** @param {State} state */
function showSeats(state) {
  sheet(text("seats.table"), [
    h("ul", { class: "seat-list" }, ...state.table.seats.map((one) => h("li", null, h("b", null, SEATS[one.seat]), h("span", { class: "who-name" }, one.name || text("seats.open"), one.you && ` ${text("you")}`),
      h("span", { class: "tag" }, text(one.kind === "bot" ? `bot.${one.bot}` : one.present ? "here" : "away")),
      one.kind === "person" && !one.present && !one.you && state.table.status === "playing" && h("button", { class: "btn btn-s", type: "button", onclick: () => {
        api(`/api/tables/${code}/bot`, { seat: one.seat, bot: "greedy" }).catch((error) => toast(error.message, "warn"));
      } }, icon("bot"), text("seats.replace"))))),
    h("p", { class: "sub" }, text("spectators", { n: state.table.spectators })),
    h("p", null, h("code", null, `${location.origin}/t/${code}`)),
  ]);
}

start();
