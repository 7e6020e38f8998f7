// Light or dark, before the first paint: this file is loaded in <head> as a plain script, because a module would run
// after the page has been drawn. Without it the page follows the system.
(() => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const key = "longbox-theme";

  /** @returns {string | null} the visitor's own choice */
  const chosen = () => {
    try {
      const value = localStorage.getItem(key);
      return value === "dark" || value === "light" ? value : null;
    } catch {
      return null; // storage is switched off: the choice lasts for this page
    }
  };

  /** @param {string | null} theme null follows the system */
  const choose = (theme) => {
    try {
      if (theme) localStorage.setItem(key, theme);
      else localStorage.removeItem(key);
    } catch {
      // see above
    }
    show(theme);
  };

  /** @param {string | null} theme */
  const show = (theme) => {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    document.querySelector("button.theme")?.setAttribute("aria-pressed", String(dark()));
  };

  const dark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);

  root.classList.add("js");
  show(chosen());
  addEventListener("DOMContentLoaded", () => {
    show(chosen());
    document.querySelector("button.theme")?.addEventListener("click", () => {
      const next = dark() ? "light" : "dark";
      choose(next === (system.matches ? "dark" : "light") ? null : next);
    });
  });
  addEventListener("storage", () => show(chosen())); // another tab
  addEventListener("pageshow", () => show(chosen())); // back from the browser's own cache
  system.addEventListener("change", () => show(chosen()));
})();
