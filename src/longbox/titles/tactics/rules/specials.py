"""Specials that take an action (chapter "Specials"): when they may be used and what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..events import Moved, SpecialUsed
from ..language import Carries, Confounds, Counters, Flurry, Gains, Heals, Lays
from ..table import Step, Table
from ..vocabulary import CONDITION_BITS, GREEN, INTUITION, NOBODY, PHASED, READY, SHAPESHIFT
from .attacks import FlurryOfBlows, brawls, within_sight
from .conditions import gain, tire
from .damage import heal
from .feats import Feat
from .terrain import LayTerrain, layable

ACTION_WORDS = (Gains, Carries, Lays, Flurry, Confounds, Counters, Heals)


def usable(t: Table, who: int, part: Any) -> bool:
    """Whether a Special that takes an action could do anything now."""
    if isinstance(part, Gains):
        bit = CONDITION_BITS[part.state]
        return not t.conditions[who] & bit and not (bit == PHASED and t.carrying[who] != NOBODY)
    if isinstance(part, Flurry):
        return bool(brawls(t, who))
    if isinstance(part, Confounds | Counters):
        return bool(within_sight(t, who, t.foes(who), part.range))
    if isinstance(part, Heals):
        return t.wounded(who)
    if isinstance(part, Lays):
        return bool(layable(t, who, part.terrain, part.range, []))
    return True


def use(t: Table, who: int, id: str, part: Any) -> Frame[Any] | None:
    """What it does."""
    t.emit(SpecialUsed, who, id)
    if isinstance(part, Gains):
        gain(t, who, CONDITION_BITS[part.state], until_start=True)  # FT-338
        return None
    if isinstance(part, Heals):
        heal(t, who, part.amount)
        return None
    if isinstance(part, Flurry):
        return FlurryOfBlows(who, part.attacks)
    if isinstance(part, Lays):
        return LayTerrain(who, part.terrain, part.squares, part.range, [])
    if isinstance(part, Confounds):
        return Aim(who, part.range, part.ability, part.condition)
    if isinstance(part, Counters):
        return Aim(who, part.range, NOBODY, "")
    return Carry(who, part.far)


@dataclass(slots=True)
class Aim(Step):
    """A Special that targets: Line of Sight, a Shapeshifter seen through, a FEAT, then its effect (FT-131, FT-337)."""

    STEPS = ("choose", "see_through", "feat", "effect")

    who: int
    far: int
    ability: int
    condition: str
    target: int = NOBODY

    def choose(self, t: Table) -> Ask:
        return Ask(t.seat[self.who], "target", tuple(within_sight(t, self.who, t.foes(self.who), self.far)))

    def answer_target(self, t: Table, target: int) -> None:
        self.step += 1
        self.target = target

    def see_through(self, t: Table) -> Frame[Any] | None:
        t.colour = GREEN
        return Feat(self.who, "see through", INTUITION) if t.conditions[self.target] & SHAPESHIFT else None

    def feat(self, t: Table) -> Frame[Any] | None:
        if t.colour < GREEN:
            self.step = len(self.STEPS)
            return None
        return Feat(self.who, "special", self.ability) if self.ability != NOBODY else None

    def effect(self, t: Table) -> None:
        if t.colour >= GREEN:
            if self.condition:
                gain(t, self.target, CONDITION_BITS[self.condition], self.who)
            else:
                t.countered.append((self.target, self.who))


@dataclass(slots=True)
class Carry(Step):
    """Two figures are taken elsewhere, through anything; the ally is Tired then (FT-180)."""

    STEPS = ("choose", "send_self", "send_ally", "over")

    who: int
    far: int
    ally: int = NOBODY

    def choose(self, t: Table) -> Ask | None:
        allies = [one for one in t.standing(t.seat[self.who]) if one != self.who and t.ready[one] == READY]
        return Ask(t.seat[self.who], "ally", (PASS, *allies)) if allies else None

    def answer_ally(self, t: Table, ally: Any) -> None:
        self.step += 1
        self.ally = NOBODY if ally == PASS else ally

    def room(self, t: Table, who: int) -> tuple[int, ...]:
        ground, taken = t.ground(), t.occupied()
        free = [square for square in ground.within(t.at[who], self.far) if not (taken | ground.full) >> square & 1]
        return (t.at[who], *free)

    def send_self(self, t: Table) -> Ask:
        return Ask(t.seat[self.who], "arrive", self.room(t, self.who))

    def send_ally(self, t: Table) -> Ask | None:
        return None if self.ally == NOBODY else Ask(t.seat[self.who], "arrive", self.room(t, self.ally))

    def answer_arrive(self, t: Table, square: int) -> None:
        who = self.who if self.now == "send_self" else self.ally
        self.step += 1
        if square != t.at[who]:
            t.emit(Moved, who, t.at[who], square, "taken")
            t.at[who] = square

    def over(self, t: Table) -> None:
        if self.ally != NOBODY:
            tire(t, self.ally)
