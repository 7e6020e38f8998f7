"""Superpowers: when they may be used, what they cost, using them (CP-044..CP-059, CP-493, CP-494)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from longbox.kernel import AnyFrame, Ask
from longbox.kernel.plain import sparse

from ..codes import ACTIVE, DAZED, PLAYED, ROOT
from ..events import SuperpowerUsed
from ..script import queries
from ..script.cards import Superpower
from ..script.nodes import Context, always
from ..script.running import Run, Step
from ..state import Table
from .aftermath import settle
from .horsemen import pay_for, tokens_for
from .purse import can_pay, purse


def price(t: Table, who: int, power: Superpower, chosen: int = -1, full: bool = False) -> int:
    """The Power a superpower costs now: its own cost, what cards make of it, and the tax of Root (Q105).

    `chosen` is its own cost where the player picks that; `full` leaves out what the player may save but need not.
    """
    cost = 0 if power.gem and t.has(queries.FREE_GEMS, who) else power.cost if chosen < 0 else chosen
    for query in (queries.SUPERPOWER_COST,) if full else (queries.SUPERPOWER_COST, queries.SUPERPOWER_DISCOUNT):
        for change, floor in t.changes(query, who):
            cost = max(cost + change, min(cost, floor))
    if power.id in t.changes(queries.DEARER, who):
        cost += t.uses.count((power.id, who, "turn"))
    cost += sum(int(more) for name, more in t.changes(queries.POWER_COSTS, who) if name == power.id)
    return max(0, cost) + (1 if t.conditions[who] & ROOT else 0)


def may_use(t: Table, who: int, power: Superpower) -> bool:
    """CP-045, CP-076, CP-400: not Dazed, not used up, and payable."""
    if t.status[who] & (PLAYED | DAZED) != PLAYED or (used_up(t, who, power) and not may_repeat(t, who, power)):
        return False
    if power.kind != ACTIVE and t.has(queries.NO_REACTIVES, who):
        return False
    if not t.unused(power.name, who, CANCELLED):
        return False
    cost = price(t, who, power)
    return can_pay(t, who, cost) or can_pay(t, who, cost - tokens_for(t, who, power))


def used_up(t: Table, who: int, power: Superpower) -> bool:
    return bool(power.limit) and not t.unused(power.name, who, power.limit)


def may_repeat(t: Table, who: int, power: Superpower) -> bool:
    """Whether an effect lets a character use one superpower of once per turn a second time."""
    return t.has(queries.ANY_USE, who) or (power.limit == "turn" and t.total(queries.SECOND_USE, who) > 0)


def actives(t: Table, who: int, actions: int) -> list[Superpower]:
    """The Active superpowers a character may use now (CP-046..CP-048)."""
    found = []
    for power in (*t.superpowers(who), *lent(t, who)):
        if power.kind != ACTIVE or (power.action and actions < 1):
            continue
        if may_use(t, who, power) and (power.when is always or power.when.check(Context(t, who, t.seat[who], {}))):
            found.append(power)
    return found


def lent(t: Table, who: int) -> list[Superpower]:
    """The superpowers of others that it may use, one each turn."""
    if queries.BORROWS not in t.the_index().modify or not t.unused(queries.BORROWS, who, "turn"):
        return []
    return t.borrowed(who) if t.has(queries.BORROWS, who) else []


CANCELLED = "cancelled this turn"
"""How long a superpower that was cancelled cannot be used again."""


@dataclass(slots=True)
class UseSuperpower(Step):
    """A superpower is used: its price, its effect, what others make of it."""

    WHOLE_EFFECT = True
    STEPS = ("choose_price", "choose_discount", "pay", "begin", "carry_out", "after", "aftermath")

    power: str
    who: int
    roles: dict[str, Any] = field(default_factory=dict)
    paid: int = -1
    """The superpower's own cost, chosen where there is a choice: its effect reads it."""
    full: bool = False
    """A discount that is open to it was declined."""
    spent: int = 0
    """What was really paid."""
    free: bool = sparse(False)
    """An effect lets it be used without its price."""
    cancelled: bool = sparse(default=False)
    """It was used, but has no effect."""

    def choose_price(self, t: Table) -> Ask | None:
        power = t.library.superpowers[self.power]
        if not power.most or self.paid >= 0:
            self.paid = max(self.paid, power.cost)
            return None
        costs = range(power.cost, power.most + 1)
        return Ask(t.seat[self.who], "price", tuple(c for c in costs if price(t, self.who, power, c) <= purse(t, self.who)))

    def answer_price(self, t: Table, paid: int) -> None:
        self.paid = paid

    def choose_discount(self, t: Table) -> Ask | None:
        power = t.library.superpowers[self.power]
        if self.free:
            return None
        least, full = price(t, self.who, power, self.paid), price(t, self.who, power, self.paid, full=True)
        return Ask(t.seat[self.who], "discount", (least, full)) if least < full <= purse(t, self.who) else None

    def answer_discount(self, t: Table, cost: int) -> None:
        self.full = cost == price(t, self.who, t.library.superpowers[self.power], self.paid, full=True)
        self.step += 1

    def pay(self, t: Table) -> AnyFrame | None:
        power = t.library.superpowers[self.power]
        cost = 0 if self.free else price(t, self.who, power, self.paid, self.full)
        if used_up(t, self.who, power):
            t.forget(queries.SECOND_USE, self.who)
        self.spent = cost
        t.note_use(power.name, self.who, power.limit)
        if power.horseman and power not in t.superpowers(self.who):
            t.note_use(queries.BORROWS, self.who, "turn")
        t.emit(SuperpowerUsed, self.who, self.power, cost)
        t.facts.append(("superpower", self.who, 0))
        return pay_for(t, self.who, power, cost)

    def begin(self, t: Table) -> AnyFrame | None:
        return t.window("superpower_begins", self.who)

    def carry_out(self, t: Table) -> AnyFrame | None:
        if self.cancelled:
            return None
        return Run(self.power, self.who, t.seat[self.who], {**self.roles, "paid": self.paid})

    def after(self, t: Table) -> AnyFrame | None:
        return t.window("superpower_used", self.who)

    def aftermath(self, t: Table) -> AnyFrame | None:
        return settle(t, self)
