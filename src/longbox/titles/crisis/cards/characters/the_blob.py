"""The Blob (Fred Dukes)."""

from ...words import *
from ..affiliations import APOCALYPSE, BROTHERHOOD
from ..idioms import EXPLOSIVE_FORCE, POWER_FOR_DAMAGE, on_wild, throws_terrain

THE_BLOB = Character(
    "the-blob",
    "The Blob",
    "Fred Dukes",
    threat=3,
    affiliations=(BROTHERHOOD, APOCALYPSE),
    forms=(Form("Normal", Side(6, S, 3, (4, 2, 2)), Side(6, S, 3, (4, 2, 2)), 50),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild(
                    "push",
                    after_attack(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(3, pushed=True) & affectable)),
                ),
            ),
        ),
        Strike(
            "thunderous-splash",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(before_damage(place(SELF, 1, TARGET)), EXPLOSIVE_FORCE),
        ),
    ),
    superpowers=(
        throws_terrain("catch-little-man", 3, size=3, within=2, tool=M),
        reactive(
            "ha-ha-ha-that-tickles",
            1,
            would_suffer(target=me, when=by_attack),
            seq(
                reduce_damage(1, floor=1),
                lasts(
                    "attack",
                    on(attack_resolved(target=me, when=that(ATTACKER, within(3))), may(push(ATTACKER, S, AWAY, SELF), "push")),
                ),
            ),
        ),
        innate("nothing-can-move-the-blob", static("never_moved", ("push", "throw"), on=me, when=by_attack_rule())),
    ),
)
