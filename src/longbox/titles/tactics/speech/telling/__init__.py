"""What Specials, attack rules, Plots, Objects and Artifacts do, said from the words they are made of.

Nobody writes these texts by hand: what people read is what the rules look for. Every word has a sentence in each language, in the
module of the same name as in `words`: `words/triggered.py` is said in `en/triggered.py` and `de/triggered.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ...words import AlsoDeals, Attack, DealsInstead, Heals, Inflicts, Pierces, Plot, Special, Thing, Weakens, Word
from .common import Language, Tellers
from .de import GERMAN
from .en import ENGLISH

LANGUAGES: Final[Mapping[str, Language]] = {"en": ENGLISH, "de": GERMAN}
TELLERS: Final[Mapping[str, Tellers]] = {id: language.tellers for id, language in LANGUAGES.items()}


def told(words: Iterable[Word], language: str) -> str:
    teller = TELLERS[language]
    return " ".join(teller[type(word)](word) for word in words)


def describe(special: Special, language: str) -> str:
    """The text of a Special.

    >>> from longbox.titles.tactics.words import Armor, KillShift
    >>> describe(Special("iced-up", (Armor(4, ("physical", "energy"), ("sonic",)),)), "en")
    'Armor Good: prevents up to 1 Physical or Energy damage, but no Sonic damage.'
    >>> describe(Special("snikt", (KillShift(1),), "easy"), "de")
    'Leichte Aktion, für den Rest des Hefts: FEATs auf Endurance gegen ihre Todesstöße haben +1CS.'
    """
    text = told(special.parts, language)
    return LANGUAGES[language].switched(special, text) if special.action else text


def describe_attack(attack: Attack, language: str) -> str:
    """The special rules of an attack; empty if it has none."""
    return told(attack.rules, language)


def describe_piece(piece: Plot | Thing, language: str) -> str:
    """The rules text of a Plot, an Object or an Artifact."""
    speech = LANGUAGES[language]
    if isinstance(piece, Plot):
        bonus = " ".join(speech.heals(word) if isinstance(word, Heals) else told((word,), language) for word in piece.bonus)
        return speech.of_plot(piece, bonus)
    if not piece.artifact:
        return object_text(piece, language)
    return " ".join(speech.of_artifact(rule) or told((rule,), language) for rule in piece.rules)


SWINGS: Final = (Inflicts, Weakens, Pierces, AlsoDeals, DealsInstead)
"""Words of an Object that work when an attack with it hits (FT-551)."""


def object_text(thing: Thing, language: str) -> str:
    hit = told((rule for rule in thing.rules if isinstance(rule, SWINGS)), language)
    always = told((rule for rule in thing.rules if not isinstance(rule, SWINGS)), language)
    return " ".join(text for text in (always, hit and LANGUAGES[language].swung + hit) if text)


__all__ = ["TELLERS", "describe", "describe_attack", "describe_piece"]
