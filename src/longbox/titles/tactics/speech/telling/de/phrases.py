"""What German sentences about Specials have in common."""

from __future__ import annotations

from typing import Final

from ....codes import ABILITIES, RANKS
from ... import cards
from ...names import damage_name
from ..common import cap

UNPROVOKED: Final = "das löst keine Gelegenheitsangriffe aus"
ACTIONS: Final = {"easy": "Leichte Aktion", "move": "Bewegungsaktion", "attack": "Angriffsaktion", "tough": "Schwere Aktion"}
COLOURS: Final = ("Weiß", "Grün", "Gelb", "Rot")
TERRAIN: Final = {"fire": "Feuer", "smoke": "Rauch", "slick": "glattes Gelände", "difficult": "schwieriges Gelände"}


def group(id: str) -> str:
    return cards.name(f"affiliation/{id}", "de")


def damage_kind(kind: str) -> str:
    return damage_name(kind, "de")


def squares(n: int) -> str:
    return "1 Feld" if n == 1 else f"{n} Felder"


def within(n: int) -> str:
    return "innerhalb von 1 Feld" if n == 1 else f"innerhalb von {n} Feldern"


def act(action: str, text: str) -> str:
    return f"{ACTIONS[action]}: {text}"


def ability(ability: int) -> str:
    return cap(ABILITIES[ability])


def condition(id: str) -> str:
    return cards.name(f"condition/{id}", "de")


def harm(rank: int, kind: str) -> str:
    return f"Schaden vom Rang {RANKS[rank]} ({damage_kind(kind)})"
