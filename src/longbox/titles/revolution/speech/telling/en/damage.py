"""The words of `words/damage.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import PickStats, Reflect, Regain, Shield, Soften, StealToken
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Shield: "reduce that Damage by {n}",
    Reflect: "the attacker takes {n} Damage",
    PickStats: "you choose which stats that Damage lowers",
    StealToken: "{who} takes 1 Power Token from the target",
    Regain: "{who} regains {n:|up to }{n} lost stat {n:point|points} of your choice",
    Soften: "count {n} fewer {n:stat|stats} at 0 (at least 1)",
}
