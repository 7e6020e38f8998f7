"""Adam Warlock. He may also bear a gem of his own, the Bonded Soul, which no source describes: it is left out."""

from ...words import *
from ..affiliations import GUARDIANS
from ..idioms import POWER_FOR_DAMAGE
from ..keywords import flight, peerless

RELIEF = one_of(heal=heal(CHOSEN, 1), remove_condition=remove_condition(CHOSEN))
SUFFERER = ally & other & within(4)

ADAM_WARLOCK = Character(
    "adam-warlock",
    "Adam Warlock",
    "Adam Warlock",
    threat=7,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(7, M, 2, (3, 4, 3)), Side(8, M, 2, (3, 4, 3)), 35),),
    attacks=(
        Strike(
            "karmic-blast",
            ENERGY,
            range=3,
            dice=6,
            rules=(POWER_FOR_DAMAGE, icons(HIT, name="sap-power")(before_damage(drain(TARGET, rolled(HIT))))),
        ),
        Strike(
            "quantum-bolt",
            MYSTIC,
            range=4,
            dice=9,
            cost=5,
            rules=(
                after_attack(may(throw(TARGET, M, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)),
                icons(HIT, name="avatar-of-life")(after_attack(choose_up_to(SUFFERER, rolled(HIT), RELIEF))),
            ),
        ),
    ),
    superpowers=(
        active("universal-translation", 2, place(SELF, 2), limit="turn"),
        reactive("cosmic-energy-construct", 2, targeted(target=ally & within(4)), add_dice("defense", 2)),
        reactive(
            "chronokinesis",
            4,
            (dice_final(attacker=ally & within(4)), dice_final(target=ally & within(4))),
            seq(reroll(roll="attack", all=True), reroll(roll="defense", all=True)),
        ),
        innate("being-of-immeasurable-power", on(would_suffer(target=me, cause=enemy), reduce_damage(1))),
        flight(),
        peerless(),
    ),
    gems=("mind", "power", "reality", "space", "time"),
    gem_slots=2,
)
