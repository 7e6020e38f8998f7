"""The six Infinity Gems."""

from __future__ import annotations

from ..words import *

MIND = Gem(
    "mind", "Mind Gem", 1,
    active(
        "mind-gem", 2, choose(enemy & within(3), advance(CHOSEN, S)), limit="turn", when=any_of(enemy & within(3) & ~dazed),
    ),
)  # fmt: skip
POWER = Gem("power", "Power Gem", 1, innate("power-gem", static("gem_power", 2, on=me)))
REALITY = Gem("reality", "Reality Gem", 1, innate("reality-gem", static("treat_as", (FAIL, CRIT), on=me)))
SOUL = Gem(
    "soul", "Soul Gem", 1, innate("soul-gem", on(superpower_begins(it=enemy & within(4)), after_effect(gain_power(SELF, 1))))
)
SPACE = Gem("space", "Space Gem", 1, active("space-gem", 2, choose(ally & within(3), place(CHOSEN, 2)), limit="turn"))
TIME = Gem(
    "time", "Time Gem", 1,
    reactive(
        "time-gem", 2, dice_final(attacker=me),
        seq(reroll(roll="attack", fails=True, all=True), reroll(roll="defense", fails=True, all=True)),
    ),
)  # fmt: skip
