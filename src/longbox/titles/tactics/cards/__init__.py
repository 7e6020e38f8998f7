"""Content: figures, Plots, Objects and Artifacts. One file per group; importing them fills the shelves."""

from . import heroes as heroes
from . import pieces as pieces
from . import villains as villains
