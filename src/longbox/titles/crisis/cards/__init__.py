"""Every card, one file per box. Importing this package fills the library."""

from . import (
    affiliated_tactics,
    crises,
    first_core_box,
    forms_and_gems,
    gems,
    healers_and_hydra,
    keywords,
    mightiest_core_box,
    mightiest_core_villains,
    more_crises,
    tactics,
    tactics_a,
    tactics_e,
    tactics_m,
    tactics_with_attacks,
    web_warriors,
    winter_guard,
    x_force,
)

# isort: split
from . import rosters  # last: they name cards of all the others

__all__ = [
    "affiliated_tactics",
    "crises",
    "first_core_box",
    "forms_and_gems",
    "gems",
    "healers_and_hydra",
    "keywords",
    "mightiest_core_box",
    "mightiest_core_villains",
    "more_crises",
    "rosters",
    "tactics",
    "tactics_a",
    "tactics_e",
    "tactics_m",
    "tactics_with_attacks",
    "web_warriors",
    "winter_guard",
    "x_force",
]
