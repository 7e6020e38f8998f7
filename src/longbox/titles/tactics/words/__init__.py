"""What folios are written in.

`folio` has the figure, the attack, the Special, the Plot, the Object. The words of Specials, attack rules and pieces lie by what
they do: `always` on, at the `start` of the Issue, `triggered`, `actions`, rules of `attacks`, `pieces` (Objects, Artifacts, Plots).
A Special that needs no word of its own is made of these.
"""

from . import actions, always, attacks, pieces, start, triggered
from .actions import *  # noqa: F403
from .always import *  # noqa: F403
from .attacks import *  # noqa: F403
from .folio import *  # noqa: F403
from .pieces import *  # noqa: F403
from .start import *  # noqa: F403
from .triggered import *  # noqa: F403
from .word import Word as Word

KINDS = (always, start, triggered, actions, attacks, pieces)


def vocabulary() -> set[type[Word]]:
    """Every word there is.

    >>> Armor in vocabulary(), Figure in vocabulary()
    (True, False)
    """
    return {getattr(kind, name) for kind in KINDS for name in kind.__all__}
