"""What sentences about Specials have in common in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from ...words import Heals, Plot, Special, Word

Tellers: TypeAlias = dict[type[Word], Callable[[Any], str]]
"""For each word a function of it that says what it does."""


class Language(NamedTuple):
    """How one language says what folios and pieces do."""

    tellers: Tellers
    switched: Callable[[Special, str], str]
    """A Special that does nothing until its action was taken, with what it does then."""
    of_plot: Callable[[Plot, str], str]
    """A Plot, with its benefits."""
    heals: Callable[[Heals], str]
    """Healing by a Plot, which takes no action of its own."""
    of_artifact: Callable[[Word], str]
    """A word that means something else of an Artifact than of a figure or a Plot; empty for the others."""
    swung: str
    """What comes before words of an Object that work when an attack with it hits."""


def columns(shift: int) -> str:
    r"""A column shift as people write it.

    >>> columns(-2) == "\N{EN DASH}2CS", columns(1)
    (True, '+1CS')
    """
    return f"{shift:+d}CS".replace("-", "\u2013")


def cap(id: str) -> str:
    return id.capitalize()
