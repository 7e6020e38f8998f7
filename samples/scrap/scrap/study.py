"""Studies: the luck of attack dice, and what a learning agent sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from longbox.kernel import Event, Plain
from longbox.titles.facets import Dice, Roll, Study, moments, seat_name

from .odds import hits
from .title import BOARD, Attack, Rolled, Rooftop

SEAT = ("x", "y", "coins", "cards")


class AttackDice(Dice[Rooftop]):
    """Hits of the dice as they first fall. Dice rolled again count by what they change."""

    def __init__(self) -> None:
        self.lay: list[int] = []

    def look(self, roof: Rooftop) -> None:
        """What lies there before dice are rolled again."""
        attack = next((frame for frame in reversed(roof.stack) if isinstance(frame, Attack)), None)
        self.lay = list(attack.dice) if attack is not None and attack.now == "reroll" else []

    def hear(self, roof: Any, event: Event, choice: Plain | None) -> Iterator[Roll]:
        if not isinstance(event, Rolled):
            return
        again = choice if self.lay and isinstance(choice, tuple) else None
        rolled = [event.faces[number] for number in again] if again else list(event.faces)  # type: ignore[index]
        before = sum(self.lay[number] >= 5 for number in again) if again else 0  # type: ignore[index]
        self.lay = []
        mean, variance = moments(enumerate(hits(len(rolled))))
        yield Roll(event.seat, "attack", mean - before, variance, sum(face >= 5 for face in rolled) - before)


class ScrapStudy(Study[Rooftop]):
    observed = tuple(f"{seat_name(n)}: {field}" for n in range(3) for field in SEAT)

    def dice(self) -> AttackDice:
        return AttackDice()

    def observe(self, roof: Rooftop, seat: int) -> list[float]:
        row: list[float] = []
        for place in range(3):
            one = (seat + place) % 3
            x, y = roof.places[one]
            row += (x / BOARD, y / BOARD, roof.coins[one] / 10, len(roof.hands[one]) / 5)
        return row


FACET = ScrapStudy
