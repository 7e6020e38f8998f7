"""What a learning agent sees of a game of Crisis Protocol."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from longbox.titles.facets import Buffer, PieceEye, Study, changed, side_names, sides

from ..rules.actions import Activation
from ..state import Table

TOKENS: Final = 12
"""Objective tokens that have a place in the row; more are left out."""
CHARACTER = (
    "there",
    "x",
    "y",
    "injured",
    "activated",
    "dazed",
    "power",
    "damage",
    "conditions",
    "acting",
    "attacks",
    "is attacked",
)
TOKEN = ("x", "y", "whose", "held by")
HEAD: Final = "threat", "I have priority", "it is my turn", "my edge is the south"
NAMES: Final = (
    *side_names(HEAD, "character", CHARACTER),
    *(f"token {n}: {field}" for n in range(TOKENS) for field in TOKEN),
)
THERE, X, Y, INJURED, ACTIVATED, DAZED, POWER, DAMAGE, CONDITIONS, *ROLES = range(len(CHARACTER))
_HEAD, _TOKEN = Struct("4f").pack_into, Struct("4f").pack_into
_ROW = Struct(f"{len(NAMES)}f")


class Seen(PieceEye[Table]):
    """Looks at the columns of the table, and goes into those that are not as before."""

    parts = ROLES

    def __init__(self, study: Study[Table], buffer: Buffer, start: int, seat: int) -> None:
        super().__init__(study, buffer, start, seat)
        self.squad: list[int] = []
        self._forget(0)

    def _forget(self, characters: int) -> None:
        self.buffer[self.start : self.start + 4 * len(NAMES)] = bytes(4 * len(NAMES))
        self.head: tuple[object, ...] = ()
        self.base: list[tuple[float, float, float]] = [(0.0, 0.0, 0.0)] * characters
        self.status, self.injured = [0] * characters, [0] * characters
        self.power, self.damage, self.conditions = [0] * characters, [0] * characters, [0] * characters
        self.tokens: tuple[list[Any], ...] = ()
        self.roles = (-2, -2, -2)

    def look(self, t: Table) -> None:
        if t.squad != self.squad:
            self._forget(len(t.squad))
            self.squad = t.squad[:]
            first = self.start + 4 * len(HEAD)
            places = enumerate(sides(t.squad, self.seat))
            self.places = {who: first + 4 * len(CHARACTER) * place for place, who in places if who >= 0}
        head = t.threat, t.priority, t.active, t.edges
        if head != self.head:
            self.head, seat = head, self.seat
            _HEAD(self.buffer, self.start, t.threat / 20, t.priority == seat, t.active == seat, t.edges[seat] == "south")
        if t.status != self.status:
            self._statuses(t)
        if t.base != self.base:
            self._bases(t)
        self._columns(t)
        self.play(_roles(t))
        tokens = t.token_at, t.token_holder, t.token_side
        if tokens != self.tokens:
            self._tokens(t)

    def _columns(self, t: Table) -> None:
        for column, seen, part, unit in (
            (t.injured, self.injured, INJURED, 1.0),
            (t.power, self.power, POWER, 10.0),
            (t.damage, self.damage, DAMAGE, 10.0),
        ):
            if column != seen:
                self.column(column, seen, part, unit)
        if t.conditions != self.conditions:
            for who in changed(t.conditions, self.conditions):
                self.write(who, CONDITIONS, t.conditions[who].bit_count() / 10)
            self.conditions[:] = t.conditions

    def _statuses(self, t: Table) -> None:
        for who in changed(t.status, self.status):
            marks = t.status[who]
            self.write(who, THERE, marks & 1)
            self.write(who, ACTIVATED, marks >> 1 & 1)
            self.write(who, DAZED, marks >> 2 & 1)
        self.status[:] = t.status

    def _bases(self, t: Table) -> None:
        for who in changed(t.base, self.base):
            x, y, _ = t.base[who]
            self.write(who, X, x / 36)
            self.write(who, Y, y / 36)
        self.base[:] = t.base

    def _tokens(self, t: Table) -> None:
        first = self.start + 4 * (len(NAMES) - TOKENS * len(TOKEN))
        self.buffer[first : self.start + 4 * len(NAMES)] = bytes(4 * TOKENS * len(TOKEN))
        for token, (x, y) in enumerate(t.token_at[:TOKENS]):
            side, holder = t.token_side[token], t.token_holder[token]
            whose = 0 if side < 0 else 1 if side == self.seat else -1
            held = 0 if holder < 0 else 1 if t.squad[holder] == self.seat else -1
            _TOKEN(self.buffer, first + 4 * len(TOKEN) * token, x / 36, y / 36, whose, held)
        self.tokens = t.token_at[:], t.token_holder[:], t.token_side[:]


def _roles(t: Table) -> tuple[int, int, int]:
    """Who acts, attacks and is attacked."""
    acting = -2
    for frame in t.stack:
        if frame.__class__ is Activation:
            acting = frame.who
    attack = t.attacking()
    return (acting, attack.attacker, attack.target) if attack is not None else (acting, -2, -2)


def observe(t: Table, seat: int, study: Study[Table]) -> list[float]:
    buffer = bytearray(4 * len(NAMES))
    Seen(study, buffer, 0, seat).look(t)
    return list(_ROW.unpack(buffer))
