"""Elektra (Elektra Natchios)."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.titles.crisis.words import TARGET, damage

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.grunts_and_parents import hit

ELEKTRA = "elektra"
SHADOW = "shadowland-daredevil"
NINJAS = "hand-ninjas"
FURY = "nick-fury"


def test_impale_ignores_criticals_and_goes_on() -> None:
    duel = Duel(ELEKTRA, SKULL).put(SKULL, 11.8, 10).set(ELEKTRA, power=5)
    dice = duel.t.side(duel.who(SKULL)).defense[0]
    duel.roll(f"hit {blanks(7)}", " ".join(["crit"] * dice)).attack(ELEKTRA, "impale", SKULL)
    assert duel.damage(SKULL) == 1  # neither a success nor a die more
    while duel.ask.kind != "advance":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.ask.seat == 0


def struck(faces: str, **values: Any) -> Duel:
    """Elektra has thrown her blades at Red Skull while her ninjas are in play."""
    duel = Duel([ELEKTRA, NINJAS], SKULL).put(SKULL, 13.5, 10).put(NINJAS, 3, 3).set(ELEKTRA, **values)
    return duel.roll(f"{faces} {blanks(4)}", blanks(9)).attack(ELEKTRA, "ancient-throwing-blades", SKULL)


def test_assassins_step_follows_a_wound() -> None:
    duel = take(struck("hit", power=2), "assassins-step")
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    settle(duel)
    assert duel.t.within(0, 2, 1)
    assert not offers(struck("blank", power=2), "assassins-step")
    duel.t.script = []
    duel.set(ELEKTRA, power=2).roll(f"hit {blanks(4)}", blanks(9)).attack(ELEKTRA, "ancient-throwing-blades", SKULL)
    assert not offers(duel, "assassins-step")  # once per turn


@pytest.mark.parametrize(("faces", "suffered"), [("blank", 2), ("hit", 0)])
def test_martial_prowess_answers_a_miss(faces: str, suffered: int) -> None:
    duel = Duel(ELEKTRA, FURY).put(FURY, 12.5, 10).set(ELEKTRA, power=2)
    duel.roll(f"{faces} {blanks(4)}", blanks(5)).attack(FURY, "tactical-knife", ELEKTRA)
    take(duel, "martial-prowess")
    settle(duel)
    rolled = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
    assert rolled == [5]
    assert duel.damage(FURY) == suffered
    far = Duel(ELEKTRA, FURY).put(FURY, 14.4, 10).set(ELEKTRA, power=2)
    far.roll(blanks(20)).attack(FURY, "fury-special", ELEKTRA)
    assert not offers(far, "martial-prowess")


@pytest.mark.parametrize(("faces", "power"), [("hit hit", 2), ("blank", 1)])
def test_out_for_blood(faces: str, power: int) -> None:
    duel = Duel([ELEKTRA, NINJAS], SKULL).put(SKULL, 12.5, 10).put(NINJAS, 3, 3)
    assert settle(hit(ELEKTRA, "ancient-throwing-blades", faces, duel)).power(ELEKTRA) == power
    duel = Duel([ELEKTRA, FURY], SKULL).script(damage(TARGET, 1), ELEKTRA, target=2)
    assert settle(duel).power(ELEKTRA) == 1
    duel = Duel([ELEKTRA, FURY], SKULL).script(damage(TARGET, 1), ELEKTRA, target=1)
    assert settle(duel).power(ELEKTRA) == 0  # an ally
    duel = Duel([ELEKTRA, FURY], SKULL).script(damage(TARGET, 1), FURY, target=2)
    assert settle(duel).power(ELEKTRA) == 0  # somebody else's doing


@pytest.mark.parametrize("who", [ELEKTRA, SHADOW])
def test_hard_to_see(who: str) -> None:
    assert 3 in Duel(who, SKULL).t.changes("stealth", 0)
