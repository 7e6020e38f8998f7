// The account page: every form is one request to the API.

const root = /** @type {HTMLElement} */ (document.querySelector("#account"));
const fault = /** @type {HTMLElement} */ (document.querySelector("#fault"));
const done = /** @type {HTMLElement} */ (document.querySelector("#done"));

/** @param {HTMLElement} where @param {string} text */
function tell(where, text) {
  fault.hidden = done.hidden = true;
  where.textContent = text;
  where.hidden = false;
}

/**
 * @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<any>} the answer, or null after telling what is wrong
 */
async function ask(method, path, body) {
  try {
    const answer = await fetch(path, { method, body: JSON.stringify(body ?? {}), headers: { "Content-Type": "application/json" } });
    const told = await answer.json();
    if (answer.ok) return told;
    tell(fault, told.detail);
  } catch {
    tell(fault, root.dataset.failed ?? "");
  }
  return null;
}

/** @param {string} id @param {(data: Record<string, string>) => Promise<void>} send */
function on(id, send) {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector(id));
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    send(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form))));
  });
}

on("#me", async (data) => {
  if (await ask("PATCH", "/api/me", data)) tell(done, root.dataset.saved ?? "");
});
on("#mail", async (data) => {
  if (await ask("POST", "/api/me/email", data)) tell(done, root.dataset.sent ?? "");
});
on("#code", async (data) => {
  if (await ask("POST", "/api/me/confirm", data)) location.reload();
});
document.querySelector("#token")?.addEventListener("click", async () => {
  const told = await ask("POST", "/api/me", { token: true });
  if (told) tell(done, `${root.dataset.token} ${told.token}`);
});
document.querySelector("#delete")?.addEventListener("click", async () => {
  if (confirm(root.dataset.sure) && (await ask("DELETE", "/api/me"))) location.assign("/");
});
