"""The words of `words/attacks.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import Again, Longer
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Longer: "Reichweite +{n} für diesen Angriff",
    Again: "{who} darf dasselbe Ziel mit der nächsten Aktion noch einmal angreifen",
}
