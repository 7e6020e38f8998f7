"""Team Tactic cards of the affiliation Sentinels."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import SENTINELS

DIRECTIVE_ONE = Tactic(
    "directive-one", "Directive One", REACTIVE,
    (By(affiliated(SENTINELS), 1, upto=ANY_NUMBER, least=2),),
    seq(
        lasts("round", static("no_stealth", True, on=enemy), CARD),
        lasts("round", static("no_modify", True, on=enemy, when=that(TARGET, enemy)), CARD),
        lasts("round", static("ignore_los", True, on=ally), CARD),
    ),
    affiliation=SENTINELS,
    on=(power_phase(),),
)  # fmt: skip

EFFICIENT_MACHINES = Tactic(
    "efficient-machines", "Efficient Machines", REACTIVE,
    (By(named(("Cassandra Nova",)), 3),),
    lasts("round", static("all_as", (BLOCK, WILD), ally & affiliated(SENTINELS) & within(3))),
    affiliation=SENTINELS,
    on=(power_phase(),),
)  # fmt: skip

BROKEN = ally & injured & named(("Sentinel MK4",)) & within(3)
ONLINE_AND_OPERATIONAL = Tactic(
    "online-and-operational", "Online and Operational", ACTIVE,
    (By(named(("Sentinel Prime MK4",)), 4),),
    choose(BROKEN, restore(CHOSEN)),
    affiliation=SENTINELS,
    when=can_choose(BROKEN),
)  # fmt: skip

OTHERS_NEAR = ~role(TARGET) & within(2, TARGET)
SCRAP_METAL = Tactic(
    "scrap-metal", "Scrap Metal", REACTIVE,
    (By(role(TARGET), 2),),
    seq(
        roll_for(5, (CRIT, WILD, HIT), "scrap-metal"),
        damage_each(OTHERS_NEAR, hits_rolled),
        gain_condition(OTHERS_NEAR, "stun"),
    ),
    affiliation=SENTINELS,
    on=(would_be_dazed(target=ally & knows("sentinel-programming") & ~flips),),
)  # fmt: skip
