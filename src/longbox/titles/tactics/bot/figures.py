"""What figures are worth, and what it costs to lose Health or be hindered."""

from __future__ import annotations

from typing import Final

from ..codes import CONFUSED, HELD, KO, NOBODY, STAGGERED, STUCK, STUNNED, WHITE, WORTH
from ..odds.feats import CHANCES
from ..rules.karma import REROLL
from ..rules.levels import level_of
from ..rules.plots import advanceable
from ..state import Table

LAST: Final = 0.5
"""The share of a figure's worth that goes with its last point of Health: only who is KO'ed brings points."""

LATER: Final = 0.7
"""What something is worth that takes a Page longer."""

DREAD: Final = 0.15
"""How much of what opponents could do to it a figure counts against a square."""

PLOT_PULL, FIGHT_PULL = 1.4, 1.2
"""How many times over a figure hopes to do what it goes somewhere for."""


def success(rank: int) -> float:
    """The chance of Green or better.

    >>> success(0), success(10)
    (0.35, 0.85)
    """
    return 1.0 - CHANCES[rank][WHITE]


# -- figures -----------------------------------------------------------------------------------------------------------


def stake(t: Table, who: int) -> float:
    """What is lost with a figure: the opponent's points, and what it would still have done."""
    if t.commander[who] != NOBODY:
        return 0.6
    return WORTH[t.folio(who).renown] + 0.3 + 0.6 * level_of(t).advance


def loss(t: Table, who: int, amount: int) -> float:
    """What losing so much Health costs: a share of the stake, and all of it with the last point."""
    left = t.health[who]
    if amount >= left:
        return stake(t, who) * (LAST + (1 - LAST) * left / t.folio(who).health)
    return stake(t, who) * (1 - LAST) * max(0, amount) / t.folio(who).health


def hindrance(t: Table, who: int, condition: int) -> float:
    """What a condition costs a figure that does not have it yet."""
    return 0.0 if t.conditions[who] & condition else usual(t, who) * HINDRANCES.get(condition, 0.1)


def usual(t: Table, who: int) -> float:
    """What an activation of a figure usually brings."""
    return 0.45 * level_of(t).advance + 0.05 * WORTH[t.folio(who).renown]


HINDRANCES: Final = {STUNNED: 1.0, STAGGERED: 0.35, STUCK: 0.3, HELD: 0.2, CONFUSED: 0.15}
"""Shares of an activation."""


def position(t: Table, seat: int) -> float:
    """A position for a seat: points, the Health left of what is at stake, and who stands at a Plot."""
    if t.reason:
        return 0.0 if t.winning == NOBODY else 1000.0 if t.winning == seat else -1000.0
    total = float(t.vp[seat] - t.vp[1 - seat])
    for who, health in enumerate(t.health):
        if t.ready[who] == KO:
            continue
        held = stake(t, who) * (LAST + (1 - LAST) * health / t.folio(who).health)
        held -= usual(t, who) * sum(share for bit, share in HINDRANCES.items() if t.conditions[who] & bit)
        if t.at[who] >= 0 and advanceable(t, who):
            held += 0.5 * level_of(t).advance
        total += held if t.seat[who] == seat else -held
    return total


# -- the questions -----------------------------------------------------------------------------------------------------


def karma_price(t: Table, payer: int, cost: int) -> float:
    """Karma is for rolling again, and there is no use for it when the Issue is over."""
    left = t.karma[payer]
    unit = 0.008 if left < REROLL or (left - cost) // REROLL == left // REROLL else 0.035
    return unit * cost * level_of(t).advance - 0.0001 * left
