"""Deadpool (Wade Wilson)."""

from ...words import *
from ..affiliations import APOCALYPSE, AVENGERS, WEAPON_X, X_FORCE
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, REROLL_ONE, UNMOVED_BY_MINDS, again, on_wild
from ..keywords import healing_factor

DEADPOOL = Character(
    "deadpool",
    "Deadpool",
    "Wade Wilson",
    threat=3,
    affiliations=(AVENGERS, APOCALYPSE, WEAPON_X, X_FORCE),
    forms=(Form("Normal", Side(4, M, 2, (3, 3, 4)), Side(6, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike("stab", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, again("stab", "stab-stab", WILD, WILD))),
        Strike("bang", PHYSICAL, range=4, dice=4, rules=(ONE_POWER, again("bang", "bang-bang", WILD, HIT))),
        Strike(
            "duodenum-poke",
            PHYSICAL,
            range=2,
            dice=6,
            cost=3,
            side="healthy",
            rules=(after_attack(gain_condition(TARGET, "bleed", "slow"), when=dealt_damage),),
        ),
        Strike(
            "maximum-effort",
            PHYSICAL,
            range=2,
            dice=7,
            cost=4,
            side="injured",
            rules=(
                on_wild(
                    "dance-party",  # without the Advance there is no "after this Advance"
                    after_attack(
                        may(seq(advance(SELF, S), damage_each(other & within(2), 1), gain_power(SELF, tally)), "dance-party")
                    ),
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "merc-with-a-mouth",
            3,
            choose(
                enemy & within(3) & unaffected("merc-with-a-mouth", "round"),
                seq(note_affected("merc-with-a-mouth", CHOSEN, "round"), lose_power(CHOSEN, 2)),
            ),
            when=any_of(enemy & affectable & within(3) & unaffected("merc-with-a-mouth", "round")),
        ),
        innate("all-right-now-its-serious", static("contests_healthy", True, on=me), REROLL_ONE, side="injured"),
        innate("i-know-karate", REROLL_ONE, side="healthy"),
        innate("unicorns-rainbows-and-sugar-plums-dancing-through-my-head", UNMOVED_BY_MINDS),
        active("you-cant-spell-legendary-without-leg-day", 2, place(SELF, 2), limit="turn"),
        healing_factor(2),
    ),
)
