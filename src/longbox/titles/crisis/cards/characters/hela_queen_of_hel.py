"""Hela, Queen of Hel (Hela)."""

from ...words import *
from ..affiliations import ASGARD
from ..idioms import POWER_FOR_DAMAGE, blessed, on_wild, wild_condition

SOUL, MOST_SOULS = "captured-soul", 3
ONE_SOUL = gain_counter(SOUL, most=MOST_SOULS)
ARMY = ("hel-forged-blade", "rain-of-hel")

HELA_QUEEN_OF_HEL = Character(
    "hela-queen-of-hel",
    "Hela, Queen of Hel",
    "Hela",
    threat=4,
    affiliations=(ASGARD,),
    forms=(Form("Normal", Side(6, M, 2, (4, 4, 4)), Side(4, M, 2, (4, 4, 4)), 50),),
    attacks=(
        Strike("hel-forged-blade", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike("claim-soul", MYSTIC, range=4, dice=6, cost=1, rules=(after_attack(ONE_SOUL, when=dealt_damage),)),
        Strike(
            "rain-of-hel",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(
                during("attack_pool", count_face("defense", WILD, 0), when=that(TARGET, has(("bleed",)))),
                on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
            ),
        ),
    ),
    superpowers=(
        active(
            "army-of-hel",
            0,
            seq(
                choose_number(counters(SOUL), least=1),
                spend_counter(SOUL, n=number),
                note("paid", number),
                lasts(
                    "turn",
                    on(
                        attack_pool(attacker=me, when=weapon_is(*ARMY)),
                        seq(
                            add_dice("attack", tokens_spent),
                            lasts("attack", on(attack_resolved(attacker=me), gain_condition(TARGET, "bleed"))),
                        ),
                        limit="once",
                    ),
                ),
            ),
            limit="turn",
            when=at_least(1, counters(SOUL)),
        ),
        reactive(
            "queen-of-hel",
            0,
            would_be_dazed(target=me),
            seq(heal(SELF, damage_on(SELF)), spend_counter(SOUL, n=counters(SOUL)), stay_up()),
            side="injured",
            when=at_least(MOST_SOULS, counters(SOUL)),
        ),
        active(
            "deaths-embrace",
            2,
            choose(
                enemy & within(3),
                seq(
                    advance(SELF, S, TOWARD, CHOSEN),
                    if_(
                        that(CHOSEN, within(1)),
                        seq(
                            roll_for(4, (CRIT, WILD), "deaths-embrace"),
                            damage_each(role(CHOSEN), hits_rolled),
                            heal_up_to(SELF, tally),
                        ),
                    ),
                ),
            ),
            limit="turn",
            side="healthy",
            when=any_of(enemy & affectable & within(3)),
        ),
        innate("goddess-of-death", on(dazed_by(target=other), ONE_SOUL), on(koed_by(target=other), ONE_SOUL)),
        blessed(),
    ),
)
