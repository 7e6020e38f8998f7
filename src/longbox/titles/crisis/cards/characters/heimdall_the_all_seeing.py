"""Heimdall, The All-Seeing (Heimdall)."""

from ...words import *
from ..affiliations import ASGARD
from ..idioms import POWER_FOR_DAMAGE, blessed

BIFROST = ally & within(4) & fresh("guardian-of-the-bifrost")

HEIMDALL_THE_ALL_SEEING = Character(
    "heimdall-the-all-seeing",
    "Heimdall, The All-Seeing",
    "Heimdall",
    threat=3,
    affiliations=(ASGARD,),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "horfund",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(after_attack(may(push(TARGET, M, AWAY, SELF), "push"), when=dealt_damage & that(TARGET, affectable)),),
        ),
    ),
    superpowers=(
        active(
            "guardian-of-the-bifrost",
            3,
            choose(BIFROST, seq(tick(CHOSEN, "guardian-of-the-bifrost"), place(CHOSEN, 2))),
            when=any_of(BIFROST & affectable),
        ),
        reactive("all-seeing-eyes", 2, (modify_own(roller=ally & within(3)), card_rolled(it=ally & within(3))), reroll(2)),
        reactive(
            "forefend",
            2,
            moved(mover=enemy & affectable & within(2)),
            extra_attack("strike", role(MOVER), optional=False),
            limit="turn",
        ),
        blessed(),
    ),
)
