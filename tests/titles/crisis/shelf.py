"""The cards that tests play with: those of the house, and cards that exist only for tests."""

from __future__ import annotations

from typing import TypeVar

from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.script.library import Card, Library
from longbox.titles.crisis.title import TITLE

C = TypeVar("C", bound=Card)

TITLE.packs.base = LIBRARY.derive()


def the_cards() -> Library:
    """The library of the tests."""
    return TITLE.packs.base


def add(card: C) -> C:
    """Put a card into it."""
    the_cards().add(card)
    return card
