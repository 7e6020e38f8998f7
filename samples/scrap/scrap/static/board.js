/** The roof from above: who stands where, and what can be chosen there. All it knows comes with the view and the offer. */

import { svg } from "../board/svg.js";

const SEATS = "ABCD";

export class Board {
  /** @param {HTMLElement} root @param {any} host */
  constructor(root, host) {
    this.host = host;
    /** @type {any} */
    this.offer = null;
    this.drawing = svg("svg", { role: "group", "aria-label": host.text("board") });
    this.list = document.createElement("ul");
    root.classList.add("roof");
    root.append(this.drawing);
  }

  /** @param {any} view */
  draw(view) {
    this.view = view;
    this.redraw();
  }

  /** @param {any} offer */
  ask(offer) {
    this.offer = offer;
    this.redraw();
  }

  /** @param {number | null} option */
  highlight(option) {
    for (const spot of this.drawing.querySelectorAll("[data-option]")) spot.classList.toggle("hot", spot.getAttribute("data-option") === String(option));
  }

  /** The roof in words. */
  twin() {
    return this.list;
  }

  redraw() {
    if (!this.view) return;
    const { size, places, points } = this.view;
    this.drawing.setAttribute("viewBox", `-1 -1 ${size + 2} ${size + 2}`);
    const brawlers = places.map((/** @type {number[]} */ [x, y], /** @type {number} */ seat) => svg("g", { class: "brawler", transform: `translate(${x} ${y})` },
      svg("circle", { r: 0.5 }), svg("text", { "text-anchor": "middle", dy: ".35em" }, SEATS[seat])));
    this.drawing.replaceChildren(svg("rect", { width: size, height: size }), ...brawlers, ...this.spots());
    this.list.replaceChildren(...places.map((/** @type {number[]} */ [x, y], /** @type {number} */ seat) => {
      const line = document.createElement("li");
      line.textContent = this.host.text("roof.stands", { seat: SEATS[seat], x, y, points: points[seat] });
      return line;
    }));
  }

  /** What the options are about; a click on it picks the option. */
  spots() {
    const options = this.offer?.options ?? [];
    return options.flatMap((/** @type {any} */ { on, label }, /** @type {number} */ i) => (on ?? []).map((/** @type {any[]} */ [, x, y]) => {
      const spot = svg("circle", { class: "spot", cx: x, cy: y, r: 0.7, "data-option": i }, svg("title", {}, label));
      spot.addEventListener("click", () => this.host.pick(i));
      return spot;
    }));
  }
}
