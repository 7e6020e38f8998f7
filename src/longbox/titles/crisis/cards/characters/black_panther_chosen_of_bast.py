"""Black Panther, Chosen of Bast (T'Challa)."""

from ...words import *
from ..affiliations import AVENGERS, DEFENDERS, MIDNIGHT_SONS, WAKANDA
from ..idioms import POWER_FOR_DAMAGE, pounce, wild_condition
from ..keywords import stealth, wall_crawler

BLACK_PANTHER_CHOSEN_OF_BAST = Character(
    "black-panther-chosen-of-bast",
    "Black Panther, Chosen of Bast",
    "T'Challa",
    threat=3,
    affiliations=(AVENGERS, DEFENDERS, MIDNIGHT_SONS, WAKANDA),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 50),),
    attacks=(
        Strike("panther-strike", MYSTIC, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "spirit-predator",
            MYSTIC,
            range=2,
            dice=7,
            cost=4,
            rules=(
                icons(WILD, HIT, name="finisher")(
                    after_attack(
                        seq(
                            next_attack(
                                "next/spirit-predator/finisher",
                                (during("modify_own", reroll(roll="attack")),),
                                ("panther-strike",),
                            ),
                            extra_attack("panther-strike", enemy),
                            no_next_attack("next/spirit-predator/finisher"),
                        )
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        pounce(),
        reactive("insight-of-the-ancients", 1, interact_rolled(it=me), reroll(roll="card", fails=True)),
        innate("superior-agility", static("no_modify", True, on=enemy & role(ATTACKER), when=is_target)),
        stealth(),
        wall_crawler(),
    ),
)
