"""Kang the Conqueror (Nathaniel Richards)."""

from ...words import *
from ..affiliations import CABAL
from ..idioms import POWER_FOR_DAMAGE, on_wild, throws_terrain
from ..keywords import flight, peerless

DYNASTY = "the-kang-dynasty"
ALL_DICE = seq(reroll(roll="attack", all=True), reroll(roll="defense", all=True))
SHOCKED = ("shock", "stun")

KANG_THE_CONQUEROR = Character(
    "kang-the-conqueror",
    "Kang the Conqueror",
    "Nathaniel Richards",
    threat=6,
    affiliations=(CABAL,),
    forms=(Form("Normal", Side(8, M, 2, (3, 4, 4)), Side(7, M, 2, (3, 4, 4)), 50),),
    attacks=(
        Strike(
            "30th-century-arsenal",
            ENERGY,
            range=3,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(1, "attack"), when=that(TARGET, within(2)), optional=True),
                on_wild("future-tech", after_attack(gain_one_of(TARGET, ("incinerate", "bleed", "hex", "slow")))),
            ),
        ),
        Strike(
            "neuroshock-field",
            ENERGY,
            range=2,
            dice=6,
            cost=3,
            shape="area",
            rules=(after_attack(gain_condition(TARGET, *SHOCKED), when=dealt_damage),),
        ),
        Strike(
            "the-once-and-future-kang",
            ENERGY,
            range=3,
            dice=9,
            cost=6,
            rules=(during("modify_own", reroll(roll="attack"), optional=True),),
        ),
    ),
    superpowers=(
        leadership(
            DYNASTY,
            CABAL,
            static("fails_too", True, on=ally & (holding() | contesting())),
            on(
                modify_own(roller=ally & role(ATTACKER) & fresh(DYNASTY)),
                seq(tick(ROLLER, DYNASTY), reroll(1, "attack")),
                optional=True,
            ),
        ),
        throws_terrain("anti-gravity-device", 2, size=3, within=3, tool=M),
        reactive("temporal-rewind", 4, (dice_final(attacker=me), dice_final(target=me)), seq(ALL_DICE, answer_again())),
        innate(
            "neurokinetic-chronal-armor",
            on(
                activation_start(it=me),
                one_of(place=place(SELF, 1), heal=heal(SELF, 1), remove_condition=remove_condition(SELF)),
                optional=True,
            ),
            on(rerolled(it=me), gain_power(SELF, 1), limit="turn"),
        ),
        flight(),
        peerless(),
    ),
)
