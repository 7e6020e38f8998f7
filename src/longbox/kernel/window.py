"""Reaction windows: one frame for every moment in which abilities may react to an event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from .asks import PASS, Ask
from .frames import Frame
from .plain import Plain

if TYPE_CHECKING:
    from .state import State


class Ability(NamedTuple):
    """Something a card may do when an event happens. Found again from `(card, number)`, so that a save can name it."""

    card: Plain
    number: int
    event: str
    forced: bool
    can: Callable[[Any, Any, tuple[Any, ...]], bool]
    """(state, holder, data): may it be used now?"""
    do: Callable[[Any, Any, tuple[Any, ...]], Frame[Any] | None]
    """(state, holder, data): its effect, or the frame that resolves it."""
    quiet: bool = False
    """Its place among other forced abilities does not matter: nobody is asked for the order."""


Candidate: TypeAlias = tuple[int, Plain, Ability]
"""(party, holder, ability). A party is a seat, or a number from `seats` up for effects that belong to no player."""


class Registry:
    """All abilities of a title, and, for the cards in play, which of them listen for an event.

    >>> registry = Registry()
    >>> @registry.on("hit", card="spikes", forced=True)
    ... def spikes(state, holder, data):
    ...     return None
    >>> [ability.card for ability in registry.listening(("spikes", "cape"))["hit"]]
    ['spikes']
    """

    def __init__(self) -> None:
        self.cards: dict[Plain, list[Ability]] = {}
        self._listening: dict[tuple[Plain, ...], dict[str, tuple[Ability, ...]]] = {}

    def on(
        self,
        event: str,
        *,
        card: Plain,
        forced: bool = False,
        quiet: bool = False,
        when: Callable[[Any, Any, tuple[Any, ...]], bool] = lambda state, holder, data: True,
    ) -> Callable[[Callable[[Any, Any, tuple[Any, ...]], Any]], Callable[[Any, Any, tuple[Any, ...]], Any]]:
        """Declare what a card does when an event happens."""

        def declare(do: Callable[[Any, Any, tuple[Any, ...]], Any]) -> Callable[[Any, Any, tuple[Any, ...]], Any]:
            of_card = self.cards.setdefault(card, [])
            of_card.append(Ability(card, len(of_card), event, forced or quiet, when, do, quiet))
            self._listening.clear()
            return do

        return declare

    def listening(self, cards: tuple[Plain, ...]) -> dict[str, tuple[Ability, ...]]:
        """Event to abilities, for these cards only. Built once per set of cards: a window never scans every card."""
        index = self._listening.get(cards)
        if index is None:
            lists: dict[str, list[Ability]] = {}
            for card in cards:
                for ability in self.cards.get(card, ()):
                    lists.setdefault(ability.event, []).append(ability)
            index = self._listening[cards] = {event: tuple(found) for event, found in lists.items()}
        return index


@dataclass(slots=True)
class Window(Frame["State"]):
    """Asks who may react to one event, party by party in the title's order, until all pass.

    A party's forced abilities come before its optional ones, each ability is used at most once per event, and a party goes on until
    it passes. After any reaction everybody may react again (to what has changed). Who can do nothing is passed over without a
    question, unless being passed over would betray a hidden hand.
    """

    STEPS = ("react",)

    event: str
    data: tuple[Plain, ...]
    order: tuple[int, ...]
    used: list[tuple[Plain, ...]] = field(default_factory=list)
    """Abilities this event has triggered or, where passing is final, that were declined."""
    turn: int = 0
    """Index into `order` of the party to ask next."""
    passed: int = 0
    """Parties in a row that have declined or had nothing."""

    def react(self, state: State) -> Ask | Frame[Any] | None:
        event, data, order, used = self.event, self.data, self.order, self.used
        quiet: dict[int, tuple[Plain, ...]] = {}
        forced: dict[int, list[tuple[Plain, ...]]] = {}
        optional: dict[int, list[tuple[Plain, ...]]] = {}
        for party, holder, ability in state.candidates(event, data):
            key = (holder, ability.card, ability.number)
            if key not in used and ability.can(state, holder, data):
                if ability.quiet:
                    quiet.setdefault(party, key)
                else:
                    (forced if ability.forced else optional).setdefault(party, []).append(key)
        suspects: tuple[int, ...] | None = None
        while self.passed < len(order):
            party = order[self.turn]
            keys = forced.get(party, [])
            if party in quiet or len(keys) == 1:
                self.back_to("react")
                return self._use(state, quiet[party] if party in quiet else keys[0])
            if keys:
                return Ask(state.speaker(party), "forced", tuple(keys))
            keys = optional.get(party, [])
            if not keys and suspects is None:
                suspects = state.suspects(event, data)
            if keys or (suspects and party in suspects):
                return Ask(state.speaker(party), "react", (PASS, *keys))
            self._pass()
        return None

    def answer_forced(self, state: State, key: tuple[Plain, ...]) -> Frame[Any] | None:
        """A forced ability: there is no choice but the order."""
        return self._use(state, key)

    def answer_react(self, state: State, key: Any) -> Frame[Any] | None:
        if key != PASS:
            return self._use(state, key)
        if state.PASSING_IS_FINAL and state.ask is not None:
            self.used.extend(option for option in state.ask.options if isinstance(option, tuple))
        self._pass()
        return None

    def _pass(self) -> None:
        self.passed += 1
        self.turn = (self.turn + 1) % len(self.order)

    def _use(self, state: State, key: tuple[Plain, ...]) -> Frame[Any] | None:
        self.used.append(key)
        self.passed = 0
        for _, holder, ability in state.candidates(self.event, self.data):
            if (holder, ability.card, ability.number) == key:
                return ability.do(state, holder, self.data)
        raise LookupError(f"Ability {key} left play between its choice and its use.")
