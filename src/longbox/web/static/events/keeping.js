// What a phone keeps of its event, so that a dead network takes neither table nor report away.

import { code, memory } from "../table/dom.js";

const slot = `phone-${code}`;
const wholeSlot = `whole-${code}`;

/**
 * What the phone was told last, and when.
 * @typedef {{state: any, at: number}} Told
 */

/** @param {any} state */
export function remember(state) {
  memory.set(slot, JSON.stringify({ state, at: Date.now() }));
}

/** What is newest: what came with the page, or what was heard after that and before the network went. @param {any} first @returns {Told} */
export function newest(first) {
  const kept = /** @type {Told | null} */ (JSON.parse(memory.get(slot, "null")));
  return kept && (!first || (kept.state.me?.id === first.me?.id && kept.state.seq > first.seq)) ? kept : { state: first, at: kept?.at ?? Date.now() };
}

/** @param {any} event */
export function rememberWhole(event) {
  memory.set(wholeSlot, JSON.stringify(event));
}

export const recalledWhole = () => JSON.parse(memory.get(wholeSlot, "null"));

/** Whether this address lets a page be kept: browsers want encryption for that, but for this machine itself. */
export const canKeep = () => isSecureContext && "serviceWorker" in navigator;

/** Keep this page for a time without a network. */
export async function keepPage() {
  if (!canKeep()) return;
  try {
    await navigator.serviceWorker.register(`/e/${code}/worker.js`, { scope: `/e/${code}`, updateViaCache: "none" });
    const ready = await navigator.serviceWorker.ready;
    const files = new Set(performance.getEntriesByType("resource").map((one) => one.name.split("#")[0]));
    for (const one of document.querySelectorAll("link[href], script[src]")) files.add(/** @type {any} */ (one).href || /** @type {any} */ (one).src);
    files.add(new URL(document.body.dataset.icons ?? "", location.href).href);
    ready.active?.postMessage({ keep: [...files] });
  } catch {
    // the browser does not want to: the page works as before, as long as it stays open
  }
}

/** What the browser offers to install, until it was taken or refused. @type {any} */
let offer = null;
/** Whether the page can be put on the home screen by a button. */
export const canInstall = () => offer !== null;

/** @param {() => void} changed */
export function offered(changed) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    changed();
  });
  addEventListener("appinstalled", () => { offer = null; changed(); });
}

export async function install() {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}
