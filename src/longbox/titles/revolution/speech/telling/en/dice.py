"""The words of `words/dice.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import Blind, MoreAttack, MoreDefense, MoreInitiative, Pierce, Reroll, Weaken
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    MoreAttack: "{n:+d} attack dice",
    MoreDefense: "{n:+d} defense dice",
    MoreInitiative: "{n:+d} Initiative dice",
    Weaken: "the target rolls {n} defense die fewer",
    Blind: "the attacker rolls {n} attack die fewer",
    Pierce: "unopposed attack dice hit on 2 or more",
    Reroll: "reroll {some} of your {roll}",
}
