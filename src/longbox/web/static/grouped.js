// Long lists in two steps: first the group, then what is in it. Without scripts they are one list with headings.

/** All options of a list that shows one group at a time. @type {WeakMap<HTMLSelectElement, HTMLOptionElement[]>} */
const known = new WeakMap();

/** All options of a list, those of other groups too. @param {HTMLSelectElement} select */
export const everyOption = (select) => known.get(select) ?? [...select.options];

/**
 * Puts a list of the groups before a list, and below it what is good to know of the chosen one.
 * @param {HTMLSelectElement} select
 */
export const inTwoSteps = (select) => {
  const groups = [...select.querySelectorAll("optgroup")].map(({ label, children }) => ({ label, options: /** @type {HTMLOptionElement[]} */ ([...children]) }));
  if (groups.length < 2) return;
  known.set(select, [...select.options]);
  const loose = [...select.options].filter((one) => one.parentElement === select);
  const first = document.createElement("select");
  const about = document.createElement("p");
  first.className = select.className;
  first.id = `${select.id}-group`;
  first.setAttribute("aria-label", [select.labels?.[0]?.textContent, select.dataset.groups].filter(Boolean).join(": "));
  first.append(...groups.map(({ label }, at) => new Option(label, String(at))));
  about.className = "sub choice-text";
  const tell = () => {
    about.textContent = select.selectedOptions[0]?.dataset.text ?? "";
    about.hidden = !about.textContent;
  };
  const show = () => {
    const chosen = select.selectedOptions[0];
    const { options } = groups[Number(first.value)];
    select.replaceChildren(...loose, ...options);
    select.value = (options.includes(chosen) ? chosen : loose[0] ?? options[0]).value;
    tell();
  };
  first.value = String(Math.max(0, groups.findIndex(({ options }) => options.includes(select.selectedOptions[0]))));
  show();
  first.addEventListener("change", show);
  select.addEventListener("change", tell);
  select.before(first);
  select.after(about);
  select.setAttribute("aria-describedby", (about.id = `${select.id}-about`));
};

for (const one of document.querySelectorAll("select[data-groups]")) inTwoSteps(/** @type {HTMLSelectElement} */ (one));
