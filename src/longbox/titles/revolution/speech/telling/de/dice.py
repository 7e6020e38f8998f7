"""The words of `words/dice.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import Blind, MoreAttack, MoreDefense, MoreInitiative, Pierce, Reroll, Weaken
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    MoreAttack: "{n:+d} Angriffswürfel",
    MoreDefense: "{n:+d} Verteidigungswürfel",
    MoreInitiative: "{n:+d} Initiativwürfel",
    Weaken: "das Ziel würfelt {n} Verteidigungswürfel weniger",
    Blind: "der Angreifer würfelt {n} Angriffswürfel weniger",
    Pierce: "freie Angriffswürfel treffen ab 2",
    Reroll: "wirf {some} deiner {roll} neu",
}
