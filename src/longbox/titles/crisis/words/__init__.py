"""The card language: the words from which cards are written. A card file imports everything from here.

Words are filed by what they do. `who`, `when`, `by_what` and `how_many` hold what is asked of any moment: roles and filters, tests,
numbers. A word with a subject of its own is with its subject, whatever kind of word it is: `power`, `damage`, `conditions`,
`collisions`; `dice`, `attacks`, `movement`, `terrain`; `tokens` (which objective tokens, and who has them), `interactions` (what
happens to them), `markers` (tokens that cards bring), `horsemen`;
`lasting`, `activation`, `superpowers`, `squads`, `tactics`, `missions`;
`steps` for how a script goes on. Its sentences are in the modules of the same name in `speech/telling/en` and `speech/telling/de`.

`structure` joins words to others (`seq`, `if_`, `may`, `each`, `choose`). What words are made of is in `script`. Words may use the
rules; no rule uses a word.
"""

from ..codes import *  # noqa: F403
from ..script.cards import *  # noqa: F403
from ..script.crises import *  # noqa: F403
from ..script.lasting import *  # noqa: F403
from ..script.moments import *  # noqa: F403
from ..script.nodes import *  # noqa: F403
from ..script.running import *  # noqa: F403
from ..script.tactics import *  # noqa: F403
from .activation import *  # noqa: F403
from .attacks import *  # noqa: F403
from .by_what import *  # noqa: F403
from .collisions import *  # noqa: F403
from .conditions import *  # noqa: F403
from .damage import *  # noqa: F403
from .dice import *  # noqa: F403
from .horsemen import *  # noqa: F403
from .how_many import *  # noqa: F403
from .interactions import *  # noqa: F403
from .lasting import *  # noqa: F403
from .markers import *  # noqa: F403
from .missions import *  # noqa: F403
from .movement import *  # noqa: F403
from .power import *  # noqa: F403
from .squads import *  # noqa: F403
from .steps import *  # noqa: F403
from .structure import *  # noqa: F403
from .superpowers import *  # noqa: F403
from .tactics import *  # noqa: F403
from .terrain import *  # noqa: F403
from .tokens import *  # noqa: F403
from .when import *  # noqa: F403
from .who import *  # noqa: F403
