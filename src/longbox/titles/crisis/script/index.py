"""Who listens for what, and what changes which number: by the cards that show now, never by a scan of the library."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.kernel import Ability

from .cards import Static, Superpower
from .tactics import Tactic


class Hands:
    """The Team Tactic cards in both players' hands."""

    __slots__ = ("actions", "actives", "listen")

    def __init__(
        self, listen: dict[str, list[tuple[int, Ability]]], actives: list[list[Tactic]], actions: list[list[Tactic]]
    ) -> None:
        self.listen = listen
        self.actives = actives
        """Per player those that may be played in the player's own turn without spending an action."""
        self.actions = actions


class Cast:
    """What the stat cards that show and the Crisis cards listen for and change."""

    __slots__ = ("crises", "listen", "modify")

    def __init__(self) -> None:
        self.listen: dict[str, list[tuple[int, Ability, bool]]] = {}
        """Owner, ability, and whether it is one of a Leadership."""
        self.crises: dict[str, list[Ability]] = {}
        self.modify: dict[str, list[tuple[int, Superpower, Static]]] = {}

    def add(self, owner: int, power: Superpower, abilities: Sequence[Ability]) -> None:
        for ability in abilities:
            self.listen.setdefault(ability.event, []).append((owner, ability, bool(power.leadership)))
        for part in power.parts:
            if isinstance(part, Static):
                self.modify.setdefault(part.query, []).append((owner, power, part))


class Index:
    """Everything in play by event and by query."""

    __slots__ = ("actions", "actives", "crises", "heard", "listen", "modify", "tactics")

    def __init__(self, cast: Cast, hands: Hands) -> None:
        self.listen, self.crises, self.modify = cast.listen, cast.crises, cast.modify
        self.tactics, self.actives, self.actions = hands.listen, hands.actives, hands.actions
        self.heard = frozenset((*self.listen, *self.tactics, *self.crises))
        """Every event that something in play listens for."""
