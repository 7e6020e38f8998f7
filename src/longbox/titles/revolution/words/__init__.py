"""What a card is written in: the kinds of cards (`cards.py`), and the words of their effects by what they are about.

The rules carry out a word in the module of the same name in `rules/effects/`; its sentences stand under that name in
`speech/telling/en/` and `speech/telling/de/`.
"""

from .attacks import *  # noqa: F403
from .cards import *  # noqa: F403
from .characters import *  # noqa: F403
from .conditions import *  # noqa: F403
from .constants import *  # noqa: F403
from .damage import *  # noqa: F403
from .dice import *  # noqa: F403
from .missions import *  # noqa: F403
from .movement import *  # noqa: F403
from .reactions import *  # noqa: F403
from .schools import *  # noqa: F403
from .word import *  # noqa: F403
