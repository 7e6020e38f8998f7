"""Black Bolt (Blackagar Boltagon)."""

from ...words import *
from ..affiliations import INHUMANS
from ..idioms import BESIDE_TARGET, PIERCE, POWER_FOR_DAMAGE, REROLL_ONE, blessed, wild_condition
from ..keywords import flight, immunity

BLACK_BOLT = Character(
    "black-bolt",
    "Black Bolt",
    "Blackagar Boltagon",
    threat=5,
    affiliations=(INHUMANS,),
    forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(9, M, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike("energy-bolt", ENERGY, range=4, dice=6, rules=(POWER_FOR_DAMAGE, PIERCE)),
        Strike(
            "master-punch",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(
                BESIDE_TARGET,
                after_attack(may(throw(TARGET, S), "throw"), when=dealt_damage & that(TARGET, size(4) & affectable)),
            ),
        ),
        Strike(
            "whisper",
            ENERGY,
            range=4,
            dice=10,
            cost=6,
            shape="beam",
            side="injured",
            rules=(
                while_paying(destroy_touched(2)),
                after_attack(gain_condition(TARGET, "stun")),
                wild_condition("stagger"),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "king-of-the-inhumans",
            INHUMANS,
            do=choose(
                ally & has_power(1), seq(pay_power(CHOSEN, 1), choose(ally & within(3, CHOSEN), gain_power(IT, 1), role="it"))
            ),
            when=any_of(ally & affectable & has_power(1)),
            limit="turn",
        ),
        reactive("anti-graviton-field", 2, targeted(target=me), add_dice("defense", 2)),
        reactive("a-king-serves-his-people", 1, targeted(target=ally & other & within(2)), retarget(SELF), side="healthy"),
        blessed("focus-power"),
        innate("inhuman", REROLL_ONE),
        flight(),
        immunity("poison"),
    ),
)
