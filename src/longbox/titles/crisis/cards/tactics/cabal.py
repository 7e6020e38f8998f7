"""Team Tactic cards of the affiliation Cabal."""

from ...script.crises import Deed
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

BIFROST = "black-bifrost"
THE_BLACK_BIFROST = Tactic(
    "the-black-bifrost", "The Black Bifrost", REACTIVE,
    (By(named(("Malekith the Accursed",)), 3),),
    seq(put_marker(BIFROST, within=1), put_marker(BIFROST, within=5)),
    affiliation=CABAL,
    on=(power_phase(),),
    deeds=(
        Deed(
            "cross-the-bifrost",
            within_marker(BIFROST, 1) & fresh(BIFROST),
            0,
            seq(tick(IT, BIFROST), damage(IT, 1, by=IT), place_by_marker(IT, BIFROST, 1)),
        ),
    ),
)  # fmt: skip
