"""Six levels of bots, from gentle to master, the same for every title: characters, and how much each may think.

The lower ones do not look at some decisions, and like some deeds better than others would. The higher ones think ahead, and have so
much time for a turn: its first decisions get most of it, and nobody who waits for a turn waits long.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Final, Protocol, runtime_checkable

from longbox.kernel import Answer, Generator, Plain, dice_key
from longbox.titles.facets import asking

from .greedy import GreedyPlayer
from .player import PLAYERS, TAKES, AnySight
from .search import Search
from .trials import now

OWN_TURN: Final = 4.0
OTHERS_TURN: Final = 1.0
"""Seconds that a bot may think in its own turn once it has chosen whose it is, and that all others may think in it together."""
PART: Final = 1 / 3
"""A decision gets at most this part of what is left of the turn."""
LEAST: Final = 0.02
"""In less time than this nothing is found out."""
NOBODYS: Final = -1

FOND: Final = 0.3
"""How much more an option counts that fits the temper, measured by how far the best lies above the worst."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot of a level plays."""

    slips: float = 0.0
    """The share of its decisions at which it does not look and takes any option."""
    temper: str = ""
    """What it likes better than others would (`Advisor.tempers`)."""
    seconds: float | None = None
    """How long it thinks about a decision at most; None if it takes what looks best at once."""


LEVELS: Final = MappingProxyType(
    {
        "rookie": Level(slips=0.38),
        "brawler": Level(slips=0.18, temper="bold"),
        "magpie": Level(slips=0.1, temper="grasping"),
        "veteran": Level(),
        "strategist": Level(seconds=0.1),
        "master": Level(seconds=0.9),
    }
)
"""The weakest first. How often each beats the one before stands in docs/laboratory.md."""


class Habitual:
    """Takes what looks best to somebody of its temper, and sometimes does not look."""

    def __init__(self, seed: int | str = 0, level: Level = LEVELS["veteran"]) -> None:
        self.level = level
        self._greedy = GreedyPlayer(seed)
        self._rng = Generator(dice_key(f"level {seed}"))

    def choose(self, sight: AnySight) -> Answer:
        options = sight.ask.options
        if len(options) == 1:
            return 0
        if self.level.slips and self._rng.below(1000) < 1000 * self.level.slips:
            return self._rng.below(len(options))
        liked = sight.advisor.tempers.get(self.level.temper, frozenset())
        fits = [word_of(option) in liked for option in options] if liked else []
        return self._fondly(sight, fits) if any(fits) else self._greedy.choose(sight)

    def _fondly(self, sight: AnySight, fits: list[bool]) -> Answer:
        ratings = sight.rate(self._rng)
        fond = FOND * (max(ratings) - min(ratings))
        felt = [rating + fond * fit for rating, fit in zip(ratings, fits, strict=True)]
        best = max(felt) - 1e-9
        return self._rng.choice([number for number, rating in enumerate(felt) if rating >= best])


def word_of(option: Plain) -> str:
    """The word an option begins with, if it begins with one.

    >>> word_of(("attack", 3)), word_of("pass"), word_of((3, 4))
    ('attack', 'pass', '')
    """
    first = option[0] if isinstance(option, tuple) and option else option
    return first if isinstance(first, str) else ""


@runtime_checkable
class Thinker(Protocol):
    """A bot that takes its time."""

    seed: int | str
    seconds: float | None
    """How long it thinks about a decision at most."""
    offered: float
    """How long it could think about the last one: what it knows about its options has nothing to do with that."""
    stop: Callable[[], bool] | None
    """What may end its thoughts at any time."""

    def choose(self, sight: AnySight) -> Answer:
        """An answer to `sight.ask`."""


class Thoughtful:
    """Searches, with so much time for a decision and for a turn; with `nodes` so many trials instead, the same on any machine."""

    def __init__(self, seed: int | str = 0, level: Level = LEVELS["master"], nodes: int | None = None) -> None:
        self.seed, self.level = seed, level
        self.seconds = level.seconds if nodes is None else None
        self.offered = 0.0
        self.stop: Callable[[], bool] | None = None
        self._search = Search(seed, nodes, self.seconds)
        self._greedy = GreedyPlayer(seed)
        self._turn: Plain = None
        self._left = self._began = 0.0

    def choose(self, sight: AnySight) -> Answer:
        self._search.stop = self.stop
        if self.seconds is None:
            return self._search.choose(sight)
        seconds = self.begin(sight)
        if not seconds:
            return self.at_once(sight)
        self._search.seconds = seconds
        answer = self._search.choose(sight)
        self.end(sight)
        return answer

    def begin(self, sight: AnySight) -> float:
        """How long it thinks about a question that it is asked now; nothing if it answers at once, else tell it when it ends."""
        self.offered, self._began = self._offer(sight), now()
        if len(sight.ask.options) > 1 and self.offered >= LEAST:
            return self.offered
        self.end(sight)
        return 0.0

    def end(self, sight: AnySight) -> None:
        """It has thought. Where hands are hidden, what is left must not tell how much there was to think about."""
        self._left -= self.offered if asking(sight.title).hides else now() - self._began

    def at_once(self, sight: AnySight) -> Answer:
        """An answer without thinking ahead."""
        return self._greedy.choose(sight)

    def _offer(self, sight: AnySight) -> float:
        """How long it may think now."""
        if sight.ask.kind in sight.advisor.unsearched:
            return 0.0
        state = sight.determinize(Generator(0))
        turn = sight.advisor.turn(state)
        if turn != self._turn:
            mine = turn[0] in (sight.ask.seat, NOBODYS)
            self._turn, self._left = turn, OWN_TURN if mine else OTHERS_TURN / (state.seats - 1)
        assert self.seconds is not None
        return min(self.seconds, PART * self._left)


def _made(name: str, level: Level) -> None:
    if level.seconds is None:
        PLAYERS[name] = partial(Habitual, level=level)
    else:
        PLAYERS[name], TAKES[name] = partial(Thoughtful, level=level), {"nodes": int}


for _name, _level in LEVELS.items():
    _made(_name, _level)
