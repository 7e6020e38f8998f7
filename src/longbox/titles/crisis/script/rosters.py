"""Rosters: ten characters, ten Team Tactic cards, three Crisis cards of each type, and gems (CP-113..CP-119, CP-500..CP-505).

How they are read, written and judged is in `builder/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from .cards import Gem
from .crises import EXTRACTION, SECURE

SIZES: Final = {"characters": 10, "tactics": 10, SECURE: 3, EXTRACTION: 3}
"""How many of each a roster has (CP-113)."""


@dataclass(frozen=True, slots=True)
class Roster:
    """What a player brings to the table."""

    id: str
    name: str
    characters: tuple[str, ...]
    tactics: tuple[str, ...]
    secure: tuple[str, ...]
    extraction: tuple[str, ...]
    gems: tuple[tuple[str, str], ...] = field(default=())
    """(character, gem)"""
    group: str = field(default="", compare=False)
    """The affiliation under which a ready roster is offered."""
    affiliation: str = field(default="", compare=False)
    """The affiliation that bots and the quick setup use with a ready roster, whenever its squad may."""

    def crises(self, kind: str) -> tuple[str, ...]:
        return self.secure if kind == SECURE else self.extraction

    def gem_of(self, character: str) -> str:
        return ",".join(gem for who, gem in self.gems if who == character)

    def extra(self, gems: Mapping[str, Gem]) -> tuple[int, ...]:
        """What gems add to each character's threat (CP-504)."""
        return tuple(sum(gems[gem].threat for bearer, gem in self.gems if bearer == who) for who in self.characters)
