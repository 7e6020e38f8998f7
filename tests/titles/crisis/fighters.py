"""Characters and terrain for tests of the rules: round numbers, no card's own text.

`fighter` (Size 2, defenses 3/2/1, Stamina 6 and 5, Speed Medium) has one attack of each shape and type; the others
differ from it in one point.
"""

from __future__ import annotations

import sys
from typing import Any

from longbox.kernel import Illegal
from longbox.titles.crisis.words import *
from titles.crisis.shelf import add, the_cards

from .scene import Duel

del Test  # type: ignore[name-defined]  # noqa: F821  (a word of the language that pytest would take for a test)

R = 0.689
"""The radius of a 35 mm base."""


def box(x: float, y: float, w: float, h: float, size: int = 3, interactive: bool = True, kind: str = "box") -> tuple[Any, ...]:
    """A rectangle of terrain by its lower left corner."""
    return (kind, size, interactive, ((x, y), (x + w, y), (x + w, y + h), (x, y + h)))


ATTACKS = (
    Strike("jab", PHYSICAL, range=3, dice=4),
    Strike("bolt", ENERGY, range=4, dice=5, cost=2),
    Strike("whisper", MYSTIC, range=5, dice=3),
    Strike("tap", PHYSICAL, range=2, dice=1),
    Strike("ray", ENERGY, range=3, dice=3, cost=1, shape="beam"),
    Strike("quake", PHYSICAL, range=2, dice=3, cost=1, shape="area"),
    Strike("either", PHYSICAL, range=3, dice=2, types=(PHYSICAL, MYSTIC)),
)


MADE: dict[str, tuple[str, int]] = {}
"""Where each test character was made."""


def character(
    id: str,
    *superpowers: Superpower,
    attacks: tuple[Strike, ...] = ATTACKS,
    size: int = 2,
    defense: tuple[int, int, int] = (3, 2, 1),
    stamina: tuple[int, int] = (6, 5),
    speed: int = M,
    base: int = 35,
) -> str:
    """Put a test character into the library, once, and name it. Two tests cannot mean different characters by one name."""
    caller = sys._getframe(1)
    made_at = (caller.f_code.co_filename, caller.f_lineno)
    assert MADE.setdefault(id, made_at) == made_at, f"{id} is another test's: {MADE[id]}"
    if id not in the_cards().characters:
        healthy, hurt = Side(stamina[0], speed, size, defense), Side(stamina[1], speed, size, defense)
        add(Character(id, id, id, 3, (Form("Normal", healthy, hurt, base),), attacks, superpowers))
    return id


FIGHTER = character("fighter")
BIG = character("big-fighter", size=4, base=50)
SMALL = character("small-fighter", size=1)
FRAIL = character("frail-fighter", stamina=(1, 1))
FAST = character("fast-fighter", speed=L)
FLYER = character("flying-fighter", innate("flight", static("move_size", 5, on=me)))
SNEAK = character("sneaking-fighter", innate("stealth", static("stealth", 3, on=me)))


def reaches(duel: Duel, x: float, y: float) -> bool:
    """Whether the question takes this place."""
    return takes(duel, [x, y])


def takes(duel: Duel, value: list[Any]) -> bool:
    try:
        duel.ask.judge(duel.t, value)
    except Illegal:
        return False
    return True


def close(one: tuple[float, float], two: tuple[float, float], by: float = 0.02) -> bool:
    return abs(one[0] - two[0]) <= by and abs(one[1] - two[1]) <= by
