"""The shapes of teams and what is said of them, as programs post and get them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from longbox.titles.facets import Among, Fault, Id, Most

from ..codes import GOOD_SIDE
from ..rules.levels import FIRST, LEVELS
from ..rules.teams import OUTLOOKS
from .drafts import MOST, NAME

Pieces = Annotated[list[Id], Most(MOST)]


@dataclass(slots=True)
class Posted:
    """A team for a Game Level, finished or not; pieces by their ids."""

    longbox_team: Literal[1] = 1
    name: Annotated[str, Most(NAME)] = ""
    level: Annotated[str, Among(tuple(LEVELS))] = FIRST
    outlook: Annotated[str, Among(tuple(OUTLOOKS))] = GOOD_SIDE
    figures: Pieces = field(default_factory=list)
    plot: Id = ""
    things: Pieces = field(default_factory=list)


@dataclass(slots=True)
class Room:
    """How many of a renown there are, and how many the level has room for."""

    renown: str
    have: int
    room: int


@dataclass(slots=True)
class Teammates:
    """An affiliation that several figures of the team have."""

    name: str
    members: list[str]


@dataclass(slots=True)
class TeamVerdict:
    legal: bool
    faults: list[Fault]
    hints: Annotated[list[Fault], "Worth knowing, but no faults."]
    figures: list[Room]
    things: list[Room]
    teammates: list[Teammates]
    worth: Annotated[int, "Victory Points the opponent gets for all of the team."]
    code: Annotated[str, "The share code."]


__all__ = ["Posted", "Room", "TeamVerdict", "Teammates"]
