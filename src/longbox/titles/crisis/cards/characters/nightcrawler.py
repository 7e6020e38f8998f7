"""Nightcrawler (Kurt Wagner)."""

from ...words import *
from ..affiliations import X_MEN
from ..idioms import POWER_FOR_DAMAGE
from ..keywords import wall_crawler

NIGHTCRAWLER = Character(
    "nightcrawler",
    "Nightcrawler",
    "Kurt Wagner",
    threat=4,
    affiliations=(X_MEN,),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "teleporting-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                during("after_damage", gain_condition(TARGET, "stun"), when=that(TARGET, ~within(2)), name="ha-ha"),
            ),
        ),
        Strike(
            "brimstone-blitz",
            PHYSICAL,
            range=2,
            dice=5,
            cost=1,
            rules=(
                during("attack_pool", add_dice("attack", times_placed)),
                icons(CRIT, HIT, name="flurry-of-blows")(
                    after_attack(action("attack", target=TARGET), when=that(TARGET, affectable))
                ),
            ),
        ),
    ),
    superpowers=(
        active("bamf", 1, place(SELF, paid), most=3, limit="turn"),
        reactive("puff-of-smoke", 0, after_damage_of(attacker=me, target=in_play), place(SELF, 2, TARGET)),
        reactive(
            "unglaublich-acrobatics",
            2,
            (targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), dodging(target=me)),
            if_(in_attack, add_dice("defense", 2), add_dice("dodge", 2)),
        ),
        innate("invisible-in-shadow", static("target_within", 3, on=me, when=terrain_from(2, 1))),
        wall_crawler(),
    ),
)
