"""Movement: advance, climb, throw, push, place, toward and away (CP-248..CP-308)."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees, hypot, isfinite, pi
from typing import Any

from longbox.geometry import wedge
from longbox.geometry.advance import Placement, Start
from longbox.geometry.ends import fault
from longbox.geometry.ground import ground
from longbox.geometry.ranges import terrain_within
from longbox.geometry.shapes import Base, Polygon
from longbox.kernel import PASS, AnyFrame, Ask, Illegal, Named, Plain, pair_of_numbers

from ..barriers import barriers
from ..battlefields.kinds import KINDS
from ..codes import NOBODY, SLOW, M, S
from ..events import Moved
from ..script import queries
from ..script.running import Step
from ..state import Table
from . import places

FREE, TOWARD, AWAY = "", "toward", "away"
CLIMBING_SIZE = 5
DIRECTIONS = 16


def others(t: Table, who: int) -> list[Base]:
    """Every other base on the battlefield."""
    return [t.base[one] for one in t.present() if one != who]


def may_move(t: Table, who: int, how: str, cause: int) -> bool:
    """CP-395: a Dazed character cannot be moved; some cards forbid more."""
    if not t.can_be_affected(who) or (cause != NOBODY and t.has(queries.NOT_MOVED, who)):
        return False
    hostile = cause != NOBODY and t.seat[cause] != t.seat[who]
    barred = [*t.changes(queries.NEVER_MOVED, who), *(t.changes(queries.NOT_MOVED_BY_ENEMY, who) if hostile else ())]
    return not any(how in kinds for kinds in barred)


# -- advances ----------------------------------------------------------------------------------------------------------


def tools_for(t: Table, who: int, tool: int) -> list[float]:
    """The tools an advance may use: the named one and smaller ones (CP-248), only Short with Slow (CP-496)."""
    lengths = t.the_tools().speeds()
    return list(lengths[: (S if t.conditions[who] & SLOW else tool) + 1])


def tool_size(t: Table, who: int, climb: bool) -> int:
    """The Size a character counts as while the tool is placed (CP-264, CP-270, CP-519..CP-522)."""
    sizes: list[int] = [t.size(who), *([CLIMBING_SIZE] if climb else t.changes(queries.MOVE_SIZE, who))]
    return max(sizes)


@dataclass(frozen=True, slots=True)
class Reach:
    """Where an advance may end: some allowed tool takes the base there, and it may stand there."""

    who: int
    tool: int
    climb: bool
    side: str
    about: tuple[float, float]

    def lengths(self, t: Table) -> list[float]:
        return tools_for(t, self.who, S if self.climb else self.tool)

    def size(self, t: Table) -> int:
        return tool_size(t, self.who, self.climb)

    def prepared(self, t: Table) -> tuple[Start, list[Base], list[Polygon], list[Polygon]]:
        base = t.base[self.who]
        passable, blockers = t.the_ground().sorted(base, self.size(t), t.rubble)
        flat, steep = t.the_ground().footing(passable)
        tool_blockers = [*blockers, *barriers(t, self.who, self.climb)]
        return Start(base, self.lengths(t), tool_blockers, t.the_tools()), others(t, self.who), flat, [*blockers, *steep]

    def inside(self, t: Table, x: float, y: float) -> bool:
        """CP-296..CP-302: the wedge of toward and away."""
        start = t.base[self.who][:2]
        if self.side == TOWARD:
            return wedge.moves_toward(start, (x, y), self.about)
        if self.side == AWAY:
            return wedge.moves_away(start, (x, y), self.about)
        return True

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        x, y = pair_of_numbers(value)
        if (x, y) == t.base[self.who][:2]:
            return (x, y)  # Q07: staying is always possible
        start, bases, passable, blockers = self.prepared(t)
        far = hypot(x - start.base[0], y - start.base[1])
        reach = max(mover.length for mover in start.movers) + 2 * start.base[2]
        if far > reach + t.the_tools().eps:  # whatever else may be wrong there
            raise Illegal("That place is {far:.1f} in away; the tool reaches {reach:.1f} in.", far=far, reach=reach)
        stands_or_raise(t, self.who, x, y, bases, passable, blockers)
        if not self.inside(t, x, y):
            if self.side == TOWARD:
                raise Illegal("That place is not toward as the angled tool lies.")
            raise Illegal("That place is not away as the angled tool lies.")
        if start.find(x, y) is None:
            raise Illegal("No way to lay the tool reaches that place: terrain that is too large is in between.")
        return (x, y)

    def samples(self, t: Table) -> places.Places:
        return places.ends(t, self)

    def placement(self, t: Table, x: float, y: float) -> Placement | None:
        return self.prepared(t)[0].find(x, y)

    def ground(self, t: Table) -> list[list[tuple[float, float]]]:
        """The reachable ground as rings, for the page."""
        return [ring for mover in self.prepared(t)[0].movers for ring in ground(mover)]

    def describe(self) -> dict[str, Any]:
        return {"advance": self.who, "tool": self.tool, "climb": self.climb, "side": self.side, "about": list(self.about)}


def stands_or_raise(
    t: Table, who: int, x: float, y: float, bases: list[Base], passable: list[Polygon], blockers: list[Polygon], r: float = 0.0
) -> None:
    """CP-251, CP-252, CP-255: whether a base may end here; a sentence if not. `r` is its radius if that is about to change."""
    wrong = fault((x, y, r or t.base[who][2]), bases, passable, blockers, t.the_tools())
    if wrong is None:
        return
    name = t.named(who)
    if wrong.kind == "edge":
        raise Illegal("{who} cannot end there: the base would leave the battlefield.", who=name)
    if wrong.kind == "base":
        present = [one for one in t.present() if one != who]
        raise Illegal(
            "{who} cannot end there: the base would overlap {other} by {depth:.1f} in.",
            who=name,
            other=t.named(present[wrong.which]),
            depth=wrong.depth,
        )
    polygon = [*passable, *blockers][wrong.which]
    feature = next(feature for feature in t.the_ground().features if feature.polygon is polygon)
    kind = Named(KINDS[feature.kind].en, f"terrain.{feature.kind}") if feature.kind in KINDS else feature.kind
    if wrong.kind == "roof" and not feature.flat:
        raise Illegal("{who} cannot end on the {terrain}: nobody can stand on it.", who=name, terrain=kind)
    if wrong.kind == "roof":
        raise Illegal("{who} cannot end on the {terrain}: it is too large for that without climbing.", who=name, terrain=kind)
    raise Illegal(
        "{who} cannot end there: the base would overlap the {terrain} by {depth:.1f} in.",
        who=name,
        terrain=kind,
        depth=wrong.depth,
    )


@dataclass(slots=True)
class Advance(Step):
    """An advance or a climb (CP-262..CP-274)."""

    STEPS = ("would", "move", "after")

    who: int
    tool: int = M
    climb: bool = False
    seat: int = NOBODY
    """Who moves it: its own player unless an effect says otherwise."""
    cause: int = NOBODY
    side: str = FREE
    about: tuple[float, float] = (0.0, 0.0)
    optional: bool = False

    def would(self, t: Table) -> AnyFrame | None:
        how = "climb" if self.climb else "advance"
        if not may_move(t, self.who, how, self.cause):
            self.step = len(self.STEPS)
            return None
        if self.seat == NOBODY:
            self.seat = t.seat[self.who]
        return t.window("would_move", self.who, self.cause, how)

    def move(self, t: Table) -> Ask | None:
        if not t.can_be_affected(self.who):
            self.step = len(self.STEPS)  # Dazed or gone by what answered the movement
            return None
        region = self.region()
        options: tuple[Plain, ...] = region.samples(t)
        return Ask(self.seat, "advance", (PASS, *options) if self.optional else options, region)

    def region(self) -> Reach:
        return Reach(self.who, self.tool, self.climb, self.side, self.about)

    def answer_advance(self, t: Table, end: Any) -> None:
        if end == PASS:
            self.step = len(self.STEPS)
            return
        self.step += 1
        x, y, r = t.base[self.who]
        tool: tuple[float, ...] = ()
        if t.sink is not None:
            tool = self.region().placement(t, *end) or ()
        t.base[self.who] = (end[0], end[1], r)
        t.emit(Moved, self.who, "climb" if self.climb else "advance", (x, y), end, tuple(tool))

    def after(self, t: Table) -> AnyFrame | None:
        t.facts.append(("advanced", self.who, 0))
        return t.window("moved", self.who, self.cause, "climb" if self.climb else "advance")


# -- directions -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Direction:
    """A direction in degrees, anywhere or inside the wedge of toward and away (Q51: at most 45 degrees off)."""

    x: float
    y: float
    side: str
    about: tuple[float, float]

    def middle(self) -> float | None:
        if self.side == FREE or hypot(self.about[0] - self.x, self.about[1] - self.y) <= 0.01:
            return None
        axis = atan2(self.about[1] - self.y, self.about[0] - self.x)
        return axis if self.side == TOWARD else axis + pi

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        if len(value) != 1 or not isinstance(value[0], int | float) or not isfinite(value[0]):
            raise Illegal("A direction is one number, in degrees, like [90].")
        angle = float(value[0]) % 360.0
        middle = self.middle()
        if middle is not None and abs((angle - degrees(middle) + 180.0) % 360.0 - 180.0) > 45.0 + 1e-6:
            if self.side == TOWARD:
                raise Illegal("That direction is not toward: it must be within 45 degrees of the line of centres.")
            raise Illegal("That direction is not away: it must be within 45 degrees of the line of centres.")
        return (angle,)

    def samples(self) -> tuple[tuple[float, ...], ...]:
        middle = self.middle()
        if middle is None:
            return tuple((i * 360.0 / DIRECTIONS,) for i in range(DIRECTIONS))
        return tuple(
            dict.fromkeys((round((degrees(middle) + turn) % 360.0, 3) % 360.0,) for turn in (0.0, -20.0, 20.0, -40.0, 40.0))
        )

    def describe(self) -> dict[str, Any]:
        return {"from": [self.x, self.y], "side": self.side, "about": list(self.about)}


# -- place -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a character may be placed: any part of the base within a range of somewhere, standing legally (CP-292..CP-295, Q48)."""

    who: int
    range: int
    x: float
    y: float
    r: float
    size: float
    """The radius of the base to be placed: a transformation may change it."""

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        x, y = pair_of_numbers(value)
        tools = t.the_tools()
        far = hypot(x - self.x, y - self.y) - self.r - self.size
        if far > tools.range(self.range) + tools.eps:
            raise Illegal("That place is {far:.1f} in away; it must be within Range {range}.", far=far, range=self.range)
        flat, steep = t.the_ground().footing(feature.polygon for feature in t.the_ground().standing(t.rubble))
        stands_or_raise(t, self.who, x, y, others(t, self.who), flat, steep, self.size)
        return (x, y)

    def samples(self, t: Table) -> places.Places:
        return places.spots(t, self)

    def describe(self) -> dict[str, Any]:
        return {"place": self.who, "range": self.range, "of": [self.x, self.y, self.r]}


@dataclass(frozen=True, slots=True)
class Beside(Spot):
    """The same, measured from a feature; the circle is the one round it."""

    terrain: int = NOBODY

    def near(self, t: Table, x: float, y: float) -> bool:
        polygon, tools = t.the_ground().features[self.terrain].polygon, t.the_tools()
        return terrain_within((x, y, self.size), polygon, tools.range(self.range), tools.eps)

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        x, y = pair_of_numbers(value)
        if not self.near(t, x, y):
            raise Illegal("That place is not within Range {range} of the terrain.", range=self.range)
        flat, steep = t.the_ground().footing(feature.polygon for feature in t.the_ground().standing(t.rubble))
        stands_or_raise(t, self.who, x, y, others(t, self.who), flat, steep, self.size)
        return (x, y)

    def samples(self, t: Table) -> places.Places:
        return tuple(point for point in places.spots(t, self) if self.near(t, *point))


@dataclass(slots=True)
class Place(Step):
    """A character is placed (CP-292..CP-295); without a legal place it stays (Q49)."""

    STEPS = ("would", "put", "after")

    who: int
    range: int
    seat: int
    cause: int = NOBODY
    about: tuple[float, float, float] = (0.0, 0.0, -1.0)
    """The base or point measured from; a negative radius: where the character stands now."""
    optional: bool = False
    terrain: int = NOBODY
    """The feature measured from, if it is one."""

    def would(self, t: Table) -> AnyFrame | None:
        if not may_move(t, self.who, "place", self.cause):
            self.step = len(self.STEPS)
            return None
        if self.about[2] < 0:
            self.about = t.base[self.who]
        return t.window("would_move", self.who, self.cause, "place")

    def put(self, t: Table) -> Ask | None:
        if not t.can_be_affected(self.who):
            self.step = len(self.STEPS)
            return None
        x, y, r = self.about
        size = t.base[self.who][2]
        if self.terrain == NOBODY:
            region = Spot(self.who, self.range, x, y, r, size)
        else:
            shape = t.the_ground().features[self.terrain].polygon
            region = Beside(self.who, self.range, shape.x, shape.y, shape.radius, size, self.terrain)
        options: tuple[Plain, ...] = region.samples(t)
        if not options:
            self.step = len(self.STEPS)
            return None
        return Ask(self.seat, "place", (PASS, *options) if self.optional else options, region)

    def answer_place(self, t: Table, end: Any) -> None:
        if end == PASS:
            self.step = len(self.STEPS)
            return
        self.step += 1
        x, y, r = t.base[self.who]
        t.base[self.who] = (end[0], end[1], r)
        t.emit(Moved, self.who, "place", (x, y), end, ())

    def after(self, t: Table) -> AnyFrame | None:
        t.facts.append(("placed", self.who, 0))
        return t.window("moved", self.who, self.cause, "place")
