// Telling somebody who looks elsewhere that it is their turn: the tab's title, and a notification where they asked for it.

import { entitle } from "../bell.js";
import { memory, text } from "./dom.js";

const plain = document.title;

export const notify = {
  get possible() {
    return "Notification" in window && isSecureContext;
  },
  get on() {
    return this.possible && memory.get("notify", "off") === "on" && Notification.permission === "granted";
  },
  /** @param {boolean} on @returns {Promise<boolean>} */
  async set(on) {
    memory.set("notify", on ? "on" : "off");
    if (on && Notification.permission === "default") await Notification.requestPermission();
    return this.on;
  },
  /** @param {boolean} yours @param {string} question */
  turn(yours, question) {
    entitle(yours ? text("title.turn", { title: plain }) : plain);
    if (yours) this.tell(text("your.turn"), question);
  },
  /** Whoever looks elsewhere and wants to know. @param {string} heading @param {string} body */
  tell(heading, body) {
    if (document.visibilityState === "visible" || !this.on) return;
    const note = new Notification(heading, { body, tag: location.pathname });
    note.onclick = () => {
      focus();
      note.close();
    };
  },
};
