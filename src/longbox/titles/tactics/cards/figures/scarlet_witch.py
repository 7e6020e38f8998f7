"""Scarlet Witch, Wanda Maximoff."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "scarlet-witch", "Scarlet Witch", "LB-032", "Wanda Maximoff", HEROIC, ENIGMATIC, (BROTHERHOOD,),
    (GOOD, GOOD, TYPICAL, EXCELLENT, GOOD, EXCELLENT, REMARKABLE), speed=5, traits=("mutant", "mystic"),
    attacks=(attack(MAGICAL, "hex-bolts", damage=at(INCREDIBLE), kind="eldritch", range=8),),
    specials=(
        Special("hex", (Targets(8, PSYCHE, (Inflicts("confused"),), red=(Counters(),)),)),
        Special("wavering-heart", (TeamUp((AVENGERS,)),)),
    ),
    book="hex-bolts",
)  # fmt: skip
