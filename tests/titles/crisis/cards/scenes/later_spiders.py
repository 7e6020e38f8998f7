"""How the scenes of later spiders are set up and played on."""

from __future__ import annotations

from ...scene import PASS, Duel
from ..cast import SKULL

SILK = "silk"
FUTURE = "spider-man-2099"
NOIR = "spider-man-noir"
GHOST = "ghost-spider"


def until_asked(duel: Duel, kind: str) -> bool:
    """Whether this is asked before the scene is still; whatever may be declined before it is."""
    while not duel.still and duel.ask.kind != kind:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return not duel.still


def spun(apart: float = 4.0) -> Duel:
    """A web from (10, 10) to (10, 10 + apart), enemies on both sides of it."""
    duel = Duel([SILK, NOIR, FUTURE], [SKULL, GHOST]).set(SILK, power=1).set(NOIR, power=1).hand("web-barrier")
    duel.put(NOIR, 10, 10 + apart).put(FUTURE, 5, 30).put(SKULL, 12, 12).put(GHOST, 7, 12)
    duel.play("web-barrier")
    while not duel.still:
        duel.answer(next(one for one in duel.offered if one != PASS))
    assert (duel.power(SILK), duel.power(NOIR)) == (0, 0)
    return duel


def sights(duel: Duel, one: str, two: str) -> tuple[bool, bool]:
    a, b = duel.who(one), duel.who(two)
    return duel.t.sees(a, b), duel.t.sees(b, a)
