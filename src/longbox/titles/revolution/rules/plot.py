"""The Plot Phase: draw, take turns with one activity each until all have passed, discard to Hand Size."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from longbox.kernel import PASS, Ask, Illegal, Plain

from ..cards.decks import COST, IS_EVENT, PLOT_CARDS, PLOT_HOPE, bits_of
from ..codes import DRAWN_PER_ROUND, HAND_LIMIT, NOBODY, PLOT
from ..events import (
    EventPlayed,
    HopeGiven,
    HopeRefused,
    HopeRequested,
    Passed,
    PhaseBegan,
    SupportAsked,
    SupportOffered,
    SupportReturned,
    SupportTaken,
)
from ..state import AnyFrame, Step, Table, Tagged
from .deeds import play_card, plot_power
from .goods import draw, drop_cards
from .naming import playable
from .regions import AnyOf, sets_of


def plot_powers(t: Table, seat: int) -> list[int]:
    """Characters whose Power can be used in the Plot Phase and would do something (MR-135..MR-137)."""
    found = []
    for who in t.everyone(seat):
        power = t.power_of(who) if t.power[who] else None
        if power is not None and power.when == PLOT and playable(t, seat, power.parts):
            found.append(who)
    return found


def events(t: Table, seat: int, support: int = 0) -> list[int]:
    """The Events in hand that can be paid for and that use up all support (MR-114, MR-124); of two equal cards only one."""
    found: dict[str, int] = {}
    most = t.pp[seat] + support
    for card in t.hands[seat]:
        if IS_EVENT[card] and support <= COST[card] <= most and playable(t, seat, PLOT_CARDS[card].parts):
            found.setdefault(PLOT_CARDS[card].id, card)
    return list(found.values())


def shortfalls(t: Table, seat: int) -> list[int]:
    """How many Plot Points of others would make an Event in hand possible: what a request for support may ask for (MR-121)."""
    mine, all_points = t.pp[seat], sum(t.pp)
    found: list[int] = []
    for card in t.hands[seat]:
        if IS_EVENT[card] and mine < COST[card] <= all_points:
            lacking = COST[card] - mine
            if lacking not in found and playable(t, seat, PLOT_CARDS[card].parts):
                found.append(lacking)
    found.sort()
    return found


DISCARD: Final = tuple(("discard", (card,)) for card in range(len(PLOT_CARDS)))


@dataclass(slots=True)
class Activity:
    """A turn to act: what is offered, any cards of the hand for Hope (MR-131), a request for any support or none in particular
    (MR-119, RQ-21), coins as a gift, or a request for such a gift (MR-109).
    """

    seat: int
    hand: tuple[int, ...]
    hope: int
    support: int
    """The most Plot Points the others could contribute; 0 if support cannot be asked for."""
    begged: int
    """Bits of the seats that were asked for coins in this turn to act."""

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        name = value[0] if value else ""
        if name == "discard" and len(value) == 2 and isinstance(value[1], tuple):  # MR-129
            return "discard", AnyOf(self.hand, 1, len(self.hand)).accept(t, value[1])
        if name == "support" and len(value) == 2 and self.support:
            return self.plea(value)
        if name == "give" and len(value) == 3:  # MR-109
            return self.gift(t, value)
        if name == "request" and len(value) == 3:  # MR-109
            return self.request(t, value)
        if t.ask is not None and value in t.ask.options:
            return value
        raise Illegal("That is no activity you can perform now.")  # MR-111, MR-165

    def plea(self, value: tuple[Plain, ...]) -> Plain:
        """MR-119, MR-121."""
        if type(value[1]) is not int or not 0 <= value[1] <= self.support:
            raise Illegal("The others have {points} Plot Points together; 0 asks for no certain number.", points=self.support)
        return value

    def gift(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        """MR-109."""
        _, to, coins = value
        if type(to) is not int or to not in t.others(self.seat):
            raise Illegal("Name the School that gets the coins by its seat.")
        if type(coins) is not int or not 1 <= coins <= self.hope:
            raise Illegal("You can give 1 to {hope} Hope Coins.", hope=self.hope)
        return value

    def request(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        """MR-109."""
        _, giver, coins = value
        if type(giver) is not int or giver not in t.others(self.seat):
            raise Illegal("Name the School you ask for coins by its seat.")
        if self.begged >> giver & 1:
            raise Illegal("That School was already asked for coins in this turn to act.")
        if type(coins) is not int or not 1 <= coins <= t.hope[giver]:
            raise Illegal("That School has {hope} Hope Coins.", hope=t.hope[giver])
        return value

    def describe(self) -> dict[str, object]:
        return {
            "type": "activity",
            "hand": list(self.hand),
            "hope": self.hope,
            "support": self.support,
            "begged": bits_of(self.begged),
        }


@dataclass(slots=True)
class PlotPhase(Step):
    """The Plot Phase."""

    STEPS = ("begin", "act", "trim")  # MR-100

    seat: int = NOBODY
    passed: int = 0
    """Bits of the seats that have passed."""
    asked: bool = False
    """Whether support was asked for in this turn to act."""
    begged: int = 0
    """Bits of the seats that were asked for coins in this turn to act."""
    turn: int = 0

    def begin(self, t: Table) -> None:
        """MR-101, MR-102, MR-105: in order from the Mission Commander (RQ-16)."""
        t.emit(PhaseBegan, "plot")
        for seat in t.clockwise():
            draw(t, seat, DRAWN_PER_ROUND)
        self.seat = t.commander

    def act(self, t: Table) -> Ask | None:
        """MR-105..MR-107."""
        if self.passed == (1 << t.seats) - 1:
            return None
        seat = self.seat
        hand = t.hands[seat]
        options: list[Plain] = [PASS]
        options += [("event", card) for card in events(t, seat)]  # MR-112
        options += [("power", who) for who in plot_powers(t, seat)]  # MR-135
        support = 0
        if hand:
            options += [DISCARD[card] for card in hand]  # MR-129
            if len(hand) > 1:  # MR-131
                options.append(("discard", hand))
            if not self.asked:  # MR-119, MR-121
                support = sum(t.pp) - t.pp[seat]
                options += [("support", n) for n in shortfalls(t, seat)]
        return Ask(seat, "plot", tuple(options), Activity(seat, hand, t.hope[seat], support, self.begged))

    def answer_plot(self, t: Table, choice: Tagged | str) -> AnyFrame | None:
        seat = self.seat
        if isinstance(choice, str):  # PASS
            self.passed |= 1 << seat  # MR-138
            t.emit(Passed, seat)
            self.next_seat(t)
            return None
        name = choice[0]
        if name == "support":
            self.asked = True
            t.emit(SupportAsked, seat, choice[1])
            return Support(seat, choice[1])
        if name == "give":
            give_hope(t, seat, choice[1], choice[2])
            return None
        if name == "request":
            _, giver, coins = choice
            self.begged |= 1 << giver
            t.emit(HopeRequested, seat, giver, coins)
            return Gift(seat, giver, coins)
        self.next_seat(t)  # MR-106, MR-117
        if name == "discard":  # MR-023, MR-129, MR-132
            hope = sum([PLOT_HOPE[card] for card in choice[1]])
            t.hope[seat] += hope  # MR-023, MR-130
            drop_cards(t, seat, choice[1], hope)  # MR-131, MR-133
            return None
        if name == "power":
            return plot_power(t, seat, choice[1])
        t.emit(EventPlayed, seat, choice[1])
        return play_card(t, seat, choice[1], COST[choice[1]])

    def next_seat(self, t: Table) -> None:
        """MR-107, MR-108, MR-138: clockwise, past those who have passed."""
        self.asked, self.begged = False, 0
        for seat in t.others(self.seat):
            if not self.passed >> seat & 1:
                self.seat = seat
                return

    def trim(self, t: Table) -> Ask | None:
        """MR-158..MR-161."""
        while self.turn < t.seats:
            seat = t.clockwise()[self.turn]
            hand = t.hands[seat]
            over = len(hand) - t.hand_size(seat)
            if over > 0:
                return Ask(seat, "trim", sets_of(hand, over), AnyOf(hand, over, over))
            self.turn += 1
        return None

    def answer_trim(self, t: Table, cards: tuple[int, ...]) -> None:
        """MR-158, MR-161."""
        drop_cards(t, t.clockwise()[self.turn], cards, cause=HAND_LIMIT)


def give_hope(t: Table, seat: int, to: int, coins: int) -> None:
    t.hope[seat] -= coins
    t.hope[to] += coins
    t.emit(HopeGiven, seat, to, coins)


@dataclass(slots=True)
class Gift(Step):
    """Whose turn it is asks another School for coins; that one gives them at once or not, whether it has passed or not (MR-109)."""

    STEPS = ("consider",)

    seat: int
    giver: int
    coins: int

    def consider(self, t: Table) -> Ask:
        return Ask(self.giver, "gift", ("refuse", "give"))

    def answer_gift(self, t: Table, choice: str) -> None:
        self.step += 1
        if choice == "give":
            give_hope(t, self.giver, self.seat, self.coins)
        else:
            t.emit(HopeRefused, self.giver, self.seat)


@dataclass(slots=True)
class Support(Step):
    """Others contribute Plot Points to an Event that they are not shown (MR-119..MR-126, RQ-21..RQ-24)."""

    STEPS = ("offer", "choose", "play")

    seat: int
    wanted: int
    """How many points are asked for; 0: no certain number."""
    offers: tuple[int, ...] = ()
    """By seat, in clockwise order from the asking player."""
    given: int = 0

    def offer(self, t: Table) -> Ask | None:
        """MR-119, MR-120, MR-122, MR-139."""
        others = t.others(self.seat)
        while len(self.offers) < len(others):
            other = others[len(self.offers)]
            if t.pp[other]:
                return Ask(other, "support", tuple(range(t.pp[other] + 1)))
            self.offers += (0,)
        t.emit(SupportOffered, tuple(zip(others, self.offers, strict=True)))
        return None

    def answer_support(self, t: Table, n: int) -> None:
        self.offers += (n,)

    def choose(self, t: Table) -> Ask | None:
        """Which offers are taken: each as a whole (MR-119, MR-120)."""
        willing = [other for other, n in zip(t.others(self.seat), self.offers, strict=True) if n]
        if not willing:
            self.step = len(self.STEPS)
            return None
        sets = [chosen for size in range(len(willing) + 1) for chosen in combinations(willing, size)]
        return Ask(self.seat, "accept", tuple(sets))

    def answer_accept(self, t: Table, chosen: tuple[int, ...]) -> None:
        """MR-120, MR-123, MR-127, MR-128."""
        self.step += 1
        offered = dict(zip(t.others(self.seat), self.offers, strict=True))
        self.offers = tuple([n if other in chosen else 0 for other, n in offered.items()])
        self.given = sum(self.offers)
        t.emit(SupportTaken, self.seat, tuple([(other, offered[other]) for other in chosen]))
        if not chosen:
            self.step += 1
            return
        for other in chosen:
            t.pp[other] -= offered[other]

    def play(self, t: Table) -> Ask:
        """MR-124: an Event that uses up everything. Who has none is asked too: only its answer tells the others so."""
        return Ask(self.seat, "supported", tuple(events(t, self.seat, self.given)) or (PASS,))

    def answer_supported(self, t: Table, card: int | str) -> AnyFrame | None:
        """MR-124, MR-127, MR-128."""
        self.step += 1
        if isinstance(card, str):  # PASS, MR-125: all get their points back
            for other, n in zip(t.others(self.seat), self.offers, strict=True):
                t.pp[other] += n
            t.emit(SupportReturned, self.seat)
            return None
        t.frame(PlotPhase).next_seat(t)
        given = zip(t.others(self.seat), self.offers, strict=True)
        t.emit(EventPlayed, self.seat, card, tuple([(other, n) for other, n in given if n]))
        return play_card(t, self.seat, card, COST[card] - self.given)
