"""The Black Widow (Natasha Romanoff)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS, SHIELD
from ..keywords import stealth

THE_BLACK_WIDOW = Character(
    "the-black-widow",
    "The Black Widow",
    "Natasha Romanoff",
    threat=4,
    affiliations=(A_FORCE, AVENGERS, SHIELD),
    forms=(Form("Normal", Side(6, L, 2, (4, 3, 4)), Side(5, L, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike(
            "shock-batons",
            ENERGY,
            range=2,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                icons(WILD, name="shock")(before_damage(gain_condition(TARGET, "shock"))),
                during("modify_own", reroll(roll="attack", fails=True), when=marked("finisher")),
            ),
        ),
        Strike(
            "widow-stingers",
            ENERGY,
            range=4,
            dice=4,
            rules=(
                after_attack(gain_power(SELF, 1)),
                icons(WILD, name="stun")(before_damage(gain_condition(TARGET, "stun"))),
            ),
        ),
        Strike(
            "deadly-origins",
            PHYSICAL,
            range=2,
            dice=7,
            cost=4,
            rules=(
                after_attack(advance(SELF, M, optional=True)),
                icons(WILD, HIT, name="finisher")(after_attack(extra_attack("shock-batons", anyone, marks=("finisher",)))),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "calculated-risk",
            2,
            modify_own(roller=me, when=defends(PHYSICAL, MYSTIC)),
            reroll(roll="defense", fails=True),
        ),
        innate("all-that-matters-is-the-mission", static("own_drop", 1, on=me)),
        innate(
            "martial-artist",
            static("face_counts", ("defense", BLANK, 1), on=me, when=defends(PHYSICAL, ENERGY) & that(ATTACKER, within(2))),
        ),
        stealth(),
    ),
)
