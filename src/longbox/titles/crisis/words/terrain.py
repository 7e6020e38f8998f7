"""Terrain: whether there is some, throwing it, and bringing it down."""

from __future__ import annotations

from dataclasses import dataclass
from math import radians
from typing import Any

from longbox.geometry.beam import strip
from longbox.geometry.ranges import terrain_to_terrain, terrain_within
from longbox.kernel import PASS, Ask, Frame

from ..rules.attacks import Attack
from ..rules.beams_and_areas import Series
from ..rules.collisions import ThrowTerrain, Topple, destroy
from ..rules.raising import Raise, raised
from ..rules.spots import MARKER, TERRAIN
from ..rules.targets import origin
from ..rules.throws import Slide
from ..script.library import Library
from ..script.nodes import CHOSEN, PAYER, SELF, TARGET, Amount, Context, Filter, Number, Role, Test, amount
from ..script.running import Effect, Run
from ..state import Table
from .who import PARTNER

# -- whether there is some ---------------------------------------------------------------------------------------------


def all_near(c: Context, of: Role, range: int) -> list[int]:
    """The features still standing within a Range of somebody."""
    t = c.table
    reach = t.the_tools().range(range)
    return [
        i
        for i, feature in enumerate(t.the_ground().features)
        if not t.rubble >> i & 1 and terrain_within(t.base[of.of(c)], feature.polygon, reach)
    ]


def features_near(c: Context, of: Role, range: int, size: Amount, least: int = 0) -> list[int]:
    """The interactive features still standing within a Range of somebody, of a Size or less."""
    most, features = amount(c, size), c.table.the_ground().features
    return [i for i in all_near(c, of, range) if features[i].interactive and least <= features[i].size <= most]


def shared_features(c: Context, size: int, range: int) -> list[int]:
    other = features_near(c, PARTNER, range, size)
    return [i for i in features_near(c, PAYER, range, size) if i in other]


def _large_features(c: Context, least: int, within: int) -> list[int]:
    return [i for i in all_near(c, SELF, within) if c.table.the_ground().features[i].size >= least]


def terrain_near(most: int, range: int) -> Test:
    """There is interactive terrain of this Size or less within a Range."""
    return Test("terrain_near", lambda c: bool(throw_terrain(most, range, 0).features(c)), (most, range))


def terrain_by(of: Role, range: int, size: Amount, least: int = 0) -> Test:
    """There is interactive terrain of a Size or less within a Range of somebody."""
    return Test("terrain_by", lambda c: bool(features_near(c, of, range, size, least)), (of, range, size))


def terrain_shared(size: int, range: int) -> Test:
    """There is interactive terrain of a Size or less near both characters that play the card."""
    return Test("terrain_shared", lambda c: bool(shared_features(c, size, range)), (size, range))


def large_terrain_near(least: int, within: int) -> Test:
    """There is terrain of a Size or more, interactive or not, within a Range."""
    return Test("large_terrain_near", lambda c: bool(_large_features(c, least, within)), (least, within))


def terrain_from(size: int, range: int) -> Test:
    """This character is within a Range of terrain of this Size or more."""

    return Test("terrain_from", large_terrain_near(size, range).check, (size, range))


def to_throw(effect: throw_terrain | throw_something) -> Test:
    """There is something this throw could take."""
    if isinstance(effect, throw_terrain):
        return Test("to_throw", lambda c: bool(effect.features(c)), (effect,))
    return Test("to_throw", lambda c: bool(effect.options(c)), (effect,))


# -- what happens with it ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class throw_terrain(Effect):  # noqa: N801  (words of the language are lower case)
    """Choose an interactive feature near enough and small enough, and throw it."""

    size: Amount
    within: int
    tool: int
    who: Role = SELF
    """Whoever throws it."""

    def features(self, c: Context) -> list[int]:
        t = c.table
        reach = t.the_tools().range(self.within)
        return [
            i
            for i, feature in enumerate(t.the_ground().features)
            if feature.interactive
            and not t.rubble >> i & 1
            and feature.size <= amount(c, self.size)
            and terrain_within(t.base[self.who.of(c)], feature.polygon, reach)
        ]

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        if "terrain" in run.roles:
            return ThrowTerrain(self.who.of(c), run.roles.pop("terrain"), self.tool, run.seat)
        found = self.features(c)
        return Ask(run.seat, "choose", tuple(("terrain", i) for i in found)) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["terrain"] = option[1]
        run.at -= 1  # come back to throw it


@dataclass(frozen=True, slots=True)
class throw_something(Effect):  # noqa: N801
    """Choose an interactive feature or an enemy, near enough and small enough, and throw it."""

    size: Amount
    within: int
    tool: int
    enemies: int = 0
    """Of what Size an enemy may be, where that is something else."""

    def options(self, c: Context) -> list[tuple[str, int]]:
        t = c.table
        enemies = [
            ("character", who)
            for who in t.affectable()
            if t.seat[who] != c.seat
            and t.thrown_size(who) <= (self.enemies or amount(c, self.size))
            and t.within(c.me, who, self.within)
        ]
        return [("terrain", i) for i in throw_terrain(self.size, self.within, self.tool).features(c)] + enemies

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        if "terrain" in run.roles:
            return ThrowTerrain(c.me, run.roles.pop("terrain"), self.tool, run.seat)
        if "thrown" in run.roles:
            return Slide(run.roles.pop("thrown"), self.tool, "throw", c.me, run.seat)
        options = self.options(c)
        return Ask(run.seat, "choose", tuple(options)) if options else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["terrain" if option[0] == "terrain" else "thrown"] = option[1]
        run.at -= 1


@dataclass(frozen=True, slots=True)
class heave(Effect):  # noqa: N801
    """Somebody throws interactive terrain that both characters playing the card are near."""

    size: int
    within: int
    tool: int
    who: Role = CHOSEN

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        if "terrain" in run.roles:
            return ThrowTerrain(self.who.of(c), run.roles.pop("terrain"), self.tool, run.seat)
        found = shared_features(c, self.size, self.within)
        return Ask(run.seat, "choose", tuple(("terrain", i) for i in found)) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["terrain"] = option[1]
        run.at -= 1  # come back to throw it


@dataclass(frozen=True, slots=True)
class topple(Effect):  # noqa: N801
    """Choose an interactive feature near somebody and destroy it; a character suffers a collision as if it had been hit by it."""

    onto: Role
    size: int
    within: int
    of: Role = SELF
    optional: bool = False

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
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


@dataclass(frozen=True, slots=True)
class choose_terrain(Effect):  # noqa: N801
    """The player picks an interactive feature within a Range of somebody, of a Size or less; without one the script ends."""

    size: Amount
    within: int
    of: Role = SELF
    least: int = 0

    def run(self, c: Context, run: Run) -> Ask | int:
        found = features_near(c, self.of, self.within, self.size, self.least)
        return Ask(run.seat, "choose", tuple(("terrain", i) for i in found)) if found else run.end(c.table)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["terrain"] = option[1]


@dataclass(frozen=True, slots=True)
class choose_large_terrain(Effect):  # noqa: N801
    """The player picks a feature of a Size or more, interactive or not, within a Range; without one the script ends."""

    least: int
    within: int

    def run(self, c: Context, run: Run) -> Ask | int:
        found = _large_features(c, self.least, self.within)
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

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        return destroy(c.table, run.roles["terrain"], c.me)


@dataclass(frozen=True, slots=True)
class destroy_touched(Effect):  # noqa: N801
    """The beam that was laid destroys all interactive terrain of a Size or less that it touches."""

    size: int

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        t, series = c.table, c.table.frame(Series)
        run.roles.setdefault("destroyed", 0)
        under = strip(series.origin, radians(series.angle), series.region(t).length(t), t.the_tools())
        for i, feature in enumerate(t.the_ground().features):
            touched = terrain_to_terrain(under, feature.polygon) <= t.the_tools().eps
            if touched and feature.interactive and feature.size <= self.size and not t.rubble >> i & 1:
                run.at -= 1  # come back for the next
                run.roles["destroyed"] += 1
                return destroy(t, i, c.me)
        return None


@dataclass(frozen=True, slots=True)
class destroy_near(Effect):  # noqa: N801
    """All interactive terrain of a Size or less within a Range of this character is destroyed."""

    size: Amount
    within: int

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = features_near(c, SELF, self.within, self.size)
        if not found:
            return None
        run.at -= 1  # come back for the next
        return destroy(c.table, found[0], c.me)


@dataclass(frozen=True, slots=True)
class destroy_around(Effect):  # noqa: N801
    """All terrain of a Size or less within a Range of the player's markers of this name is destroyed."""

    marker: str
    range: int
    size: int

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        t = c.table
        reach, r = t.the_tools().range(self.range), t.the_tools().token_radius
        spots = [(x, y, r) for name, seat, x, y in t.markers if (name, seat) == (self.marker, c.seat)]
        for i, feature in enumerate(t.the_ground().features):
            falls = feature.interactive and feature.size <= self.size and not t.rubble >> i & 1
            if falls and any(terrain_within(spot, feature.polygon, reach) for spot in spots):
                run.at -= 1  # come back for the next
                return destroy(t, i, c.me)
        return None


@dataclass(frozen=True, slots=True)
class crush_terrain(Effect):  # noqa: N801
    """The player destroys any number of features of a Size or less near somebody; their Sizes are dice for the attack."""

    size: int
    within: int
    of: Role = TARGET

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        t = c.table
        if "terrain" in run.roles:
            terrain = run.roles.pop("terrain")
            t.attack().attack_dice += t.the_ground().features[terrain].size
            run.at -= 1  # come back for the next
            return destroy(t, terrain, c.me)
        found = features_near(c, self.of, self.within, self.size)
        return Ask(run.seat, "choose", (PASS, *(("terrain", i) for i in found))) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.roles["terrain"] = option[1]
            run.at -= 1  # come back to destroy it


terrain_touched = Number("terrain_touched", lambda c: int(c.roles.get("destroyed", 0)))
"""How much terrain `destroy_touched` has destroyed."""


@dataclass(frozen=True, slots=True)
class overlapping(Filter):  # noqa: N801
    """Stands on terrain."""

    def test(self, c: Context, who: int) -> bool:
        return bool(c.table.standing_on(who))


def perch(who: Role) -> Number:
    """The Size of the largest terrain somebody stands on; 0 on the ground."""

    def read(c: Context) -> int:
        t = c.table
        return max((t.the_ground().features[i].size for i in t.standing_on(who.of(c))), default=0)

    return Number("perch", read, (who,))


def lower(who: Role) -> Test:
    """Somebody stands on no terrain, or on none as large as a lasting part was put in force with."""
    return Test("lower", lambda c: perch(who).read(c) < int(c.roles.get("paid", 0)), (who,))


terrain_size = Number("terrain_size", lambda c: c.table.the_ground().features[c.roles["terrain"]].size)
"""The Size of the feature that was picked."""


# -- terrain that cards bring ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class raise_terrain(Effect):  # noqa: N801
    """This character puts interactive terrain of a kind on the battlefield within a Range."""

    name: str
    range: int

    def declare(self, library: Library, name: str) -> None:
        library.markers.add(self.name)

    def run(self, c: Context, run: Run) -> Frame[Table]:
        return Raise(self.name, c.me, run.seat, self.range)


def standing_terrain(name: str) -> Number:
    """How much terrain of a kind that this character has put there stands on the battlefield."""
    return Number("standing_terrain", lambda c: len(raised(c.table, c.me, name)), (name,))


def fewer_standing(n: int, name: str) -> Test:
    """Fewer than so much terrain of a kind that this character has put there stands on the battlefield."""
    return Test("fewer_standing", lambda c: len(raised(c.table, c.me, name)) < n, (n, name))


def _measured_from(c: Context) -> int:
    """What the attack being resolved is measured from."""
    frame = next(one for one in reversed(c.table.stack) if isinstance(one, Attack | Series))
    return origin(c.table, frame.attacker, c.table.library.strikes[frame.weapon])


from_terrain = Test("from_terrain", lambda c: TERRAIN <= _measured_from(c) < MARKER)
"""The attack being resolved is measured from terrain."""


@dataclass(frozen=True, slots=True)
class destroy_origin(Effect):  # noqa: N801
    """The terrain from which the attack being resolved is measured is destroyed."""

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        spot = _measured_from(c)
        return destroy(c.table, spot - TERRAIN, c.me) if TERRAIN <= spot < MARKER else None


__all__ = [
    "all_near", "choose_large_terrain", "choose_terrain", "crush_terrain", "destroy_around", "destroy_near", "destroy_origin",
    "destroy_terrain", "destroy_touched", "features_near", "fewer_standing", "from_terrain",
    "heave", "large_terrain_near", "lower", "near_terrain", "overlapping",
    "perch", "raise_terrain", "standing_terrain", "terrain_by", "terrain_from",
    "terrain_near", "terrain_shared", "terrain_size", "terrain_touched", "throw_something",
    "throw_terrain", "to_throw", "topple",
]  # fmt: skip
