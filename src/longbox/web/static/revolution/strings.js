// Two Dice Strings, highest against highest: which dice win their place, and how much Damage that is.

import { fill, h, icon, player, text } from "../table/dom.js";

/**
 * @typedef {import("../table/types.js").State} State @typedef {import("./types.js").View} View @typedef {import("./names.js").Names} Names @typedef {import("./types.js").Strings} Strings
 */

/**
 * @param {HTMLElement} tray
 * @param {{ state: State | null, view: View | null, roll: Strings | null, names: Names, decision: import("../table/decision.js").Decision }} at
 */
export function drawStrings(tray, { state, view, roll, names, decision }) {
  const region = decision.offer?.region?.type === "dice" ? decision.offer.region : null;
  const rolling = view?.initiative ?? null;
  document.body.classList.toggle("has-dice", Boolean(roll?.now || region));
  tray.classList.toggle("now", Boolean(roll?.now));
  const own = state?.seat ?? -1;
  const initiative = rolling && (rolling.dice.length > 0 || !roll);
  /** @param {number} face @param {number} i its number in the roll @param {string} look @param {boolean} mine whether it may be picked @param {string} said */
  const die = (face, i, look, mine, said) => {
    const can = mine && Boolean(region?.dice?.includes(i));
    const on = can && decision.diceOn.has(i);
    const classes = ["d6", look, can && "can", on && "picked"].filter(Boolean).join(" ");
    return can ? h("button", { type: "button", class: classes, "aria-pressed": String(on), "aria-label": said, onclick: () => decision.toggleDie(i) }, face) : h("span", { class: classes, role: "img", "aria-label": said }, face);
  };
  /** @type {(HTMLElement | null)[]} */ const parts = [];
  if (roll && !initiative && (roll.attack.length || roll.defense.length)) {
    const rolls = view?.attack;
    const mine = Boolean(roll.now && rolls?.attacker === own);
    const theirs = Boolean(roll.now && rolls?.target === own && !mine);
    parts.push(h("div", { class: "strings" },
      h("h3", null, roll.attacker), h("div", { class: "string" }, ...roll.attack.map((one) => die(one.face, one.die, one.wins ? "win" : "", mine, text(one.wins ? "mr.die.hits" : "mr.die", { n: one.face })))),
      h("h3", null, roll.target), h("div", { class: "string" }, ...roll.defense.map((one) => die(one.face, one.die, one.wins ? "hold" : "", theirs, text(one.wins ? "mr.die.holds" : "mr.die", { n: one.face }))),
        ...roll.attack.slice(roll.defense.length).map(() => h("span", { class: "d6 none", title: text("mr.unopposed") })))),
    h("p", { class: "sum" }, h("b", null, text("mr.damage", { n: roll.damage })), h("span", { class: "quiet" }, text("mr.strings.how", { n: roll.unopposed }))));
  } else if (view?.attack?.pools[0] && roll?.now) parts.push(h("p", { class: "none" }, text("mr.strings.pools", { a: view.attack.pools[0], d: view.attack.pools[1] })));
  if (initiative && rolling) {
    parts.push(h("div", { class: "strings" }, ...rolling.totals.flatMap((total, seat) => {
      const dice = rolling.seat === seat ? rolling.dice.map((face, i) => ({ face, i })).sort((a, b) => b.face - a.face) : [];
      if (!total && !dice.length) return [];
      return [h("h3", null, `${player(seat)}${dice.length ? "" : `: ${total}`}`), dice.length ? h("div", { class: "string" }, ...dice.map(({ face, i }) => die(face, i, "", seat === own, text("mr.die", { n: face })))) : null];
    }).filter((one) => one !== null)));
  }
  const table = state?.table;
  fill(tray, h("div", { class: "panel-h" }, h("h2", null, text(initiative ? "mr.initiative" : "dice")), h("span", { class: "sub", title: table?.commitment ? text("seed.committed.title", { hash: table.commitment.slice(0, 16) }) : "" }, text(table?.seed === null || table?.seed === undefined ? "seed.committed" : "seed.revealed"), " ", icon("lock"))),
    ...(parts.length ? parts : [h("p", { class: "sub none" }, text("dice.none"))]));
}
