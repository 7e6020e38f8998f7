"""Crystal (Crystalia Amaquelin)."""

from __future__ import annotations

from longbox.titles.crisis.words import SELF, gain_condition

from ...scene import Duel
from ..cast import SKULL
from ..playing import fire, offers, settle, take

ME = "crystal"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL).put(ME, 10, 10).put(SKULL, 12, 10).set(ME, power=power)


def test_earth_shaker_is_an_area_that_stuns_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "earth-shaker", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"stun"})


def test_hurricane_blast_brings_power_and_may_push_with_a_wild() -> None:
    duel = take(fire(scene(), ME, "hurricane-blast", SKULL, "wild"), "push")
    if duel.ask.kind == "choose":
        duel.answer("do")
    assert settle(duel).power(ME) == 1
    assert duel.at(SKULL)[0] > 14


def test_hydrokinesis_slows_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "hydrokinesis", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"slow"})


def test_volcanic_surge_is_a_beam_that_incinerates_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "volcanic-surge", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"incinerate"})


def test_elemental_onslaught_another_attack_in_her_activation() -> None:
    duel = scene(4).activate(ME).roll("blank blank blank blank", "blank blank blank blank")
    take(duel.answer(("attack", "hydrokinesis")), "elemental-onslaught")
    attacks = [one[1] for one in duel.offered if one[0] == "attack"]
    assert sorted(attacks) == ["earth-shaker", "hurricane-blast", "volcanic-surge"]
    assert not offers(fire(scene(4), ME, "hydrokinesis", SKULL), "elemental-onslaught")


def test_elemental_empowerment_enemies_near_her_cannot_shake_three_conditions() -> None:
    for far, left in ((12.0, {"bleed"}), (20.0, {"bleed", "incinerate", "slow", "stun"})):
        duel = scene().put(SKULL, far, 10)
        duel.script(gain_condition(SELF, "bleed", "incinerate", "slow", "stun"), SKULL).activate(SKULL)
        assert {one[1] for one in duel.offered if one[0] == "shake"} == left


def test_inhuman_rerolls_one_die() -> None:
    assert offers(fire(scene(), ME, "hydrokinesis", SKULL), "inhuman")
    assert offers(fire(scene(), SKULL, "cosmic-burst", ME), "inhuman")
