"""Valkyrie (Brunhilde)."""

from ...words import *
from ..affiliations import A_FORCE, ASGARD, DEFENDERS
from ..idioms import CHARGE, POWER_FOR_DAMAGE, blessed, hurl

VALKYRIE = Character(
    "valkyrie",
    "Valkyrie",
    "Brunhilde",
    threat=3,
    affiliations=(A_FORCE, ASGARD, DEFENDERS),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "dragon-fang",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(
                after_attack(gain_condition(TARGET, "bleed")),
                icons(CRIT, WILD, name="flurry")(after_attack(extra_attack("strike", anyone))),
            ),
        ),
    ),
    superpowers=(
        hurl("asgardian-might", size=2, within=2, tool=S),
        active("charge", 2, CHARGE, action=True, limit="turn"),
        active(
            "warrior-of-legend",
            2,
            next_attack(
                "next/warrior-of-legend",
                (
                    during(
                        "modify_own",
                        change_die("attack", (CRIT, WILD, BLOCK, BLANK), HIT, rolled(CRIT, WILD)),
                        when=at_least(1, rolled(CRIT, WILD)),
                        optional=True,
                    ),
                ),
            ),
        ),
        blessed(),
    ),
)
