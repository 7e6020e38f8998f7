"""Spider-Man, Friendly Neighborhood."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "spider-man", "Spider-Man", "MTM-001", "Friendly Neighborhood", HEROIC, GOOD_SIDE, (KNIGHTS,),
    (REMARKABLE, AMAZING, INCREDIBLE, INCREDIBLE, EXCELLENT, GOOD, INCREDIBLE), speed=5, health=14, karma=7,
    traits=("scientist", "altered", "alter-ego", "streetwise"),
    attacks=(
        attack(SHOOTING, "webs", damage=at(POOR), range=4, rules=(Inflicts("held"),)),
        attack(BRAWLING, "sensational-spidey"),
    ),
    specials=(
        Special("team-up", (LastToJoin(),)),
        Special("wall-crawler", (Ignores(difficult=True, elevation=True),)),
        Special("spider-senses", (Senses(INTUITION),)),
    ),
    book="alias renown disposition affiliations FASERIP health karma speed traits webs sensational-spidey"
    " team-up wall-crawler spider-senses",
)  # fmt: skip
