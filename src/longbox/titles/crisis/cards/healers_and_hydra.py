"""Characters that heal fast, and a master with his troopers."""

from __future__ import annotations

from ..rules.missions import EXTRACTION, SECURE
from ..words import *
from .keywords import healing_factor, immunity

# -- healing factors ---------------------------------------------------------------------------------------------------

BLEEDING_CUTS = (
    after_attack(gain_power(SELF, damage_dealt)),
    icons(WILD, name="bleed")(after_attack(gain_condition(TARGET, "bleed"))),
    icons(WILD, name="pierce")(during("modify_opponent", pierce())),
)

WOLVERINE = add_character(
    Character(
        "wolverine",
        "Wolverine",
        "James Logan Howlett",
        threat=4,
        affiliations=("Avengers", "Defenders", "Uncanny X-Men", "X-Force", "Servants of the Apocalypse"),
        forms=(Form("Normal", Side(7, M, 2, (4, 3, 2)), Side(6, M, 2, (4, 3, 2)), 35),),
        attacks=(
            Strike("adamantium-slash", PHYSICAL, range=2, dice=5, rules=BLEEDING_CUTS),
            Strike(
                "berserker-barrage",
                PHYSICAL,
                range=3,
                dice=7,
                cost=3,
                rules=(
                    before_damage(place(SELF, 1, of=TARGET)),
                    after_attack(may(throw(TARGET, S), "throw"), when=dealt_damage & that(TARGET, affectable & size(3))),
                ),
            ),
        ),
        superpowers=(
            active(
                "the-best-at-what-i-do",
                2,
                seq(
                    action("move"),
                    next_attack("next/the-best-at-what-i-do", (during("attack_pool", count_face("attack", WILD, 2)),)),
                    action("attack"),
                    no_next_attack("next/the-best-at-what-i-do"),
                ),
                action=True,
                limit="turn",
            ),
            innate("adamantium-skeleton", static("thrown_size", 3, on=me)),
            innate(
                "wild-rage",
                on(attack_pool(attacker=me), add_dice("attack", damage_on(SELF))),
                static("no_interact", True, on=me),
                static("no_hold", True, on=me),
                side="injured",
            ),
            healing_factor(2),
            immunity("stun", side="healthy"),
            immunity("stagger", "stun", side="injured"),
        ),
    )
)

SABRETOOTH = add_character(
    Character(
        "sabretooth",
        "Sabretooth",
        "Victor Creed",
        threat=4,
        affiliations=("Brotherhood of Mutants", "Cabal", "X-Force", "Servants of the Apocalypse"),
        forms=(Form("Normal", Side(6, L, 3, (3, 3, 3)), Side(6, L, 3, (3, 3, 3)), 35),),
        attacks=(
            Strike("claw-slash", PHYSICAL, range=2, dice=5, rules=BLEEDING_CUTS),
            Strike(
                "savage-predator",
                PHYSICAL,
                range=2,
                dice=7,
                cost=4,
                rules=(
                    icons(WILD, HIT, name="finisher")(
                        after_attack(
                            seq(
                                next_attack("next/finisher", (during("modify_own", reroll(roll="attack")),), ("claw-slash",)),
                                extra_attack("claw-slash", enemy),
                                no_next_attack("next/finisher"),
                            )
                        )
                    ),
                ),
            ),
        ),
        superpowers=(
            active("no-mercy", 3, next_attack("next/no-mercy", (during("attack_pool", add_dice("attack", damage_on(TARGET, 3))),))),
            reactive(
                "untamed-force",
                2,
                attack_resolved(target=me, attacker=within(2)),
                extra_attack("claw-slash", role(ATTACKER), optional=False),
                limit="turn",
            ),
            innate("aggressive", on(attack_resolved(target=me, when=dealt_damage), advance(SELF, S, TOWARD, ATTACKER, True))),
            healing_factor(1),
        ),
    )
)

# -- Red Skull and his troopers ----------------------------------------------------------------------------------------

RED_SKULL = add_character(
    Character(
        "red-skull-master-of-hydra",
        "Red Skull, Master of Hydra",
        "Johann Schmidt",
        threat=5,
        affiliations=("Hydra", "Cabal"),
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
                        before_damage(if_(that(TARGET, size(3)), may(push(TARGET, S, AWAY, SELF), "push")))
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
            leadership("world-domination", "Hydra", on(power_phase(), gain_power(ally & (holding() | contesting()), 1))),
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
)

HYDRA_TROOPERS = add_character(
    Character(
        "hydra-troopers",
        "Hydra Troopers",
        "Hydra Troopers",
        threat=0,
        parents=("red-skull-master-of-hydra",),
        single_sided=True,
        forms=(Form("Normal", Side(3, S, 2, (1, 2, 2)), Side(3, S, 2, (1, 2, 2)), 50),),
        attacks=(Strike("hydra-energy-weapons", ENERGY, range=4, dice=4),),
        superpowers=(
            active(
                "hydra-assault",
                0,
                seq(
                    action("move"),
                    next_attack("next/hydra-assault", (during("modify_own", reroll(roll="attack")), after_attack(ko()))),
                ),
                action=True,
            ),
            innate(
                "occupation-force",
                static("no_interact", True, on=me, when=token_of(EXTRACTION)),
                static("no_hold", True, on=me, when=token_of(EXTRACTION)),
                static("free_interact", True, on=me, when=token_of(SECURE)),
            ),
        ),
    )
)
