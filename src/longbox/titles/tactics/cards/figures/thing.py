"""Thing, Ever-Lovin'."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "thing", "Thing", "LB-025", "Ever-Lovin'", HEROIC, GOOD_SIDE, (FOUR,),
    (INCREDIBLE, GOOD, MONSTROUS, MONSTROUS, GOOD, GOOD, REMARKABLE), speed=4, traits=("altered",),
    specials=(
        Special("rocky-hide", (Armor(INCREDIBLE, ("physical", "energy")),)),
        Special("clobbering-time", (Flurry(2, TOUGH),)),
    ),
)  # fmt: skip
