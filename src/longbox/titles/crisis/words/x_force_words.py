"""Words about tokens that are gained and spent, whole area attacks, destroyed terrain and Threat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..script.cards import on
from ..script.lasting import lasts
from ..script.moments import modify_own
from ..script.nodes import Amount, Context, Filter, Number, Role, Test, amount, me, paid
from ..script.running import Effect, Run
from .effects import reroll
from .memory import remember
from .structure import seq

if TYPE_CHECKING:
    from ..state import Table

# -- which -------------------------------------------------------------------------------------------------------------


def threat_now(t: Table, who: int) -> int:
    """Its Threat, with what its Infinity Gems add."""

    return gems.threat_of(t, who)


@dataclass(frozen=True, slots=True)
class as_far_as(Filter):  # noqa: N801
    """Within a Range of this character that is as long as a number; 0 reaches nobody."""

    range: Number

    def test(self, c: Context, who: int) -> bool:
        reach = self.range.read(c)
        return reach > 0 and c.table.within(c.me, who, reach)


# -- how many, whether -------------------------------------------------------------------------------------------------


def outranks(one: Role, two: Role) -> Test:
    """One character has more Threat than another."""
    return Test("outranks", lambda c: threat_now(c.table, one.of(c)) > threat_now(c.table, two.of(c)), (one, two))


def rerolled_by(rule: str) -> Test:
    """A die of the attack roll has been rerolled by this ability."""
    return Test("rerolled_by", lambda c: any(row[0] == "attack" and row[2] == rule for row in c.table.attack().rerolled), (rule,))


# -- attacks -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class add_to_each_attack(Effect):  # noqa: N801
    """Each attack of the beam or area attack being made has so many dice more."""

    n: Amount

    def run(self, c: Context, run: Run) -> None:
        from ..rules.attacks import Series

        c.table.frame(Series).more += amount(c, self.n)


@dataclass(frozen=True, slots=True)
class lose_cover(Effect):  # noqa: N801
    """The target does not benefit from cover in the attack being resolved."""

    def run(self, c: Context, run: Run) -> None:
        c.table.attack().cover = False


@dataclass(frozen=True, slots=True)
class reroll_this_attack(Effect):  # noqa: N801
    """This character may reroll so many dice of the attack being made."""

    n: Amount

    def flatten(self, code: list[Effect]) -> None:
        rerolls = on(modify_own(roller=me, attacker=me), reroll(paid, "attack"), optional=True)
        seq(remember("paid", self.n), lasts("attack", rerolls)).flatten(code)


__all__ = [
    "add_to_each_attack", "as_far_as", "lose_cover", "outranks",
    "reroll_this_attack", "rerolled_by",
]  # fmt: skip
