"""The words of `words/constants.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import Attribute, HandSize, Income, Limit
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Attribute: "{attribute} {n:+d}",
    Limit: "Kraftlimit {n:+d}",
    Income: "{n:+d} Hoffnung in jeder Unterhaltsphase",
    HandSize: "Handlimit {n:+d}",
}
