"""King Black Bolt (Blackagar Boltagon)."""

from ...words import *
from ..affiliations import INHUMANS
from ..idioms import AFFLICTED, ONE_POWER, REROLL_ONE, hit_and_run, on_wild
from ..keywords import flight, immunity, peerless

SUBORDINATE = ally & other & within(4)

KING_BLACK_BOLT = Character(
    "king-black-bolt",
    "King Black Bolt",
    "Blackagar Boltagon",
    threat=6,
    affiliations=(INHUMANS,),
    forms=(Form("Normal", Side(7, M, 2, (4, 4, 4)), Side(8, M, 2, (4, 4, 4)), 50),),
    attacks=(
        Strike(
            "sonic-blast",
            ENERGY,
            range=4,
            dice=5,
            shape="beam",
            rules=(
                ONE_POWER,
                on_wild(
                    "push",
                    after_attack(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(3, pushed=True) & affectable)),
                ),
            ),
        ),
        Strike(
            "wrath-of-the-midnight-king",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(
                after_attack(advance(SELF, M, optional=True)),
                on_wild("throw", before_damage(may(throw(TARGET, S), "throw"), when=that(TARGET, affectable))),
            ),
        ),
    ),
    superpowers=(
        active("increase-the-volume", 3, next_attack_action("attack_dice", 2)),
        hit_and_run(),
        active(
            "telepathic-command",
            2,
            choose(SUBORDINATE, advance(CHOSEN, S)),
            limit="turn",
            when=any_of(SUBORDINATE & affectable),
        ),
        innate("inhuman", REROLL_ONE),
        innate(
            "anti-graviton-control",
            on(would_suffer(target=me), reduce_damage(1, floor=1)),
            on(power_phase(), gain_power(SELF, 1)),
        ),
        innate(
            "inhuman-king",
            on(
                activation_phase_start(),
                choose(ally & knows("inhuman") & AFFLICTED, remove_condition(CHOSEN), optional=True),
            ),
        ),
        flight(),
        immunity("poison"),
        peerless(),
    ),
)
