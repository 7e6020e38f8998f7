"""Every card, one file per box. Importing this package fills the library."""

from . import affiliated_tactics, crises, first_core_box, keywords, mightiest_core_box, rosters, tactics

__all__ = ["affiliated_tactics", "crises", "first_core_box", "keywords", "mightiest_core_box", "rosters", "tactics"]
