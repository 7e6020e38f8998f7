"""Rosters that are ready to play."""

from ..rosters import Roster, add_roster

CHARACTERS = ("captain-america-first-avenger", "invincible-iron-man", "crossbones-merciless-merc")
TACTICS = (
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

add_roster(
    Roster(
        "avengers",
        "Avengers",
        CHARACTERS,
        TACTICS,
        ("deadly-meteors", "riots-spark", "infinity-formula"),
        ("skrulls-infiltrate", "struggle-for-the-cube", "fear-grips-world"),
    )
)
add_roster(
    Roster(
        "avengers-abroad",
        "Avengers Abroad",
        CHARACTERS,
        TACTICS,
        ("mutant-madman", "intrusions-open", "terrigen-clouds"),
        ("spider-infected", "mutant-extremists", "deadly-legacy-virus"),
    )
)
