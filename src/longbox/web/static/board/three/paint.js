/** The colours of the look by number, and the prints. Programs get numbers, so a change of theme is one value. */

export const COLOURS = [
  "gutter", "paper", "paper-2", "paper-3", "ink", "ink-2", "ink-3", "line", "line-2", "caption", "caption-line", "seat-a", "seat-b", "on-seat",
  "damage", "power", "board", "board-2", "board-line", "terrain", "terrain-edge", "terrain-shade", "t-roof", "t-metal", "t-wood", "legal",
  "legal-edge", "seat-a-tint", "seat-b-tint", "on-ink", "focus", "bad",
];
/** @type {Record<string, number>} */
export const C = Object.fromEntries(COLOURS.map((name, i) => [name, i]));

/** Prints: what is laid over a colour. */
export const P = {
  plain: 0, hatch: 1, dots: 2, windows: 3, ribs: 4, grass: 5, water: 6, paving: 7, scorch: 8, rubble: 9, planks: 10, cross: 11, stripes: 12,
  glass: 13, door: 14, panes: 15, smoke: 16, slick: 17, bricks: 18,
};

/** The colours of the look as they are now. @param {Element} root @returns {{colours: Float32Array, css: (name: string) => string}} */
export function palette(root) {
  const style = getComputedStyle(root);
  const css = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colours = new Float32Array(COLOURS.length * 3);
  COLOURS.forEach((name, i) => {
    if (!probe) return;
    probe.fillStyle = css(name) || "#888";
    probe.fillRect(0, 0, 1, 1);
    const [r, g, b] = probe.getImageData(0, 0, 1, 1).data;
    colours.set([r / 255, g / 255, b / 255], i * 3);
  });
  return { colours, css };
}
