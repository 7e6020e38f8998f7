"""Nick Fury & the Howling Commandos (Nicholas Fury, Sr., Timothy "Dum Dum" Dugan, Gabriel Jones)."""

from ...words import *
from ..affiliations import SHIELD
from ..idioms import ONE_POWER, on_wild
from ..keywords import stealth

SIBLINGS = "siblings-in-arms"
SIBLING = ally & other & within(2)

NICK_FURY_THE_HOWLING_COMMANDOS = Character(
    "nick-fury-the-howling-commandos",
    "Nick Fury & the Howling Commandos",
    'Nicholas Fury, Sr., Timothy "Dum Dum" Dugan, Gabriel Jones',
    threat=3,
    affiliations=(SHIELD,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(6, M, 2, (3, 3, 3)), 50),),
    attacks=(
        Strike(
            "prototype-weapons",
            PHYSICAL,
            range=4,
            dice=5,
            rules=(ONE_POWER, on_wild("pursuit", before_damage(advance(SELF, S, TOWARD, TARGET, optional=True)))),
        ),
        Strike("grenades", ENERGY, range=3, dice=4, cost=1, rules=(after_attack(gain_condition(TARGET, "incinerate")),)),
        Strike(
            "the-shows-over",
            PHYSICAL,
            range=3,
            dice=6,
            cost=3,
            types=(PHYSICAL, ENERGY),
            rules=(on_wild("pour-it-on", after_attack(extra_attack("prototype-weapons", enemy))),),
        ),
    ),
    superpowers=(
        active(
            SIBLINGS,
            2,
            choose(
                SIBLING,
                several_of(
                    1,
                    go=(that(SELF, fresh(SIBLINGS)), seq(tick(SELF, SIBLINGS), place(SELF, 1, CHOSEN))),
                    fetch=(that(CHOSEN, fresh(SIBLINGS)), seq(tick(CHOSEN, SIBLINGS), place(CHOSEN, 1, SELF))),
                ),
            ),
            when=any_of(SIBLING & affectable & (fresh(SIBLINGS) | given(SELF, fresh(SIBLINGS)))),
        ),
        reactive(
            "got-your-back",
            2,
            felled(it=ally, cause=enemy),
            extra_attack("prototype-weapons", role(CAUSE), optional=False),
        ),
        stealth(),
    ),
)
