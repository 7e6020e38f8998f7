"""The words of `words/movement.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import Dart, Farther, Phase, Pull, Push, Swap
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Farther: "{who} may move up to {n} {n:Hex|Hexes} farther",
    Phase: "{who} may pass through Obstacles and Characters",
    Dart: "{who} may move up to {n} {n:Hex|Hexes}",
    Push: "you may push the target {n:|up to }{n} {n:Hex|Hexes} directly away from {to}",
    Pull: "pull a Character within {n} {n:Hex|Hexes} to a free Hex adjacent to {to}",
    Swap: "{who} changes places with a Character within {n} {n:Hex|Hexes}",
}
