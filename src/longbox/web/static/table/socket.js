// The connection to the table: resumes where it was, sends one command at a time, and says when it is gone.

import { code, language } from "./dom.js";

/** @typedef {import("./types.js").State} State */

/** A command the table did not carry out, with its sentence. */
export class Refused extends Error {
  /** @param {string} kind @param {string} sentence */
  constructor(kind, sentence) {
    super(sentence);
    this.kind = kind;
  }
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000; // after this long without a word the line is tested

export class Connection {
  /**
   * @param {{
   *   state(state: State, news: boolean): void, table(table: import("./types.js").TableInfo): void,
   *   chat(lines: import("./types.js").ChatLine[]): void, online(back: boolean, missed: number): void, offline(): void,
   *   lost(sentence: string): void, marked(seat: number, points: [number, number][]): void,
   * }} listener
   */
  constructor(listener) {
    this.listener = listener;
    /** @type {number | null} */ this.seq = null;
    /** @type {number | null} */ this.lastChat = null;
    this.up = false;
    this.ended = false;
    this.tries = 0;
    this.id = 0;
    /** @type {WebSocket | null} */ this.socket = null;
    /** @type {Map<number, { resolve(value: any): void, reject(why: Error): void }>} */ this.waiting = new Map();
    /** @type {Promise<unknown>} */ this.line = Promise.resolve();
    this.heard = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.again = undefined;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    addEventListener("pagehide", () => { this.ended = true; this.socket?.close(); });
    addEventListener("pageshow", (event) => { if (event.persisted) { this.ended = false; this.open(); } });
    setInterval(() => this.test(), 5000);
    this.open();
  }

  open() {
    clearTimeout(this.again);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${code}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.raw({ type: "hello", id: ++this.id, since: this.seq, chat: this.lastChat, language });
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.closed(event);
  }

  /** Do not wait for the next try: the visitor is back or the network is. */
  hurry() {
    if (this.ended || this.up || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.tries = 0;
    this.open();
  }

  test() {
    if (!this.up || this.ended) return;
    const quiet = Date.now() - this.heard;
    if (quiet > QUIET * 2) this.socket?.close();
    else if (quiet > QUIET) this.raw({ type: "ping", id: ++this.id });
  }

  /** @param {CloseEvent} event */
  closed(event) {
    const was = this.up;
    this.up = false;
    for (const { reject } of this.waiting.values()) reject(new Refused("offline", ""));
    this.waiting.clear();
    if (this.ended) return;
    if (event.code === 4401) {
      this.ended = true;
      location.reload(); // as a stranger sees it, or whoever has signed in meanwhile
      return;
    }
    if (event.code === 1008 || event.code === 4404) {
      this.ended = true;
      this.listener.lost(event.reason);
      return;
    }
    if (was || this.tries === 0) this.listener.offline();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.again = setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2));
  }

  /** @param {any} message */
  receive(message) {
    this.heard = Date.now();
    const promise = typeof message.id === "number" ? this.waiting.get(message.id) : undefined;
    switch (message.type) {
      case "state":
      case "update": {
        const before = this.seq;
        this.seq = message.seq;
        this.listener.state(message, message.type === "update");
        if (message.chat?.length) this.said(message.chat);
        if (!this.up) {
          this.up = true;
          this.tries = 0;
          this.listener.online(before !== null, before === null ? 0 : message.seq - before);
        }
        break;
      }
      case "table":
        this.listener.table(message.table);
        break;
      case "marked":
        this.listener.marked(message.seat, message.points);
        break;
      case "chat":
        this.said(message.chat);
        break;
      case "ack":
        promise?.resolve(message);
        break;
      case "measured":
        promise?.resolve(message.result);
        break;
      case "error":
        promise?.reject(new Refused(message.code, message.sentence));
        break;
    }
    if (promise) this.waiting.delete(message.id);
  }

  /** @param {import("./types.js").ChatLine[]} lines */
  said(lines) {
    const fresh = lines.filter((line) => this.lastChat === null || line.n > this.lastChat);
    if (!fresh.length) return;
    this.lastChat = fresh[fresh.length - 1].n;
    this.listener.chat(fresh);
  }

  /** @param {object} message */
  raw(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * @param {object} message without its id
   * @returns {Promise<any>}
   */
  ask(message) {
    return new Promise((resolve, reject) => {
      if (!this.up) return reject(new Refused("offline", ""));
      const id = ++this.id;
      this.waiting.set(id, { resolve, reject });
      this.raw({ ...message, id });
    });
  }

  /**
   * A command about the game: based on what is seen now, and never two at once, so that two quick keys cannot both answer one question.
   * @param {object} message
   */
  command(message) {
    const seq = this.seq;
    const turn = this.line.then(() => {
      if (this.seq !== seq) throw new Refused("stale", "");
      return this.ask({ ...message, seq });
    });
    this.line = turn.catch(() => {});
    return turn;
  }
}
