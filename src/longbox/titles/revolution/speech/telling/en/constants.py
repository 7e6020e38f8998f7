"""The words of `words/constants.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import Attribute, HandSize, Income, Limit
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Attribute: "{attribute} {n:+d}",
    Limit: "Power Token limit {n:+d}",
    Income: "{n:+d} Hope in every Upkeep Phase",
    HandSize: "Hand Size {n:+d}",
}
