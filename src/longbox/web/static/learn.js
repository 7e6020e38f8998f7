// The lessons of a title: which are done on this device, and which comes next.

const list = /** @type {HTMLElement} */ (document.querySelector(".lessons"));
const rows = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".lesson")]);

/** @param {string | undefined} lesson */
function isDone(lesson) {
  try {
    return localStorage.getItem(`longbox-lesson-${list.dataset.title}-${lesson}`) === "done";
  } catch {
    return false; // storage is switched off
  }
}

function show() {
  const done = rows.filter((row) => isDone(row.dataset.lesson));
  for (const row of rows) /** @type {HTMLElement} */ (row.querySelector(".done")).hidden = !done.includes(row);
  const next = rows.find((row) => !done.includes(row));
  for (const row of rows) row.querySelector(".btn")?.classList.toggle("btn-primary", row === next);
  const progress = /** @type {HTMLElement} */ (document.getElementById("progress"));
  progress.hidden = !done.length;
  progress.textContent = (progress.dataset.text ?? "").replace("%(n)s", String(done.length)).replace("%(of)s", String(rows.length));
}

show();
addEventListener("pageshow", show); // back from a lesson
