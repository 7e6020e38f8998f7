"""A roster as somebody files it, in any of the known forms."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from longbox.titles.crisis.builder import read, write
from longbox.titles.crisis.builder.carry import take
from longbox.titles.crisis.builder.catalogue import catalogue, ready
from longbox.titles.crisis.builder.words import BadRoster
from longbox.titles.crisis.script.rosters import SIZES

GAME: Final = "crisis"
"""The title that events are played with."""
PARTS: Final = tuple(SIZES)
"""What a roster is made of."""


@cache
def card_names(language: str) -> Mapping[str, str]:
    """What every card of a roster is called, by id.

    >>> card_names("en")["hulk"]
    'Hulk'
    """
    cards = catalogue(language)
    return {card["id"]: card["name"] for part in PARTS for card in cards[part]}


def filed(data: bytes) -> tuple[str, tuple[str, ...]]:
    """A roster as JSON text, and the names in it that are no cards Longbox has; raises `BadRoster`."""
    taken = take(data)
    unread = tuple(str(note.sentence.values["id"]) for note in taken.notes if "id" in note.sentence.values)
    return write(taken.roster), unread


__all__ = ["GAME", "PARTS", "BadRoster", "card_names", "filed", "read", "ready"]
