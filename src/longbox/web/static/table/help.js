// Help where you look: any word with data-help opens a small box on hover, focus or a long press.

import { api, fill, h, language, title } from "./dom.js";

/** @typedef {{ name: string, rule?: string | null, text: string }} Entry */

const WAIT = 250;
const PRESS = 500;

/** @type {Map<string, Promise<Entry | null>>} */
const known = new Map();
const box = h("div", { class: "tip", id: "tip", role: "tooltip", hidden: true });
/** @type {HTMLElement | null} */
let shown = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {import("./types.js").Catalogue} cards */
export function startHelp(cards) {
  document.body.append(box);

  /** @param {string} word @returns {Promise<Entry | null>} */
  const look = (word) => {
    let found = known.get(word);
    if (!found) {
      const own = cards.conditions?.[word];
      found = own ? Promise.resolve(own) : api(`/api/titles/${title}/help/${encodeURIComponent(word)}?language=${language}`).catch(() => null);
      known.set(word, found);
    }
    return found;
  };

  /** @param {EventTarget | null} target */
  const word = (target) => (target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-help]")) : null);

  /** @param {HTMLElement} on @param {number} wait */
  const open = (on, wait) => {
    if (on === shown) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const entry = await look(on.dataset.help ?? "");
      if (!entry || !on.isConnected) return;
      shown = on;
      on.setAttribute("aria-describedby", "tip");
      fill(box, h("h3", null, entry.name, entry.rule && h("a", { class: "rule", href: `/rules/${title}/${entry.rule}`, target: "_blank" }, entry.rule)), h("p", null, entry.text));
      box.hidden = false;
      const at = on.getBoundingClientRect();
      const { width, height } = box.getBoundingClientRect();
      const left = Math.max(8, Math.min(at.left, innerWidth - width - 8));
      const go = document.getElementById("commit")?.getBoundingClientRect();
      /** Whether it leaves the button free that answers. @param {number} top */
      const free = (top) => !go || top >= go.bottom || top + height <= go.top || left >= go.right || left + width <= go.left;
      const places = [...(at.bottom + height + 8 < innerHeight ? [at.bottom + 6] : []), Math.max(8, at.top - height - 6), Math.max(8, (go?.top ?? 0) - height - 6)];
      box.style.left = `${left}px`;
      box.style.top = `${places.find(free) ?? places[0]}px`;
    }, wait);
  };

  const close = () => {
    clearTimeout(timer);
    shown?.removeAttribute("aria-describedby");
    shown = null;
    box.hidden = true;
  };

  let touching = false;
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || box.contains(/** @type {Node} */ (event.target))) return;
    const on = word(event.target);
    if (on) open(on, WAIT);
    else if (shown !== document.activeElement) { clearTimeout(timer); timer = setTimeout(close, WAIT); }
  });
  box.addEventListener("pointerenter", () => clearTimeout(timer));
  document.addEventListener("focusin", (event) => {
    const on = word(event.target);
    if (on && !touching) open(on, WAIT);
    else if (!box.contains(/** @type {Node} */ (event.target))) close();
  });
  document.addEventListener("pointerdown", (event) => {
    touching = event.pointerType === "touch";
    const on = word(event.target);
    if (touching && on) open(on, PRESS);
    else if (!box.contains(/** @type {Node} */ (event.target))) close();
  });
  document.addEventListener("pointerup", () => { if (touching && !shown) clearTimeout(timer); });
  document.addEventListener("contextmenu", (event) => { if (touching && word(event.target)) event.preventDefault(); });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && shown) { close(); event.stopPropagation(); } }, true);
  addEventListener("scroll", close, true);
}
