"""Horsemen cards: assigned to characters by a Leadership, with tokens of their leader that pay for what stands on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask

from ..codes import NOBODY, PLAYED
from ..enduring import HORSEMAN
from ..rules.horsemen import leader_of
from ..script.nodes import SELF, Amount, Context, Filter, Number, Role, _Simple, amount
from ..script.running import Effect, Run
from .markers import add_counters

horseman = _Simple("horseman", lambda c, who: leader_of(c.table, who) != NOBODY)
"""Has a Horsemen card."""


def hand_card(c: Context, card: str, who: int) -> None:
    """A character gets a Horsemen card."""
    t = c.table
    keys = (power.key for power in t.library.horsemen[card].superpowers)
    t.lasting += [(name, c.me, who, "game", 1) for name in (f"{HORSEMAN}{card}", *keys)]
    t.index = None


@dataclass(frozen=True, slots=True)
class assign(Effect):  # noqa: N801  (words of the language are lower case)
    """Somebody without a Horsemen card is assigned this one, and has the superpowers on it."""

    card: str
    who: Role = SELF

    def run(self, c: Context, run: Run) -> None:
        who = self.who.of(c)
        if who != NOBODY and c.table.status[who] & PLAYED and leader_of(c.table, who) == NOBODY:
            hand_card(c, self.card, who)


@dataclass(frozen=True, slots=True)
class assign_each(Effect):  # noqa: N801
    """The player may assign each of these Horsemen cards to somebody a filter finds who has none yet."""

    cards: tuple[str, ...]
    which: Filter

    def flatten(self, code: list[Effect]) -> None:
        for card in self.cards:
            _Assign(card, self.which & ~horseman).flatten(code)


@dataclass(frozen=True, slots=True)
class _Assign(Effect):
    horseman: str
    which: Filter

    def run(self, c: Context, run: Run) -> Ask | None:
        found = self.which.found(c)
        return Ask(run.seat, "choose", (PASS, *(("character", who) for who in found))) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            hand_card(c, self.horseman, option[1])


@dataclass(frozen=True, slots=True)
class leader_gains(Effect):  # noqa: N801
    """The leader who has assigned this character its Horsemen card gains so many tokens of this name, Dazed or not."""

    name: str
    n: Amount = 1

    def run(self, c: Context, run: Run) -> None:
        leader = leader_of(c.table, c.me)
        if leader != NOBODY and c.table.status[leader] & PLAYED:
            add_counters(c, leader, self.name, amount(c, self.n))


AFFLICTED = "newly afflicted"


@dataclass(frozen=True, slots=True)
class note_afflicted(Effect):  # noqa: N801
    """Somebody has gained conditions this turn: `newly_afflicted` counts it, once."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        if c.table.unused(AFFLICTED, self.who.of(c), "turn"):
            c.table.note_use(AFFLICTED, self.who.of(c), "turn")


newly_afflicted = Number("newly_afflicted", lambda c: sum(name == AFFLICTED for name, *_ in c.table.uses))
"""How many have gained conditions this turn, as `note_afflicted` says."""

__all__ = ["assign", "assign_each", "horseman", "leader_gains", "newly_afflicted", "note_afflicted"]
