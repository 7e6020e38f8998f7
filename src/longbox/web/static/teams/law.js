// What the law says of the team, what is worth knowing, and who are Teammates.

import { at, h, say } from "../builder/dom.js";
import { cited, judged } from "../builder/law.js";

/** @typedef {import("./types.js").Verdict} Verdict */

const RULES = "/rules/tactics";

/** @param {import("./state.js").State} state */
export const law = (state) => {
  judged(state, {
    rules: RULES,
    play: (/** @type {Verdict} */ legal) => `/new?title=tactics&level=${state.team.level}&team=${legal.code}`,
    more: (verdict) => verdict.hints.map((hint) => cited("", "info", hint, RULES)),
    drawn: (verdict) => {
      const mates = verdict?.teammates ?? [];
      at("mates").replaceChildren(
        ...(mates.length
          ? mates.map((one) => h("li", {}, h("b", {}, one.name), h("span", {}, one.members.join(", "))))
          : [h("li", { class: "sub" }, say("noMates"))]));
    },
  });
};
