"""Ghost Rider (Johnathon Blaze)."""

from ...words import *
from ..affiliations import DEFENDERS, MIDNIGHT_SONS
from ..idioms import POWER_FOR_DAMAGE, if_hurt, wild_condition
from ..keywords import immunity

GHOST_RIDER = Character(
    "ghost-rider",
    "Ghost Rider",
    "Johnathon Blaze",
    threat=5,
    affiliations=(DEFENDERS, MIDNIGHT_SONS),
    forms=(Form("Normal", Side(8, M, 3, (3, 4, 4)), Side(7, M, 3, (3, 4, 4)), 65),),
    attacks=(
        Strike("chains-of-damnation", ENERGY, range=3, dice=6, rules=(POWER_FOR_DAMAGE, wild_condition("hex"))),
        Strike("flames-of-hell", ENERGY, range=3, dice=5, cost=2, shape="beam", rules=(if_hurt("incinerate"),)),
        Strike(
            "penance-stare",
            MYSTIC,
            range=3,
            dice=5,
            cost=5,
            rules=(
                during("attack_pool", add_dice("attack", power_of(TARGET, 5))),
                static("no_power_for_damage", True),
                during("after_damage", lose_power(TARGET, damage_dealt)),
            ),
        ),
    ),
    superpowers=(
        active("hell-on-wheels", 3, advance(SELF, L), limit="turn"),
        reactive(
            "wickeds-judgement",
            2,
            attack_resolved(attacker=within(3) & affectable, target=ally & other, when=at_least(1, rolled(CRIT))),
            damage(ATTACKER, rolled(CRIT)),
        ),
        innate("spirit-of-vengeance", on(attack_resolved(target=ally & other, when=dealt_damage), gain_power(SELF, 1))),
        immunity("bleed", "hex", "incinerate", "poison"),
    ),
)
