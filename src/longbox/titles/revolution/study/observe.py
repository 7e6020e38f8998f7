"""What a learning agent sees of a game of Mutant Revolution."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from longbox.titles.facets import Buffer, Eye, Study, put, seat_name

from ..cards.decks import ALL_MISSIONS, PLOT_CARDS
from ..codes import NOBODY, OFF
from ..state import Table

SCHOOL = (
    "there", "plot points", "hope", "cards in hand", "staked", "bid", "team", "injured", "triumphs", "commander",
    "in the arena", "column", "row", "attack", "defense", "speed", "carries", "mission points",
)  # fmt: skip
_NO_SCHOOL = (0.0,) * len(SCHOOL)
MISSION_TOKENS = 8
PARTS: Final = ("row of recruits", "card on offer", "mission turn")
NAMES: Final = (
    *(f"{seat_name(n)}: {field}" for n in range(4) for field in SCHOOL),
    *PARTS,
    *(f"I hold plot card {n}" for n in range(len(PLOT_CARDS))),
    *(f"mission {n}" for n in range(len(ALL_MISSIONS))),
    *(f"mission token {n}: {field}" for n in range(MISSION_TOKENS) for field in ("there", "column", "row")),
)


def _hex(at: int) -> tuple[float, float, float]:
    return (1.0, at % 11 / 10, at // 11 / 10) if at >= 0 else (0.0, 0.0, 0.0)


_FIRST: Final = 4 * len(SCHOOL)
"""The first number after the Schools."""
_PLOT: Final = _FIRST + len(PARTS)
_MISSION: Final = _PLOT + len(PLOT_CARDS)
_TOKEN: Final = _MISSION + len(ALL_MISSIONS)
_SCHOOL, _PARTS, _HEX = Struct(f"{len(SCHOOL)}f").pack_into, Struct("3f").pack_into, Struct("3f").pack_into
_ROW = Struct(f"{len(NAMES)}f")


class Seen(Eye[Table]):
    """Writes a School, the hand or the Mission anew when any of what is told of it has changed."""

    def __init__(self, study: Study[Table], buffer: Buffer, start: int, seat: int) -> None:
        super().__init__(study, buffer, start, seat)
        self.buffer[self.start : self.start + 4 * len(NAMES)] = bytes(4 * len(NAMES))
        self.columns: tuple[object, ...] = ()
        """All that is told of Schools, to be compared at once."""
        self.schools: list[object] = [None] * 4
        self.parts: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()
        self.mission = NOBODY
        self.tokens: list[int] = []

    def look(self, t: Table) -> None:
        on = t.mission >= 0
        columns = (
            t.injured, t.triumph, t.commander, t.shown, on, t.pp[:], t.hope[:], t.hands[:], t.staked[:], t.bids[:], t.team[:],
            t.at[:], t.stats[:], t.carrying[:], t.points[:],
        )  # fmt: skip
        if columns != self.columns:
            self.columns = columns
            for place in range(t.seats):
                self._school(t, place, on)
        parts = t.row, t.lot, t.turn if on else 0
        if parts != self.parts:
            self.parts = parts
            _PARTS(self.buffer, self.start + 4 * _FIRST, t.row / 10, (t.lot + 1) / 70, parts[2] / 10)
        hand = t.hands[self.seat] if t.hands else ()
        if hand != self.hand:
            self._mark(_PLOT, self.hand, 0.0)
            self._mark(_PLOT, hand, 1.0)
            self.hand = hand
        if t.mission != self.mission:
            self._mark(_MISSION, (self.mission,) if self.mission >= 0 else (), 0.0)
            self._mark(_MISSION, (t.mission,) if on else (), 1.0)
            self.mission = t.mission
        tokens = t.token_at if on else []
        if tokens != self.tokens:
            for token in range(min(MISSION_TOKENS, max(len(tokens), len(self.tokens)))):
                where = _hex(tokens[token]) if token < len(tokens) else _hex(OFF)
                _HEX(self.buffer, self.start + 4 * (_TOKEN + 3 * token), *where)
            self.tokens = tokens[:]

    def _mark(self, first: int, numbers: tuple[int, ...], mark: float) -> None:
        for number in numbers:
            put(self.buffer, self.start + 4 * (first + number), mark)

    def _school(self, t: Table, place: int, on: bool) -> None:
        """What the seat sees of a School."""
        one = (self.seat + place) % t.seats
        if not t.school:
            found: tuple[object, ...] = ()
        else:
            bid = t.bids[one] if t.shown or one == self.seat else min(t.bids[one], 0)
            found = (
                t.pp[one], t.hope[one], len(t.hands[one]), t.staked[one], bid, t.team[one], t.injured, t.triumph,
                t.commander == one, *((t.at[one], t.stats[one], t.carrying[one] >= 0, t.points[one]) if on else ()),
            )  # fmt: skip
        if found != self.schools[place]:
            self.schools[place] = found
            row = _told(found) if found else _NO_SCHOOL
            _SCHOOL(self.buffer, self.start + 4 * len(SCHOOL) * place, *row)


def _told(found: tuple[Any, ...]) -> list[float]:
    pp, hope, hand, staked, bid, members, injured, triumph, commands, *arena = found
    team = 0
    for who in members:
        team |= 1 << who
    row = [1.0, pp / 10, hope / 20, hand / 5, staked / 14, bid / 14]
    row += (team.bit_count() / 10, (team & injured).bit_count() / 10, (team & triumph).bit_count() / 10, commands)
    if not arena:
        row += _NO_SCHOOL[10:]
        return row
    at, stats, carries, points = arena
    row += _hex(at)
    row += [number / 6 for number in stats]
    row += (carries, points / 10)
    return row


def observe(t: Table, seat: int, study: Study[Table]) -> list[float]:
    buffer = bytearray(4 * len(NAMES))
    Seen(study, buffer, 0, seat).look(t)
    return list(_ROW.unpack(buffer))
