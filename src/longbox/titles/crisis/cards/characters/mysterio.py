"""Mysterio (Quentin Beck)."""

from ...words import *
from ..affiliations import CABAL, SPIDER_FOES, SYNDICATE
from ..idioms import NEAR_FOE, POWER_FOR_DAMAGE, wild_condition
from ..keywords import flight, stealth

MYSTERIO = Character(
    "mysterio",
    "Mysterio",
    "Quentin Beck",
    threat=3,
    affiliations=(CABAL, SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(6, S, 2, (1, 1, 5)), Side(5, S, 2, (1, 1, 5)), 35),),
    attacks=(
        Strike(
            "hypnosis-gas",
            MYSTIC,
            range=3,
            dice=4,
            rules=(POWER_FOR_DAMAGE, after_attack(advance(TARGET, S, optional=True), when=dealt_damage)),
        ),
        Strike(
            "curtain-call",
            MYSTIC,
            range=2,
            dice=6,
            cost=4,
            rules=(
                after_attack(may(throw(TARGET, S), "throw"), when=dealt_damage & that(TARGET, size(2) & affectable)),
                wild_condition("stagger"),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "tricks-and-traps",
            3,
            NEAR_FOE,
            seq(
                roll_for(4, (CRIT, WILD), "tricks-and-traps"),
                damage_each(role(MOVER), hits_rolled),
                if_(some(tally), advance(SELF, S, optional=True)),
            ),
        ),
        innate(
            "master-of-illusions",
            on(dice_shown(it=me, when=showing(BLANK)), gain_power(SELF, 1)),
            on(dodging(target=me), defend_with(MYSTIC)),
        ),
        innate(
            "smoke-and-mirrors",
            on(
                targeted(target=me, attacker=enemy, when=~attack_type(MYSTIC)),
                may(unless_pays(ATTACKER, 2, defend_with(MYSTIC)), "smoke-and-mirrors"),
            ),
        ),
        stealth(),
        flight(),
    ),
)
