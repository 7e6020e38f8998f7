"""How scenes of card tests are played on: what is offered, what is taken, what is let pass."""

from __future__ import annotations

from longbox.titles.crisis.rules.superpowers import actives
from titles.crisis.shelf import the_cards

from ..scene import PASS, Duel
from .scenes.spider_foes import faces


def blanks(n: int) -> str:
    return " ".join(["blank"] * n)


def fire(
    duel: Duel, who: str, strike: str, target: str, *shown: str, more: int = 0, guard: str = "", defense: int = 0, then: str = ""
) -> Duel:
    """An attack with as many dice as are printed (and some more), against as many as the target has (and some more), `then` those
    for Criticals; those that follow for rerolls are to be rolled afterwards."""
    profile = the_cards().strikes[f"{who.partition('@')[0]}/{strike}"]
    dice = duel.t.side(duel.who(target)).defense[profile.type] + defense
    duel.roll(faces(profile.dice + more, *shown), faces(dice, *guard.split()), then).attack(who, strike)
    if duel.ask.kind == "type":
        duel.answer(profile.type)
    if duel.ask.kind == "aim":
        duel.answer(duel.offered[0])
    return duel.answer(target) if duel.ask.kind == "target" else duel


def usable(duel: Duel, who: str, power: str) -> bool:
    return power in [one.id for one in actives(duel.t, duel.who(who), 2)]


def settle(duel: Duel) -> Duel:
    """Take rules that apply together as they come, decline what may be declined."""
    while not duel.still:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return duel


def accept(duel: Duel) -> Duel:
    """Take whatever is offered, first things first."""
    while not duel.still:
        duel.answer(next(one for one in duel.offered if one != PASS))
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


def moment(duel: Duel, event: str, *who: str) -> Duel:
    """A moment comes, such as the Power Phase, and somebody listens."""
    window = duel.t.window(event, *map(duel.who, who))
    assert window is not None, f"nobody listens to {event}"
    return duel.push(window)


def asks(duel: Duel, kind: str) -> bool:
    """Whether a question of this kind comes before the scene is still; it is the one that is asked then."""
    while not duel.still and duel.ask.kind != kind:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return not duel.still
