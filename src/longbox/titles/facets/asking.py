"""Asking: which questions a person need not be asked, because every answer leads to the same place.

The rules ask for everything; so do files, bots and programs. For a person at a table the questions below are answered by
themselves, with an answer of the question's own: a game with fewer questions is one of those that can be played with all of them.

- one option only;
- options that lead to the same position;
- an order of effects that leads to the same position whatever it is;
- options that change nothing but what they cost, beside one that declines;
- options that the person has asked not to be offered again.

A question whether, and the question how that follows it, are shown as one (`Joined`); so are they answered by two answers.

What an option does is found by carrying it out on a copy, through every question it leads to. One that rolls dice or goes on for
too long is taken to do something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, cast

from longbox.kernel import PASS, Answer, Ask, Event, Plain, Title

from .facet import Facet, S, facet_of

MOST = 40
"""Positions that are looked at before an option is taken to do something."""


@dataclass(frozen=True, slots=True)
class Settled:
    """An answer that need not be asked for."""

    option: int
    why: str
    """`only`, `same`, `order`, `idle`, `muted` or `end`."""
    secret: bool = False
    """Answered at once it would tell the others something about a hidden hand."""


@dataclass(frozen=True, slots=True)
class Joined(Generic[S]):
    """A question whether, and the question how that comes with it: shown as one, answered by two."""

    option: int
    """The option of the first that leads to the second."""
    declining: int
    """The option of the first that leaves it."""
    then: S
    """The position in which the second is asked."""

    def answers(self, value: Answer) -> tuple[Answer, ...]:
        """The answers to both questions; of one that is left there is no second."""
        assert self.then.ask is not None
        return (self.declining,) if value == len(self.then.ask.options) else (self.option, value)


class Asking(Facet[S]):
    """What a title says of its questions. The default leaves out questions with a single option."""

    room = "page.asking"

    orders: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions that only choose in which order things happen."""
    turns: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions that are asked again after each deed, until one ends them."""
    windows: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions that offer something beside what goes on, which declining leaves as it is."""

    hides: ClassVar[bool] = False
    """Whether players hold cards that others do not see: then no plain answer comes at once."""

    def essence(self, state: S) -> Mapping[str, Plain]:
        """What is compared to see whether an option does anything: all of the position but what was paid for it."""
        return cast("Mapping[str, Plain]", state.dump())

    def spent(self, seat: int, without: S, after: S) -> bool:
        """Whether what `essence` leaves out was only paid by a seat."""
        return True

    def declines(self, state: S, ask: Ask) -> int | None:
        """The option that does nothing, or ends a row of deeds."""
        return ask.options.index(PASS) if PASS in ask.options else None

    def source(self, state: S, ask: Ask, option: int) -> str:
        """The card that an option comes from, if it is one that a person may ask not to be offered again."""
        return ""

    def named(self, source: str, language: str) -> str:
        """What such a card is called."""
        return source

    def goes_on(self, state: S, before: S, ask: Ask) -> bool:
        """Whether a question only repeats what was declined in the one before, for the same seat."""
        return False

    def settled(self, state: S, ask: Ask, muted: Set[str] = frozenset(), before: S | None = None) -> Settled | None:
        """The answer to a question that need not be asked, if it need not; `before` is the position in which the same seat has
        just declined to do more."""
        found = self.plain(state, ask, muted, before)
        return replace(found, secret=True) if found is not None and self.hides else found

    def plain(self, state: S, ask: Ask, muted: Set[str] = frozenset(), before: S | None = None) -> Settled | None:
        """See `settled`; whether it would betray a hand is not looked at."""
        if ask.region is not None:
            return None
        if len(ask.options) == 1:
            return Settled(0, "only")
        if ask.kind in self.orders:
            return Settled(0, "order") if self.same_order(state, ask) else None
        declining = self.declines(state, ask)
        if declining is None:
            return Settled(0, "same") if self.same(state, ask) else None
        if before is not None and before.ask is not None and self.goes_on(state, before, ask):
            return Settled(declining, "end")
        left = [i for i in range(len(ask.options)) if i != declining and (self.source(state, ask, i) or None) not in muted]
        if not left:
            return Settled(declining, "muted")
        if len(left) <= MOST and all(self.idle(state, ask, i) for i in left):
            return Settled(declining, "idle")
        return None

    def joined(self, state: S, ask: Ask) -> Joined[S] | None:
        """The question that comes with the only way to answer this one without leaving it: which dice, whom, or where to."""
        if self.hides or ask.region is not None or len(ask.options) != 2 or ask.kind in self.turns | self.orders:
            return None
        declining = self.declines(state, ask)
        if declining is None:
            return None
        option = 1 - declining
        then = self.after(state, option)
        second = then.ask
        if second is None or self.final(state, option):
            return None
        if second.kind in self.turns | self.windows | self.orders or self.plain(then, second) is not None:
            return None
        return None if self.declines(then, second) is not None else Joined(option, declining, then)

    def final(self, state: S, option: int) -> bool:
        """Whether an answer cannot be taken back: it rolls dice, reveals something, or lets somebody else decide."""
        heard: list[Event] = []
        asked = state.ask
        then = self.after(state, option, heard.append)
        assert asked is not None
        if then.ask is None or then.ask.seat != asked.seat or then.count != state.count:
            return True
        return any(type(event).__name__ in self.title.reveals for event in heard)

    # -- what options do ------------------------------------------------------------------------------------------------

    def after(self, state: S, option: int, hear: Callable[[Event], None] | None = None) -> S:
        """The position that an option leads to; `hear` is told what happens."""
        trial = state.copy()
        trial.sink = hear
        assert trial.ask is not None
        trial.resolve(trial.ask.options[option])
        return trial

    def same(self, state: S, ask: Ask) -> bool:
        """Whether all options lead to one position."""
        if len(ask.options) > MOST:
            return False
        first = self.after(state, 0)
        if first.count != state.count:
            return False
        text = first.text()
        return all(self.after(state, i).text() == text for i in range(1, len(ask.options)))

    def same_order(self, state: S, ask: Ask) -> bool:
        """Whether every order leads to one position, without dice."""
        ends: set[str] = set()
        waiting, seen = [state], 0
        while waiting:
            one = waiting.pop()
            assert one.ask is not None
            for i in range(len(one.ask.options)):
                seen += 1
                then = self.after(one, i)
                if seen > MOST or then.count != state.count:
                    return False
                if then.ask is not None and then.ask.kind == ask.kind and then.ask.seat == ask.seat:
                    waiting.append(then)
                else:
                    ends.add(then.text())
                if len(ends) > 1:
                    return False
        return True

    def idle(self, state: S, ask: Ask, option: int) -> bool:
        """Whether an option changes nothing but what it costs, however the questions it leads to are answered."""
        if ask.kind in self.turns:
            stays, back = state, {(ask.kind, ask.seat, len(state.stack))}
        elif ask.kind in self.windows:
            declining = self.declines(state, ask)
            assert declining is not None
            stays = self.after(state, declining)
            if stays.ask is None or stays.count != state.count:
                return False
            back = {(stays.ask.kind, stays.ask.seat, len(stays.stack))}
        else:
            return False
        without = self.essence(stays)
        ends = [*self._ends(state, ask, option, back)]
        return bool(ends) and all(
            end is not None and self.essence(end) == without and self.spent(ask.seat, stays, end) for end in ends
        )

    def _ends(self, state: S, ask: Ask, option: int, back: Set[tuple[str, int, int]]) -> Iterator[S | None]:
        """The positions in which the game is back where it was, by all ways through an option; None for what cannot be followed."""
        waiting, seen = [(state, option)], 0
        while waiting:
            one, chosen = waiting.pop()
            then = self.after(one, chosen)
            seen += 1
            if then.ask is None or then.count != state.count or seen > MOST or then.ask.region is not None:
                yield None
                return
            if (then.ask.kind, then.ask.seat, len(then.stack)) in back:
                yield then
            elif ask.kind in self.windows and then.ask.kind == ask.kind and then.ask.seat == ask.seat:
                declining = self.declines(then, then.ask)
                assert declining is not None
                waiting.append((then, declining))
            elif len(then.stack) < len(state.stack):  # what comes next has begun
                yield None
                return
            else:
                waiting += [(then, i) for i in range(len(then.ask.options))]


def asking(title: Title[S]) -> Asking[S]:
    """What a title says of its questions."""
    return cast("Asking[S]", facet_of(title, Asking))
