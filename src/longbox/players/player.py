"""The interface of a bot: it gets what its seat may see, and returns an answer."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from longbox.kernel import Answer, Ask, BadOption, Generator, State, Title, view
from longbox.speech import listed
from longbox.titles.facets import Advisor, Json, advisor

S = TypeVar("S", bound=State)


class Sight(Generic[S]):
    """A position as one seat sees it. A bot gets this and never the state, so that it cannot peek."""

    __slots__ = ("_state", "_title", "ask")

    def __init__(self, title: Title[S], state: S, ask: Ask) -> None:
        self._title, self._state = title, state
        self.ask = ask

    @property
    def title(self) -> Title[S]:
        """The rules, to think ahead with."""
        return self._title

    @property
    def advisor(self) -> Advisor[S]:
        """What the title thinks of positions and options."""
        return advisor(self._title)

    def view(self) -> Json:
        """Everything the asked seat may see."""
        return view(self._title, self._state, self.ask.seat)

    def determinize(self, rng: Generator) -> S:
        """A full state to think in: what the seat cannot know, and all future dice, are drawn at random."""
        return self._title.determinize(self._state, self.ask.seat, rng)

    def rate(self, rng: Generator) -> list[float]:
        """How good the title thinks each option is, judged in such a state."""
        return self.advisor.rate(self.determinize(rng))

    def varied(self, order: list[int], rng: Generator) -> list[int]:
        """The order in which the title would look at the options, from the one by their rating."""
        return self.advisor.varied(self.determinize(rng), order)


AnySight: TypeAlias = Sight[Any]
"""A position of whatever title."""


class Player(Protocol):
    """A bot, or anything else that can answer for a seat."""

    def choose(self, sight: AnySight) -> Answer:
        """An answer to `sight.ask`."""


class RandomPlayer:
    """Picks any option with equal chance; the same seed picks the same way on any machine."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(f"{seed}").random

    def choose(self, sight: AnySight) -> Answer:
        return int(self._random() * len(sight.ask.options))


PLAYERS: dict[str, Callable[..., Player]] = {"random": RandomPlayer}
"""The bots by name; each is made from a seed, and some take more after a colon."""

TAKES: dict[str, dict[str, Callable[[str], object]]] = {}
"""By bot: the words that may come after its name, and what each is read as."""


def player(name: str, seed: int | str = 0) -> Player:
    """A bot by name, some with a word more: `search:nodes=200`, `search:seconds=0.5`.

    >>> player("brilliant")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    longbox.kernel.errors.BadOption: There is no player 'brilliant'; there is brawler, ...
    >>> player("search:nodes=few")
    Traceback (most recent call last):
    longbox.kernel.errors.BadOption: search:nodes=few is not possible; nodes takes a number.
    """
    short, _, rest = name.partition(":")
    if short not in PLAYERS:
        raise BadOption(f"There is no player {short!r}; there is {listed(sorted(PLAYERS))}.")
    given, takes = {}, TAKES.get(short, {})
    for word in rest.split(":") if rest else ():
        key, _, value = word.partition("=")
        if key not in takes:
            wanted = f"it takes {listed(sorted(takes))}, as in {short}:{sorted(takes)[0]}=1" if takes else "it takes nothing more"
            raise BadOption(f"{name} is not possible: the player {short} has no {key!r}; {wanted}.")
        try:
            given[key] = takes[key](value)
        except ValueError:
            raise BadOption(f"{name} is not possible; {key} takes a number.") from None
    return PLAYERS[short](str(seed), **given)
