"""Every card, in a file that is found by what is printed on it. `LIBRARY` holds them all.

- `characters/`: one file per stat card, called like the card; grunts too.
- `tactics/`: the Team Tactic cards, one file per affiliation, called like the affiliation that is printed on them.
- `crises/`: the Crisis cards, by their type.
- `gems.py`: the Infinity Gems. `horsemen.py`: the Horsemen cards.
- `maps.py`: the setup diagrams of the Crisis cards. `edition.py`: what later printings changed.
- `rosters.py`: rosters that are ready to play. `mistakes.py`: what is said of a file that Python cannot run.

What cards share is no card: keywords of the rulebook are in `keywords.py`, names in `affiliations.py`, whatever else several cards
have word for word in `idioms/`. No card imports another one, and a new card is a new file: it is found by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

from longbox.kernel import LongboxError

from ..rules.abilities import new_library
from ..script.cards import Character, Gem, Horseman
from ..script.crises import Crisis
from ..script.library import Card, Library
from ..script.tactics import Tactic
from . import mistakes
from .rosters import ROSTERS

KINDS = (Character, Tactic, Crisis, Gem, Horseman)


def declared(module: ModuleType) -> Iterator[Card]:
    """The cards that a module declares, in its order."""
    return (value for value in vars(module).values() if isinstance(value, KINDS))


class BrokenCards(LongboxError):
    """Files of cards that Python cannot run; each with its line and what is wrong."""


def found() -> Iterator[Card]:
    """The cards of every module of this package."""
    broken: list[str] = []
    for name in sorted(module.name for module in walk_packages(__path__, f"{__name__}.")):
        try:
            module = import_module(name)
        except Exception as error:  # whatever Python says of somebody's typing mistake
            broken.append(mistake(name, error))
        else:
            yield from declared(module)
    if broken:
        raise BrokenCards("\n".join(broken))


def mistake(module: str, error: Exception) -> str:
    """What Python found wrong in a file of cards, with its place there."""
    return mistakes.mistake(f"{module.removeprefix(f'{__name__}.').replace('.', '/')}.py", error)


def house() -> Library:
    """The library of the house."""
    made = new_library().add(*found())
    made.rosters.update({roster.id: roster for roster in ROSTERS})
    return made


LIBRARY = house()
