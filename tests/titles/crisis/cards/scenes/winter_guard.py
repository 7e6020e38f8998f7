"""How the scenes of the Winter Guard are set up and played on."""

from __future__ import annotations

from ...scene import Duel


def settle_activation(duel: Duel) -> None:
    while not duel.still:
        duel.answer("done" if "done" in duel.offered else duel.offered[0])
