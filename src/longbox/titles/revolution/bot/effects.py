"""What the words of Plot Cards and Plot Powers are worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ..codes import EACH_AHEAD, EACH_OTHER, SELF
from ..state import Table
from ..words import (
    Admit,
    Buff,
    Dismiss,
    Draw,
    Drop,
    Heal,
    Hope,
    Injure,
    OfSchools,
    Peek,
    PlotPoints,
    Revolution,
    Scry,
    TakeHope,
    Tokens,
    Triumph,
    Word,
)
from .schools import CARD_WORTH, TOKEN_WORTH, asset, might, points, rivalry


@dataclass(slots=True)
class Case:
    """A word that somebody carries out upon some Schools and Characters, as one School sees it."""

    t: Table
    me: int
    actor: int
    schools: tuple[int, ...]
    picks: tuple[int, ...]

    def to(self, seat: int, worth: float) -> float:
        """What is worth so much to a School, for me: all of it, or that a rival has it."""
        return worth if seat == self.me else -rivalry(self.t, seat) * worth

    def schools_gain(self, worth: Callable[[int], float]) -> float:
        return sum([self.to(one, worth(one)) for one in self.schools])

    def owners_gain(self, worth: Callable[[int], float]) -> float:
        """By Character, for the School that it belongs to."""
        return sum([self.to(self.t.owner(one), worth(one)) for one in self.picks])


Judgment: TypeAlias = Callable[[Case, Any], float]


def take_hope(case: Case, word: TakeHope) -> float:
    taken = [min(word.n, case.t.hope[one]) for one in case.schools]
    return sum([case.to(one, -coins) + case.to(case.actor, coins) for one, coins in zip(case.schools, taken, strict=True)])


def drop(case: Case, word: Drop) -> float:
    hands = case.t.hands
    return case.schools_gain(lambda one: -CARD_WORTH * (len(hands[one]) if word.how == "all" else min(word.n, len(hands[one]))))


def dismiss(case: Case, word: Dismiss) -> float:
    """Its owner pays if that is cheaper."""
    t = case.t
    dearest = word.unless + 0.5 if word.unless else BEYOND_PRICE
    return case.owners_gain(lambda one: -min(asset(t, t.owner(one), one), dearest))


def hope(case: Case, word: Hope) -> float:
    return case.schools_gain(lambda one: max(word.n, -case.t.hope[one]))


def plot_points(case: Case, word: PlotPoints) -> float:
    return case.schools_gain(lambda one: 0.7 * max(word.n, -case.t.pp[one]))


BEYOND_PRICE: Final = 99.0
JUDGMENTS: Final[dict[type[Word], Judgment]] = {
    Revolution: lambda case, word: case.schools_gain(lambda one: points(case.t, one, word.n)),
    Hope: hope,
    TakeHope: take_hope,
    PlotPoints: plot_points,
    Draw: lambda case, word: case.to(case.actor, 1.5 * word.n),
    Drop: drop,
    Peek: lambda case, word: case.to(case.actor, 0.3),
    Scry: lambda case, word: case.to(case.actor, 0.5),
    Buff: lambda case, word: case.to(case.actor, 1.8),
    Admit: lambda case, word: case.to(case.actor, 6.0),
    Dismiss: dismiss,
    Tokens: lambda case, word: case.owners_gain(lambda one: TOKEN_WORTH * word.n),
    Injure: lambda case, word: case.owners_gain(lambda one: -2.0 - 0.15 * might(case.t, one)),
    Heal: lambda case, word: case.owners_gain(lambda one: 2.0),
    Triumph: lambda case, word: case.owners_gain(lambda one: 1.5 * word.n),
}


def word_worth(t: Table, me: int, actor: int, word: Word, schools: tuple[int, ...], picks: tuple[int, ...]) -> float:
    """What a word of a card is worth to a School, if somebody carries it out upon some Schools and Characters."""
    judge = JUDGMENTS.get(word.__class__)
    if judge is None:
        return 0.0
    if isinstance(word, OfSchools):
        if word.who == SELF:
            schools = (actor,)
        elif word.who == EACH_OTHER:
            schools = t.others(actor)
        elif word.who == EACH_AHEAD:
            schools = tuple([one for one in t.others(actor) if t.rp[one] > t.rp[actor]])
    return judge(Case(t, me, actor, schools, picks), word)
