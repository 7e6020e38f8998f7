"""Collisions and thrown terrain (CP-278..CP-286, CP-446..CP-462)."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import tau

from longbox.geometry import straight
from longbox.kernel import AnyFrame, Ask
from longbox.kernel.plain import sparse

from ..codes import NOBODY, PLAYED
from ..events import Collided, TerrainDestroyed
from ..script.running import Step
from ..state import Table
from .aftermath import Answers
from .damage import COLLISION, Suffer
from .dice import Dodge, may_dodge
from .movement import Direction


def destroy(t: Table, terrain: int, by: int = NOBODY) -> AnyFrame | None:
    """CP-447..CP-450: it is gone, unless it is non-interactive; what stood on it stands on the ground. Then cards answer."""
    if not t.the_ground().features[terrain].interactive or t.rubble >> terrain & 1:
        return None
    t.rubble |= 1 << terrain
    t.emit(TerrainDestroyed, terrain)
    return t.window("terrain_destroyed", by, terrain)


@dataclass(slots=True)
class Collision(Step):
    """A thrown character has met something (CP-283..CP-286), in the order of Q42."""

    HARM = True
    STEPS = ("would", "announce", "brace", "thrown_suffers", "struck_dodges", "terrain_breaks", "answers")

    thrown: int
    struck: int
    terrain: int
    by: int
    size: int = 0
    spared: list[int] = field(default_factory=list)
    """Characters that suffer no damage from it."""
    harmless: bool = False
    """The thrown character suffers nothing from it."""
    stand_in: int = sparse(NOBODY)
    """Whoever suffers in the place of the thrown character, so much less damage."""
    less: int = sparse(0)
    waiting: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    """What its damage has done, for cards to answer after it."""

    def would(self, t: Table) -> AnyFrame | None:
        """The thrown character suffers a collision as well as whoever it meets, unless it was not really thrown."""
        return None if self.thrown in self.spared else t.window("would_collide", self.thrown, self.by)

    def brace(self, t: Table) -> AnyFrame | None:
        return t.window("collision", self.thrown, self.struck, self.by)

    def announce(self, t: Table) -> None:
        self.size = t.thrown_size(self.thrown)
        t.emit(Collided, self.thrown, self.struck, self.terrain)

    def thrown_suffers(self, t: Table) -> AnyFrame | None:
        if self.harmless or self.thrown in self.spared:
            return None
        who = self.thrown if self.stand_in == NOBODY else self.stand_in
        return Suffer(who, 1 - self.less, self.by, COLLISION) if self.less < 1 else None

    def struck_dodges(self, t: Table) -> AnyFrame | None:
        if self.struck == NOBODY or self.struck in self.spared or not may_dodge(t, self.struck):
            return None
        return Dodge(self.struck, self.size + 1, self.by)

    def terrain_breaks(self, t: Table) -> AnyFrame | None:
        if self.terrain == NOBODY:
            return None
        feature = t.the_ground().features[self.terrain]
        if feature.size < self.size:
            return destroy(t, self.terrain, self.by)
        return None

    def hold(self, event: str, data: tuple[int, ...]) -> bool:
        self.waiting.append((event, data))
        return True

    def answers(self, t: Table) -> AnyFrame | None:
        waiting, self.waiting = self.waiting, []
        return Answers(waiting) if waiting else None


@dataclass(slots=True)
class ThrowTerrain(Step):
    """A character throws a terrain feature (CP-454..CP-462)."""

    STEPS = ("remove", "aim", "strike", "brace", "hit")

    by: int
    terrain: int
    tool: int
    seat: int
    hits: list[tuple[str, int]] = field(default_factory=list)
    struck: int = NOBODY
    spared: list[int] = field(default_factory=list)

    def remove(self, t: Table) -> AnyFrame | None:
        return destroy(t, self.terrain, self.by)

    def aim(self, t: Table) -> Ask:
        x, y, _ = t.base[self.by]
        region = Direction(x, y, "", (0.0, 0.0))
        return Ask(self.seat, "direction", region.samples(), region)

    def way(self, t: Table, degrees: float) -> tuple[straight.Slide, list[tuple[str, int]]]:
        """How the tool lies in a direction, and what it meets."""
        crowd = [one for one in t.present() if one != self.by]
        standing = [i for i in range(len(t.terrain)) if not t.rubble >> i & 1]
        features = [t.the_ground().features[i].polygon for i in standing]
        length = t.the_tools().speeds()[self.tool]
        end = straight.throw_terrain(
            t.base[self.by], degrees / 360.0 * tau, length, [t.base[one] for one in crowd], features, t.the_tools()
        )
        return end, [
            ("character", crowd[hit.which]) if hit.kind == "base" else ("terrain", standing[hit.which]) for hit in end.hits
        ]

    def answer_direction(self, t: Table, value: tuple[float]) -> None:
        self.step += 1
        self.hits += self.way(t, value[0])[1]

    def strike(self, t: Table) -> Ask | AnyFrame | None:
        if not self.hits:
            return None
        if len(self.hits) > 1:
            return Ask(self.seat, "hit", tuple(self.hits))
        kind, which = self.hits[0]
        if kind == "terrain":
            t.emit(Collided, NOBODY, NOBODY, which)
            feature = t.the_ground().features[which]
            if feature.size < t.the_ground().features[self.terrain].size:
                return destroy(t, which, self.by)
            return None
        t.emit(Collided, NOBODY, which, self.terrain)
        self.struck = which
        return None

    def brace(self, t: Table) -> AnyFrame | None:
        return None if self.struck == NOBODY else t.window("collision", NOBODY, self.struck, self.by)

    def hit(self, t: Table) -> AnyFrame | None:
        if self.struck == NOBODY or self.struck in self.spared or not may_dodge(t, self.struck):
            return None
        return Dodge(self.struck, t.the_ground().features[self.terrain].size + 1, self.by)

    def answer_hit(self, t: Table, hit: tuple[str, int]) -> None:
        self.hits = [hit]


@dataclass(slots=True)
class Topple(Step):
    """A feature is destroyed and somebody suffers a collision as if it had been hit by it (CP-460)."""

    STEPS = ("remove", "strike", "hit")

    by: int
    terrain: int
    target: int
    spared: tuple[int, ...] = sparse()
    """Characters that suffer no damage from it."""

    def remove(self, t: Table) -> AnyFrame | None:
        return destroy(t, self.terrain, self.by)

    def strike(self, t: Table) -> AnyFrame | None:
        if not t.status[self.target] & PLAYED or not may_dodge(t, self.target):
            self.step = len(self.STEPS)
            return None
        t.emit(Collided, NOBODY, self.target, self.terrain)
        return t.window("collision", NOBODY, self.target, self.by) if t.options["mended"] else None

    def hit(self, t: Table) -> AnyFrame | None:
        if self.target in self.spared or not may_dodge(t, self.target):
            return None
        return Dodge(self.target, t.the_ground().features[self.terrain].size + 1, self.by)
