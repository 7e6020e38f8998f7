"""Thor, Hero of Midgard (Thor Odinson)."""

from ...words import *
from ..affiliations import ASGARD
from ..idioms import POWER_FOR_DAMAGE, arc, blessed, on_wild, throws_terrain
from ..keywords import flight, immunity

THOR_HERO_OF_MIDGARD = Character(
    "thor-hero-of-midgard",
    "Thor, Hero of Midgard",
    "Thor Odinson",
    threat=6,
    affiliations=(ASGARD,),
    forms=(Form("Normal", Side(9, M, 3, (4, 4, 4)), Side(8, M, 3, (4, 4, 4)), 50),),
    attacks=(
        Strike(
            "odinsons-ire",
            ENERGY,
            range=3,
            dice=7,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("lightning-arc", after_attack(arc(1))),
                icons(WILD, HIT, name="push")(after_attack(may(push(TARGET, S), "push"), when=that(TARGET, affectable))),
            ),
        ),
        Strike(
            "i-would-have-words-with-thee",
            PHYSICAL,
            range=3,
            dice=10,
            cost=4,
            rules=(
                before_damage(place(SELF, 1, TARGET)),
                after_attack(throw(TARGET, M, AWAY, SELF), when=that(TARGET, affectable & size(4))),
            ),
        ),
    ),
    superpowers=(
        active("have-at-thee", 3, throw(SELF, M, unhurt=True), limit="turn"),
        throws_terrain("the-power-of-thor", 3, size=4, within=2, tool=L),
        reactive(
            "i-say-the-nay-villain",
            3,
            attack_resolved(target=me, attacker=within(3) & affectable),
            seq(roll_for(7, (CRIT, WILD), "i-say-the-nay-villain"), damage(ATTACKER, hits_rolled)),
            limit="turn",
        ),
        blessed(),
        flight(),
        immunity("shock"),
    ),
)
