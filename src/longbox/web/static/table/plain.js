// A title without a board of its own: what the seat may know, as a list of names and values.

import { fill, h, text } from "./dom.js";
import { plainTracker } from "./sides.js";

/** What every view carries and nobody needs to read. */
const INNER = new Set(["title", "seat", "ask", "stack"]);

export class PlainBoard {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.root.classList.add("plain");
    this.root.tabIndex = 0; // it scrolls
  }

  /** @param {import("./types.js").View} view */
  draw(view) {
    fill(this.root, h("h2", null, text("plain")), this.list(view, 0));
  }

  /** @param {unknown} value @param {number} depth @returns {Node} */
  list(value, depth) {
    if (value === null || typeof value !== "object") return document.createTextNode(value === null || value === "" ? "–" : String(value));
    const entries = Object.entries(value).filter(([name]) => depth || !INNER.has(name));
    if (!entries.length) return document.createTextNode("–");
    if (Array.isArray(value) && value.every((one) => one === null || typeof one !== "object")) return document.createTextNode(value.map((one) => one ?? "–").join(", "));
    return h("dl", null, ...entries.flatMap(([name, one]) => [h("dt", null, Array.isArray(value) ? String(Number(name) + 1) : name), h("dd", null, this.list(one, depth + 1))]));
  }

  ask() {}
  highlight() {}

  twin() {
    return this.root;
  }
}

/** Nothing around it but the name of the table and the scores. */
export class PlainPanels {
  /** @param {import("./types.js").PanelsHost} host */
  constructor(host) {
    this.host = host;
  }

  /** @param {import("./types.js").State} state */
  draw(state) {
    plainTracker(this.host.places.tracker, state);
  }

  catalogue() {}
  point() {}
  odds() {}
  picked() {}

  card() {
    return null;
  }
}
