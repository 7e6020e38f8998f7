"""Rosters that are ready to play."""

from ..rosters import Roster, add_roster

CHARACTERS = ("captain-america-first-avenger", "invincible-iron-man", "crossbones-merciless-merc")

add_roster(
    Roster(
        "avengers",
        "Avengers",
        CHARACTERS,
        (),
        ("deadly-meteors", "riots-spark", "infinity-formula"),
        ("skrulls-infiltrate", "struggle-for-the-cube", "fear-grips-world"),
    )
)
add_roster(
    Roster(
        "avengers-abroad",
        "Avengers Abroad",
        CHARACTERS,
        (),
        ("mutant-madman", "intrusions-open", "terrigen-clouds"),
        ("spider-infected", "mutant-extremists", "deadly-legacy-virus"),
    )
)
