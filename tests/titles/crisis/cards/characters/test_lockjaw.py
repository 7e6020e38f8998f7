"""Lockjaw."""

from __future__ import annotations

from ...scene import Duel
from ..cast import BONES, CRATE, SKULL
from ..playing import accept, fire, settle, take, usable

ME = "lockjaw"


def scene(power: int = 0) -> Duel:
    return Duel((ME, BONES), SKULL, terrain=[CRATE]).put(SKULL, 12.5, 10).put(BONES, 10, 14).set(ME, power=power)


def test_a_bite_bleeds_and_brings_power_for_the_damage() -> None:
    duel = settle(fire(scene(), ME, "bite", SKULL, "wild", "hit"))
    assert duel.conditions(SKULL) == {"bleed"}
    assert duel.power(ME) == 2


def test_drop_it_throws_terrain() -> None:
    duel = scene(3).put(ME, 14, 10)
    assert usable(duel, ME, "drop-it")
    settle(duel.use(ME, "drop-it").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel.set(ME, power=3), ME, "drop-it")


def test_the_bloodhound_marks_an_enemy_for_all_allies_this_round() -> None:
    duel = settle(scene(3).put(SKULL, 12.5, 11).use(ME, "interdimensional-bloodhound"))
    duel.set(BONES, power=9)
    for who, strike in ((ME, "bite"), (BONES, "up-close-and-personal")):
        assert not accept(fire(duel.put(who, 10, 10), who, strike, SKULL, more=1)).t.script
        duel.put(who, 4, 4)
    duel.t.end_scope("round")
    assert not accept(fire(duel.put(ME, 10, 10).put(SKULL, 12.5, 10), ME, "bite", SKULL)).t.script


def test_he_teleports_each_once_per_turn_with_an_action() -> None:
    duel = scene(4).activate(ME).answer("teleport").answer(BONES).answer([10.0, 18.0])
    assert duel.at(BONES) == (10.0, 18.0)
    duel.answer("teleport")
    if duel.ask.kind == "choose":
        assert duel.offered == (0,)
        duel.answer(ME)
    duel.answer([6.0, 10.0])
    assert duel.at(ME) == (6.0, 10.0)
    assert ("power", "teleport") not in duel.offered


def test_inhuman_rerolls_one_die() -> None:
    duel = fire(scene(), ME, "bite", SKULL)
    take(duel, "inhuman").roll("hit").answer([0])
    assert settle(duel).damage(SKULL) == 1


def test_whos_a_good_boy_good_boys_like_company() -> None:
    for y, power in ((13, 3), (18, 0)):
        duel = scene().put(BONES, 10, y).activate(ME)
        while duel.ask.kind != "action":
            duel.answer(duel.offered[0])
        assert duel.power(ME) == power
