"""Juggernaut, Unstoppable."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "juggernaut", "Juggernaut", "LB-056", "Unstoppable", LEGENDARY, EVIL_SIDE, (BROTHERHOOD,),
    (REMARKABLE, TYPICAL, UNEARTHLY, UNEARTHLY, TYPICAL, TYPICAL, GOOD), speed=5, traits=("mystic",),
    attacks=(attack(CHARGING, "unstoppable"),),
    specials=(
        Special("momentum", (Ignores(charging=True),)),
        Special("crimson-armor", (Armor(MONSTROUS, ("physical", "energy")),)),
        Special("nothing-stops-me", (Immovable(), Shrugs(("held", "stuck")))),
    ),
)  # fmt: skip
