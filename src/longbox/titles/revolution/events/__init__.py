"""What happened, by phase. Hands, dials and decks are secret: those events tell less to others."""

from .arena import *  # noqa: F403
from .goods import *  # noqa: F403
from .missions import *  # noqa: F403
from .plot import *  # noqa: F403
from .recruit import *  # noqa: F403
from .rounds import *  # noqa: F403
from .upkeep import *  # noqa: F403
from .winning import *  # noqa: F403
