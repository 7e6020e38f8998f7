/** Terrain as bodies: every kind on its true footprint, as tall as its Size. What is larger by the rules is taller. */

import { facing, middle } from "../board/svg.js";
import { C, P } from "../board/three/paint.js";
import { at, round } from "../board/three/shapes.js";

/** @typedef {import("./types.js").Point} Point @typedef {import("./types.js").Feature} Feature */
/** @typedef {import("../board/three/sums.js").Spot} Spot @typedef {import("../board/three/shapes.js").Paint} Paint */
/** @typedef {import("../board/three/shapes.js").Shapes} Shapes */

/** Inches of height for each Size. */
export const RISE = 0.82;
const EDGE = C["terrain-edge"];
const ROOF = C["t-roof"];
const METAL = C["t-metal"];
const WOOD = C["t-wood"];
const PLAIN = C.terrain;

/** @param {number} colour @param {number} [print] @param {number} [ink] @returns {Paint} */
const wall = (colour, print = P.plain, ink = EDGE) => [colour, ink, print, 1];
/** @param {number} colour @param {number} [print] @param {number} [ink] @returns {Paint} */
const top = (colour, print = P.plain, ink = C["terrain-shade"]) => [colour, ink, print, 0];

/** A feature's own frame: x runs along its first side, w and h are half its sides. */
class Site {
  /** @param {Shapes} shapes @param {Feature} feature */
  constructor(shapes, [, size, , footprint]) {
    const corners = facing(footprint);
    this.shapes = shapes;
    this.high = size * RISE;
    this.corners = corners;
    this.middle = middle(corners);
    const square = corners.length === 4;
    const [a, b] = square ? corners : [this.middle, corners[0]];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    this.x = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    this.w = square ? long / 2 : long;
    this.h = square ? Math.hypot(corners[2][0] - corners[1][0], corners[2][1] - corners[1][1]) / 2 : long;
    this.turn = Math.atan2(this.x[1], this.x[0]);
  }

  /** @param {number} x @param {number} y @returns {Point} */
  to(x, y) {
    return [this.middle[0] + this.x[0] * x - this.x[1] * y, this.middle[1] + this.x[1] * x + this.x[0] * y];
  }

  /** @param {number} w @param {number} h @param {number} z @param {number} [x] @param {number} [y] @returns {Spot[]} */
  ring(w, h, z, x = 0, y = 0) {
    return at([this.to(x - w, y - h), this.to(x + w, y - h), this.to(x + w, y + h), this.to(x - w, y + h)], z);
  }

  /** A box, or with `lean` one that narrows. @param {[number, number, number, number]} plan  half sides and middle @param {[number, number]} z @param {Paint} side @param {Paint | null} lid @param {[number, number]} [lean] */
  box([w, h, x, y], [z0, z1], side, lid, lean = [0, 0]) {
    this.shapes.body(this.ring(w, h, z0, x, y), this.ring(w - lean[0], h - lean[1], z1, x, y), { top: lid, wall: side, ink: EDGE });
  }

  /** A round body that may narrow. @param {[number, number, number, number]} plan  radii below and above, middle @param {[number, number]} z @param {number} n @param {Paint} side @param {Paint | null} lid */
  drum([r0, r1, x, y], [z0, z1], n, side, lid) {
    const middle = this.to(x, y);
    this.shapes.body(round(middle, r0, n, z0, this.turn), round(middle, Math.max(r1, 1e-4), n, z1, this.turn), { top: r1 > 0.01 ? lid : null, wall: side, ink: EDGE, smooth: n > 6 });
  }

  /** The whole footprint, up to a height. @param {[number, number]} z @param {Paint} side @param {Paint} lid @param {number} [scale] */
  block([z0, z1], side, lid, scale = 1) {
    const [mx, my] = this.middle;
    const grown = this.corners.map(([x, y]) => /** @type {Point} */ ([mx + (x - mx) * scale, my + (y - my) * scale]));
    this.shapes.body(at(this.corners, z0), at(grown, z1), { top: lid, wall: side, ink: EDGE });
  }

  /** Four wheels along the long sides. @param {number} r @param {number[]} xs */
  wheels(r, xs) {
    for (const x of xs) {
      for (const y of [-1, 1]) {
        const n = 10;
        const ring = Array.from({ length: n }, (_, i) => [x + r * Math.cos((2 * Math.PI * i) / n), r + r * Math.sin((2 * Math.PI * i) / n)]);
        const out = this.h + 0.02;
        const spots = ring.map(([a, z]) => /** @type {Spot} */ ([...this.to(a, y * out), Math.max(0, z)]));
        this.shapes.face(y < 0 ? spots : [...spots].reverse(), [C["terrain-shade"], EDGE, P.plain, 0]);
        spots.forEach((a, i) => this.shapes.line(a, spots[(i + 1) % n], EDGE, 0.07, 1.1, [[-this.x[1] * y, this.x[0] * y, 0], [-this.x[1] * y, this.x[0] * y, 0]]));
        const hub = ring.map(([a, z]) => /** @type {Spot} */ ([...this.to(x + (a - x) * 0.45, y * (out + 0.02)), r + (z - r) * 0.45]));
        this.shapes.face(y < 0 ? hub : hub.reverse(), [PLAIN, EDGE, P.plain, 0]);
      }
    }
  }
}

/** @type {Record<string, (s: Site) => void>} */
const KINDS = {
  building: (s) => {
    const { w, h, high } = s;
    s.block([0, high], wall(ROOF, P.windows), top(ROOF));
    // A low wall around the roof, drawn as a line; what stands on it is where the flat board draws it.
    const rim = s.ring(w - 0.32, h - 0.32, high);
    rim.forEach((a, i) => s.shapes.line(a, rim[(i + 1) % 4], EDGE, 0.04, 0.7));
    s.box([w * 0.2, h * 0.2, -w * 0.48, -h * 0.46], [high, high + 0.42], wall(METAL, P.ribs), top(C["board-2"]));
    s.box([w * 0.19, h * 0.2, w * 0.48, h * 0.44], [high, high + 0.3], wall(PLAIN), top(C["board-2"]));
  },
  kiosk: (s) => {
    const { w, h, high } = s;
    s.box([w - 0.14, h - 0.14, 0, 0], [0, high - 0.5], wall(ROOF, P.door), null);
    s.box([w, h, 0, 0], [high - 0.62, high], wall(PLAIN, P.stripes, C["line-2"]), top(ROOF));
  },
  "market-stand": (s) => {
    const { w, h, high } = s;
    for (const x of [-1, 1]) for (const y of [-1, 1]) s.box([0.1, 0.1, x * (w - 0.15), y * (h - 0.15)], [0, high - 0.7], wall(WOOD), null);
    s.box([w - 0.3, h - 0.3, 0, 0], [0, 1.1], wall(WOOD, P.planks), top(WOOD));
    s.box([w, h, 0, 0], [high - 0.9, high], wall(ROOF, P.stripes, C["line-2"]), top(ROOF), [0.12, 0.12]);
  },
  car: (s) => {
    const { w, h, high } = s;
    s.wheels(0.34, [-w * 0.58, w * 0.58]);
    s.box([w, h, 0, 0], [0.2, high * 0.56], wall(METAL), top(METAL), [0.06, 0.05]);
    s.box([w * 0.56, h * 0.86, w * 0.08, 0], [high * 0.56, high], wall(METAL, P.glass, EDGE), top(METAL), [0.28, 0.14]);
  },
  truck: (s) => {
    const { w, h, high } = s;
    s.wheels(0.42, [-w + 0.7, w * 0.3, w * 0.68]);
    s.box([0.58, h * 0.96, -w + 0.58, 0], [0.28, high * 0.72], wall(METAL, P.glass), top(METAL), [0.1, 0.06]);
    s.box([w - 0.66, h, 0.66, 0], [0.5, high], wall(PLAIN, P.ribs), top(METAL));
  },
  "food-truck": (s) => {
    const { w, h, high } = s;
    s.wheels(0.36, [-w * 0.62, w * 0.62]);
    s.box([0.5, h * 0.95, -w + 0.5, 0], [0.25, high * 0.66], wall(METAL, P.glass), top(METAL), [0.1, 0.05]);
    s.box([w - 0.5, h, 0.5, 0], [0.4, high], wall(METAL, P.door), top(METAL));
    s.box([w * 0.4, 0.3, w * 0.2, -h - 0.1], [high * 0.72, high * 0.8], wall(PLAIN, P.stripes, C["line-2"]), top(PLAIN));
  },
  wagon: (s) => {
    const { w, h, high } = s;
    s.wheels(0.34, [-w * 0.72, -w * 0.48, w * 0.48, w * 0.72]);
    s.box([w, h, 0, 0], [0.4, high - 0.25], wall(METAL, P.ribs), null);
    s.box([w, h, 0, 0], [high - 0.25, high], wall(METAL), top(METAL), [0.05, 0.3]);
  },
  container: (s) => s.block([0, s.high], wall(METAL, P.ribs), top(METAL)),
  dumpster: (s) => {
    s.box([s.w - 0.16, s.h - 0.12, 0, 0], [0, s.high * 0.82], wall(METAL, P.ribs), null, [-0.14, -0.1]);
    s.box([s.w, s.h, 0, 0], [s.high * 0.82, s.high], wall(METAL), top(METAL));
  },
  crate: (s) => s.block([0, s.high], wall(WOOD, P.cross), [WOOD, EDGE, P.planks, 0]),
  bench: (s) => {
    const { w, h, high } = s;
    for (const x of [-1, 1]) s.box([0.08, h * 0.7, x * w * 0.75, 0], [0, high * 0.5], wall(PLAIN), null);
    s.box([w, h * 0.62, 0, -h * 0.3], [high * 0.45, high * 0.58], wall(WOOD), [WOOD, EDGE, P.planks, 0]);
    s.box([w, 0.08, 0, h * 0.8], [high * 0.45, high * 1.25], wall(WOOD, P.planks), top(WOOD));
  },
  barrier: (s) => s.box([s.w, s.h, 0, 0], [0, s.high], wall(PLAIN, P.stripes, C["line-2"]), top(PLAIN), [0.06, s.h * 0.55]),
  billboard: (s) => {
    for (const x of [-0.6, 0.6]) s.box([0.1, 0.1, x * s.w, 0], [0, s.high * 0.5], wall(METAL), null);
    s.box([s.w, 0.14, 0, 0], [s.high * 0.42, s.high], wall(PLAIN, P.door), top(METAL));
  },
  // Taller than its Size, which is that of what one lifts: thin enough to mislead nobody.
  lamppost: (s) => {
    s.drum([0.26, 0.2, 0, 0], [0, 0.25], 8, wall(PLAIN), top(PLAIN));
    s.drum([0.075, 0.055, 0, 0], [0.25, 2.7], 6, wall(PLAIN), null);
    s.box([0.36, 0.06, 0.3, 0], [2.62, 2.72], wall(PLAIN), top(PLAIN));
    s.drum([0.2, 0.1, 0.58, 0], [2.42, 2.64], 8, wall(PLAIN), top(PLAIN));
  },
  tree: (s) => {
    const r = s.w * 0.95;
    s.drum([0.2, 0.16, 0, 0], [0, s.high * 0.4], 6, wall(WOOD), null);
    s.drum([r * 0.62, r, 0, 0], [s.high * 0.32, s.high * 0.52], 9, wall(PLAIN, P.dots), null);
    s.drum([r, r * 0.78, 0, 0], [s.high * 0.52, s.high * 0.8], 9, wall(PLAIN), null);
    s.drum([r * 0.78, r * 0.3, 0, 0], [s.high * 0.8, s.high], 9, wall(PLAIN), top(PLAIN, P.grass));
  },
  boulder: (s) => {
    const ring = (/** @type {number} */ k, /** @type {number} */ z) => s.corners.map(([x, y], i) => {
      const dent = k * (1 - 0.16 * ((i * 7) % 3));
      return /** @type {Spot} */ ([s.middle[0] + (x - s.middle[0]) * dent, s.middle[1] + (y - s.middle[1]) * dent, z * (1 - 0.12 * ((i * 5) % 2))]);
    });
    s.shapes.body(at(s.corners, 0), ring(0.95, s.high * 0.6), { top: null, wall: wall(PLAIN), ink: EDGE });
    s.shapes.body(ring(0.95, s.high * 0.6), ring(0.5, s.high).map(([x, y]) => [x, y, s.high]), { top: top(PLAIN), wall: wall(PLAIN), ink: EDGE });
  },
  fountain: (s) => {
    s.block([0, 0.62], wall(PLAIN), top(PLAIN));
    s.shapes.face(round(s.middle, s.w * 0.82, 12, 0.63), [METAL, C["terrain-shade"], P.water, 0], true);
    s.drum([0.32, 0.24, 0, 0], [0.62, s.high * 0.78], 8, wall(PLAIN), null);
    s.drum([0.34, 0.9, 0, 0], [s.high * 0.78, s.high], 10, wall(PLAIN), top(METAL, P.water));
  },
  statue: (s) => {
    s.block([0, s.high * 0.36], wall(PLAIN), top(PLAIN), 0.9);
    s.drum([s.w * 0.5, s.w * 0.26, 0, 0], [s.high * 0.36, s.high * 0.82], 8, wall(METAL), top(METAL));
    s.drum([0.2, 0.24, 0, 0], [s.high * 0.82, s.high * 0.92], 8, wall(METAL), null);
    s.drum([0.24, 0.12, 0, 0], [s.high * 0.92, s.high], 8, wall(METAL), top(METAL));
  },
  monument: (s) => {
    s.block([0, 0.5], wall(PLAIN), top(PLAIN));
    s.drum([s.w * 0.66, s.w * 0.6, 0, 0], [0.5, 1.1], 6, wall(PLAIN), top(PLAIN));
    s.box([0.5, 0.5, 0, 0], [1.1, s.high - 0.5], wall(PLAIN), null, [0.16, 0.16]);
    s.box([0.34, 0.34, 0, 0], [s.high - 0.5, s.high], wall(PLAIN), null, [0.339, 0.339]);
  },
  monolith: (s) => s.block([0, s.high], wall(PLAIN), top(PLAIN), 0.72),
  pyramid: (s) => s.block([0, s.high], wall(ROOF, P.planks), top(ROOF), 0.02),
  tank: (s) => {
    s.block([0, s.high * 0.86], wall(METAL, P.ribs), top(METAL));
    s.drum([s.w, s.w * 0.5, 0, 0], [s.high * 0.86, s.high], 8, wall(METAL), top(METAL));
  },
  boat: (s) => {
    const { w, h, high } = s;
    const plan = /** @type {Point[]} */ ([s.to(-w, -h), s.to(w * 0.45, -h), s.to(w, 0), s.to(w * 0.45, h), s.to(-w, h)]);
    const keel = /** @type {Point[]} */ ([s.to(-w * 0.9, -h * 0.5), s.to(w * 0.4, -h * 0.5), s.to(w * 0.7, 0), s.to(w * 0.4, h * 0.5), s.to(-w * 0.9, h * 0.5)]);
    s.shapes.body(at(keel, 0), at(plan, high * 0.6), { top: [WOOD, EDGE, P.planks, 0], wall: wall(WOOD, P.planks), ink: EDGE });
    s.box([w * 0.28, h * 0.5, -w * 0.3, 0], [high * 0.6, high], wall(PLAIN, P.glass), top(PLAIN));
  },
  "cryo-tube": (s) => {
    s.box([s.w, s.h, 0, 0], [0, s.high * 0.45], wall(METAL, P.ribs), top(METAL));
    s.box([s.w * 0.9, s.h * 0.8, 0, 0], [s.high * 0.45, s.high], wall(METAL, P.glass), top(METAL), [0.2, s.h * 0.4]);
  },
  crane: (s) => {
    const { w, high } = s;
    s.block([0, 0.35], wall(METAL), top(METAL));
    s.box([w * 0.36, w * 0.36, 0, 0], [0.35, high - 0.6], wall(METAL, P.cross), null, [0.1, 0.1]);
    s.box([w * 0.5, w * 0.42, 0, 0], [high - 0.6, high], wall(METAL, P.glass), top(METAL));
    s.box([w * 1.2, 0.16, w * 0.7, 0], [high, high + 0.34], wall(METAL, P.cross), top(METAL));
    s.shapes.line([...s.to(w * 1.75, 0), high], [...s.to(w * 1.75, 0), high * 0.45], EDGE, 0.04, 1);
  },
  wreck: (s) => {
    s.block([0, s.high * 0.35], wall(METAL, P.ribs), top(METAL), 0.86);
    s.drum([s.w * 0.84, s.w * 0.5, 0, 0], [s.high * 0.35, s.high * 0.75], 6, wall(METAL), top(METAL));
    s.drum([s.w * 0.36, s.w * 0.12, -0.3, 0.2], [s.high * 0.75, s.high], 8, wall(METAL, P.glass), top(METAL));
  },
};

/** What stands there: a body of its kind. @param {Shapes} shapes @param {Feature} feature */
export function body(shapes, feature) {
  const site = new Site(shapes, feature);
  (KINDS[feature[0]] ?? ((s) => s.block([0, s.high], wall(PLAIN), top(PLAIN))))(site);
}

/** What is left of it: stones that stand in nobody's way. @param {Shapes} shapes @param {Feature} feature @param {number} seed */
export function debris(shapes, feature, seed) {
  const site = new Site(shapes, feature);
  for (let i = 0; i < 5; i++) {
    const a = seed * 1.7 + i * 2.4;
    const k = 0.25 + 0.5 * Math.abs(Math.sin(a * 3.1));
    site.drum([0.18 + 0.1 * Math.abs(Math.cos(a)), 0.07, Math.cos(a) * site.w * k, Math.sin(a) * site.h * k], [0, 0.2], 5, wall(PLAIN), top(PLAIN));
  }
}
