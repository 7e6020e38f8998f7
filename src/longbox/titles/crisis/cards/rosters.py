"""Rosters that are ready to play."""

from ..rosters import Roster, add_roster

CHARACTERS = ("captain-america-first-avenger", "invincible-iron-man", "crossbones-merciless-merc")
add_roster(Roster("avengers", "Avengers", CHARACTERS, (), ("meteors",), ("skrulls",)))
