"""The battlefield as the rules see it: terrain with sizes, prepared once, and the answers about it remembered.

Terrain in a state is plain data, `(kind, size, interactive, corners)`; what has been destroyed is a set of bits beside it. Sight
and cover depend on nothing but places, Sizes, measurements and those bits, so answers are kept by them: bots ask the same again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from longbox.geometry.ranges import terrain_within
from longbox.geometry.shapes import Base, Polygon, overlaps_feature
from longbox.geometry.sight import Line, cover_line, sight
from longbox.geometry.tools import STANDARD, Tools

from .battlefields.kinds import KINDS

BOARD = 36.0
COVER_RANGE = 1
_KEPT = 50_000


class Feature(NamedTuple):
    """A piece of terrain."""

    polygon: Polygon
    size: int
    kind: str
    interactive: bool
    flat: bool


@dataclass(slots=True)
class Ground:
    """Prepared terrain. One object per battlefield and set of measurements, shared by all games with these."""

    features: tuple[Feature, ...]
    tools: Tools
    _sights: dict[tuple[Base, Base, int, int], Line | None] = field(default_factory=dict)
    _unders: dict[tuple[Base, int], list[int]] = field(default_factory=dict)
    _covers: dict[tuple[Base, Base, int, int, bool], bool] = field(default_factory=dict)

    def standing(self, rubble: int) -> list[Feature]:
        """The features not yet destroyed."""
        return [feature for i, feature in enumerate(self.features) if not rubble >> i & 1]

    def line(self, a: Base, b: Base, tall: int, rubble: int, veils: Sequence[Polygon] = ()) -> Line | None:
        """A line of sight to something that counts as this tall, or None (CP-417, CP-419); veils are never too low for it."""
        if veils:
            return sight(a, b, [*self.tall(tall, rubble), *veils], self.tools.eps)
        key = (a, b, tall, rubble)
        if key not in self._sights:
            if len(self._sights) > _KEPT:
                self._sights.clear()
            self._sights[key] = sight(a, b, self.tall(tall, rubble), self.tools.eps)
        return self._sights[key]

    def tall(self, tall: int, rubble: int) -> list[Polygon]:
        """The features that hide something that counts as this tall."""
        return [f.polygon for i, f in enumerate(self.features) if f.size > tall and not rubble >> i & 1]

    def covers(self, a: Base, b: Base, size: int, rubble: int, roof: bool = True) -> bool:
        """Whether one feature of at least this Size near `b` lies on some line from `a` (CP-472..CP-474).

        `roof`: whether that may be the feature on which `b` stands (Q62).
        """
        key = (a, b, size, rubble, roof)
        if key not in self._covers:
            if len(self._covers) > _KEPT:
                self._covers.clear()
            self._covers[key] = any(self.cover(i, a, b, size, rubble, roof) for i in range(len(self.features)))
        return self._covers[key]

    def cover(self, i: int, a: Base, b: Base, size: int, rubble: int, roof: bool = True) -> bool:
        """Whether one feature gives it (`covers`)."""
        f, eps = self.features[i], self.tools.eps
        return (
            f.size >= size
            and not rubble >> i & 1
            and terrain_within(b, f.polygon, self.tools.range(COVER_RANGE), eps)
            and (roof or not overlaps_feature(b, f.polygon, eps))
            and cover_line(a, b, f.polygon, eps)
        )

    def under(self, base: Base, rubble: int) -> list[int]:
        """The features a base stands on or cuts."""
        key = (base, rubble)
        found = self._unders.get(key)
        if found is None:
            if len(self._unders) > _KEPT:
                self._unders.clear()
            found = self._unders[key] = [
                i for i, f in enumerate(self.features) if not rubble >> i & 1 and overlaps_feature(base, f.polygon, self.tools.eps)
            ]
        return found

    def footing(self, polygons: Iterable[Polygon]) -> tuple[list[Polygon], list[Polygon]]:
        """Of some footprints, those with room to stand on top, and those where nobody keeps the balance (CP-254, Q16)."""
        steep = {id(f.polygon) for f in self.features if not f.flat}
        flat: list[Polygon] = []
        other: list[Polygon] = []
        for polygon in polygons:
            (other if id(polygon) in steep else flat).append(polygon)
        return flat, other

    def sorted(self, base: Base, size: int, rubble: int) -> tuple[list[Polygon], list[Polygon]]:
        """What the movement tool of a character of this Size may overlap, and what blocks it (CP-264..CP-266)."""
        passable: list[Polygon] = []
        blockers: list[Polygon] = []
        for i, f in enumerate(self.features):
            if not rubble >> i & 1:
                (passable if f.size <= size or overlaps_feature(base, f.polygon, self.tools.eps) else blockers).append(f.polygon)
        return passable, blockers

    def near(self, base: Base, size: int, rubble: int, far: float) -> tuple[list[Polygon], list[Polygon], list[Polygon]]:
        """Of what is near enough to matter: roofs to stand on, what the tool may only cross, and what blocks it."""
        x, y, _ = base
        left, right, bottom, top = x - far, x + far, y - far, y + far
        roofs: list[Polygon] = []
        steep: list[Polygon] = []
        blockers: list[Polygon] = []
        for i, (q, feature_size, _, _, flat) in enumerate(self.features):
            if q.left < right and q.right > left and q.bottom < top and q.top > bottom and not rubble >> i & 1:
                if feature_size > size and not overlaps_feature(base, q, self.tools.eps):
                    blockers.append(q)
                else:
                    (roofs if flat else steep).append(q)
        return roofs, steep, blockers


@lru_cache(16)
def ground_of(terrain: tuple[tuple[Any, ...], ...], tools: Tools = STANDARD) -> Ground:
    """Prepare terrain from a state."""
    features = tuple(
        Feature(Polygon(corners), size, kind, bool(interactive), kind not in KINDS or KINDS[kind].flat)
        for kind, size, interactive, corners in terrain
    )
    return Ground(features, tools)
