"""Daredevil (Matt Murdock)."""

from ...words import *
from ..affiliations import DEFENDERS, WEB_WARRIORS
from ..idioms import NO_LOS_NO_COVER, POWER_FOR_DAMAGE, strike_back, wild_condition
from ..keywords import wall_crawler

DAREDEVIL = Character(
    "daredevil",
    "Daredevil",
    "Matt Murdock",
    threat=4,
    affiliations=(DEFENDERS, WEB_WARRIORS),
    forms=(Form("Normal", Side(5, L, 2, (4, 3, 3)), Side(6, L, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike(
            "baton-hook",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                *NO_LOS_NO_COVER,
                static("ignore_stealth", True),
                icons(HIT, name="pull")(
                    after_attack(may(push(TARGET, S, TOWARD, SELF), "pull"), when=that(TARGET, size(2, pushed=True) & affectable))
                ),
            ),
        ),
        Strike(
            "devils-deliverance",
            PHYSICAL,
            range=2,
            dice=6,
            cost=5,
            shape="area",
            rules=(
                during("attack_pool", add_dice("attack", foes_in_area)),
                after_attack(push(TARGET, S, AWAY, SELF)),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "marvel-knights",
            DEFENDERS,
            on(
                modify_own(roller=ally & role(ATTACKER), when=at_least(1, crowd(enemy & within(2, ROLLER)))),
                reroll(crowd(enemy & within(2, ROLLER)), "attack"),
                limit="turn",
                optional=True,
            ),
        ),
        active(
            "devil-of-hells-kitchen",
            2,
            seq(
                next_attack("next/devil-of-hells-kitchen", (after_attack(damage(SELF, 1), when=attack_roll_has(FAIL)),)),
                perform_attack(SELF, costless=True),
                no_next_attack("next/devil-of-hells-kitchen"),
            ),
            limit="turn",
            side="injured",
            when=costless_attack,
        ),
        strike_back("man-without-fear", "strike", side="healthy"),
        innate("radar-sense", static("face_counts", ("defense", BLANK, 1), on=me, when=defends(PHYSICAL, ENERGY))),
        wall_crawler(),
    ),
)
