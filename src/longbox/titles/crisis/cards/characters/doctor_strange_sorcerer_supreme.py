"""Doctor Strange, Sorcerer Supreme (Stephen Vincent Strange)."""

from ...words import *
from ..affiliations import CONVOCATION, DEFENDERS
from ..idioms import ANY_TYPE, PIERCE, POWER_FOR_DAMAGE, eye_of_agamotto, if_hurt, mystic_armor, on_wild, relocate
from ..keywords import flight

DOCTOR_STRANGE_SORCERER_SUPREME = Character(
    "doctor-strange-sorcerer-supreme",
    "Doctor Strange, Sorcerer Supreme",
    "Stephen Vincent Strange",
    threat=5,
    affiliations=(CONVOCATION, DEFENDERS),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 5)), Side(6, M, 2, (3, 3, 5)), 50),),
    attacks=(
        Strike("baleful-bolts-of-balthakk", MYSTIC, range=3, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
        Strike("deadly-daggers-of-daveroth", PHYSICAL, range=5, dice=6, cost=1, types=ANY_TYPE, rules=(if_hurt("poison"),)),
        Strike(
            "shining-circle-of-the-seraphim",
            MYSTIC,
            range=2,
            dice=7,
            cost=6,
            shape="area",
            rules=(
                static("spares_allies", True),
                on_wild("cleanse", after_attack(each(ally & within(2), remove_condition(IT)))),
                icons(WILD, BLOCK, name="salve")(after_attack(heal(ally & within(2), 1))),
            ),
        ),
    ),
    superpowers=(
        relocate("scalpel-of-strange", 4, anyone & within(2), 3),
        innate("chosen-of-the-vishanti", on(power_phase(), gain_power(SELF, 2))),
        eye_of_agamotto(),
        mystic_armor("mystic-armor-of-strange", ENERGY, MYSTIC),
        flight(),
    ),
)
