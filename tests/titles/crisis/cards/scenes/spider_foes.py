"""How the scenes of the Spider-Foes are set up and played on."""

from __future__ import annotations

from ...scene import PASS, Duel


def faces(n: int, *shown: str) -> str:
    """So many dice: these faces, the rest blank."""
    return " ".join([*shown, *["blank"] * (n - len(shown))])


def near(first: str, second: str, **values: int) -> Duel:
    """Two of them within Range 2."""
    return Duel(first, second).put(second, 13, 10).set(first, **values)


def finish(duel: Duel) -> Duel:
    """End the activation that is going on."""
    while not duel.still:
        duel.answer("done" if ("done",) in duel.offered else PASS if PASS in duel.offered else duel.offered[0])
    return duel
