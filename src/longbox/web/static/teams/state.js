// The team that is being built, and the pieces it is built from.

import { Work } from "../builder/work.js";
import { empty } from "./kept.js";

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./types.js").Team} Team */
/** @typedef {import("../builder/types.js").Bar} Bar */

/** @type {readonly Part[]} */
export const PARTS = ["figures", "plot", "things"];

/** @extends {Work<Team>} */
export class State extends Work {
  /** @param {import("./types.js").Catalogue} catalogue */
  constructor(catalogue) {
    super(empty());
    this.catalogue = catalogue;
    /** @type {Map<string, Piece>} */
    this.pieces = new Map(PARTS.flatMap((part) => catalogue[part].map((piece) => [`${part}/${piece.id}`, piece])));
    this.renowns = new Map(catalogue.renown.map((one) => [one.id, one]));
  }

  get team() {
    return this.made;
  }

  get level() {
    return this.catalogue.levels.find((one) => one.id === this.team.level) ?? this.catalogue.levels[0];
  }

  /** @param {Part} part @param {string} id @returns {Piece} an unknown piece is shown by its id */
  piece(part, id) {
    return this.pieces.get(`${part}/${id}`) ?? { id, name: id };
  }

  /** What is in a part of the team. @param {Part} part @returns {string[]} */
  held(part) {
    return part === "plot" ? (this.team.plot ? [this.team.plot] : []) : this.team[part];
  }

  /** How many of a renown there are, and how many places. @param {Part} part @param {string} renown */
  places(part, renown) {
    const room = this.level.roster[renown] ?? 0;
    const have = this.held(part).filter((id) => this.piece(part, id).renown === renown).length;
    return { have, room: part === "things" ? Math.min(room, 1) : room };
  }

  /** Whether its button takes it out: of a Squad only when no other one can be added. @param {Part} part @param {Piece} piece */
  inside(part, piece) {
    if (!this.held(part).includes(piece.id)) return false;
    const { have, room } = this.places(part, piece.renown ?? "");
    return !piece.squad || have >= room;
  }

  /**
   * What keeps a piece from being added, as a hint beside it. The server judges; this only saves a way there and back.
   * @param {Part} part
   * @param {Piece} piece
   * @returns {Bar | null}
   */
  bar(part, piece) {
    if (part === "plot") return null; // another one takes its place
    const renown = piece.renown ?? "";
    const { have, room } = this.places(part, renown);
    if (!room) return { tag: "noPlace", why: "noPlaceWhy", name: this.level.name };
    if (part === "figures" && this.team.figures.length) {
      const ours = this.team.outlook;
      if (piece.side !== ours && piece.side !== "enigmatic") {
        return { tag: "otherSide", why: "otherSideWhy", name: this.catalogue.dispositions[ours] ?? ours };
      }
      const same = this.team.figures.some((id) => this.piece(part, id).name === piece.name);
      if (same && !piece.squad) return { tag: "sameName", why: "sameNameWhy", name: piece.name };
    }
    return have >= room ? { tag: "full", why: "fullWhy", name: "" } : null;
  }

  /** The first figure decides for a side; a Plot takes the place of the one before. @param {Part} part @param {string} id */
  add(part, id) {
    return this.edit((team) => {
      if (part === "plot") {
        team.plot = id;
        return;
      }
      const { side } = this.piece(part, id);
      if (part === "figures" && !team.figures.length && (side === "good" || side === "evil")) team.outlook = side;
      team[part].push(id);
    });
  }

  /** Takes one copy out. @param {Part} part @param {string} id */
  remove(part, id) {
    return this.edit((team) => {
      if (part === "plot") {
        team.plot = "";
        return;
      }
      const where = team[part].lastIndexOf(id);
      if (where >= 0) team[part].splice(where, 1);
    });
  }

  /** @param {"level" | "outlook"} what @param {string} value */
  choose(what, value) {
    return this.edit((team) => {
      team[what] = value;
    });
  }
}
