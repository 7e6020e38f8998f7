"""The card language: the words from which cards are written. A card file imports everything from here."""

from ..vocabulary import *  # noqa: F403
from .cards import *  # noqa: F403
from .effects import *  # noqa: F403
from .fight import *  # noqa: F403
from .memory import *  # noqa: F403
from .nodes import *  # noqa: F403
from .script import *  # noqa: F403
