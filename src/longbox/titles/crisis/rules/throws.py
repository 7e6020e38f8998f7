"""Throws and pushes of characters (CP-275..CP-291)."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import tau

from longbox.geometry import straight
from longbox.geometry.shapes import seg_poly
from longbox.kernel import AnyFrame, Ask
from longbox.kernel.plain import sparse

from ..codes import NOBODY
from ..events import Moved
from ..script.running import Step
from ..state import Table
from .collisions import Collision, destroy
from .movement import FREE, Direction, may_move


@dataclass(slots=True)
class Slide(Step):
    """A throw or a push of a character (CP-275..CP-291)."""

    STEPS = ("would", "aim", "trample", "collide", "bumped", "after")

    who: int
    tool: int
    how: str
    """throw or push."""
    by: int
    """The character performing it; NOBODY for a Crisis card."""
    seat: int
    side: str = FREE
    about: tuple[float, float] = (0.0, 0.0)
    hits: list[tuple[str, int]] = field(default_factory=list)
    unhurt: bool = False
    """A collision does the one that is thrown no damage."""
    touched: bool = False
    """A push ran into terrain."""
    tramples: int = 0
    """Interactive terrain up to this Size is destroyed and does not stop it."""
    broken: list[int] = field(default_factory=list)
    watched: bool = sparse(default=False)
    """It is noted whether it meets anything on its way."""

    def would(self, t: Table) -> AnyFrame | None:
        if not may_move(t, self.who, self.how, self.by):
            self.step = len(self.STEPS)
            return None
        return t.window("would_move", self.who, self.by, self.how)

    def aim(self, t: Table) -> Ask | None:
        if not t.can_be_affected(self.who):
            self.step = len(self.STEPS)
            return None
        x, y, _ = t.base[self.who]
        region = Direction(x, y, self.side, self.about)
        return Ask(self.seat, "direction", region.samples(), region)

    def soft(self, t: Table) -> list[int]:
        """The features it runs down."""
        if not self.tramples:
            return []
        every = enumerate(t.the_ground().features)
        return [i for i, one in every if one.interactive and one.size <= self.tramples and not t.rubble >> i & 1]

    def trample(self, t: Table) -> AnyFrame | None:
        while self.broken:
            window = destroy(t, self.broken.pop(0), self.by)
            if window is not None:
                self.back_to("trample")
                return window
        return None

    def way(self, t: Table, degrees: float, how: str = "") -> tuple[straight.Slide, list[tuple[str, int]]]:
        """How it slides in a direction, and what it meets."""
        crowd = [one for one in t.present() if one not in (self.who, self.by)]
        soft = self.soft(t)
        standing = [i for i in range(len(t.terrain)) if not t.rubble >> i & 1 and i not in soft]
        features = [t.the_ground().features[i].polygon for i in standing]
        thrower = t.base[self.by] if self.by not in (NOBODY, self.who) else None
        slide = straight.throw if (how or self.how) == "throw" else straight.push
        angle, length = degrees / 360.0 * tau, t.the_tools().speeds()[self.tool]
        end = slide(t.base[self.who], angle, length, [t.base[one] for one in crowd], features, thrower, t.the_tools())
        return end, [
            ("character", crowd[hit.which]) if hit.kind == "base" else ("terrain", standing[hit.which]) for hit in end.hits
        ]

    def answer_direction(self, t: Table, value: tuple[float]) -> None:
        self.step += 1
        x, y, r = t.base[self.who]
        end, hits = self.way(t, value[0])
        if self.how == "push" and t.hears("pushed_into_terrain"):
            self.touched = any(kind == "terrain" for kind, _ in self.way(t, value[0], "throw")[1])
        if self.tramples:
            met = [which for kind, which in self.way(t, value[0], "throw")[1] if kind == "character"]
            t.facts = [fact for fact in t.facts if fact[:2] != ("met", self.who)] + [("met", self.who, one) for one in met]
        if self.watched:
            t.facts = [fact for fact in t.facts if fact[:2] != ("bumped", self.who)]
            t.facts += [("bumped", self.who, 0)] if self.way(t, value[0], "throw")[1] else []
        t.base[self.who] = (end.x, end.y, r)
        self.hits += hits
        features, eps = t.the_ground().features, t.the_tools().eps
        self.broken += [i for i in self.soft(t) if seg_poly(x, y, end.x, end.y, features[i].polygon) <= r + eps]
        t.emit(Moved, self.who, self.how, (x, y), (end.x, end.y), (t.the_tools().speeds()[self.tool], value[0] / 360.0 * tau))

    def collide(self, t: Table) -> Ask | AnyFrame | None:
        """CP-278..CP-286; of several things met at once the thrower's player picks one (Q29)."""
        if not self.hits:
            return None
        if len(self.hits) > 1:
            return Ask(self.seat, "hit", tuple(self.hits))
        kind, which = self.hits[0]
        struck, terrain = (which, NOBODY) if kind == "character" else (NOBODY, which)
        return Collision(self.who, struck, terrain, self.by, harmless=self.unhurt)

    def answer_hit(self, t: Table, hit: tuple[str, int]) -> None:
        self.hits = [hit]

    def bumped(self, t: Table) -> AnyFrame | None:
        return t.window("pushed_into_terrain", self.who, self.by) if self.touched else None

    def after(self, t: Table) -> AnyFrame | None:
        return t.window("moved", self.who, self.by, self.how)
