"""Team Tactic cards of the affiliation Cabal."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import CABAL
from ..idioms import GOOD

COSMIC_INVIGORATION = Tactic(
    "cosmic-invigoration", "Cosmic Invigoration", ACTIVE,
    (By(named(("Red Skull",)), 2), By(~ready & within(2, PAYER), 2)),
    seq(ready_again(PARTNER), roll_for(3, GOOD, "cosmic-invigoration"), damage(PARTNER, hits_rolled)),
    affiliation=CABAL,
)  # fmt: skip

DARK_REIGN = Tactic(
    "dark-reign", "Dark Reign", ACTIVE,
    (By(affiliated(CABAL), 3),),
    choose(
        enemy,
        lasts(
            "round",
            on(
                modify_own(roller=ally & affiliated(CABAL) & role(ATTACKER), target=role(SUBJECT)),
                reroll(roll="attack"),
                optional=True,
            ),
            CHOSEN,
        ),
    ),
    affiliation=CABAL,
    when=can_choose(enemy),
)  # fmt: skip

DIG_IN = Tactic(
    "dig-in", "Dig In", REACTIVE,
    (By(named(("Brock Rumlow",))),),
    seq(
        until("round", "not_moved", SELF, 1),
        lasts(
            "round",
            on(modify_own(roller=role(SUBJECT), target=role(SUBJECT), attacker=anyone), reroll(roll="defense"), optional=True),
        ),
    ),
    affiliation=CABAL,
    on=(power_phase(),),
)  # fmt: skip
