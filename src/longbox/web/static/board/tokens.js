/** Round pieces of a seat: the printed disc, the corners around a target, the tick of whoever is done. Their middle is at 0, 0. */

import { short as f, svg } from "./svg.js";

/** The printed disc: solid for seat A, paper with a dashed ring for seat B. @param {{r: number, seat: number, monogram: string}} look */
export function disc({ r, seat, monogram }) {
  const letter = "ab"[seat] ?? "a";
  const text = svg("text", { class: `mono mono-${letter}`, "text-anchor": "middle", dy: ".35em" }, monogram);
  text.style.setProperty("--r", String(r));
  if (letter === "a") return [svg("circle", { class: "disc-a", r }), svg("circle", { class: "rim-a", r: r * 0.84 }), text];
  const ring = r - Math.min(0.1, r * 0.15);
  const dash = (2 * Math.PI * ring) / Math.max(14, Math.round((2 * Math.PI * ring) / 0.27));
  return [
    svg("circle", { class: "disc-b", r }),
    svg("circle", { class: "rim-b", r: ring, "stroke-dasharray": `${f(dash * 0.72)} ${f(dash * 0.28)}` }),
    text,
  ];
}

/** @param {number} at  how far to the top right */
export function tick(at) {
  return svg(
    "g",
    { class: "tick", transform: `translate(${f(at)} ${f(-at)})` },
    svg("circle", { r: 0.33 }),
    svg("path", { d: "M-.16 0l.12 .13 .22-.25" }),
  );
}

/** Four corners around a target. @param {number} r */
export function corners(r) {
  let d = "";
  for (let i = 0; i < 4; i++) {
    const a = (i * 90 + 22) * (Math.PI / 180);
    const b = (i * 90 + 68) * (Math.PI / 180);
    d += `M${f(r * Math.cos(a))} ${f(r * Math.sin(a))}A${f(r)} ${f(r)} 0 0 1 ${f(r * Math.cos(b))} ${f(r * Math.sin(b))}`;
  }
  return d;
}
