"""The words of `words/attacks.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import Again, Longer
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Longer: "Attack Range {n:+d} for this attack",
    Again: "attack the same target again with the next Action",
}
