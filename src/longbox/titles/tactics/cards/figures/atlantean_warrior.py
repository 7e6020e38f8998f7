"""Atlantean Warrior, a Squad."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "atlantean-warrior", "Atlantean Warrior", "LB-042", "Squad", MINION, ENIGMATIC, (),
    (GOOD, TYPICAL, REMARKABLE, REMARKABLE, TYPICAL, TYPICAL, TYPICAL), speed=4, karma=1, traits=("atlantean",),
    attacks=(attack(BRAWLING, "trident", kind="edged"),),
    book="renown",
)  # fmt: skip
