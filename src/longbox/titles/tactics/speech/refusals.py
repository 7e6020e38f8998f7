"""Why something is refused, in other languages (`de.po` here and in `builder`). The English stands where it is raised."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from longbox.kernel import LongboxError, Named
from longbox.speech import Tongue, catalogue

from . import cards

ROOMS: Final = (Path(__file__).parent, Path(__file__).parents[1] / "builder")
"""Where the catalogues are: of the rules and maps, and of teams under construction."""


def refusal(error: LongboxError, language: str) -> str:
    """An error in a language."""
    return Tongue(language, *ROOMS, named=partial(called, language) if language == "de" else str).say(error.phrase)


def called(language: str, thing: Named) -> str:
    """What a language calls a figure, a level, or one of a few words."""
    return catalogue(ROOMS[0], language).find(thing, thing.id) or cards.name(thing.id, language)
