"""Game Levels: which slots a team has, what advancing a Plot brings, how many points win (chapter "Game Levels")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..codes import BOLD, COSMIC, HEROIC, LEGENDARY, MINION
from ..state import Table


@dataclass(frozen=True, slots=True)
class Level:
    id: str
    slots: dict[int, int]
    """How many figures of each renown, at most (TQ-08)."""
    advance: int
    victory: int


LEVELS: Final = {
    one.id: one
    for one in (
        Level("back-alley", {MINION: 2, BOLD: 3}, 1, 8),
        Level("mean-streets", {MINION: 2, BOLD: 3, HEROIC: 1}, 1, 10),
        Level("heroic-battle", {BOLD: 2, HEROIC: 4}, 1, 16),
        Level("epic-event", {BOLD: 1, HEROIC: 3, LEGENDARY: 1}, 2, 17),
        Level("crossover", {HEROIC: 4, LEGENDARY: 2}, 2, 24),
        Level("cosmic-confrontation", {HEROIC: 2, LEGENDARY: 3, COSMIC: 1}, 3, 34),
    )
}

FIRST: Final = "mean-streets"
"""The level that is played, or built for, where none is named."""


def level_of(t: Table) -> Level:
    return LEVELS[str(t.options["level"])]
