"""Line of Sight and Line of Effect between figures (chapters "Line of Sight", "Line of Effect")."""

from __future__ import annotations

from ..ground import BLOCKED
from ..state import Table
from ..words import Overlooked, Unseen
from .adjacency import plots_beside


def overlooked(t: Table, who: int) -> bool:
    """Whether a Special says to ignore this figure for Line of Sight just now."""
    for part in t.parts(who, Overlooked):
        if part.when == "obscured":
            if t.obscured(who):
                return True
        elif plots_beside(t, who):
            return True
    return False


def hidden(t: Table, who: int) -> bool:
    """Whether a Special hides a figure from opponents that are not adjacent."""
    return any(not part.obscured or t.obscured(who) for part in t.parts(who, Unseen))


def in_the_way(t: Table, viewer: int, strangers: int = 0) -> int:
    """The squares of the figures that block a viewer's Line of Sight, as bits: all but itself, Teammates and the overlooked.

    Nobody blocks a Giant's (FT-295). FT-241, FT-245.
    """
    if t.giant(viewer):
        return 0
    mask = strangers or t.strangers(viewer)
    for other in t.bonds().hidden:
        if t.at[other] >= 0 and overlooked(t, other):
            mask &= ~(1 << t.at[other])
    return mask


def sees(t: Table, viewer: int, target: int, blocking: int | None = None) -> bool:
    """Line of Sight from a figure to another (FT-240..FT-243). `blocking` is `in_the_way(t, viewer)` where it is known."""
    ground = t.ground()
    a, b = t.at[viewer], t.at[target]
    if ground.near[a] >> b & 1:  # FT-279
        return True  # FT-279
    if t.seat[viewer] != t.seat[target] and t.kit(target).unseen and hidden(t, target):  # FT-269
        return False
    crossed = ground.sight(a, b)
    if crossed == BLOCKED:  # FT-227, FT-228, FT-230, FT-240
        return False  # FT-227, FT-228, FT-230, FT-240
    return t.giant(target) or not crossed & (in_the_way(t, viewer) if blocking is None else blocking)


def sees_square(t: Table, viewer: int, square: int, blocking: int | None = None) -> bool:
    """Whether a figure can target a square: a wall or roof it means to break does not hide itself."""
    ground = t.ground()
    a = t.at[viewer]
    if ground.adjacent[a] >> square & 1 or (not t.options["mended"] and ground.distance(a, square) <= 1):
        return True
    crossed = ground.sight(a, square)
    return crossed != BLOCKED and not crossed & (in_the_way(t, viewer) if blocking is None else blocking)


def seen(t: Table, viewer: int) -> list[int]:
    """The opposing figures a figure has Line of Sight to."""
    blocking = in_the_way(t, viewer)
    return [other for other in t.foes(viewer) if sees(t, viewer, other, blocking)]


def all_lines(t: Table) -> dict[tuple[int, int], bool]:
    """Every ordered pair of figures on the map: may the first see the second?"""
    standing = t.standing()
    out = {}
    for a in standing:
        blocking = in_the_way(t, a)
        for b in standing:
            if a != b:
                out[a, b] = sees(t, a, b, blocking)
    return out


def affected(t: Table, origin: int, squares: int) -> list[int]:
    """The figures within so many squares of an origin that an area effect reaches (FT-271, FT-273)."""
    ground = t.ground()
    return [who for who in t.standing() if ground.distance(origin, t.at[who]) <= squares and t.effect(origin, t.at[who])]
