"""Emma Frost, White Queen."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "emma-frost", "Emma Frost", "LB-049", "White Queen", HEROIC, ENIGMATIC, (),
    (GOOD, GOOD, TYPICAL, AMAZING, REMARKABLE, INCREDIBLE, MONSTROUS), speed=4, traits=("mutant",),
    attacks=(attack(MENTAL, "mind-lash", damage=at(INCREDIBLE), kind="psionic", range=8),),
    specials=(
        Special("diamond-form", (Armor(REMARKABLE, ("physical", "energy")),), EASY),
        Special("puppeteer", (Targets(6, PSYCHE, (Drives(3),)),)),
        Special("new-pupils", (TeamUp((XMEN, BROTHERHOOD), strict=True),)),
    ),
)  # fmt: skip
