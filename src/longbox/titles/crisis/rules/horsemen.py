"""Horsemen cards: paying for their superpowers with the tokens of the leader who has assigned them."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import AnyFrame, Ask

from ..script import queries
from ..script.cards import Superpower
from ..script.running import Step
from ..state import Table
from .markers import lose_counters
from .purse import pay, purse


def accepted(t: Table, who: int, power: Superpower) -> set[str]:
    """The tokens with which a character may pay for a superpower."""
    return set(t.changes(queries.PAYS_WITH, who)) if power.horseman else set()


def leader_of(t: Table, who: int) -> int:
    """Who has assigned a character its Horsemen card; nobody if it has none."""
    return t.assigned(who)[1]


def tokens_for(t: Table, who: int, power: Superpower) -> int:
    """How many tokens a character may pay with for a superpower."""
    return sum(t.total(name, leader_of(t, who)) for name in accepted(t, who, power))


def pay_for(t: Table, who: int, power: Superpower, n: int) -> AnyFrame | None:
    """Pay for a superpower; tokens only where there are any."""
    return PayWith(who, n, power.key) if n > 0 and tokens_for(t, who, power) else pay(t, who, n)


@dataclass(slots=True)
class PayWith(Step):
    """How much of a price is paid with tokens; the rest is Power."""

    STEPS = ("choose", "pay")

    who: int
    n: int
    power: str

    def choose(self, t: Table) -> Ask:
        most = min(self.n, tokens_for(t, self.who, t.library.superpowers[self.power]))
        return Ask(t.seat[self.who], "tokens", tuple(range(max(0, self.n - purse(t, self.who)), most + 1)))

    def answer_tokens(self, t: Table, n: int) -> None:
        self.step += 1
        self.n -= n
        for name in accepted(t, self.who, t.library.superpowers[self.power]):
            lose_counters(t, name, leader_of(t, self.who), n)

    def pay(self, t: Table) -> AnyFrame | None:
        return pay(t, self.who, self.n)


__all__ = ["PayWith", "leader_of", "pay_for", "tokens_for"]
