"""Yondu (Yondu Udonta)."""

from ...words import *
from ..affiliations import GUARDIANS
from ..idioms import PIERCE, POWER_FOR_DAMAGE, hit_and_run, poised, wild_condition

WHISTLE = "whistle-while-you-work"

YONDU = Character(
    "yondu",
    "Yondu",
    "Yondu Udonta",
    threat=4,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(7, M, 2, (3, 4, 3)), Side(6, M, 2, (3, 4, 3)), 35),),
    attacks=(
        Strike(
            "yaka-arrow",
            ENERGY,
            range=5,
            dice=5,
            rules=(POWER_FOR_DAMAGE, static("no_cover", True), wild_condition("slow")),
        ),
        Strike(
            WHISTLE,
            ENERGY,
            range=4,
            dice=6,
            cost=3,
            rules=(
                PIERCE,
                during("targeted", note_affected(WHISTLE, TARGET, "round")),
                icons(WILD, HIT, name="yaka-mastery")(
                    after_attack(
                        extra_attack(
                            WHISTLE,
                            ~role(LAST_TARGET) & within(3, LAST_TARGET) & unaffected(WHISTLE, "round"),
                            anywhere=True,
                            free=True,
                        ),
                        when=that(TARGET, in_play),
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        hit_and_run(),
        reactive("ravager-code-steal-everything", 1, would_drop(it=within(2) & other), pick_up(SELF), when=may_hold_it),
        poised("quickdraw", ~within(2)),
        innate(
            "the-pirate-way",
            on(
                modify_own(roller=me, when=attack_or_defense & that(SELF, holding() | contesting(SECURE))),
                reroll(1),
                optional=True,
            ),
        ),
    ),
)
