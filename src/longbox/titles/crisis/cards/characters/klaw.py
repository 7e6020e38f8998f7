"""Klaw (Ulysses Klaw)."""

from ...words import *
from ..affiliations import CABAL, SYNDICATE
from ..idioms import PIERCE, POWER_FOR_DAMAGE, on_wild
from ..keywords import immunity

OPENING = after_effect(advance(SELF, S, optional=True))

KLAW = Character(
    "klaw",
    "Klaw",
    "Ulysses Klaw",
    threat=5,
    affiliations=(SYNDICATE, CABAL),
    forms=(Form("Normal", Side(7, M, 2, (3, 5, 3)), Side(7, M, 2, (3, 5, 3)), 35),),
    attacks=(
        Strike(
            "sonic-blast",
            ENERGY,
            range=3,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("suppressive", before_damage(lose_power(TARGET, rolled(WILD)))),
                icons(CRIT, WILD, name="stun")(before_damage(gain_condition(TARGET, "stun"))),
            ),
        ),
        Strike(
            "sonic-shockwave",
            ENERGY,
            range=5,
            dice=7,
            cost=5,
            shape="beam",
            rules=(while_paying(destroy_touched(2)), PIERCE),
        ),
    ),
    superpowers=(
        leadership("black-market-entrepreneur", SYNDICATE, on(dazed_by(target=ally), OPENING), on(koed_by(target=ally), OPENING)),
        active("reconstitute-form", 2, heal_up_to(SELF, 2), limit="turn"),
        reactive("soundwave-barrier", 3, activation_end(it=enemy & within(3) & affectable), push(IT, S, AWAY, SELF)),
        innate(
            "absorb-vibrations",
            on(targeted(target=me, attacker=enemy, when=attack_is(PHYSICAL, ENERGY)), after_effect(gain_power(SELF, 1))),
            on(dodged(target=me), after_effect(gain_power(SELF, 1))),
            static("not_moved_by_enemy", ("push", "advance"), on=me, when=by_attack_rule(ENERGY) | by_superpower),
        ),
        immunity("bleed", "incinerate", "poison", "shock"),
    ),
)
