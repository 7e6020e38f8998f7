"""Malekith the Accursed."""

from __future__ import annotations

from longbox.titles.crisis.words import S

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "malekith-the-accursed"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 10, 10).put(CAP, 10, 14).put(SKULL, 13, 10).set(ME, power=power)


def test_blade_of_midnight_brings_power_for_the_damage() -> None:
    assert settle(fire(scene(), ME, "blade-of-midnight", SKULL, "hit", "hit")).power(ME) == 2


def test_blood_boil_is_a_beam_that_poisons_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "blood-boil", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"poison"})


def test_butcher_of_thors_lands_beside_its_target_with_a_curse_for_each_wild() -> None:
    duel = fire(scene(4).put(ME, 8, 10), ME, "butcher-of-thors", SKULL, "wild", guard="block")
    take(duel, "hex")
    settle(duel)
    assert duel.t.within(0, duel.who(SKULL), 1)
    assert duel.conditions(SKULL) == {"hex"}


def test_the_dark_council_helps_another_when_an_enemy_falls() -> None:
    duel = scene().lead(ME).set(SKULL, damage=5).set(CAP, damage=1, power=0)
    duel = fire(duel, ME, "blade-of-midnight", SKULL, "hit", "hit", "hit")
    while duel.ask.kind != "advance":
        duel.answer(next((one for one in duel.offered if one != "pass"), "pass"))
    assert duel.is_dazed(SKULL)
    assert (duel.t.stack[-1].who, duel.t.stack[-1].tool) == (1, S)
    assert (duel.damage(CAP), duel.power(CAP)) == (0, 1)


def test_the_dark_council_helps_nobody_twice_in_a_round() -> None:
    duel = Duel((ME, CAP), (SKULL, SKULL)).lead(ME).put(ME, 10, 10).put(CAP, 10, 14)
    for name in ("@1", "@2"):
        duel.put(SKULL + name, 13, 10).put(SKULL + ("@2" if name == "@1" else "@1"), 30, 30).set(SKULL + name, damage=5)
        settle(fire(duel, ME, "blade-of-midnight", SKULL + name, "hit", "hit", "hit"))
    assert duel.power(CAP) == 1


def test_ferocity_moves_strikes_and_may_throw() -> None:
    duel = scene(3).activate(ME).answer(("power", "ferocity"))
    duel.answer(next(one for one in duel.offered if one != "pass"))
    duel.answer(duel.offered[0])
    duel.put(ME, 10, 10)
    duel.roll("hit blank blank blank blank blank blank", "blank blank blank blank").answer(("attack", "blade-of-midnight"))
    take(duel, "'do', 'throw'").answer([0.0])
    assert duel.at(SKULL)[0] > 15
    assert not usable(duel.set(ME, power=3), ME, "ferocity")
    assert not offers(fire(scene(), ME, "blade-of-midnight", SKULL, "hit"), "'do', 'throw'")


def test_cloak_of_shadows_turns_failures_into_criticals() -> None:
    duel = scene(2).roll("fail fail blank blank blank blank blank", "blank blank blank blank")
    take(duel.attack(ME, "blade-of-midnight", SKULL), "cloak-of-shadows").roll("blank blank").answer(2)
    assert settle(duel).damage(SKULL) == 2
    assert offers(fire(scene(1), SKULL, "cosmic-burst", ME, guard="fail"), "cloak-of-shadows")
    assert not offers(fire(scene(1), SKULL, "cosmic-burst", ME), "cloak-of-shadows")


def test_conqueror_of_the_ten_realms_brings_one_more_power() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1
