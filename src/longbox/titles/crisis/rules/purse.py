"""Paying Power: from one's own card, or where a card says so from an ally's."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import AnyFrame, Ask

from ..events import PowerSpent
from ..script import queries
from ..script.running import Run, Step
from ..state import Table

LENDS = "lends its Power"
"""Lasting rows: whoever the row is about may spend the Power of its owner."""


def lenders(t: Table, who: int) -> list[int]:
    """The allies whose Power a character may spend for its attacks and superpowers."""
    own = [row[1] for row in t.lasting if row[0] == LENDS and row[2] == who and t.can_be_affected(row[1]) and t.power[row[1]]]
    return own + [one for one in near_lenders(t, who) if one not in own]


def near_lenders(t: Table, who: int) -> list[int]:
    """Those whose Power it may spend because they are near."""
    if queries.PAY_FROM not in t.the_index().modify:
        return []
    ranges = list(t.changes(queries.PAY_FROM, who))
    if not ranges:
        return []
    return [
        one
        for one in t.affectable()
        if one != who and t.seat[one] == t.seat[who] and t.power[one] and any(t.within(who, one, range) for range in ranges)
    ]


def purse(t: Table, who: int) -> int:
    """The most a character can pay for an attack or superpower: its own Power and that of one lender."""
    if queries.PAY_FROM not in t.the_index().modify and not t.lasting:
        return t.power[who]
    return t.power[who] + max((t.power[one] for one in lenders(t, who)), default=0)


def of_attack(t: Table, who: int) -> int:
    """The most a character can pay for the attack that is being made: what a card lends is for attack actions alone."""
    return purse(t, who) if is_lent(t) else t.power[who]


def is_lent(t: Table) -> bool:
    """Whether the attack being made is the one an attack action was taken for, and none that an effect lets somebody make."""
    return not isinstance(t.stack[-2], Run) or not t.options["mended"]


def can_pay(t: Table, who: int, n: int) -> bool:
    return n <= t.power[who] or n <= purse(t, who)


def ways(t: Table, who: int, n: int) -> list[tuple[int, int]]:
    """How a price can be paid: (from whom, how much of it); the rest is the character's own."""
    own = t.power[who]
    found = [(who, n)] if own >= n else []
    for one in lenders(t, who):
        found += [(one, part) for part in range(max(1, n - own), min(n, t.power[one]) + 1)]
    return found


def pay(t: Table, who: int, n: int, lent: bool = True) -> AnyFrame | None:
    """Pay for an attack or superpower; a question only where there is a choice."""
    if n <= 0:
        return None
    if not lent or not lenders(t, who):
        take(t, who, n)
        return None
    return Pay(who, n)


def take(t: Table, who: int, n: int) -> None:
    if t.lose_power(who, n):
        t.emit(PowerSpent, who, n)


@dataclass(slots=True)
class Pay(Step):
    """Whose Power is spent."""

    STEPS = ("choose",)

    who: int
    n: int

    def choose(self, t: Table) -> Ask:
        return Ask(t.seat[self.who], "pay", tuple(ways(t, self.who, self.n)))

    def answer_pay(self, t: Table, way: tuple[int, int]) -> None:
        self.step += 1
        lender, part = way
        take(t, lender, part)
        take(t, self.who, self.n - part)
