/** Making SVG, and the little geometry that drawing needs. */

/** @typedef {import("./types.js").Point} Point */

const SPACE = "http://www.w3.org/2000/svg";

/**
 * An SVG element.
 *
 * @param {string} name
 * @param {Record<string, string | number | null | undefined>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {SVGGraphicsElement}
 */
export function svg(name, attributes = {}, ...children) {
  const element = /** @type {SVGGraphicsElement} */ (document.createElementNS(SPACE, name));
  set(element, attributes);
  element.append(...children);
  return element;
}

/**
 * @param {Element} element
 * @param {Record<string, string | number | null | undefined>} attributes  null takes one away
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, typeof value === "number" ? short(value) : value);
  }
}

/** @param {number} value */
export function short(value) {
  return String(Math.round(value * 1000) / 1000);
}

/** @param {Point[]} points @param {boolean} [closed] */
export function path(points, closed = true) {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${short(x)} ${short(y)}`).join("") + (closed ? "z" : "");
}

/** The middle of a footprint. @param {Point[]} points @returns {Point} */
export function middle(points) {
  const sum = points.reduce((a, p) => [a[0] + p[0], a[1] + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/**
 * Whether a point lies inside polygons by the even-odd rule, so that rings inside rings are holes.
 *
 * @param {Point} point @param {Point[][]} polygons
 */
export function inside([x, y], polygons) {
  let odd = false;
  for (const ring of polygons) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[j];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
  }
  return odd;
}

/**
 * A point close outside polygons, moved just inside; others stay where they are.
 *
 * @param {Point} point @param {Point[][]} polygons @param {number} reach @returns {Point}
 */
export function drawnIn(point, polygons, reach) {
  if (inside(point, polygons)) return point;
  let least = reach;
  let best = point;
  for (const ring of polygons) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[j];
      const [dx, dy] = [ring[i][0] - ax, ring[i][1] - ay];
      const t = Math.max(0, Math.min(1, ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy || 1)));
      const far = apart(point, [ax + t * dx, ay + t * dy]);
      if (far < least && far > 0) {
        least = far;
        const deep = 1 + 0.01 / far;
        best = [point[0] + (ax + t * dx - point[0]) * deep, point[1] + (ay + t * dy - point[1]) * deep];
      }
    }
  }
  return inside(best, polygons) ? best : point;
}

/** The corners of a footprint, counter-clockwise where y counts upwards. @param {Point[]} points */
export function facing(points) {
  const area = points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % points.length][1] - points[(i + 1) % points.length][0] * y, 0);
  return area < 0 ? [...points].reverse() : points;
}

/** The convex outline of some points. @param {Point[]} points @returns {Point[]} */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  /** @param {Point[]} row */
  const half = (row) => {
    /** @type {Point[]} */
    const out = [];
    for (const p of row) {
      while (out.length > 1 && turn(out[out.length - 2], out[out.length - 1], p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** @param {Point} a @param {Point} b @param {Point} c */
function turn(a, b, c) {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** @param {Point} a @param {Point} b */
export function apart(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
