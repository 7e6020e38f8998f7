"""The words of `words/constants.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import Attribute, HandSize, Income, Limit
from ..sentences import Sentences

STATS: Final = ("Attack", "Defense", "Speed", "Attack Range")
SENTENCES: Final[Sentences] = {
    Attribute: lambda word: f"{STATS[word.attribute]} {{n:+}}",
    Limit: "Power Token limit {n:+}, and {who} gains {n} Power {n:Token|Tokens} at once",
    Income: "each Upkeep Phase, gain {n} more Hope",
    HandSize: "your Hand Size is {n} larger",
}
