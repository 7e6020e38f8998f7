// Taking what was built in and out: links, files, copies, what the browser keeps.

import { Refusal, takeIn, takeOut } from "./api.js";
import { inTwoSteps } from "../grouped.js";
import { at, h, icon, say, tell } from "./dom.js";

const MOST = 1_000_000;

/** @param {unknown} error */
export const reason = (error) => (error instanceof Refusal && error.message) || say("failed");

/**
 * @template {import("./types.js").Made} T
 * @param {import("./work.js").Work<T>} work
 * @param {{
 *   link: string,
 *   shelf: import("./types.js").Shelf<T>,
 *   empty: () => T,
 *   ready: import("./types.js").Ready[],
 *   count: (made: T) => number,
 *   size: (made: T) => string,
 *   suggest: (suggestion: import("./types.js").Suggestion) => (() => void) | null,
 * }} how the address of a share link before its code, where saved ones are, ready ones, how many cards one has, its size in a list,
 *   how a suggested card is taken
 */
export const carry = (work, how) => {
  const dialog = /** @type {HTMLDialogElement} */ (at("import"));
  const text = /** @type {HTMLTextAreaElement} */ (at("import-text"));
  const file = /** @type {HTMLInputElement} */ (at("import-file"));
  const go = /** @type {HTMLButtonElement} */ (at("import-go"));
  const done = at("import-done");
  const ready = /** @type {HTMLSelectElement} */ (at("ready"));

  // -- out

  /** Shown as well as copied: not every browser lets a page copy. @param {string} copy @param {string} said */
  const show = async (copy, said) => {
    const shown = /** @type {HTMLTextAreaElement} */ (at("shown-text"));
    at("shown").hidden = false;
    shown.value = copy;
    shown.rows = Math.min(12, copy.split("\n").length + 1);
    try {
      await navigator.clipboard.writeText(copy);
      tell(said);
      toast(said);
    } catch {
      shown.focus();
      shown.select();
      toast(say("notCopied"));
    }
  };

  /** @param {string} said */
  const toast = (said) => {
    document.querySelector(".toast")?.remove();
    const made = h("p", { class: "toast" }, icon("check"), said);
    document.body.append(made);
    setTimeout(() => made.remove(), 4000);
  };

  /** @param {() => Promise<void>} doing */
  const attempt = async (doing) => {
    try {
      await doing();
    } catch (error) {
      tell(reason(error));
      toast(reason(error));
    }
  };

  /** @param {string} format */
  const written = async (format) => (await takeOut(work.made, format)).blob.text();

  at("link").addEventListener("click", () =>
    attempt(async () => show(`${location.origin}${how.link}${await written("link")}`, say("copiedLink"))));
  at("copy").addEventListener("click", () => attempt(async () => show(await written("text"), say("copied"))));
  at("print").addEventListener("click", () => print());
  for (const button of document.querySelectorAll("[data-format]")) {
    button.addEventListener("click", () =>
      attempt(async () => {
        const { blob, name } = await takeOut(work.made, /** @type {HTMLElement} */ (button).dataset.format ?? "text");
        const address = URL.createObjectURL(blob);
        h("a", { href: address, download: name }).click();
        setTimeout(() => URL.revokeObjectURL(address), 1000);
      }));
  }

  // -- in

  /** @param {string} said */
  const wrong = (said) => {
    at("import-error").replaceChildren(...(said ? [icon("warn"), said] : []));
    at("import-field").classList.toggle("err", Boolean(said));
  };

  const reset = () => {
    wrong("");
    text.value = "";
    file.value = "";
    at("import-notes").replaceChildren();
    go.hidden = false;
    done.hidden = true;
  };

  /** @param {import("./types.js").Imported<T>} taken */
  const finish = (taken) => {
    leave();
    work.open(taken.made);
    const n = how.count(taken.made);
    tell(say("imported", { n }));
    if (!taken.notes.length) {
      dialog.close();
      toast(say("imported", { n }));
      return;
    }
    at("import-notes").replaceChildren(
      h("p", {}, h("strong", {}, say("imported", { n }))),
      h("ul", { class: "notes" }, ...taken.notes.map(({ text: said, suggestion }) => {
        const row = h("li", { class: "note warn" }, icon("warn"), h("div", {}, said));
        const use = suggestion && how.suggest(suggestion);
        if (suggestion && use) {
          const { name } = suggestion;
          row.append(h("button", {
            class: "btn btn-s", type: "button",
            click: () => {
              use();
              tell(say("added", { name }));
              row.remove();
              done.focus();
            },
          }, icon("plus"), say("take", { name })));
        }
        return row;
      })),
    );
    go.hidden = true;
    done.hidden = false;
    done.focus();
  };

  /** Away from the address of a shared one: what follows is the visitor's own. */
  const leave = () => {
    if (location.search) history.replaceState(null, "", location.pathname);
    at("shared").hidden = true;
  };

  at("import-open").addEventListener("click", () => {
    reset();
    dialog.showModal();
    text.focus();
  });
  at("import-close").addEventListener("click", () => dialog.close());
  done.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close(); // beside it
  });
  at("import-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const chosen = file.files?.[0];
    if (chosen && chosen.size > MOST) return wrong(say("tooBig"));
    wrong("");
    go.disabled = true;
    try {
      finish(/** @type {import("./types.js").Imported<T>} */ (await takeIn(chosen ?? text.value)));
    } catch (error) {
      wrong(reason(error));
      text.focus();
    } finally {
      go.disabled = false;
    }
  });

  // -- kept

  const drawSaved = async () => {
    const saved = await how.shelf.list();
    at("saved").replaceChildren(
      ...(saved.length ? saved.map((one) => {
        const name = one.name || say("unnamed");
        return h("li", {},
          h("button", { class: "btn btn-quiet btn-s name", type: "button", "aria-label": say("open", { name }), click: () => {
            leave();
            work.open(one.made);
            tell(say("opened", { name }));
          } }, name),
          h("span", { class: "quiet" }, how.size(one.made)),
          h("button", { class: "btn btn-quiet btn-s", type: "button", "aria-label": say("delete", { name }), click: async () => {
            await how.shelf.remove(one.key);
            await drawSaved();
            tell(say("deleted", { name }));
            at("save").focus();
          } }, icon("trash")));
      }) : [h("li", { class: "sub" }, say("noSaved"))]),
    );
  };

  at("save").addEventListener("click", async () => {
    const made = structuredClone(work.made);
    const kept = await how.shelf.save(made);
    const said = kept ? say("savedAs", { name: made.name || say("unnamed") }) : say("notSaved");
    tell(said);
    toast(said);
    await drawSaved();
  });
  at("fresh").addEventListener("click", () => {
    leave();
    work.open(how.empty());
    tell(say("fresh"));
    at("name").focus();
  });
  const groups = [...new Set(how.ready.map((one) => one.group ?? ""))];
  for (const group of groups) {
    const options = how.ready.filter((one) => (one.group ?? "") === group).map((one) => h("option", { value: one.code, "data-id": one.id, "data-text": one.text }, one.name));
    ready.append(...(group ? [h("optgroup", { label: group }, ...options)] : options));
  }
  inTwoSteps(ready);
  ready.addEventListener("change", () =>
    attempt(async () => {
      const code = ready.value;
      ready.value = "";
      if (!code) return;
      const name = how.ready.find((one) => one.code === code)?.name ?? "";
      const { made } = /** @type {import("./types.js").Imported<T>} */ (await takeIn(code));
      leave();
      work.open(made);
      tell(say("opened", { name }));
    }));
  drawSaved();
  return { leave, toast };
};
