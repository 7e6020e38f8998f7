"""Who moves how far, and whom it moves."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ...arena import near, reach
from ...cards.decks import bits_of
from ...state import AnyFrame, Data, Step, Table
from ...words import Crates, Dart, Farther, Phase, Pull, Push, Swap
from ..actions import Move
from ..doing import does, useful
from ..harm import Harm, pushes, relocate


@does(Farther)
def farther(t: Table, seat: int, word: Farther, deed: object) -> None:
    t.frame(Move).more += word.n


@does(Phase)
def phase(t: Table, seat: int, word: Phase, deed: object) -> None:
    t.frame(Move).phase = True


@useful(Phase)
def can_phase(t: Table, seat: int, word: Phase, data: Data) -> bool:
    return not t.frame(Move).phase


@does(Dart)
def dart(t: Table, seat: int, word: Dart, deed: object) -> AnyFrame:
    return Shift(seat, "dart", word.n, seat)


@does(Push)
def push(t: Table, seat: int, word: Push, deed: object) -> None:
    t.frame(Harm).push += word.n


@useful(Push)
def can_push(t: Table, seat: int, word: Push, data: Data) -> bool:
    return bool(pushes(t, seat, data[1], 1))


@does(Pull)
def pull(t: Table, seat: int, word: Pull, deed: object) -> AnyFrame:
    return Grip(seat, "pull", word.n)


@useful(Pull)
def can_pull(t: Table, seat: int, word: Pull, data: Data) -> bool:
    return bool(movable(t, seat, word.n)) and bool(near(t.at[seat], 1) & t.open_hexes())


@does(Swap)
def swap(t: Table, seat: int, word: Swap, deed: object) -> AnyFrame:
    return Grip(seat, "swap", word.n)


@useful(Swap)
def can_swap(t: Table, seat: int, word: Swap, data: Data) -> bool:
    return bool(movable(t, seat, word.n))


def movable(t: Table, seat: int, far: int) -> list[int]:
    """The Characters within so many Hexes; a crate is none."""
    return t.pieces_within(seat, far, tokens=t.part(Crates) is None)


@dataclass(slots=True)
class Grip(Step):
    """A Character is pulled next to this one, or changes places with it."""

    STEPS = ("choose",)

    seat: int
    how: str
    far: int

    def choose(self, t: Table) -> Ask:
        return Ask(self.seat, "grip", tuple(movable(t, self.seat, self.far)))

    def answer_grip(self, t: Table, piece: int) -> AnyFrame | None:
        self.step += 1
        if self.how == "pull":
            return Shift(self.seat, "pull", 1, piece)
        mine, theirs = t.at[self.seat], t.hex_of(piece)
        relocate(t, piece, mine, "swap")
        relocate(t, self.seat, theirs, "swap")
        return None


@dataclass(slots=True)
class Shift(Step):
    """A piece is moved outside a Move Action: by itself, or next to the PC that pulls it."""

    STEPS = ("choose",)

    seat: int
    how: str
    far: int
    piece: int

    def choose(self, t: Table) -> Ask | None:
        free = t.open_hexes()
        if self.how == "dart":
            ends = reach(t.at[self.seat], self.far, free)
        else:
            ends = near(t.at[self.seat], 1) & free | (1 << t.hex_of(self.piece)) & near(t.at[self.seat], 1)
        return Ask(self.seat, "shift", tuple(bits_of(ends))) if ends else None

    def answer_shift(self, t: Table, hex: int) -> None:
        self.step += 1
        relocate(t, self.piece, hex, "" if self.how == "dart" else self.how)
