"""Where something is, in words: on, behind or beside what, how far from whom, on whose side of the battlefield.

Sides and directions are as in the picture, where the own edge is at the bottom.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import atan2, hypot, tau
from typing import Final

from longbox.geometry.ranges import base_to_base, base_to_terrain
from longbox.geometry.shapes import Base, seg_hits_poly

from ..codes import NOBODY, ON_BOARD
from ..ground import BOARD
from ..state import Table
from .voice import Voice

RANGES: Final = 5
BESIDE: Final = 1
"""Within this Range of something one is behind it or beside it: there terrain is cover and tokens are contested."""
MIDDLE: Final = BOARD / 9
CENTRE: Final = BOARD / 6
"""So far from the middle a place is still in the middle, from edge to edge and from left to right: most of a game is there."""
AHEAD: Final[Mapping[str, tuple[int, int]]] = {"south": (0, 1), "north": (0, -1), "west": (1, 0), "east": (-1, 0)}
"""Away from an edge of one's own."""


def whereabouts(v: Voice, t: Table, base: Base, among: Iterable[int]) -> str:
    """What a base stands on, behind or beside, and the Range to the nearest of some characters."""
    near = nearest(t, base, among)
    how, terrain = terrain_about(t, base, near)
    beside = [v.the_terrain(i) for i in terrain if how == "w.beside"] + [v.token(i) for i in token_about(t, base)]
    parts = [v(how, terrain=v.the_terrain(i)) for i in terrain if how != "w.beside"]
    parts += [v("w.beside", what=v.listed(beside))] if beside else []
    if near != NOBODY:
        far, tools = base_to_base(base, t.base[near]), t.the_tools()
        number = next((n for n in range(1, RANGES + 1) if far <= tools.range(n) + tools.eps), None)
        who = v.character(near)
        parts.append(v("w.range", n=number, who=who) if number else v("w.beyond", who=who))
    return ", ".join(parts)


def nearest(t: Table, base: Base, among: Iterable[int]) -> int:
    return min(among, key=lambda who: base_to_base(base, t.base[who]), default=NOBODY)


def terrain_about(t: Table, base: Base, near: int) -> tuple[str, list[int]]:
    """The terrain that matters most: under a base, else between it and the nearest, else beside it."""
    under = t.the_ground().under(base, t.rubble)
    if under:
        return "w.on", under[:1]
    reach, ground = t.the_tools().range(BESIDE) + t.the_tools().eps, t.the_ground().features
    gaps = sorted((base_to_terrain(base, f.polygon), i) for i, f in enumerate(ground) if not t.rubble >> i & 1)
    beside = [i for far, i in gaps if far <= reach]
    if near != NOBODY:
        x, y, _ = t.base[near]
        behind = [i for i in beside if seg_hits_poly(base[0], base[1], x, y, ground[i].polygon)]
        if behind:
            return "w.behind", behind[:1]
    return "w.beside", beside[:1]


def token_about(t: Table, base: Base) -> list[int]:
    """The nearest token that lies beside it."""
    r, reach = t.the_tools().token_radius, t.the_tools().range(BESIDE) + t.the_tools().eps
    lying = [(i, at) for i, at in enumerate(t.token_at) if t.token_holder[i] == ON_BOARD and at != base[:2]]
    gaps = sorted((base_to_base(base, (*at, r)), i) for i, at in lying)
    return [i for far, i in gaps[:1] if far <= reach]


def seen(t: Table, seat: int, x: float, y: float) -> tuple[float, float]:
    """A way on the battlefield as it is drawn for a seat: to the right, and up."""
    ax, ay = AHEAD[t.edges[seat if seat in (0, 1) else 0]]
    return x * ay - y * ax, x * ax + y * ay


def side(v: Voice, t: Table, seat: int, at: Sequence[float]) -> str:
    """Which part of the battlefield a place is in."""
    right, up = seen(t, seat, at[0] - BOARD / 2, at[1] - BOARD / 2)
    own = "w.yours" if seat in (0, 1) else "w.near"
    where = v(own if up < -MIDDLE else "w.far" if up > MIDDLE else "w.middle")
    return v("w.left", where=where) if right < -CENTRE else v("w.right", where=where) if right > CENTRE else where


def clock(v: Voice, t: Table, seat: int, x: float, y: float) -> str:
    """A direction as on the face of a clock: 12 is straight ahead."""
    right, up = seen(t, seat, x, y)
    return v("w.clock", n=round(atan2(right, up) / tau * 12) % 12 or 12)


def way(v: Voice, t: Table, seat: int, x: float, y: float) -> str:
    """How far it is, and where to."""
    return v("w.way", n=v.number(hypot(x, y)), way=clock(v, t, seat, x, y))


def foes(t: Table, seat: int) -> list[int]:
    """Whom a player measures from; an onlooker from everybody."""
    return [who for who in t.present() if t.seat[who] != seat]


def landing(v: Voice, t: Table, seat: int, at: Sequence[float], r: float) -> str:
    """Where something would end, as a label."""
    found = whereabouts(v, t, (at[0], at[1], r), foes(t, seat)) or side(v, t, seat, at)
    return sentence(found, end="")


def places(v: Voice, t: Table, seat: int) -> dict[str, str]:
    """Where every piece on the battlefield is."""
    r, everybody = t.the_tools().token_radius, t.present()
    found: dict[str, str] = {}
    for who in everybody:
        about = whereabouts(v, t, t.base[who], foes(t, t.seat[who]))
        found[f"character:{who}"] = sentence(about, side(v, t, seat, t.base[who]))
    lying = [(f"token:{i}", at) for i, at in enumerate(t.token_at) if t.token_holder[i] == ON_BOARD]
    for key, at in [*lying, *((f"marker:{i}", one[2:]) for i, one in enumerate(t.markers))]:
        found[key] = sentence(whereabouts(v, t, (at[0], at[1], r), everybody), side(v, t, seat, at))
    for i, feature in enumerate(t.the_ground().features):
        found[f"terrain:{i}"] = sentence("", side(v, t, seat, (feature.polygon.x, feature.polygon.y)))
    return found


def sentence(*parts: str, end: str = ".") -> str:
    """
    >>> sentence("", "in the middle")
    'In the middle.'
    """
    text = ", ".join(filter(None, parts))
    return f"{text[0].upper()}{text[1:]}{end}"
