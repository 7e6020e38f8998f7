/** One sheet with everything that is drawn in two dimensions: cards, letters, plates, symbols. Drawn anew when the colours change or it is full. */

import { drawing } from "../../emblems.js";

/** @typedef {[number, number, number, number]} Cell  left, top, width and height as parts of the sheet */

/**
 * What a figure's card shows.
 *
 * @typedef {object} Face
 * @property {string} [emblem]
 * @property {string} monogram
 * @property {number} seat
 * @property {boolean} [injured]
 * @property {string} [done]  the icon of whoever has had its turn
 * @property {string[]} [marks]  icons of conditions and the like; several show as their number
 * @property {string} [number]  which of several of one kind
 * @property {number} [health]  the part that is left, 0 to 1
 * @property {boolean} [giant]
 */

const WIDE = 2048;
const HIGH = 1024;
/** Free space around a cell, so that a small picture of the sheet does not mix neighbours. */
const GAP = 4;
/** A card in inches, and as it is drawn. */
export const CARD = { wide: 1.42, high: 2.1 };
const [ACROSS, DOWN] = [128, 190];
/** @type {Cell} */
export const BLANK = [0, 0, 0, 0];

export class Atlas {
  /** @param {() => void} changed  something has come that was waited for */
  constructor(changed) {
    this.canvas = document.createElement("canvas");
    [this.canvas.width, this.canvas.height] = [WIDE, HIGH];
    this.pen = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    /** A colour of the look by name. @type {(name: string) => string} */
    this.css = () => "";
    this.changed = changed;
    /** @type {Map<string, Cell>} */
    this.cells = new Map();
    this.x = this.y = this.row = 0;
    /** Whether something was drawn that the screen has not got, and whether there was no room for something. */
    this.fresh = true;
    this.full = false;
    /** Drawings by name, once they are here. @type {Map<string, Element | null>} */
    this.emblems = new Map();
    /** The sheet of icons. @type {Document | null} */
    this.icons = null;
    fetch(document.body.dataset.icons ?? "/static/icons.svg").then((answer) => answer.text()).then((text) => {
      this.icons = new DOMParser().parseFromString(text, "image/svg+xml");
      this.clear();
      this.changed();
    }, () => {}); // without icons the table can still be played
  }

  clear() {
    this.pen.clearRect(0, 0, WIDE, HIGH);
    this.cells.clear();
    this.x = this.y = this.row = 0;
    this.full = false;
    this.fresh = true;
  }

  /** @param {string} key @param {number} wide @param {number} high @param {(pen: CanvasRenderingContext2D) => void} draw @returns {Cell} */
  cell(key, wide, high, draw) {
    const known = this.cells.get(key);
    if (known) return known;
    if (this.x + wide + 2 * GAP > WIDE) [this.x, this.y, this.row] = [0, this.y + this.row, 0];
    if (this.y + high + 2 * GAP > HIGH) {
      this.full = true;
      return BLANK;
    }
    const { pen } = this;
    const [left, top] = [this.x + GAP, this.y + GAP];
    pen.save();
    pen.beginPath();
    pen.rect(left, top, wide, high);
    pen.clip();
    pen.translate(left, top);
    draw(pen);
    pen.restore();
    /** @type {Cell} */
    const cell = [left / WIDE, top / HIGH, wide / WIDE, high / HIGH];
    this.x += wide + 2 * GAP;
    this.row = Math.max(this.row, high + 2 * GAP);
    this.cells.set(key, cell);
    this.fresh = true;
    return cell;
  }

  /** The drawing of a name, or null until it is here. @param {string | undefined} name */
  emblemOf(name) {
    if (!name) return null;
    const found = this.emblems.get(name);
    if (found !== undefined) return found;
    this.emblems.set(name, null);
    drawing(name).then((got) => {
      if (!got) return;
      const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${got.box}">${got.body}</svg>`;
      this.emblems.set(name, new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
      this.changed();
    });
    return null;
  }

  /** An icon of the page in one ink; only its shape counts. @param {string} name */
  symbol(name) {
    return this.cell(`icon ${name}`, 64, 64, (pen) => this.icon(pen, name, 32, 32, 58));
  }

  /** An emblem in one ink, or two letters until it is here. @param {string | undefined} name @param {string} letters */
  sign(name, letters = "") {
    const drawn = this.emblemOf(name);
    if (!drawn) return letters ? this.monogram(letters) : BLANK;
    return this.cell(`sign ${name}`, 64, 64, (pen) => shapes(pen, drawn, 32, 32, 62));
  }

  /** @param {string} text */
  monogram(text) {
    return this.cell(`letters ${text}`, 64, 64, (pen) => word(pen, text, 32, 35, 40, 60));
  }

  /** A number on a plate, as Sizes are. @param {string} text */
  plate(text) {
    return this.cell(`plate ${text}`, 48, 48, (pen) => {
      pen.fillStyle = this.css("terrain-edge");
      pen.fillRect(5, 5, 38, 38);
      pen.fillStyle = this.css("paper");
      word(pen, text, 24, 26, 29, 34, false);
    });
  }

  /** A letter or number without one. @param {string} text @param {string} [colour] */
  word(text, colour = "ink-2") {
    return this.cell(`word ${text} ${colour}`, 48, 48, (pen) => {
      pen.fillStyle = this.css(colour);
      word(pen, text, 24, 26, 36, 46, false);
    });
  }

  /** @param {CanvasRenderingContext2D} pen @param {string} name @param {number} x @param {number} y @param {number} size */
  icon(pen, name, x, y, size) {
    const found = this.icons?.getElementById(name);
    if (found) shapes(pen, found, x, y, size);
  }

  /** A figure: cut from card, with a white border and an ink edge; whose it is shows in the cut and the print, not in the colour alone. @param {Face} face */
  card(face) {
    const emblem = this.emblemOf(face.emblem);
    return this.cell(`card ${JSON.stringify(face)} ${emblem !== null}`, ACROSS, DOWN, (pen) => {
      const { css } = this;
      const { seat, monogram, marks = [], health } = face;
      const second = seat === 1;
      const mine = css(second ? "seat-b" : "seat-a");
      pen.lineJoin = "round";
      pen.fillStyle = css("ink");
      pen.fill(cut(second, -5));
      pen.fillStyle = css("paper");
      pen.fill(cut(second, 1));
      pen.save();
      pen.clip(cut(second, 11));
      pen.fillStyle = second ? css("paper") : mine;
      pen.fillRect(0, 0, ACROSS, DOWN);
      if (second) stripes(pen, mine);
      pen.restore();
      pen.strokeStyle = mine;
      pen.lineWidth = 7;
      if (second) pen.stroke(cut(second, 14));
      if (face.giant) {
        pen.strokeStyle = second ? mine : css("on-seat");
        pen.lineWidth = 3;
        pen.stroke(cut(second, second ? 23 : 18));
      }
      pen.fillStyle = second ? mine : css("on-seat");
      if (emblem) shapes(pen, emblem, 64, 72, 92);
      pen.fillStyle = css("paper");
      pen.fillRect(18, 128, 92, 46);
      pen.fillStyle = css("ink");
      word(pen, monogram, 64, health === undefined ? 154 : 149, health === undefined ? 46 : 38, 86);
      if (health !== undefined) {
        pen.fillRect(20, 166, 88, 14);
        pen.fillStyle = css("paper");
        pen.fillRect(22, 168, 84, 10);
        pen.fillStyle = mine;
        pen.fillRect(22, 168, 84 * health, 10);
      }
      if (face.injured) crack(pen, css);
      if (face.done) this.badge(pen, 104, face.done);
      if (marks.length) this.badge(pen, 24, marks.length > 1 ? "" : marks[0], String(marks.length));
      if (face.number) {
        pen.fillStyle = css("ink");
        disc(pen, 106, 120, 19);
        pen.fillStyle = css("paper");
        disc(pen, 106, 120, 16);
        pen.fillStyle = css("ink");
        word(pen, face.number, 106, 122, 26, 28);
      }
    });
  }

  /** A mark in an upper corner of a card. @param {CanvasRenderingContext2D} pen @param {number} x @param {string} icon @param {string} [text]  in its place */
  badge(pen, x, icon, text = "") {
    pen.fillStyle = this.css("paper");
    disc(pen, x, 26, 25);
    pen.fillStyle = this.css("ink");
    disc(pen, x, 26, 21.5);
    pen.fillStyle = pen.strokeStyle = this.css("on-ink");
    if (icon) this.icon(pen, icon, x, 26, 29);
    else word(pen, text, x, 28, 30, 30);
  }
}

/** The outline of a card, some way inside: round for the first seat, with cut corners for the second. @param {boolean} second @param {number} d */
function cut(second, d) {
  const path = new Path2D();
  const [l, r, t, b] = [6 + d, ACROSS - 6 - d, 6 + d, DOWN - d];
  const corner = 34 - d * 0.4;
  path.moveTo(l, b);
  if (second) {
    path.lineTo(l, t + corner);
    path.lineTo(l + corner, t);
    path.lineTo(r - corner, t);
    path.lineTo(r, t + corner);
  } else path.arc(64, t + (r - l) / 2, (r - l) / 2, Math.PI, 0);
  path.lineTo(r, b);
  path.closePath();
  return path;
}

/** @param {CanvasRenderingContext2D} pen @param {string} colour */
function stripes(pen, colour) {
  pen.strokeStyle = colour;
  pen.lineWidth = 7;
  for (let i = -DOWN; i < 320; i += 17) {
    pen.beginPath();
    pen.moveTo(i, DOWN);
    pen.lineTo(i + 60, DOWN - 60);
    pen.stroke();
  }
}

/** @param {CanvasRenderingContext2D} pen @param {(name: string) => string} css */
function crack(pen, css) {
  const path = new Path2D("M122 62l-26 10 8 16-30 8 6 16-20 10");
  pen.lineCap = "round";
  for (const [colour, wide] of /** @type {[string, number][]} */ ([["paper", 15], ["damage", 7]])) {
    pen.strokeStyle = css(colour);
    pen.lineWidth = wide;
    pen.stroke(path);
  }
}

/** @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} r */
function disc(pen, x, y, r) {
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
}

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} x @param {number} y @param {number} size @param {number} most  how wide @param {boolean} [narrow] */
function word(pen, text, x, y, size, most, narrow = true) {
  pen.font = `800 ${size}px Archivo, sans-serif`;
  if ("fontStretch" in pen) pen.fontStretch = narrow ? "extra-condensed" : "normal";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, x, y, most);
}

/** A drawing of paths and circles, in the ink of the pen, in a square around a point. @param {CanvasRenderingContext2D} pen @param {Element} drawn @param {number} x @param {number} y @param {number} size */
function shapes(pen, drawn, x, y, size) {
  const [left, top, wide, high] = (drawn.getAttribute("viewBox") ?? "0 0 24 24").split(/[ ,]+/).map(Number);
  const k = size / Math.max(wide, high);
  pen.save();
  pen.translate(x - (left + wide / 2) * k, y - (top + high / 2) * k);
  pen.scale(k, k);
  pen.strokeStyle = pen.fillStyle;
  for (const part of drawn.querySelectorAll("path, circle")) {
    const said = (/** @type {string} */ name) => part.closest(`[${name}]`)?.getAttribute(name) ?? "";
    const path = new Path2D(part.getAttribute("d") ?? "");
    if (part.tagName === "circle") path.arc(Number(said("cx")), Number(said("cy")), Number(said("r")), 0, 7);
    if (said("fill") !== "none") pen.fill(path, said("fill-rule") === "evenodd" ? "evenodd" : "nonzero");
    if (said("stroke") && said("stroke") !== "none") {
      pen.lineWidth = Number(said("stroke-width") || 1);
      pen.lineCap = said("stroke-linecap") === "round" ? "round" : "butt";
      pen.lineJoin = said("stroke-linejoin") === "round" ? "round" : "miter";
      pen.stroke(path);
    }
  }
  pen.restore();
}
