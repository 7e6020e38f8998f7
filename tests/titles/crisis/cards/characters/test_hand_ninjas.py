"""Hand Ninjas."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.rules.superpowers import actives

from ...scene import PASS, Duel
from ..cast import SKULL, hold
from ..playing import blanks, settle, take, usable
from ..scenes.grunts_and_parents import alive, hit, in_play

ELEKTRA = "elektra"
SHADOW = "shadowland-daredevil"
NINJAS = "hand-ninjas"


@pytest.mark.parametrize(("who", "attack"), [(ELEKTRA, "ancient-throwing-blades"), (SHADOW, "coordinated-strike")])
def test_ninjas_are_called_and_strike_at_once(who: str, attack: str) -> None:
    duel = hit(who, attack, "blank")
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    spot = min(duel.offered, key=lambda at: (at[0] - 12.5) ** 2 + (at[1] - 10) ** 2)
    duel.answer(spot)
    (ninjas,) = in_play(duel, NINJAS)
    assert duel.t.within(0, ninjas, 1)
    assert duel.t.status[ninjas] & ACTIVATED
    duel.roll(blanks(20))
    assert take(duel, "ninja-weapons")
    settle(duel)
    assert ("attacked", ninjas, 1) in duel.t.facts


@pytest.mark.parametrize(("who", "attack"), [(ELEKTRA, "ancient-throwing-blades"), (SHADOW, "coordinated-strike")])
def test_ninjas_are_not_called_twice(who: str, attack: str) -> None:
    duel = Duel([who, NINJAS], SKULL).put(SKULL, 12.5, 10).put(NINJAS, 3, 3)
    settle(hit(who, attack, "blank", duel))
    assert len(in_play(duel, NINJAS)) == 1
    assert duel.t.who.count(NINJAS) == 1


def test_ninja_vanish_hands_a_token_on() -> None:
    duel = Duel([ELEKTRA, NINJAS], SKULL).put(NINJAS, 10, 13)
    assert not usable(duel, NINJAS, "ninja-vanish")  # nothing to hand on
    hold(duel, NINJAS).use(NINJAS, "ninja-vanish")
    settle(duel)
    assert duel.t.token_holder == [0]
    assert not alive(duel, NINJAS)
    far = hold(Duel([ELEKTRA, NINJAS], SKULL).put(NINJAS, 10, 20), NINJAS)
    assert not usable(far, NINJAS, "ninja-vanish")
    full = hold(hold(Duel([ELEKTRA, NINJAS], SKULL).put(NINJAS, 10, 13), NINJAS), ELEKTRA)
    assert not usable(full, NINJAS, "ninja-vanish")  # she may hold one of them
    assert next(one for one in actives(hold(Duel([ELEKTRA, NINJAS]), NINJAS).t, 1, 2)).action
