"""What a card file holds: its cards, and its mistakes with their places."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..script.cards import Character, Gem, Horseman
from ..script.crises import Crisis
from ..script.tactics import Tactic

Card = Character | Tactic | Crisis | Gem | Horseman


@dataclass(frozen=True, slots=True)
class Fault:
    """A mistake, and where it is."""

    file: str
    line: int
    column: int
    text: str

    def __str__(self) -> str:
        where = f", line {self.line}, column {self.column}" if self.line else ""
        return f"{self.file}{where}: {self.text}"


@dataclass(slots=True)
class Sheet:
    """What a file holds."""

    file: str
    cards: list[tuple[Card, int, int]] = field(default_factory=list)
    """Each with its line and column."""
    faults: list[Fault] = field(default_factory=list)
    unread: int = 0
    """Cards of the library that use Python of their own."""
    places: dict[int, tuple[object, int, int]] = field(default_factory=dict)
    """Where each part was written: by its id the part itself, which so stays alive, its line and column."""

    def fault(self, part: object, text: str) -> Fault:
        """A mistake in a part."""
        _, line, column = self.places.get(id(part), (None, 0, 0))
        return Fault(self.file, line, column, text)


__all__ = ["Card", "Fault", "Sheet"]
