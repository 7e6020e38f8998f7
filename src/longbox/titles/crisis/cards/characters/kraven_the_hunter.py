"""Kraven the Hunter (Sergei Nikolaevich Kravinoff)."""

from ...words import *
from ..affiliations import SPIDER_FOES, SYNDICATE
from ..idioms import BLEEDS, ONE_POWER, POWER_FOR_DAMAGE, on_wild

KRAVEN_THE_HUNTER = Character(
    "kraven-the-hunter",
    "Kraven the Hunter",
    "Sergei Nikolaevich Kravinoff",
    threat=3,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "kukri-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(ONE_POWER, BLEEDS, on_wild("elusive", after_attack(advance(SELF, S, optional=True)))),
        ),
        Strike(
            "spear-thrust",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                during("attack_pool", add_dice("attack", 3), when=attacked_in_activation_with("kukri-strike")),
                after_attack(advance(SELF, M, optional=True), when=moved_in_activation),
            ),
        ),
    ),
    superpowers=(
        active(
            "corner-the-beast",
            2,
            choose(
                enemy & within(3),
                seq(
                    lasts(
                        "its activation",
                        on(moved(mover=role(SUBJECT), when=moved_by("advance", "climb")), damage(SUBJECT, 1)),
                        CHOSEN,
                    ),
                    lasts("its activation", static("loses", "wall-crawler", on=role(SUBJECT)), CHOSEN),
                ),
            ),
            when=any_of(enemy & affectable & within(3)),
        ),
        active(
            "expert-tracker",
            3,
            choose(enemy, lasts("round", static("attack_dice", 1, on=ally, when=that(TARGET, role(SUBJECT))), CHOSEN)),
            when=any_of(enemy & affectable),
        ),
        innate("elixir-of-calypso", on(modify_own(roller=me, when=attack_or_defense), reroll(1), optional=True)),
    ),
)
