"""Magneto (Max Eisenhardt)."""

from ...words import *
from ..affiliations import BROTHERHOOD, CABAL
from ..idioms import POWER_FOR_DAMAGE
from ..keywords import flight

CONSTRUCT = "metal-construct"
SCRAP = throw_terrain(paid, 3, L)

MAGNETO = Character(
    "magneto",
    "Magneto",
    "Max Eisenhardt",
    threat=6,
    affiliations=(BROTHERHOOD, CABAL),
    forms=(Form("Normal", Side(6, S, 2, (3, 3, 6)), Side(8, S, 2, (3, 3, 6)), 50),),
    attacks=(
        Strike(
            "reverse-polarity",
            PHYSICAL,
            range=3,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(roll="attack"), when=that(TARGET, within(2)), optional=True),
                after_attack(push(TARGET, S), when=~that(TARGET, within(2))),
            ),
        ),
        Strike(
            "shrapnel-blast",
            PHYSICAL,
            range=2,
            dice=6,
            cost=5,
            shape="area",
            rules=(
                static("measured_from", (CONSTRUCT, 3)),
                after_attack(gain_condition(TARGET, "stun")),
                after_series(destroy_origin(), when=from_terrain),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "from-the-ruins",
            BROTHERHOOD,
            on(
                terrain_destroyed(),
                after_effect(
                    choose_up_to(
                        ally & fresh("from-the-ruins"),
                        terrain_size,
                        seq(tick(CHOSEN, "from-the-ruins"), gain_power(CHOSEN, 1)),
                    )
                ),
            ),
        ),
        active(
            "fatal-attraction",
            1,
            seq(tick(SELF, "fatal-attraction"), SCRAP),
            most=4,
            when=terrain_near(4, 3),
            parts=(static("dearer", "fatal-attraction", on=me),),
        ),
        reactive(
            "force-projection",
            2,
            (targeted(target=me), dodging(target=me)),
            seq(
                defend_with(MYSTIC),
                if_(in_attack, lasts("attack", static("never_moved", ("push", "throw"), on=me, when=by_attack_rule()))),
            ),
        ),
        innate(
            "master-of-magnetism",
            on(
                power_phase(),
                seq(
                    if_(fewer_standing(2, CONSTRUCT), raise_terrain(CONSTRUCT, 3)),
                    gain_power(SELF, standing_terrain(CONSTRUCT)),
                ),
            ),
        ),
        flight(),
    ),
)
