"""Beta Ray Bill (Bill)."""

from ...words import *
from ..affiliations import ASGARD, GUARDIANS
from ..idioms import COME_CLOSER, POWER_FOR_DAMAGE, blessed, hurl, wild_condition
from ..keywords import flight, immunity

BETA_RAY_BILL = Character(
    "beta-ray-bill",
    "Beta Ray Bill",
    "Bill",
    threat=4,
    affiliations=(ASGARD, GUARDIANS),
    forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(5, M, 2, (4, 4, 3)), 50),),
    attacks=(
        Strike("stormbreaker", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike(
            "summon-the-storm",
            ENERGY,
            range=4,
            dice=6,
            cost=2,
            rules=(
                during("modify_own", reroll(2, "attack", fails=True), when=that(TARGET, knows("flight")), optional=True),
                wild_condition("shock"),
            ),
        ),
        Strike(
            "godhunter",
            ENERGY,
            range=2,
            dice=5,
            cost=3,
            rules=(
                during("attack_pool", add_dice("attack", size_of(TARGET))),
                icons(CRIT, WILD, HIT, name="hurl")(after_attack(throw(TARGET, M))),
            ),
        ),
    ),
    superpowers=(
        hurl("immeasurable-strength", size=4, within=2, tool=M),
        reactive("korbinite-cybernetics", 1, would_suffer(target=me), reduce_damage(1)),
        innate("honorbound", COME_CLOSER),
        blessed("blessed-by-the-all-father"),
        flight(),
        immunity("bleed", "incinerate", "poison"),
    ),
)
