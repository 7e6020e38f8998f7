"""Valkyrie and Elendil (Valkyrie)."""

from ...words import *
from ..affiliations import ASGARD
from ..idioms import AFFLICTED, DICE_FOR_THREAT, ONE_POWER, POWER_FOR_DAMAGE, blessed, in_passing, on_wild
from ..keywords import flight

FALLEN_COMRADE = ally & other & ~grunt
CARE = seq(
    gain_power(SELF, 1),
    if_(
        that(SELF, has_damage() | AFFLICTED),
        one_of(remove_damage=heal(SELF, 1), remove_condition=remove_condition(SELF), nothing=seq()),
    ),
)

VALKYRIE_AND_ELENDIL = Character(
    "valkyrie-and-elendil",
    "Valkyrie and Elendil",
    "Valkyrie",
    threat=4,
    affiliations=(ASGARD,),
    forms=(Form("Normal", Side(7, M, 4, (4, 3, 3)), Side(7, M, 4, (4, 3, 3)), 65),),
    attacks=(
        Strike(
            "dragonfang",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, icons(HIT, name="elusive")(after_attack(advance(SELF, S, optional=True)))),
        ),
        Strike(
            "geirr",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                ONE_POWER,
                during(
                    "attack_pool",
                    seq(tick(SELF, "geirr"), add_dice("attack", 3)),
                    when=moved_this_turn & unused_this_turn("geirr"),
                    optional=True,
                ),
                on_wild("vault", after_attack(place(SELF, 2, of=TARGET), when=that(TARGET, in_play))),
            ),
        ),
        Strike(
            "fury-of-the-valkyrior",
            PHYSICAL,
            range=3,
            dice=5,
            cost=4,
            rules=(DICE_FOR_THREAT, icons(HIT, HIT, name="stagger")(after_attack(gain_condition(TARGET, "stagger")))),
        ),
    ),
    superpowers=(
        active("take-wing", 3, place(SELF, 2), limit="turn"),
        in_passing("need-a-lift", ally & other & size(3, printed=True) & within(2), place(SUBJECT, 2)),
        innate("guardian-of-valhalla", on(dazed_by(target=FALLEN_COMRADE), CARE), on(koed_by(target=FALLEN_COMRADE), CARE)),
        blessed(),
        flight(),
    ),
)
