"""How the scenes of the Uncanny X-Men are set up and played on."""

from __future__ import annotations

from ...scene import Duel


def aim(duel: Duel, who: str, attack: str, first: str) -> Duel:
    """A beam to the right, with its first target where there are several."""
    duel.attack(who, attack).answer([0])
    return duel.answer(first) if duel.ask.kind == "target" else duel
