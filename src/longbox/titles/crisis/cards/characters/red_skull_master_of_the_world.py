"""Red Skull, Master of the World (Johann Schmidt)."""

from ...words import *
from ..affiliations import CABAL, HYDRA

RED_SKULL_MASTER_OF_THE_WORLD = Character(
    "red-skull-master-of-the-world",
    "Red Skull, Master of the World",
    "Johann Schmidt",
    threat=4,
    affiliations=(CABAL, HYDRA),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "cosmic-burst",
            ENERGY,
            range=4,
            dice=5,
            types=(ENERGY, MYSTIC),
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                icons(WILD, name="shock")(after_attack(gain_condition(TARGET, "shock"))),
            ),
        ),
        Strike(
            "reality-bows-to-me",
            MYSTIC,
            range=4,
            dice=7,
            cost=4,
            rules=(
                during("attack_pool", note_affected("reality-bows-to-me", TARGET, "round")),
                icons(CRIT, WILD, HIT, name="reality-rupture")(
                    after_attack(
                        extra_attack(
                            "reality-bows-to-me",
                            within(2, LAST_TARGET) & unaffected("reality-bows-to-me", "round"),
                            free=True,
                        )
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "my-cabal-is-only-for-the-strong",
            CABAL,
            on(
                attack_rolled(attacker=ally & ~grunt, when=attack_roll_has(FAIL)),
                seq(treat_as(FAIL, CRIT), mark_attack("only-for-the-strong")),
                limit="turn",
                optional=True,
            ),
            on(
                attack_resolved(attacker=ally, when=marked("only-for-the-strong")),
                if_(that(ATTACKER, has_power(1)), lose_power(ATTACKER, 1), damage(ATTACKER, 1)),
            ),
        ),
        active("reshape-the-world", 3, throw_terrain(3, 3, M), limit="turn", when=to_throw(throw_terrain(3, 3, M))),
        active("nothing-is-beyond-my-reach", 4, choose(within(2), place(CHOSEN, 3)), limit="turn"),
        innate("power-is-only-for-the-one-who-rules", static("pay_from", 3, on=me)),
    ),
)
