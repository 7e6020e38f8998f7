"""Trials: a game played on in a guess, as greedy players would, and what it was worth then."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import exp, log, sqrt
from time import monotonic
from typing import Final

from longbox.kernel import Ask, Event, Plain, State
from longbox.titles.facets import AnyAdvisor

SURE: Final = 0.97
"""No trial counts as more certain than this: on the logistic curve a game that is won lies at no end."""

USUAL_PULL: Final = 0.5
PRESUMED: Final = 4.0
"""How far luck moves a trial on that curve before trials have shown it, and how much luck that is believed as much as, squared."""

CAUTION: Final = 1.0
"""By how many standard errors an option must beat the one that is rated best."""

LONGEST: Final = 400
"""No trial goes on for more decisions than this."""


_CLOCK: list[Callable[[], float]] = [monotonic]


def now() -> float:
    """The seconds that bots think by."""
    return _CLOCK[0]()


@contextmanager
def thinking_by(clock: Callable[[], float]) -> Iterator[None]:
    """While something lasts, bots think by another clock: by processor time a busy machine makes nobody weaker.

    >>> with thinking_by(lambda: 42.0):
    ...     now()
    42.0
    """
    before, _CLOCK[0] = _CLOCK[0], clock
    try:
        yield
    finally:
        _CLOCK[0] = before


class Trial:
    """A game that is played on in a guess, and what it was worth to a seat whenever nothing was half done.

    Its dice fall by what they are rolled for where the title knows that, and tell how lucky the seat was where it can judge that.
    """

    __slots__ = ("advisor", "left", "luck", "seat", "seen", "state")

    def __init__(self, advisor: AnyAdvisor, state: State, seat: int) -> None:
        self.advisor, self.state, self.seat = advisor, state, seat
        self.left, self.luck = advisor.turns_ahead, 0.0
        self.seen: list[tuple[float, float]] = []
        """The chance to win and the luck so far."""
        advisor.couple(state)
        if advisor.luck_events:
            state.sink = self.hear

    def hear(self, event: Event) -> None:
        if type(event).__name__ in self.advisor.luck_events:
            self.luck += self.advisor.windfall(self.state, self.seat, event)

    def over(self) -> bool:
        """Whether it has gone far enough. To be asked before every decision."""
        if not self.advisor.settled(self.state):
            return False
        self.judge()
        self.left -= 1
        return self.left < 0 or self.state.ask is None

    def judge(self) -> None:
        self.seen.append((self.advisor.worth(self.state)[self.seat], self.luck))

    def value(self, fortunes: list[Fortune]) -> float:
        """The chance to win, on average over the moments that were judged: the first are surer, the last see further."""
        if not self.advisor.luck_events:
            return sum([chance for chance, _ in self.seen]) / len(self.seen)
        chances = [fortune.without(luck, chance) for fortune, (chance, luck) in zip(fortunes, self.seen, strict=False)]
        return sum(chances) / len(chances)


class Fortune:
    """How much luck moves the chance to win, learnt from the trials of a decision, and the chance without it.

    Luck is nothing on average and so tells nothing about an option; but it is most of what makes trials differ. On the logistic
    curve it moves every trial by about the same, near the end of the curve too.

    >>> fortune = Fortune()
    >>> found = [fortune.without(luck, 1 / (1 + exp(-0.4 - 0.5 * luck))) for luck in (1.0, -2.0, 1.0, -1.0, 2.0, 0.0)]
    >>> round(found[-1], 2), max(found) - min(found) < 0.1
    (0.6, True)
    """

    __slots__ = ("both", "count", "luck", "squares", "steps")

    def __init__(self) -> None:
        self.count = 0
        self.luck = self.steps = 0.0
        self.squares = PRESUMED
        self.both = PRESUMED * USUAL_PULL

    def without(self, luck: float, chance: float) -> float:
        chance = min(max(chance, 1 - SURE), SURE)
        steps = log(chance / (1 - chance))
        self.count += 1
        self.both += (steps - self.steps) * (luck - self.luck) * (self.count - 1) / self.count
        self.squares += (luck - self.luck) ** 2 * (self.count - 1) / self.count
        self.luck += (luck - self.luck) / self.count
        self.steps += (steps - self.steps) / self.count
        return 1 / (1 + exp(luck * self.both / self.squares - steps))


def fresh_fortunes(advisor: AnyAdvisor) -> list[Fortune]:
    """One for each of the moments at which a trial is judged: the further it went, the more luck it had."""
    return [Fortune() for _ in range(advisor.turns_ahead + 1)]


class Judge:
    """The title's ratings, worked out once for every position that trials come to: many come to the same ones."""

    __slots__ = ("advisor", "known")

    def __init__(self, advisor: AnyAdvisor) -> None:
        self.advisor = advisor
        self.known: dict[bytes, list[float]] = {}

    def rate(self, state: State) -> list[float]:
        if self.advisor.rating_varies:
            return self.advisor.rate(state)
        place = state.dump()
        place["key"] = place["count"] = 0  # the dice to come are no part of it
        text = marshal.dumps(place, 2)
        found = self.known.get(text)
        if found is None:
            found = self.known[text] = self.advisor.rate(state)
        return found


class Budget:
    """How much may still be thought."""

    __slots__ = ("began", "nodes", "seconds", "stop")

    def __init__(self, nodes: int | None, seconds: float | None, stop: Callable[[], bool] | None) -> None:
        self.nodes, self.seconds, self.stop = nodes, seconds, stop
        self.began = now()

    def spent(self, trials: int) -> bool:
        return (self.nodes is not None and trials >= self.nodes) or self.late()

    def late(self) -> bool:
        if self.stop is not None and self.stop():
            return True
        return self.seconds is not None and now() - self.began >= self.seconds


Guide = Callable[[Ask, list[float]], int | None]
"""Answers the questions of a seat by their ratings, until it gives None."""


def walk(judge: Judge, trial: Trial, choice: Plain, guide: Guide | None = None, budget: Budget | None = None) -> bool:
    """Answer, and go on: as the guide says until dice are rolled, then as greedy players would.

    False if the time is up before nothing is half done.
    """
    state, seat, rolled = trial.state, trial.seat, trial.state.count
    state.resolve(choice)
    for _ in range(LONGEST):
        if trial.over():
            return True
        ask = state.ask
        assert ask is not None
        if len(ask.options) == 1:
            state.resolve(ask.options[0])
            continue
        if budget is not None and budget.late():
            return False
        ratings = judge.rate(state)
        number = None
        if guide is not None and ask.seat == seat and state.count == rolled:
            number = guide(ask, ratings)
            guide = None if number is None else guide
        state.resolve(ask.options[ratings.index(max(ratings)) if number is None else number])
    trial.judge()
    return True


def by_rating(ratings: list[float]) -> list[int]:
    """The numbers of some options, the best first.

    >>> by_rating([0.2, 0.7, 0.1])
    [1, 0, 2]
    """
    return sorted(range(len(ratings)), key=lambda number: -ratings[number])


def shares(ratings: list[float]) -> list[float]:
    """Ratings as chances: what is rated best is likely best, by how far it stands out.

    >>> [round(share, 2) for share in shares([1.0, 2.0, 3.0])]
    [0.06, 0.21, 0.72]
    """
    best = sorted(ratings, reverse=True)[:8]
    middle = sum(best) / len(best)
    spread = sqrt(sum((one - middle) ** 2 for one in best) / len(best)) or 1.0
    weights = [exp(max(-30.0, (one - best[0]) / spread)) for one in ratings]
    total = sum(weights)
    return [weight / total for weight in weights]


def sure_gain(values: list[float], usual: list[float], fewest: int = 2, presumed: int = 0, apart: float = 0.0) -> float:
    """How much better an option did than the usual one in the worlds in which both were tried, less what luck may have done.

    It counts after the fewest pairs there must be, and as if some more had lain so far apart.

    >>> round(sure_gain([0.5, 0.7, 0.6], [0.4, 0.6, 0.5]), 3), sure_gain([0.9, 0.1], [0.4, 0.5]) < 0
    (0.1, True)
    """
    pairs = [one - other for one, other in zip(values, usual, strict=False)]
    if len(pairs) < fewest:
        return -1.0
    mean = sum(pairs) / len(pairs)
    squares = sum((one - mean) ** 2 for one in pairs) + presumed * apart**2
    return mean - CAUTION * sqrt(squares / (len(pairs) - 1 + presumed) / len(pairs))
