"""Black Panther (T'Challa)."""

from ...words import *
from ..affiliations import AVENGERS, WAKANDA
from ..idioms import EXPLOSIVE_FORCE, MORE_POWER_MORE_DICE, POWER_FOR_DAMAGE, blanks_defend, pounce

BLACK_PANTHER = Character(
    "black-panther",
    "Black Panther",
    "T'Challa",
    threat=4,
    affiliations=(AVENGERS, WAKANDA),
    forms=(Form("Normal", Side(6, L, 2, (4, 3, 3)), Side(6, L, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, before_damage(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3, pushed=True)))),
        ),
        Strike(
            "kinetic-burst",
            ENERGY,
            range=2,
            dice=6,
            cost=3,
            rules=(MORE_POWER_MORE_DICE, EXPLOSIVE_FORCE),
        ),
    ),
    superpowers=(
        leadership(
            "king-of-wakanda",
            WAKANDA,
            on(modify_own(roller=ally & has_power(1)), seq(pay_power(ROLLER, 1), reroll(1)), optional=True),
        ),
        active(
            "mantle-of-the-black-panther",
            2,
            lasts("turn", on(modify_own(roller=me & role(ATTACKER)), reroll(roll="attack"), optional=True)),
        ),
        pounce(),
        reactive(
            "vibranium-armor",
            2,
            targeted(target=me, when=attack_is(PHYSICAL, ENERGY)),
            add_dice("defense", 2),
            side="injured",
        ),
        innate("vibranium-armor", blanks_defend(defends(PHYSICAL, ENERGY))),
    ),
)
