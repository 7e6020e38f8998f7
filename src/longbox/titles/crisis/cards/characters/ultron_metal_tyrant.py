"""Ultron, Metal Tyrant (Ultron)."""

from ...words import *
from ..affiliations import CABAL
from ..idioms import EXPLOSIVE_FORCE
from ..keywords import flight, immunity

ULTRON_METAL_TYRANT = Character(
    "ultron-metal-tyrant",
    "Ultron, Metal Tyrant",
    "Ultron",
    threat=5,
    affiliations=(CABAL,),
    forms=(Form("Normal", Side(8, M, 3, (4, 4, 5)), Side(6, M, 3, (4, 4, 5)), 50),),
    attacks=(
        Strike(
            "concussion-blasters",
            ENERGY,
            range=4,
            dice=6,
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                icons(WILD, name="nano-corruption")(after_attack(gain_condition(TARGET, "poison", "bleed"))),
            ),
        ),
        Strike(
            "extinction-protocols",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(
                before_damage(throw(TARGET, S), when=that(TARGET, size(4))),
                EXPLOSIVE_FORCE,
            ),
        ),
    ),
    superpowers=(
        active("kinetic-field-generator", 3, throw_terrain(4, 3, M), limit="turn", when=to_throw(throw_terrain(4, 3, M))),
        active(
            "encephalo-beam",
            2,
            choose(enemy & within(3), advance(CHOSEN, S)),
            limit="turn",
            when=any_of(enemy & affectable & within(3)),
        ),
        innate(
            "metal-mind",
            static("face_counts", ("defense", WILD, 2), on=me, when=defends(MYSTIC)),
            static("not_moved_by_enemy", ("push", "advance"), on=me, when=by_attack_rule(MYSTIC) | by_superpower),
        ),
        innate(
            "i-will-create-a-better-age",
            on(
                terrain_destroyed(cause=ally, when=~any_of(ally & named(("ultron-drones",)))),
                put_in_play("ultron-drones", 3, ("stagger",)),
                optional=True,
            ),
        ),
        flight(),
        immunity("bleed", "poison"),
    ),
    grunts=("ultron-drones",),
)
