"""What things are worth, for bots: positions, blows, squares and every option of a question. Measured in Victory Points.

Chances are exact (the Universal Table); what follows from an outcome is judged by rule of thumb. Nothing is tried out on copies."""

from .feats import windfall
from .figures import position
from .prospects import chance
from .questions import rate, varied

__all__ = ["chance", "position", "rate", "varied", "windfall"]
