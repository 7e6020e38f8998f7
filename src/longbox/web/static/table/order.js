// Things to be put in an order: dragged by a mouse or a finger, moved by buttons or arrow keys.

import { fill, h, icon, text } from "./dom.js";

/**
 * @param {string[]} items what there is @param {number[]} first the order to begin with, as numbers of items
 * @param {(order: number[]) => void} change
 */
export function orderList(items, first, change) {
  let order = [...first];
  const list = h("ol", { class: "order" });
  const told = h("span", { class: "sr", role: "status" });
  /** @param {number} from @param {number} to */
  const move = (from, to) => {
    if (to < 0 || to >= order.length || to === from) return;
    const [one] = order.splice(from, 1);
    order.splice(to, 0, one);
    draw();
    told.textContent = text("order.at", { name: items[one], n: to + 1, of: order.length });
    change([...order]);
  };
  /** Keeps the focus on what was moved. @param {number} at @param {string} part */
  const focus = (at, part) => /** @type {HTMLElement | null} */ (list.children[at]?.querySelector(part))?.focus({ preventScroll: true });
  /** @param {PointerEvent} event @param {HTMLElement} row */
  const drag = (event, row) => {
    if (event.button) return;
    event.preventDefault();
    let at = [...list.children].indexOf(row);
    list.setPointerCapture(event.pointerId); // the row itself is moved about
    row.classList.add("held");
    /** @param {PointerEvent} now */
    const over = (now) => {
      const to = [...list.children].findIndex((one) => now.clientY < one.getBoundingClientRect().bottom);
      const next = to < 0 ? order.length - 1 : to;
      if (next === at) return;
      const [one] = order.splice(at, 1);
      order.splice(next, 0, one);
      list.insertBefore(row, next > at ? list.children[next].nextSibling : list.children[next]);
      at = next;
    };
    const drop = () => {
      list.removeEventListener("pointermove", over);
      draw();
      change([...order]);
    };
    list.addEventListener("pointermove", over);
    list.addEventListener("lostpointercapture", drop, { once: true });
  };
  const draw = () => fill(list, ...order.map((item, at) => {
    const name = items[item];
    const row = h("li", { "data-item": item },
      h("button", {
        class: "grip", type: "button", "aria-label": text("order.at", { name, n: at + 1, of: order.length }), title: text("order.how"),
        onpointerdown: (/** @type {PointerEvent} */ event) => drag(event, row),
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (!by) return;
          event.preventDefault();
          event.stopPropagation();
          move(at, at + by);
          focus(Math.min(order.length - 1, Math.max(0, at + by)), ".grip");
        },
      }, h("b", { "aria-hidden": "true" }, at + 1), h("span", null, name)),
      ...[-1, 1].map((by) => h("button", {
        class: `btn btn-plain by${by}`, type: "button", disabled: at + by < 0 || at + by >= order.length, "aria-label": text(by < 0 ? "order.up" : "order.down", { name }),
        onclick: () => { move(at, at + by); focus(at + by, `.by${by}:not(:disabled), .grip`); },
      }, icon("down"))));
    return row;
  }));
  draw();
  return h("div", { class: "group" }, list, told);
}
