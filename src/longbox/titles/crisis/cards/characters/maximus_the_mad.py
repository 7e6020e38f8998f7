"""Maximus the Mad (Maximus Boltagon)."""

from ...words import *
from ..affiliations import INHUMANS
from ..idioms import POWER_FOR_DAMAGE, REROLL_ONE, on_wild, wild_condition
from ..keywords import immunity

MAGNIFICENT = "call-me-maximus-the-magnificent"
WHIM = on(attack_resolved(), seq(opponent(place(SUBJECT, 1)), gain_power(SELF, 1)), limit="once")
FORGETFUL = within(3) & ~ready

MAXIMUS_THE_MAD = Character(
    "maximus-the-mad",
    "Maximus the Mad",
    "Maximus Boltagon",
    threat=4,
    affiliations=(INHUMANS,),
    forms=(Form("Normal", Side(7, M, 2, (2, 3, 5)), Side(7, M, 2, (2, 3, 5)), 35),),
    attacks=(
        Strike(
            "brain-freeze",
            MYSTIC,
            range=4,
            dice=5,
            rules=(POWER_FOR_DAMAGE, on_wild("suppressive", after_attack(lose_power(TARGET, rolled(WILD))))),
        ),
        Strike(
            "neuro-annihilation",
            MYSTIC,
            range=3,
            dice=9,
            cost=5,
            rules=(
                during(
                    "targeted",
                    seq(
                        until("attack", "no_added_dice", TARGET, 1),
                        until("attack", "no_crit_dice", TARGET, 1),
                        until("attack", "no_modify", TARGET, 1),
                    ),
                ),
                wild_condition("stagger"),
            ),
        ),
    ),
    superpowers=(
        leadership(
            MAGNIFICENT,
            INHUMANS,
            on(
                modify_own(roller=ally, when=attack_or_defense),
                seq(reroll(1, must=True), if_(rerolled_into(WILD), lasts("attack", WHIM, ROLLER))),
                limit="turn",
            ),
        ),
        active(
            "did-you-forget-why-youre-here",
            2,
            choose(FORGETFUL, advance(CHOSEN, S)),
            limit="turn",
            when=any_of(FORGETFUL & affectable),
        ),
        reactive(
            "its-madness-my-favorite-kind",
            2,
            modify_opponent(roller=role(TARGET), attacker=enemy & within(3)),
            reroll(2, "attack", must=True),
        ),
        innate("inhuman", REROLL_ONE),
        immunity("poison"),
    ),
)
