"""Which affiliations can be played: their Leaderships, and a ready roster that is legal and led at every threat."""

from __future__ import annotations

from collections.abc import Iterator

from ..cards import LIBRARY
from ..rules.squads import full_squads, usual_squads
from ..script.library import Library
from ..script.rosters import Roster
from . import judge, known
from .known import Coverage
from .squads import THREATS

RULESETS = (2025, 2022)


def leaderships(affiliation: str) -> Coverage:
    """Those printed on stat cards, by "character/Leadership": what is scripted, and what is missing."""
    published = {
        f"{id}/{known.slug(one['name'])}"
        for id, row in known.facts()["characters"].items()
        for one in row.get("leaderships", ())
        if one["affiliation"] == affiliation
    }
    have = {power.key for card in LIBRARY.characters.values() for power in card.superpowers if power.leadership == affiliation}
    return Coverage(tuple(sorted(published & have)), tuple(sorted(published - have)))


def by_cards(affiliation: str) -> list[str]:
    """The Team Tactic cards that bring a Leadership of the affiliation."""
    return [id for id, card in LIBRARY.tactics.items() if any(power.leadership == affiliation for power in card.leaderships)]


def rosters(affiliation: str, library: Library = LIBRARY) -> Iterator[str]:
    """The ready rosters of an affiliation that are legal by both books, and led at every threat that Crisis cards ask for."""
    for roster in library.rosters.values():
        if roster.affiliation == affiliation and all(not judge(roster, book) and _led(roster, book, library) for book in RULESETS):
            yield roster.id


def _led(roster: Roster, ruleset: int, library: Library) -> bool:
    extra = roster.extra(library.gems)
    for threat in THREATS:
        full = full_squads(library, roster.characters, extra, threat, ruleset)
        if not usual_squads(full, roster.affiliation, roster.tactics, library):
            return False
    return True


__all__ = ["by_cards", "leaderships", "rosters"]
