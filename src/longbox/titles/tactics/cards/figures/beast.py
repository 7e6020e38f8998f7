"""Beast, Bouncing Scholar."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "beast", "Beast", "LB-014", "Bouncing Scholar", HEROIC, GOOD_SIDE, (XMEN,),
    (INCREDIBLE, AMAZING, REMARKABLE, INCREDIBLE, REMARKABLE, EXCELLENT, EXCELLENT), speed=5, traits=("mutant", "scientist"),
    attacks=(attack(CHARGING, "bounding-beast", to_hit=by(AGILITY)),),
    specials=(
        Special("leaping", (Ignores(),)),
        Special("eureka", (Targets(8, REASON, (Weakens(),), (Inflicts("confused"),), (Counters(),)),)),
    ),
    book="renown disposition affiliations bounding-beast.name leaping eureka.name",
)  # fmt: skip
