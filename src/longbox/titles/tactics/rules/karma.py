"""Karma: three uses, once a Page, from one's own pool or a Teammate's (chapter "Great responsibility! Karma")."""

from __future__ import annotations

from typing import Final

from ..codes import ABILITIES, NOBODY
from ..events import KarmaGained, KarmaSpent
from ..state import Table
from ..words import BornLeader
from .choices import Raise
from .sight import sees

SPEED, RAISE, REROLL = 1, 2, 5
"""What each use costs (FT-565, FT-566, FT-567)."""
ALL: Final = tuple(range(len(ABILITIES)))


def payers(t: Table, who: int, cost: int) -> list[int]:
    """Whose Karma may pay for a figure: its own, an adjacent Teammate's, a Born Leader's in sight. Never more than once a Page.

    The mark is on the figure that benefits, so a Teammate who paid may still spend for itself, unless it was agreed that the mark
    is on the figure that pays (TQ-36).
    """
    if t.at[who] < 0 or (t.spent[who] and t.options["karma_mark"] == "user"):  # FT-562
        return []  # FT-562
    karma, near = t.karma, t.ground().near[t.at[who]]
    found = [who] if karma[who] >= cost and not t.spent[who] else []  # FT-569, FT-572
    for other in t.bonds().mates[who]:
        if t.at[other] < 0 or karma[other] < cost or (t.spent[other] and t.options["karma_mark"] == "payer"):
            continue
        if near >> t.at[other] & 1 or (t.has(other, BornLeader) and sees(t, who, other)):  # FT-571, FT-580
            found.append(other)
    return found


def pay(t: Table, who: int, payer: int, cost: int, what: str) -> None:
    t.karma[payer] -= cost
    t.spent[payer if t.options["karma_mark"] == "payer" else who] = 1
    t.emit(KarmaSpent, who, payer, cost, what)


def gain_karma(t: Table, who: int, amount: int, cause: str = "") -> None:
    t.karma[who] += amount
    if amount:
        t.emit(KarmaGained, who, amount, cause)


def raises(t: Table, who: int, tested: int = NOBODY) -> list[Raise]:
    """Who pays and which ability rises: any of the seven, or only the one that is tested (TQ-37)."""
    if t.options["karma_raises"] == "any":
        return [(payer, ability) for payer in payers(t, who, RAISE) for ability in ALL]
    return [(payer, tested) for payer in payers(t, who, RAISE)] if tested != NOBODY else []


def raise_ability(t: Table, who: int, payer: int, ability: int) -> None:
    pay(t, who, payer, RAISE, ABILITIES[ability])
    shifts = list(t.shifts[who])
    shifts[ability] += 1
    t.shifts[who] = tuple(shifts)


def rerolls(t: Table, who: int) -> list[int]:
    return payers(t, who, REROLL)


def pay_reroll(t: Table, who: int, payer: int) -> None:
    pay(t, who, payer, REROLL, "reroll")


def hurries(t: Table, who: int) -> list[int]:
    """Who may pay for more Speed before a Move action."""
    return payers(t, who, SPEED)


def hurry(t: Table, who: int, payer: int) -> None:
    pay(t, who, payer, SPEED, "speed")
    t.quick[who] += 1
