"""M'Baku."""

from ...words import *
from ..affiliations import SYNDICATE, WAKANDA
from ..idioms import ANY_DIE, POWER_FOR_DAMAGE, on_wild
from ..keywords import immunity

MBAKU = Character(
    "mbaku",
    "M'Baku",
    "M'Baku",
    threat=4,
    affiliations=(WAKANDA, SYNDICATE),
    forms=(Form("Normal", Side(7, M, 3, (4, 2, 4)), Side(6, M, 3, (4, 2, 4)), 35),),
    attacks=(
        Strike(
            "knobkerrie",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("pursuit", before_damage(advance(SELF, S, TOWARD, TARGET, optional=True))),
                icons(CRIT, name="push")(before_damage(may(push(TARGET, S, AWAY, SELF), "push"))),
            ),
        ),
        Strike(
            "wrath-of-the-jabari",
            PHYSICAL,
            range=2,
            dice=8,
            cost=4,
            rules=(
                before_damage(may(throw(TARGET, M), "throw"), when=that(TARGET, size(4) & affectable)),
                icons(WILD, HIT, name="avalanche")(
                    after_attack(seq(advance(SELF, S, optional=True), extra_attack("knobkerrie", enemy & ~role(LAST_TARGET))))
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "blessed-by-ghekre",
            WAKANDA,
            on(
                would_move(mover=ally & contesting(), cause=enemy, when=moving("push", "place")),
                seq(roll_for(1, (CRIT, WILD, BLOCK), "blessed-by-ghekre", MOVER), if_(some(hits_rolled), not_moved())),
                limit="turn",
            ),
            on(
                modify_own(roller=ally & role(ATTACKER), when=attack_roll_has(WILD)),
                change_die("attack", ANY_DIE, HIT),
                limit="turn",
                optional=True,
            ),
        ),
        active(
            "strength-of-the-white-gorilla",
            2,
            throw_terrain(3, 2, M),
            limit="turn",
            when=to_throw(throw_terrain(3, 2, M)),
        ),
        innate(
            "chieftain-of-the-jabari",
            static(
                "not_moved_by_enemy",
                ("push", "advance"),
                on=me,
                when=effect_of_attack(PHYSICAL, ENERGY) & attacker_is(size(3, printed=True)),
            ),
        ),
        innate("solid-frame", static("no_collision_damage", True, on=me, when=with_character)),
        immunity("stun"),
    ),
)
