"""What the people of a table may offer each other now, and what each of them is told of it."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.server.languages import language

from .deals import ALONE, DEALS, DECLINED_ONCE, HOW, NOTES, NOTHING_BACK, STANDS, TAKEBACK, WITH_BOTS, Deal
from .played import Played
from .refusals import GAME_OVER, NOT_SEATED, Refused
from .wire import DealsTold


class Agreed(Played):
    """A table whose people can agree on something."""

    @property
    def deal(self) -> Deal | None:
        """The offer that stands; none where a bot has taken a seat since, or the game is over."""
        return None if self.over or any(seat.kind != "person" for seat in self.seats) else self.offered

    @property
    def deal_waits(self) -> frozenset[str]:
        """The accounts that have not yet said whether they agree."""
        deal = self.deal
        everybody = frozenset(seat.account for seat in self.seats if seat.account is not None)
        return frozenset() if deal is None else everybody - deal.agreed

    def deal_closed(self, own: Sequence[int], what: str) -> Refused | None:
        """Why somebody cannot offer something now; None if they can."""
        if not own:
            return Refused("seat", NOT_SEATED)
        if self.over:
            return Refused("over", GAME_OVER)
        if any(seat.kind == "bot" for seat in self.seats):
            return Refused("closed", WITH_BOTS)
        if all(seat.seat in own for seat in self.seats):
            return Refused("closed", ALONE)
        if self.deal is not None:
            return Refused("closed", STANDS)
        if any((what, seat) in self.declined for seat in own):
            return Refused("closed", DECLINED_ONCE)
        if what == TAKEBACK and not self.answers_back(own):
            return Refused("closed", NOTHING_BACK)
        return None

    def coachable(self, own: Sequence[int]) -> bool:
        """Whether somebody may ask the coach here: nobody else is a person, and the game goes on."""
        return bool(own) and not self.over and all(seat.kind == "bot" or seat.seat in own for seat in self.seats)

    def deals(self, own: Sequence[int], code: str) -> DealsTold | None:
        """What people agree on here, for one of them."""
        if not own or self.game is None:
            return None
        say, deal = language(code).gettext, self.deal
        account = self.seats[own[0]].account
        closed = {what: self.deal_closed(own, what) for what in DEALS}
        return {
            "offer": None
            if deal is None
            else {
                "what": deal.what,
                "seat": deal.seat,
                "title": say(NOTES[f"{deal.what} offered"]) % {"name": self.name(deal.seat, code)},
                "sub": say(HOW[deal.what]),
                "mine": deal.seat in own,
                "yours": account in self.deal_waits,
            },
            "can": {what: why is None for what, why in closed.items()},
            "why": {what: "" if why is None else why.told(code) for what, why in closed.items()},
        }

    def answers_back(self, own: Sequence[int]) -> int:
        """How many answers that somebody was asked for lead back to before the last one of these seats; 0 if there is none."""
        count = 0
        for move in reversed(self.moves):
            if not move.settled and not move.joined:
                count += 1
                if move.seat in own:
                    return count
        return 0
