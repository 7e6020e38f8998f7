"""An Event, a Reaction or a Power of the Plot Phase, from its announcement to its last word (RQ-27).

Its player names Schools and Characters, others may cancel it, costs are paid, the words are carried out one after the other. A
cancelled Event has cost nothing but its Plot Points: what its text asks for is paid only when it goes through, which comes to the
same as paying it and getting it back (MR-154).
"""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import PASS, Ask

from ..cards.decks import COST, PLOT_CARDS
from ..codes import (
    EACH_AHEAD,
    EACH_OTHER,
    LOST_POINTS,
    LOST_POINTS_BY_EVENT,
    NOBODY,
    OWN_POWER,
    POWER,
    SELF,
    SOURCE,
    STUDENT_DISCARDED,
    Who,
)
from ..events import Cancelled, PowerUsed, Reacted, Targeted
from ..state import AnyFrame, Data, Step, Table
from ..words import CancelEvent, OfCharacters
from .doing import DO
from .goods import discard_plot, leave_hand
from .naming import Schools, bare, character_choices, parts_of, school_choices, school_word


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
    def card(self) -> int | None:
        """The Plot Card that is played; None if it is a Power."""
        return self.deed if self.deed < POWER else None

    @property
    def who(self) -> int | None:
        """The Character whose Power is used; None if it is a Plot Card."""
        return self.deed - POWER if self.deed >= POWER else None

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

    def answer_target(self, t: Table, schools: Schools) -> None:
        """MR-115, MR-116."""
        self.schools = schools
        self.step += 1

    def name_characters(self, t: Table) -> Ask | None:
        """Different Characters for each word, one at a time; `upto` may stop early."""
        parts = parts_of(self.deed)
        while len(self.picks) < len(parts):
            word = bare(parts[len(self.picks)])
            if isinstance(word, OfCharacters):
                left = [who for who in character_choices(t, self.seat, word) if who not in self.picking]
                if left and len(self.picking) < word.count:
                    stop = (PASS,) if word.upto else ()
                    return Ask(self.seat, "character", (*stop, *left))
            self.picks, self.picking = (*self.picks, self.picking), ()
        self.announce(t)
        return None

    def answer_character(self, t: Table, who: int | str) -> None:
        if isinstance(who, str):  # PASS
            self.picks, self.picking = (*self.picks, self.picking), ()
        else:
            self.picking = (*self.picking, who)

    def announce(self, t: Table) -> None:
        named = tuple([who for pick in self.picks for who in pick])
        if self.schools or named:
            t.emit(Targeted, self.seat, self.schools, named)

    def attempt(self, t: Table) -> AnyFrame | None:
        """An Event may be cancelled before it takes effect; so may, by one card, what cancels it."""
        if self.is_event:  # MR-148..MR-150
            named = {*self.schools, *[t.owner(who) for pick in self.picks for who in pick]}
            return t.window("event", self.seat, self.deed, tuple(sorted(named)))
        if any(isinstance(part, CancelEvent) for part in parts_of(self.deed)):  # MR-151
            return t.window("cancelling", attempted(t).seat, self.seat)
        return None

    def settle(self, t: Table) -> None:
        """What is cancelled has no effect."""
        if self.cancelled:  # MR-148, MR-155, MR-156
            t.emit(Cancelled, self.deed)
            self.back_to("finish")

    def carry_out(self, t: Table) -> AnyFrame | None:
        parts = parts_of(self.deed)
        if self.at == len(parts):
            return None
        word = bare(parts[self.at])
        self.at += 1
        self.back_to("carry_out")
        do = DO.get(word.__class__)
        return None if do is None else do(t, self.seat, word, self)

    def finish(self, t: Table) -> None:
        """MR-118, MR-145, MR-152, MR-155."""
        if self.card is not None:
            discard_plot(t, self.card)

    # -- what the words need ---------------------------------------------------------------------------------------------

    def pick(self) -> tuple[int, ...]:
        """The Characters named for the current word."""
        return self.picks[self.at - 1] if self.picks else ()

    def whom(self, t: Table, who: Who) -> Schools:
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
    """A Plot Card leaves the hand and its player's part of the Plot Points is spent (MR-113, MR-143, MR-155)."""
    leave_hand(t, seat, card)
    t.pp[seat] -= pay  # MR-113, MR-143, MR-153, MR-155
    return Deed(seat, card)


def react(t: Table, seat: int, card: int, data: Data) -> AnyFrame:
    """A Reaction: paid in full by its player, never with support (MR-143, MR-144)."""
    deed = play_card(t, seat, card, COST[card])
    t.emit(Reacted, seat, card)
    trigger = PLOT_CARDS[card].trigger
    if trigger in (LOST_POINTS, LOST_POINTS_BY_EVENT):
        deed.source = data[1]
    elif trigger == STUDENT_DISCARDED:
        deed.subject = data[1:]
    return deed


def plot_power(t: Table, seat: int, who: int) -> Deed:
    """MR-135, MR-136."""
    t.power[who] -= 1
    t.emit(PowerUsed, seat, who, OWN_POWER, POWER + who)
    return Deed(seat, POWER + who)
