"""Words about terrain: whether there is some to take, and bringing it down on somebody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.geometry.ranges import terrain_within
from longbox.kernel import PASS, Ask, Frame

from ..script.nodes import SELF, Amount, Context, Filter, Role, Test, amount
from ..script.running import Effect, Run
from .effects import throw_something, throw_terrain


def features_near(c: Context, of: Role, range: int, size: Amount) -> list[int]:
    """The interactive features still standing within a Range of somebody, of a Size or less."""
    most = amount(c, size)
    return [i for i in all_near(c, of, range) if (f := c.table.the_ground().features[i]).interactive and f.size <= most]


def all_near(c: Context, of: Role, range: int) -> list[int]:
    """The features still standing within a Range of somebody."""
    t = c.table
    reach = t.the_tools().range(range)
    return [
        i
        for i, feature in enumerate(t.the_ground().features)
        if not t.rubble >> i & 1 and terrain_within(t.base[of.of(c)], feature.polygon, reach)
    ]


def to_throw(effect: throw_terrain | throw_something) -> Test:
    """There is something this throw could take."""
    if isinstance(effect, throw_terrain):
        return Test("to_throw", lambda c: bool(effect.features(c)), (effect,))
    return Test("to_throw", lambda c: bool(effect.options(c)), (effect,))


def terrain_by(of: Role, range: int, size: Amount) -> Test:
    """There is interactive terrain of a Size or less within a Range of somebody."""
    return Test("terrain_by", lambda c: bool(features_near(c, of, range, size)), (of, range, size))


@dataclass(frozen=True, slots=True)
class topple(Effect):  # noqa: N801  (words of the language are lower case)
    """Choose an interactive feature near somebody and destroy it; a character suffers a collision as if it had been hit by it."""

    onto: Role
    size: int
    within: int
    of: Role = SELF
    optional: bool = False

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.collisions import Topple

        if "terrain" in run.roles and run.roles["terrain"] >= 0:
            terrain, run.roles["terrain"] = run.roles["terrain"], -1
            return Topple(c.me, terrain, self.onto.of(c))
        found = features_near(c, self.of, self.within, self.size)
        if not found:
            return None
        options = tuple(("terrain", i) for i in found)
        return Ask(run.seat, "choose", (PASS, *options) if self.optional else options)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.roles["terrain"] = option[1]
            run.at -= 1  # come back to bring it down


# -- one feature that the rest of a script is about --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class choose_terrain(Effect):  # noqa: N801
    """The player picks an interactive feature within a Range of somebody, of a Size or less; without one the script ends."""

    size: Amount
    within: int
    of: Role = SELF

    def run(self, c: Context, run: Run) -> Ask | int:
        found = features_near(c, self.of, self.within, self.size)
        return Ask(run.seat, "choose", tuple(("terrain", i) for i in found)) if found else run.end(c.table)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["terrain"] = option[1]


@dataclass(frozen=True, slots=True)
class near_terrain(Filter):  # noqa: N801
    """Within a Range of the feature that was picked."""

    range: int

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        feature = t.the_ground().features[c.roles["terrain"]]
        return terrain_within(t.base[who], feature.polygon, t.the_tools().range(self.range))


@dataclass(frozen=True, slots=True)
class destroy_terrain(Effect):  # noqa: N801
    """The feature that was picked is destroyed."""

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.collisions import destroy

        return destroy(c.table, run.roles["terrain"], c.me)
