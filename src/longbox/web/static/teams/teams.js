// The team builder: brings its parts together.

import { catalogue } from "../builder/api.js";
import { start } from "../builder/start.js";
import { draft, empty, shelf } from "./kept.js";
import { law } from "./law.js";
import { list } from "./list.js";
import { sheet } from "./sheet.js";
import { PARTS, State } from "./state.js";

/** @typedef {import("./types.js").Catalogue} Catalogue */

start(async () => {
  const state = new State(/** @type {Catalogue} */ (await catalogue()));
  return {
    work: state,
    draft,
    letter: "t",
    draw: () => {
      sheet(state, list(state));
      law(state);
    },
    carried: {
      link: "/teams?t=",
      shelf,
      empty,
      ready: state.catalogue.ready,
      count: (team) => team.figures.length + team.things.length + (team.plot ? 1 : 0),
      size: (team) => state.catalogue.levels.find((one) => one.id === team.level)?.name ?? "",
      suggest: ({ part, id }) => {
        const place = PARTS.find((one) => one === part);
        if (place) return () => void state.add(place, id);
        return part === "level" || part === "outlook" ? () => void state.choose(part, id) : null;
      },
    },
  };
});
