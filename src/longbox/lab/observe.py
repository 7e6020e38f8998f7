"""What a learning agent sees: a row of numbers of fixed length per title, out of what its seat may know.

Every number has a name (`Observer.names`), and all are scaled to about -1 to 1. The first numbers are the same for every title;
those of the title's own study follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final
from zlib import crc32

from longbox.kernel import AnyTitle, Plain, State
from longbox.titles.facets import Buffer, Study, put, seat_name, study

PARTS = 4
"""Numbers that tell an option."""
HEAD: Final = 5
"""Numbers before the scores."""


class Observer:
    """Reads positions of one title with so many seats."""

    def __init__(self, title: AnyTitle, seats: int) -> None:
        self.kinds = {name[4:]: 0 for name in sorted(title.words) if name.startswith("ask.")}
        for number, kind in enumerate(self.kinds):
            self.kinds[kind] = number
        self.seats = seats
        self.study: Study[State] = study(title)
        self.names: tuple[str, ...] = (
            "my seat",
            "round",
            "I am asked",
            "options of my question",
            "part of a folded question",
            *(f"score of {seat_name(n)}" for n in range(seats)),
            *(f"asked: {kind}" for kind in self.kinds),
            *self.study.observed,
        )

    def eye(self, buffer: Buffer, start: int, seat: int) -> Watch:
        """What `seat` sees, again and again, in the row of a buffer that begins with the number `start`."""
        return Watch(self, buffer, start, seat)

    def read(self, state: State, seat: int, folded: bool) -> list[float]:
        """The row of `seat`."""
        buffer = bytearray(4 * len(self.names))
        self.eye(buffer, 0, seat).look(state, folded)
        return list(Struct(f"{len(self.names)}f").unpack(buffer))

    def described(self, options: Sequence[Plain], numbers: Sequence[int]) -> bytes:
        """Some options as `parts`, one after the other."""
        return b"".join([parts(option) for option in self.study.outline(options, numbers)])


class Watch:
    """Keeps the row of a seat as it should be: what every title tells is written anew, and the title's own where it has changed."""

    __slots__ = ("_kind", "_kinds", "_scored", "_title", "_told", "buffer", "kinds", "seat", "start")

    def __init__(self, observer: Observer, buffer: Buffer, start: int, seat: int) -> None:
        self.kinds, self.buffer, self.start, self.seat = observer.kinds, buffer, 4 * start, seat
        self._scored = Struct(f"{observer.seats}f").pack_into
        self._told: tuple[object, ...] = ()
        self._kind, self._kinds = "", self.start + 4 * (HEAD + observer.seats)
        put(buffer, self.start, seat / 4)
        self._title = observer.study.eye(buffer, start + HEAD + observer.seats + len(observer.kinds), seat)

    def look(self, state: State, folded: bool) -> None:
        ask, seat, start = state.ask, self.seat, self.start
        if ask is not None and ask.seat == seat:
            count = len(ask.options)
            _asked(self.buffer, start + 8, 1.0, (count if count < 1000 else 1000) / 100, folded)
        else:
            _asked(self.buffer, start + 8, 0.0, 0.0, 0.0)
        told = state.rounds(), state.scores()
        if told != self._told:
            self._told = told
            put(self.buffer, start + 4, told[0] / 10)
            self._scored(self.buffer, start + 4 * HEAD, *[score / 10 for score in told[1][seat:] + told[1][:seat]])
        kind = "" if ask is None else ask.kind
        if kind != self._kind:
            if self._kind:
                put(self.buffer, self._kinds + 4 * self.kinds[self._kind], 0.0)
            if kind:
                put(self.buffer, self._kinds + 4 * self.kinds[kind], 1.0)
            self._kind = kind
        self._title.look(state)


_asked = Struct("3f").pack_into
_pack = Struct(f"{PARTS}f").pack
_told: dict[Plain, bytes] = {}


def parts(option: Plain) -> bytes:
    """An option as four short floats: its parts from left to right, of more than four the first three and the last.

    A word is a number from 0 to 1 that depends on nothing but its letters.

    >>> tell = lambda option: Struct("4f").unpack(parts(option))
    >>> tell(("strike", 1, 4, 0))[1:], tell(7), tell((304, 283, 262, 241, 220))
    ((1.0, 4.0, 0.0), (7.0, 0.0, 0.0, 0.0), (304.0, 283.0, 262.0, 220.0))
    """
    if option.__class__ is tuple and len(option) > PARTS:
        option = (*option[: PARTS - 1], option[-1])
    found = _told.get(option)
    if found is None:
        if len(_told) > 50_000:
            _told.clear()
        found = _told[option] = _pack(*(_flat(option) + [0.0] * PARTS)[:PARTS])
    return found


def _flat(value: Plain) -> list[float]:
    if isinstance(value, str):
        return [crc32(value.encode()) / (1 << 32)]
    if isinstance(value, tuple | list):
        out: list[float] = []
        for part in value:
            if part.__class__ is int or part.__class__ is float:
                out.append(part)
            else:
                out += _flat(part)
        return out
    return [0.0 if value is None else value]
