"""Words of the X-Men: dice instead of a defense, Power torn away, movement of the great, minds that reach farther."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Frame

from ..events import PowerLost
from ..script.nodes import SELF, Amount, Context, Filter, Number, Role, Test, amount
from ..script.running import Effect, Run
from .effects import action, until
from .memory import spend
from .spider_foes_words import large_terrain_near
from .structure import seq, targets

# -- which -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class attacks_with(Filter):  # noqa: N801  (words of the language are lower case)
    """Has an attack of this type on the side that shows."""

    type: int

    def test(self, c: Context, who: int) -> bool:
        return any(self.type in (strike.type, *strike.types) for strike in c.table.strikes(who))


@dataclass(frozen=True, slots=True)
class defense_from(Filter):  # noqa: N801
    """Has at least this defense of a type."""

    type: int
    least: int

    def test(self, c: Context, who: int) -> bool:
        return c.table.side(who).defense[self.type] >= self.least


@dataclass(frozen=True, slots=True)
class has_leadership(Filter):  # noqa: N801
    """Has a Leadership of an affiliation, whether it leads its squad or not."""

    affiliation: str

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        return any(power.leadership == self.affiliation and t.shows(who, power) for power in t.leaderships(who))


# -- how many, whether -------------------------------------------------------------------------------------------------

times_placed = Number("times_placed", lambda c: c.table.facts.count(("placed", c.me, 0)))
"""How often this character was placed this turn."""


def terrain_from(size: int, range: int) -> Test:
    """This character is within a Range of terrain of this Size or more."""

    return Test("terrain_from", large_terrain_near(size, range).check, (size, range))


def _paid_for(c: Context) -> bool:
    for frame in reversed(c.table.stack):
        if frame.__class__.__name__ == "UseSuperpower":
            return bool(frame.spent > 0)
    return False


superpower_paid = Test("superpower_paid", _paid_for)
"""Power was spent for the superpower that has just been used."""


def with_attacks_of(*types: int) -> Test:
    """The question is how far an attack of one of these types reaches."""
    return Test("with_attacks_of", lambda c: c.roles.get("kind") in types, types)


# -- what happens ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class tear_power(Effect):  # noqa: N801
    """Somebody loses Power and suffers damage for what it does not have, which gives no Power."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.damage import EFFECT, Suffer

        n = amount(c, self.n)
        for who in targets(c, self.who):
            lost = c.table.lose_power(who, n)
            if lost:
                c.table.emit(PowerLost, who, lost)
            if n > lost:
                return Suffer(who, n - lost, c.me, EFFECT, empty=True)
        return None


@dataclass(frozen=True, slots=True)
class move_as(Effect):  # noqa: N801
    """A move action granted by an effect, during which this character counts as this Size."""

    size: int

    def flatten(self, code: list[Effect]) -> None:
        seq(until("turn", "move_size", SELF, self.size), action("move"), spend("move_size")).flatten(code)


__all__ = [
    "attacks_with", "defense_from", "has_leadership", "move_as", "superpower_paid", "tear_power", "terrain_from",
    "times_placed", "with_attacks_of",
]  # fmt: skip
