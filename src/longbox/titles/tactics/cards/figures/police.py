"""Police, a Squad."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "police", "Police", "LB-040", "Squad", MINION, GOOD_SIDE, (),
    (GOOD, GOOD, TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL), speed=4,
    karma=1, attacks=(attack(SHOOTING, "revolver", damage=at(GOOD), kind="edged", range=5),),
    book="renown E",
)  # fmt: skip
