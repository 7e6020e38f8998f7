"""The words of `words/dice.py` in German."""

from __future__ import annotations

from typing import Final

from ....codes import EVERY_DIE
from ....words import Blind, MoreAttack, MoreDefense, MoreInitiative, Pierce, Reroll, Weaken
from ..sentences import Sentences

ROLLS: Final = {
    "any": "einem Angriffs- oder Verteidigungswurf",
    "attack": "einem Angriffswurf",
    "defense": "einem Verteidigungswurf",
    "initiative": "dem Initiativwurf",
}


def reroll(word: Reroll) -> str:
    if word.n == 1:
        return "wirf 1 dieser Würfel neu"
    return "wirf beliebig viele dieser Würfel neu" if word.n == EVERY_DIE else "wirf bis zu {n} dieser Würfel neu"


SENTENCES: Final[Sentences] = {
    MoreAttack: "wirf {n} Angriffswürfel mehr",
    MoreDefense: "wirf {n} Verteidigungswürfel mehr",
    MoreInitiative: "wirf dafür {n} Würfel mehr",
    Weaken: "das Ziel wirft {n} Verteidigungswürfel weniger (mindestens 1)",
    Blind: "der Angreifer wirft {n} Angriffswürfel weniger (mindestens 1)",
    Pierce: "freie Angriffswürfel fügen bei diesem Angriff ab 2 Schaden zu",
    Reroll: reroll,
}
