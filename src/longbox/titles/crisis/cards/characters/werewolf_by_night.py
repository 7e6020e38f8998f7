"""Werewolf By Night (Jack Russell)."""

from ...words import *
from ..affiliations import MIDNIGHT_SONS
from ..idioms import POWER_FOR_DAMAGE, if_hurt, on_wild
from ..keywords import healing_factor

PREY = enemy & within(3) & fresh("unearthly-howl")

WEREWOLF_BY_NIGHT = Character(
    "werewolf-by-night",
    "Werewolf By Night",
    "Jack Russell",
    threat=5,
    affiliations=(MIDNIGHT_SONS,),
    forms=(Form("Normal", Side(7, M, 3, (4, 4, 2)), Side(7, M, 3, (4, 4, 2)), 50),),
    attacks=(
        Strike(
            "savage-slash",
            PHYSICAL,
            range=3,
            dice=6,
            rules=(POWER_FOR_DAMAGE, if_hurt("bleed"), on_wild("leap", before_damage(place(SELF, 1, TARGET)))),
        ),
        Strike(
            "lethal-lycanthrope",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(
                after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(3) & affectable)),
                icons(HIT, name="curse-of-the-wolf")(after_attack(gain_condition(TARGET, "bleed", "hex"))),
            ),
        ),
    ),
    superpowers=(
        active("pounce", 3, throw(SELF, S, unhurt=True), limit="turn"),
        active(
            "unearthly-howl",
            2,
            choose(
                PREY,
                seq(
                    tick(CHOSEN, "unearthly-howl"),
                    roll_for(4, (CRIT, WILD, HIT), "unearthly-howl"),
                    lose_power(CHOSEN, hits_rolled),
                    gain_one_of(CHOSEN, ("slow", "root"), failures_rolled),
                ),
            ),
            when=any_of(PREY & affectable),
        ),
        reactive(
            "midnight-massacre",
            3,
            attack_resolved(target=me, attacker=enemy & affectable & within(3)),
            extra_attack("savage-slash", role(ATTACKER), optional=False),
            limit="turn",
        ),
        healing_factor(2),
    ),
)
