// The chat of a table.

import { SEATS, fill, h, language, text, toast } from "./dom.js";

/** @typedef {import("./types.js").ChatLine} ChatLine */

const LONGEST = 500;

export class Chat {
  /**
   * @param {HTMLElement} root @param {(text: string) => Promise<unknown>} say @param {(unread: number) => void} unread
   */
  constructor(root, say, unread) {
    this.unread = 0;
    this.tell = unread;
    this.list = h("ol", { class: "said-list", "aria-live": "polite", "aria-label": text("chat"), tabindex: 0 });
    this.field = h("input", { class: "input", maxlength: LONGEST, autocomplete: "off", "aria-label": text("chat.write"), placeholder: text("chat.write") });
    const form = h("form", { class: "say", onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      const words = this.field.value.trim();
      if (!words) return;
      try {
        await say(words);
        this.field.value = "";
      } catch (error) {
        toast(error instanceof Error && error.message ? error.message : text("offline"), "warn");
      }
    } }, this.field, h("button", { class: "btn btn-primary", type: "submit" }, text("chat.send")));
    fill(root, this.list, form);
  }

  /** @param {ChatLine[]} lines @param {boolean} seen */
  add(lines, seen) {
    for (const line of lines) {
      const at = new Date(line.at);
      this.list.append(h("li", null,
        h("b", { class: line.seat >= 0 ? `by-${SEATS[line.seat].toLowerCase()}` : null }, line.name), " ", line.seat < 0 && line.name ? h("span", { class: "quiet" }, text("chat.watching")) : null, " ",
        h("time", { datetime: line.at, class: "quiet" }, Number.isNaN(at.getTime()) ? "" : at.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" })),
        h("p", null, line.text)));
    }
    this.list.scrollTop = this.list.scrollHeight;
    this.unread = seen ? 0 : this.unread + lines.length;
    this.tell(this.unread);
  }

  read() {
    this.unread = 0;
    this.tell(0);
    this.list.scrollTop = this.list.scrollHeight;
  }
}
