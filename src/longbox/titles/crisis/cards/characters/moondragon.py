"""Moondragon (Heather Douglas)."""

from ...words import *
from ..affiliations import AVENGERS, DEFENDERS, GUARDIANS
from ..idioms import CHARGE, ONE_POWER, again, blanks_defend, wild_condition
from ..keywords import flight

MOONDRAGON = Character(
    "moondragon",
    "Moondragon",
    "Heather Douglas",
    threat=3,
    affiliations=(AVENGERS, DEFENDERS, GUARDIANS),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 4)), Side(6, M, 2, (3, 3, 4)), 50),),
    attacks=(
        Strike("psionic-barrage", MYSTIC, range=3, dice=4, rules=(ONE_POWER, again("psionic-barrage", "rapid-fire", WILD))),
        Strike(
            "dragon-of-the-moon",
            MYSTIC,
            range=2,
            dice=7,
            cost=3,
            rules=(static("counts_theirs", FAIL), wild_condition("hex")),
        ),
    ),
    superpowers=(
        active("charge", 2, CHARGE, action=True, limit="turn"),
        reactive(
            "distracting-illusions",
            1,
            modify_opponent(roller=role(TARGET), attacker=enemy & within(3)),
            reroll(1, "attack", must=True),
            limit="turn",
        ),
        reactive(
            "shield-mind",
            2,
            would_move(
                mover=ally & within(4),
                cause=enemy,
                when=moving("advance", "place", "push") & (by_attack_rule(MYSTIC) | by_superpower),
            ),
            not_moved(),
        ),
        innate("shad-lom-martial-artist", blanks_defend(in_attack & that(ATTACKER, within(2)))),
        flight(),
    ),
    gems=("mind",),
)
