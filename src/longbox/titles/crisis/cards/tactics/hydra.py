"""Team Tactic cards of the affiliation Hydra."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import HYDRA

WORLD_DOMINATION = Tactic(
    "world-domination", "World Domination", ACTIVE,
    (By(affiliated(HYDRA)),),
    seq(gain_power(ally, secured_per(2)), score(secured_per(2))),
    affiliation=HYDRA,
    when=secures_everything,
)  # fmt: skip
