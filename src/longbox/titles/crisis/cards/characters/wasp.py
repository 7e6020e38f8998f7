"""Wasp (Janet Van Dyne)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS
from ..idioms import POWER_FOR_DAMAGE, throws_terrain
from ..keywords import flight, stealth

WASP = Character(
    "wasp",
    "Wasp",
    "Janet Van Dyne",
    threat=3,
    affiliations=(A_FORCE, AVENGERS),
    forms=(
        Form("Normal", Side(5, M, 2, (3, 2, 3)), Side(5, M, 2, (3, 2, 3)), 35),
        Form("Tiny", Side(5, L, 1, (3, 2, 3)), Side(5, L, 1, (3, 2, 3)), 35),
    ),
    attacks=(
        Strike(
            "size-changing-smack-down",
            PHYSICAL,
            range=3,
            dice=5,
            form="Normal",
            rules=(POWER_FOR_DAMAGE, after_attack(may(seq(drop_tokens(SELF), transform("Tiny")), "transform"))),
        ),
        Strike(
            "stinger-blast",
            ENERGY,
            range=2,
            dice=5,
            form="Tiny",
            rules=(static("no_power_for_damage", True), POWER_FOR_DAMAGE),
        ),
        Strike(
            "wasps-fury",
            ENERGY,
            range=3,
            dice=6,
            cost=2,
            form="Tiny",
            rules=(after_attack(advance(SELF, M, optional=True)), after_attack(transform("Normal"))),
        ),
    ),
    superpowers=(
        active("change-size", 1, seq(drop_tokens(SELF), transform("Tiny")), form="Normal", limit="turn"),
        throws_terrain("pym-discs", 3, size=3, within=2, tool=M, form="Normal"),
        active("change-size", 1, seq(drop_tokens(SELF), transform("Normal")), form="Tiny", limit="turn"),
        reactive(
            "pym-particle-control",
            1,
            (targeted(target=me, attacker=enemy), would_collide(target=me)),
            seq(drop_tokens(SELF), transform("Tiny")),
            form="Normal",
        ),
        innate(
            "tiny-superhero",
            on(modify_own(roller=me, when=defends() | dodges), reroll(), optional=True),
            static("no_hold", True, on=me),
            form="Tiny",
        ),
        flight(form="Normal"),
        flight(form="Tiny"),
        stealth(form="Tiny"),
    ),
)
