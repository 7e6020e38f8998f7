"""What Schools gain and lose: Revolution Points, Hope, Plot Cards, Characters and what lies on them."""

from __future__ import annotations

from ..cards.decks import IS_STUDENT, bits_of, constant
from ..codes import FACES, GOAL, NOBODY
from ..events import (
    Discarded,
    Drew,
    HopeChanged,
    HopeTaken,
    InjuryChanged,
    PlotDiscarded,
    PlotPointsChanged,
    PointsChanged,
    Recruited,
    Reshuffled,
    RolledOff,
    TokensChanged,
    Trained,
    TriumphChanged,
)
from ..state import Table
from ..words import Limit

# -- points and coins ----------------------------------------------------------------------------------------------------


def change_points(t: Table, seat: int, n: int, source: int = NOBODY, cause: int = NOBODY, tell: bool = True) -> int:
    """Gain or lose Revolution Points within 0 and 6 (MR-077..MR-080); a loss may be answered. `source`: whose Event it was."""
    before = t.rp[seat]
    t.rp[seat] = now = min(max(before + n, 0), GOAL)  # MR-077..MR-079
    if now != before:
        if tell:
            t.emit(PointsChanged, seat, now - before, now, cause)
        if now < before:
            window = t.window("lost", seat, source)
            if window is not None:
                t.stack.append(window)
    return now - before


def change_hope(t: Table, seat: int, n: int, cause: int = NOBODY, tell: bool = True) -> int:
    """Gain Hope from the bank or lose it to the bank, never below 0."""
    n = max(n, -t.hope[seat])
    if n:
        t.hope[seat] += n
        if tell:
            t.emit(HopeChanged, seat, n, t.hope[seat], cause)
    return n


def rob(t: Table, seat: int, victim: int, n: int, cause: int = NOBODY) -> None:
    """Take up to n Hope from another School."""
    taken = -change_hope(t, victim, -n, tell=False)
    change_hope(t, seat, taken, tell=False)
    if taken:
        t.emit(HopeTaken, seat, victim, taken, cause)


def change_plot_points(t: Table, seat: int, n: int, cause: int = NOBODY) -> None:
    before = t.pp[seat]
    t.pp[seat] = now = min(max(before + n, 0), GOAL)
    if now != before:
        t.emit(PlotPointsChanged, seat, now - before, now, cause)


def roll_off(t: Table, what: str, seats: tuple[int, ...]) -> int:
    """Everybody rolls 3 dice; those tied for the highest roll again (RQ-02, RQ-50)."""
    while len(seats) > 1:
        totals = [sum(t.roll(3, FACES)) for _ in seats]
        best = max(totals)
        left = tuple([seat for seat, total in zip(seats, totals, strict=True) if total == best])
        t.emit(RolledOff, what, seats, tuple(totals), left[0] if len(left) == 1 else NOBODY)
        seats = left
    return seats[0]


# -- Plot Cards ----------------------------------------------------------------------------------------------------------


def draw(t: Table, seat: int, n: int, cause: int = NOBODY) -> None:
    """MR-101, MR-103: an empty deck is made anew from the discard pile; if that is empty too, there is nothing to draw (RQ-16)."""
    drawn = []
    for _ in range(n):
        if not t.plot_deck:
            if not t.plot_discard:
                break
            pile = bits_of(t.plot_discard)
            t.shuffle(pile)
            t.plot_deck, t.plot_discard = tuple(pile), 0
            t.emit(Reshuffled, "plot")
        drawn.append(t.plot_deck[-1])
        t.plot_deck = t.plot_deck[:-1]
    if drawn:
        t.hands[seat] = tuple(sorted((*t.hands[seat], *drawn)))
        t.emit(Drew, seat, len(drawn), tuple(sorted(drawn)), cause)


def leave_hand(t: Table, seat: int, card: int) -> None:
    """A Plot Card is shown: nobody needs to remember where it was."""
    t.hands[seat] = tuple([one for one in t.hands[seat] if one != card])
    if any(t.peeked):
        t.peeked = [known & ~(1 << card) for known in t.peeked]


def discard_plot(t: Table, card: int) -> None:
    t.plot_discard |= 1 << card


def drop_cards(t: Table, seat: int, cards: tuple[int, ...], hope: int = 0, cause: int = NOBODY) -> None:
    """Plot Cards go face up to the discard pile."""
    for card in cards:
        leave_hand(t, seat, card)
        discard_plot(t, card)
    if cards:
        t.emit(PlotDiscarded, seat, cards, hope, cause)


# -- decks that are not held in hands ------------------------------------------------------------------------------------


def refill_recruits(t: Table, n: int) -> None:
    """Make the Recruit Deck hold n cards, if the discard pile allows it (RQ-39): what is left stays on top."""
    if len(t.recruit_deck) < n and t.recruit_discard:
        pile = bits_of(t.recruit_discard)
        t.shuffle(pile)
        t.recruit_deck, t.recruit_discard = (*pile, *t.recruit_deck), 0
        t.emit(Reshuffled, "recruit")


def take_recruit(t: Table) -> int:
    """The top card of the Recruit Deck, shown to all."""
    card = t.recruit_deck[-1]
    t.recruit_deck = t.recruit_deck[:-1]
    if any(t.known_recruits):
        t.known_recruits = [known[1:] for known in t.known_recruits]
    return card


def take_mission(t: Table) -> int:
    """RQ-40: the Mission Deck is made anew from its discard pile."""
    if not t.mission_deck:
        pile = bits_of(t.mission_discard)
        t.shuffle(pile)
        t.mission_deck, t.mission_discard = tuple(pile), 0
        t.emit(Reshuffled, "mission")
    card = t.mission_deck[-1]
    t.mission_deck = t.mission_deck[:-1]
    t.known_missions = [known[1:] for known in t.known_missions]
    return card


def next_student(t: Table) -> int:
    """Recruit cards are shown until a Student comes; the rest is shuffled back. NOBODY if there is none."""
    if not any(IS_STUDENT[card] for card in t.recruit_deck):
        refill_recruits(t, len(t.recruit_deck) + 1)
    for card in reversed(t.recruit_deck):
        if IS_STUDENT[card]:
            rest = [one for one in t.recruit_deck if one != card]
            t.shuffle(rest)
            t.recruit_deck = tuple(rest)
            t.known_recruits = [()] * t.seats
            return card
    return NOBODY


# -- Characters ----------------------------------------------------------------------------------------------------------


def join(t: Table, seat: int, who: int, tokens: bool = True) -> None:
    """A Character becomes part of a School."""
    t.team[seat] = (*t.team[seat], who)  # MR-048, MR-194, MR-195
    if tokens:
        t.power[who] = t.limit(who)  # MR-052, MR-193


def admit(t: Table, seat: int, cause: int) -> None:
    """The next Student of the Recruit Deck joins a School."""
    who = next_student(t)
    if who != NOBODY:
        join(t, seat, who)
        t.emit(Recruited, seat, who, 0, cause)


def leave(t: Table, seat: int, who: int) -> None:
    t.team[seat] = tuple([one for one in t.team[seat] if one != who])


def strip(t: Table, who: int) -> None:
    """All tokens go."""
    t.power[who] = 0
    t.injured &= ~(1 << who)
    t.triumph &= ~(1 << who)


def discard_character(
    t: Table, seat: int, who: int, *, hospitalized: bool = False, cause: int = NOBODY, unpaid: bool = False, tell: bool = True
) -> None:
    """A Character goes to the discard pile with its Training, without its tokens (RQ-49); a Student may be taken in by others."""
    worth, training = t.worth(who), t.training[who]
    leave(t, seat, who)
    strip(t, who)
    t.recruit_discard |= 1 << who
    if training != NOBODY:
        t.recruit_discard |= 1 << training
        t.training[who] = NOBODY
    if tell:
        t.emit(Discarded, seat, who, cause, unpaid)
    if IS_STUDENT[who] and not hospitalized:
        window = t.window("student-discarded", seat, who, worth, training)
        if window is not None:
            t.stack.append(window)


def train(t: Table, who: int, training: int) -> None:
    """MR-018, MR-019."""
    t.training[who] = training
    more = constant(training, Limit)
    if more:
        t.power[who] += more
    t.emit(Trained, who, training)


def change_tokens(t: Table, who: int, n: int, cause: int = NOBODY, tell: bool = True) -> None:
    before = t.power[who]
    t.power[who] = now = min(max(before + n, 0), max(t.limit(who), before))  # MR-068
    if now != before and tell:
        t.emit(TokensChanged, who, now - before, cause)


def set_injured(t: Table, who: int, injured: bool, cause: int = NOBODY, tell: bool = True) -> None:
    if t.is_injured(who) != injured:
        t.injured ^= 1 << who
        if tell:
            t.emit(InjuryChanged, who, injured, cause)


def set_triumph(t: Table, who: int, triumph: bool, cause: int = NOBODY) -> None:
    """MR-270: one at a time."""
    if bool(t.triumph >> who & 1) != triumph:
        t.triumph ^= 1 << who
        t.emit(TriumphChanged, who, triumph, cause)
