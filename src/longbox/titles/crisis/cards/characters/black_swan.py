"""Black Swan."""

from ...words import *
from ..affiliations import BLACK_ORDER
from ..idioms import PIERCE, POWER_FOR_DAMAGE, on_wild, wild_push
from ..keywords import flight

BLACK_SWAN = Character(
    "black-swan",
    "Black Swan",
    "Black Swan",
    threat=4,
    affiliations=(BLACK_ORDER,),
    gems=("power",),
    forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(6, M, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_push(when=that(TARGET, size(4, pushed=True))))),
        Strike(
            "eye-beam",
            ENERGY,
            range=3,
            dice=5,
            cost=1,
            rules=(after_attack(gain_condition(TARGET, "incinerate")), PIERCE),
        ),
        Strike(
            "everything-dies",
            PHYSICAL,
            range=2,
            dice=8,
            cost=4,
            rules=(
                on_wild("throw", after_attack(throw(TARGET, S))),
                icons(HIT, name="follow-up")(
                    after_attack(extra_attack("eye-beam", role(LAST_TARGET), anywhere=True, free=True, blind=True))
                ),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        reactive(
            "midnight-field",
            1,
            modify_opponent(roller=me & role(TARGET), when=attack_roll_has(WILD)),
            change_die("attack", (WILD,), BLANK, paid),
            most=POWER_LIMIT,
        ),
        reactive("telepathic-suggestion", 1, modify_opponent(roller=me & role(ATTACKER)), reroll(1, "defense")),
        flight(),
    ),
)
