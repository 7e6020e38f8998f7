"""What Schools gain, lose and see."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

from longbox.kernel import Ask
from longbox.kernel.plain import sparse

from ...codes import DEFENSE, NOBODY, POWER, RECRUITS
from ...events import Buffed, Peeked, Scried
from ...state import TOKEN, AnyFrame, Data, Step, Table
from ...words import Buff, Draw, Drop, Hope, Peek, PlotPoints, Revolution, Scry, TakeHope
from ..deeds import Deed
from ..doing import does, useful
from ..goods import change_hope, change_plot_points, change_points, draw, drop_cards, rob
from ..harm import Harm
from ..regions import AnyOf, sets_of


@does(Revolution)
def revolution(t: Table, seat: int, word: Revolution, deed: Deed) -> None:
    for who in deed.whom(t, word.who):
        change_points(t, who, word.n, seat if deed.is_event else NOBODY, deed.deed)


@does(Hope)
def hope(t: Table, seat: int, word: Hope, deed: Deed) -> None:
    for who in deed.whom(t, word.who):
        change_hope(t, who, word.n, deed.deed)


@does(TakeHope)
def take_hope(t: Table, seat: int, word: TakeHope, deed: Deed | None) -> None:
    """A Plot Card takes from Schools; a Power from the School of the damaged PC, or for a Mission Character from the bank."""
    if deed is not None:
        for who in deed.whom(t, word.who):
            rob(t, seat, who, word.n, deed.deed)
        return
    target = t.frame(Harm).target
    if target >= TOKEN:
        change_hope(t, seat, word.n, POWER + t.pc[seat])
    else:
        rob(t, seat, target, word.n, POWER + t.pc[seat])


@useful(TakeHope)
def can_take(t: Table, seat: int, word: TakeHope, data: Data) -> bool:
    return bool(data[1] >= TOKEN) or t.hope[data[1]] > 0


@does(PlotPoints)
def plot_points(t: Table, seat: int, word: PlotPoints, deed: Deed) -> None:
    for who in deed.whom(t, word.who):
        change_plot_points(t, who, word.n, deed.deed)


@does(Draw)
def draw_cards(t: Table, seat: int, word: Draw, deed: Deed) -> None:
    draw(t, seat, word.n, deed.deed)


@does(Drop)
def drop(t: Table, seat: int, word: Drop, deed: Deed) -> AnyFrame | None:
    for who in deed.whom(t, word.who):
        hand = list(t.hands[who])
        if word.how == "choice" and len(hand) > word.n:
            return GiveUp(who, word.n, cause=(deed.deed,))
        if word.how == "random":
            t.shuffle(hand)
            hand = hand[: word.n]
        drop_cards(t, who, tuple(sorted(hand)), cause=deed.deed)
    return None


@dataclass(slots=True)
class GiveUp(Step):
    """A School discards Plot Cards of its choice, without Hope."""

    STEPS = ("choose",)

    seat: int
    n: int
    cause: tuple[int, ...] = sparse()

    def choose(self, t: Table) -> Ask:
        hand = t.hands[self.seat]
        return Ask(self.seat, "trim", sets_of(hand, self.n), AnyOf(hand, self.n, self.n))

    def answer_trim(self, t: Table, cards: tuple[int, ...]) -> None:
        self.step += 1
        drop_cards(t, self.seat, cards, 0, *self.cause)


@does(Peek)
def peek(t: Table, seat: int, word: Peek, deed: Deed) -> None:
    for who in deed.whom(t, word.who):
        for card in t.hands[who]:
            t.peeked[seat] |= 1 << card
        t.emit(Peeked, seat, who, t.hands[who])


@does(Scry)
def scry(t: Table, seat: int, word: Scry, deed: Deed) -> AnyFrame:
    return Look(seat, str(word.deck), word.n)


@dataclass(slots=True)
class Look(Step):
    """Look at the top of a deck in secret and put it back in any order."""

    STEPS = ("look", "order")

    seat: int
    deck: str
    n: int

    def look(self, t: Table) -> None:
        recruits = self.deck == RECRUITS
        deck = t.recruit_deck if recruits else t.mission_deck
        top = tuple(reversed(deck[-self.n :]))
        known = t.known_recruits if recruits else t.known_missions
        known[self.seat] = (*top, *known[self.seat][len(top) :])
        t.emit(Scried, self.seat, self.deck, top)
        self.n = len(top)

    def order(self, t: Table) -> Ask | None:
        """The new order, as places in the old one counted from the top."""
        return Ask(self.seat, "order", tuple(permutations(range(self.n)))) if self.n > 1 else None

    def answer_order(self, t: Table, places: tuple[int, ...]) -> None:
        self.step += 1
        recruits = self.deck == RECRUITS
        deck = t.recruit_deck if recruits else t.mission_deck
        known = t.known_recruits if recruits else t.known_missions
        top = tuple(reversed(deck[-self.n :]))
        laid = tuple([top[place] for place in places])
        deck = (*deck[: -self.n], *reversed(laid))
        for other in range(t.seats):
            if other == self.seat:
                known[other] = (*laid, *known[other][self.n :])
            elif places != tuple(range(self.n)) and known[other]:
                known[other] = ()  # the order is no longer what it knew
        if recruits:
            t.recruit_deck = deck
        else:
            t.mission_deck = deck


@does(Buff)
def buff(t: Table, seat: int, word: Buff, deed: Deed) -> None:
    attack, defense = t.buffs[seat]
    t.buffs[seat] = (attack, defense + word.n) if word.attribute == DEFENSE else (attack + word.n, defense)
    t.emit(Buffed, seat, word.attribute, word.n, deed.deed)
