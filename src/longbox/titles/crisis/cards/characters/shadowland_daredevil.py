"""Shadowland Daredevil (Matt Murdock)."""

from ...words import *
from ..affiliations import SYNDICATE
from ..idioms import CALLS_NINJAS, FLANKED_BY_NINJAS, NO_LOS_NO_COVER, POWER_FOR_DAMAGE, on_wild
from ..keywords import stealth, wall_crawler

SHADOWLAND_DAREDEVIL = Character(
    "shadowland-daredevil",
    "Shadowland Daredevil",
    "Matt Murdock",
    threat=4,
    affiliations=(SYNDICATE,),
    grunts=("hand-ninjas",),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(7, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike("coordinated-strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, CALLS_NINJAS)),
        Strike(
            "baton-snare",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(*NO_LOS_NO_COVER, before_damage(advance(SELF, S, TOWARD, TARGET, optional=True), name="pursuit")),
        ),
        Strike(
            "demons-devastation",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(FLANKED_BY_NINJAS, on_wild("vanish", after_attack(place(SELF, 2)))),
            side="healthy",
        ),
        Strike("demons-devastation", MYSTIC, range=2, dice=7, cost=3, rules=(FLANKED_BY_NINJAS,), side="injured"),
    ),
    superpowers=(
        leadership(
            "shadow-war",
            SYNDICATE,
            on(
                modify_own(roller=ally & role(ATTACKER), target=enemy & (holding() | contesting())),
                reroll(1, "attack", fails=True),
                optional=True,
            ),
        ),
        active("there-is-only-the-beast", 3, as_area("demons-devastation", "injured"), side="injured"),
        innate("radar-sense", static("face_counts", ("defense", BLANK, 1), on=me, when=defends(PHYSICAL, ENERGY))),
        stealth(),
        wall_crawler(),
    ),
)
