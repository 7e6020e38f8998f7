"""Mysterio (Quentin Beck)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, M, S, throw

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import settle, take
from ..scenes.spider_foes import faces, near

MYSTERIO = "mysterio"
MISS = "blank blank fail fail"


def test_gas_lets_him_walk_the_target() -> None:
    duel = near(MYSTERIO, SKULL).roll(faces(4, "hit"), MISS).attack(MYSTERIO, "hypnosis-gas", SKULL)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert duel.ask.seat == 0
    duel = near(MYSTERIO, SKULL).roll(faces(4), MISS).attack(MYSTERIO, "hypnosis-gas", SKULL)
    while not duel.still:
        assert duel.ask.kind != "advance"
        duel.answer(duel.offered[0])


def test_traps_that_hurt_let_him_advance() -> None:
    for shown, walks in (("wild", True), ("hit", False)):
        duel = Duel(MYSTERIO, SKULL).set(MYSTERIO, power=3).put(SKULL, 14.5, 10).advance(SKULL, S).answer([14.0, 10.0])
        take(duel.roll(faces(4, shown)), "tricks-and-traps")
        assert (not duel.still and duel.ask.kind == "advance") is walks


def test_blanks_pay_an_illusionist() -> None:
    for roll, power in (("hit hit hit hit", 0), ("hit hit hit blank", 1)):
        duel = near(MYSTERIO, SKULL).roll(roll, "block block block block").attack(MYSTERIO, "hypnosis-gas", SKULL)
        settle(duel)
        assert duel.power(MYSTERIO) == duel.damage(SKULL) + power


def test_he_dodges_with_his_mind() -> None:
    duel = Duel(MYSTERIO, [SKULL, CAP]).put(CAP, 13, 10).script(throw(TARGET, M), SKULL, target=2)
    settle(duel.roll("block fail fail fail fail").answer([180.0]))
    assert not duel.t.script


@pytest.mark.parametrize(("pays", "dice"), [(False, 5), (True, 1)])
def test_smoke_hides_him_unless_the_attacker_pays(pays: bool, dice: int) -> None:
    duel = near(MYSTERIO, CAP).set(CAP, power=2).attack(CAP, "shield-bounce", MYSTERIO)
    duel.roll(faces(5), " ".join(["fail"] * dice))
    take(duel, "smoke-and-mirrors")
    assert duel.ask.seat == 1
    duel.answer(next(one for one in duel.offered if (one != PASS) is pays))
    settle(duel)
    assert not duel.t.script
    assert duel.power(CAP) == (0 if pays else 2)
