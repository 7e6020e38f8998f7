"""The card language: the words from which cards are written. A card file imports everything from here."""

from ..vocabulary import *  # noqa: F403
from .amounts import *  # noqa: F403
from .asgard_words import *  # noqa: F403
from .attacking import *  # noqa: F403
from .boosts import *  # noqa: F403
from .cards import *  # noqa: F403
from .crowds import *  # noqa: F403
from .effects import *  # noqa: F403
from .fight import *  # noqa: F403
from .forms import *  # noqa: F403
from .lasting import *  # noqa: F403
from .memory import *  # noqa: F403
from .missions_words import *  # noqa: F403
from .moments import *  # noqa: F403
from .nodes import *  # noqa: F403
from .numbers import *  # noqa: F403
from .played_words import *  # noqa: F403
from .script import *  # noqa: F403
from .squads import *  # noqa: F403
from .tactics_words import *  # noqa: F403
from .terrain import *  # noqa: F403
from .tokens import *  # noqa: F403
