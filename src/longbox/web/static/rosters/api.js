// What the page asks the server.

/** @typedef {import("./types.js").Roster} Roster */

/** An answer that says in a sentence why it is none. */
export class Refusal extends Error {}

/**
 * @param {string} path
 * @param {RequestInit} [how]
 */
const ask = async (path, how = {}) => {
  const language = document.documentElement.lang;
  const answer = await fetch(`/api/rosters/${path}?language=${language}`, how);
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => ({}));
  throw new Refusal(typeof told.detail === "string" ? told.detail : "");
};

/** @param {unknown} body @returns {RequestInit} */
const post = (body) => ({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** @returns {Promise<import("./types.js").Catalogue>} */
export const catalogue = async () => (await ask("cards")).json();

/**
 * @param {Roster} roster
 * @param {number} ruleset
 * @param {AbortSignal} signal
 * @returns {Promise<import("./types.js").Verdict>}
 */
export const check = async (roster, ruleset, signal) => (await ask("check", { ...post({ roster, ruleset }), signal })).json();

/**
 * @param {string | Blob} body
 * @returns {Promise<import("./types.js").Imported>}
 */
export const takeIn = async (body) =>
  (await ask("import", { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body })).json();

/**
 * @param {Roster} roster
 * @param {string} format
 * @returns {Promise<{blob: Blob, name: string}>}
 */
export const takeOut = async (roster, format) => {
  const answer = await ask("export", post({ roster, format }));
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "roster";
  return { blob: await answer.blob(), name };
};
