// What a builder asks the server: where, and what it builds, stand on the page.

const builder = /** @type {HTMLElement} */ (document.getElementById("builder"));
const place = builder.dataset.api ?? "";
/** "roster" or "team": the name it goes by in questions and answers. */
const what = builder.dataset.what ?? "";

/** An answer that says in a sentence why it is none. */
export class Refusal extends Error {}

/**
 * @param {string} path
 * @param {RequestInit} [how]
 */
const ask = async (path, how = {}) => {
  const language = document.documentElement.lang;
  const answer = await fetch(`${place}/${path}?language=${language}`, how);
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => ({}));
  throw new Refusal(typeof told.detail === "string" ? told.detail : "");
};

/** @param {unknown} body @returns {RequestInit} */
const post = (body) => ({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** @template T @returns {Promise<T>} */
export const catalogue = async () => (await ask("cards")).json();

/**
 * What the law says of it.
 * @template V
 * @param {unknown} made
 * @param {Record<string, unknown>} under
 * @param {AbortSignal} signal
 * @returns {Promise<V>}
 */
export const check = async (made, under, signal) => (await ask("check", { ...post({ [what]: made, ...under }), signal })).json();

/**
 * @template T
 * @param {string | Blob} body
 * @returns {Promise<import("./types.js").Imported<T>>}
 */
export const takeIn = async (body) => {
  const taken = await (await ask("import", { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body })).json();
  return { made: taken[what], notes: taken.notes };
};

/**
 * @param {unknown} made
 * @param {string} format
 * @returns {Promise<{blob: Blob, name: string}>}
 */
export const takeOut = async (made, format) => {
  const answer = await ask("export", post({ [what]: made, format }));
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? what;
  return { blob: await answer.blob(), name };
};
