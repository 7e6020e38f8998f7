"""The bracket as it follows from the cut and the rounds played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from .records import ACTIVE, Course, Round

Slots: TypeAlias = list[tuple[str | None, str | None]]
"""The matches of a round from top to bottom; None where nobody is."""

ORDER: Final = {
    8: (1, 8, 4, 5, 3, 6, 2, 7),
    16: (1, 16, 8, 9, 5, 12, 4, 13, 3, 14, 6, 11, 7, 10, 2, 15),
}
"""Seeds from top to bottom (G1); neighbours meet, their winners meet, and so on."""


def order(size: int) -> tuple[int, ...]:
    """The seeds of a bracket from top to bottom.

    >>> order(4), order(8)
    ((1, 4, 2, 3), (1, 8, 4, 5, 3, 6, 2, 7))
    """
    if size in ORDER:
        return ORDER[size]
    if size == 1:
        return (1,)
    return tuple(seed for one in order(size // 2) for seed in (one, size + 1 - one))


def first_round(event: Course) -> Slots:
    assert event.cut is not None
    size = 2
    while size < len(event.cut):
        size *= 2
    return _seated(event.cut, size)


def _seated(players: Sequence[str], size: int) -> Slots:
    """Players, best first, in a bracket of a size; byes for the best."""
    seeds = [players[seed - 1] if seed <= len(players) else None for seed in order(size)]
    return list(zip(seeds[::2], seeds[1::2], strict=True))


def tree(event: Course) -> list[Slots]:
    """The bracket as far as it is known: for each round its matches from top to bottom, None where nobody is."""
    if event.cut is None:
        return []
    slots = first_round(event)
    out = [slots]
    played = [round for round in event.rounds if round.elimination]
    for at, round in enumerate(played):
        if not round.closed or len(slots) == 1:
            break
        winners = [_winner(round, pair) for pair in slots]
        after = played[at + 1] if at + 1 < len(played) else None
        winners = [id if id is not None and _goes_on(event, id, after) else None for id in winners]
        if event.settings["reseeding"]:
            slots = _seated([id for id in event.cut if id in winners], len(winners))
        else:
            slots = list(zip(winners[::2], winners[1::2], strict=True))
        out.append(slots)
    return out


def _goes_on(event: Course, id: str, after: Round | None) -> bool:
    """Whoever leaves between two rounds is not there for the next (G3)."""
    return event.players[id].status == ACTIVE if after is None else after.table_of(id) is not None


def _winner(round: Round, pair: tuple[str | None, str | None]) -> str | None:
    there = [id for id in pair if id is not None]
    if len(there) < 2:
        return there[0] if there else None
    table = round.table_of(there[0])
    return table.result.winner if table is not None and table.result is not None else None


def still_in(event: Course) -> list[str]:
    """Who has neither lost nor left."""
    return [id for pair in tree(event)[-1] for id in pair if id is not None and event.players[id].status == ACTIVE]


def champion(event: Course) -> str | None:
    """The winner of the final (A5)."""
    if event.cut is None:
        return None
    last = event.current
    slots = tree(event)[-1]
    if len(slots) > 1:
        return None
    there = [id for id in slots[0] if id is not None]
    if len(there) < 2:  # the other finalist has left
        return there[0] if there else None
    final = last.table_of(there[0]) if last is not None and last.closed and last.elimination else None
    if last is None or final is None or not final.seats(there[1]):
        return None
    return _winner(last, slots[0])


__all__ = ["Slots", "champion", "first_round", "order", "still_in", "tree"]
