"""The words of `words/dice.py` in English."""

from __future__ import annotations

from typing import Final

from ....codes import EVERY_DIE
from ....words import Blind, MoreAttack, MoreDefense, MoreInitiative, Pierce, Reroll, Weaken
from ..sentences import Sentences

ROLLS: Final = {
    "any": "rolls attack or defense dice",
    "attack": "rolls attack dice",
    "defense": "rolls defense dice",
    "initiative": "rolls for Initiative",
}


def reroll(word: Reroll) -> str:
    if word.n == 1:
        return "reroll 1 of those dice"
    return "reroll any number of those dice" if word.n == EVERY_DIE else "reroll up to {n} of those dice"


SENTENCES: Final[Sentences] = {
    MoreAttack: "roll {n} more attack {n:die|dice}",
    MoreDefense: "roll {n} more defense {n:die|dice}",
    MoreInitiative: "add {n} {n:die|dice} to the roll",
    Weaken: "the target rolls {n} fewer defense {n:die|dice} (at least 1)",
    Blind: "the attacker rolls {n} fewer attack {n:die|dice} (at least 1)",
    Pierce: "unopposed attack dice inflict Damage on 2 or more in that attack",
    Reroll: reroll,
}
