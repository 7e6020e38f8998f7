"""Hand Ninjas."""

from ...words import *
from ..idioms import NO_GROUND, PORTABLE

HAND_NINJAS = Character(
    "hand-ninjas",
    "Hand Ninjas",
    "Hand Ninjas",
    threat=0,
    parents=("elektra", "shadowland-daredevil"),
    forms=(Form("Normal", Side(2, M, 2, (1, 1, 2)), Side(2, M, 2, (1, 1, 2)), 50),),
    attacks=(
        Strike(
            "ninja-weapons",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(icons(WILD, WILD, name="bleed")(after_attack(gain_condition(TARGET, "bleed"))),),
        ),
    ),
    superpowers=(
        active(
            "ninja-vanish",
            0,
            seq(hand_over(PORTABLE, ally & other & within(3)), ko()),
            action=True,
            when=can_hand_over(PORTABLE, ally & other & within(3)),
        ),
        innate("ninja-ambush", on(enters_play(it=me), perform_attack(SELF))),  # nothing else places them
        innate("the-hand", *NO_GROUND),
    ),
)
