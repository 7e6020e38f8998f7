"""Jubilee (Jubilation Lee)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ON_BOARD

from ...scene import Duel
from ..cast import CAP, SKULL, hold
from ..playing import fire, offers, settle, take

ME = "jubilee"


def scene(power: int = 0, other: str = CAP) -> Duel:
    return Duel((ME, other), SKULL).put(ME, 10, 10).put(other, 10, 13).put(SKULL, 13, 10).set(ME, power=power)


def test_lumikinetic_blast_brings_power_and_stuns_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "lumikinetic-blast", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"stun"})


def test_princess_of_pyrotechnics_fires_once_more_for_nothing_with_a_wild() -> None:
    duel = take(fire(scene(4), ME, "princess-of-pyrotechnics", SKULL, "wild"), "'do', 'princess")
    duel.roll("wild blank blank blank blank blank", "blank blank blank")
    assert settle(duel).damage(SKULL) == 2
    assert not duel.t.script


def test_fireworks_reroll_defense_dice_of_each_once_per_turn() -> None:
    duel = fire(scene(6), SKULL, "cosmic-burst", CAP, "hit", "hit")
    take(duel, "fireworks")
    assert duel.offered == (1, 2, 3)
    duel.answer(2).roll("block", "block").answer([0, 1])
    assert settle(duel).damage(CAP) == 0
    assert not offers(fire(duel, SKULL, "cosmic-burst", CAP), "fireworks")
    assert offers(fire(duel, SKULL, "cosmic-burst", ME), "fireworks")


def test_wolverine_takes_the_blow_for_her() -> None:
    duel = take(fire(scene(other="wolverine"), SKULL, "cosmic-burst", ME, "hit", defense=1), "jubilee/wolverine")
    assert (settle(duel).damage("wolverine"), duel.damage(ME)) == (1, 0)
    assert not offers(fire(scene(), SKULL, "cosmic-burst", ME), "jubilee/wolverine")


def test_i_totally_meant_to_do_that_a_hit_brings_power_and_drops_tokens() -> None:
    for shown, power, dropped in (("hit", 2, True), ("crit", 1, False)):
        duel = hold(scene(), ME).roll(f"{shown} blank blank blank", "blank blank blank", "blank")
        settle(duel.attack(ME, "lumikinetic-blast", SKULL))
        assert (duel.power(ME), duel.t.token_holder[-1] == ON_BOARD) == (power, dropped)
