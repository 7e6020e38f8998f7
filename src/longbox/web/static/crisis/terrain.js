/** The battlefield under the pieces: paint on the ground and terrain, all in our own drawing. */

import { BOARD } from "./field.js";
import { hull, middle, path, short, svg } from "../board/svg.js";
import { strokes } from "./streets.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Feature} Feature */
/** @typedef {(point: Point) => Point} Place */

/** How far a feature of Size 1 casts its hatched shade, to the right and down on any screen. */
const SHADE = [0.11, 0.13];
/** The side of the plate with the Size, where the text is 12. */
const PLATE = 14.8;

/** @type {Record<string, string>} */
const MATERIAL = {
  barrier: "metal", bench: "wood", crate: "wood", lamppost: "plain", boat: "wood", boulder: "plain", car: "metal", "cryo-tube": "metal",
  dumpster: "metal", fountain: "plain", billboard: "metal", "food-truck": "metal", kiosk: "roof", statue: "plain", tank: "metal",
  tree: "plain", container: "metal", "market-stand": "roof", truck: "metal", wagon: "metal", building: "roof", crane: "metal",
  monolith: "plain", monument: "plain", pyramid: "roof", wreck: "metal",
};

/**
 * What is drawn on top of a kind, in a frame of its own: `w` and `h` are half its sides, the x axis runs along the first side. `line`
 * is stroked, `fill` is a hole or a window, `soft` a printed detail.
 *
 * @type {Record<string, (w: number, h: number) => {line?: string, fill?: string, soft?: string}>}
 */
const DRAWINGS = {
  building: (w, h) => ({
    line: box(w - 0.4, h - 0.4),
    fill: box(w * 0.2, h * 0.2, -w * 0.48, -h * 0.46) + box(w * 0.19, h * 0.2, w * 0.48, h * 0.44),
    soft: `M${f(w * 0.26)} ${f(-h * 0.56)}h${f(w * 0.44)}M${f(w * 0.26)} ${f(-h * 0.38)}h${f(w * 0.26)}M${f(-w * 0.66)} ${f(h * 0.5)}h${f(w * 0.3)}`,
  }),
  kiosk: (w, h) => ({ line: diagonals(w, h), fill: box(w * 0.36, h * 0.36) }),
  "market-stand": (w, h) => ({ line: stripes(w, h, 5), soft: `M${f(-w)} 0H${f(w)}` }),
  pyramid: (w, h) => ({ line: diagonals(w, h) + box(w * 0.6, h * 0.6) + box(w * 0.25, h * 0.25) }),
  crate: (w, h) => ({ line: diagonals(w, h) + box(w - 0.14, h - 0.14) }),
  bench: (w, h) => ({ line: `M${f(-w)} ${f(-h / 3)}H${f(w)}M${f(-w)} ${f(h / 3)}H${f(w)}` }),
  barrier: (w, h) => ({ line: slants(w, h, 6) }),
  billboard: (w, h) => ({ fill: box(w - 0.2, h * 0.4), line: `M0 ${f(-h)}V${f(h)}` }),
  lamppost: (w) => ({ line: round(w * 0.75), fill: round(w * 0.35) }),
  dumpster: (w, h) => ({ line: `M0 ${f(-h)}V${f(h)}M${f(-w)} ${f(-h * 0.45)}H${f(w)}`, soft: `M${f(-w * 0.7)} ${f(h * 0.5)}h${f(w * 0.4)}M${f(w * 0.3)} ${f(h * 0.5)}h${f(w * 0.4)}` }),
  car: (w, h) => ({
    line: `M${f(-w + 0.35)} ${f(-h)}v${f(h * 2)}M${f(w - 0.25)} ${f(-h)}v${f(h * 2)}`,
    fill: glass(-w * 0.42, h * 0.78, h * 0.55, 0.4) + glass(w * 0.5, h * 0.55, h * 0.78, 0.35),
    soft: `M${f(-w * 0.15)} ${f(-h * 0.62)}H${f(w * 0.36)}M${f(-w * 0.15)} ${f(h * 0.62)}H${f(w * 0.36)}`,
  }),
  "food-truck": (w, h) => ({ fill: glass(-w + 0.45, h * 0.85, h * 0.6, 0.4) + box(w * 0.3, h * 0.22, w * 0.25, h * 0.6), line: `M${f(-w + 1.1)} ${f(-h)}v${f(h * 2)}`, soft: box(w * 0.18, h * 0.25, w * 0.25, -h * 0.3) }),
  truck: (w, h) => ({ fill: glass(-w + 0.45, h * 0.8, h * 0.6, 0.4), line: `M${f(-w + 1.2)} ${f(-h)}v${f(h * 2)}M${f(-w + 1.5)} ${f(-h)}v${f(h * 2)}`, soft: ribs(-w + 1.5, w, h, 4) }),
  container: (w, h) => ({ soft: ribs(-w, w, h, 10), line: `M${f(w - 0.35)} ${f(-h)}v${f(h * 2)}` }),
  wagon: (w, h) => ({ line: `M${f(-w)} ${f(-h * 0.55)}H${f(w)}M${f(-w)} ${f(h * 0.55)}H${f(w)}`, soft: ribs(-w, w, h, 8), fill: box(0.55, h * 0.3) }),
  boat: (w, h) => ({ line: `M${f(-w)} ${f(-h)}Q${f(w * 0.7)} ${f(-h)} ${f(w)} 0Q${f(w * 0.7)} ${f(h)} ${f(-w)} ${f(h)}`, fill: box(w * 0.3, h * 0.45, -w * 0.25, 0) }),
  "cryo-tube": (w, h) => ({ line: `M${f(-w * 0.35)} ${f(-h)}v${f(h * 2)}`, fill: `M0 ${f(-h * 0.55)}H${f(w * 0.6)}a${f(h * 0.55)} ${f(h * 0.55)} 0 0 1 0 ${f(h * 1.1)}H0z` }),
  tank: (w) => ({ line: round(w * 0.78), soft: round(w * 0.5), fill: round(w * 0.2) }),
  tree: (w) => ({ line: leaves(w * 0.86), soft: leaves(w * 0.5), fill: round(w * 0.12) }),
  boulder: (w) => ({ line: `M${f(-w * 0.9)} ${f(-w * 0.1)}L${f(-w * 0.1)} ${f(w * 0.15)}L${f(w * 0.35)} ${f(w * 0.75)}M${f(-w * 0.1)} ${f(w * 0.15)}L${f(w * 0.3)} ${f(-w * 0.8)}` }),
  fountain: (w) => ({ line: round(w * 0.72), fill: round(w * 0.22), soft: round(w * 0.5) }),
  statue: (w, h) => ({ line: box(w * 0.75, h * 0.75), fill: round(w * 0.4) }),
  monument: (w) => ({ line: round(w * 0.7) + round(w * 0.45), fill: round(w * 0.2) }),
  monolith: (w, h) => ({ line: box(w * 0.62, h * 0.8) + `M${f(-w)} ${f(-h)}L${f(-w * 0.62)} ${f(-h * 0.8)}M${f(w)} ${f(h)}L${f(w * 0.62)} ${f(h * 0.8)}` }),
  crane: (w, h) => ({ line: box(w * 0.55, h * 0.55) + diagonals(w * 0.55, h * 0.55) + `M${f(-w)} ${f(-h)}L${f(-w * 0.55)} ${f(-h * 0.55)}M${f(w)} ${f(-h)}L${f(w * 0.55)} ${f(-h * 0.55)}M${f(-w)} ${f(h)}L${f(-w * 0.55)} ${f(h * 0.55)}M${f(w)} ${f(h)}L${f(w * 0.55)} ${f(h * 0.55)}` }),
  wreck: (w) => ({ line: `M${f(-w * 0.8)} 0l${f(w * 0.4)} ${f(-w * 0.25)} ${f(w * 0.3)} ${f(w * 0.3)} ${f(w * 0.35)} ${f(-w * 0.4)} ${f(w * 0.4)} ${f(w * 0.3)}M${f(-w * 0.3)} ${f(w * 0.7)}l${f(w * 0.25)} ${f(-w * 0.35)} ${f(w * 0.3)} ${f(w * 0.2)}`, fill: box(w * 0.2, w * 0.12, -w * 0.3, -w * 0.5), soft: round(w * 0.62) }),
};

/** @param {number} n */
const f = short;
/** @param {number} w @param {number} h @param {number} [x] @param {number} [y] */
const box = (w, h, x = 0, y = 0) => `M${f(x - w)} ${f(y - h)}h${f(w * 2)}v${f(h * 2)}h${f(-w * 2)}z`;
/** @param {number} w @param {number} h */
const diagonals = (w, h) => `M${f(-w)} ${f(-h)}L${f(w)} ${f(h)}M${f(w)} ${f(-h)}L${f(-w)} ${f(h)}`;
/** @param {number} r */
const round = (r) => `M${f(-r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`;
/** A window that narrows. @param {number} x @param {number} a @param {number} b @param {number} wide */
const glass = (x, a, b, wide) => `M${f(x - wide / 2)} ${f(-a)}V${f(a)}L${f(x + wide / 2)} ${f(b)}V${f(-b)}z`;
/** @param {number} w @param {number} h @param {number} n */
const stripes = (w, h, n) => Array.from({ length: n - 1 }, (_, i) => `M${f(-w + (2 * w * (i + 1)) / n)} ${f(-h)}v${f(2 * h)}`).join("");
/** @param {number} a @param {number} b @param {number} h @param {number} n */
const ribs = (a, b, h, n) => Array.from({ length: n - 1 }, (_, i) => `M${f(a + ((b - a) * (i + 1)) / n)} ${f(-h * 0.8)}v${f(h * 1.6)}`).join("");
/** @param {number} w @param {number} h @param {number} n */
const slants = (w, h, n) => Array.from({ length: n - 1 }, (_, i) => `M${f(-w + (2 * w * (i + 0.6)) / n)} ${f(h)}l${f(h)} ${f(-2 * h)}`).join("");
/** @param {number} r */
function leaves(r) {
  const n = 8;
  let d = "";
  for (let i = 0; i <= n; i++) {
    const a = (i / n) * 2 * Math.PI;
    const at = `${f(r * Math.cos(a))} ${f(r * Math.sin(a))}`;
    d += i ? `A${f(r * 0.42)} ${f(r * 0.42)} 0 0 1 ${at}` : `M${at}`;
  }
  return `${d}z`;
}

/**
 * One feature. What stands is drawn with its shade; what was destroyed leaves rubble.
 *
 * @param {Feature} feature @param {boolean} destroyed @param {Place} place @param {string} id  of the patterns
 * @param {Point[]} tokens  drawn points that the plate should keep clear of
 */
export function terrain([kind, size, interactive, corners], destroyed, place, id, tokens) {
  const points = corners.map(place);
  if (destroyed) {
    return [
      svg("path", { class: "rubble", d: path(points), fill: `url(#${id}-rubble)` }),
    ];
  }
  /** @type {Point[]} */
  const shadow = points.map(([x, y]) => [x + SHADE[0] * size, y + SHADE[1] * size]);
  const outline = path(points);
  const parts = [
    svg("path", { class: "shade", d: path(hull([...points, ...shadow])), fill: `url(#${id}-hatch)` }),
    svg("path", { class: `body ${MATERIAL[kind] ?? "plain"}${interactive ? "" : " fixed"}`, d: outline }),
    detail(kind, points),
    svg("path", { class: "choice", d: outline }),
    plate(size, points, tokens),
  ];
  return parts;
}

/** @param {string} kind @param {Point[]} points */
function detail(kind, points) {
  const [x, y] = middle(points);
  const square = points.length === 4;
  const ux = square ? points[1][0] - points[0][0] : points[0][0] - x;
  const uy = square ? points[1][1] - points[0][1] : points[0][1] - y;
  const long = Math.hypot(ux, uy);
  const w = square ? long / 2 : long * 0.9;
  const h = square ? Math.hypot(points[2][0] - points[1][0], points[2][1] - points[1][1]) / 2 : w;
  const drawn = (DRAWINGS[kind] ?? (() => ({})))(w, h);
  return svg(
    "g",
    { class: "detail", transform: `translate(${f(x)} ${f(y)}) rotate(${f((Math.atan2(uy, ux) * 180) / Math.PI)})` },
    ...(drawn.soft ? [svg("path", { class: "soft", d: drawn.soft })] : []),
    ...(drawn.line ? [svg("path", { class: "line", d: drawn.line })] : []),
    ...(drawn.fill ? [svg("path", { class: "hole", d: drawn.fill })] : []),
  );
}

/** The Size on a dark plate; beside what is too slim to carry it. @param {number} size @param {Point[]} points @param {Point[]} tokens */
function plate(size, points, tokens) {
  const centre = middle(points);
  /** @type {Point[]} */
  const spots = [centre, ...points.map(([px, py]) => /** @type {Point} */ ([centre[0] + (px - centre[0]) * 0.55, centre[1] + (py - centre[1]) * 0.55]))];
  let [x, y] = spots.find((spot) => tokens.every((token) => Math.hypot(token[0] - spot[0], token[1] - spot[1]) > 1.15)) ?? centre;
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const slim = slimness(points) < 1.1;
  if (slim) [x, y] = [Math.min(...xs) - 0.2, Math.min(...ys) - 0.1];
  return svg(
    "g",
    { class: "label plate", "data-x": x, "data-y": y, "data-least": 0.68, "data-slim": slim ? 1 : null },
    svg("rect", { x: -PLATE / 2, y: -PLATE / 2, width: PLATE, height: PLATE }),
    svg("text", { "text-anchor": "middle", dy: ".36em" }, String(size)),
  );
}

/** The shortest side. @param {Point[]} points */
function slimness(points) {
  if (points.length > 4) return 2;
  return Math.min(...points.map((p, i) => Math.hypot(p[0] - points[(i + 1) % points.length][0], p[1] - points[(i + 1) % points.length][1])));
}

/**
 * Paint on the ground: it means nothing to the rules.
 *
 * @param {[string, Point[]][]} surfaces @param {Place} place @param {string} id
 */
export function ground(surfaces, place, id) {
  const parts = [svg("rect", { class: "ground", width: BOARD, height: BOARD })];
  for (const [kind, corners] of surfaces) {
    const points = corners.map(place);
    const d = path(points);
    if (kind === "rails" || kind === "road" || kind === "path") parts.push(svg("path", { class: "road", d }));
    else parts.push(svg("path", { class: kind === "scorched" || kind === "water" ? "road" : "ground", d }), svg("path", { d, class: "paint", fill: `url(#${id}-${kind})` }));
  }
  /** @type {Map<string, {wide: number, look: string, d: string}>} */
  const lines = new Map();
  for (const { a, b, wide, look } of strokes(surfaces)) {
    const one = lines.get(`${look} ${wide}`) ?? { wide, look, d: "" };
    one.d += path([place(a), place(b)], false);
    lines.set(`${look} ${wide}`, one);
  }
  for (const { wide, look, d } of lines.values()) parts.push(svg("path", { class: look === "steel" ? "steel" : "roadline", "stroke-width": wide, "stroke-dasharray": look === "dashed" ? "1 .8" : null, d }));
  parts.push(svg("rect", { class: "roadline", "stroke-width": 0.08, width: BOARD, height: BOARD }));
  return parts;
}

/** The patterns that hatching and halftone use; `id` keeps two boards on one page apart. @param {string} id */
export function patterns(id) {
  /** @param {string} name @param {number} size @param {number} turn @param {SVGGraphicsElement[]} parts */
  const pattern = (name, size, turn, ...parts) =>
    svg("pattern", { id: `${id}-${name}`, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` }, ...parts);
  return svg(
    "defs",
    {},
    pattern("hatch", 0.34, 45, svg("rect", { class: "road", width: 0.34, height: 0.34 }), svg("path", { class: "hatching", d: "M0 0v.34" })),
    pattern("dots", 0.5, 45, svg("circle", { class: "ink-dot", cx: 0.25, cy: 0.25, r: 0.085 })),
    pattern("legal", 0.5, 45, svg("circle", { class: "legal-dot", cx: 0.25, cy: 0.25, r: 0.1 })),
    pattern("rubble", 0.62, 20, svg("path", { class: "stone", d: "M.1 .12l.16-.06 .1 .12-.12 .12zM.42 .38l.12 .04-.02 .12-.14 0zM.14 .46l.08 .05-.06 .06z" })),
    pattern("grass", 1.4, 12, svg("path", { class: "roadline", "stroke-width": 0.07, d: "M.3 .5l-.1-.3M.3 .5v-.36M.3 .5l.12-.28M1 1.2l-.1-.3M1 1.2v-.36M1 1.2l.12-.28" })),
    pattern("water", 1.6, 0, svg("path", { class: "roadline", "stroke-width": 0.08, d: "M0 .4q.4-.3 .8 0t.8 0M0 1.2q.4 .3 .8 0t.8 0" })),
    pattern("square", 1.2, 0, svg("path", { class: "roadline", "stroke-width": 0.05, d: "M0 0h1.2M0 0v.6M0 .6h1.2M.6 .6v.6" })),
    pattern("scorched", 0.45, 30, svg("circle", { class: "scorch", cx: 0.2, cy: 0.2, r: 0.09 })),
  );
}
