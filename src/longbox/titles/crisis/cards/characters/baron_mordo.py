"""Baron Mordo (Karl Amadeus Mordo)."""

from ...words import *
from ..affiliations import CABAL, CONVOCATION
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, wild_condition, wild_push
from ..keywords import flight

BARBED = ("hex", "incinerate", "poison", "slow")

BARON_MORDO = Character(
    "baron-mordo",
    "Baron Mordo",
    "Karl Amadeus Mordo",
    threat=3,
    affiliations=(CABAL, CONVOCATION),
    forms=(Form("Normal", Side(6, M, 2, (2, 4, 4)), Side(5, M, 2, (2, 4, 4)), 50),),
    attacks=(
        Strike(
            "staff-of-the-living-tribunal",
            MYSTIC,
            range=3,
            dice=4,
            rules=(POWER_FOR_DAMAGE, wild_push(when=that(TARGET, size(2, pushed=True)))),
        ),
        Strike("bolts-of-bishru", MYSTIC, range=4, dice=4, rules=(ONE_POWER, wild_condition("hex"))),
        Strike(
            "rains-of-raggadorr",
            MYSTIC,
            range=4,
            dice=7,
            cost=4,
            rules=(after_attack(gain_condition(TARGET, "incinerate", "poison"), name="burning-rain"),),
        ),
    ),
    superpowers=(
        active("master-of-the-occult", 0, gain_power(SELF, 2), action=True, limit="turn"),
        active(
            "soul-barb",
            2,
            choose(enemy & within(3) & has(BARBED), spread_condition(CHOSEN, BARBED, enemy & within(2, CHOSEN))),
            when=any_of(enemy & within(3) & has(BARBED) & affectable),
        ),
        reactive(
            "ferocity-of-cyttorak",
            2,
            targeted(attacker=ally & other & within(3), target=enemy),
            seq(
                add_dice("attack", 2),
                lasts("attack", on(attack_resolved(attacker=role(SUBJECT)), damage(ATTACKER, 1), limit="once"), ATTACKER),
            ),
            limit="turn",
        ),
        reactive("vaulting-boots-of-valtorr", 2, moved(mover=me, when=moved_by("push")), after_effect(advance(SELF, S))),
        flight(),
    ),
)
