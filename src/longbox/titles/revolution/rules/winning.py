"""Winning: only at the end of a round, and by a Final Tournament where several Schools have 6 points (MR-382..MR-401)."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ..cards.decks import TOURNAMENT
from ..codes import GOAL, NOBODY
from ..events import Ended, MatchWon, TournamentBegan
from ..state import AnyFrame, Step, Table
from .goods import roll_off
from .missions import clear_arena, enter
from .turns import Arena


def win(t: Table, seat: int, reason: str) -> None:
    t.winning, t.reason = seat, reason
    t.emit(Ended, seat, reason)


def poorest_first(t: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """By Hope Coins; equal ones by dice (MR-390, MR-393, MR-397)."""
    order: list[int] = []
    for coins in sorted({t.hope[seat] for seat in seats}):
        same = tuple([seat for seat in seats if t.hope[seat] == coins])
        while same:
            first = roll_off(t, "tournament", same)
            order.append(first)
            same = tuple([seat for seat in same if seat != first])
    return tuple(order)


@dataclass(slots=True)
class Finale(Step):
    """The check at the end of a round, and the matches of a tournament if there is one."""

    STEPS = ("check", "first_match", "second_match", "final_match", "crown")

    order: tuple[int, ...] = ()
    """The tied Schools, the poorest first; fixed for all matches (RQ-86)."""
    champions: tuple[int, ...] = ()
    beaten: tuple[int, ...] = ()
    """Characters that were defeated in a match (RQ-91)."""

    def check(self, t: Table) -> None:
        """MR-038, MR-082, MR-083, MR-272, MR-382..MR-384."""
        top = tuple([seat for seat in t.clockwise() if t.rp[seat] == GOAL])
        if len(top) > 1:
            t.emit(TournamentBegan, top)
            if t.options["mended"]:
                t.buffs = [(0, 0)] * t.seats  # they were for this round's Mission
            self.order = poorest_first(t, top)
            return
        if top:
            win(t, top[0], "points")
        elif t.round == t.options["last_round"]:  # RQ-92
            best = max(t.rp)
            leading = [seat for seat in t.clockwise() if t.rp[seat] == best]
            rich = max([t.hope[seat] for seat in leading])
            win(t, roll_off(t, "tournament", tuple([seat for seat in leading if t.hope[seat] == rich])), "last-round")
        self.step = len(self.STEPS)

    def first_match(self, t: Table) -> AnyFrame:
        """MR-389, MR-393, MR-397: the two poorest."""
        return Match(self.order[:2])

    def second_match(self, t: Table) -> AnyFrame | None:
        """MR-398: with four Schools the two richest."""
        return Match(self.order[2:]) if len(self.order) == 4 else None

    def final_match(self, t: Table) -> AnyFrame | None:
        """The winner of two meets the third, or both winners meet."""
        if len(self.order) == 2:
            return None
        if len(self.order) == 3:
            return Match((self.champions[0], self.order[2]))  # MR-394
        return Match(self.champions)  # MR-399

    def crown(self, t: Table) -> None:
        """MR-392, MR-396, MR-401."""
        win(t, self.champions[-1], "tournament")


@dataclass(slots=True)
class Match(Step):
    """Two Schools, one Uninjured Character each, until one is defeated."""

    STEPS = ("prepare", "pick", "fight", "judge")

    pair: tuple[int, ...]
    pickers: tuple[int, ...] = ()
    forfeits: tuple[int, ...] = ()

    def prepare(self, t: Table) -> None:
        """The School with fewer Hope Coins picks first (MR-389); of equal ones, as the dice of the tournament fell (MR-390)."""
        clear_arena(t)
        t.mission = TOURNAMENT
        if t.options["mended"]:
            order = t.frame(Finale).order
            self.pair = tuple(sorted(self.pair, key=lambda seat: (t.hope[seat], order.index(seat))))  # MR-389, MR-390
        else:
            self.pair = poorest_first(t, self.pair)  # MR-390
        self.pickers = self.pair

    def pick(self, t: Table) -> Ask | None:
        """MR-386: the Leader too, without any condition."""
        while self.pickers:
            seat = self.pickers[0]
            beaten = t.frame(Finale).beaten
            able = tuple([who for who in t.everyone(seat) if not t.is_injured(who) and who not in beaten])
            if able:
                return Ask(seat, "champion", able)
            self.forfeits = (*self.forfeits, seat)  # RQ-88
            self.pickers = self.pickers[1:]
        return None

    def answer_champion(self, t: Table, who: int) -> None:
        t.pc[self.pickers[0]] = who
        self.pickers = self.pickers[1:]

    def fight(self, t: Table) -> AnyFrame | None:
        """Both with full Attributes, and the Power they have left."""
        if self.forfeits:
            return None
        enter(t, self.pair)  # MR-387, MR-395, MR-400
        t.controller = NOBODY
        return Arena(caller=self.pair[0])

    def judge(self, t: Table) -> None:
        finale = t.frame(Finale)
        if len(self.forfeits) == 2:
            seat = roll_off(t, "tournament", self.pair)
        elif self.forfeits:
            seat = next(one for one in self.pair if one not in self.forfeits)
        else:
            seat = t.standing()[0]  # MR-392
            finale.beaten = (*finale.beaten, *[t.pc[one] for one in self.pair if one != seat])
        finale.champions = (*finale.champions, seat)
        t.emit(MatchWon, seat, bool(self.forfeits))
        clear_arena(t)
