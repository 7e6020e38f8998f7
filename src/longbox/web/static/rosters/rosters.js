// The roster builder: brings its parts together.

import { catalogue } from "../builder/api.js";
import { start } from "../builder/start.js";
import { taking } from "./event.js";
import { draft, empty, shelf } from "./kept.js";
import { law } from "./law.js";
import { list } from "./list.js";
import { sheet } from "./sheet.js";
import { PARTS, State } from "./state.js";
import { viewer } from "./view.js";

/** @typedef {import("./types.js").Catalogue} Catalogue */

start(async () => {
  const state = new State(/** @type {Catalogue} */ (await catalogue()));
  return {
    work: state,
    draft,
    letter: "r",
    draw: () => {
      const view = viewer(state);
      const cards = list(state, view);
      sheet(state, cards, view);
      law(state, taking(state, cards.draw));
    },
    carried: {
      link: "/rosters?r=",
      shelf,
      empty,
      ready: state.catalogue.ready,
      count: (roster) => PARTS.reduce((sum, part) => sum + roster[part].length, 0),
      size: (roster) => `${roster.characters.length}/${state.catalogue.sizes.characters}`,
      suggest: ({ part, id }) => {
        const place = PARTS.find((one) => one === part); // gems have no place of their own
        return place ? () => void (state.has(place, id) || state.add(place, id)) : null;
      },
    },
  };
});
