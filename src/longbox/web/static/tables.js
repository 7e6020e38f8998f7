// Bringing in an exported game: the file is sent as it is, the server checks every answer in it.

const field = /** @type {HTMLInputElement} */ (document.querySelector("#file"));
const fault = /** @type {HTMLElement} */ (document.querySelector("#import-fault"));
const panel = /** @type {HTMLElement} */ (document.querySelector("#import"));

field.addEventListener("change", async () => {
  const file = field.files?.[0];
  if (!file) return;
  fault.hidden = true;
  field.disabled = true;
  try {
    const answer = await fetch("/api/import", { method: "POST", body: file, headers: { "Content-Type": "application/json" } });
    const told = await answer.json();
    if (answer.ok) {
      location.assign(`/t/${told.code}?at=0`);
      return;
    }
    fault.textContent = told.detail;
  } catch {
    fault.textContent = panel.dataset.failed ?? "";
  }
  fault.hidden = false;
  field.disabled = false;
  field.value = "";
});
