"""Rescue (Pepper Potts)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS, SHIELD
from ..idioms import AFFLICTED, HARD_SHELL, ONE_POWER, wild_condition
from ..keywords import flight

PATIENT = ally & other & within(2) & ~ready

RESCUE = Character(
    "rescue",
    "Rescue",
    "Pepper Potts",
    threat=3,
    affiliations=(A_FORCE, AVENGERS, SHIELD),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "triage",
            ENERGY,
            range=4,
            dice=5,
            rules=(
                ONE_POWER,
                before_damage(cap_damage(1)),
                icons(HIT, name="medic")(
                    after_attack(
                        choose(
                            ally & other & within(3),
                            one_of(remove_condition=remove_condition(CHOSEN), heal=heal(CHOSEN, rolled(HIT))),
                            optional=True,
                        )
                    )
                ),
            ),
        ),
        Strike("sonic-barrage", ENERGY, range=4, dice=7, cost=4, shape="beam", rules=(wild_condition("stun"),)),
    ),
    superpowers=(
        active("life-support-systems", 1, action("shake"), when=that(SELF, AFFLICTED)),
        active(
            "medevac",
            3,
            seq(
                advance(SELF, L),
                choose(
                    PATIENT,
                    seq(
                        place(CHOSEN, 1, SELF),
                        one_of(heal=heal_up_to(CHOSEN, 2), remove_condition=remove_condition(CHOSEN), nothing=seq()),
                    ),
                    optional=True,
                ),
            ),
            action=True,
            limit="turn",
        ),
        reactive(
            "sonic-force-fields",
            2,
            (targeted(target=ally & within(3), when=attack_is(PHYSICAL, ENERGY)), dodging(target=ally & within(3))),
            if_(in_attack, add_dice("defense", 2), add_dice("dodge", 2)),
        ),
        innate("rescue-armor", HARD_SHELL, on(relieved(it=ally & other, cause=me), gain_power(SELF, 1))),
        flight(),
    ),
)
