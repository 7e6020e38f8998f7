"""Why the rules of Crisis Protocol refuse something, in other languages (`de.po`) than the English of the rules themselves."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from longbox.kernel import LongboxError, Named
from longbox.speech import Tongue, catalogue

from ..battlefields.kinds import KINDS
from ..builder.words import BadRoster, Unplayable
from . import cards

ROOM: Final = Path(__file__).parent
"""Where the catalogues are."""


def refusal(error: LongboxError, language: str) -> str:
    """An error in a language.

    >>> from longbox.kernel import Illegal
    >>> refusal(Illegal("That place is {far:.1f} in away; it must be within Range {range}.", far=4.25, range=2), "de")
    'Diese Stelle ist 4,2 Zoll entfernt; sie muss in Reichweite 2 sein.'
    """
    if isinstance(error, BadRoster | Unplayable):
        return error.told(language)
    return Tongue(language, ROOM, named=partial(called, language)).say(error.phrase)


def called(language: str, thing: Named) -> str:
    """A card, a kind of terrain or one of a few words."""
    if language != "de":
        return str(thing)
    kind = thing.id.removeprefix("terrain.")
    if kind in KINDS:
        return str(getattr(KINDS[kind], language))
    return catalogue(ROOM, language).find(thing, thing.id) or cards.name(thing.id, language)
