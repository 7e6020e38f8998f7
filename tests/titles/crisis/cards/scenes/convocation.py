"""How the scenes of the Convocation are set up and played on."""

from __future__ import annotations

from ...scene import Duel
from ..cast import SKULL
from ..playing import settle


def dice(face: str, n: int, more: str = "blank", of: int = 0) -> str:
    """So many of a face, filled up."""
    return " ".join([face] * n + [more] * max(0, of - n))


def fight(who: str, strike: str, attack: str, defense: str, target: str = SKULL, near: float = 13.0, **set: int) -> Duel:
    """One attack from beginning to end, whatever may be declined declined."""
    duel = Duel(who, target).set(who, power=8).put(target, near, 10)
    for key, value in set.items():
        duel.set(target, **{key: value})
    return settle(duel.roll(attack, defense).attack(who, strike, target))


def hold(duel: Duel, who: str) -> None:
    t = duel.t
    t.crises = ("deadly-meteors", "skrulls-infiltrate")
    t.token_name.append("skrulls-infiltrate/skrull-agent")
    t.token_kind.append("civilian")
    t.token_at.append(duel.at(who))
    t.token_holder.append(duel.who(who))
    t.token_side.append(-1)
