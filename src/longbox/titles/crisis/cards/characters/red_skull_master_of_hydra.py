"""Red Skull, Master of Hydra (Johann Schmidt)."""

from ...words import *
from ..affiliations import CABAL, HYDRA

RED_SKULL_MASTER_OF_HYDRA = Character(
    "red-skull-master-of-hydra",
    "Red Skull, Master of Hydra",
    "Johann Schmidt",
    threat=5,
    affiliations=(HYDRA, CABAL),
    grunts=("hydra-troopers",),
    forms=(Form("Normal", Side(7, M, 2, (4, 2, 2)), Side(6, M, 2, (4, 2, 2)), 50),),
    attacks=(
        Strike(
            "blitz-strike",
            PHYSICAL,
            range=3,
            dice=6,
            rules=(
                after_attack(gain_power(SELF, 1)),
                icons(WILD, HIT, name="blitz")(after_attack(advance(SELF, S, optional=True))),
                icons(WILD, BLOCK, name="push")(
                    before_damage(if_(that(TARGET, size(3, pushed=True)), may(push(TARGET, S, AWAY, SELF), "push")))
                ),
            ),
        ),
        Strike(
            "kneel-before-me",
            ENERGY,
            range=2,
            dice=9,
            cost=5,
            types=(ENERGY, MYSTIC),
            rules=(
                icons(WILD, name="throw")(
                    after_attack(may(throw(TARGET, M, AWAY, SELF), "throw"), when=that(TARGET, affectable & size(4)))
                ),
            ),
        ),
    ),
    superpowers=(
        leadership("world-domination", HYDRA, on(power_phase(), gain_power(ally & (holding() | contesting()), 1))),
        active(
            "empowered-gauntlets",
            2,
            next_attack("next/empowered-gauntlets", (during("attack_pool", count_face("attack", BLANK)),), ("blitz-strike",)),
        ),
        active("all-consuming-obsession", 0, seq(damage(SELF, 1), gain_power(SELF, 2)), limit="turn"),
        innate(
            "leviathan-armor",
            on(
                power_phase(),
                one_of(
                    dispersion_field=until("power phase", "dispersion-field", SELF, 1),
                    null_field=until("power phase", "null-field", SELF, 1),
                ),
            ),
            static("defense_dice", 3, on=me, when=chose("dispersion-field") & attack_type(ENERGY)),
            static(
                "not_moved_by_enemy",
                ("push", "advance"),
                on=me,
                when=chose("dispersion-field") & (effect_of_attack(MYSTIC) | by_superpower),
            ),
            static("defense_dice", 3, on=me, when=chose("null-field") & attack_type(MYSTIC)),
            static("no_collision_damage", True, on=me, when=chose("null-field")),
        ),
        innate(
            "cut-off-one-head",
            on(
                chosen_to_activate(it=me, when=~any_of(ally & named(("hydra-troopers",)))),
                put_in_play("hydra-troopers", 1, ("stagger",)),
            ),
        ),
    ),
)
