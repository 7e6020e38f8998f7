"""Which cards an event takes, and what could stand in for those it does not take.

>>> from datetime import date
>>> taken_out("standard", date(2025, 4, 5))["secure"][:2]
('assault-ships-make-sweeping-search', 'demons-downtown')
>>> taken_out("extended", date(2025, 4, 5))
{'characters': (), 'tactics': (), 'secure': (), 'extraction': ()}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from functools import lru_cache
from typing import Any, Final

from longbox.titles.crisis.builder import library, playable
from longbox.titles.crisis.builder.names import key_of
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.script.naming import meant, named_by
from longbox.titles.crisis.script.rosters import SIZES, Roster

from .rosters import PARTS, CardList, check, timeline

PROPOSED: Final = 2
"""Cards that are proposed for one that is not taken."""


@lru_cache(64)
def taken_out(timeline_name: str, day: date, banned: CardList | None = None) -> Mapping[str, tuple[str, ...]]:
    """The cards of each part of a roster that an event of a Timeline does not take on a day, by id."""
    bad = {key_of(name) for name in banned.banned} if banned else set()
    lists = timeline(timeline_name)

    def out(part: str, card: Any) -> bool:
        if key_of(card.name) in bad:
            return True
        where = lists.get(PARTS.get(part, ""))
        found = where.get(key_of(card.name)) if where is not None else None
        return where is not None and (found is None or not found.legal(day))

    return {part: tuple(sorted(id for id, card in _of(part) if out(part, card))) for part in SIZES}


def _of(part: str) -> Iterator[tuple[str, Any]]:
    """The cards that can go into a part of a roster."""
    for id, card in library()[part].items():
        if part in ("characters", "tactics") or card.kind == part:
            yield id, card


def replacements(roster: Roster, timeline_name: str, day: date, banned: CardList | None = None) -> dict[str, tuple[str, ...]]:
    """For each card of a roster that is not taken: the nearest that are, which the roster does not have."""
    found = {}
    out = taken_out(timeline_name, day, banned)
    for part in SIZES:
        cards = library()[part]
        held = set(getattr(roster, part))
        free = [card for id, card in _of(part) if id not in out[part] and id not in held and id in _played(part)]
        for id in getattr(roster, part):
            if id in out[part]:
                usable = [card for card in free if part != "tactics" or _has_players(roster, card)]
                found[id] = tuple(card.id for card in sorted(usable, key=lambda card: _far(part, cards[id], card))[:PROPOSED])
    return found


def _has_players(roster: Roster, tactic: Any) -> bool:
    """Whether somebody in a roster can play a Team Tactic card that names its characters."""
    names = named_by(tactic)
    people = [LIBRARY.characters[id] for id in roster.characters if id in LIBRARY.characters]
    return not names or any(meant(card, names) for card in people)


def _played(part: str) -> Mapping[str, object]:
    """What the table can play: nobody is proposed a card that only a roster can hold."""
    return playable(LIBRARY)[part]


def _far(part: str, one: Any, other: Any) -> tuple[object, ...]:
    """How unlike two cards are, for somebody who needs one in the other's place."""
    if part == "characters":
        return (not set(one.affiliations) & set(other.affiliations), abs(one.threat - other.threat), other.id)
    if part == "tactics":
        foreign = other.affiliation not in (one.affiliation, "")
        return (foreign, other.affiliation != one.affiliation, other.kind != one.kind, other.id)
    return (abs(one.threat - other.threat), other.id)


@lru_cache(16)
def ready_for(timeline_name: str, day: date, ruleset: object = 2025, banned: CardList | None = None) -> Mapping[str, bool]:
    """The ready rosters by id, and whether an event of a Timeline takes them."""
    return {one.id: not check(one, timeline_name, day, banned, (), ruleset).faults for one in LIBRARY.rosters.values()}


__all__ = ["ready_for", "replacements", "taken_out"]
