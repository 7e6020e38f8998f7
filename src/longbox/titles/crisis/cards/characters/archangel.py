"""Archangel (Warren Worthington III)."""

from ...words import *
from ..affiliations import APOCALYPSE, X_FORCE
from ..idioms import POWER_FOR_DAMAGE, on_wild
from ..keywords import flight

TWO_MORE = if_(in_attack, add_dice("defense", 2), add_dice("dodge", 2))

ARCHANGEL = Character(
    "archangel",
    "Archangel",
    "Warren Worthington III",
    threat=4,
    affiliations=(APOCALYPSE, X_FORCE),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 50),),
    attacks=(
        Strike(
            "razor-wing-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("toxic-flechettes", after_attack(gain_one_of(TARGET, ("bleed", "poison"), rolled(WILD)))),
                icons(CRIT, name="overwing")(after_attack(place(SELF, 1, of=TARGET), when=that(TARGET, in_play))),
            ),
        ),
        Strike(
            "avatar-of-death",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(
                on_wild(
                    "neurotoxin",
                    after_attack(
                        if_(
                            that(TARGET, has(("bleed",)) & has(("poison",)) & ready),
                            give_activated(TARGET),
                            gain_condition(TARGET, "stagger"),
                        )
                    ),
                ),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        reactive("wing-shield", 2, (targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), dodging(target=me)), TWO_MORE),
        innate(
            "chosen-of-apocalypse",
            on(
                modify_own(roller=me & role(ATTACKER), when=at_least(1, rolled(WILD))),
                change_die("attack", (CRIT, WILD, BLOCK, BLANK), HIT, rolled(WILD)),
                optional=True,
            ),
        ),
        flight(),
    ),
)
