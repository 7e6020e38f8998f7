// Pages of cards: print, and copy the link of a card. Whoever picks a filter need not press the button.

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button) return;
  if ("print" in button.dataset) print();
  const { copy, copied } = button.dataset;
  if (copy) {
    const address = location.origin + copy;
    const said = button.parentElement?.querySelector("[role=status]");
    try {
      await navigator.clipboard.writeText(address);
      if (said) said.textContent = copied ?? "";
    } catch {
      if (said) said.textContent = address; // a page that may not copy shows what there is to copy
    }
  }
});
