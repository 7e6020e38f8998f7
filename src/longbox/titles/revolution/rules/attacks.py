"""Attacks: opposed dice in two strings (MR-303..MR-317), between PCs and Mission Characters alike (MR-349)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..cards.decks import ALL_MISSIONS
from ..codes import ATTACK, DEFENSE, FACES, OFF, UNOPPOSED
from ..events import Attacked, Rolled
from ..state import TOKEN, AnyFrame, Step, Table
from .foes import facing, more_attack, more_defense
from .harm import Harm


def compare(attack: Sequence[int], defense: Sequence[int], unopposed: int = UNOPPOSED) -> int:
    """The Damage of two Dice Strings: highest against highest; ties go to the defender; unopposed dice hit on 3 or more.

    >>> compare([6, 4, 2], [5, 4])
    1
    >>> compare([6, 4, 3], [1])
    3
    """
    mine, theirs = sorted(attack, reverse=True), sorted(defense, reverse=True)
    opposed = len(theirs)
    damage = 0
    for place, die in enumerate(mine):
        if die > theirs[place] if place < opposed else die >= unopposed:
            damage += 1
    return damage


def targets(t: Table, seat: int, far: int) -> list[int]:
    """The pieces a PC may attack at so great a range (MR-303, MR-304, MR-306)."""
    return t.pieces_within(seat, far, tokens=ALL_MISSIONS[t.mission].health > 0)


@dataclass(slots=True)
class Strike(Step):
    """One attack: extra dice are bought before the roll, dice rolled again after it (RQ-66)."""

    STEPS = ("declare", "before", "roll", "after", "compare", "end")

    attacker: int
    target: int
    more: int = 0
    guard: int = 0
    unopposed: int = UNOPPOSED
    attack: list[int] = field(default_factory=list)
    defense: list[int] = field(default_factory=list)

    def declare(self, t: Table) -> None:
        t.busy = True
        if self.target >= TOKEN:
            self.guard += facing(t, self.target - TOKEN)
        t.struck += ((self.attacker, self.target),)
        if t.sink is not None:
            t.emit(Attacked, t.code(self.attacker), t.code(self.target))

    def before(self, t: Table) -> AnyFrame | None:
        return t.window("attack", self.attacker, self.target)

    def attack_dice(self, t: Table) -> int:
        """MR-307."""
        if self.attacker >= TOKEN:
            return max(ALL_MISSIONS[t.mission].attack + more_attack(t, self.attacker - TOKEN, self.target) + self.more, 1)
        return max(t.stats[self.attacker][ATTACK] + t.buffs[self.attacker][ATTACK] + self.more, 1)  # MR-307

    def defense_dice(self, t: Table) -> int:
        """MR-308."""
        if self.target >= TOKEN:
            token = self.target - TOKEN
            more = more_defense(t, token) + (0 if self.step else facing(t, token))  # of one that is declared it is in `guard`
            return max(ALL_MISSIONS[t.mission].defense + more + self.guard, 1)
        return max(t.stats[self.target][DEFENSE] + t.buffs[self.target][DEFENSE] + self.guard, 1)  # MR-308

    def roll(self, t: Table) -> None:
        self.attack = t.roll(self.attack_dice(t), FACES)
        self.defense = t.roll(self.defense_dice(t), FACES)
        self.tell(t)

    def tell(self, t: Table) -> None:
        if t.sink is not None:
            t.emit(Rolled, tuple(self.attack), tuple(self.defense), self.damage())

    def after(self, t: Table) -> AnyFrame | None:
        return t.window("rolled", self.attacker, self.target)

    def damage(self) -> int:
        return compare(self.attack, self.defense, self.unopposed)

    def compare(self, t: Table) -> AnyFrame | None:
        damage = self.damage()
        return Harm(self.target, damage, self.attacker, attack=True) if damage else None

    def end(self, t: Table) -> AnyFrame | None:
        if self.attacker >= TOKEN or t.over or t.at[self.attacker] == OFF:
            return None
        return t.window("attacked", self.attacker, self.target)
