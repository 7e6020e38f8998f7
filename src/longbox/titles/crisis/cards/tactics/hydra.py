"""Team Tactic cards of the affiliation Hydra."""

from ...rules.tactics import By, Tactic, add_tactic
from ...words import *
from ..affiliations import HYDRA

add_tactic(
    Tactic(
        "world-domination", "World Domination", ACTIVE,
        (By(affiliated(HYDRA)),),
        seq(gain_power(ally, secured_per(2)), score(secured_per(2))),
        affiliation=HYDRA,
        when=secures_everything,
    )
)  # fmt: skip
