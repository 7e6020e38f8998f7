// What happened in pictures, as the table sends them: known beats, who is in them, and which of them a player has not seen yet.

/** @typedef {import("./types.js").State} State @typedef {import("./types.js").Beat} Beat @typedef {import("./types.js").Being} Being */

/** As many pictures tell of a turn; the log has the rest. */
export const MOST = 6;

export class Beats {
  constructor() {
    /** @type {Beat[]} in the order they happened */ this.all = [];
    /** @type {Record<string, Being>} */ this.cast = {};
    /** Up to which line each seat has seen what happened, by its last own answer. @type {Map<number, number>} */ this.seen = new Map();
  }

  /** Takes what a message brings. @param {State} state @returns {Beat[]} what is new, or goes on */
  take(state) {
    Object.assign(this.cast, state.cast ?? {});
    const sent = state.beats ?? [];
    const known = new Map(this.all.map((one) => [one.i, one]));
    const from = sent.length ? Math.min(state.log_from, sent[0].i) : state.log_from;
    this.all = [...this.all.filter((one) => one.i < from), ...sent];
    return sent.filter((one) => {
      const before = known.get(one.i);
      return one.end >= state.log_from && (!before || before.end !== one.end || before.done !== one.done);
    });
  }

  /** A seat answers: whatever was there is seen. @param {number} seat */
  answered(seat) {
    this.seen.set(seat, this.all[this.all.length - 1]?.end ?? -1);
  }

  /** What others did since a seat last did something. @param {number} seat @returns {Beat[]} */
  since(seat) {
    let mark = this.seen.get(seat);
    if (mark === undefined) mark = this.all.reduce((last, one) => (one.seat === seat ? one.end : last), -1);
    const from = mark;
    return this.all.filter((one) => one.i > from && one.seat !== seat && one.done);
  }
}

/** What is worth a picture: who is down before damage, that before tokens and points, and moves last. @param {Beat} beat */
function weight(beat) {
  if (beat.stamps.length || beat.kind === "end") return 4;
  if (beat.harm.length) return 3;
  if (beat.kind === "attack" || beat.points) return 2;
  return beat.kind === "move" ? 0 : 1;
}

/** The most telling ones, in the order they happened. @param {Beat[]} beats @param {number} most */
export function chosen(beats, most = MOST) {
  const best = [...beats].sort((a, b) => weight(b) - weight(a) || b.i - a.i).slice(0, most);
  return best.sort((a, b) => a.i - b.i);
}

/** The words of a picture. @param {Beat} beat */
export const told = (beat) => beat.lines.join(" ");
