"""Words about tokens that are gained and spent, whole area attacks, destroyed terrain and Threat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..vocabulary import ACTIVATED
from .cards import modify_own, on
from .effects import reroll
from .lasting import lasts
from .memory import remember
from .nodes import SELF, Amount, Context, Filter, Number, Role, Test, amount, me, paid
from .script import Effect, Run, seq, targets

if TYPE_CHECKING:
    from ..table import Table

# -- which -------------------------------------------------------------------------------------------------------------


def threat_now(t: Table, who: int) -> int:
    """Its Threat, with what its Infinity Gems add."""
    from ..rules.gems import threat_of

    return t.card(who).threat + threat_of(t.gems_of(who))


@dataclass(frozen=True, slots=True)
class of_highest_threat(Filter):  # noqa: N801  (words of the language are lower case)
    """No other one of its player's, not Dazed, has more Threat, with what Infinity Gems add."""

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        return all(threat_now(t, one) <= threat_now(t, who) for one in t.affectable() if t.seat[one] == t.seat[who])


@dataclass(frozen=True, slots=True)
class singled_out(Filter):  # noqa: N801
    """Was chosen for this before (`note_affected`), even if it has left the battlefield since."""

    what: str
    scope: str

    def test(self, c: Context, who: int) -> bool:
        return not c.table.unused(self.what, who, self.scope)


@dataclass(frozen=True, slots=True)
class as_far_as(Filter):  # noqa: N801
    """Within a Range of this character that is as long as a number; 0 reaches nobody."""

    range: Number

    def test(self, c: Context, who: int) -> bool:
        reach = self.range.read(c)
        return reach > 0 and c.table.within(c.me, who, reach)


# -- how many, whether -------------------------------------------------------------------------------------------------


def counters(name: str, who: Role = SELF) -> Number:
    """How many tokens of this name somebody has."""
    return Number("counters", lambda c: c.table.total(name, who.of(c)), (name, who))


terrain_size = Number("terrain_size", lambda c: c.table.the_ground().features[c.roles["terrain"]].size)
"""The Size of the feature that was picked."""


def outranks(one: Role, two: Role) -> Test:
    """One character has more Threat than another."""
    return Test("outranks", lambda c: threat_now(c.table, one.of(c)) > threat_now(c.table, two.of(c)), (one, two))


def rerolled_by(rule: str) -> Test:
    """A die of the attack roll has been rerolled by this ability."""
    return Test("rerolled_by", lambda c: any(row[0] == "attack" and row[2] == rule for row in c.table.attack().rerolled), (rule,))


# -- tokens of a card --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class gain_counter(Effect):  # noqa: N801
    """Somebody gains tokens of this name, and keeps them until they are spent or removed; never more than `most`."""

    name: str
    who: Role = SELF
    n: Amount = 1
    most: int = 99

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            n = min(amount(c, self.n), self.most - c.table.total(self.name, who))
            c.table.lasting += [(self.name, c.me, who, "game", 1)] * n


@dataclass(frozen=True, slots=True)
class spend_counters(Effect):  # noqa: N801
    """This character spends so many of its tokens of this name."""

    name: str
    n: Amount

    def run(self, c: Context, run: Run) -> None:
        t = c.table
        for _ in range(amount(c, self.n)):
            t.lasting.remove(next(row for row in t.lasting if row[0] == self.name and row[2] == c.me))


@dataclass(frozen=True, slots=True)
class give_activated(Effect):  # noqa: N801
    """Somebody without an Activated token gains one."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            c.table.status[who] |= ACTIVATED


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
    "add_to_each_attack", "as_far_as", "counters", "gain_counter", "give_activated", "lose_cover", "of_highest_threat", "outranks",
    "reroll_this_attack", "rerolled_by", "singled_out", "spend_counters", "terrain_size",
]  # fmt: skip
