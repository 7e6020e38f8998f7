"""Words that something sets off (FT-121). In English."""

from __future__ import annotations

from typing import Final

from ....codes import ABILITIES
from ....words import Guards, PassesOn, Retaliates, SecondWind, Senses
from ..common import Tellers, cap
from .phrases import harm

TELLERS: Final[Tellers] = {
    Senses: lambda w: (
        f"The first time it is attacked in a Page, it makes a FEAT of {cap(ABILITIES[w.ability])}; "
        "on Green or better the attack fails."
    ),
    SecondWind: lambda w: "The first time it would become Tired in a Page, it stays Ready instead.",
    Guards: lambda w: "Adjacent Teammates may transfer damage to it.",
    PassesOn: lambda w: "It may transfer damage to an adjacent Teammate of lower renown.",
    Retaliates: lambda w: (
        f"Whoever hits it with a Brawling or Grappling attack takes {harm(w.rank, w.kind)}, if this figure still stands then."
    ),
}
