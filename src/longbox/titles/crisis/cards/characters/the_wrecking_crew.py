"""The Wrecking Crew (Brian Calusky, Dirk Garthwaite, Eliot Franklin, Henry Camp)."""

from ...words import *
from ..affiliations import CABAL, SYNDICATE
from ..idioms import ONE_POWER, blessed, on_wild

THE_WRECKING_CREW = Character(
    "the-wrecking-crew",
    "The Wrecking Crew",
    "Brian Calusky, Dirk Garthwaite, Eliot Franklin, Henry Camp",
    threat=4,
    affiliations=(CABAL, SYNDICATE),
    forms=(Form("Normal", Side(6, S, 2, (4, 3, 4)), Side(6, S, 2, (4, 3, 4)), 65),),
    attacks=(
        Strike(
            "indestructi-ball",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(ONE_POWER, icons(HIT, name="thunderous-impact")(after_attack(gain_condition(TARGET, "stun")))),
        ),
        Strike(
            "piledriver",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(
                after_attack(
                    may(push(TARGET, S, AWAY, SELF), "push"),
                    when=dealt_damage & that(TARGET, size(3, pushed=True) & affectable),
                ),
                on_wild("suplex", after_attack(gain_condition(TARGET, "stagger"), when=that(TARGET, has(("stun",))))),
            ),
        ),
        Strike(
            "wrecking-bar-fling",
            MYSTIC,
            range=4,
            dice=4,
            shape="beam",
            rules=(
                while_paying(seq(destroy_touched(2), add_to_each_attack(terrain_touched))),
                ONE_POWER,
                after_attack(throw(TARGET, S, AWAY, SELF), when=dealt_damage & that(TARGET, has(("stagger",)) & affectable)),
            ),
        ),
    ),
    superpowers=(
        active(
            "bulldoze",
            3,
            seq(push(SELF, M, tramples=2), choose(enemy & run_into(), damage(CHOSEN, 1))),
            limit="turn",
        ),
        reactive(
            "lets-take-em-down-boys",
            3,
            attack_resolved(attacker=me, when=own_activation),
            action("attack", unused=True),
            limit="turn",
        ),
        blessed("enchanted-by-karnilla"),
    ),
)
