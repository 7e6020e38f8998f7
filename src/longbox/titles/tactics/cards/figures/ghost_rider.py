"""Ghost Rider, Spirit of Vengeance."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "ghost-rider", "Ghost Rider", "LB-027", "Spirit of Vengeance", HEROIC, ENIGMATIC, (),
    (REMARKABLE, REMARKABLE, INCREDIBLE, AMAZING, GOOD, EXCELLENT, REMARKABLE), speed=6, traits=("mystic", "alter-ego"),
    attacks=(
        attack(SHOOTING, "hellfire", damage=at(EXCELLENT), kind="hellfire", range=4, rules=(DealsInstead(INCREDIBLE, EVIL_SIDE),)),
        attack(BRAWLING, "mystical-chains", rules=(AlsoDeals(GOOD, "hellfire", EVIL_SIDE),)),
    ),
    specials=(
        Special("penance-stare", (Targets(3, PSYCHE, (Inflicts("staggered"),), (Inflicts("stunned"),), against=EVIL_SIDE),)),
        Special("burning-skull", (Immune("fire"), Immune("hellfire"))),
    ),
    book="affiliations hellfire mystical-chains",
)  # fmt: skip
