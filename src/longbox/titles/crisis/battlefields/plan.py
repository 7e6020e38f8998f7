"""A battlefield: its features and the ground painted under them."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin, tau
from typing import Any, NamedTuple, TypeAlias

from longbox.geometry.tools import STANDARD
from longbox.kernel import LongboxError

from .kinds import KINDS

Corners: TypeAlias = tuple[tuple[float, float], ...]
BOARD = STANDARD.board_width
SURFACES = ("road", "path", "grass", "water", "rails", "square", "scorched")


class BadBattlefield(LongboxError):
    """A battlefield that cannot be played on."""


class Piece(NamedTuple):
    """One terrain feature, in the plain form that a game's state keeps."""

    kind: str
    size: int
    interactive: bool
    corners: Corners


class Surface(NamedTuple):
    """Paint on the ground. It means nothing to the rules."""

    kind: str
    corners: Corners


@dataclass(frozen=True, slots=True)
class Battlefield:
    """36 by 36 inches with terrain on it (CP-120, CP-121)."""

    id: str
    names: dict[str, str]
    about: dict[str, str]
    features: tuple[Piece, ...]
    surfaces: tuple[Surface, ...] = ()

    @property
    def terrain(self) -> tuple[tuple[Any, ...], ...]:
        """What a game's state keeps of it."""
        return tuple((kind, size, interactive, corners) for kind, size, interactive, corners in self.features)


def labels(kinds: list[str]) -> list[str]:
    """What sentences call the features: counted by kind.

    >>> labels(["car", "food-truck", "car"])
    ['Car 1', 'Food truck 1', 'Car 2']
    """
    counts: dict[str, int] = {}
    found = []
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
        name = KINDS[kind].en if kind in KINDS else kind or "feature"
        found.append(f"{name[:1].upper()}{name[1:]} {counts[kind]}")
    return found


def footprint(kind: str, x: float, y: float, turn: float = 0.0, w: float = 0.0, h: float = 0.0) -> Corners:
    """The corners of a feature of some kind about its middle, turned by degrees.

    >>> footprint("bench", 10, 10, 90)
    ((10.4, 9.0), (10.4, 11.0), (9.6, 11.0), (9.6, 9.0))
    """
    usual = KINDS[kind]
    w, h = w or usual.w, h or usual.h
    if usual.sides == 4:
        points = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    else:
        points = [(w / 2 * cos(tau * i / usual.sides), h / 2 * sin(tau * i / usual.sides)) for i in range(usual.sides)]
    c, s = cos(radians(turn)), sin(radians(turn))
    return tuple((round(x + px * c - py * s, 4), round(y + px * s + py * c, 4)) for px, py in points)
