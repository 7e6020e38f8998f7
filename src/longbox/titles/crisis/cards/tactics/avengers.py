"""Team Tactic cards of the affiliation Avengers."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Recruit, Tactic
from ...words import *
from ..affiliations import AVENGERS
from ..idioms import OTHER_ALLY

HULK = OTHER_ALLY & named(("Hulk",)) & within(3)
ANGER_MANAGEMENT = Tactic(
    "anger-management", "Anger Management", ACTIVE,
    (By(affiliated(AVENGERS), 1, most=5),),
    choose(HULK, seq(damage(CHOSEN, paid), gain_power(CHOSEN, paid))),
    affiliation=AVENGERS,
    when=can_choose(HULK),
)  # fmt: skip

AVENGERS_ASSEMBLE = Tactic(
    "avengers-assemble", "Avengers Assemble", ACTIVE,
    (By(affiliated(AVENGERS), 1, upto=ANY_NUMBER),),
    each("payers", advance(IT, S)),
    affiliation=AVENGERS,
)  # fmt: skip

LED = ally & other & has_leadership()
RESERVE_MEMBERS = Tactic(
    "reserve-members", "Reserve Members", REACTIVE,
    (By(),),
    gain_superpower("some-assembly-required"),
    affiliation=AVENGERS,
    recruits=Recruit(AVENGERS, joins=False, threat=3),
    superpowers=(
        reactive(
            "some-assembly-required",
            0,
            (attack_pool(attacker=me), defense_pool(target=me)),
            if_(that(SELF, close_to(LED, 2)), add_own_dice(1)),
            limit="turn",
            when=any_of(LED & within(2)),
        ),
    ),
)  # fmt: skip

SECOND_WIND = Tactic(
    "second-wind", "Second Wind", ACTIVE,
    (By(affiliated(AVENGERS), 1, upto=ANY_NUMBER),),
    each("payers", seq(remove_condition(IT, ("stun",)), heal(IT, 1))),
    affiliation=AVENGERS,
)  # fmt: skip
