"""What a folio is written in: figures, their attacks and Specials, Plots, Objects and Artifacts, as values."""

from .folio import *  # noqa: F403
from .specials import *  # noqa: F403
