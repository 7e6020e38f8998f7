// Small help with elements, and the words of the page.

const builder = /** @type {HTMLElement} */ (document.getElementById("builder"));
/** @type {Record<string, string>} */
const words = JSON.parse(builder.dataset.words ?? "{}");
const icons = builder.dataset.icons ?? "";

/**
 * An element of the page that is known to be there.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export const at = (id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element ${id}.`);
  return /** @type {T} */ (found);
};

/**
 * A sentence in the visitor's language, its gaps filled.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export const say = (key, values = {}) =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (gap, name) => String(values[name] ?? gap));

/**
 * A new element. Texts are always texts, never markup.
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>} [attributes]
 * @param {(Node | string | null | undefined | false)[]} children
 * @returns {HTMLElement}
 */
export const h = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") made.addEventListener(name, value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child) made.append(child);
  return made;
};

/** @param {string} name */
export const icon = (name) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("class", "i");
  made.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${icons}#${name}`);
  made.append(use);
  return made;
};

/**
 * Read out to those who do not see the page; the same text twice is said twice.
 * @param {string} text
 */
export const tell = (text) => {
  const place = at("said");
  place.textContent = place.textContent === text ? `${text}\u00a0` : text;
};

/**
 * Replace what is in a place and keep the focus where it was: on the element with the same key, or the next best.
 * @param {HTMLElement} place
 * @param {Node[]} children
 */
export const refill = (place, children) => {
  const active = document.activeElement;
  const inside = active instanceof HTMLElement && place.contains(active) ? active : null;
  const key = inside?.dataset.key;
  const before = inside ? [...place.querySelectorAll("[data-key]")].indexOf(inside) : -1;
  place.replaceChildren(...children);
  if (!inside) return;
  const now = /** @type {HTMLElement[]} */ ([...place.querySelectorAll("[data-key]")]);
  (now.find((one) => one.dataset.key === key) ?? now[Math.min(before, now.length - 1)])?.focus();
};

/**
 * Two letters that stand for a name.
 * @param {string} name
 */
export const monogram = (name) => {
  const parts = name.split(",")[0].split(/[\s-]+/).filter((word) => !/^(the|of)$/i.test(word));
  return (parts.length > 1 ? parts[0][0] + parts[1][0] : parts[0].slice(0, 2)).toUpperCase();
};
