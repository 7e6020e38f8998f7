"""The 4 Schools: name, Leader with Attack, Defense, Speed, Attack Range and Power, Charter with its Power."""

from ..codes import *
from ..words import *

school(
    "School of the Claw and Candle", "Wolverine", (5, 4, 4), 1, power(MOVED, Regain(1), name="Walk It Off"),
    "Never Stay Down", power(HURT, Shield(1)),
)  # fmt: skip
school(
    "The Vanguard Institute", "Cyclops", (4, 3, 4), 3, power(ATTACKING, MoreAttack(1), name="Eyes Front"),
    "Drill and Formation", power(ROLLED, Reroll("any", 1)),
)  # fmt: skip
school(
    "Brotherhood of Mutants", "Magneto", (5, 4, 3), 3, power(DEALT, Push(2), name="Make Way"),
    "Charter of the Brotherhood", power(ATTACKING, Longer(1)),
)  # fmt: skip
school(
    "House of the Open Sky", "Storm", (5, 4, 5), 2, power(INITIATIVE, MoreInitiative(2), name="Ahead of the Weather"),
    "Tailwind", power(MOVING, Farther(2)),
)  # fmt: skip
