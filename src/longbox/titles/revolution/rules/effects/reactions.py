"""What only Reactions do."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ...events import BidRaised
from ...state import AnyFrame, Data, Step, Table
from ...words import CancelEvent, CancelReaction, Excuse, RaiseBid
from ..auctions import dial
from ..deeds import Deed, attempted
from ..doing import does, useful
from ..missions import MissionPhase
from ..naming import parts_of


@does(CancelEvent)
def cancel_event(t: Table, seat: int, word: CancelEvent, deed: Deed) -> None:
    attempted(t).cancelled = True


@useful(CancelEvent)
def not_yet(t: Table, seat: int, word: CancelEvent, data: Data) -> bool:
    """What is cancelled cannot be cancelled again (RQ-28)."""
    return not (attempted(t).cancelled and t.options["mended"])


@does(CancelReaction)
def cancel_reaction(t: Table, seat: int, word: CancelReaction, deed: Deed) -> None:
    """The innermost card that cancels an Event."""
    for frame in reversed(t.stack):
        if isinstance(frame, Deed) and any(isinstance(part, CancelEvent) for part in parts_of(frame.deed)):
            frame.cancelled = True
            return


@dataclass(slots=True)
class Raise(Step):
    """A bid is raised after the dials are shown."""

    STEPS = ("choose",)

    seat: int
    most: int

    def choose(self, t: Table) -> Ask:
        return Ask(self.seat, "raise", tuple(range(1, self.most + 1)))

    def answer_raise(self, t: Table, more: int) -> None:
        self.step += 1
        t.bids[self.seat] += more
        t.emit(BidRaised, self.seat, t.bids[self.seat])


def room(t: Table, seat: int, word: RaiseBid) -> int:
    return min(word.n, dial(t, seat) - t.bids[seat])


@does(RaiseBid)
def raise_bid(t: Table, seat: int, word: RaiseBid, deed: object) -> AnyFrame:
    return Raise(seat, room(t, seat, word))


@useful(RaiseBid)
def can_raise(t: Table, seat: int, word: RaiseBid, data: Data) -> bool:
    return room(t, seat, word) > 0


@does(Excuse)
def excuse(t: Table, seat: int, word: Excuse, deed: object) -> None:
    t.frame(MissionPhase).excused = True
