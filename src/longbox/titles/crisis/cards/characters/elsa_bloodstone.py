"""Elsa Bloodstone."""

from ...words import *
from ..affiliations import DEFENDERS, MIDNIGHT_SONS
from ..idioms import DEGENERATION, EITHER_TYPE, MORE_POWER_MORE_DICE, POWER_FOR_DAMAGE, on_wild, supernatural_senses

BOOM = on(before_damage_of(), each(~role(TARGET) & within(2, TARGET), damage(IT, 1, by=SUBJECT)), limit="once")
HORROR = on(attack_resolved(), gain_condition(TARGET, "root"), limit="once")

ELSA_BLOODSTONE = Character(
    "elsa-bloodstone",
    "Elsa Bloodstone",
    "Elsa Bloodstone",
    threat=4,
    affiliations=(MIDNIGHT_SONS, DEFENDERS),
    forms=(Form("Normal", Side(7, M, 2, (4, 3, 4)), Side(7, M, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike(
            "monster-hunting-weapons",
            PHYSICAL,
            range=4,
            dice=5,
            types=EITHER_TYPE,
            rules=(POWER_FOR_DAMAGE, on_wild("hellfire", after_attack(gain_condition(TARGET, "incinerate", "slow")))),
        ),
        Strike(
            "bloodgem-blast",
            MYSTIC,
            range=3,
            dice=6,
            cost=1,
            rules=(
                MORE_POWER_MORE_DICE,
                DEGENERATION,
            ),
        ),
    ),
    superpowers=(
        leadership(
            "legion-of-monsters",
            MIDNIGHT_SONS,
            on(
                targeted(attacker=ally & has_power(1)),
                seq(
                    pay_power(ATTACKER, 1),
                    one_of(
                        boom=lasts("attack", BOOM, ATTACKER),
                        horrify=lasts("attack", HORROR),
                        silver_bullet=lasts("attack", static("sure_damage", True, on=role(SUBJECT)), ATTACKER),
                    ),
                ),
                limit="turn",
                optional=True,
            ),
        ),
        active("run-and-gun", 2, seq(action("attack"), action("move")), action=True),
        supernatural_senses(),
        innate(
            "bearer-of-the-bloodgem",
            on(afflicted(it=me, cause=enemy), damage(CAUSE, 1)),
            static("not_moved_by_enemy", ("advance", "place"), on=me, when=by_attack_rule(MYSTIC) | by_superpower),
        ),
    ),
)
