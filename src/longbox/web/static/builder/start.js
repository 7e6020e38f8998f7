// Brings the parts of a builder together: what it starts with, the views of a narrow screen, a shared one, steps back.

import { takeIn } from "./api.js";
import { carry, reason } from "./carry.js";
import { at, h, icon, say, tell } from "./dom.js";

const builder = at("builder");

/** On a narrow screen one of three views is shown. @param {string} name */
const view = (name) => {
  builder.dataset.view = name;
  for (const one of at("views").querySelectorAll("button")) one.setAttribute("aria-pressed", String(one.dataset.view === name));
};

/** The name, and the steps back by button and keys. @param {import("./work.js").Work<any>} work */
const naming = (work) => {
  const name = /** @type {HTMLInputElement} */ (at("name"));
  const undo = /** @type {HTMLButtonElement} */ (at("undo"));
  const draw = () => {
    if (name.value !== work.made.name) name.value = work.made.name;
    name.readOnly = work.locked;
    undo.disabled = work.locked || !work.past.length;
  };
  name.addEventListener("input", () => work.rename(name.value));
  undo.addEventListener("click", () => {
    if (work.undo()) tell(say("restored"));
  });
  addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "z" || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    if (work.undo()) {
      event.preventDefault();
      tell(say("restored"));
    }
  });
  work.watch(draw);
  draw();
};

/**
 * @template {import("./types.js").Made} T
 * @param {() => Promise<{
 *   work: import("./work.js").Work<T>,
 *   draft: {load: () => T | null, save: (made: T) => void},
 *   letter: string,
 *   draw: () => void,
 *   carried: Parameters<typeof carry<T>>[1],
 * }>} make what is built, where the unfinished one is kept, the letter of share links, what else is on the page, how it is carried
 */
export const start = (make) => {
  const begin = async () => {
    const { work, draft, letter, draw, carried } = await make();
    const code = new URLSearchParams(location.search).get(letter);
    let failed = "";
    if (code) {
      try {
        work.open(/** @type {T} */ ((await takeIn(code)).made), true);
      } catch (error) {
        failed = reason(error);
      }
    }
    if (!work.locked) work.open(draft.load() ?? work.made);
    work.past = [];
    builder.hidden = false;
    at("views").hidden = false;
    draw();
    naming(work);
    const { leave, toast } = carry(work, carried);
    work.watch(() => {
      if (!work.locked) draft.save(work.made);
    });
    if (failed) {
      leave();
      toast(failed);
      tell(failed);
    }
    if (work.locked) {
      at("shared").hidden = false;
      view("sheet");
      at("edit").addEventListener("click", () => {
        work.locked = false;
        work.past = [];
        leave();
        work.changed();
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

  begin().catch((error) => {
    at("page").append(h("p", { class: "note warn" }, icon("warn"), h("span", {}, reason(error))));
  });
};
