"""Which squads a roster can field at each threat, and which affiliations they may use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from ..cards import LIBRARY
from ..rules.squads import affiliations_of, legal_squads
from ..script.cards import Gem
from ..script.library import Library
from ..script.rosters import Roster
from . import library

THREATS: Final = range(14, 21)
"""The threats that Crisis cards ask for."""
MOST: Final = 14
"""A roster under construction may have too many characters for a moment; with more than these nothing is counted."""


@dataclass(frozen=True, slots=True)
class Squad:
    """A squad and the affiliations it may use."""

    characters: tuple[str, ...]
    affiliations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """The squads that make the most of a threat."""

    threat: int
    uses: int
    """Their own threat; lower if none uses all of it, 0 if there is none."""
    squads: tuple[Squad, ...]
    lower: int
    """How many more legal squads there are, with less threat."""

    @property
    def affiliations(self) -> dict[str, int]:
        """How many of the squads may use each affiliation."""
        return dict(sorted(Counter(name for squad in self.squads for name in squad.affiliations).items()))


def squads(roster: Roster, threat: int, ruleset: object = 2025) -> Row:
    """The squads for one threat."""
    return table(roster, ruleset, (threat,))[0]


def table(roster: Roster, ruleset: object = 2025, threats: Iterable[int] = THREATS, cards: Library = LIBRARY) -> list[Row]:
    """The squads for each threat."""
    known = library(cards)["characters"]
    characters = tuple(id for id in roster.characters if id in known and not known[id].is_grunt)
    wanted = sorted(threats)
    if not characters or len(characters) > MOST:
        return [Row(threat, 0, (), 0) for threat in wanted]
    among = {id: known[id] for id in characters}
    extra = tuple(_gem_threat(roster, id, cards.gems) for id in characters)
    found = legal_squads(characters, extra, wanted[-1], ruleset, among)
    rows = []
    for threat in wanted:
        uses = max((total for total in found if total <= threat), default=0)
        best = tuple(Squad(squad, tuple(affiliations_of(squad, among))) for squad in found.get(uses, ()))
        rows.append(Row(threat, uses, best, sum(len(same) for total, same in found.items() if total < uses)))
    return rows


def _gem_threat(roster: Roster, who: str, gems: Mapping[str, Gem]) -> int:
    """CP-504; gems that do not exist weigh nothing."""
    return sum(gems[gem].threat for bearer, gem in roster.gems if bearer == who and gem in gems)


__all__ = ["THREATS", "Row", "Squad", "squads", "table"]
