/** The map: what every square is made of, what stands between two squares. Every terrain has a sign of its own, so that no colour is needed. */

import { path, short, svg } from "../board/svg.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Ground} Ground */
/** @typedef {(point: Point) => Point} Place */

/** How far the shade of a roof falls. */
const DEEP = 0.24;
/** A region with fewer columns has no room for its name. */
const ROOMY = 3;
const WAVE = "M0 .25q.125-.16 .25 0t.25 0 .25 0 .25 0M0 .75q.125-.16 .25 0t.25 0 .25 0 .25 0";

/** @param {string} id */
export function patterns(id) {
  const pattern = (/** @type {string} */ name, /** @type {number} */ size, /** @type {SVGElement[]} */ ...parts) =>
    svg("pattern", { id: `${id}-${name}`, width: size, height: size, patternUnits: "userSpaceOnUse" }, ...parts);
  const dots = (/** @type {string} */ look, /** @type {number} */ r, /** @type {Point[]} */ ...at) => at.map(([cx, cy]) => svg("circle", { class: look, cx, cy, r }));
  return svg("defs", {},
    pattern("hatch", 0.16, svg("path", { class: "p-hatch", d: "M-.04 .04l.08-.08M0 .16L.16 0M.12 .2l.08-.08" })),
    pattern("block", 0.25, svg("path", { class: "p-block", d: "M0 0l.25 .25M.25 0L0 .25" })),
    pattern("difficult", 0.5, ...dots("p-ink", 0.055, [0.12, 0.14], [0.38, 0.4]), ...dots("p-ink", 0.035, [0.4, 0.1], [0.1, 0.42])),
    pattern("aquatic", 0.5, svg("g", { transform: "scale(.5)" }, svg("path", { class: "p-wave", d: WAVE }))),
    pattern("smoke", 1, svg("path", { class: "p-smoke", d: "M.1 .36a.13 .13 0 01.2-.14 .17 .17 0 01.3 .04 .12 .12 0 01.06 .2zM.36 .86a.13 .13 0 01.2-.14 .17 .17 0 01.3 .04 .12 .12 0 01.06 .2z" })),
    pattern("slick", 0.5, svg("path", { class: "p-slick", d: "M.06 .34l.2-.2M.2 .44l.22-.22" })),
    pattern("legal", 0.25, ...dots("p-legal", 0.035, [0.125, 0.125])),
    pattern("rubble", 0.5, svg("path", { class: "p-rubble", d: "M.06 .2l.12-.1 .1 .1-.06 .1h-.1zM.3 .42l.08-.1 .1 .06v.08z" })));
}

export class Cells {
  /** @param {Ground} ground @param {Place} place */
  constructor(ground, place) {
    this.ground = ground;
    this.place = place;
  }

  /** @param {number} square @returns {Point} */
  xy(square) {
    return [square % this.ground.width, Math.floor(square / this.ground.width)];
  }

  /** The middle of a square on the map. @param {number} square @returns {Point} */
  middle(square) {
    const [x, y] = this.xy(square);
    return [x + 0.5, y + 0.5];
  }

  /** And as it is drawn. @param {number} square @returns {Point} */
  drawn(square) {
    return this.place(this.middle(square));
  }

  /** The square at a point of the map, or -1. @param {Point} point */
  at([x, y]) {
    const { width, height } = this.ground;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : -1;
  }

  /** The top left corner of a square as it is drawn. @param {number} square @returns {Point} */
  corner(square) {
    const [x, y] = this.drawn(square);
    return [x - 0.5, y - 0.5];
  }

  /** Squares as one outline to be filled. @param {number[]} squares */
  filled(squares) {
    return squares.map((square) => {
      const [x, y] = this.corner(square);
      return `M${short(x)} ${short(y)}h1v1h-1z`;
    }).join("");
  }

  /** The two ends of the edge that two squares share, as drawn. @param {number} a @param {number} b @returns {[Point, Point]} */
  edge(a, b) {
    const [ax, ay] = this.middle(a);
    const [bx, by] = this.middle(b);
    const [mx, my, dx, dy] = [(ax + bx) / 2, (ay + by) / 2, (by - ay) / 2, (bx - ax) / 2];
    return [this.place([mx - dx, my - dy]), this.place([mx + dx, my + dy])];
  }

  /** The neighbour of a square in a direction on the screen, or -1. @param {number} square @param {Point} direction */
  beside(square, [dx, dy]) {
    const [x, y] = this.middle(square);
    const [ox, oy] = this.place([0, 0]);
    const [ix, iy] = this.place([1, 0]);
    const [jx, jy] = this.place([0, 1]);
    return this.at([x + dx * (ix - ox) + dy * (iy - oy), y + dx * (jx - ox) + dy * (jy - oy)]);
  }
}

/** A square as people call it: its column as a letter, its row as a number. @param {number} width @param {number} square */
export function squareName(width, square) {
  const x = square % width;
  return `${x < 26 ? "" : String.fromCharCode(64 + Math.floor(x / 26))}${String.fromCharCode(65 + (x % 26))}${Math.floor(square / width) + 1}`;
}

/**
 * The whole map.
 *
 * @param {Ground} ground @param {Cells} cells @param {string} id @param {{fire: (rank: number) => string}} words
 */
export function drawGround(ground, cells, id, words) {
  const { width, height, squares, terrain } = ground;
  const all = squares.map((bits, square) => ({ bits, square }));
  const having = (/** @type {(bits: number) => unknown} */ fits) => all.filter(({ bits }) => fits(bits)).map(({ square }) => square);
  const [a, b] = [cells.place([0, 0]), cells.place([width, height])];
  const box = { x: Math.min(a[0], b[0]), y: Math.min(a[1], b[1]), width: Math.abs(a[0] - b[0]), height: Math.abs(a[1] - b[1]) };
  const parts = [svg("rect", { class: "ground", ...box })];
  const fill = (/** @type {string} */ look, /** @type {number[]} */ found, print = "") => {
    if (!found.length) return;
    const d = cells.filled(found);
    parts.push(svg("path", { class: look, d }));
    if (print) parts.push(svg("path", { d, fill: `url(#${id}-${print})` }));
  };
  fill("floor", having((bits) => bits & terrain.indoor && !(bits & terrain.solid)));
  fill("water", having((bits) => bits & terrain.aquatic), "aquatic");
  fill("ice", having((bits) => bits & terrain.slick), "slick");
  const high = having((bits) => bits & terrain.elevated);
  fill("roof", high.filter((square) => squares[square] & terrain.solid));
  fill("deck", high.filter((square) => !(squares[square] & terrain.solid)));
  fill("solid", having((bits) => bits & terrain.solid && bits & terrain.indoor), "block");
  fill("rough", having((bits) => bits & terrain.difficult && !(bits & terrain.rubble)), "difficult");
  fill("rough", having((bits) => bits & terrain.rubble), "rubble");

  let lines = "";
  for (let x = 0; x <= width; x++) lines += path([cells.place([x, 0]), cells.place([x, height])], false);
  for (let y = 0; y <= height; y++) lines += path([cells.place([0, y]), cells.place([width, y])], false);
  parts.push(svg("path", { class: "grid", d: lines }));

  parts.push(...heights(high, cells, id), ...stairs(ground, cells));
  fill("smoke", having((bits) => bits & terrain.smoke && !(bits & terrain.fire)), "smoke");
  for (const [square, rank] of ground.fires) {
    const [x, y] = cells.drawn(square);
    parts.push(svg("g", { class: "fire", transform: `translate(${short(x)} ${short(y)})` },
      svg("path", { d: "M-.3 .4q-.16-.3 .06-.52 .02 .16 .12 .18-.06-.34 .2-.5 0 .22 .16 .34 .06-.08 .04-.18 .24 .3 .04 .68z" })), sign(words.fire(rank), [x + 0.28, y - 0.3]));
  }
  parts.push(svg("rect", { class: "rim", ...box }));
  for (let x = 0; x < width; x++) for (const y of [-0.42, height + 0.42]) parts.push(sign(squareName(width, x).replace(/\d+$/, ""), cells.place([x + 0.5, y])));
  for (let y = 0; y < height; y++) for (const x of [-0.42, width + 0.42]) parts.push(sign(String(y + 1), cells.place([x, y + 0.5])));
  return parts;
}

/** What stands between two squares, and what a region is called. @param {Ground} ground @param {Cells} cells @param {{elevated: string, indoor: string}} words */
export function drawEdges(ground, cells, words) {
  const named = (/** @type {number} */ bit, /** @type {string} */ word) => regions(ground.squares.flatMap((bits, square) => (bits & bit ? [square] : [])), ground.width)
    .filter((group) => new Set(group.map((square) => cells.corner(square)[0])).size >= ROOMY)
    .map((group) => plate(word, cells, group));
  return [svg("path", { class: "wall", d: ground.walls.map(([a, b]) => path(cells.edge(a, b), false)).join("") }), ...ground.ladders.map(([a, b]) => ladder(cells, a, b)),
    ...named(ground.terrain.elevated, words.elevated), ...named(ground.terrain.indoor, words.indoor)];
}

/** The outline of what is elevated, and the shade it throws to the bottom right of the screen. @param {number[]} high @param {Cells} cells @param {string} id */
function heights(high, cells, id) {
  const up = new Set(high);
  let rim = "";
  let shade = "";
  for (const square of high) {
    const [x, y] = cells.corner(square);
    const open = (/** @type {number} */ dx, /** @type {number} */ dy) => !up.has(cells.beside(square, [dx, dy]));
    if (open(0, -1)) rim += `M${short(x)} ${short(y)}h1`;
    if (open(-1, 0)) rim += `M${short(x)} ${short(y)}v1`;
    if (open(1, 0)) {
      rim += `M${short(x + 1)} ${short(y)}v1`;
      shade += `M${short(x + 1)} ${short(y)}v1l${DEEP} ${DEEP}v-1z`;
    }
    if (open(0, 1)) {
      rim += `M${short(x)} ${short(y + 1)}h1`;
      shade += `M${short(x)} ${short(y + 1)}h1l${DEEP} ${DEEP}h-1z`;
    }
  }
  return [svg("path", { class: "fall", d: shade }), svg("path", { d: shade, fill: `url(#${id}-hatch)` }), svg("path", { class: "ledge", d: rim })];
}

/** Steps across the way up. @param {Ground} ground @param {Cells} cells */
function stairs(ground, cells) {
  const { stair: foot, "stair top": head } = ground.terrain;
  return ground.squares.flatMap((bits, square) => {
    if (!(bits & (foot | head))) return [];
    const other = bits & foot ? head : foot;
    const along = /** @type {Point[]} */ ([[1, 0], [-1, 0], [0, 1], [0, -1]]).find((way) => ground.squares[cells.beside(square, way)] & other) ?? [1, 0];
    const [x, y] = cells.corner(square);
    const d = [0.15, 0.38, 0.62, 0.85].map((n) => (along[0] ? `M${short(x + n)} ${short(y + 0.1)}v.8` : `M${short(x + 0.1)} ${short(y + n)}h.8`)).join("");
    return [svg("path", { class: "steps", d })];
  });
}

/** @param {Cells} cells @param {number} a @param {number} b */
function ladder(cells, a, b) {
  const [p, q] = cells.edge(a, b);
  const flat = Math.abs(p[1] - q[1]) < 0.01;
  const at = `translate(${short((p[0] + q[0]) / 2)} ${short((p[1] + q[1]) / 2)})${flat ? " rotate(90)" : ""}`;
  const d = "M-.38-.2h.76M-.38 .2h.76M-.22-.2v.4M0-.2v.4M.22-.2v.4";
  return svg("g", { transform: at }, svg("path", { class: "ladder-case", d }), svg("path", { class: "ladder", d }));
}

/** Squares that hang together. @param {number[]} squares @param {number} width */
export function regions(squares, width) {
  const left = new Set(squares);
  /** @type {number[][]} */
  const found = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const one of group) {
      for (const next of [one - width, one + width, ...(one % width ? [one - 1] : []), ...(one % width < width - 1 ? [one + 1] : [])]) if (left.delete(next)) group.push(next);
    }
    found.push(group);
  }
  return found;
}

/** What a region is, in its corner. @param {string} text @param {Cells} cells @param {number[]} group */
function plate(text, cells, group) {
  const [x, y] = group.map((square) => cells.corner(square)).sort((a, b) => a[1] - b[1] || a[0] - b[0])[0];
  const wide = text.length * 6 + 8;
  return svg("g", { class: "label plate", "data-x": short(x + 0.1), "data-y": short(y + 0.1), "data-least": 0.36, "data-most": 13 },
    svg("rect", { width: wide, height: 15 }), svg("text", { x: wide / 2, y: 11.5, "text-anchor": "middle", textLength: wide - 8, lengthAdjust: "spacingAndGlyphs" }, text));
}

/** A letter or number on the map. @param {string} text @param {Point} at */
function sign(text, [x, y]) {
  return svg("text", { class: "sign", x, y, dy: ".35em", "text-anchor": "middle" }, text);
}
