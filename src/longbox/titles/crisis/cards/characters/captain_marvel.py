"""Captain Marvel (Carol Danvers)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, hurl, wild_condition
from ..keywords import flight, immunity

CAPTAIN_MARVEL = Character(
    "captain-marvel",
    "Captain Marvel",
    "Carol Danvers",
    threat=4,
    affiliations=(A_FORCE, AVENGERS),
    forms=(Form("Normal", Side(6, M, 2, (3, 4, 3)), Side(6, M, 2, (3, 4, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "energy-blast",
            ENERGY,
            range=4,
            dice=4,
            rules=(ONE_POWER, during("modify_own", reroll(roll="attack"), optional=True)),
        ),
        Strike("rocket-punch", ENERGY, range=3, dice=7, cost=3, rules=(wild_condition("stagger"),)),
    ),
    superpowers=(
        active(
            "binary-form",
            4,
            seq(until("activation", "attack_dice", SELF, 2), until("activation", "defense_dice", SELF, 2)),
        ),
        hurl("danvers-special", size=4, within=2, tool=M),
        innate(
            "energy-absorption",
            on(
                modify_opponent(roller=me & role(TARGET), when=attack_is(ENERGY) & at_least(1, defended(WILD))),
                seq(
                    note("blanks", rolled(BLANK)),
                    change_die("attack", (CRIT, WILD, HIT), BLANK, defended(WILD)),
                    gain_power(SELF, grown("blanks", rolled(BLANK))),
                ),
            ),
        ),
        flight(),
        immunity("incinerate", "poison"),
    ),
)
