"""Deadpool (Wade Wilson)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import NOBODY, PHYSICAL
from longbox.titles.crisis.rules.objectives import contesting, securing

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import blanks, offers, settle, take, usable
from ..scenes.x_force import hit, kinds, token

BISHOP = "bishop"
POOL = "deadpool"
DOMINO = "domino"
X23 = "x-23"
EMMA = "emma-frost"


@pytest.mark.parametrize(
    ("who", "attack", "faces", "found"),
    [
        (POOL, "stab", "wild wild", True),
        (POOL, "stab", "wild", False),
        (POOL, "bang", "wild hit", True),
        (POOL, "bang", "wild", False),
        (DOMINO, "automatic-pistols", "hit", True),
        (DOMINO, "automatic-pistols", "wild", False),
    ],
)
def test_attacks_that_go_on_once(who: str, attack: str, faces: str, found: bool) -> None:
    duel = hit(who, attack, faces, "block block block block")
    again = offers(duel, f"'{attack}'")
    assert again is found
    if again:
        duel.roll(f"{faces} {blanks(3)}", "block block block block").answer(("do", attack))
        assert not offers(duel, f"'{attack}'")


def test_maximum_effort_dances_over_everybody() -> None:
    duel = Duel([POOL, X23], [SKULL, CAP]).put(SKULL, 12.5, 10).put(CAP, 10, 12.5).put(X23, 7.5, 10).set(POOL, injured=1)
    take(hit(POOL, "maximum-effort", "wild", "block block block block", duel), "dance-party")
    settle(duel.answer([10.0, 10.0]))
    assert [duel.damage(who) for who in (SKULL, CAP, X23, POOL)] == [1, 1, 1, 0]
    assert duel.power(POOL) == 3
    duel = Duel(POOL, SKULL).put(SKULL, 12.5, 10).set(POOL, injured=1)
    assert settle(hit(POOL, "maximum-effort", "wild", "block block block block", duel)).damage(SKULL) == 0


def test_merc_with_a_mouth_bothers_each_once_per_round() -> None:
    duel = Duel(POOL, SKULL).put(SKULL, 12.5, 10).set(POOL, power=6).set(SKULL, power=5).use(POOL, "merc-with-a-mouth")
    assert duel.power(SKULL) == 3
    assert not usable(duel, POOL, "merc-with-a-mouth")


def test_deadpool_rerolls_and_contests_like_a_healthy_one() -> None:
    assert offers(hit(POOL, "stab", "blank"), "i-know-karate")
    assert offers(hit(POOL, "stab", "blank", injured=1), "all-right-now-its-serious")
    duel = Duel([POOL, X23], SKULL).set(POOL, injured=1).set(X23, injured=1)
    token(duel, POOL)
    duel.put(X23, *[value + 1.5 for value in duel.at(POOL)])
    assert contesting(duel.t, 0, 0) == (1, 1)
    duel.put(SKULL, *[value - 1.5 for value in duel.at(POOL)])
    assert securing(duel.t, 0) == NOBODY  # one Healthy character each


def test_mystic_attacks_and_superpowers_do_not_move_deadpool() -> None:
    duel = Duel(EMMA, POOL).put(POOL, 12.5, 10).roll(f"wild hit {blanks(3)}", blanks(4)).attack(EMMA, "psychic-spike", POOL)
    assert "advance" not in kinds(duel)
    duel = Duel("omega-red", POOL).put(POOL, 14.5, 10).set("omega-red", power=2).use("omega-red", "ensnare")
    assert duel.still
    duel = Duel(BISHOP, POOL).put(POOL, 12.8, 10).set(BISHOP, power=5).roll(f"wild {blanks(6)}", blanks(3))
    assert "direction" in kinds(duel.attack(BISHOP, "return-with-interest").answer(PHYSICAL))
