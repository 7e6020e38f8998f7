/**
 * Emblems: the drawing a piece is known by. A page asks for them by name; those that it does not know yet come in one request, and show
 * wherever they are used as soon as they are there.
 */

const SPACE = "http://www.w3.org/2000/svg";

/** A drawing: the square around it, and its paths. @typedef {{box: string, body: string}} Drawing */

/** @type {Map<string, Promise<Drawing | null>>} */
const known = new Map();
/** @type {Map<string, (found: Drawing | null) => void>} */
const waiting = new Map();
/** The drawings that a page can use by reference. @type {SVGElement | null} */
let sheet = null;

/** A drawing by name; null if there is none, or if it could not be loaded now. @param {string} name @returns {Promise<Drawing | null>} */
export function drawing(name) {
  let found = known.get(name);
  if (!found) {
    found = new Promise((answer) => {
      if (!waiting.size) setTimeout(load, 0);
      waiting.set(name, answer);
    });
    known.set(name, found);
  }
  return found;
}

async function load() {
  const asked = new Map(waiting);
  waiting.clear();
  /** @type {Record<string, Drawing>} */
  let found = {};
  try {
    const answer = await fetch(`/api/emblems?names=${[...asked.keys()].sort().map(encodeURIComponent).join(",")}`);
    if (!answer.ok) throw new Error(answer.statusText);
    found = await answer.json();
  } catch {
    for (const name of asked.keys()) known.delete(name); // whoever draws it next asks again
  }
  for (const [name, answer] of asked) {
    if (found[name]) keep(name, found[name]);
    answer(found[name] ?? null);
  }
}

/** @param {string} name @param {Drawing} found */
function keep(name, found) {
  if (!sheet) {
    sheet = document.createElementNS(SPACE, "svg");
    sheet.setAttribute("class", "emblem-sheet");
    sheet.setAttribute("aria-hidden", "true");
    document.body.append(sheet);
  }
  const symbol = document.createElementNS(SPACE, "symbol");
  symbol.id = `emblem-${name}`;
  symbol.setAttribute("viewBox", found.box);
  symbol.innerHTML = found.body; // our own file
  sheet.append(symbol);
}

/** An emblem inside a drawing, in a square around 0, 0. @param {string} name @param {number} size @returns {SVGGraphicsElement} */
export function emblem(name, size) {
  void drawing(name);
  const use = /** @type {SVGGraphicsElement} */ (document.createElementNS(SPACE, "use"));
  for (const [key, value] of Object.entries({ class: "emblem", href: `#emblem-${name}`, x: -size / 2, y: -size / 2, width: size, height: size })) {
    use.setAttribute(key, String(typeof value === "number" ? Math.round(value * 1000) / 1000 : value));
  }
  return use;
}

/** Draws the emblems of a page that the server made: it names them, and has first letters in their places. */
export function fillCrests() {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".crest[data-emblem]:not([data-emblem=''])"))) {
    place.replaceWith(crest(place.dataset.emblem, place.textContent ?? ""));
  }
}

/**
 * A piece as it stands on a board, for lists and cards; readers hear the name beside it.
 *
 * @param {string | undefined} name of the emblem @param {string} monogram  in its place @param {string} [look]  "a" to "d" for the piece of a
 *   seat, "out" for one that cannot be played
 */
export function crest(name, monogram, look = "a") {
  const made = document.createElement("span");
  made.className = `crest crest-${look}`;
  made.setAttribute("aria-hidden", "true");
  if (!name) {
    made.textContent = monogram;
    return made;
  }
  const picture = document.createElementNS(SPACE, "svg");
  picture.setAttribute("viewBox", "-1 -1 2 2");
  picture.append(emblem(name, 2));
  made.append(picture);
  return made;
}
