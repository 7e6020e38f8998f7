"""S.H.I.E.L.D. Agents."""

from ...words import *
from ..idioms import NO_GROUND

SHIELD_AGENTS = Character(
    "shield-agents",
    "S.H.I.E.L.D. Agents",
    "S.H.I.E.L.D. Agents",
    threat=0,
    parents=("nick-fury",),
    forms=(Form("Normal", Side(2, M, 2, (1, 1, 1)), Side(2, M, 2, (1, 1, 1)), 50),),
    attacks=(Strike("pistols", PHYSICAL, range=3, dice=4),),
    superpowers=(
        innate("buy-you-time", static("own_drop", True, on=me)),
        innate("shield-operatives", *NO_GROUND),
    ),
)
