// What the events of a game say about the dice: the rolls on the table now, and how lucky each player was.

/** @typedef {import("../table/types.js").GameEvent} GameEvent @typedef {import("../table/types.js").LogEntry} LogEntry */
/** @typedef {{ who: number, roll: string, faces: number[], counts: number[], added: number }} Roll `counts`: successes of each die; `added`: how many of the last ones were added by Criticals or cards */
/** @typedef {{ attacker: number, target: number, compared: { hits: number, blocks: number } | null, dealt: number | null }} Fight */
/** @typedef {{ rolled: number, expected: number, dice: number }} Luck */

/** A die has eight sides: Critical, Wild, two Hits, Block, two Blanks, Failure. */
const ATTACK = [1, 1, 1, 0, 0, 0];
const DEFENSE = [1, 1, 0, 1, 0, 0];
const MEAN = { attack: 4 / 8, defense: 3 / 8 };

/** @param {string} roll @param {number[]} faces */
const worth = (roll, faces) => faces.map((face) => (roll === "attack" ? ATTACK : DEFENSE)[face]);

/** @param {Roll} roll */
export const successes = (roll) => roll.counts.reduce((sum, n) => sum + n, 0);

/**
 * The dice of the attack or dodge being resolved, as the table counts them; without one, the last ones the story knows.
 * @param {import("../table/types.js").View} view @param {Story} story @returns {Roll[]}
 */
export function lying(view, story) {
  /** @param {number} who @param {string} roll @param {import("./types.js").RollView} seen @returns {Roll} */
  const row = (who, roll, seen) => ({ who, roll, faces: [...seen.faces, ...seen.extra], counts: seen.counts, added: seen.extra.length });
  const { attack, dodge } = view;
  if (dodge) return [row(dodge.target, "dodge", dodge.roll)].filter((one) => one.faces.length);
  if (attack) return [row(attack.attacker, "attack", attack.attack), row(attack.target, "defense", attack.defense)].filter((one) => one.faces.length);
  return story.rolls;
}

export class Story {
  constructor() {
    /** @type {Roll[]} */ this.rolls = [];
    /** @type {Fight | null} */ this.fight = null;
    /** @type {Map<number, Luck>} by character; the page knows whose it is */ this.luck = new Map();
    /** @type {{ seat: number, card: string }[]} */ this.played = [];
    /** @type {string} the last line that heads a phase */ this.phase = "";
    /** @type {number | null} the character that is activated now */ this.acting = null;
  }

  /** @param {LogEntry} entry */
  tell({ event, line }) {
    switch (event?.type) {
      case "AttackBegan":
        this.fight = { attacker: event.attacker, target: event.target, compared: null, dealt: null };
        this.rolls = [];
        break;
      case "DiceRolled":
        this.rolled(event);
        break;
      case "DiceChanged": {
        const roll = this.rolls.find((one) => one.roll === event.roll && one.who === event.who);
        if (roll) {
          roll.faces = [...event.faces];
          roll.counts = worth(roll.roll, roll.faces);
        }
        break;
      }
      case "AttackCompared":
        if (this.fight) this.fight.compared = { hits: event.hits, blocks: event.blocks };
        break;
      case "Damaged":
        if (this.fight?.compared && event.who === this.fight.target) this.fight.dealt = (this.fight.dealt ?? 0) + event.n;
        break;
      case "TacticPlayed":
        this.played.push({ seat: event.seat, card: event.card });
        break;
      case "PhaseBegan":
        this.phase = line;
        this.acting = null;
        this.over();
        break;
      case "Activated":
        this.acting = event.who;
        this.over();
        break;
      case "TurnBegan":
      case "RoundBegan":
      case "GameEnded":
        this.acting = null;
        this.over();
        break;
      case "AttackCancelled":
        this.over();
        break;
    }
  }

  over() {
    this.fight = null;
    this.rolls = [];
  }

  /** @param {GameEvent} event */
  rolled(event) {
    const { who, roll } = event;
    const now = [...event.faces, ...event.extra];
    const known = this.rolls.find((one) => one.roll === roll && one.who === who);
    if (known && !event.faces.length) {
      known.faces = [...known.faces, ...event.extra];
      known.counts = worth(roll, known.faces);
      known.added += event.extra.length;
    } else {
      if (known) this.rolls.splice(this.rolls.indexOf(known), 1);
      if (roll !== "attack" && roll !== "defense" && !this.fight) this.rolls = [];
      this.rolls.push({ who, roll, faces: now, counts: worth(roll, now), added: event.extra.length });
    }
    const side = roll === "attack" ? "attack" : "defense";
    if (roll === "attack" || roll === "defense" || roll === "dodge") {
      const luck = this.luck.get(who) ?? { rolled: 0, expected: 0, dice: 0 };
      luck.rolled += worth(side, now).reduce((sum, n) => sum + n, 0);
      luck.expected += now.length * MEAN[side];
      luck.dice += now.length;
      this.luck.set(who, luck);
    }
  }
}
