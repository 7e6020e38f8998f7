"""The Upkeep Phase: recover, advance the revolution, acquire Hope, set the Plot Marker.

Every stage goes clockwise from the Mission Commander, as the book does when somebody wants to see first (MR-062, RQ-09).
"""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import PASS, Ask

from ..cards.decks import constant
from ..codes import ADVANCING, GOAL, RECOVERED, UNREST
from ..events import Advanced, Earned, HeroesPaid, PhaseBegan, Recovered
from ..state import Step, Table
from ..words import Income
from .goods import change_hope, change_points, change_tokens, discard_character, set_injured
from .regions import AnyOf, distinct, sets_of

SIXES = 12
"""How many ways to advance are offered; others may be written out."""


def recoverable(t: Table, seat: int) -> tuple[int, ...]:
    """Characters for whom recovering changes something (MR-068, RQ-10)."""
    return tuple([who for who in t.everyone(seat) if t.is_injured(who) or t.power[who] < t.limit(who)])


def income(t: Table, seat: int) -> int:
    """MR-017, MR-084..MR-086, MR-088: Students, Triumph Tokens, Training."""
    coins = len(t.students(seat)) + sum([t.triumph >> who & 1 for who in t.everyone(seat)])
    return coins + sum([constant(t.training[who], Income) for who in t.team[seat]])


@dataclass(slots=True)
class Upkeep(Step):
    """The Upkeep Phase."""

    STEPS = ("begin", "recover", "advance", "receive", "pay", "penalty", "marker")  # MR-060

    turn: int = 0
    """How many Schools are done with the stage."""

    def begin(self, t: Table) -> None:
        t.emit(PhaseBegan, "upkeep")

    def recover(self, t: Table) -> Ask | None:
        """MR-063, MR-064: up to 3 different Characters."""
        while self.turn < t.seats:
            seat = t.clockwise()[self.turn]
            able = recoverable(t, seat)
            if able:
                most = min(RECOVERED, len(able))  # MR-063
                return Ask(seat, "recover", (*sets_of(able, most), ()), AnyOf(able, 0, most))  # MR-063, MR-064
            self.turn += 1
        self.turn = 0
        return None

    def answer_recover(self, t: Table, chosen: tuple[int, ...]) -> None:
        """MR-065..MR-067."""
        seat = t.clockwise()[self.turn]
        healed = tuple([who for who in chosen if t.is_injured(who)])  # MR-065, MR-066
        rested = tuple([who for who in chosen if who not in healed])  # MR-066, MR-067
        for who in healed:
            set_injured(t, who, False, tell=False)  # MR-065
        for who in rested:
            change_tokens(t, who, 1, tell=False)  # MR-067
        for characters, well in ((healed, True), (rested, False)):
            if characters:
                t.emit(Recovered, seat, characters, well)
        self.turn += 1

    def advance(self, t: Table) -> Ask | None:
        """Six different Characters spend a Power Token each."""
        while self.turn < t.seats:
            seat = t.clockwise()[self.turn]
            able = tuple([who for who in t.everyone(seat) if t.power[who]])  # MR-071, MR-073, MR-075
            enough = len(able) >= ADVANCING  # MR-070, MR-071, MR-073, MR-076
            if enough and t.rp[seat] < GOAL:
                return Ask(seat, "advance", (PASS, *sets_of(able, ADVANCING, SIXES)), AnyOf(able, ADVANCING, ADVANCING))
            self.turn += 1
        self.turn = 0
        return None

    def answer_advance(self, t: Table, chosen: tuple[int, ...] | str) -> None:
        """MR-005, MR-070, MR-072, MR-074..MR-076."""
        seat = t.clockwise()[self.turn]
        self.turn += 1
        if not isinstance(chosen, str):  # PASS
            for who in chosen:
                change_tokens(t, who, -1, tell=False)  # MR-070, MR-072, MR-075, MR-076
            change_points(t, seat, 1, tell=False)  # MR-005, MR-070, MR-074, MR-076
            t.emit(Advanced, seat, chosen, t.rp[seat])

    def receive(self, t: Table) -> None:
        """MR-017, MR-084, MR-085, MR-091."""
        coins = tuple([(seat, income(t, seat)) for seat in t.clockwise()])
        for seat, n in coins:
            t.hope[seat] += n
        t.emit(Earned, coins)

    def pay(self, t: Table) -> Ask | None:
        """Which Heroes are paid for."""
        while self.turn < t.seats:
            seat = t.clockwise()[self.turn]
            heroes = t.heroes(seat)
            if heroes:
                most = min(len(heroes), t.hope[seat])  # MR-087, MR-091
                if not most:  # MR-090: all have to go: there is nothing to ask
                    self.answer_pay(t, ())
                    continue
                fewer = sets_of(heroes, most - 1) if most > 1 else ()
                return Ask(seat, "pay", distinct((*sets_of(heroes, most), *fewer, ())), AnyOf(heroes, 0, most))
            self.turn += 1
        self.turn = 0
        return None

    def answer_pay(self, t: Table, kept: tuple[int, ...]) -> None:
        """MR-086, MR-087, MR-089..MR-091."""
        seat = t.clockwise()[self.turn]
        self.turn += 1
        t.hope[seat] -= len(kept)
        if kept:
            t.emit(HeroesPaid, seat, len(kept), kept)
        for who in t.heroes(seat):
            if who not in kept:
                discard_character(t, seat, who, unpaid=True)

    def penalty(self, t: Table) -> Ask | None:
        """MR-092..MR-095: a School without an Uninjured Hero or Student."""
        while self.turn < t.seats:
            seat = t.clockwise()[self.turn]
            if not t.healthy(seat):  # MR-092, MR-095
                return Ask(seat, "penalty", ("hope", "revolution"))
            self.turn += 1
        return None

    def answer_penalty(self, t: Table, choice: str) -> None:
        """MR-093, MR-094."""
        seat = t.clockwise()[self.turn]
        self.turn += 1
        if choice == "hope":
            change_hope(t, seat, -((t.hope[seat] + 1) // 2), UNREST)  # MR-093
        else:
            change_points(t, seat, -1, cause=UNREST)

    def marker(self, t: Table) -> None:
        """MR-096..MR-099."""
        t.pp = t.rp[:]
