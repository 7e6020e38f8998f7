/** The few sums a table needs. Vectors are plain lists, matrices in columns; x and y lie on the table, z is up. */

/** @typedef {import("../types.js").Point} Point @typedef {[number, number, number]} Spot */

/** @param {number[]} a @param {number[]} b */
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** @param {number[]} a @param {number[]} b @returns {Spot} */
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
/** @param {number[]} a @param {number[]} b @param {number} [k] @returns {Spot} */
export const plus = (a, b, k = 1) => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
/** @param {number[]} a @returns {Spot} */
export const unit = (a) => {
  const n = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / n, a[1] / n, a[2] / n];
};
/** @param {number} n @param {number} low @param {number} high */
export const clamp = (n, low, high) => Math.min(high, Math.max(low, n));
/** @param {number} a @param {number} b @param {number} t */
export const mix = (a, b, t) => a + (b - a) * t;
/** @param {number} a @param {number} b @param {number} n */
export const smooth = (a, b, n) => {
  const t = clamp((n - a) / (b - a), 0, 1);
  return t * t * (3 - 2 * t);
};

/** A projection times a view: from the board to the screen. @param {Spot} eye @param {Spot} right @param {Spot} up @param {Spot} back @param {number} fov @param {number} aspect @param {number} near @param {number} far */
export function lens(eye, right, up, back, fov, aspect, near, far) {
  const f = 1 / Math.tan(fov / 2);
  const a = (far + near) / (near - far);
  const b = (2 * far * near) / (near - far);
  const m = new Float32Array(16);
  for (let i = 0; i < 3; i++) {
    m[i * 4] = (right[i] * f) / aspect;
    m[i * 4 + 1] = up[i] * f;
    m[i * 4 + 2] = back[i] * a;
    m[i * 4 + 3] = -back[i];
  }
  m[12] = (-dot(right, eye) * f) / aspect;
  m[13] = -dot(up, eye) * f;
  m[14] = -dot(back, eye) * a + b;
  m[15] = dot(back, eye);
  return m;
}

/** Turns as [x, y, z, w]. @param {number[]} axis @param {number} angle */
export function turn(axis, angle) {
  const s = Math.sin(angle / 2);
  const [x, y, z] = unit(axis);
  return [x * s, y * s, z * s, Math.cos(angle / 2)];
}
/** First b, then a. @param {number[]} a @param {number[]} b */
export function times([ax, ay, az, aw], [bx, by, bz, bw]) {
  return [aw * bx + ax * bw + ay * bz - az * by, aw * by - ax * bz + ay * bw + az * bx, aw * bz + ax * by - ay * bx + az * bw, aw * bw - ax * bx - ay * by - az * bz];
}
/** @param {number[]} q @param {number[]} v @returns {Spot} */
export function turned([x, y, z, w], v) {
  const t = cross([x, y, z], v).map((n) => 2 * n);
  return plus(plus(v, t, w), cross([x, y, z], t));
}
/** The turn that takes three axes to x, y and z. @param {number[]} x @param {number[]} y @param {number[]} z */
export function frame(x, y, z) {
  const trace = x[0] + y[1] + z[2];
  if (trace > 0) {
    const s = Math.sqrt(trace + 1) * 2;
    return [(y[2] - z[1]) / s, (z[0] - x[2]) / s, (x[1] - y[0]) / s, s / 4];
  }
  if (x[0] > y[1] && x[0] > z[2]) {
    const s = Math.sqrt(1 + x[0] - y[1] - z[2]) * 2;
    return [s / 4, (y[0] + x[1]) / s, (z[0] + x[2]) / s, (y[2] - z[1]) / s];
  }
  if (y[1] > z[2]) {
    const s = Math.sqrt(1 + y[1] - x[0] - z[2]) * 2;
    return [(y[0] + x[1]) / s, s / 4, (z[1] + y[2]) / s, (z[0] - x[2]) / s];
  }
  const s = Math.sqrt(1 + z[2] - x[0] - y[1]) * 2;
  return [(z[0] + x[2]) / s, (z[1] + y[2]) / s, s / 4, (x[1] - y[0]) / s];
}

/** Even chance from a seed: the same die tumbles the same way everywhere. @param {number} seed */
export function chance(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
