"""Electro (Max Dillon)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.rules.beams_and_areas import begin
from longbox.titles.crisis.words import S

from ...scene import Duel, box
from ..cast import BENCH, CAP, CRATE, SKULL, hold
from ..playing import offers, settle, take, usable
from ..scenes.spider_foes import faces

ELECTRO = "electro"
MYSTERIO = "mysterio"


def test_the_grid_is_overloaded_with_terrain_near_him() -> None:
    duel = Duel(ELECTRO, SKULL, terrain=[CRATE]).set(ELECTRO, power=4).put(ELECTRO, 13, 10)
    duel.attack(ELECTRO, "overload-the-grid", SKULL)
    take(duel.roll(faces(8, "hit"), "blank blank fail"), "overload-the-grid")
    settle(duel.answer(("terrain", 0)) if duel.ask.kind == "choose" else duel)
    assert not duel.t.script
    assert duel.t.rubble == 1
    duel = Duel(ELECTRO, SKULL, terrain=[box("block", 4, 15, 12, 2, 2)]).set(ELECTRO, power=4).put(ELECTRO, 13, 10)
    duel.roll(faces(6, "hit"), "blank blank fail").attack(ELECTRO, "overload-the-grid", SKULL)
    assert not offers(duel, "overload-the-grid")


def test_he_rides_the_wires_to_terrain_and_leaves_his_tokens() -> None:
    duel = hold(Duel(ELECTRO, SKULL, terrain=[box("tower", 5, 15, 12, 2, 2, interactive=False)]), ELECTRO).set(ELECTRO, power=4)
    duel.put(ELECTRO, 11, 13).use(ELECTRO, "ride-the-wires")
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    assert duel.t.token_holder[-1] == ON_BOARD
    with pytest.raises(Exception, match="not within Range 2 of the terrain"):
        duel.answer([25.0, 13.0])
    duel.answer([20.0, 13.0])
    assert duel.at(ELECTRO) == (20.0, 13.0)
    assert not usable(duel, ELECTRO, "ride-the-wires")


def test_there_must_be_large_terrain_to_ride() -> None:
    assert not usable(Duel(ELECTRO, SKULL, terrain=[BENCH]).set(ELECTRO, power=2), ELECTRO, "ride-the-wires")
    assert usable(Duel(ELECTRO, SKULL, terrain=[CRATE]).set(ELECTRO, power=2).put(ELECTRO, 12, 13), ELECTRO, "ride-the-wires")


@pytest.mark.parametrize(
    ("who", "power", "price", "shown"),
    [(ELECTRO, "live-wire", 2, ("crit", "hit")), (MYSTERIO, "tricks-and-traps", 3, ("crit", "wild"))],
)
def test_whoever_ends_a_movement_near_them_suffers(who: str, power: str, price: int, shown: tuple[str, ...]) -> None:
    duel = Duel(who, SKULL).set(who, power=price).put(SKULL, 14.5, 10).advance(SKULL, S).answer([14.0, 10.0])
    duel.roll(faces(4, *shown))
    take(duel, power)
    settle(duel)
    assert not duel.t.script
    assert duel.damage(SKULL) == 2
    duel = Duel(who, SKULL).set(who, power=price).put(SKULL, 24, 10).advance(SKULL, S).answer([23.5, 10.0])
    assert duel.still


def test_an_attacker_near_electro_gets_a_shock() -> None:
    for at, offered in ((13, True), (20, False)):
        duel = Duel(ELECTRO, CAP).set(ELECTRO, power=1).put(CAP, at, 10)
        duel.push(begin(duel.t, 1, duel.t.strike(1, "shield-bounce"), anywhere=True)).roll(faces(5, "hit"), "blank fail fail")
        if duel.ask.kind == "target":
            duel.answer(ELECTRO)
        if offers(duel, "electrostatic"):
            settle(take(duel, "electrostatic"))
            assert (duel.damage(CAP), duel.conditions(CAP)) == (1, {"shock"})
            assert offered
        else:
            assert not offered
