/** Words on the table: always upright, never smaller than they can be read, where they hide the fewest figures. */

/** @typedef {import("./sums.js").Spot} Spot @typedef {import("./table.js").Table} Table */

/**
 * A text over a spot, or over somebody who stands there.
 *
 * @typedef {{key: string, text: string, look: "name" | "paper" | "ink" | "plate" | "burst", spot: Spot, of?: string, lift?: number}} Tag `of` names the piece, `lift` is in pixels
 */

export class Tags {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.place = document.createElement("div");
    this.place.className = "table-tags";
    this.place.setAttribute("aria-hidden", "true");
    /** @type {Map<string, {tag: Tag, element: HTMLElement}>} */
    this.shown = new Map();
  }

  /** @param {Tag[]} tags */
  show(tags) {
    const wanted = new Map(tags.map((tag) => [tag.key, tag]));
    for (const [key, { tag, element }] of this.shown) {
      const next = wanted.get(key);
      if (next && next.text === tag.text && next.look === tag.look) continue;
      element.remove();
      this.shown.delete(key);
    }
    for (const [key, tag] of wanted) {
      const known = this.shown.get(key);
      if (known) {
        known.tag = tag;
        continue;
      }
      const element = document.createElement("span");
      element.className = `table-tag tag-${tag.look}`;
      element.textContent = tag.text;
      this.place.append(element);
      this.shown.set(key, { tag, element });
    }
  }

  /** Move all to where their spots are now. */
  move() {
    const { eye } = this.table;
    /** @type {{x: number, y: number, wide: number}[]} */
    const placed = [];
    for (const { tag, element } of this.shown.values()) {
      const thing = tag.of === undefined ? undefined : this.table.standing.get(tag.of);
      const [x, y, inch] = eye.screen(thing ? [...thing.at, thing.z] : tag.spot);
      let lift = tag.lift ?? 0;
      if (thing) {
        const over = thing.card && eye.flat < 0.5 && thing.down < 0.5 ? this.table.cardBox(thing, inch).high + 4 : inch * (thing.r + 0.2) + 6;
        const under = -(inch * thing.r * Math.max(0.5, Math.sin(eye.now.rise)) + 24);
        const wide = element.offsetWidth;
        const crowd = (/** @type {number} */ up) => this.crowd(tag.of ?? "", x, y - up - 10) + 9 * placed.filter((one) => Math.abs(one.y - (y - up)) < 22 && Math.abs(one.x - x) < (one.wide + wide) / 2).length;
        lift = crowd(over) <= crowd(under) ? over : under;
        placed.push({ x, y: y - lift, wide });
      }
      element.style.transform = `translate(${x.toFixed(1)}px, ${(y - lift).toFixed(1)}px)`;
    }
  }

  /** How many other figures a name there would hide. @param {string} who @param {number} x @param {number} y */
  crowd(who, x, y) {
    const { eye, standing } = this.table;
    let n = y < 12 ? 9 : 0;
    for (const [key, thing] of standing) {
      if (key === who || !thing.card) continue;
      const [sx, sy, inch] = eye.screen([...thing.at, thing.z]);
      const { wide, high } = this.table.cardBox(thing, inch);
      if (Math.abs(sx - x) < 44 + wide / 2 && sy > y - 11 && sy - high < y + 11) n++;
    }
    return n;
  }
}
