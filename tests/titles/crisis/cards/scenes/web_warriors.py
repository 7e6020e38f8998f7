"""How the scenes of the Web Warriors are set up and played on."""

from __future__ import annotations

from ...scene import Duel


def strike(duel: Duel, attack: str, target: str) -> Duel:
    """An attack in an activation that is going on."""
    return duel.answer(attack).answer(target)
