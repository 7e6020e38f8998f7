// The page of an analysis: asks how far it is, and tells of any moment of the game under the plots.

/** @param {string} id */
const found = (id) => document.getElementById(id);
/** @param {string} id */
const json = (id) => JSON.parse(found(id)?.textContent || "{}");
/** @type {Record<string, string>} */
const words = json("words");
const language = document.documentElement.lang;

/** @param {string} key @param {Record<string, unknown>} values */
const text = (key, values) => (words[key] ?? "").replace(/%\((\w+)\)s/g, (gap, name) => (name in values ? String(values[name]) : gap));

const PACE = 1500;

/** @param {HTMLElement} job */
async function watch(job) {
  const bar = /** @type {HTMLProgressElement} */ (found("progress"));
  const told = /** @type {HTMLElement} */ (found("progress-text"));
  for (;;) {
    await new Promise((done) => setTimeout(done, PACE));
    try {
      const answer = await fetch(`/api/tables/${job.dataset.code}/analysis?whole=false`, { headers: { Accept: "application/json" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const now = await answer.json();
      if (now.status !== "waiting" && now.status !== "running") return location.reload();
      if (now.total) {
        bar.max = now.total;
        bar.value = now.done;
      }
      told.textContent = now.total ? text("working", { n: now.done, of: now.total }) : text(now.status === "waiting" ? "waiting" : "starting", {});
    } catch {
      told.textContent = text("lost", {});
    }
  }
}

/**
 * The slider under the plot: any moment by hand or by arrow keys.
 * @param {{ names: string[], moments: [number, number[], number[], string][] }} data
 * @param {HTMLInputElement} slider
 */
function moments(data, slider) {
  const last = data.moments.length - 1;
  const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (found(id));
  const link = /** @type {HTMLAnchorElement} */ (found("told-link"));
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const points = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const show = (/** @type {number} */ n) => {
    const [round, values, luck, line] = data.moments[n];
    const where = text("moment", { n, of: last, round });
    const chances = data.names.map((name, seat) => `${name} ${percent.format(values[seat])}`).join(", ");
    part("told-where").textContent = where;
    part("told-values").textContent = data.names.map((name, seat) => `${name} ${percent.format(values[seat])} (${points.format(luck[seat])})`).join(", ");
    part("told-line").textContent = line;
    slider.setAttribute("aria-valuetext", `${where}: ${chances}`);
    link.href = link.href.replace(/at=\d+/, `at=${n}`);
    for (const svg of document.querySelectorAll(".plot svg")) {
      const { left, right, top, bottom } = /** @type {SVGElement} */ (svg).dataset;
      const x = Number(left) + ((Number(right) - Number(left)) * n) / Math.max(1, last);
      const cursor = svg.querySelector(".cursor");
      cursor?.setAttribute("d", `M${x.toFixed(1)} ${top}V${bottom}`);
      cursor?.classList.add("on");
    }
  };
  slider.addEventListener("input", () => show(Number(slider.value)));
  for (const svg of document.querySelectorAll(".an-value .plot svg")) {
    svg.addEventListener("click", (event) => {
      if (/** @type {Element} */ (event.target).closest("a")) return;
      const box = svg.getBoundingClientRect();
      const { left, right } = /** @type {SVGElement} */ (svg).dataset;
      const wide = Number((svg.getAttribute("viewBox") ?? "").split(" ")[2]);
      const x = ((/** @type {MouseEvent} */ (event).clientX - box.left) / box.width) * wide;
      slider.value = String(Math.round(((x - Number(left)) / (Number(right) - Number(left))) * last));
      show(Number(slider.value));
    });
  }
  part("moment").hidden = false;
  show(last);
}

const job = found("job");
if (job && (job.dataset.status === "waiting" || job.dataset.status === "running")) watch(job);
const slider = /** @type {HTMLInputElement | null} */ (found("at"));
if (slider) moments(json("data"), slider);
const print = found("print");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}

const whose = found("whose");
if (whose) {
  whose.hidden = false;
  const buttons = whose.querySelectorAll("button");
  for (const button of buttons) {
    button.addEventListener("click", () => {
      for (const one of buttons) one.setAttribute("aria-pressed", String(one === button));
      for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".an-mistakes li:not([data-own])"))) one.hidden = Boolean(button.dataset.mine);
    });
  }
}
