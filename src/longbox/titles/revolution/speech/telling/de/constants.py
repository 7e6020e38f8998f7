"""The words of `words/constants.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import Attribute, HandSize, Income, Limit
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Attribute: "{attribute} {n:+d}",
    Limit: "Kraftmarken-Grenze {n:+d}",
    Income: "{n:+d} Hoffnung in jeder Versorgungsphase",
    HandSize: "Handgröße {n:+d}",
}
