// What the rules say of it, in sentences. The server judges; this asks it after every change.

import { check } from "./api.js";
import { at, h, icon, say } from "./dom.js";

const WAIT = 120; // ms: several quick changes are one question

/** A sentence in the list. @param {string} kind @param {string} sign @param {...(Node | string)} children */
export const note = (kind, sign, ...children) => h("li", { class: `note ${kind}` }, icon(sign), h("div", {}, ...children));

/**
 * A sentence with the rule it follows from.
 * @param {string} kind
 * @param {string} sign
 * @param {import("./types.js").Said} said
 * @param {string} rules the address of the book
 */
export const cited = (kind, sign, said, rules) =>
  note(kind, sign, said.text, said.rule ? " " : "", said.rule ? h("a", { class: "rule", href: `${said.book ?? rules}/${said.rule.toLowerCase()}` }, said.rule) : "");

/**
 * @template {import("./types.js").Verdict} V
 * @param {import("./work.js").Work<any>} work
 * @param {{
 *   under?: () => Record<string, unknown>,
 *   ask?: (signal: AbortSignal) => Promise<V>,
 *   rules: string,
 *   play: (verdict: V) => string,
 *   playable?: (verdict: V) => boolean,
 *   more?: (verdict: V) => Node[],
 *   drawn: (verdict: V | null) => void,
 * }} how under what it is judged or who else judges it, the address of the book, where it is played and whether it can be, notes that are no faults, what else to draw
 */
export const judged = (work, how) => {
  const play = /** @type {HTMLAnchorElement} */ (at("play"));
  /** @type {V | null} */
  let verdict = null;
  let running = new AbortController();
  let timer = 0;

  const ask = async () => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      verdict = /** @type {V} */ (how.ask ? await how.ask(signal) : await check(work.made, how.under?.() ?? {}, signal));
    } catch {
      if (signal.aborted) return;
      verdict = null;
    }
    draw();
    how.drawn(verdict);
  };

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, WAIT);
  };

  const draw = () => {
    const tag = at("verdict");
    if (!verdict) {
      tag.textContent = "";
      at("faults").replaceChildren(
        note("warn", "warn", say("unchecked"), " ", h("button", { class: "btn btn-s", type: "button", click: ask }, say("again"))));
      return;
    }
    const { faults, legal } = verdict;
    const cards = /** @type {HTMLAnchorElement} */ (at("whole-cards"));
    cards.href = `${cards.dataset.at}${encodeURIComponent(verdict.code)}`;
    tag.className = legal ? "tag good" : "tag warn";
    const text = legal ? say("legal") : say("fix", { n: faults.length });
    if (tag.textContent !== text) tag.textContent = text;
    at("view-faults").textContent = legal ? "" : String(faults.length);
    at("faults").replaceChildren(
      ...faults.map((fault) => cited("bad", "close", fault, how.rules)),
      ...(legal ? [note("good", "check", say("allGood"))] : []),
      ...(how.more?.(verdict) ?? []),
    );
    const ready = legal && (how.playable?.(verdict) ?? true);
    at("play-why").hidden = ready;
    if (ready) {
      play.href = how.play(verdict);
      play.removeAttribute("aria-disabled");
      play.removeAttribute("aria-describedby");
    } else {
      play.removeAttribute("href");
      play.setAttribute("aria-disabled", "true");
      play.setAttribute("aria-describedby", "play-why");
    }
  };

  work.watch(later);
  ask();
};
