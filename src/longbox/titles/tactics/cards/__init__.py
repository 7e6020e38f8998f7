"""Content: figures, Plots, Objects and Artifacts, ready teams. One file per group; importing them fills the shelves."""

from . import heroes as heroes
from . import pieces as pieces
from . import villains as villains
from .teams import TEAMS

__all__ = ["TEAMS"]
