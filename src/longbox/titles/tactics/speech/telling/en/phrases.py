"""What English sentences about Specials have in common."""

from __future__ import annotations

from typing import Final

from ....codes import RANKS
from ... import cards
from ..common import cap

TERRAIN: Final = {"fire": "Fire", "smoke": "Smoke", "slick": "Slick terrain", "difficult": "Difficult terrain"}
UNPROVOKED: Final = "this provokes no Attacks of Opportunity"
STATES: Final = {"shapeshift": "Shapeshift", "phased": "Phased"}


def group(id: str) -> str:
    return cards.name(f"affiliation/{id}")


def squares(n: int) -> str:
    return "1 square" if n == 1 else f"{n} squares"


def act(action: str, text: str) -> str:
    return f"{cap(action)} action: {text}"


def harm(rank: int, kind: str) -> str:
    return f"{RANKS[rank]} {cap(kind)} damage"
