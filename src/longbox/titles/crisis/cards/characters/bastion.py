"""Bastion (Sebastian Gilberti)."""

from ...words import *
from ..affiliations import SENTINELS
from ..idioms import DEGENERATION, HARD_SHELL, POWER_FOR_DAMAGE, relocate
from ..keywords import flight

BASTION = Character(
    "bastion",
    "Bastion",
    "Sebastian Gilberti",
    threat=4,
    affiliations=(SENTINELS,),
    forms=(Form("Normal", Side(7, M, 2, (4, 4, 3)), Side(6, M, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike("disintegration-blast", ENERGY, range=4, dice=5, rules=(POWER_FOR_DAMAGE, DEGENERATION)),
        Strike(
            "tolerance-is-extinction",
            ENERGY,
            range=4,
            dice=8,
            cost=5,
            shape="beam",
            rules=(
                DEGENERATION,
                icons(CRIT, name="suppression")(after_attack(lose_power(TARGET, rolled(CRIT)))),
                icons(HIT, name="nanotech")(after_attack(gain_condition(TARGET, "root"))),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "operation-zero-tolerance",
            SENTINELS,
            on(
                targeted(attacker=ally, target=enemy),
                if_(
                    outranks(TARGET, ATTACKER),
                    until("attack", "less_for_damage", TARGET, 2),
                    until("attack", "less_for_damage", TARGET, 1),
                ),
            ),
        ),
        relocate("advanced-teleportation-matrix", 2, ally & within(2), 2),
        reactive(
            "prime-nano-virus-reanimation-protocols",
            1,
            felled(it=ally & other & ~grunt & within(5, gone=True), cause=enemy & affectable),
            seq(gain_condition(CAUSE, "root"), damage(CAUSE, 1)),
        ),
        innate("enhanced-sentinel-cybernetics", on(power_phase(), gain_power(SELF, 1)), HARD_SHELL),
        flight(),
    ),
)
