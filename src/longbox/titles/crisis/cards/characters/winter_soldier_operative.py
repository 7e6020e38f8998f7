"""Winter Soldier, Operative (James "Bucky" Barnes)."""

from ...words import *
from ..affiliations import AVENGERS, CABAL, HYDRA, SHIELD, WINTER_GUARD
from ..keywords import stealth

WINTER_SOLDIER_OPERATIVE = Character(
    "winter-soldier-operative",
    "Winter Soldier, Operative",
    'James "Bucky" Barnes',
    threat=4,
    affiliations=(AVENGERS, CABAL, HYDRA, SHIELD, WINTER_GUARD),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 4)), Side(5, M, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike(
            "spec-ops-rifle",
            PHYSICAL,
            range=5,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                icons(WILD, name="suppressive")(before_damage(lose_power(TARGET, rolled(WILD)))),
            ),
        ),
        Strike(
            "concussion-grenade",
            ENERGY,
            range=3,
            dice=5,
            cost=1,
            rules=(
                after_attack(gain_condition(TARGET, "stun"), when=dealt_damage),
                icons(WILD, name="blinding-flash")(after_attack(gain_condition(enemy & within(2, TARGET), "shock"))),
            ),
        ),
        Strike(
            "the-red-agent",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(icons(WILD, HIT, name="clean-sweep")(after_attack(each(enemy & ~role(TARGET) & within(3), damage(IT, 1)))),),
        ),
    ),
    superpowers=(
        active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn"),
        reactive(
            "kill-box",
            3,
            moved(mover=enemy & affectable & within(4), when=moved_by("advance", "climb", "place") & terrain_by(MOVER, 2, 3)),
            topple(MOVER, 3, 2, MOVER),
            limit="turn",
        ),
        innate("spetsnaz-training", on(modify_own(roller=me, when=facing(within(1))), reroll(1), optional=True)),
        stealth(),
    ),
)
