"""Squirrel Girl (Doreen Greene)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS
from ..idioms import BESIDE_TARGET, POWER_FOR_DAMAGE, if_hurt
from ..keywords import wall_crawler

TIPPY = "squirrel-girl/tippy-toe"
HUNTED = enemy & within(3) & open_to(TIPPY)

SQUIRREL_GIRL = Character(
    "squirrel-girl",
    "Squirrel Girl",
    "Doreen Greene",
    threat=4,
    affiliations=(A_FORCE, AVENGERS),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "knuckle-spike-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(POWER_FOR_DAMAGE, icons(WILD, name="ambush")(BESIDE_TARGET)),
        ),
        Strike(
            "army-of-squirrels",
            PHYSICAL,
            range=4,
            dice=6,
            cost=2,
            rules=(
                if_hurt("bleed", "stun"),
                icons(WILD, name="push")(
                    before_damage(push(TARGET, S), when=that(TARGET, size(3, pushed=True) & affectable)),
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "tippy-toe-takedown",
            1,
            choose(HUNTED & threat_up_to(paid), send_token(TIPPY, CHOSEN)),
            parts=(
                static("no_crit_dice", True, on=bears(TIPPY)),
                static("face_counts", ("attack", CRIT, 0), on=bears(TIPPY)),
                static("face_counts", ("defense", CRIT, 0), on=bears(TIPPY)),
            ),
            most=POWER_LIMIT,
            when=any_of(HUNTED & threat_up_to(power_of(SELF)) & affectable),
        ),
        reactive("tippy-come-back", 0, targeted(target=me), recall_token(TIPPY), side="healthy", when=sent(TIPPY)),
        innate(
            "guardian-squirrel",
            on(
                would_be_dazed(target=me, cause=enemy, when=has_token(TIPPY)),
                seq(lose_token(TIPPY), heal(SELF, 1), stay_up(), place(SELF, 2, optional=True)),
            ),
            side="injured",
        ),
        innate(
            "squirrelese",
            on(modify_own(roller=me, when=has_token(TIPPY)), reroll(2), optional=True),
            on(power_phase(when=sent(TIPPY)), recall_token(TIPPY), optional=True),
        ),
        wall_crawler(),
    ),
)
