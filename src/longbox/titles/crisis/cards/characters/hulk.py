"""Hulk (Bruce Banner)."""

from ...words import *
from ..affiliations import AVENGERS, DEFENDERS
from ..idioms import POWER_FOR_DAMAGE, on_wild, wild_condition, wild_push
from ..keywords import immunity

HURL = throw_something(4, 2, M)

HULK = Character(
    "hulk",
    "Hulk",
    "Bruce Banner",
    threat=6,
    affiliations=(AVENGERS, DEFENDERS),
    forms=(Form("Normal", Side(20, S, 4, (4, 3, 3)), Side(20, S, 4, (4, 3, 3)), 65),),
    single_sided=True,
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=7, rules=(POWER_FOR_DAMAGE, wild_push())),
        Strike("thunder-clap", ENERGY, range=3, dice=5, cost=3, shape="beam"),
        Strike(
            "hulk-smash",
            PHYSICAL,
            range=2,
            dice=8,
            cost=4,
            rules=(wild_condition("stagger"), on_wild("throw", before_damage(may(throw(TARGET, S), "throw")))),
        ),
    ),
    superpowers=(
        active("gamma-leap", 3, place(SELF, 2), limit="turn"),
        active("strongest-one-there-is", 2, HURL, limit="turn", when=to_throw(HURL)),
        reactive(
            "hulk-not-puny-banner",
            4,
            modify_own(roller=me & role(TARGET), when=attack_is(PHYSICAL, ENERGY)),
            reroll(roll="defense", fails=True),
        ),
        innate("inner-rage", on(power_phase(), gain_power(SELF, 2))),
        innate(
            "you-wont-like-me-when-im-angry",
            on(attack_pool(attacker=me), add_dice("attack", for_every(4, damage_on(SELF)))),
            static("no_injured_side", True, on=me),
        ),
        immunity("poison", "stun"),
    ),
)
