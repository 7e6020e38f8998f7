"""The 4 Schools: name, German name, Leader with Attack, Defense, Speed, Attack Range and Power, Charter with its Power."""

from ..codes import *
from ..words import *

school(
    "School of the Claw and Candle", "Schule von Klaue und Kerze", "Wolverine", (5, 4, 4), 1, power(MOVED, Regain(1)),
    ("Never Stay Down", "Immer wieder aufstehen"), power(HURT, Shield(1)),
)  # fmt: skip
school(
    "The Vanguard Institute", "Das Vanguard-Institut", "Cyclops", (4, 3, 4), 3, power(ATTACKING, MoreAttack(1)),
    ("Drill and Formation", "Drill und Formation"), power(ROLLED, Reroll("any", 1)),
)  # fmt: skip
school(
    "Brotherhood of Mutants", "Bruderschaft der Mutanten", "Magneto", (5, 4, 3), 3, power(DEALT, Push(2)),
    ("Charter of the Brotherhood", "Satzung der Bruderschaft"), power(ATTACKING, Longer(1)),
)  # fmt: skip
school(
    "House of the Open Sky", "Haus des offenen Himmels", "Storm", (5, 4, 5), 2, power(INITIATIVE, MoreInitiative(2)),
    ("Tailwind", "Rückenwind"), power(MOVING, Farther(2)),
)  # fmt: skip
