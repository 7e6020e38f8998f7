// Who still makes the cut: asked for whenever a round is out or over, the same for everybody.

import { percent, text } from "../table/dom.js";
import { look } from "./core.js";

/** @typedef {{share: number, win: number | null, loss: number | null, sure: "in" | "out" | ""}} Chance */
/** @typedef {{rounds: number, exact: boolean, draws: number, chances: Record<string, Chance>}} Outlook */

/** @type {Outlook | null} */
let found = null;
let asked = "";

/** What is known now; empty where no cut can be made any more. @returns {Record<string, Chance>} */
export const chances = () => found?.chances ?? {};

/** Ask again if the event has moved on. @param {string} moment what the chances depend on @param {() => void} draw */
export async function learnChances(moment, draw) {
  if (moment === asked) return;
  asked = moment;
  const before = JSON.stringify(found);
  found = await look("chances").catch(() => {
    asked = ""; // nobody answers: at the next news it is asked again
    return found;
  });
  if (JSON.stringify(found) !== before) draw();
}

/** What the chances of a whole event depend on. @param {import("./types.js").Picture} event */
export const momentOf = (event) => JSON.stringify([event.cut, event.standings.map((row) => [row.player, row.points, row.vps, row.status]), event.rounds.map((round) => [round.published, round.closed, round.published && !round.closed && !round.elimination ? round.pairings.map((one) => one.players) : 0])]);

/** A chance as one reads it in a table. @param {Chance | undefined} one */
export const chanceOf = (one) => (!one ? "" : one.sure ? text(`cut.${one.sure}`) : percent(Math.min(0.99, Math.max(0.01, one.share))));

/** How it was worked out, in a sentence. */
export const chancesHow = () => (!found?.draws ? "" : text(found.exact ? "cut.how.exact" : "cut.how", { n: found.draws }));
