"""Reaction windows: one frame for every moment in which abilities may react to an event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from .asks import PASS, Ask
from .frames import AnyFrame, Frame
from .plain import Plain

if TYPE_CHECKING:
    from .state import State


Can: TypeAlias = Callable[[Any, Any, tuple[Any, ...]], bool]
"""(state, holder, data): may an ability be used now? State, holder and data are those of the title that declares it."""
Do: TypeAlias = Callable[[Any, Any, tuple[Any, ...]], AnyFrame | None]
"""(state, holder, data): the effect of an ability, or the frame that resolves it."""
Key: TypeAlias = tuple[Plain, ...]
"""(holder, card, number): which ability of whom."""


class Ability(NamedTuple):
    """Something a card may do when an event happens. Found again from `(card, number)`, so that a save can name it."""

    card: Plain
    number: int
    event: str
    forced: bool
    can: Can
    do: Do
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
        when: Can = lambda state, holder, data: True,
    ) -> Callable[[Do], Do]:
        """Declare what a card does when an event happens."""

        def declare(do: Do) -> Do:
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

    A party uses its abilities in the order it likes, forced and optional ones alike; what is forced cannot be declined. Each one
    is used at most once per event, and a party goes on until it passes. After any reaction everybody may react again (to what has
    changed). Who can do nothing is passed over without a question, unless being passed over would betray a hidden hand.
    """

    STEPS = ("react",)

    event: str
    data: tuple[Plain, ...]
    order: tuple[int, ...]
    used: list[Key] = field(default_factory=list)
    """Abilities this event has triggered or, where passing is final, that were declined."""
    turn: int = 0
    """Index into `order` of the party to ask next."""
    passed: int = 0
    """Parties in a row that have declined or had nothing."""

    def react(self, state: State) -> Ask | AnyFrame | None:
        order = self.order
        quiet, forced, optional = self._usable(state)
        suspects: tuple[int, ...] | None = None
        while self.passed < len(order):
            party = order[self.turn]
            must, may = forced.get(party, []), optional.get(party, [])
            if party in quiet:
                if not state.waits(party, quiet[party], optional):
                    self.back_to("react")
                    return self._use(state, quiet[party])
                must = [quiet[party], *must]
            if must:
                keys = [*must, *state.beside(party, optional, must)]
                if len(keys) == 1:
                    self.back_to("react")
                    return self._use(state, keys[0])
                return Ask(state.speaker(party), "forced", tuple(keys))
            if not may and suspects is None:
                suspects = state.suspects(self.event, self.data)
            if may or (suspects and party in suspects):
                return Ask(state.speaker(party), "react", (PASS, *(state.beside(party, optional) if may else may)))
            self._pass()
        return None

    def _usable(self, state: State) -> tuple[dict[int, Key], dict[int, list[Key]], dict[int, list[Key]]]:
        """What each party could use now: the first of its quiet abilities, its other forced ones, its optional ones."""
        data, used = self.data, self.used
        quiet: dict[int, Key] = {}
        forced: dict[int, list[Key]] = {}
        optional: dict[int, list[Key]] = {}
        for party, holder, ability in state.candidates(self.event, data):
            key = (holder, ability.card, ability.number)
            if key not in used and ability.can(state, holder, data):
                if ability.quiet:
                    quiet.setdefault(party, key)
                else:
                    (forced if ability.forced else optional).setdefault(party, []).append(key)
        return quiet, forced, optional

    def answer_forced(self, state: State, key: Key) -> AnyFrame | None:
        """What comes first, where something is forced: it cannot be declined, only put in its place."""
        return self._use(state, key)

    def answer_react(self, state: State, key: Plain) -> AnyFrame | None:
        if isinstance(key, tuple):
            return self._use(state, key)
        if state.PASSING_IS_FINAL and state.ask is not None:
            keys = [option for option in state.ask.options if isinstance(option, tuple)]
            self.used.extend(state.declined(self.order[self.turn], keys))
        self._pass()
        return None

    def _pass(self) -> None:
        self.passed += 1
        self.turn = (self.turn + 1) % len(self.order)

    def _use(self, state: State, key: Key) -> AnyFrame | None:
        self.used.append(key)
        self.passed = 0
        for _, holder, ability in state.candidates(self.event, self.data):
            if (holder, ability.card, ability.number) == key:
                return ability.do(state, holder, self.data)
        raise LookupError(f"Ability {key} left play between its choice and its use.")
