"""How the scenes of Asgard are set up and played on."""

from __future__ import annotations

from typing import Any

from ...scene import PASS, Duel

MISS = "blank blank fail fail"


def settle_for(duel: Duel, *wanted: Any) -> Duel:
    """Take rules that apply together as they come, decline what may be declined; `wanted` abilities are used."""
    while not duel.still:
        found = [one for one in duel.offered if any(name in str(one) for name in wanted)]
        duel.answer(found[0] if found else PASS if PASS in duel.offered else duel.offered[0])
    return duel


def blanks(n: int, *faces: str) -> str:
    return " ".join([*faces, *["blank"] * (n - len(faces))])


def strike(attacker: str, attack: str, target: str, dice: str, defense: str = MISS, *wanted: Any, **sets: Any) -> Duel:
    """One attack from close by, as it stands afterwards."""
    duel = Duel(attacker, target).put(target, 12.5, 10).set(attacker, power=5)
    for name, value in sets.items():
        duel.set(target, **{name: value})
    return settle_for(duel.roll(dice, defense).attack(attacker, attack, target), *wanted)
