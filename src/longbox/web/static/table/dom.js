// Small helpers every part of the page uses: elements, icons, words.

/** @typedef {Node | string | number | null | undefined | false} Child */

const page = document.body.dataset;

/** @type {Record<string, string>} */
const words = JSON.parse(document.getElementById("words")?.textContent || "{}");

export const code = page.code ?? "";
export const title = page.title ?? "";
export const language = page.language ?? "en";
export const SEATS = "ABCD";

/**
 * A text of the page in the visitor's language, with its gaps filled.
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 */
export function text(key, values = {}) {
  return (words[key] ?? key).replace(/%\((\w+)\)s/g, (gap, name) => (name in values ? String(values[name]) : gap));
}

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any> | null} [attributes] `class`, `on...` handlers, `data-...`, anything else as attribute or property
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  add(made, ...children);
  return made;
}

/**
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function add(parent, ...children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : String(child));
  }
}

/**
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren();
  add(parent, ...children);
}

/**
 * @param {string} name
 * @param {string} [more] further classes
 */
export function icon(name, more = "") {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", `i ${more}`);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${page.icons}#${name}`);
  svg.append(use);
  return svg;
}

/** Marks in card texts and log lines that are drawn as icons; any other mark is shown as its word. */
const MARKS = new Set(["power", "damage", "crit", "wild", "hit", "block", "blank", "fail", "physical", "energy", "mystic", "range", "beam", "area", "move", "size"]);

/**
 * A text with its {marks} as icons; readers hear the word.
 * @param {string} words
 * @returns {Child[]}
 */
export function marked(words) {
  return words.split(/(\{[\w-]+\})/).filter(Boolean).map((part) => {
    const mark = /^\{([\w-]+)\}$/.exec(part)?.[1];
    if (!mark) return part;
    if (!MARKS.has(mark)) return mark;
    return h("span", { class: "mark", title: text(`mark.${mark}`) }, icon(mark), h("span", { class: "sr" }, text(`mark.${mark}`)));
  });
}

/** @type {string[]} */
let players = [];

/** Who sits where, by name: for whatever is said from now on. @param {Array<{ kind: string, name: string }>} seats */
export function seated(seats) {
  players = seats.map((one) => (one.kind === "open" ? "" : one.name));
}

/** What the player of a seat is called. @param {number} seat */
export const player = (seat) => players[seat] || text("seat", { letter: SEATS[seat] ?? "?" });

/** @param {number} seat */
export function badge(seat) {
  const letter = SEATS[seat] ?? "?";
  return h("span", { class: `seat seat-${letter.toLowerCase()}`, "aria-hidden": "true" }, h("b", null, letter));
}

/**
 * An element of the page's own template; a missing one is a mistake in it.
 * @param {string} id
 */
export function the(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

/**
 * A sentence for the reader at the edge of the page. Never the only copy of it.
 * @param {string} sentence
 * @param {string} [mark] icon
 */
export function toast(sentence, mark = "info") {
  const made = h("div", { class: "toast" }, icon(mark), sentence);
  the("toasts").append(made);
  setTimeout(() => made.remove(), 6000);
}

/** What the visitor chose before, on this device. */
export const memory = {
  /** @param {string} key @param {string} otherwise */
  get(key, otherwise) {
    try {
      return localStorage.getItem(`longbox-${key}`) ?? otherwise;
    } catch {
      return otherwise; // storage is switched off
    }
  },
  /** @param {string} key @param {string} value */
  set(key, value) {
    try {
      localStorage.setItem(`longbox-${key}`, value);
    } catch {
      // the choice lasts for this page
    }
  },
};

/** Things move only where the visitor does not mind. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A chance in whole per cent, rounded as the server does it: only what is certain is 0 or 100.
 * @param {number} share
 */
export const percent = (share) => `${share > 1e-12 && share < 1 - 1e-12 ? Math.min(99, Math.max(1, Math.round(share * 100))) : Math.round(share * 100)}\u00a0%`;

/** @param {number} value @param {number} [digits] */
export const decimal = (value, digits = 1) => value.toLocaleString(language, { maximumFractionDigits: digits });

/**
 * @param {string} address
 * @param {unknown} [body] sent by POST where given
 * @returns {Promise<any>}
 */
export async function api(address, body) {
  const answer = await fetch(address, {
    method: body === undefined ? "GET" : "POST",
    headers: { Accept: "application/json", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(typeof data?.detail === "string" ? data.detail : text("error.server"));
  return data;
}

/** @param {string} words */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    toast(text("copied"), "check");
  } catch {
    prompt(text("copy.by.hand"), words);
  }
}

/**
 * The last one that fits.
 * @template T
 * @param {T[]} among
 * @param {(one: T) => unknown} fits
 * @returns {T | undefined}
 */
export function last(among, fits) {
  for (let i = among.length - 1; i >= 0; i--) if (fits(among[i])) return among[i];
  return undefined;
}
