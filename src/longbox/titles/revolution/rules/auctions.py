"""Bidding with secret dials: rounds of bids, ties, failure, the bonus for high bids (MR-184..MR-214, MR-220..MR-224)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from longbox.kernel import Ask

from ..codes import DIAL, HIGH_BID, LEAST_HIGH, NOBODY
from ..events import BidFailed, BidsShown, BidsTied
from ..state import AnyFrame, Step, Table
from .goods import draw

BIDS = tuple(tuple(range(coins + 1)) for coins in range(DIAL + 1))


def dial(t: Table, seat: int) -> int:
    """The highest bid a School can place: its coins that are not set aside, at most 14 (MR-187, MR-189, MR-201)."""
    return min(DIAL, t.hope[seat])


@dataclass(slots=True)
class Auction(Step):
    """One thing and all rounds of bids for it. The bidders are asked one after another; nobody sees a dial before all are set."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "bid", "show", "answer", "compare", "bonus")

    bidders: tuple[int, ...]
    commander: bool = False
    """For the Mission Commander Token, not for a card."""
    first: bool = True
    winner: int = NOBODY
    price: int = 0
    reward: bool = False

    def begin(self, t: Table) -> None:
        t.bids, t.shown = [NOBODY] * t.seats, False

    def bid(self, t: Table) -> Ask | None:
        """Who has no coins left bids 0 without being asked: all can see that (RQ-41; MR-186..MR-189)."""
        bids = t.bids
        for seat in self.bidders:
            if bids[seat] == NOBODY:
                coins = t.hope[seat]
                if coins:
                    return Ask(seat, "bid", BIDS[coins if coins < DIAL else DIAL])
                self.answer_bid(t, 0)
        return None

    def answer_bid(self, t: Table, coins: int) -> None:
        for seat in self.bidders:
            if t.bids[seat] == NOBODY:
                t.bids[seat] = coins
                return

    def show(self, t: Table) -> None:
        """MR-190."""
        t.shown = True
        if t.sink is not None:
            t.emit(BidsShown, tuple(t.bids), NOBODY if self.commander else t.lot)

    def answer(self, t: Table) -> AnyFrame | None:
        return t.window("bids") if self.first and not self.commander else None

    def compare(self, t: Table) -> None:
        for seat in self.bidders:
            t.hope[seat] -= t.bids[seat]  # MR-191, MR-197, MR-201
            t.staked[seat] += t.bids[seat]  # MR-198, MR-200, MR-206
        if not any(t.bids[seat] for seat in self.bidders):  # MR-204, MR-205
            t.emit(BidFailed, NOBODY if self.commander else t.lot, tuple([seat for seat in self.bidders if t.staked[seat]]))
            self.close(t)
            return
        best = max([t.staked[seat] for seat in self.bidders])
        left = tuple([seat for seat in self.bidders if t.staked[seat] == best])
        for seat in self.bidders:
            if seat not in left:  # MR-192, MR-199, MR-203
                t.hope[seat] += t.staked[seat]
                t.staked[seat] = 0
        self.bidders = left
        if len(left) > 1:  # MR-198, MR-202
            self.first = False  # MR-214
            t.emit(BidsTied, left)
            self.back_to("begin")
            return
        self.winner, self.price = left[0], best
        self.reward = self.first and best >= LEAST_HIGH  # MR-212..MR-214
        t.staked[left[0]] = 0
        self.close(t)

    def close(self, t: Table) -> None:
        """Coins that were set aside and not paid come back (MR-205, MR-209)."""
        for seat in self.bidders:
            t.hope[seat] += t.staked[seat]
            t.staked[seat] = 0
        t.bids, t.shown = [NOBODY] * t.seats, True

    def bonus(self, t: Table) -> None:
        """MR-212..MR-214, RQ-44: only for a bid that wins at once."""
        if self.reward:
            draw(t, self.winner, 1, HIGH_BID)
