"""N'Kantu, the Living Mummy (N'Kantu)."""

from ...words import *
from ..affiliations import MIDNIGHT_SONS
from ..idioms import POWER_FOR_DAMAGE, on_wild
from ..keywords import immunity

SOUL = "captured-soul"
CAPTURED = gain_counter(SOUL, SELF, 1, 3)

NKANTU_THE_LIVING_MUMMY = Character(
    "nkantu-the-living-mummy",
    "N'Kantu, the Living Mummy",
    "N'Kantu",
    threat=3,
    affiliations=(MIDNIGHT_SONS,),
    forms=(Form("Normal", Side(5, M, 2, (4, 2, 4)), Side(5, M, 2, (4, 2, 4)), 35),),
    attacks=(
        Strike(
            "swarili-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("push", after_attack(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3, pushed=True) & affectable))),
                icons(WILD, HIT, name="mummys-curse")(after_attack(gain_condition(TARGET, "hex"))),
            ),
        ),
        Strike("sever-soul", MYSTIC, range=4, dice=6, cost=2, rules=(after_attack(CAPTURED, when=dealt_damage),)),
    ),
    superpowers=(
        active(
            "living-death",
            0,
            seq(
                choose_number(counters(SOUL), least=1),
                spend_counter(SOUL, n=number),
                note("paid", number),
                repeat(
                    tokens_spent,
                    one_of(remove_condition=remove_condition(SELF), heal=heal(SELF, 1), gain_power=gain_power(SELF, 1)),
                ),
            ),
            when=that(SELF, has_counter(SOUL)),
        ),
        reactive(
            "undead-empowerment",
            0,
            dice_final(attacker=me),
            seq(
                choose_number(counters(SOUL), least=1),
                spend_counter(SOUL, n=number),
                note("paid", number),
                treat_as(FAIL, WILD, tokens_spent),
            ),
            when=that(SELF, has_counter(SOUL)) & attack_roll_has(FAIL),
        ),
        innate("alchemical-curse-of-nephrus", on(would_suffer(target=me), reduce_damage(1, floor=1))),
        innate("anubiss-soul-harvester", on(dazed_by(target=other), CAPTURED), on(koed_by(target=other), CAPTURED)),
        immunity("bleed", "hex", "poison"),
    ),
)
