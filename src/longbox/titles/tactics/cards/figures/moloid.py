"""Moloid, a Squad."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "moloid", "Moloid", "LB-082", "Squad", MINION, EVIL_SIDE, (), (FEEBLE, TYPICAL, GOOD, GOOD, TYPICAL, FEEBLE, FEEBLE), speed=4,
    book="renown",
)  # fmt: skip
