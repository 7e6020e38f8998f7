"""The words of `words/attacks.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import Again, Longer
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Longer: "add {n} to the Attack Range for that attack",
    Again: "{who} may attack the same target again with the next Action",
}
