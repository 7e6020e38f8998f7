"""Which affiliations and cards the rosters of an event bring, and how they fared.

>>> from longbox.titles.crisis.cards import LIBRARY
>>> affiliations(LIBRARY.rosters["avengers"])[0]
'Avengers'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from longbox.titles.crisis.builder import library, read
from longbox.titles.crisis.script.rosters import Roster

from .event import Event
from .view import record

MEMBERS: Final = 3
"""With a Leader among so many members a squad of five belongs to an affiliation."""


@dataclass(frozen=True, slots=True)
class Team:
    """An affiliation at an event: the rosters that can field it, and the rounds they won, drew and lost."""

    name: str
    rosters: int
    record: tuple[int, int, int]


def affiliations(roster: Roster) -> tuple[str, ...]:
    """What a roster can be fielded as, those with the most members first."""
    known = library()["characters"]
    cards = [known[id] for id in dict.fromkeys(roster.characters) if id in known]
    members = Counter(name for card in cards for name in card.affiliations)
    leads = {power.leadership for card in cards for power in card.superpowers if power.leadership in card.affiliations}
    return tuple(
        sorted((name for name in members if name in leads and members[name] >= MEMBERS), key=lambda one: (-members[one], one))
    )


def teams(event: Event) -> list[Team]:
    """Every affiliation of the accepted rosters, the most frequent first. A roster of two affiliations counts for both."""
    fared = {row.player: record(row) for row in event.standings()}
    found: dict[str, list[list[int]]] = {}
    for player in event.players.values():
        if player.roster and player.accepted:
            for name in affiliations(read(player.roster)) or ("",):
                found.setdefault(name, []).append(fared.get(player.id, [0, 0, 0]))
    out = [Team(name, len(rows), _sum(rows)) for name, rows in found.items()]
    return sorted(out, key=lambda one: (-one.rosters, one.name == "", one.name))


def _sum(rows: list[list[int]]) -> tuple[int, int, int]:
    won, drawn, lost = (sum(column) for column in zip(*rows, strict=True))
    return won, drawn, lost


def brought(event: Event, part: str) -> Mapping[str, int]:
    """How many accepted rosters bring each card of a part, by id, the most frequent first."""
    rosters = [read(player.roster) for player in event.players.values() if player.roster and player.accepted]
    return dict(Counter(id for roster in rosters for id in dict.fromkeys(getattr(roster, part))).most_common())


__all__ = ["Team", "affiliations", "brought", "teams"]
