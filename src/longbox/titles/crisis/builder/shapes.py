"""The shapes of rosters and what is said of them, as programs post and get them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from longbox.titles.facets import Fault, Id, Most

from . import MOST, NAME

Cards = Annotated[list[Id], Most(MOST)]


@dataclass(slots=True)
class Posted:
    """A roster, finished or not; cards by their ids."""

    longbox_roster: Literal[1] = 1
    name: Annotated[str, Most(NAME)] = ""
    characters: Cards = field(default_factory=list)
    tactics: Cards = field(default_factory=list)
    secure: Cards = field(default_factory=list)
    extraction: Cards = field(default_factory=list)
    gems: Annotated[dict[Id, Cards], Most(MOST)] = field(default_factory=dict)


@dataclass(slots=True)
class Under:
    """What to judge, and by which book."""

    ruleset: Literal[2022, 2025] = 2025


@dataclass(slots=True)
class SquadBody:
    characters: list[str]
    affiliations: list[str]


@dataclass(slots=True)
class ThreatRow:
    """The squads that make the most of a threat."""

    threat: int
    uses: Annotated[int, "Their own threat: lower if none uses all of it, 0 if there is none."]
    count: int
    lower: Annotated[int, "Legal squads with less threat."]
    affiliations: Annotated[dict[str, int], "How many of the squads may use each affiliation."]
    squads: list[SquadBody]


@dataclass(slots=True)
class Membership:
    """An affiliation, and who of the roster belongs to it and leads it."""

    name: str
    members: list[str]
    leaders: list[str]


@dataclass(slots=True)
class RosterVerdict:
    legal: bool
    faults: list[Fault]
    only: Annotated[list[str], "Why it cannot be played on the table: cards that only a roster can hold, as sentences."]
    threats: list[ThreatRow]
    affiliations: list[Membership]
    code: Annotated[str, "The share code."]


__all__ = ["Membership", "Posted", "RosterVerdict", "SquadBody", "ThreatRow", "Under"]
