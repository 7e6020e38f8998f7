"""Adjacency: who stands next to whom, and whom a figure can reach as if it did (chapter "It's Clobberin' Time")."""

from __future__ import annotations

from ..codes import MAGICAL, NOBODY, SHOOTING
from ..ground import set_of
from ..state import Table


def adjacent(t: Table, a: int, b: int) -> bool:
    """Two figures: neighbouring squares of one elevation without a wall between, or the two ends of a ladder or stair top."""
    return bool(t.ground().near[t.at[a]] >> t.at[b] & 1)


def beside(t: Table, who: int, square: int) -> bool:
    """A figure and a square, token or Plot: ladders and stairs do not count (FT-209); its own square does (FT-278)."""
    return bool(t.ground().adjacent[t.at[who]] >> square & 1)


def plots_beside(t: Table, who: int) -> bool:
    """Whether a token of its own Plot lies beside a figure."""
    first, near = 2 * t.seat[who], t.ground().adjacent[t.at[who]]
    one, two = t.plots[first], t.plots[first + 1]
    return bool((one >= 0 and near >> one & 1) or (two >= 0 and near >> two & 1))


def contiguous(t: Table, squares: tuple[int, ...]) -> bool:
    """Whether squares hang together by adjacency, without gaps (FT-201).

    No set of squares at all hangs together.
    """
    if not squares:
        return False
    wanted = set_of(squares)
    seen = 1 << squares[0]
    edge = [squares[0]]
    while edge:
        more = t.ground().adjacent[edge.pop()] & wanted & ~seen
        seen |= more
        while more:
            low = more & -more
            edge.append(low.bit_length() - 1)
            more ^= low
    return seen == wanted


def reach_of(t: Table, who: int) -> int:
    """How far away a figure attacks as if adjacent: 1, 2 for a Giant, or what a Special says."""
    return t.kit(who).reach


def reaches_from(t: Table, who: int, square: int, goal: int) -> bool:
    """Whether a figure could attack from a square as if adjacent: at any elevation, not past walls and Solid (FT-296, FT-297)."""
    ground, far = t.ground(), reach_of(t, who)
    if far == 1:
        return bool(ground.near[square] >> goal & 1)
    return ground.distance(square, goal) <= far and t.effect(square, goal)


def at_hand(t: Table, who: int, square: int) -> bool:
    """Whether a Brawling attack can be aimed at a square: beside it, a Solid one whatever its elevation, or within its reach."""
    ground, here, far = t.ground(), t.at[who], reach_of(t, who)
    if ground.adjacent[here] >> square & 1:
        return True
    if far > 1:
        return ground.distance(here, square) <= far and t.effect(here, square)
    return ground.solid(square) and ground.distance(here, square) == 1 and not ground.closed(here, square)


def reaches(t: Table, who: int, target: int) -> bool:
    return reaches_from(t, who, t.at[who], t.at[target])


def reached(t: Table, who: int) -> list[int]:
    """The opposing figures a figure can attack as if adjacent."""
    if reach_of(t, who) == 1:
        return adjacent_foes(t, who)
    return [foe for foe in t.foes(who) if reaches(t, who, foe)]


def adjacent_foes(t: Table, who: int) -> list[int]:
    near = t.ground().near[t.at[who]]
    return [other for other in t.foes(who) if near >> t.at[other] & 1]


def shoots_past(t: Table, who: int, close: list[int]) -> bool:
    """Whether a figure may shoot past the opponents adjacent to it: only past fliers, and only if that was agreed (TQ-34)."""
    return bool(t.options["past_fliers"]) and not t.flies(who) and all(t.flies(foe) for foe in close)


def engaged(t: Table, who: int, form: str) -> bool:
    """Whether what it carries, or an adjacent opponent, keeps a figure from Shooting or Magical attacks on things (FT-619)."""
    if form not in (SHOOTING, MAGICAL) or not t.options["mended"]:
        return False
    close = adjacent_foes(t, who)
    return t.carrying[who] != NOBODY or (bool(close) and not shoots_past(t, who, close))
