"""Battlefields: ready ones, generated ones, files of one's own; what is wrong with them and what they look like."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from .check import advice, broken, faults
from .draw import as_svg
from .kinds import KINDS
from .plan import BadBattlefield, Battlefield, Piece, Surface
from .reading import agreed, load_battlefield, parse, read
from .scatter import THEMES, generate

READY = ("downtown", "campus", "crash-site", "harbour", "market", "museum", "railyard")
"""The battlefields that come with the game."""


@cache
def battlefield(name: str) -> Battlefield:
    """A ready battlefield.

    >>> battlefield("downtown").names["de"]
    'Kreuzung in der Innenstadt'
    """
    return read(files(__package__).joinpath("ready", f"{name}.json").read_text(encoding="utf-8"))


__all__ = [
    "KINDS", "READY", "THEMES", "BadBattlefield", "Battlefield", "Piece", "Surface",
    "advice", "agreed", "as_svg", "battlefield", "broken", "faults", "generate", "load_battlefield", "parse", "read",
]  # fmt: skip
