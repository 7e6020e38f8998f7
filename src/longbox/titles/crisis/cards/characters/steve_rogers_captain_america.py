"""Steve Rogers, Captain America (Steve Rogers)."""

from ...words import *
from ..affiliations import SHIELD
from ..idioms import POWER_FOR_DAMAGE, on_wild

STEVE_ROGERS_CAPTAIN_AMERICA = Character(
    "steve-rogers-captain-america",
    "Steve Rogers, Captain America",
    "Steve Rogers",
    threat=4,
    affiliations=(SHIELD,),
    forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(5, M, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike(
            "stars-and-stripes-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                icons(WILD, BLOCK, name="flurry")(
                    after_attack(extra_attack("stars-and-stripes-strike", enemy, without=("flurry",)))
                ),
            ),
        ),
        Strike(
            "i-dont-like-bullies",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(
                on_wild("throw", after_attack(may(throw(TARGET, M), "throw"), when=that(TARGET, size(3) & affectable))),
                icons(WILD, HIT, name="language")(after_attack(gain_condition(TARGET, "stun", "slow"))),
            ),
        ),
    ),
    superpowers=(
        active("on-your-left", 2, advance(SELF, M), limit="turn", when=that(SELF, ~holding())),
        reactive(
            "ive-knocked-out-tyrants-over-200-times",
            3,
            modify_own(roller=me & role(ATTACKER)),
            reroll(roll="attack"),
            limit="turn",
        ),
        reactive("vibranium-shield", 2, targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), add_dice("defense", 2)),
    ),
)
