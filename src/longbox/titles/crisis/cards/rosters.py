"""Rosters that are ready to play."""

from ..rosters import Roster, add_roster

CHARACTERS = ("captain-america-first-avenger", "invincible-iron-man", "crossbones-merciless-merc")
AVENGERS_TACTICS = (
    "avengers-assemble",
    "second-wind",
    "patch-up",
    "brace-for-impact",
    "indomitable",
    "sacrifice",
    "escort-to-safety",
    "recalibration-matrix",
    "warpath",
    "medpack",
)
add_roster(Roster("avengers", "Avengers", CHARACTERS, AVENGERS_TACTICS, ("meteors",), ("skrulls",)))
