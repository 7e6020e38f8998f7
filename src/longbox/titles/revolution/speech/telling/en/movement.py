"""The words of `words/movement.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import Dart, Farther, Phase, Pull, Push, Swap
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Farther: "move {n} Hexes further",
    Phase: "pass Obstacles and Characters",
    Dart: "move up to {n} Hexes",
    Push: "push the target up to {n} Hexes away",
    Pull: "pull a Character within {n} Hexes next to you",
    Swap: "change places with a Character within {n} Hexes",
}
