"""Advisor: how good positions and options are, for bots."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, ClassVar, Final, TypeAlias, cast

from longbox.kernel import Event, Generator, Plain, Title

from .facet import Facet, S, facet_of

TRIES: Final = 8
DECISIONS_AHEAD: Final = 12
"""By default an option is tried so often, with so many random decisions after it."""
LEAD: Final = 10.0
"""How much more `value` makes a seat e times as likely to win as another, where a title does not say."""


class Advisor(Facet[S]):
    """What bots ask a title. The default uses the rules alone and tries options out."""

    room = "bot"

    turn_starts: ClassVar[frozenset[str]] = frozenset()
    """The kinds of question with which a turn begins."""
    rating_varies: ClassVar[bool] = False
    """Whether `rate` is different each time on purpose, so that others cannot tell what a bot will do."""
    least_gain: ClassVar[float] = 0.0
    """How much more often an option must win than the one `rate` likes best before a search prefers it: `chances` are rough."""
    unsearched: ClassVar[frozenset[str]] = frozenset()
    """The kinds of question that a searching bot answers by `rate` alone, because looking ahead does not pay there."""
    turns_ahead: ClassVar[int] = 0
    """How many more turns a searching bot looks ahead after the one it decides in."""
    luck_events: ClassVar[frozenset[str]] = frozenset()
    """Names of events that tell of dice and whose luck `windfall` can judge."""
    tempers: ClassVar[Mapping[str, frozenset[str]]] = {}
    """By the temper of a bot, the words with which the options begin that it likes better than others would."""

    def value(self, state: S, seat: int) -> float:
        """What a position is worth to a seat: by default how far it leads the best of the others.

        >>> from longbox.titles import title
        >>> crisis = title("crisis")
        >>> advisor(crisis).value(crisis.new(seed=1), 0)
        0.0
        """
        scores = state.scores()
        return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

    def worth(self, state: S) -> tuple[float, ...]:
        """The chance of each seat to win, as far as a quick look can tell; exact when the game is over. A draw is shared."""
        if state.ask is not None:
            return self.chances(state)
        winner = state.winner()
        return tuple([1 / state.seats if winner is None else float(seat == winner) for seat in range(state.seats)])

    def chances(self, state: S) -> tuple[float, ...]:
        """The same for a game in progress: by default from the value of the position for each seat."""
        values = [self.value(state, seat) for seat in range(state.seats)]
        odds = [exp((value - max(values)) / LEAD) for value in values]
        return tuple([one / sum(odds) for one in odds])

    def windfall(self, state: S, seat: int, event: Event) -> float:
        """How much better for a seat the dice of one of the `luck_events`, just being told, fell than on average; in any unit.

        On average it must be nothing, whatever the position. A search takes such luck out of its trials, and needs fewer of them.
        """
        return 0.0

    def couple(self, state: S) -> None:
        """Let every die still to be rolled in a guess depend on what it is rolled for, not on how many were rolled before.

        Guesses with the same key meet the same luck then whatever is done differently in them, which tells options apart with fewer
        trials. By default dice come in a row.
        """

    def settled(self, state: S) -> bool:
        """Whether a turn is about to begin and nothing is half done, so that a position can be judged."""
        return state.ask is None or state.ask.kind in self.turn_starts

    def turn(self, state: S) -> tuple[int, Plain]:
        """Whose turn it is, or nobody's (-1), and what tells it from every other turn; for bots that have so much time for each.

        Everybody knows it: how long a bot thinks must not tell what only it may know.
        """
        return -1, state.rounds()

    def rate(self, state: S) -> list[float]:
        """How good each option of the question is. The state may be changed: it is a guess made for this.

        By default every option is tried a few times on a copy with some random decisions after it, and what the position is worth
        then counts.
        """
        ask = state.ask
        assert ask is not None
        rng = Generator(state.key)
        worth = []
        for option in ask.options:
            total = 0.0
            for _ in range(TRIES):
                after = state.copy()
                after.key = rng.below(1 << 64)
                after.resolve(option)
                for _ in range(DECISIONS_AHEAD):
                    if after.ask is None:
                        break
                    after.resolve(rng.choice(after.ask.options))
                total += self.value(after, ask.seat)
            worth.append(total / TRIES)
        return worth

    def varied(self, state: S, order: list[int]) -> list[int]:
        """The options of the question in the order in which a search opens them, from `order`: the best rated first.

        Where many are nearly the same, titles put off those that are much like a better one: a few unlike ones show more.
        """
        return order


AnyAdvisor: TypeAlias = Advisor[Any]
"""The advisor of whatever title."""


def advisor(title: Title[S]) -> Advisor[S]:
    """The advisor of a title.

    >>> from longbox.titles import title
    >>> advisor(title("revolution")).rating_varies
    True
    """
    return cast("Advisor[S]", facet_of(title, Advisor))
