"""The Recruit Phase: Change Allegiance with trades and Secret Missions, then the auctions of Recruit and Train."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from longbox.kernel import Ask, Illegal, Plain

from ..cards.decks import FIRST_TRAINING, IS_HERO, IS_STUDENT
from ..codes import NOBODY, SECRET_MISSIONS
from ..events import DialsTaken, LotRevealed, OfferAnswered, Offered, PhaseBegan, Recruited, SecretMission, TrainingWasted
from ..state import AnyFrame, Step, Table, Tagged
from .auctions import Auction
from .goods import discard_character, join, leave, refill_recruits, take_recruit, train
from .regions import AnyOf

READY = ("ready",)


# -- who may be given away ------------------------------------------------------------------------------------------------


def last_healthy(t: Table, seat: int, given: tuple[int, ...]) -> str:
    """Which last Uninjured Character would be given away: hero, student or nothing (MR-170, MR-171, RQ-33)."""
    for kind, name in ((IS_HERO, "hero"), (IS_STUDENT, "student")):
        healthy = [who for who in t.healthy(seat) if kind[who]]
        if healthy and all(who in given for who in healthy):
            return name
    return ""


def secret_agents(t: Table, seat: int) -> list[int]:
    """Who may go on a Secret Mission (MR-173, MR-178, MR-179, MR-181)."""
    healthy = t.healthy(seat)
    heroes = [who for who in healthy if IS_HERO[who]]
    students = len(healthy) - len(heroes)  # MR-179
    return [who for who in healthy if (len(heroes) if IS_HERO[who] else students) > 1]  # MR-178, MR-179


Deal = tuple[str, int, tuple[int, ...], int, tuple[int, ...], int]
"""("offer", to whom, Characters given, coins given, Characters wanted, coins wanted)"""


def judge_deal(t: Table, seat: int, value: Tagged) -> Deal:
    """An offer within the limits, or a sentence (MR-163, MR-166, MR-169, MR-172, RQ-35)."""
    if len(value) != 6 or not isinstance(value[2], tuple) or not isinstance(value[4], tuple):
        raise Illegal("An offer names a School, what you give and what you want: Characters and coins each.")
    _, to, give, pay, take, ask = value
    if type(to) is not int or to not in t.others(seat):
        raise Illegal("Name the School you offer to by its seat.")
    for giver, characters, coins in ((seat, give, pay), (to, take, ask)):
        AnyOf(t.team[giver], 0, len(t.team[giver])).accept(t, characters)
        if type(coins) is not int or not 0 <= coins <= t.hope[giver]:
            raise Illegal("That School has {hope} Hope Coins.", hope=t.hope[giver])
        last = last_healthy(t, giver, characters)
        if last == "hero":  # MR-171
            raise Illegal("Nobody may trade away the last Uninjured Hero.")
        if last == "student":  # MR-170
            raise Illegal("Nobody may trade away the last Uninjured Student.")
    if not (give or pay or take or ask):
        raise Illegal("An offer must contain something.")
    return ("offer", to, give, pay, take, ask)


def sample_deals(t: Table, seat: int) -> list[Deal]:
    """A few sensible offers: buying a Character from a neighbour at its Hope Value, and selling one."""
    found: list[Deal] = []
    to = t.others(seat)[0]
    coins = t.hope[seat]
    for who in t.team[to]:
        if t.worth(who) <= coins and not last_healthy(t, to, (who,)):
            found.append(("offer", to, (), t.worth(who), (who,), 0))
            break
    to = t.others(seat)[-1]
    coins = t.hope[to]
    for who in t.team[seat]:
        if t.worth(who) <= coins and not last_healthy(t, seat, (who,)):
            found.append(("offer", to, (who,), 0, (), t.worth(who)))
            break
    return found


@dataclass(slots=True)
class Bargain:
    """Ready, a Secret Mission, or any offer to one other School."""

    seat: int

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        if value and value[0] == "offer":  # MR-163
            return judge_deal(t, self.seat, value)
        if t.ask is not None and value in t.ask.options:
            return value
        raise Illegal("Take your dial, send a Character on a Secret Mission, or make an offer.")

    def describe(self) -> dict[str, object]:
        return {"type": "bargain"}


@dataclass(slots=True)
class RecruitPhase(Step):
    """The Recruit Phase."""

    STEPS = ("begin", "allegiance", "deal", "auctions", "close")  # MR-162

    seat: int = NOBODY
    ready: int = 0
    """Bits of the seats that have taken up their dial (MR-183)."""
    sent: tuple[int, ...] = ()
    """Secret Missions per seat (MR-177)."""

    def begin(self, t: Table) -> None:
        t.emit(PhaseBegan, "recruit")
        self.seat = t.commander
        self.sent = (0,) * t.seats

    # -- Change Allegiance -------------------------------------------------------------------------------------------------

    def allegiance(self, t: Table) -> Ask | None:
        """Everybody who is not ready is asked in turn; nobody has to wait for a turn to be offered something (MR-164, RQ-38)."""
        if self.ready == (1 << t.seats) - 1:  # MR-183
            return None
        seat = self.seat
        agents = secret_agents(t, seat) if self.sent[seat] < SECRET_MISSIONS else []  # MR-177, MR-180
        options = (READY, *[("secret", who) for who in agents], *sample_deals(t, seat))
        return Ask(seat, "allegiance", options, Bargain(seat))

    def answer_allegiance(self, t: Table, choice: Tagged) -> AnyFrame | None:
        seat, name = self.seat, choice[0]
        if name == "ready":
            self.ready |= 1 << seat  # MR-183
            if self.ready == (1 << t.seats) - 1:
                t.emit(DialsTaken)
        elif name == "secret":
            self.sent = (*self.sent[:seat], self.sent[seat] + 1, *self.sent[seat + 1 :])  # MR-177, MR-180
            self.secret_mission(t, seat, choice[1])  # MR-173
        self.next_seat(t)
        if name == "offer":
            t.emit(Offered, seat, *choice[1:])
            return Trade(seat, *choice[1:])
        return None

    def next_seat(self, t: Table) -> None:
        for seat in (*t.others(self.seat), self.seat):
            if not self.ready >> seat & 1:  # MR-164, MR-183
                self.seat = seat
                return

    def secret_mission(self, t: Table, seat: int, who: int) -> None:
        """MR-174..MR-176."""
        coins = t.worth(who)
        t.hope[seat] += coins
        t.emit(SecretMission, seat, who, coins)
        discard_character(t, seat, who, tell=False)

    def unready(self, t: Table, seat: int) -> None:
        """MR-164: who has dealt has its say again."""
        self.ready &= ~(1 << seat)

    # -- Recruit and Train -------------------------------------------------------------------------------------------------

    def deal(self, t: Table) -> None:
        """MR-184: face down, so they may as well stay on the deck; if too few are left, fewer are auctioned (RQ-39)."""
        refill_recruits(t, t.seats)
        t.row = min(t.seats, len(t.recruit_deck))

    def auctions(self, t: Table) -> AnyFrame | None:
        """MR-185, MR-196."""
        if not t.row:
            return None
        self.back_to("auctions")
        t.row -= 1
        t.lot = take_recruit(t)
        t.emit(LotRevealed, t.lot)
        return Lot(t.lot)

    def close(self, t: Table) -> None:
        t.lot = NOBODY


@dataclass(slots=True)
class Trade(Step):
    """An offer to one School: it takes or leaves it, and what it takes is exchanged at once (RQ-25)."""

    STEPS = ("consider",)

    seat: int
    to: int
    give: tuple[int, ...]
    pay: int
    take: tuple[int, ...]
    ask: int

    def consider(self, t: Table) -> Ask:
        return Ask(self.to, "trade", ("accept", "refuse"))

    def answer_trade(self, t: Table, choice: str) -> None:
        self.step += 1
        t.emit(OfferAnswered, self.to, choice == "accept")
        if choice == "refuse":
            return
        t.hope[self.seat] += self.ask - self.pay  # MR-163, MR-169
        t.hope[self.to] += self.pay - self.ask  # MR-163, MR-169
        for giver, taker, characters in ((self.seat, self.to, self.give), (self.to, self.seat, self.take)):
            for who in characters:  # MR-167, MR-168, RQ-34: with everything that lies on it
                leave(t, giver, who)
                join(t, taker, who, tokens=False)
        t.frame(RecruitPhase).unready(t, self.to)  # MR-164


@dataclass(slots=True)
class Lot(Step):
    """One card of the row: bids, then it joins the winner's School or is discarded."""

    STEPS = ("bid", "win", "attach")

    card: int
    winner: int = NOBODY

    def bid(self, t: Table) -> AnyFrame:
        return LotAuction(t.clockwise())

    def win(self, t: Table) -> None:
        """MR-191, MR-193..MR-195, MR-204, MR-209."""
        seat = self.winner
        if seat == NOBODY:
            t.recruit_discard |= 1 << self.card
        elif self.card < FIRST_TRAINING:
            join(t, seat, self.card)

    def attach(self, t: Table) -> Ask | None:
        """MR-210, MR-211, RQ-48."""
        if self.winner == NOBODY or self.card < FIRST_TRAINING:
            return None
        able = [who for who in t.team[self.winner] if t.training[who] == NOBODY]  # MR-210
        if len(able) > 1:
            return Ask(self.winner, "attach", tuple(able))
        if able:
            train(t, able[0], self.card)
            return None
        t.recruit_discard |= 1 << self.card  # MR-211
        t.emit(TrainingWasted, self.winner, self.card)
        return None

    def answer_attach(self, t: Table, who: int) -> None:
        self.step += 1
        train(t, who, self.card)


@dataclass(slots=True)
class LotAuction(Auction):
    """The auction of a recruit card; its winner is told to the lot."""

    STEPS: ClassVar[tuple[str, ...]] = (*Auction.STEPS, "hand_over")

    def hand_over(self, t: Table) -> None:
        """MR-191, MR-194, MR-202."""
        if self.winner != NOBODY:
            lot = t.frame(Lot)
            lot.winner = self.winner
            t.emit(Recruited, self.winner, lot.card, self.price)
