"""Warriors Three (Fandral, Hogun, Valstagg)."""

from ...words import *
from ..affiliations import ASGARD
from ..idioms import DICE_FOR_THREAT, ONE_POWER, POWER_FOR_DAMAGE, blessed, pierces, wild_condition

WITHIN_REACH = enemy & within(2) & in_sight()
VOLSTAGG = "next/strike-one-for-volstagg"

WARRIORS_THREE = Character(
    "warriors-three",
    "Warriors Three",
    "Fandral, Hogun, Valstagg",
    threat=3,
    affiliations=(ASGARD,),
    forms=(Form("Normal", Side(5, S, 2, (3, 3, 3)), Side(6, S, 2, (3, 3, 3)), 65),),
    attacks=(
        Strike("hridgandr", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike("fimbuldraugr", PHYSICAL, range=3, dice=4, rules=(ONE_POWER, wild_condition("bleed"), pierces(WILD, HIT))),
        Strike(
            "brandrheid-undrsigr",
            PHYSICAL,
            range=2,
            dice=4,
            cost=4,
            rules=(
                DICE_FOR_THREAT,
                icons(WILD, FAIL, FAIL, name="clumsy-warrior")(
                    after_attack(seq(damage(TARGET, 3), gain_condition(SELF, "stagger")))
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "strike-one-for-volstagg",
            2,
            choose(
                WITHIN_REACH,
                seq(
                    next_attack(VOLSTAGG, (after_attack(damage(SELF, 1), when=attack_roll_has(FAIL)),)),
                    make_attack(SELF, CHOSEN, costless=True),
                    no_next_attack(VOLSTAGG),
                ),
            ),
            limit="turn",
            when=any_of(WITHIN_REACH & affectable),
        ),
        reactive(
            "my-steel-shall-strike-for-thee",
            2,
            attack_resolved(target=me, attacker=enemy & affectable & within(3)),
            extra_attack("fimbuldraugr", role(ATTACKER), optional=False),
        ),
        innate(
            "grim-resolve",
            on(
                attack_resolved(target=me, attacker=enemy, when=dealt_damage),
                seq(advance(SELF, S, TOWARD, ATTACKER), may(heal(SELF, 1))),
                optional=True,
            ),
        ),
        blessed(),
    ),
)
