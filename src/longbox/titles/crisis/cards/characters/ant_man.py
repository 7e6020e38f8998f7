"""Ant-Man (Scott Lang)."""

from ...words import *
from ..affiliations import AVENGERS
from ..keywords import stealth

ANT_MAN = Character(
    "ant-man",
    "Ant-Man",
    "Scott Lang",
    threat=3,
    affiliations=(AVENGERS,),
    forms=(
        Form("Normal", Side(5, M, 2, (3, 2, 3)), Side(5, M, 2, (3, 2, 3)), 35),
        Form("Tiny", Side(5, S, 1, (3, 2, 3)), Side(5, S, 1, (3, 2, 3)), 35),
    ),
    attacks=(
        Strike(
            "pym-particle-punch",
            PHYSICAL,
            range=2,
            dice=4,
            form="Normal",
            rules=(
                after_attack(gain_power(SELF, damage_dealt)),
                after_attack(may(seq(drop_tokens(SELF), transform("Tiny")), "transform")),
            ),
        ),
        Strike(
            "bullet-ant-barrage",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            shape="beam",
            form="Normal",
            rules=(after_attack(gain_condition(TARGET, "poison", "stun"), when=dealt_damage),),
        ),
        Strike(
            "ant-sized-uppercut",
            PHYSICAL,
            range=1,
            dice=6,
            form="Tiny",
            rules=(after_attack(gain_power(SELF, damage_dealt)), after_attack(transform("Normal"))),
        ),
    ),
    superpowers=(
        active("change-size", 1, seq(drop_tokens(SELF), transform("Tiny")), form="Normal", limit="turn"),
        active("change-size", 1, transform("Normal"), form="Tiny", limit="turn"),
        active("hitch-a-ride", 0, place(SELF, 3), form="Tiny", limit="turn"),
        reactive(
            "pym-particle-control",
            1,
            (targeted(target=me, attacker=enemy), would_collide(target=me)),
            seq(drop_tokens(SELF), transform("Tiny")),
            form="Normal",
        ),
        stealth(form="Tiny"),
        innate(
            "tiny-superhero",
            on(modify_own(roller=me & role(TARGET)), reroll(), optional=True),
            static("no_hold", True, on=me),
            form="Tiny",
        ),
    ),
)
