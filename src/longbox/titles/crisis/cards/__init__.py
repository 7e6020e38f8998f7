"""Every card, one file per box. Importing this package fills the library."""

from . import crises, first_core_box, forms_and_gems, gems, healers_and_hydra, keywords, mightiest_core_box, rosters, tactics

__all__ = [
    "crises",
    "first_core_box",
    "forms_and_gems",
    "gems",
    "healers_and_hydra",
    "keywords",
    "mightiest_core_box",
    "rosters",
    "tactics",
]
