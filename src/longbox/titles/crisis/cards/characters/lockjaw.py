"""Lockjaw (Lockjaw)."""

from ...words import *
from ..affiliations import INHUMANS
from ..idioms import POWER_FOR_DAMAGE, REROLL_ONE, throws_terrain, wild_condition
from ..keywords import immunity

TRAVELLER = ally & within(3) & fresh("teleport")


LOCKJAW = Character(
    "lockjaw",
    "Lockjaw",
    "Lockjaw",
    threat=3,
    affiliations=(INHUMANS,),
    forms=(Form("Normal", Side(6, S, 3, (3, 3, 3)), Side(5, S, 3, (3, 3, 3)), 50),),
    attacks=(Strike("bite", PHYSICAL, range=2, dice=4, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),),
    superpowers=(
        throws_terrain("drop-it", 3, size=3, within=2, tool=M),
        active(
            "interdimensional-bloodhound",
            3,
            choose(enemy, lasts("round", static("attack_dice", 1, on=ally, when=that(TARGET, role(SUBJECT))), CHOSEN)),
            when=any_of(enemy & affectable),
        ),
        active(
            "teleport",
            2,
            choose(TRAVELLER, seq(tick(CHOSEN, "teleport"), place(CHOSEN, 3))),
            action=True,
            when=any_of(TRAVELLER & affectable),
        ),
        innate("inhuman", REROLL_ONE),
        innate("whos-a-good-boy", on(activation_start(it=me, when=any_of(ally & other & within(2))), gain_power(SELF, 3))),
        immunity("poison"),
    ),
)
