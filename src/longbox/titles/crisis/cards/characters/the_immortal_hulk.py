"""The Immortal Hulk (Bruce Banner)."""

from ...words import *
from ..affiliations import DEFENDERS, MIDNIGHT_SONS
from ..idioms import POWER_FOR_DAMAGE, hurl, on_wild
from ..keywords import immunity

UNDYING = "immortality"

RISES = seq(revive(SELF, power_of(SELF)), lose_power(SELF, power_of(SELF)), remove_conditions(SELF), gain_counter(UNDYING))

THE_IMMORTAL_HULK = Character(
    "the-immortal-hulk",
    "The Immortal Hulk",
    "Bruce Banner",
    threat=7,
    affiliations=(DEFENDERS, MIDNIGHT_SONS),
    forms=(Form("Normal", Side(15, S, 4, (4, 3, 5)), Side(15, S, 4, (4, 3, 5)), 65),),
    single_sided=True,
    attacks=(
        Strike(
            "smash",
            PHYSICAL,
            range=2,
            dice=7,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("throw", after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, size(4) & affectable))),
            ),
        ),
        Strike(
            "gamma-burst",
            PHYSICAL,
            range=3,
            dice=10,
            cost=5,
            rules=(before_damage(may(throw(TARGET, S), "throw")), static("no_power_for_damage", True)),
        ),
    ),
    superpowers=(
        active("gamma-leap", 3, place(SELF, 2), limit="turn"),
        hurl("leave-hulk-alone", size=4, within=2, tool=M),
        innate("endless-rage", on(power_phase(), gain_power(SELF, 2))),
        innate(
            "immortality",
            static("no_injured_side", True, on=me),
            on(
                would_be_dazed(target=me, when=~that(SELF, has_counter(UNDYING))),
                lasts("round", on(cleanup(when=that(SELF, dazed)), RISES, limit="once"), alone=True),
            ),
        ),
        innate(
            "the-green-door",
            on(turn_end(when=that(SELF, has_counter(UNDYING))), heal(SELF, 1), optional=True),
            on(mended(it=me, when=that(SELF, has_counter(UNDYING)) & ~that(SELF, has_damage())), spend_counter(UNDYING, lost=True)),
        ),
        immunity("hex", "poison", "stun"),
    ),
)
