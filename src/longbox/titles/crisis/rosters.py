"""Rosters: ten characters, ten Team Tactic cards, three Crisis cards of each type, and gems (CP-113..CP-119, CP-500..CP-505)."""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.kernel import BadOption, listed


@dataclass(frozen=True, slots=True)
class Roster:
    """What a player brings to the table."""

    id: str
    name: str
    characters: tuple[str, ...]
    tactics: tuple[str, ...]
    secure: tuple[str, ...]
    extraction: tuple[str, ...]
    gems: tuple[tuple[str, str], ...] = field(default=())
    """(character, gem)"""

    def crises(self, kind: str) -> tuple[str, ...]:
        return self.secure if kind == "secure" else self.extraction

    def gem_of(self, character: str) -> str:
        return ",".join(gem for who, gem in self.gems if who == character)

    def gem_threat(self, character: str) -> int:
        from .rules.gems import threat_of

        return threat_of([gem for who, gem in self.gems if who == character])


READY: dict[str, Roster] = {}


def add_roster(roster: Roster) -> Roster:
    from .rules.gems import check_gems
    from .rules.grunts import check_grunts

    check_gems(roster)
    check_grunts(roster)
    READY[roster.id] = roster
    return roster


def roster(id: str) -> Roster:
    if id not in READY:
        raise BadOption(f"There is no roster {id!r}; there is {listed(sorted(READY))}.")
    return READY[id]
