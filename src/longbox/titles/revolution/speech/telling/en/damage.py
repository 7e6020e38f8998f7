"""The words of `words/damage.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import PickStats, Reflect, Regain, Shield, Soften, StealToken
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Shield: "{n} Damage less",
    Reflect: "the attacker takes {n} Damage",
    PickStats: "you choose which stats are lowered",
    StealToken: "take a Power Token of the target",
    Regain: "regain {n} lost stat point",
    Soften: "the defeat counts {n} stat at 0 fewer",
}
