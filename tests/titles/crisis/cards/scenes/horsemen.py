"""Apocalypse with one who rides for him, and an enemy."""

from __future__ import annotations

from ...scene import Duel
from ..cast import BONES, SKULL
from ..playing import moment

APOCALYPSE, RIDER = "apocalypse", "mister-sinister"
CARDS = ("death", "famine", "pestilence", "war")


def riding(card: str = "", *, tokens: int = 0, power: int = 0) -> Duel:
    """Apocalypse at (10, 10), Mister Sinister with the card at (12, 14), enemies at (14, 14) and far away."""
    duel = Duel((APOCALYPSE, RIDER), (SKULL, BONES)).put(RIDER, 12, 14).put(SKULL, 14, 14).put(BONES, 33, 33).lead(APOCALYPSE)
    moment(duel, "leadership_active")
    assert duel.t.assigned(0) == ("master", 0)
    for one in CARDS:
        if duel.still:
            break
        duel.answer(RIDER if one == card else duel.offered[0])
    duel.set(RIDER, power=power)
    duel.t.lasting += [("evolution", 0, 0, "game", 1)] * tokens
    return duel


def evolution(duel: Duel) -> int:
    """The Evolution tokens there are."""
    return duel.t.total("evolution", 0)
