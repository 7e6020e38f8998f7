"""Emma Frost."""

from ...words import *
from ..affiliations import BROTHERHOOD, HELLFIRE_CLUB, NEW_MUTANTS, X_MEN
from ..idioms import POWER_FOR_DAMAGE, UNMOVED_BY_MINDS, on_wild, pierces, throws_terrain, wild_condition
from ..keywords import immunity

NORMAL, DIAMOND = "Normal", "Diamond"
WHITE_QUEEN = Side(6, M, 2, (2, 3, 5))
DIAMOND_QUEEN = Side(6, M, 2, (4, 4, 4))

EMMA_FROST = Character(
    "emma-frost",
    "Emma Frost",
    "Emma Frost",
    threat=4,
    affiliations=(BROTHERHOOD, HELLFIRE_CLUB, NEW_MUTANTS, X_MEN),
    forms=(Form(NORMAL, WHITE_QUEEN, WHITE_QUEEN, 35), Form(DIAMOND, DIAMOND_QUEEN, DIAMOND_QUEEN, 35)),
    attacks=(
        Strike(
            "psychic-spike",
            MYSTIC,
            range=4,
            dice=5,
            form=NORMAL,
            rules=(POWER_FOR_DAMAGE, icons(WILD, HIT, name="bend-will")(after_attack(advance(TARGET, S, optional=True)))),
        ),
        Strike(
            "hands-off",
            MYSTIC,
            range=3,
            dice=8,
            cost=4,
            form=NORMAL,
            rules=(
                on_wild(
                    "defenestrate",
                    before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)),
                ),
            ),
        ),
        Strike(
            "diamond-strike",
            PHYSICAL,
            range=2,
            dice=5,
            form=DIAMOND,
            rules=(POWER_FOR_DAMAGE, wild_condition("stun"), pierces(CRIT)),
        ),
        Strike(
            "shatter",
            PHYSICAL,
            range=2,
            dice=7,
            cost=6,
            shape="area",
            form=DIAMOND,
            rules=(pierces(CRIT), after_series(may(transform(NORMAL), "transform"))),
        ),
    ),
    superpowers=(
        throws_terrain("sometimes-one-must-get-their-hands-dirty", 3, size=3, within=2, tool=M, form=DIAMOND),
        reactive("diamond-form", 1, targeted(target=me), transform(DIAMOND), form=NORMAL),
        reactive(
            "shield-mind",
            2,
            would_move(
                mover=ally & within(4),
                cause=enemy,
                when=moving("advance", "place", "push") & (by_attack_rule(MYSTIC) | by_superpower),
            ),
            not_moved(),
            form=NORMAL,
        ),
        reactive("telekinetic-deflection", 2, would_collide(target=me), ignore_collision(), form=NORMAL),
        innate(
            "power-inhibition",
            static("no_reactives", True, on=enemy, when=that(SELF, active_character)),
            static("no_reactive_tactics", True, on=enemy, when=that(SELF, active_character)),
            form=NORMAL,
        ),
        innate("diamond-mind", static("no_tactics", True, on=me), form=DIAMOND),
        innate(
            "far-from-my-best-look",
            on(activation_start(it=me), lasts("this activation", on(activation_end(it=me), transform(NORMAL)))),
            form=DIAMOND,
        ),
        innate(
            "psychic-immunity",
            UNMOVED_BY_MINDS,
            static("face_counts", ("defense", BLANK, 1), on=me, when=defends(MYSTIC)),
            form=DIAMOND,
        ),
        immunity("bleed", "incinerate", "poison", "stun", form=DIAMOND),
    ),
)
