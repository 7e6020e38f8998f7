// The roster builder: brings its parts together.

import { catalogue, takeIn } from "./api.js";
import { carry, reason } from "./carry.js";
import { at, h, icon, say, tell } from "./dom.js";
import { law } from "./law.js";
import { list } from "./list.js";
import { sheet } from "./sheet.js";
import { State } from "./state.js";
import { browserShelf, draft } from "./store.js";

const builder = at("builder");

/** On a narrow screen one of three views is shown. @param {string} name */
const view = (name) => {
  builder.dataset.view = name;
  for (const one of at("views").querySelectorAll("button")) one.setAttribute("aria-pressed", String(one.dataset.view === name));
};

const start = async () => {
  const state = new State(await catalogue());
  const code = new URLSearchParams(location.search).get("r");
  let failed = "";
  if (code) {
    try {
      state.open((await takeIn(code)).roster, true);
    } catch (error) {
      failed = reason(error);
    }
  }
  if (!state.locked) state.open(draft.load() ?? state.roster);
  state.past = [];
  builder.hidden = false;
  at("views").hidden = false;
  const cards = list(state);
  sheet(state, cards);
  law(state);
  const { leave, toast } = carry(state, browserShelf);
  state.watch(() => {
    if (!state.locked) draft.save(state.roster);
  });
  if (failed) {
    leave();
    toast(failed);
    tell(failed);
  }
  if (state.locked) {
    at("shared").hidden = false;
    view("sheet");
    at("edit").addEventListener("click", () => {
      state.locked = false;
      state.past = [];
      leave();
      state.changed();
      tell(say("yours"));
      at("name").focus();
    });
  }
  at("views").addEventListener("click", (event) => {
    const wanted = event.target instanceof Element ? event.target.closest("button")?.dataset.view : undefined;
    if (wanted) view(wanted);
  });
  builder.addEventListener("view", (event) => view(/** @type {CustomEvent<string>} */ (event).detail));
};

start().catch((error) => {
  at("page").append(h("p", { class: "note warn" }, icon("warn"), h("span", {}, reason(error))));
});
