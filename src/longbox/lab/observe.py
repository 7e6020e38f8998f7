"""What a learning agent sees: a row of numbers of fixed length per title, out of what its seat may know.

Every number has a name (`Observer.names`), and all are scaled to about -1 to 1. The first numbers are the same for every title;
those of the title's own study follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from zlib import crc32

from longbox.kernel import AnyTitle, Plain, State
from longbox.titles.facets import Study, seat_name, study

PARTS = 4
"""Numbers that tell an option."""


class Observer:
    """Reads positions of one title with so many seats."""

    def __init__(self, title: AnyTitle, seats: int) -> None:
        self.kinds = {name[4:]: 0 for name in sorted(title.words) if name.startswith("ask.")}
        for number, kind in enumerate(self.kinds):
            self.kinds[kind] = number
        self.seats = seats
        self._study: Study[State] = study(title)
        self.names: tuple[str, ...] = (
            "my seat",
            "round",
            "I am asked",
            "options of my question",
            "part of a folded question",
            *(f"score of {seat_name(n)}" for n in range(seats)),
            *(f"asked: {kind}" for kind in self.kinds),
            *self._study.observed,
        )

    def read(self, state: State, seat: int, folded: bool) -> list[float]:
        """The row of `seat`."""
        ask = state.ask
        mine = ask if ask is not None and ask.seat == seat else None
        scores = state.scores()
        row = [
            seat / 4,
            state.rounds() / 10,
            1.0 if mine is not None else 0.0,
            min(len(mine.options), 1000) / 100 if mine is not None else 0.0,
            1.0 if mine is not None and folded else 0.0,
            *[score / 10 for score in scores[seat:] + scores[:seat]],
        ]
        kinds = [0.0] * len(self.kinds)
        if ask is not None:
            kinds[self.kinds[ask.kind]] = 1.0
        row += kinds
        row += self._study.observe(state, seat)
        return row

    def described(self, options: Sequence[Plain], numbers: Sequence[int]) -> bytes:
        """Some options as `parts`, one after the other."""
        return b"".join([parts(option) for option in self._study.outline(options, numbers)])


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
