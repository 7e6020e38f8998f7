"""Clea."""

from ...words import *
from ..affiliations import CONVOCATION, DEFENDERS
from ..idioms import ONE_POWER, hurl, relocate, wild_condition
from ..keywords import immunity

CLEA = Character(
    "clea",
    "Clea",
    "Clea",
    threat=3,
    affiliations=(CONVOCATION, DEFENDERS),
    forms=(Form("Normal", Side(5, M, 2, (2, 3, 4)), Side(5, M, 2, (2, 3, 4)), 35),),
    attacks=(
        Strike("demon-claws-of-denak", MYSTIC, range=3, dice=4, rules=(ONE_POWER, wild_condition("bleed"))),
        Strike(
            "icy-tendrils-of-ikthalon",
            MYSTIC,
            range=4,
            dice=6,
            cost=3,
            rules=(
                wild_condition("slow"),
                icons(WILD, HIT, name="stun")(after_attack(gain_condition(TARGET, "stun"))),
                icons(CRIT, WILD, HIT, BLOCK, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
            ),
        ),
    ),
    superpowers=(
        active(
            "descendant-of-the-faltine",
            0,
            seq(gain_power(SELF, 3), roll_for(5, (FAIL,), "descendant-of-the-faltine"), damage(SELF, hits_rolled)),
            action=True,
            limit="turn",
        ),
        hurl("oshturs-mighty-hand", size=2, within=3, tool=S),
        relocate("vapors-of-dormammu", 3, ally & within(3), 2),
        immunity("incinerate"),
    ),
)
