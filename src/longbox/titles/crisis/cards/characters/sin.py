"""Sin (Sinthea Schmidt)."""

from ...words import *
from ..affiliations import CABAL, HYDRA, SYNDICATE
from ..idioms import GOOD, ONE_POWER, hit_and_run
from ..keywords import stealth

CROSSBONES = ally & named(("Crossbones",)) & within(4) & ready
MYSTICAL = "next/insult-to-injury"

SIN = Character(
    "sin",
    "Sin",
    "Sinthea Schmidt",
    threat=3,
    affiliations=(CABAL, SYNDICATE, HYDRA),
    forms=(Form("Normal", Side(4, M, 2, (3, 3, 4)), Side(6, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "automatic-pistol",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                ONE_POWER,
                after_attack(extra_attack("automatic-pistol", role(LAST_TARGET), without=("rapid-fire",)), name="rapid-fire"),
            ),
        ),
        Strike(
            "make-it-personal",
            PHYSICAL,
            range=2,
            dice=6,
            cost=4,
            rules=(
                icons(CRIT, WILD, name="insult-to-injury")(
                    after_attack(
                        seq(
                            next_attack(MYSTICAL, (during("targeted", change_type(MYSTIC)),), ("make-it-personal",)),
                            extra_attack("make-it-personal", role(LAST_TARGET), free=True, without=("insult-to-injury",)),
                            no_next_attack(MYSTICAL),
                        )
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "red-mayhem",
            CABAL,
            on(
                cleanup(),
                seq(
                    in_turn(
                        contested_by(ally),
                        seq(
                            roll_for(1, GOOD, "red-mayhem"),
                            if_(some(hits_rolled), in_turn(enemy & contests(), push(IT, S, AWAY, TOKEN))),
                        ),
                    ),
                    in_turn(
                        enemy & holding(ASSET) & close_to(ally, 2),
                        seq(roll_for(1, GOOD, "red-mayhem"), if_(some(hits_rolled), drop_one(IT, (ASSET,)))),
                    ),
                ),
            ),
        ),
        hit_and_run(),
        reactive(
            "partners-in-crime",
            0,
            activation_end(it=me),
            choose(CROSSBONES, activate_too(CHOSEN)),
            when=any_of(CROSSBONES),
        ),
        innate("heir-to-the-wicked", on(hurt(it=me), gain_power(SELF, 1))),
        stealth(),
    ),
)
