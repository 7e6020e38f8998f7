"""How scenes of card tests are played on: what is offered, what is taken, what is let pass."""

from __future__ import annotations

from longbox.titles.crisis.rules.superpowers import actives

from ..scene import PASS, Duel


def blanks(n: int) -> str:
    return " ".join(["blank"] * n)


def usable(duel: Duel, who: str, power: str) -> bool:
    return power in [one.id for one in actives(duel.t, duel.who(who), 2)]


def settle(duel: Duel) -> Duel:
    """Take rules that apply together as they come, decline what may be declined."""
    while not duel.still:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return duel


def take(duel: Duel, name: str) -> Duel:
    """Answer what comes before until something of this name is offered, then take it."""
    while not any(name in str(one) for one in duel.offered):
        assert not duel.still, f"{name} is never offered"
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return duel.answer(next(one for one in duel.offered if name in str(one)))


def offers(duel: Duel, name: str) -> bool:
    """Whether something of this name is offered before the scene is still."""
    while not duel.still:
        if any(name in str(one) for one in duel.offered):
            return True
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return False
