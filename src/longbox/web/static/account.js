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
  if (await ask("PATCH", "/api/me", { ...data, shown: data.shown === "true" })) tell(done, root.dataset.saved ?? "");
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

const sessions = /** @type {HTMLElement | null} */ (document.querySelector("#sessions"));
const others = /** @type {HTMLButtonElement | null} */ (document.querySelector("#others"));

/** @param {string} name @param {string} text @returns {HTMLElement} */
function part(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** The browsers and programs that are signed in, each with a button to end it. */
async function list() {
  const where = sessions?.querySelector("ul");
  if (!sessions || !where || !others) return;
  /** @type {Array<{id: string, kind: string, device: string, seen: string, here: boolean}> | null} */
  const found = await fetch("/api/me/sessions").then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
  if (!found) return;
  const said = sessions.dataset;
  others.hidden = found.length < 2;
  where.replaceChildren(...found.map((one) => {
    const item = document.createElement("li");
    const name = one.device || (one.kind === "token" ? said.program : said.browser) || "";
    const day = new Date(one.seen).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long", year: "numeric" });
    item.append(part("b", name), part("span", ` ${(said.last ?? "").replace("…", day)} `));
    if (one.here) item.append(part("em", said.here ?? ""));
    else {
      const button = part("button", said.end ?? "");
      button.className = "btn";
      button.setAttribute("aria-label", `${said.end} (${name})`);
      button.addEventListener("click", () => end(`/api/me/sessions/${one.id}`));
      item.append(button);
    }
    return item;
  }));
}

/** @param {string} path */
async function end(path) {
  if (!(await ask("DELETE", path))) return;
  tell(done, sessions?.dataset.ended ?? "");
  await list();
}

others?.addEventListener("click", () => end("/api/me/sessions"));
list();
