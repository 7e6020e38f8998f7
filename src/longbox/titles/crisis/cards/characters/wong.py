"""Wong."""

from ...words import *
from ..affiliations import CONVOCATION, DEFENDERS, MIDNIGHT_SONS
from ..idioms import ONE_POWER

ASSISTED = ally & other & within(3) & unaffected("faithful-assistant", "round")
BLESSED = ally & within(3) & unaffected("the-vishantis-blessing", "round")

WONG = Character(
    "wong",
    "Wong",
    "Wong",
    threat=2,
    affiliations=(CONVOCATION, DEFENDERS, MIDNIGHT_SONS),
    forms=(Form("Normal", Side(4, M, 2, (3, 3, 3)), Side(4, M, 2, (3, 3, 3)), 35),),
    attacks=(Strike("strike", PHYSICAL, range=2, dice=4, rules=(ONE_POWER,)),),
    superpowers=(
        active(
            "faithful-assistant",
            2,
            choose(ASSISTED, seq(note_affected("faithful-assistant", CHOSEN, "round"), gain_power(CHOSEN, 1))),
            when=any_of(ASSISTED & affectable),
        ),
        active("meditate", 0, gain_power(SELF, 1), action=True),
        active(
            "the-vishantis-blessing",
            1,
            choose(
                BLESSED,
                seq(
                    note_affected("the-vishantis-blessing", CHOSEN, "round"),
                    one_of(heal=heal_up_to(CHOSEN, 2), remove_condition=remove_condition(CHOSEN)),
                ),
            ),
            action=True,
            when=any_of(BLESSED & affectable),
        ),
        innate(
            "servant-to-the-sorcerer-supreme",
            static("defense_dice", 1, on=me, when=any_of(ally & affectable & within(3) & named(("Stephen Vincent Strange",)))),
        ),
    ),
)
