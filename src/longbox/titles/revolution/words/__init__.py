"""What a card is written in: the cards themselves, and the words of their effects, as values."""

from .cards import *  # noqa: F403
from .words import *  # noqa: F403
