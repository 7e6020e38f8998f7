"""Maps as drawings: one file each, read and judged here.

A drawing has a sign for every square at every second column, and between them the edges: `|` is a wall and `H` a ladder between
two squares of a row; a line made of ` `, `-` (wall) and `=` (ladder) stands between two rows of squares. Lines without edges
between them may be left out.

    . . # #        . clear      d difficult   w aquatic    # Solid        e Elevated and open
        =          ~ smoke      f fire        i slick      / stair        ^ the top of a stair
    . .|. .

Outdoors Solid is a roof, so Elevated (FT-219); inside one of the `indoor` rectangles it is not (FT-220).

>>> small = draw(". #", ". .")
>>> small.width, small.height, small.squares[1] == ELEVATED | SOLID
(2, 2, True)
>>> draw(". ?")
Traceback (most recent call last):
longbox.titles.tactics.maps.BadMap: Square B1 is drawn as '?', which means nothing; use one of . d w # e ~ f i / ^.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Final

from longbox.kernel import LongboxError, suggest

ELEVATED, INDOOR, DIFFICULT, AQUATIC, SOLID, SMOKE, FIRE, SLICK, RUBBLE, FOOT, HEAD = (1 << i for i in range(11))
TERRAIN: Final = {
    "elevated": ELEVATED, "indoor": INDOOR, "difficult": DIFFICULT, "aquatic": AQUATIC, "solid": SOLID, "smoke": SMOKE,
    "fire": FIRE, "slick": SLICK, "rubble": RUBBLE, "stair": FOOT, "stair top": HEAD,
}  # fmt: skip
FIRE_RANK = 12
"""From this bit on a square keeps the rank of its Fire."""

SIGNS: Final = {
    ".": 0, "d": DIFFICULT, "w": AQUATIC, "#": SOLID | ELEVATED, "e": ELEVATED, "~": SMOKE, "f": FIRE | SMOKE, "i": SLICK,
    "/": FOOT, "^": HEAD | ELEVATED,
}  # fmt: skip

NORTH, SOUTH = range(2)
SIDES: Final = ("north", "south")
LEAST, MOST = 12, 40
"""How many squares a map for play has either way: room for Plots four squares from every edge (FT-160)."""

ROOM = 8
"""The figures a starting area must hold: a full team and some that Specials bring."""

Rectangle = tuple[int, int, int, int]
Edge = tuple[int, int]


class BadMap(LongboxError):
    """A map that cannot be played on, and the square where it is wrong."""


@dataclass(frozen=True, slots=True)
class Map:
    """A map as it is before play. Squares are numbered row by row from the top left."""

    width: int
    height: int
    squares: tuple[int, ...]
    walls: frozenset[Edge]
    ladders: frozenset[Edge]
    areas: tuple[tuple[int, ...], ...] = ()
    """Where each side sets up, if the map says so."""
    names: Mapping[str, str] = field(default_factory=dict, compare=False, hash=False)
    gazetteer: Mapping[str, str] = field(default_factory=dict, compare=False, hash=False)
    """What a player should know of it, per language (FT-203)."""

    def area(self, side: int) -> tuple[int, ...]:
        """Where a side, NORTH or SOUTH, sets up: the marked area, or two rows without their ends (FT-154, FT-155)."""
        if self.areas:
            return self.areas[side]
        rows = (0, 1) if side == 0 else (self.height - 1, self.height - 2)
        return tuple(self.at(x, y) for y in rows for x in range(2, self.width - 2))

    def at(self, x: int, y: int) -> int:
        return y * self.width + x


def label(width: int, square: int) -> str:
    """A square as people call it: its column as a letter, its row as a number from the top.

    >>> label(30, 0), label(30, 33), label(30, 59)
    ('A1', 'D2', 'AD2')
    """
    x, y = square % width, square // width
    return ("" if x < 26 else chr(64 + x // 26)) + chr(65 + x % 26) + str(y + 1)


def draw(
    *lines: str,
    indoor: tuple[Rectangle, ...] = (),
    areas: tuple[Rectangle, ...] = (),
    names: Mapping[str, str] | None = None,
    gazetteer: Mapping[str, str] | None = None,
) -> Map:
    """The map that some lines draw; raises `BadMap` with the first square that is wrong."""
    rows, between = rows_of(lines)
    if not rows:
        raise BadMap("The map has no squares; draw at least one row of them.")
    width, height = (len(rows[0]) + 1) // 2, len(rows)
    walls: set[Edge] = set()
    ladders: set[Edge] = set()
    squares = across(rows, width, indoor, walls, ladders)
    under(between, width, height, walls, ladders)
    starts = fields(areas, width, height)
    found = Map(width, height, tuple(squares), frozenset(walls), frozenset(ladders), starts, names or {}, gazetteer or {})
    check(found)
    return found


def rows_of(lines: Iterable[str]) -> tuple[list[str], dict[int, str]]:
    """The rows of squares, and the lines of edges by the number of rows above them."""
    rows: list[str] = []
    between: dict[int, str] = {}
    for line in (one for text in lines for one in text.split("\n")):
        if line.strip() and set(line) <= set(" -="):
            between[len(rows)] = line
        elif line.strip():
            rows.append(line.rstrip())
    return rows, between


def across(rows: list[str], width: int, indoor: tuple[Rectangle, ...], walls: set[Edge], ladders: set[Edge]) -> list[int]:
    """The squares of all rows; the edges between two of a row are added."""
    squares: list[int] = []
    for y, row in enumerate(rows):
        if (len(row) + 1) // 2 != width or len(row) % 2 == 0:
            raise BadMap(
                "Row {row} of the map has {count} squares; row 1 has {width}, and all rows need as many.",
                row=y + 1,
                count=(len(row) + 1) // 2,
                width=width,
            )
        for x in range(width):
            squares.append(square_from(row[2 * x], label(width, y * width + x), any(inside(x, y, box) for box in indoor)))
        for x in range(width - 1):
            mark(row[2 * x + 1], "|", "H", (y * width + x, y * width + x + 1), walls, ladders, width)
    return squares


def under(between: Mapping[int, str], width: int, height: int, walls: set[Edge], ladders: set[Edge]) -> None:
    """Adds the edges between two rows."""
    for y, line in between.items():
        if y == 0 or y == height:
            raise BadMap("A line of edges stands at the rim of the map; walls and ladders stand between two rows of squares.")
        for i, sign in enumerate(line):
            if sign != " " and (i % 2 or i // 2 >= width):
                raise BadMap(
                    "An edge under row {row} stands at column {column} of the line, under no square; put it under one.",
                    row=y,
                    column=i + 1,
                )
            if i % 2 == 0:
                mark(sign, "-", "=", ((y - 1) * width + i // 2, y * width + i // 2), walls, ladders, width)


def square_from(sign: str, where: str, indoors: bool) -> int:
    if sign not in SIGNS:
        raise BadMap(
            "Square {where} is drawn as {sign!r}, which means nothing; use one of {signs}.",
            where=where,
            sign=sign,
            signs=" ".join(SIGNS),
        )
    bits = SIGNS[sign]
    if not indoors:
        return bits
    if bits & SOLID:
        return SOLID | INDOOR
    if bits & ELEVATED:
        raise BadMap("Square {where} is Indoor and Elevated; nothing Indoor is Elevated.", where=where)
    return bits | INDOOR


def mark(sign: str, wall: str, ladder: str, edge: Edge, walls: set[Edge], ladders: set[Edge], width: int) -> None:
    if sign == wall:
        walls.add(edge)
    elif sign == ladder:
        ladders.add(edge)
    elif sign != " ":
        a, b = (label(width, square) for square in edge)
        raise BadMap(
            "Between {a} and {b} stands {sign!r}, which means nothing; use {wall} for a wall, {ladder} for a ladder.",
            a=a,
            b=b,
            sign=sign,
            wall=wall,
            ladder=ladder,
        )


def inside(x: int, y: int, box: Rectangle) -> bool:
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]


def fields(areas: tuple[Rectangle, ...], width: int, height: int) -> tuple[tuple[int, ...], ...]:
    out: list[tuple[int, ...]] = []
    for box in areas:
        if not (0 <= box[0] <= box[2] < width and 0 <= box[1] <= box[3] < height):
            raise BadMap(
                "The starting area {area} does not lie on the map, which is {width} by {height} squares.",
                area=list(box),
                width=width,
                height=height,
            )
        out.append(tuple(y * width + x for y in range(box[1], box[3] + 1) for x in range(box[0], box[2] + 1)))
    if len(out) not in (0, 2):
        raise BadMap("The starting areas of the map are {count}; it marks one for each side or none.", count=len(out))
    return tuple(out)


def check(found: Map) -> None:
    """Ladders join Ground and Elevated; a stair has a foot, a top and somewhere to lead to."""
    for edge in sorted(found.ladders):
        if not (found.squares[edge[0]] ^ found.squares[edge[1]]) & ELEVATED:
            a, b = (label(found.width, square) for square in edge)
            raise BadMap(
                "The ladder between {a} and {b} leads nowhere; one of the two must be Ground and the other Elevated.", a=a, b=b
            )
    for square, bits in enumerate(found.squares):
        near = [found.squares[other] for other in beside(found, square)]
        where = label(found.width, square)
        if bits & HEAD and not any(other & FOOT for other in near):
            raise BadMap("The top of a stair at {where} has no stair beside it; draw / next to it.", where=where)
        if bits & HEAD and not any(other & ELEVATED for other in near):
            raise BadMap("The stair at {where} leads nowhere; its top needs an Elevated square beside it.", where=where)
        if bits & FOOT and not any(other & HEAD for other in near):
            raise BadMap("The stair at {where} has no top; draw ^ next to it.", where=where)


def beside(found: Map, square: int) -> Iterator[int]:
    """The squares that share an edge with one."""
    x, y = square % found.width, square // found.width
    for a, b in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
        if 0 <= a < found.width and 0 <= b < found.height:
            yield found.at(a, b)


def load(text: str) -> Map:
    """A map from the JSON of a map file, or a sentence."""
    try:
        data: object = json.loads(text)
    except ValueError:
        raise BadMap("The map is no JSON text; a map file holds a drawing and perhaps name, gazetteer, indoor and areas.") from None
    drawing = data.get("drawing") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(drawing, list):
        raise BadMap("The map has no drawing; give it as a list of lines.")
    strange = sorted(set(data) - {"name", "gazetteer", "drawing", "indoor", "areas"})
    if strange:
        raise BadMap("The map has a field {field!r}; it may have name, gazetteer, drawing, indoor and areas.", field=strange[0])
    if not all(isinstance(line, str) and len(line) < 200 for line in drawing) or len(drawing) > 200:
        raise BadMap("The drawing of a map is a list of at most 200 lines of text.")
    return draw(
        *drawing,
        indoor=rectangles("indoor", data.get("indoor", [])),
        areas=rectangles("areas", data.get("areas", [])),
        names=per_language("name", data.get("name", {})),
        gazetteer=per_language("gazetteer", data.get("gazetteer", {})),
    )


def rectangles(name: str, given: object) -> tuple[Rectangle, ...]:
    """A field of a map file that holds rectangles."""
    if not isinstance(given, list) or not all(
        isinstance(box, list) and len(box) == 4 and all(type(n) is int for n in box) for box in given
    ):
        raise BadMap("The field {field} of a map is a list of rectangles, each [left, top, right, bottom].", field=name)
    return tuple((a, b, c, d) for a, b, c, d in given)


def per_language(name: str, given: object) -> Mapping[str, str]:
    """A field of a map file that holds a text in several languages."""
    if not isinstance(given, dict) or not all(isinstance(one, str) for one in given.values()):
        raise BadMap(
            "The {field} of a map is given per language, as in {example}.",
            field=name,
            example='{"en": "Old mall", "de": "Altes Kaufhaus"}',
        )
    return given


def playable(found: Map) -> Map:
    """The map, if an Issue can be played on it: large enough, with room for both sides."""
    if not (LEAST <= found.width <= MOST and LEAST <= found.height <= MOST):
        raise BadMap(
            "The map is {width} by {height} squares; a map for play has {least} to {most} either way.",
            width=found.width,
            height=found.height,
            least=LEAST,
            most=MOST,
        )
    for side in (0, 1):
        room = [square for square in found.area(side) if not found.squares[square] & SOLID or found.squares[square] & ELEVATED]
        if len(room) < ROOM:
            raise BadMap(
                "The north side of the map has room for {room} figures; it needs room for {need}."
                if side == 0
                else "The south side of the map has room for {room} figures; it needs room for {need}.",
                room=len(room),
                need=ROOM,
            )
    return found


READY: Final = tuple(
    sorted(file.name[:-5] for file in resources.files("longbox.titles.tactics.maps").iterdir() if file.name.endswith(".json"))
)
"""The maps that come with the title, by name."""


@cache
def the_map(name: str) -> Map:
    """A ready map by its name, or the map that a JSON text describes."""
    if name.lstrip().startswith("{"):
        return load(name)
    if name not in READY:
        raise BadMap("There is no map {name!r}; {hint}", name=name, hint=suggest(name, READY))
    return load((resources.files("longbox.titles.tactics.maps") / f"{name}.json").read_text(encoding="utf-8"))
