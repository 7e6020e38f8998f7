"""Damage that is no attack's own: falls, Fire, Artifacts, Plots, Specials. Whom it would hurt may let another take it (TQ-68)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from longbox.kernel import PASS, Ask

from ..codes import BY_FALL, BY_FIRE, EXCELLENT, KO, NOBODY, PHASED, VALUES
from ..events import Transferred
from ..state import Step, Table
from ..words import Guards, PassesOn
from .adjacency import adjacent
from .choices import Pass
from .damage import deal

FALL: Final = EXCELLENT
"""Falling from Elevated to Ground: Excellent Blunt (FT-210)."""

Packet: TypeAlias = tuple[int, int, str, str, int]
"""Whom damage would hurt, how much of it there is before Armor, its type, what it comes from, and from whom."""


def receivers(t: Table, who: int) -> list[int]:
    """Who may take damage for a figure: a bodyguard beside it, or a lesser Teammate if its own Special says so."""
    passes = t.has(who, PassesOn)
    renown = t.folio(who).renown
    return [
        other
        for other in t.standing(t.seat[who])
        if t.teammates(who, other)
        and adjacent(t, who, other)
        and (t.has(other, Guards) or (passes and t.folio(other).renown < renown))
    ]


def harm(t: Table, who: int, amount: int, kind: str, cause: str, by: int = NOBODY) -> bool:
    """Deal damage, or let it wait until somebody has decided who takes it. Tells whether it waits.

    The question goes onto the stack, so that it follows the step that did the damage and precedes the next one.
    """
    if not amount or t.ready[who] == KO or t.options["transfers"] != "any" or not receivers(t, who):
        deal(t, who, amount, kind, cause=cause, by=by)
        return False
    waiting = t.stack[-1]
    if isinstance(waiting, Harm):
        waiting.packets += ((who, amount, kind, cause, by),)
    else:
        t.stack.append(Harm(((who, amount, kind, cause, by),)))
    return True


def fall(t: Table, who: int) -> bool:
    return harm(t, who, VALUES[FALL], "blunt", BY_FALL)


def burn(t: Table, who: int, square: int) -> bool:
    """The Fire of a square, if there is any. Being Phased helps with moving only, unless it was agreed otherwise (TQ-70)."""
    ground = t.ground()
    if not ground.fiery >> square & 1 or (t.conditions[who] & PHASED and not t.options["phased_burn"]):
        return False
    return harm(t, who, VALUES[ground.fire(square)], "fire", BY_FIRE)


@dataclass(slots=True)
class Harm(Step):
    """Damage that waits: for each packet it is asked who takes it (FT-621)."""

    STEPS = ("choose",)

    packets: tuple[Packet, ...]

    @property
    def target(self) -> int:
        return self.packets[0][0]

    @property
    def kind(self) -> str:
        return self.packets[0][2]

    def amount(self, t: Table) -> int:
        return self.packets[0][1]

    def choose(self, t: Table) -> Ask | None:
        if not self.packets:
            return None
        found = receivers(t, self.target) if t.ready[self.target] != KO else []
        if found:
            return Ask(t.seat[self.target], "transfer", (PASS, *found))
        self.back_to("choose")
        self.dealt(t, self.target)
        return None

    def answer_transfer(self, t: Table, receiver: int | Pass) -> None:
        if receiver == PASS:
            self.dealt(t, self.target)
        else:
            t.emit(Transferred, self.target, receiver, *self.packets[0][3:])
            self.dealt(t, receiver)

    def dealt(self, t: Table, whom: int) -> None:
        (who, amount, kind, cause, by), *rest = self.packets
        self.packets = tuple(rest)
        deal(t, whom, amount, kind, cause=cause if whom == who else "", by=by)
