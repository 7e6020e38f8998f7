"""How the scenes of Crisis cards are set up and played on."""

from __future__ import annotations

from typing import Any

from longbox.titles.crisis.script.cards import Strike

from ...mission import BONES, CAP, IRON, Duel, mission


def cube() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "struggle-for-the-cube")


def both(id: str, **options: Any) -> Duel:
    """Two against two: 0 and 1 against 2 and 3."""
    return mission(Duel((CAP, IRON), (BONES, CAP), **options), id)


def plain(duel: Duel, who: int, type: int) -> Strike:
    """The first attack of a type against one target."""
    return next(strike for strike in duel.t.strikes(who) if strike.type == type and strike.shape == "target")
