"""Black Cat (Felicia Hardy)."""

from ...words import *
from ..affiliations import A_FORCE, MIDNIGHT_SONS, SYNDICATE, WEB_WARRIORS
from ..idioms import PORTABLE, POWER_FOR_DAMAGE, on_wild
from ..keywords import stealth

BLACK_CAT = Character(
    "black-cat",
    "Black Cat",
    "Felicia Hardy",
    threat=3,
    affiliations=(A_FORCE, SYNDICATE, MIDNIGHT_SONS, WEB_WARRIORS),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "cat-claws",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                after_attack(gain_condition(TARGET, "bleed"), when=dealt_damage),
                on_wild("pierce", during("modify_opponent", pierce())),
            ),
        ),
        Strike(
            "troublemaker",
            PHYSICAL,
            range=3,
            dice=6,
            cost=2,
            rules=(
                before_damage(cap_damage(1)),
                after_attack(gain_condition(TARGET, "stagger")),
                on_wild("elusive", after_attack(advance(SELF, S, optional=True))),
            ),
        ),
    ),
    superpowers=(
        active("grappling-hook", 2, place(SELF, 2), limit="turn"),
        active(
            "master-cat-burglar",
            3,
            choose(enemy & within(1) & robbable(PORTABLE), hand_over(PORTABLE, me, CHOSEN)),
            action=True,
            when=any_of(enemy & affectable & within(1) & robbable(PORTABLE)),
        ),
        innate(
            "bad-luck",
            static("no_modify", True, on=enemy & role(ATTACKER), when=is_target),
            static("no_crit_dice", True, on=enemy & role(ATTACKER), when=is_target),
        ),
        stealth(),
    ),
)
