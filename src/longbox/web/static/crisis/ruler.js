/** Measuring, for oneself: range rings around a piece, the line to a second one, and where a character could go. */

import { area, ring, sight, tool } from "./overlays.js";
import { svg } from "../board/svg.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./board.js").Board} Board */

/**
 * What was measured, as it is shown.
 *
 * @returns {{
 *   rings: {x: number, y: number, r: number, text: string}[], line: Parameters<typeof sight>[0] | null, ground: Point[][] | null,
 *   tool: Point[] | null, guess: {at: Point, r: number, ok: boolean} | null,
 * }}
 */
const nothing = () => ({ rings: [], line: null, ground: null, tool: null, guess: null });

export class Ruler {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Piece | null} */
    this.from = null;
    /** Counts what was measured, so that a late reply to something else is dropped. */
    this.turn = 0;
    this.asking = false;
    /** @type {Point | null} */
    this.goal = null;
    this.found = nothing();
    this.area = svg("g", { class: "ruler" });
    this.over = svg("g", { class: "ruler" });
    board.layers.area.append(this.area);
    board.layers.aim.append(this.over);
    board.note(board.host.text("board.measure.start"));
  }

  /** @param {Piece | null} piece */
  tap(piece) {
    if (!piece) return this.clear();
    if (this.from && !(this.from[0] === piece[0] && this.from[1] === piece[1])) return this.between(this.from, piece);
    if (this.from) return this.clear();
    return this.rings(piece);
  }

  clear() {
    this.turn++;
    this.from = this.goal = null;
    this.found = nothing();
    this.area.replaceChildren();
    this.over.replaceChildren();
    this.board.mark("blocks", []);
    this.board.note(this.board.host.text("board.measure.start"));
  }

  /** @param {Piece} piece */
  async rings(piece) {
    this.clear();
    this.from = piece;
    this.board.retag();
    const { host, camera } = this.board;
    const turn = this.turn;
    this.board.note(host.text("board.measure.from", { name: this.board.nameOf(piece) }));
    await this.guarded(async () => {
      for (const range of this.board.view?.tools.ranges.map((_, i) => i + 1) ?? []) {
        const disc = await host.measure({ what: "range", from: piece, range });
        if (turn !== this.turn) return;
        const text = host.text("board.range", { n: range });
        this.found.rings.push({ ...disc, text });
        this.board.put(this.over, ...ring([disc.x, disc.y], disc.r, text, camera.to.bind(camera)));
      }
    });
  }

  /** @param {Piece} from @param {Piece} to */
  async between(from, to) {
    this.clear();
    const { host, camera } = this.board;
    const turn = this.turn;
    await this.guarded(async () => {
      const found = await host.measure({ what: "between", from, to });
      if (turn !== this.turn) return;
      this.found.line = found;
      this.board.mark("blocks", found.by.map((/** @type {number} */ i) => ["terrain", i]));
      this.board.put(this.over, ...sight(found, camera.to.bind(camera)));
      const names = { from: this.board.nameOf(from), to: this.board.nameOf(to), text: found.text };
      this.board.note(host.text("board.measure.between", names));
    });
  }

  /** Where a character could advance with its own speed; then drag to see the tool. @param {Piece} piece @returns {((point: Point) => void) | null} */
  walk(piece) {
    const who = piece[1];
    const speed = this.board.speedOf(who);
    if (piece[0] !== "character" || !speed) return null;
    const { host, camera, id } = this.board;
    let shown = false;
    return (point) => {
      this.goal = camera.from(point);
      if (!shown) {
        shown = true;
        this.clear();
        this.goal = camera.from(point);
        const turn = this.turn;
        this.board.note(host.text("board.measure.walk", { name: this.board.nameOf(piece), speed: host.text(`board.speed.${speed}`) }));
        this.guarded(async () => {
          const { polygons } = await host.measure({ what: "ground", who, tool: speed });
          if (turn !== this.turn) return;
          this.found.ground = polygons;
          this.area.replaceChildren(area(polygons, camera.to.bind(camera), "measured", id));
          this.board.changed();
        });
      }
      this.lay(who, speed);
    };
  }

  /** The tool to where the pointer is, one question at a time. @param {number} who @param {string} speed */
  async lay(who, speed) {
    if (this.asking) return;
    this.asking = true;
    const { host, camera } = this.board;
    const turn = this.turn;
    while (this.goal && turn === this.turn) {
      const to = this.goal;
      /** @type {import("./types.js").Judged | null} */
      const said = await host.measure({ what: "path", who, tool: speed, to }).catch(() => null);
      if (turn !== this.turn) break;
      const look = this.board.lookOf(["character", who]);
      this.over.replaceChildren();
      this.found.tool = said?.tool ?? null;
      this.found.guess = look && { at: to, r: look.r, ok: Boolean(said?.ok) };
      this.board.changed();
      if (said?.tool) this.over.append(tool(said.tool, camera.to.bind(camera)));
      if (look) {
        const [cx, cy] = camera.to(to);
        this.over.append(svg("circle", { class: said?.ok ? "guess" : "guess off", cx, cy, r: look.r }));
      }
      if (this.goal === to) break;
    }
    this.asking = false;
  }

  /** A measurement that fails says so. @param {() => Promise<void>} work */
  async guarded(work) {
    try {
      await work();
    } catch (error) {
      this.board.note(error instanceof Error && error.message ? error.message : this.board.host.text("board.unjudged"));
    }
  }

  remove() {
    this.turn++;
    this.goal = null;
    this.area.remove();
    this.over.remove();
    this.board.mark("blocks", []);
    this.board.note("");
    this.board.changed();
  }
}
