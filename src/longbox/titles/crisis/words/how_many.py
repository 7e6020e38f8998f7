"""How many: numbers read from the moment, and reckoning with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask

from ..codes import ANY_NUMBER
from ..rules.beams_and_areas import Series
from ..rules.gems import threat_now
from ..rules.targets import origin
from ..script.nodes import ATTACKER, SELF, Amount, Context, Filter, Number, Role, amount
from ..script.running import Effect, Run


def if_in_attack(one: Amount, two: Amount) -> Number:
    """One number if the moment belongs to an attack, another one if it does not."""
    return Number("if_in_attack", lambda c: amount(c, one if ATTACKER.of(c) >= 0 else two), (one, two))


def half(n: Amount) -> Number:
    """Half of something, rounded up (CP-036)."""
    return Number("half", lambda c: -(-amount(c, n) // 2), (n,))


def pairs(n: Amount) -> Number:
    """How many full pairs there are in a number."""
    return Number("pairs", lambda c: amount(c, n) // 2, (n,))


def for_every(so_many: int, n: Amount) -> Number:
    """How many full sets of so many there are in a number."""
    return Number("for_every", lambda c: amount(c, n) // so_many, (so_many, n))


def one_below(n: Number) -> Number:
    """The most that is still less than a number."""
    return Number("one_below", lambda c: n.read(c) - 1, (n,))


def difference(one: Amount, two: Amount) -> Number:
    return Number("difference", lambda c: amount(c, one) - amount(c, two), (one, two))


def crowd(which: Filter) -> Number:
    """How many characters a filter finds."""
    return Number("crowd", lambda c: len(which.counted(c)), (which,))


round_number = Number("round_number", lambda c: c.table.round)


def damage_on(who: Role = SELF, most: int = ANY_NUMBER) -> Number:
    """The damage somebody has."""
    return Number("damage_on", lambda c: min(most, c.table.damage[who.of(c)]), (who, most))


def stamina_left(who: Role) -> Number:
    """The Stamina somebody has left."""
    return Number("stamina_left", lambda c: c.table.stamina(who.of(c)) - c.table.damage[who.of(c)], (who,))


def defense_of(who: Role, type: int) -> Number:
    """A defense stat, as printed."""
    return Number("defense_of", lambda c: c.table.defense(who.of(c), type), (who, type))


def _defense_of_the_other(c: Context) -> int:
    attack, pair = c.table.attack(), (c.me, c.roles["subject"])
    other = pair[attack.target == c.me]
    return c.table.defense(other, attack.kind)


defense_of_the_other = Number("defense_of_the_other", _defense_of_the_other)
"""The defense of the other one of `paired`, against attacks of the type of the one being made."""


def lenders_defense(type: int) -> Number:
    """A defense of whoever the attack being resolved is measured from, as printed."""

    def read(c: Context) -> int:
        attack = c.table.attack()
        return c.table.side(origin(c.table, attack.attacker, attack.strike(c.table))).defense[type]

    return Number("lenders_defense", read, (type,))


def threat_of(who: Role) -> Number:
    """The Threat of somebody, with what its Infinity Gems add."""
    return Number("threat_of", lambda c: threat_now(c.table, who.of(c)), (who,))


def least_threat(which: Filter) -> Number:
    """The least Threat of those a filter finds; nobody's is 0."""
    return Number("least_threat", lambda c: min((threat_now(c.table, who) for who in which.found(c)), default=0), (which,))


def infinity_gems(who: Role) -> Number:
    """How many Infinity Gems somebody has."""
    return Number("infinity_gems", lambda c: len(c.table.gems_of(who.of(c))), (who,))


def conditions_on(who: Role) -> Number:
    return Number("conditions_on", lambda c: c.table.conditions[who.of(c)].bit_count(), (who,))


times_placed = Number("times_placed", lambda c: c.table.facts.count(("placed", c.me, 0)))
"""How often this character was placed this turn."""


def times_ticked(ability: str) -> Number:
    """How often this character has used this this turn, where `tick(SELF, ability)` notes it."""
    return Number("times_ticked", lambda c: c.table.uses.count((ability, c.me, "turn")), (ability,))


def _fatal_damage(c: Context) -> int:
    return next((frame.roles["n"] for frame in reversed(c.table.stack) if isinstance(frame, Run) and "n" in frame.roles), 0)


fatal_damage = Number("fatal_damage", _fatal_damage)
"""The damage with which somebody was Dazed or KO'd: what is going on answers that."""


def _foes_in_area(c: Context) -> int:
    for frame in reversed(c.table.stack):
        if isinstance(frame, Series):
            return frame.foes
    return 0


foes_in_area = Number("foes_in_area", _foes_in_area)
"""The enemies, not Dazed, within the Range of the area attack when it was chosen."""
number = Number("number", lambda c: int(c.roles.get("number", 0)))
"""What `choose_number` has settled."""


@dataclass(frozen=True, slots=True)
class choose_number(Effect):  # noqa: N801  (words of the language are lower case)
    """The player picks a number up to the most (`number`)."""

    most: Amount
    least: Amount = 0

    def run(self, c: Context, run: Run) -> Ask | None:
        most, least = amount(c, self.most), amount(c, self.least)
        if most < least:  # what was there to choose from is gone
            run.roles["number"] = 0
            return None
        return Ask(run.seat, "choose", tuple(("number", n) for n in range(most, least - 1, -1)))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["number"] = option[1]


@dataclass(frozen=True, slots=True)
class note(Effect):  # noqa: N801
    """Write a number down for what follows."""

    name: str
    n: Amount

    def run(self, c: Context, run: Run) -> None:
        run.roles[self.name] = amount(c, self.n)


def noted(name: str) -> Number:
    """What `note` wrote down."""
    return Number("noted", lambda c: int(c.roles[name]), (name,))


def grown(name: str, number: Number) -> Number:
    """By how much a number has grown since it was noted."""
    return Number("grown", lambda c: number.read(c) - int(c.roles[name]), (name, number))


def kept(n: Amount) -> Number:
    """What a number was when the part that reads it was put in force with it (`lasts(..., keep=n)`)."""
    return Number("kept", lambda c: int(c.roles.get("paid", 0)), (n,))


__all__ = [
    "choose_number", "conditions_on", "crowd", "damage_on", "defense_of", "defense_of_the_other", "difference",
    "fatal_damage", "foes_in_area", "for_every", "grown", "half", "if_in_attack", "infinity_gems",
    "kept", "least_threat", "lenders_defense",
    "note", "noted", "number", "one_below", "pairs", "round_number", "stamina_left", "threat_of", "times_placed",
    "times_ticked",
]  # fmt: skip
