"""Jean Grey."""

from ...words import *
from ..affiliations import X_MEN
from ..idioms import EXPLOSIVE, POWER_FOR_DAMAGE, SAP_POWER, throws_terrain
from ..keywords import flight

JEAN_GREY = Character(
    "jean-grey",
    "Jean Grey",
    "Jean Grey",
    threat=5,
    affiliations=(X_MEN,),
    forms=(Form("Normal", Side(6, M, 2, (3, 4, 5)), Side(7, M, 2, (3, 4, 5)), 35),),
    attacks=(
        Strike(
            "psionic-bolt",
            MYSTIC,
            range=4,
            dice=5,
            rules=(POWER_FOR_DAMAGE, SAP_POWER, icons(FAIL, name="pierce")(during("modify_opponent", pierce()))),
        ),
        Strike(
            "telekinetic-force",
            PHYSICAL,
            range=3,
            dice=9,
            cost=5,
            rules=(
                before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)),
                EXPLOSIVE,
            ),
        ),
    ),
    superpowers=(
        throws_terrain("battlefield-manipulation", 3, size=4, within=3, tool=M),
        active(
            "matter-transmutation",
            3,
            choose(
                other & ~ready & within(2) & fresh("matter-transmutation"),
                seq(tick(CHOSEN, "matter-transmutation"), push(CHOSEN, S)),
            ),
            when=any_of(other & affectable & ~ready & within(2) & fresh("matter-transmutation")),
        ),
        reactive(
            "shield-mind",
            2,
            would_move(
                mover=ally & within(4),
                cause=enemy,
                when=moving("advance", "place", "push") & (effect_of_attack(MYSTIC) | by_superpower),
            ),
            not_moved(),
        ),
        innate("latent-psychic-potential", on(power_phase(), gain_power(SELF, 2))),
        flight(),
    ),
)
