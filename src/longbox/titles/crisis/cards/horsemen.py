"""The Horsemen cards, which the Leadership of Apocalypse assigns: his own, and those of the four who ride for him."""

from ..words import *
from .idioms import ANY_DIE

EVOLUTION = "evolution"
EVOLVES = leader_gains(EVOLUTION)
"""The card of the one who leads the Horsemen gains a token."""
HARVEST = leader_gains(EVOLUTION, 3)

MASTER = Horseman(
    "master", "Master of the Horsemen",
    (
        innate(
            "master-of-the-horsemen",
            static("borrows", True, on=me),
            on(power_phase(), EVOLVES),
            static("most_counters", (EVOLUTION, 6), on=me),
            static("pays_with", EVOLUTION, on=ally & horseman),
            on(
                modify_own(roller=ally & horseman, when=that(SELF, has_counter(EVOLUTION))),
                seq(spend_counters(EVOLUTION, 3), reroll(tokens_spent)),
                limit="turn",
                optional=True,
            ),
            standing=True,
        ),
    ),
)  # fmt: skip

DEATH = Horseman(
    "death", "Death",
    (
        active(
            "created-to-end", 3,
            next_attack("created-to-end", (during("attack_pool", add_dice("attack", damage_on(TARGET, 3))),)),
            limit="turn",
        ),
        innate(
            "horseman-of-death",
            on(felled(it=other, cause=me), HARVEST),
            on(dazed_by(target=me), HARVEST),
            on(leaves_play(it=me), HARVEST),
            limit="turn",
            standing=True,
        ),
    ),
)  # fmt: skip

FAMINE = Horseman(
    "famine", "Famine",
    (
        active(
            "vanish-into-dust", 2,
            seq(choose(enemy & within(2), lose_power(CHOSEN, 1), optional=True), place(SELF, 2)),
            limit="turn",
        ),
        innate("horseman-of-famine", on(activation_end(it=me, when=~any_of(enemy & within(3) & ~dazed)), EVOLVES)),
    ),
)  # fmt: skip

BLIGHT = ("poison", "root", "slow")
PESTILENCE = Horseman(
    "pestilence", "Pestilence",
    (
        active(
            "consuming-blight", 2,
            in_turn(enemy & within(2), one_of(condition=gain_one_of(IT, BLIGHT), damage=if_(that(IT, has(BLIGHT)), damage(IT, 1)))),
            limit="turn",
            when=any_of(enemy & affectable & within(2)),
        ),
        innate(
            "horseman-of-pestilence",
            on(condition_gained(target=enemy, when=own_activation), note_afflicted(TARGET)),
            on(activation_end(it=me), leader_gains(EVOLUTION, newly_afflicted)),
        ),
    ),
)  # fmt: skip

FURY = change_die("attack", ANY_DIE, HIT, rolled(CRIT, WILD))
WAR = Horseman(
    "war", "War",
    (
        active(
            "fury", 2,
            next_attack("fury", (during("modify_own", FURY, when=that(TARGET, within(2)), optional=True),)),
        ),
        innate(
            "horseman-of-war",
            on(hurt(it=me, cause=enemy), EVOLVES, limit="turn"),
            on(hurt(cause=me), EVOLVES, limit="turn"),
        ),
    ),
)  # fmt: skip
