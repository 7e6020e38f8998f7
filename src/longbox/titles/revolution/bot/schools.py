"""What Revolution Points, Characters, Hope and cards are worth to a School."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from longbox.kernel import Generator

from ..cards.decks import IS_STUDENT, figures
from ..codes import GOAL
from ..state import Table

WORTH: Final = (0.0, 7.0, 14.0, 22.0, 31.0, 42.0, 62.0)
"""By Revolution Points: the nearer the goal, the dearer a point."""

TOKEN_WORTH: Final = 1.0
"""A Power Token: six of them are a Revolution Point."""

CARD_WORTH: Final = 1.6

Judge = Callable[[Table, Sequence[Any]], list[float]]


# -- Schools and Characters --------------------------------------------------------------------------------------------


def points(t: Table, seat: int, n: int) -> float:
    """What n Revolution Points more or fewer are worth to a School."""
    return WORTH[min(max(t.rp[seat] + n, 0), GOAL)] - WORTH[t.rp[seat]]


def rivalry(t: Table, other: int) -> float:
    """How much of what another School loses is a gain of one's own: all turn on who is about to win."""
    return (2.0 if t.rp[other] >= GOAL - 2 and t.rp[other] == max(t.rp) else 1.0) / (t.seats - 1)


def rounds_left(t: Table) -> int:
    """How many more rounds things are likely to pay off."""
    left = 1 + GOAL - max(t.rp)
    last = int(str(t.options["last_round"]))
    return min(left, last - t.round) if last else left


def body(t: Table, who: int) -> float:
    """How well a Character fights without Powers."""
    a, d, s, far, _ = figures(who, t.training_of(who))
    return 1.0 * a + 0.8 * d + 0.4 * s + 1.2 * (far - 1)


def might(t: Table, who: int) -> float:
    """How well a Character fights."""
    return body(t, who) + 0.4 * t.power[who]


def asset(t: Table, seat: int, who: int) -> float:
    """What a Hero or Student is worth to a School in the rounds to come."""
    size = len(t.team[seat]) + (who not in t.team[seat])
    left = rounds_left(t)
    each = 0.9 if IS_STUDENT[who] else -0.5
    worth = 0.6 * t.worth(who) + each * left + 0.35 * max(might(t, who) - 5.0, 0.0)
    worth += (2.6 if size <= 5 else 0.8) * min(left, 4) / 4
    worth += 1.2 * (t.triumph >> who & 1) - 1.5 * (t.injured >> who & 1)
    return max(worth, 0.3)


def standing(t: Table, seat: int) -> float:
    """All that a School has."""
    have = WORTH[t.rp[seat]] + 0.9 * t.hope[seat] + CARD_WORTH * len(t.hands[seat])
    return have + sum([asset(t, seat, who) for who in t.team[seat]])


def position(t: Table, seat: int) -> float:
    """A position for a seat: what it has against what the others have."""
    if t.reason:
        return 1000.0 if t.winning == seat else -1000.0
    return standing(t, seat) - sum([standing(t, other) for other in t.others(seat)]) / (t.seats - 1)


def noise(t: Table, seat: int) -> Generator:
    """A bot's own chance: the guess it thinks in has dice of its own. Every School and every question gets others."""
    place = ((t.count << 8 | t.round) << 8 | t.row) << 8 | t.staked[seat] << 2 | seat
    return Generator(t.key, place << 10)
