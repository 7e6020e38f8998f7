/** Mouse, pen and fingers, read as taps, drags, pinches and hovering. */

/** @typedef {import("./types.js").Point} Point */

/**
 * @typedef {object} Hands
 * @property {(x: number, y: number, touch: boolean) => ((x: number, y: number) => void) | null} grab  something that follows the pointer, or null to move the view
 * @property {(x: number, y: number, touch: boolean, twice: boolean) => void} tap
 * @property {(x: number, y: number) => void} hover  a mouse moves, or a finger rests
 * @property {() => void} leave
 * @property {() => void} dropped  a grabbed thing was let go
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(dx: number, dy: number) => void} [turn]  where the view can be turned and tilted: right button, Shift, Alt, or two fingers
 * @property {() => boolean} touched  true if the touch only ended an animation
 */

const STILL = 6;
/** A finger that rests so long looks at what it rests on, as a mouse does by standing there. */
const HOLD = 450;
const TWICE = 350;
/** How far apart two taps may be to count as one taken twice: a mouse is exact, a finger is not. */
const BESIDE = { mouse: 4, touch: 20 };

/** How far two fingers that turn by one radian turn the view, in pixels of `turn`. */
const TWIST = 166;

/** @param {SVGSVGElement | HTMLElement} place @param {Hands} hands */
export function listen(place, hands) {
  const board = /** @type {HTMLElement} */ (place); // both tell of the same pointers
  /** @type {Map<number, Point>} */
  const down = new Map();
  /** @type {Point | null} */
  let start = null;
  /** @type {((x: number, y: number) => void) | null} */
  let follow = null;
  let moved = false;
  let pinched = false;
  let turning = false;
  let held = false;
  let holding = 0;
  let tapped = { at: -Infinity, x: 0, y: 0 };
  /** The newest place of the pointer; drawn once per frame, however often the pointer reports. @type {(() => void) | null} */
  let next = null;

  /** @param {() => void} work */
  const soon = (work) => {
    if (!next) requestAnimationFrame(flush);
    next = work;
  };
  const flush = () => {
    const work = next;
    next = null;
    work?.();
  };

  board.addEventListener("contextmenu", (event) => { if (hands.turn) event.preventDefault(); });
  board.addEventListener("pointerdown", (event) => {
    if (event.button && !hands.turn) return;
    if (hands.touched()) return;
    if (down.size >= 2) return;
    clearTimeout(holding);
    if (held) hands.leave();
    held = false;
    down.set(event.pointerId, [event.clientX, event.clientY]);
    board.setPointerCapture(event.pointerId);
    if (down.size === 2) {
      if (follow) hands.dropped();
      follow = null;
      pinched = true;
      return;
    }
    start = [event.clientX, event.clientY];
    moved = pinched = false;
    turning = Boolean(hands.turn) && (event.button > 0 || event.shiftKey || event.altKey);
    follow = turning ? null : hands.grab(event.clientX, event.clientY, event.pointerType !== "mouse");
    if (event.pointerType !== "mouse") {
      holding = window.setTimeout(() => {
        if (moved || pinched || down.size !== 1) return;
        held = true;
        hands.hover(event.clientX, event.clientY);
      }, HOLD);
    }
  });

  board.addEventListener("pointermove", (event) => {
    const { clientX: x, clientY: y } = event;
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") soon(() => hands.hover(x, y));
      return;
    }
    if (down.size === 2) {
      const [[ax, ay], [bx, by]] = [...down.values()];
      down.set(event.pointerId, [x, y]);
      const [[cx, cy], [dx, dy]] = [...down.values()];
      const was = Math.hypot(ax - bx, ay - by);
      const is = Math.hypot(cx - dx, cy - dy);
      const twist = Math.atan2(dy - cy, dx - cx) - Math.atan2(by - ay, bx - ax);
      if (hands.turn) hands.turn(-Math.atan2(Math.sin(twist), Math.cos(twist)) * TWIST, (cy + dy - ay - by) / 2);
      else hands.pan((cx + dx - ax - bx) / 2, (cy + dy - ay - by) / 2);
      if (was > 0 && is > 0) hands.zoom(was / is, (cx + dx) / 2, (cy + dy) / 2);
      return;
    }
    if (pinched || !start) return;
    if (!moved && Math.hypot(x - start[0], y - start[1]) < STILL) return;
    moved = true;
    if (follow) {
      const now = follow;
      soon(() => now(x, y));
      down.set(event.pointerId, [x, y]);
    } else {
      soon(() => {
        const last = down.get(event.pointerId);
        if (!last) return;
        down.set(event.pointerId, [x, y]);
        (turning && hands.turn ? hands.turn : hands.pan)(x - last[0], y - last[1]);
      });
    }
  });

  /** @param {PointerEvent} event @param {boolean} lost */
  const up = (event, lost) => {
    if (!down.has(event.pointerId)) return;
    flush();
    down.delete(event.pointerId);
    if (follow && moved) hands.dropped();
    clearTimeout(holding);
    if (down.size === 0 && !moved && !pinched && !turning && !held && !lost && start) {
      const [x, y] = [event.clientX, event.clientY];
      const beside = event.pointerType === "mouse" ? BESIDE.mouse : BESIDE.touch;
      const twice = event.timeStamp - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < beside;
      tapped = twice ? { at: -Infinity, x, y } : { at: event.timeStamp, x, y };
      hands.tap(x, y, event.pointerType !== "mouse", twice);
    }
    if (down.size === 0) {
      start = null;
      follow = null;
    }
  };
  board.addEventListener("pointerup", (event) => up(event, false));
  board.addEventListener("pointercancel", (event) => up(event, true));
  board.addEventListener("pointerleave", () => {
    if (!down.size) soon(() => hands.leave());
  });
  board.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 30 : 1;
      hands.zoom(Math.exp(Math.max(-120, Math.min(120, event.deltaY * lines)) * 0.0022), event.clientX, event.clientY);
    },
    { passive: false },
  );
}
