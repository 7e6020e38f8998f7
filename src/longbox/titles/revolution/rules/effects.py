"""What cards do: an Event, a Reaction or a Power of the Plot Phase, from its announcement to its last word (RQ-27).

`Deed` is one of them being carried out: its player names Schools and Characters, others may cancel it, costs are paid, the words
are carried out one after the other. A cancelled Event has cost nothing but its Plot Points: what its text asks for is paid only
when it goes through, which comes to the same as paying it and getting it back (MR-154).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple

from longbox.kernel import PASS, Ask, Frame

from ..codes import (
    CHOSEN_SCHOOLS,
    EACH_AHEAD,
    EACH_OTHER,
    NOBODY,
    OTHER,
    OTHERS,
    OTHERS_ANY,
    OTHERS_STUDENT,
    OWN,
    OWN_ANY,
    OWN_HERO,
    RECRUITS,
    SELF,
    SOURCE,
    TOP,
    TWO,
)
from ..decks import COST, PLOT_CARDS, power_of
from ..events import Cancelled, Peeked, PlotDiscarded, PowerUsed, Reacted, Recruited, Scried, Targeted
from ..regions import AnyOf, sets_of
from ..state import Step, Table
from ..timing import OWN_POWER, REACT
from ..words import (
    Admit,
    Buff,
    CancelEvent,
    CancelReaction,
    Cost,
    Dismiss,
    Draw,
    Drop,
    FewestPoints,
    HasStudents,
    Heal,
    Hope,
    Injure,
    Peek,
    PlotPoints,
    Revolution,
    Scry,
    TakeHope,
    TakeIn,
    TargetInjured,
    Tokens,
    Triumph,
)
from .goods import (
    change_hope,
    change_plot_points,
    change_points,
    change_tokens,
    discard_character,
    discard_plot,
    draw,
    join,
    leave_hand,
    next_student,
    set_injured,
    set_triumph,
)

POWER: Final = 100
"""A deed with a lower number is a Plot Card; from here on it is the Power of a Character."""

Schools = tuple[int, ...]


def parts_of(deed: int) -> tuple[Any, ...]:
    if deed < POWER:
        return PLOT_CARDS[deed].parts
    power = power_of(deed - POWER)
    return () if power is None else power.parts


def bare(part: Any) -> Any:
    """A word without the mark that it is a cost."""
    return part.part if isinstance(part, Cost) else part


# -- whom a card may name ------------------------------------------------------------------------------------------------


class Read(NamedTuple):
    """What is found out about the words of a card once."""

    parts: tuple[Any, ...]
    """Kept, so that no other words can come to have their identity."""
    school: str
    """Which Schools the player has to name; empty if none."""
    needs: tuple[tuple[Any, Any, int], ...]
    """The words that ask for something: their kind, themselves, and how much they ask for."""


_READ: Final[dict[int, Read]] = {}


def read(parts: tuple[Any, ...]) -> Read:
    found = _READ.get(id(parts))
    if found is None:
        found = _READ[id(parts)] = Read(parts, _school_word(parts), tuple(_needs(parts)))
    return found


def school_word(parts: tuple[Any, ...]) -> str:
    """Which Schools the player has to name; empty if none."""
    return read(parts).school


def _school_word(parts: tuple[Any, ...]) -> str:
    for part in parts:
        who = getattr(bare(part), "who", "")
        if who in CHOSEN_SCHOOLS:
            return str(who)
    return ""


def school_choices(t: Table, seat: int, parts: tuple[Any, ...]) -> list[Schools]:
    """MR-115, MR-116: one's own School too, unless the card says another."""
    word = school_word(parts)
    if word == OTHER:
        others = t.others(seat)
        if any(isinstance(part, TargetInjured) for part in parts):
            others = tuple([one for one in others if any(t.is_injured(who) for who in t.everyone(one))])
        return [(one,) for one in others]
    if word == TOP:
        best = max(t.rp)
        return [(one,) for one in t.clockwise(seat) if t.rp[one] == best]
    return list(combinations(t.clockwise(seat) if word == TWO else t.others(seat), 2))


def character_choices(t: Table, seat: int, part: Any) -> list[int]:
    """The Characters a word may be about."""
    which = part.which
    found: list[int]
    if which in (OWN, OWN_ANY):
        found = list(t.everyone(seat) if which == OWN_ANY else t.team[seat])
    elif which in (OTHERS, OTHERS_ANY, OTHERS_STUDENT):
        found = []
        for other in t.others(seat):
            if which == OTHERS_STUDENT:
                found += t.students(other)
            else:
                found += t.everyone(other) if which == OTHERS_ANY else t.team[other]
    else:
        found = list(t.heroes(seat) if which == OWN_HERO else t.students(seat))
    kind = part.__class__
    if kind is Tokens:
        if part.n < 0:
            return [who for who in found if t.power[who]]
        return [who for who in found if t.power[who] < t.limit(who)]
    if kind is Heal or kind is Injure:
        return [who for who in found if t.is_injured(who) == (kind is Heal)]
    if kind is Triumph:
        return [who for who in found if (t.triumph >> who & 1) == (part.n < 0)]
    return found


def playable(t: Table, seat: int, parts: tuple[Any, ...]) -> bool:
    """Whether what a card asks for is there, and whom it is about."""
    card = read(parts)
    for kind, word, need in card.needs:
        if kind is HasStudents:
            if len(t.students(seat)) < need:
                return False
        elif kind is FewestPoints:
            if any(t.rp[other] <= t.rp[seat] for other in t.others(seat)):
                return False
        elif kind is Hope:
            if t.hope[seat] < need:
                return False
        elif len(character_choices(t, seat, word)) < need:
            return False
    return not card.school or bool(school_choices(t, seat, parts))


def _needs(parts: tuple[Any, ...]) -> Iterator[tuple[Any, Any, int]]:
    for part in parts:
        kind, word = part.__class__, bare(part)
        if kind is HasStudents:
            yield kind, word, part.n
        elif kind is FewestPoints:
            yield kind, word, 0
        elif kind is Cost and word.__class__ is Hope:
            yield Hope, word, -word.n
        elif hasattr(word, "which"):
            yield None, word, getattr(word, "count", 1) if kind is Cost else 1


# -- a card being carried out --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Deed(Step):
    STEPS = ("name_schools", "name_characters", "attempt", "settle", "carry_out", "finish")

    seat: int
    deed: int
    source: int = NOBODY
    """Of a Reaction: the School that caused it."""
    subject: tuple[int, ...] = ()
    """Of a Reaction: what it is about."""
    schools: Schools = ()
    picks: tuple[tuple[int, ...], ...] = ()
    """The Characters named, per word."""
    picking: tuple[int, ...] = ()
    """Those named so far for the current word."""
    cancelled: bool = False
    at: int = 0

    @property
    def is_event(self) -> bool:
        return self.deed < POWER and not PLOT_CARDS[self.deed].trigger

    def name_schools(self, t: Table) -> Ask | None:
        parts = parts_of(self.deed)
        if not school_word(parts):
            return None
        choices = school_choices(t, self.seat, parts)
        if len(choices) == 1:
            self.schools = choices[0]
        elif choices:
            return Ask(self.seat, "target", tuple(choices))
        return None

    def answer_target(self, t: Table, schools: Any) -> None:
        self.schools = schools
        self.step += 1

    def name_characters(self, t: Table) -> Ask | None:
        """Different Characters for each word, one at a time; `upto` may stop early."""
        parts = parts_of(self.deed)
        while len(self.picks) < len(parts):
            word = bare(parts[len(self.picks)])
            if hasattr(word, "which"):
                left = [who for who in character_choices(t, self.seat, word) if who not in self.picking]
                if left and len(self.picking) < getattr(word, "count", 1):
                    stop = (PASS,) if getattr(word, "upto", False) else ()
                    return Ask(self.seat, "character", (*stop, *left))
            self.picks, self.picking = (*self.picks, self.picking), ()
        self.announce(t)
        return None

    def answer_character(self, t: Table, who: Any) -> None:
        if who == PASS:
            self.picks, self.picking = (*self.picks, self.picking), ()
        else:
            self.picking = (*self.picking, who)

    def announce(self, t: Table) -> None:
        named = tuple([who for pick in self.picks for who in pick])
        if self.schools or named:
            t.emit(Targeted, self.seat, self.schools, named)

    def attempt(self, t: Table) -> Frame[Any] | None:
        """MR-148: an Event may be cancelled before it takes effect; so may, by one card, what cancels it."""
        if self.is_event:
            named = {*self.schools, *[t.owner(who) for pick in self.picks for who in pick]}
            return t.window("event", self.seat, self.deed, tuple(sorted(named)))
        if any(isinstance(part, CancelEvent) for part in parts_of(self.deed)):
            return t.window("cancelling", attempted(t).seat, self.seat)
        return None

    def settle(self, t: Table) -> None:
        if self.cancelled:
            t.emit(Cancelled, self.deed)
            self.back_to("finish")

    def carry_out(self, t: Table) -> Frame[Any] | None:
        parts = parts_of(self.deed)
        if self.at == len(parts):
            return None
        word = bare(parts[self.at])
        self.at += 1
        self.back_to("carry_out")
        do = DO.get(word.__class__)
        return None if do is None else do(t, self.seat, word, self)

    def finish(self, t: Table) -> None:
        """MR-118, MR-145."""
        if self.deed < POWER:
            discard_plot(t, self.deed)

    # -- what the words need ---------------------------------------------------------------------------------------------

    def pick(self) -> tuple[int, ...]:
        """The Characters named for the current word."""
        return self.picks[self.at - 1] if self.picks else ()

    def whom(self, t: Table, who: str) -> Schools:
        """The Schools a word is about."""
        if who == SELF:
            return (self.seat,)
        if who == SOURCE:
            return (self.source,) if self.source != NOBODY else ()
        if who == EACH_OTHER:
            return t.others(self.seat)
        if who == EACH_AHEAD:
            return tuple([other for other in t.others(self.seat) if t.rp[other] > t.rp[self.seat]])
        return self.schools


def attempted(t: Table) -> Deed:
    """The Event that is being tried."""
    for frame in reversed(t.stack):
        if isinstance(frame, Deed) and frame.is_event:
            return frame
    raise LookupError("No Event is being played.")


def play_card(t: Table, seat: int, card: int, pay: int) -> Deed:
    """A Plot Card leaves the hand and its player's part of the Plot Points is spent (MR-113)."""
    leave_hand(t, seat, card)
    t.pp[seat] -= pay
    return Deed(seat, card)


def react(t: Table, seat: int, card: int, data: tuple[Any, ...]) -> Frame[Any]:
    """A Reaction: paid in full by its player, never with support (MR-143, MR-144)."""
    deed = play_card(t, seat, card, COST[card])
    t.emit(Reacted, seat, card)
    trigger = PLOT_CARDS[card].trigger
    if trigger.startswith("lost"):
        deed.source = data[1]
    elif trigger == "student-discarded":
        deed.subject = data[1:]
    return deed


REACT.append(react)


def plot_power(t: Table, seat: int, who: int) -> Deed:
    """MR-135, MR-136."""
    t.power[who] -= 1
    t.emit(PowerUsed, seat, who, OWN_POWER)
    return Deed(seat, POWER + who)


# -- the words -----------------------------------------------------------------------------------------------------------

Doer = Callable[[Table, int, Any, Any], Frame[Any] | None]


def _revolution(t: Table, seat: int, word: Revolution, deed: Deed) -> None:
    for who in deed.whom(t, word.who):
        change_points(t, who, word.n, seat if deed.is_event else NOBODY)


def _hope(t: Table, seat: int, word: Hope, deed: Deed) -> None:
    for who in deed.whom(t, word.who):
        change_hope(t, who, word.n)


def _take_hope(t: Table, seat: int, word: TakeHope, deed: Deed) -> None:
    for who in deed.whom(t, word.who):
        change_hope(t, seat, -change_hope(t, who, -word.n))


def _plot_points(t: Table, seat: int, word: PlotPoints, deed: Deed) -> None:
    for who in deed.whom(t, word.who):
        change_plot_points(t, who, word.n)


def _draw(t: Table, seat: int, word: Draw, deed: Deed) -> None:
    draw(t, seat, word.n)


def _drop(t: Table, seat: int, word: Drop, deed: Deed) -> Frame[Any] | None:
    for who in deed.whom(t, word.who):
        hand = list(t.hands[who])
        if word.how == "choice" and len(hand) > word.n:
            return GiveUp(who, word.n)
        if word.how == "random":
            t.shuffle(hand)
            hand = hand[: word.n]
        drop_cards(t, who, tuple(sorted(hand)))
    return None


def drop_cards(t: Table, seat: int, cards: tuple[int, ...], hope: int = 0) -> None:
    """Plot Cards go face up to the discard pile."""
    for card in cards:
        leave_hand(t, seat, card)
        discard_plot(t, card)
    if cards:
        t.emit(PlotDiscarded, seat, cards, hope)


def _peek(t: Table, seat: int, word: Peek, deed: Deed) -> None:
    for who in deed.whom(t, word.who):
        for card in t.hands[who]:
            t.peeked[seat] |= 1 << card
        t.emit(Peeked, seat, who, t.hands[who])


def _scry(t: Table, seat: int, word: Scry, deed: Deed) -> Frame[Any]:
    return Look(seat, word.deck, word.n)


def _buff(t: Table, seat: int, word: Buff, deed: Deed) -> None:
    attack, defense = t.buffs[seat]
    t.buffs[seat] = (attack, defense + word.n) if word.attribute else (attack + word.n, defense)


def _admit(t: Table, seat: int, word: Admit, deed: Deed) -> None:
    admit(t, seat)


def admit(t: Table, seat: int) -> None:
    """The next Student of the Recruit Deck joins a School."""
    who = next_student(t)
    if who != NOBODY:
        join(t, seat, who)
        t.emit(Recruited, seat, who, 0)


def _take_in(t: Table, seat: int, word: TakeIn, deed: Deed) -> None:
    """The Student that was just discarded, with the Training it had; its Hope Value is paid to the bank."""
    who, worth, training = deed.subject
    change_hope(t, seat, -worth)
    t.recruit_discard &= ~(1 << who)
    if training != NOBODY:
        t.recruit_discard &= ~(1 << training)
        t.training[who] = training
    join(t, seat, who)
    t.emit(Recruited, seat, who, worth)


def _dismiss(t: Table, seat: int, word: Dismiss, deed: Deed) -> Frame[Any] | None:
    for who in deed.pick():
        owner = t.owner(who)
        if word.unless and t.hope[owner] >= word.unless:
            return Ransom(owner, who, word.unless)
        discard_character(t, owner, who)
    return None


def _tokens(t: Table, seat: int, word: Tokens, deed: Deed) -> None:
    for who in deed.pick():
        change_tokens(t, who, word.n)


def _injure(t: Table, seat: int, word: Injure, deed: Deed) -> None:
    for who in deed.pick():
        set_injured(t, who, True)


def _heal(t: Table, seat: int, word: Heal, deed: Deed) -> None:
    for who in deed.pick():
        set_injured(t, who, False)


def _triumph(t: Table, seat: int, word: Triumph, deed: Deed) -> None:
    for who in deed.pick():
        set_triumph(t, who, word.n > 0)


def _cancel_event(t: Table, seat: int, word: CancelEvent, deed: Deed) -> None:
    attempted(t).cancelled = True


def _cancel_reaction(t: Table, seat: int, word: CancelReaction, deed: Deed) -> None:
    """The innermost card that cancels an Event."""
    for frame in reversed(t.stack):
        if isinstance(frame, Deed) and any(isinstance(part, CancelEvent) for part in parts_of(frame.deed)):
            frame.cancelled = True
            return


DO: Final[dict[type[Any], Doer]] = {
    Revolution: _revolution, Hope: _hope, TakeHope: _take_hope, PlotPoints: _plot_points, Draw: _draw, Drop: _drop, Peek: _peek,
    Scry: _scry, Buff: _buff, Admit: _admit, TakeIn: _take_in, Dismiss: _dismiss, Tokens: _tokens, Injure: _injure, Heal: _heal,
    Triumph: _triumph, CancelEvent: _cancel_event, CancelReaction: _cancel_reaction,
}  # fmt: skip
"""What carries out a word: table, seat, word, and the deed it belongs to. Other chapters add theirs."""


# -- questions that words ask --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class GiveUp(Step):
    """A School discards Plot Cards of its choice, without Hope."""

    STEPS = ("choose",)

    seat: int
    n: int

    def choose(self, t: Table) -> Ask:
        hand = t.hands[self.seat]
        return Ask(self.seat, "trim", sets_of(hand, self.n), AnyOf(hand, self.n, self.n))

    def answer_trim(self, t: Table, cards: Any) -> None:
        self.step += 1
        drop_cards(t, self.seat, cards)


@dataclass(slots=True)
class Ransom(Step):
    """The owner of a Character pays, or discards it."""

    STEPS = ("choose",)

    seat: int
    who: int
    price: int

    def choose(self, t: Table) -> Ask:
        return Ask(self.seat, "ransom", ("pay", "discard"))

    def answer_ransom(self, t: Table, choice: str) -> None:
        self.step += 1
        if choice == "pay":
            change_hope(t, self.seat, -self.price)
        else:
            discard_character(t, self.seat, self.who)


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

    def answer_order(self, t: Table, places: Any) -> None:
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
