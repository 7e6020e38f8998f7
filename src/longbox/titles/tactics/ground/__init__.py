"""The ground during play: a map with what was destroyed or laid on it, and everything that follows from that alone.

Squares are numbers and sets of squares are bits of a whole number (`squares`), so that "is a figure in the way" is one `&`. A
`Ground` is what lies in the squares and between them (`terrain`), and where steps lead (`moving`).
"""

from .moving import Gait, Ground, Paces, Reach, ground_of
from .squares import BLOCKED, set_of, span, squares_of
from .terrain import CLIMB, DROP, FEATURE, LEVEL

__all__ = [
    "BLOCKED", "CLIMB", "DROP", "FEATURE", "LEVEL", "Gait", "Ground", "Paces", "Reach", "ground_of", "set_of", "span", "squares_of",
]  # fmt: skip
