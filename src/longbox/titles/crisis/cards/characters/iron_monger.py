"""Iron Monger (Obadiah Stane)."""

from ...words import *
from ..affiliations import CABAL, SYNDICATE
from ..idioms import EITHER_TYPE, HARD_SHELL, PORTABLE, POWER_FOR_DAMAGE, on_wild
from ..keywords import flight

IRON_MONGER = Character(
    "iron-monger",
    "Iron Monger",
    "Obadiah Stane",
    threat=3,
    affiliations=(CABAL, SYNDICATE),
    forms=(Form("Normal", Side(6, S, 4, (3, 3, 3)), Side(5, S, 4, (3, 3, 3)), 65),),
    attacks=(
        Strike("integrated-armaments", PHYSICAL, range=3, dice=5, types=EITHER_TYPE, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "aggressive-acquisition",
            PHYSICAL,
            range=2,
            dice=7,
            cost=4,
            rules=(
                on_wild("throw", after_attack(may(throw(TARGET, M, AWAY, SELF), "throw"), when=that(TARGET, size(3) & affectable))),
                icons(CRIT, HIT, name="hostile-takeover")(
                    after_attack(hand_over(PORTABLE, me, TARGET), when=that(TARGET, robbable(PORTABLE)))
                ),
            ),
        ),
    ),
    superpowers=(
        active("jump-jets", 2, place(SELF, 1), limit="turn"),
        reactive("onboard-tactical-computer", 2, modify_own(roller=me, when=attack_or_defense), reroll(2), limit="turn"),
        innate("reinforced-armor-plating", HARD_SHELL),
        flight(),
    ),
)
