"""Elektra, Assassin."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "elektra", "Elektra", "LB-029", "Assassin", HEROIC, ENIGMATIC, (),
    (AMAZING, REMARKABLE, GOOD, INCREDIBLE, GOOD, INCREDIBLE, REMARKABLE), speed=5, traits=("ninja",),
    attacks=(attack(BRAWLING, "sai", damage=at(REMARKABLE), kind="edged"),),
    specials=(Special("ninja", (Unseen(),)), Special("conflicted-past", (Loyalty(("Daredevil", "Kingpin")),))),
    book="disposition affiliations F ninja conflicted-past",
)  # fmt: skip
