"""Every card, in a file that is found by what is printed on it. Importing this package fills the library.

- `characters/`: one file per stat card, called like the card; grunts too.
- `tactics/`: the Team Tactic cards, one file per affiliation, called like the affiliation that is printed on them.
- `crises/`: the Crisis cards, by their type.
- `gems.py`: the Infinity Gems. `maps.py`: the setup diagrams of the Crisis cards. `edition.py`: what later printings changed.

What cards share is no card: keywords of the rulebook are in `keywords.py`, names in `affiliations.py`, whatever else several cards
have word for word in `idioms/`. No card imports another one, and a new card is a new file: it is found by itself.
"""

from importlib import import_module
from pkgutil import walk_packages

for _found in sorted(found.name for found in walk_packages(__path__, f"{__name__}.")):
    import_module(_found)

from ..builder import ready as rosters  # noqa: E402  (last: they name cards of all the others)

__all__ = ["rosters"]
