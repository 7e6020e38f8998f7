/** A question with a region: a place for a base, or a direction. Somebody proposes a value and sees at once what the rules say to it. */

import { drawnIn, inside, middle, path, set, short, svg } from "../board/svg.js";
import { disc } from "../board/tokens.js";
import { BOARD } from "./field.js";
import { area, beam, sweep, tool } from "./overlays.js";
import { chit, marker as label } from "./pieces.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Judged} Judged */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").GroundRegion} GroundRegion */
/** @typedef {import("./types.js").DirectionRegion} DirectionRegion */
/** @typedef {import("./board.js").Board} Board */

const STEP = 0.5;
const FINE = 0.1;
const TURN = 5;
/** So close to legal ground somebody means its edge: as far as the tool reaches, or base to base. */
const SNAP = 0.25;
/** While a drag goes on, the rules are asked at most this often (milliseconds); and when they could not be asked, once more after this. */
const PAUSE = 50;
const RETRY = 400;
/** How far a key moves the aim on the screen: right and down. @type {Record<string, Point>} */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Aim {
  /** @param {Board} board @param {GroundRegion | DirectionRegion} region @param {Offer} offer */
  constructor(board, region, offer) {
    this.board = board;
    this.region = region;
    this.offer = offer;
    /** @type {number[] | null} */
    this.value = null;
    /** What the rules said, and to which value. @type {{value: number[], said: Judged} | null} */
    this.judged = null;
    this.asking = false;
    this.over = false;
    this.frame = 0;
    this.area = svg("g", { class: "aim-area" });
    this.lies = svg("g", { class: "aim-tool" });
    this.ghost = svg("g", { class: "ghost idle", tabindex: 0, role: "application", "aria-label": this.name() });
    board.layers.area.append(this.area);
    board.layers.aim.append(this.lies);
    // A base in hand is over everything, a footprint under those it hits.
    board.layers[region.type === "ground" ? "aim" : "places"].append(this.ghost);
    this.redraw();
  }

  /** What is being placed. */
  get piece() {
    return this.region.type === "ground" ? this.region.piece : null;
  }

  /** Everything anew, as after a turn of the board. */
  redraw() {
    const { camera, id } = this.board;
    const place = camera.to.bind(camera);
    if (this.region.type === "ground") {
      this.area.replaceChildren(area(this.region.polygons, place, "legal", id));
      this.ghost.replaceChildren(svg("circle", { class: "catch", r: this.region.r }), ...this.body());
    } else {
      const { length, width, from, start = 0, arc } = this.region;
      this.area.replaceChildren(sweep(from, start + length, arc, place));
      this.ghost.replaceChildren(...beam(start, length, width));
    }
    this.move();
    this.lay();
  }

  /** The base or token that goes there. */
  body() {
    if (this.region.type !== "ground") return [];
    const { piece, marker, seat = -1 } = this.region;
    if (marker) return label(this.board.directory.marker(marker), seat, this.region.r);
    const token = piece?.[0] === "token" ? this.board.view?.tokens[piece[1]] : null;
    if (piece && token) return chit(token.kind, this.board.directory.owner(piece[1]), this.board.directory.sign(piece[1]));
    const look = this.board.lookOf(piece);
    return [look ? disc({ ...look, r: this.region.r }) : svg("circle", { class: "disc-b", r: this.region.r })];
  }

  name() {
    const { host } = this.board;
    if (this.region.type === "direction") return host.text("board.aim");
    if (this.region.marker) return host.text("board.place", { name: this.board.directory.marker(this.region.marker) });
    return host.text("board.place", { name: this.region.piece ? this.board.nameOf(this.region.piece) : "" });
  }

  /** Where keys begin: the piece itself, else a sample of the region. @returns {number[]} */
  first() {
    const samples = this.offer.options.flatMap((option) => option.on ?? []);
    if (this.region.type === "direction") {
      const ray = samples.find((on) => on[0] === "ray");
      if (ray) return [Number(ray[3])];
      return [this.region.arc ? (this.region.arc[0] + this.region.arc[1]) / 2 : 90];
    }
    const at = this.region.piece && this.board.placeOf(this.region.piece);
    if (at) return at;
    const point = samples.find((on) => on[0] === "point");
    if (point) return [Number(point[1]), Number(point[2])];
    return this.region.polygons.length ? middle(this.region.polygons[0]) : [BOARD / 2, BOARD / 2];
  }

  /** Propose a value. It is drawn with the next frame and judged as soon as the last judgement is in. @param {number[]} value */
  propose(value) {
    const first = !this.value;
    this.value = value;
    if (first) this.board.retag();
    if (!this.frame) {
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        if (this.over) return;
        this.move();
        if (this.value) this.board.host.propose(this.value, this.saidOf(this.value));
      });
    }
    this.judge();
  }

  /** @param {number[]} value @returns {Judged | null} */
  saidOf(value) {
    return this.judged && same(this.judged.value, value) ? this.judged.said : null;
  }

  /** Towards a drawn point. @param {Point} point */
  towards(point) {
    const at = this.board.camera.from(point);
    if (this.region.type === "ground") {
      const limit = (/** @type {number} */ n) => Math.min(BOARD, Math.max(0, n));
      const near = drawnIn([limit(at[0]), limit(at[1])], this.region.polygons, SNAP);
      return this.propose(near.map((n) => Number(n.toFixed(4))));
    }
    const [x, y] = this.region.from;
    const degrees = (Math.atan2(at[1] - y, at[0] - x) * 180) / Math.PI;
    this.propose([Number(((degrees + 360) % 360).toFixed(2))]);
  }

  /** By keys, always from where the aim is now. @param {string} key @param {boolean} fine */
  nudge(key, fine) {
    const value = this.value ?? this.first();
    const [dx, dy] = ARROWS[key];
    if (this.region.type === "direction") {
      const turn = (dx || dy) * -(fine ? 1 : TURN);
      return this.propose([Number(((value[0] + turn + 360) % 360).toFixed(2))]);
    }
    const step = fine ? FINE : STEP;
    const { camera } = this.board;
    const [x, y] = camera.to([value[0], value[1]]);
    this.towards([x + dx * step, y + dy * step]);
  }

  /** Give up the proposal. */
  clear() {
    this.value = this.judged = null;
    this.move();
    this.lay();
    this.board.retag();
    this.board.say("");
    this.board.host.propose(null, null);
  }

  /** Ask the rules, one question at a time; the newest value is never left unjudged. */
  async judge() {
    if (this.asking || this.over) return;
    const value = this.value;
    if (!value || this.saidOf(value)) return;
    this.asking = true;
    const said = await this.ask(value);
    this.asking = false;
    if (this.over || !this.value) return;
    this.judged = { value, said };
    this.lay();
    if (same(this.value, value)) {
      this.board.host.propose(value, said);
      this.board.say(said.ok ? this.told(said) : (said.why ?? ""), !said.ok);
    } else this.judge();
  }

  /** @param {number[]} value @param {boolean} [again] @returns {Promise<Judged>} */
  async ask(value, again = true) {
    const pause = new Promise((done) => setTimeout(done, PAUSE));
    try {
      const said = await this.board.host.measure({ what: "judge", value });
      if (this.value && !same(this.value, value)) await pause;
      return said;
    } catch (error) {
      if (!again || this.over) return { ok: false, why: error instanceof Error && error.message ? error.message : this.board.host.text("board.unjudged") };
      await new Promise((done) => setTimeout(done, RETRY));
      return this.ask(value, false);
    }
  }

  /** A legal proposal in words. @param {Judged} said */
  told({ words, hits }) {
    const { host } = this.board;
    const where = host.text("board.legal", { place: words ?? "" });
    return hits?.length ? `${where} ${host.text("board.hits", { names: hits.map((piece) => this.board.nameOf(piece)).join(", ") })}` : where;
  }

  /** Only the transform: this runs with every frame of a drag. */
  move() {
    const { camera } = this.board;
    const direction = this.region.type === "direction";
    this.ghost.classList.toggle("idle", !this.value && !direction);
    const value = this.value ?? this.first();
    if (this.region.type === "direction") {
      const [x, y] = camera.to(this.region.from);
      set(this.ghost, { transform: `translate(${short(x)} ${short(y)}) rotate(${short(-value[0] + 90 * camera.turns)})` });
      this.ghost.classList.toggle("waiting", !this.value);
    } else {
      const at = /** @type {Point} */ ([value[0], value[1]]);
      const [x, y] = camera.to(at);
      set(this.ghost, { transform: `translate(${short(x)} ${short(y)})` });
      this.ghost.classList.toggle("outside", Boolean(this.value) && this.judged === null && !inside(at, this.region.polygons));
    }
    this.board.changed();
  }

  /** The tool as it lies, where the thing ends and who is hit, as last judged. */
  lay() {
    const place = this.board.camera.to.bind(this.board.camera);
    const said = this.judged?.said;
    this.lies.replaceChildren();
    this.ghost.classList.toggle("illegal", said ? !said.ok : false);
    if (said?.ok) this.ghost.classList.remove("outside");
    if (said?.tool?.length) this.lies.append(tool(said.tool, place));
    else if (said?.path?.length) this.lies.append(svg("path", { class: "trail", d: path(said.path.map(place), false) }));
    if (said?.end && this.region.type === "direction") {
      const [cx, cy] = place(said.end);
      this.lies.append(svg("circle", { class: "lands", cx, cy, r: this.region.width / 2 }));
    }
    this.board.mark("hit", said?.hits ?? []);
  }

  /** Whether a drawn point is where one would take hold of the aim. @param {Point} point @param {number} slack */
  holds(point, slack) {
    const at = this.board.camera.from(point);
    if (this.region.type === "direction") return Math.hypot(at[0] - this.region.from[0], at[1] - this.region.from[1]) < this.region.length + slack;
    const origin = this.region.piece && this.board.placeOf(this.region.piece);
    return [this.value, origin].some((p) => p && Math.hypot(at[0] - p[0], at[1] - p[1]) < /** @type {GroundRegion} */ (this.region).r + slack);
  }

  remove() {
    this.over = true;
    cancelAnimationFrame(this.frame);
    this.area.remove();
    this.lies.remove();
    this.ghost.remove();
    this.board.mark("hit", []);
  }
}

/** @param {number[]} a @param {number[]} b */
function same(a, b) {
  return a.length === b.length && a.every((n, i) => n === b[i]);
}
