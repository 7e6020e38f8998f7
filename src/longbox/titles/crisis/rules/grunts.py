"""Grunts and their Parents (CP-525..CP-543)."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import AnyFrame, Ask

from ..codes import ACTIVATED, CONDITION_BITS, DAZED, KO, NOBODY, PLAYED, names_of
from ..script import queries
from ..script.running import Step
from ..state import Table
from .aftermath import Answers
from .conditions import give_condition
from .entering import enlist, put_into_play
from .leaving import Leave
from .movement import Spot
from .objectives import DropAll


def parents_of(t: Table, grunt: int) -> list[int]:
    """The Parents of a Grunt on its side of the battlefield."""
    names = t.card(grunt).parents
    return [who for who in t.team(t.squad[grunt]) if t.who[who] in names]


def grunts_of(t: Table, seat: int) -> list[int]:
    return [who for who, marks in enumerate(t.status) if marks & PLAYED and t.card(who).is_grunt and t.seat[who] == seat]


def has_room(t: Table, seat: int, card: str) -> bool:
    """CP-530, CP-531: a player has one Grunt in play at a time, unless a Parent's card allows more of the same."""
    there = grunts_of(t, seat)
    most = [
        n
        for who in t.team(seat)
        if t.who[who] in t.library.characters[card].parents
        for n in t.changes(queries.GRUNTS_AT_ONCE, who)
    ]
    return len(there) < max([1, *most]) and all(t.who[grunt] == card for grunt in there)


def parents_changed(t: Table) -> AnyFrame | None:
    """CP-536, CP-537: without a Parent on its side it goes; with only Dazed ones it is Activated."""
    for seat in (0, 1):
        for grunt in grunts_of(t, seat):
            parents = parents_of(t, grunt)
            if not parents:
                return Remove(grunt)
            if all(t.status[who] & DAZED for who in parents):
                t.status[grunt] |= ACTIVATED
    return None


def tire_grunts(t: Table, seat: int) -> None:
    """CP-540: at the start of a turn, if everybody else has an Activated token, the Grunts get one.

    A Dazed character cannot get that token any more: it does not keep the Grunts waiting, or the phase would never end.
    """
    grunts = grunts_of(t, seat)
    if grunts and not any(t.is_ready(who) for who in t.team(seat) if who not in grunts):
        for grunt in grunts:
            t.status[grunt] |= ACTIVATED


def ready_grunts(t: Table, parent: int) -> list[int]:
    """The Grunts that activate before this Parent (CP-532, CP-533)."""
    return [
        grunt
        for grunt in grunts_of(t, t.seat[parent])
        if t.who[parent] in t.card(grunt).parents and not t.status[grunt] & ACTIVATED
    ]


@dataclass(slots=True)
class Remove(Step):
    """A character is removed from the game, its tokens dropped first; that is no KO."""

    STEPS = ("drop", "leave")

    who: int

    def drop(self, t: Table) -> AnyFrame:
        return DropAll(self.who)

    def leave(self, t: Table) -> AnyFrame | None:
        return Leave(self.who) if t.status[self.who] & PLAYED else None


@dataclass(slots=True)
class ChangeController(Step):
    """A character comes under the other player's control; a Grunt leaves the game instead, and so do Grunts it leaves behind."""

    STEPS = ("change", "parents")

    who: int
    seat: int

    def change(self, t: Table) -> AnyFrame | None:
        if t.seat[self.who] == self.seat:
            return None
        if t.card(self.who).is_grunt:
            return Remove(self.who)  # CP-538
        t.seat[self.who] = self.seat
        t.index = None
        return None

    def parents(self, t: Table) -> AnyFrame | None:
        found = parents_changed(t)
        if found is not None:
            self.back_to("parents")  # there may be more of them
        return found


@dataclass(slots=True)
class PutIntoPlay(Step):
    """A Parent's rule brings its Grunt into play, if there is room for one more (CP-526, CP-529..CP-531)."""

    STEPS = ("enlist", "put", "entered")

    card: str
    parent: int
    range: int
    conditions: tuple[str, ...] = ()
    who: int = NOBODY
    activated: bool = False

    def enlist(self, t: Table) -> None:
        seat = t.seat[self.parent]
        if t.who[self.parent] not in t.library.characters[self.card].parents or not has_room(t, seat, self.card):
            self.step = len(self.STEPS)
        else:
            self.who = enlist(t, seat, self.card, "")

    def put(self, t: Table) -> Ask | None:
        x, y, r = t.base[self.parent]
        region = Spot(self.who, self.range, x, y, r, t.base[self.who][2])
        options = region.samples(t)
        if options:
            return Ask(t.seat[self.parent], "place", options, region)
        t.status[self.who] = KO  # there is no room for it
        self.step = len(self.STEPS)
        return None

    def answer_place(self, t: Table, end: tuple[float, float]) -> None:
        self.step += 1
        put_into_play(t, self.who, end)
        if self.activated:
            t.status[self.who] |= ACTIVATED
        for name in self.conditions:
            give_condition(t, self.who, name)

    def entered(self, t: Table) -> AnyFrame:
        gained = [CONDITION_BITS[name] for name in names_of(t.conditions[self.who])]
        return Answers([("enters_play", (self.who,)), *(("condition_gained", (self.who, bit, self.parent)) for bit in gained)])
