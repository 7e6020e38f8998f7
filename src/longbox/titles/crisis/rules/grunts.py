"""Grunts and their Parents (CP-525..CP-543)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.kernel import PASS, Ask, Frame

from ..language.cards import CHARACTERS
from ..language.nodes import Context
from ..language.script import Step
from ..vocabulary import ACTIVATED, DAZED, NOBODY, PLAYED

if TYPE_CHECKING:
    from ..table import Table


def parents_of(t: Table, grunt: int) -> list[int]:
    """The Parents of a Grunt on its side of the battlefield."""
    names = t.card(grunt).parents
    return [who for who in t.team(t.squad[grunt]) if t.who[who] in names]


def grunts_of(t: Table, seat: int) -> list[int]:
    return [who for who in t.team(seat) if t.card(who).is_grunt]


def parents_changed(t: Table) -> None:
    """CP-536, CP-537: without a Parent on the battlefield it goes; with only Dazed ones it is Activated."""
    from .damage import Leave

    for seat in (0, 1):
        for grunt in grunts_of(t, seat):
            parents = parents_of(t, grunt)
            if not parents:
                t.stack.append(Leave(grunt))
            elif all(t.status[who] & DAZED for who in parents):
                t.status[grunt] |= ACTIVATED


def tire_grunts(t: Table, seat: int) -> None:
    """CP-540: at the start of a turn, if everybody else has an Activated token, the Grunts get one."""
    others = [who for who in t.team(seat) if not t.card(who).is_grunt]
    if all(t.status[who] & ACTIVATED for who in others):
        for grunt in grunts_of(t, seat):
            t.status[grunt] |= ACTIVATED


def ready_grunt(t: Table, parent: int) -> int | None:
    """The Grunt that activates before this Parent (CP-532, CP-533)."""
    for grunt in grunts_of(t, t.seat[parent]):
        if t.who[parent] in t.card(grunt).parents and not t.status[grunt] & ACTIVATED and t.status[grunt] & PLAYED:
            return grunt
    return None


@dataclass(slots=True)
class Arrive(Step):
    """A character comes into play during the game, near the one whose effect it is; the player may decline (CP-529)."""

    STEPS = ("put", "after")

    by: int
    card: str
    range: int
    seat: int
    conditions: tuple[str, ...] = ()
    who: int = NOBODY

    def put(self, t: Table) -> Ask | None:
        """CP-530: not while an allied Grunt is in play, if it is one itself."""
        from .movement import Spot

        if CHARACTERS[self.card].is_grunt and grunts_of(t, self.seat):
            self.step = len(self.STEPS)
            return None
        region = Spot(NOBODY, self.range, *t.base[self.by], t.the_tools().radius(CHARACTERS[self.card].forms[0].base))
        options = region.samples(t)
        if not options:
            self.step = len(self.STEPS)
            return None
        return Ask(self.seat, "arrive", (PASS, *options), region)

    def answer_arrive(self, t: Table, at: Any) -> None:
        from ..language.effects import give_condition
        from .setup import enlist, put_into_play

        if at == PASS:
            self.step = len(self.STEPS)
            return
        self.step += 1
        self.who = enlist(t, self.seat, self.card, "")
        put_into_play(t, self.who, at)
        for name in self.conditions:
            give_condition(Context(t, self.by, self.seat, {}), self.who, name)

    def after(self, t: Table) -> Frame[Any] | None:
        return t.window("enters_play", self.who)
