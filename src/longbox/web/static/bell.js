// How many games wait for the visitor: at the bell, and before the title of the page. Pages set their title through here.

const EVERY = 60_000; // ms between two looks, while the page is looked at

const own = /^\/t\/(\w+)/.exec(location.pathname)?.[1] ?? "";
const bell = /** @type {HTMLAnchorElement | null} */ (document.querySelector("#bell"));
let words = document.title;
let waiting = 0;

/** @param {string} [said] */
export function entitle(said = words) {
  words = said;
  document.title = waiting ? `(${waiting}) ${words}` : words;
}

async function look() {
  if (document.visibilityState === "hidden") return;
  try {
    const answer = await fetch("/api/me/waiting", { headers: { Accept: "application/json" } });
    if (!answer.ok) return;
    /** @type {string[]} */
    const tables = (await answer.json()).tables.filter((/** @type {string} */ code) => code !== own);
    waiting = tables.length;
    if (bell) {
      bell.hidden = !waiting;
      bell.href = waiting === 1 ? `/t/${tables[0]}` : "/";
      const said = (bell.dataset.said ?? "").replace("%(n)s", String(waiting));
      bell.setAttribute("aria-label", said);
      bell.title = said;
      const count = bell.querySelector(".bell-n");
      if (count) count.textContent = String(waiting);
    }
    entitle();
  } catch {
    // Offline: the next look tells.
  }
}

setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);
look();
