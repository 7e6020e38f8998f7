"""Bob, Agent of Hydra (Robert Dobalina)."""

from ...words import *
from ..affiliations import CABAL, HYDRA
from ..idioms import ONE_POWER

LOADED = "loaded"
FRIEND = ally & other & within(2)

BOB_AGENT_OF_HYDRA = Character(
    "bob-agent-of-hydra",
    "Bob, Agent of Hydra",
    "Robert Dobalina",
    threat=2,
    affiliations=(CABAL, HYDRA),
    forms=(Form("Normal", Side(3, M, 2, (2, 2, 2)), Side(3, M, 2, (2, 2, 2)), 35),),
    attacks=(
        Strike("hydra-pistol", PHYSICAL, range=3, dice=4, rules=(ONE_POWER,)),
        Strike(
            "excessive-violence",
            PHYSICAL,
            range=4,
            dice=9,
            rules=(
                static("needs_counter", LOADED),
                before_damage(each(~role(TARGET) & within(2, TARGET), damage(IT, 2))),
                after_attack(remove_counters(LOADED)),
                after_attack(seq(opponent(throw(SELF, S, AWAY, TARGET)), damage(SELF, 3))),
            ),
        ),
    ),
    superpowers=(
        active("hydra-tactics", 2, choose(FRIEND, place(SELF, 1, CHOSEN)), when=any_of(FRIEND & affectable)),
        active("make-it-spicy-bob", 8, gain_counter(LOADED), action=True),
        innate(
            "but-how",
            on(
                would_be_dazed(target=me & ready),
                seq(daze_instead(), lasts("round", on(round_end(), lose_power(SELF, 3)))),
            ),
            static("never_alone", True, on=me),
            side="injured",
        ),
        innate("muy-caliente", on(deployed(), gain_counter(LOADED))),
    ),
)
