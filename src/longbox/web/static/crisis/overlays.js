/** What lies over the battlefield for a while: ground, tools, rings, lines and their tags. */

import { tag } from "../board/labels.js";
import { BOARD } from "./field.js";
import { path, short, svg } from "../board/svg.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {(point: Point) => Point} Place */

/** @param {Point[][]} polygons @param {Place} place @param {"legal" | "measured"} look @param {string} id */
export function area(polygons, place, look, id) {
  const d = polygons.map((ring) => path(ring.map(place))).join("");
  return svg(
    "g",
    { class: `area-${look}` },
    svg("path", { class: "fill", d, "fill-rule": "evenodd" }),
    svg("path", { class: "print", d, "fill-rule": "evenodd", fill: `url(#${id}-${look === "legal" ? "legal" : "dots"})` }),
    svg("path", { class: "edge", d }),
  );
}

/** A movement tool as it lies: two arms with a hinge. @param {Point[]} points @param {Place} place */
export function tool(points, place) {
  const drawn = points.map(place);
  const d = path(drawn, false);
  return svg(
    "g",
    { class: "tool" },
    svg("path", { class: "tool-edge", d }),
    svg("path", { class: "tool-body", d }),
    ...drawn.slice(1, -1).map(([cx, cy]) => svg("circle", { class: "hinge", cx, cy, r: 0.15 })),
  );
}

/** @param {Point} centre @param {number} r @param {string} text @param {Place} place */
export function ring(centre, r, text, place) {
  const [cx, cy] = place(centre);
  return [svg("circle", { class: "ring", cx, cy, r }), tag(text, [cx, cy > BOARD / 2 ? cy - r : cy + r], "paper")];
}

/**
 * A line of sight: solid when clear, dash-dotted with a shield through cover, with a cross where it is blocked.
 *
 * @param {{line: number[], sight: string | null, cover: boolean | null, at: Point | null, text: string}} found @param {Place} place
 */
export function sight(found, place) {
  const [x1, y1, x2, y2] = found.line;
  const a = place([x1, y1]);
  const b = place([x2, y2]);
  const blocked = found.sight === "blocked";
  const stop = blocked ? place(found.at ?? [(x1 + x2) / 2, (y1 + y2) / 2]) : b;
  const parts = [svg("path", { class: "los-case", d: path([a, b], false) })];
  parts.push(svg("path", { class: found.cover && !blocked ? "los through-cover" : "los", d: path([a, stop], false) }));
  if (blocked) {
    parts.push(svg("path", { class: "los beyond", d: path([stop, b], false) }));
    parts.push(svg("path", { class: "cross", transform: `translate(${short(stop[0])} ${short(stop[1])})`, d: "M-.4-.4l.8 .8M.4-.4l-.8 .8" }));
  }
  /** @type {Point} */
  const half = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  if (found.cover && !blocked) {
    const at = /** @type {Point} */ ([a[0] + (b[0] - a[0]) * 0.78, a[1] + (b[1] - a[1]) * 0.78]);
    parts.push(svg("path", { class: "shield", transform: `translate(${short(at[0])} ${short(at[1])})`, d: "M0-.5l.42 .16v.34q0 .34-.42 .56-.42-.22-.42-.56v-.34z" }));
  }
  parts.push(tag(found.text, half, "ink"));
  return parts;
}

/** The footprint of a beam, a throw or a push before it is turned: it runs to the right, `start` away from 0, 0. @param {number} start @param {number} length @param {number} width */
export function beam(start, length, width) {
  const end = start + length;
  return [
    svg("rect", { class: "beam", x: start, y: -width / 2, width: length, height: width }),
    svg("path", { class: "beam-line", d: `M${short(start)} 0H${short(end)}` }),
    svg("path", { class: "beam-head", d: `M${short(end)} 0l-.5-.32v.64z` }),
  ];
}

/** The directions that are allowed: all around, or between two angles. @param {Point} from @param {number} r @param {[number, number] | undefined} arc @param {Place} place */
export function sweep(from, r, arc, place) {
  const [cx, cy] = place(from);
  if (!arc) return svg("circle", { class: "reach", cx, cy, r });
  /** @param {number} degrees @returns {Point} */
  const rim = (degrees) => place([from[0] + r * Math.cos((degrees * Math.PI) / 180), from[1] + r * Math.sin((degrees * Math.PI) / 180)]);
  const [a, b] = [rim(arc[0]), rim(arc[1])];
  const large = arc[1] - arc[0] > 180 ? 1 : 0;
  return svg("path", { class: "reach", d: `M${short(cx)} ${short(cy)}L${short(a[0])} ${short(a[1])}A${short(r)} ${short(r)} 0 ${large} 0 ${short(b[0])} ${short(b[1])}z` });
}
