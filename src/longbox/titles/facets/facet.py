"""How a facet of a title is found.

A title is its rules (`longbox.kernel.Title`). Whatever else it can be asked lies in rooms beside them, one for each facet:

    bot/      Advisor   what positions and options are worth
    page/     Page      what a browser is shown
    builder/  Builder   rosters and teams
    odds/     Odds      `longbox odds`
    study/    Study     draws, traces, luck, observations

A room names its class `FACET`; where the rules use the rest of the room, its module `facet` does. It is imported when somebody
first asks for it: every title has the same plan, a game starts without what it does not need, and the rules never import what is
built on them. A title without a room gets the default.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from longbox.kernel import AnyTitle, State, Title

S = TypeVar("S", bound=State)


class Facet(Generic[S]):
    """One facet of a title. There is one object per title; it holds no game in progress."""

    room: ClassVar[str]
    """The package inside the title's own that brings it."""

    def __init__(self, title: Title[S]) -> None:
        self.title = title


AnyFacet: TypeAlias = Facet[Any]
Json: TypeAlias = dict[str, Any]
"""Plain data as JSON knows it, for a page or a program to read."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of a package, with files for a browser."""

    package: str
    folder: str

    @property
    def path(self) -> Path:
        """Where it is on this machine."""
        return Path(str(resources.files(self.package).joinpath(self.folder)))


def _found(room: str) -> ModuleSpec | None:
    """Where a room is; None if there is none, or if what would hold it is a single module."""
    try:
        return find_spec(room)
    except ModuleNotFoundError:
        return None


@cache
def facet_of(title: AnyTitle, kind: type[AnyFacet]) -> AnyFacet:
    """The facet of a title, or the default."""
    package = sys.modules[type(title).__module__].__package__
    room = f"{package}.{kind.room}"
    spec = _found(room) if package else None
    if spec is None:
        return kind(title)
    if spec.submodule_search_locations and find_spec(f"{room}.facet") is not None:
        room = f"{room}.facet"
    own: type[AnyFacet] = getattr(import_module(room), "FACET", kind)
    assert issubclass(own, kind), f"{room}.FACET is no {kind.__name__}"
    return own(title)
