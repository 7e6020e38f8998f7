"""What a panel is drawn with: shapes, letters and emblems, the same for a page and for paper."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from math import cos, pi, sin
from pathlib import Path
from typing import Final, TypeAlias, cast

from fpdf import FPDF

import longbox.web
from longbox.server.drawings import drawings

INK: Final = "#14171f"
PAPER: Final = "#ffffff"
FONTS: Final = Path(longbox.web.__file__).parent / "fonts"
FACES: Final = {"lettering": "archivo-longbox-lettering.ttf", "caption": "archivo-longbox-caption.ttf"}
"""The files of the two faces, which paper needs and lengths are measured by."""
CUTS: Final = {"lettering": ("800", "75%"), "caption": ("600", "88%")}
"""The same as weight and width of the family that pages have."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A path, filled, with a line around it, or both."""

    d: str
    fill: str = ""
    line: str = ""
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Letters:
    """A line of text; `line` is the colour around lettering."""

    x: float
    y: float
    words: str
    size: float
    fill: str = INK
    face: str = "caption"
    anchor: str = "start"
    line: str = ""
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Sign:
    """An emblem in a square around 0, 0."""

    name: str
    size: float
    colour: str


@dataclass(frozen=True, slots=True)
class Put:
    """Marks put somewhere: moved, turned (in degrees) and sized."""

    x: float
    y: float
    parts: tuple[Mark, ...]
    turn: float = 0.0
    scale: float = 1.0


Mark: TypeAlias = Shape | Letters | Sign | Put


# -- shapes -----------------------------------------------------------------------------------------------------------------


def num(value: float) -> str:
    """A number as drawings have it.

    >>> num(12.0), num(-0.26)
    ('12', '-0.3')
    """
    return f"{value:.1f}".removesuffix(".0")


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """A closed path.

    >>> polygon([(0, 0), (4, 0), (4, 2.5)])
    'M0 0L4 0L4 2.5Z'
    """
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def box(x: float, y: float, wide: float, high: float) -> str:
    return f"M{num(x)} {num(y)}h{num(wide)}v{num(high)}h{num(-wide)}Z"


def circle(x: float, y: float, r: float) -> str:
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z"


def dots(wide: float, high: float, colour: str, opacity: float, gap: float = 15, size: float = 4.4) -> Shape:
    """Halftone: lines whose dashes are so short that only their round ends are left."""
    rows = int(high / gap * 2) + 2
    d = "".join(f"M{num((row % 2) * gap / 2)} {num(row * gap / 2)}H{num(wide)}" for row in range(rows))
    return Shape(d, line=colour, width=size, dash=(0.0, gap), opacity=opacity)


def rays(x: float, y: float, near: float, far: float, colour: str, many: int = 26, thick: float = 1.0) -> Shape:
    """Lines of speed and force away from a place."""
    d = []
    for i in range(many):
        angle = i / many * 2 * pi + (i % 3) * 0.05
        wide = (0.022 + (i % 4) * 0.009) * thick
        start = near + (i % 5) * 6
        ends = [(start, angle), (far, angle - wide), (far, angle + wide)]
        d.append(polygon((x + r * cos(a), y + r * sin(a)) for r, a in ends))
    return Shape("".join(d), colour)


def burst(x: float, y: float, r: float, squash: float = 1.0, fill: str = PAPER) -> Shape:
    """A star behind whoever it hits."""
    points = []
    for i in range(26):
        reach = r * 0.72 if i % 2 else r * (1 + ((i * 7) % 5) * 0.055)
        angle = i / 26 * 2 * pi
        points.append((x + reach * cos(angle), y + reach * squash * sin(angle)))
    return Shape(polygon(points), fill, INK, 3)


def skyline(wide: float, high: float, top: float, colour: str) -> Shape:
    """Roofs of a city."""
    points, x, i = [(0.0, high)], 0.0, 0
    while x < wide:
        roof = top + (i * 37 % 61) / 61 * (high - top) * 0.7
        x_next = min(wide, x + 26 + (i * 29 % 37))
        points += [(x, roof), (x_next, roof)]
        x, i = x_next, i + 1
    return Shape(polygon([*points, (wide, high)]), colour)


# -- letters ----------------------------------------------------------------------------------------------------------------


@cache
def _ruler() -> FPDF:
    made = FPDF()
    for face, file in FACES.items():
        made.add_font(face, "", FONTS / file)
    return made


def long(words: str, size: float, face: str = "caption") -> float:
    """How long a line of text is, in the unit of its size.

    >>> long("WHAM", 20, "lettering") < long("WHAM WHAM", 20, "lettering")
    True
    """
    known = cast("Mapping[int, int]", _ruler().fonts[face].cw)
    usual = known[ord("n")]
    return sum(known[ord(one)] or usual for one in words) * size / 1000


def wrapped(words: str, wide: float, size: float, face: str = "caption") -> list[str]:
    """Words in lines that are no longer than `wide`.

    >>> wrapped("Storm attacks Ultron", 70, 15)
    ['Storm', 'attacks', 'Ultron']
    """
    lines: list[str] = []
    for word in words.split(" "):
        if lines and long(f"{lines[-1]} {word}", size, face) <= wide:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


# -- as a drawing -----------------------------------------------------------------------------------------------------------


def svg(mark: Mark) -> str:
    """A mark as an element of a drawing.

    >>> svg(Shape("M0 0h4Z", "#fff"))
    '<path d="M0 0h4Z" fill="#fff"/>'
    """
    match mark:
        case Shape():
            return f"<path {_painted(mark)}/>"
        case Letters():
            weight, width = CUTS[mark.face]
            around = ""
            if mark.line:
                around = f' stroke="{mark.line}" stroke-width="{num(mark.width)}" stroke-linejoin="round" paint-order="stroke"'
            anchor = "" if mark.anchor == "start" else f' text-anchor="{mark.anchor}"'
            return (
                f'<text x="{num(mark.x)}" y="{num(mark.y)}" font-size="{num(mark.size)}" font-weight="{weight}"'
                f' font-stretch="{width}" fill="{mark.fill}"{around}{anchor}>{escape(mark.words)}</text>'
            )
        case Sign():
            half = num(-mark.size / 2)
            return (
                f'<use href="#emblem-{escape(mark.name)}" x="{half}" y="{half}" width="{num(mark.size)}" height="{num(mark.size)}"'
                f' fill="{mark.colour}" color="{mark.colour}"/>'
            )
        case Put():
            turn = f" rotate({num(mark.turn)})" if mark.turn else ""
            scale = f" scale({mark.scale:.3f})" if mark.scale != 1 else ""
            inside = "".join(map(svg, mark.parts))
            return f'<g transform="translate({num(mark.x)} {num(mark.y)}){turn}{scale}">{inside}</g>'


def _painted(shape: Shape) -> str:
    found = [f'd="{shape.d}"', f'fill="{shape.fill or "none"}"']
    if shape.line:
        found.append(f'stroke="{shape.line}" stroke-width="{num(shape.width)}" stroke-linejoin="round"')
    if shape.dash:
        found.append(f'stroke-linecap="round" stroke-dasharray="{" ".join(map(num, shape.dash))}"')
    if shape.opacity < 1:
        found.append(f'opacity="{shape.opacity:.2f}"')
    return " ".join(found)


def signs(marks: Iterable[Mark]) -> set[str]:
    """The emblems in a drawing."""
    found: set[str] = set()
    for mark in marks:
        if isinstance(mark, Sign):
            found.add(mark.name)
        elif isinstance(mark, Put):
            found |= signs(mark.parts)
    return found


def symbols(names: Iterable[str]) -> str:
    """The emblems that a drawing uses by name."""
    known = {name: drawings()[name] for name in sorted(names) if name in drawings()}
    return "".join(f'<symbol id="emblem-{name}" viewBox="{one["box"]}">{one["body"]}</symbol>' for name, one in known.items())


def outline(name: str) -> tuple[tuple[float, float, float], list[str]]:
    """The paths of an emblem: left, top and width of its square, and each path."""
    one = drawings()[name]
    left, top, wide, _ = map(float, one["box"].split())
    return (left, top, wide), re.findall(r' d="([^"]+)"', one["body"])
