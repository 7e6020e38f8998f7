"""Battlefields nobody has seen before, that follow all the book's advice (Q26)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from longbox.geometry.ranges import terrain_to_terrain
from longbox.geometry.shapes import Polygon
from longbox.geometry.tools import EPS, STANDARD
from longbox.kernel import BadOption, Generator, suggest

from .check import APART, FEWEST
from .kinds import KINDS
from .plan import BOARD, Battlefield, Corners, Piece, footprint

GAP = STANDARD.range(APART) + 2 * EPS + 0.01
"""Just beyond Range 2."""
DARTS = 60
TRIES = 6
CELLS = 4
CELL = (BOARD - GAP * (CELLS + 1)) / CELLS
"""Sixteen cells, a gap from each other and from the edges: whatever fits into one can always be laid out."""


class Theme(NamedTuple):
    en: str
    de: str
    kinds: tuple[tuple[str, ...], ...]
    """By Size, from 1 to 5."""
    middle: tuple[str, ...]
    """What may stand in the very centre."""
    turns: tuple[int, ...]
    """How features are turned, in degrees: streets are straight, a crash is not."""


STRAIGHT = (0, 90)
ASKEW = tuple(range(0, 180, 15))

THEMES: dict[str, Theme] = {
    "city": Theme(
        "City streets", "Straßen der Stadt",
        (("bench", "lamppost", "barrier"), ("car", "car", "dumpster"), ("kiosk", "billboard", "food-truck", "tree"),
         ("truck", "market-stand"), ("building",)),
        ("fountain", "statue", "car"), STRAIGHT,
    ),
    "park": Theme(
        "Park", "Park",
        (("bench", "bench", "lamppost"), ("boulder", "fountain", "car"), ("tree", "tree", "statue", "kiosk", "food-truck"),
         ("market-stand", "truck"), ("building", "monolith")),
        ("monument", "fountain", "tree"), ASKEW,
    ),
    "docks": Theme(
        "Docks", "Hafengelände",
        (("crate", "barrier", "lamppost"), ("boat", "dumpster", "car"), ("tank", "billboard", "kiosk"),
         ("container", "container", "truck", "wagon"), ("crane", "building")),
        ("container", "tank", "crate"), STRAIGHT,
    ),
    "ruins": Theme(
        "Alien ruins", "Fremde Ruinen",
        (("crate", "barrier"), ("boulder", "cryo-tube", "boulder"), ("statue", "tree", "tank"), ("container", "truck"),
         ("monolith", "pyramid")),
        ("monument", "boulder", "cryo-tube"), ASKEW,
    ),
}  # fmt: skip

COUNTS = ((5, 2), (4, 3), (3, 4), (2, 4), (1, 3))
"""How many features of each Size are wanted, the largest first: they are the hardest to place."""


def generate(seed: int | Generator, theme: str = "", symmetric: bool = True) -> Battlefield:
    """A battlefield from a seed, the same for the same seed; with a half turn about its centre it looks the same from both sides.

    >>> field = generate(7, "park")
    >>> field == generate(7, "park"), len(field.features) >= 12
    (True, True)
    """
    rng = seed if isinstance(seed, Generator) else Generator(seed)
    if theme and theme not in THEMES:
        raise BadOption(f"There is no theme {theme!r}; {suggest(theme, THEMES)}.")
    chosen = THEMES[theme or rng.choice(sorted(THEMES))]
    for _ in range(TRIES):
        pieces = _scattered(chosen, rng, symmetric)
        if _spread_out(pieces):
            break
    else:
        pieces = _in_cells(chosen, rng, symmetric)
    names = {"en": f"{chosen.en} (random)", "de": f"{chosen.de} (zufällig)"}
    return Battlefield("random", names, {"en": "", "de": ""}, tuple(pieces))


def _scattered(theme: Theme, rng: Generator, symmetric: bool) -> list[Piece]:
    """Throw features onto the board, the largest first, and keep those that land clear of everything."""
    pieces: list[Piece] = []
    solid: list[Polygon] = []
    if symmetric and rng.below(2):
        kind = rng.choice(theme.middle)
        corners = footprint(kind, BOARD / 2, BOARD / 2, rng.choice(theme.turns))
        pieces.append(_piece(kind, corners))
        solid.append(Polygon(corners))
    for kind in _wanted(theme, rng, symmetric):
        for _ in range(DARTS):
            turn = rng.choice(theme.turns)
            x, y = GAP + (BOARD - 2 * GAP) * rng.random(), GAP + (BOARD - 2 * GAP) * rng.random()
            corners = footprint(kind, round(x, 1), round(y, 1), turn)
            there = [corners, _half_turn(corners)] if symmetric else [corners]
            polygons = [Polygon(one) for one in there]
            if _is_clear(polygons, solid):
                pieces += [_piece(kind, one) for one in there]
                solid += polygons
                break
    return pieces


def _wanted(theme: Theme, rng: Generator, symmetric: bool) -> list[str]:
    """The kinds to place; every entry counts twice on a symmetric battlefield."""
    found: list[str] = []
    for size, count in COUNTS:
        for _ in range((count + rng.below(2)) // 2 if symmetric else count):
            found.append(rng.choice(theme.kinds[size - 1]))
    return found


def _is_clear(new: list[Polygon], solid: list[Polygon]) -> bool:
    p = new[0]
    if p.left < GAP or p.bottom < GAP or p.right > BOARD - GAP or p.top > BOARD - GAP:
        return False
    return all(_apart(p, q) for q in (*new[1:], *solid))  # the twin of p is as clear as p: everything has its twin there


def _apart(p: Polygon, q: Polygon) -> bool:
    if hypot(p.x - q.x, p.y - q.y) >= p.radius + q.radius + GAP:
        return True
    return terrain_to_terrain(p, q) >= GAP


def _spread_out(pieces: Sequence[Piece]) -> bool:
    """Enough features, most of them of middling Size, some in every quarter of the board."""
    middling = sum(2 <= piece.size <= 4 for piece in pieces)
    quarters = [0, 0, 0, 0]
    for piece in pieces:
        x = sum(corner[0] for corner in piece.corners) / len(piece.corners)
        y = sum(corner[1] for corner in piece.corners) / len(piece.corners)
        quarters[(x > BOARD / 2) + 2 * (y > BOARD / 2)] += 1
    return len(pieces) >= FEWEST and 2 * middling > len(pieces) and min(quarters) >= 2


def _in_cells(theme: Theme, rng: Generator, symmetric: bool) -> list[Piece]:
    """One feature in each of sixteen cells, somewhere inside it: this cannot fail."""
    sizes = [5, 4, 3, 3, 2, 2, 2, 1] * (1 if symmetric else 2)
    rng.shuffle(sizes)
    pieces: list[Piece] = []
    for cell, size in enumerate(sizes):
        fitting = [kind for kind in theme.kinds[size - 1] if KINDS[kind].w <= CELL and KINDS[kind].h <= CELL]
        kind = rng.choice(fitting)
        turn = rng.choice(STRAIGHT) if KINDS[kind].sides == 4 else 0
        w, h = (KINDS[kind].w, KINDS[kind].h) if turn == 0 else (KINDS[kind].h, KINDS[kind].w)
        row, column = divmod(cell, CELLS)
        x = GAP + column * (CELL + GAP) + w / 2 + rng.random() * (CELL - w)
        y = GAP + row * (CELL + GAP) + h / 2 + rng.random() * (CELL - h)
        corners = footprint(kind, x, y, turn)
        pieces.append(_piece(kind, corners))
        if symmetric:
            pieces.append(_piece(kind, _half_turn(corners)))
    return pieces


def _piece(kind: str, corners: Corners) -> Piece:
    return Piece(kind, KINDS[kind].size, KINDS[kind].interactive, corners)


def _half_turn(corners: Corners) -> Corners:
    return tuple((round(BOARD - x, 4), round(BOARD - y, 4)) for x, y in corners)
