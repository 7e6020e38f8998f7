"""Nova (Richard Rider)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "nova"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 10, 10).put(CAP, 10, 14).put(SKULL, 12.5, 10).set(ME, power=power)


def test_nova_burst_brings_one_power_and_may_throw() -> None:
    duel = take(fire(scene(), ME, "nova-burst", SKULL, "wild", "hit"), "'do', 'throw'").answer([0.0])
    assert settle(duel).at(SKULL)[0] > 14
    assert duel.power(ME) == 1


def test_gravimetric_cannon_pushes_whom_it_hurt_and_judges() -> None:
    duel = scene().roll("wild crit blank blank blank blank", "blank blank blank", "blank")
    duel.attack(ME, "gravimetric-cannon", SKULL)
    while not duel.still:
        duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[0])
    assert duel.at(SKULL)[0] > 13
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"judgment"})
    assert settle(fire(scene(), ME, "gravimetric-cannon", SKULL)).at(SKULL) == (12.5, 10)


def test_lightspeed_lance_pushes_and_ends_beside_the_last_target() -> None:
    duel = fire(scene(5), ME, "lightspeed-lance", SKULL, "wild")
    while not duel.still:
        duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[0])
    assert duel.at(SKULL)[0] > 13
    assert duel.t.within(duel.who(ME), duel.who(SKULL), 1)


def test_faster_than_light_attacks_and_is_gone() -> None:
    duel = scene(2).use(ME, "faster-than-light")
    duel.roll("blank blank blank blank blank blank", "blank blank blank blank blank blank").answer(("attack", "gravimetric-cannon"))
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    duel.answer([10.0, 8.0])
    assert settle(duel).at(ME) == (10, 8)
    assert not usable(duel.set(ME, power=2), ME, "faster-than-light")


def test_xandarian_worldmind_rerolls_defense_dice_of_allies() -> None:
    duel = take(fire(scene(3).put(SKULL, 13, 13), SKULL, "cosmic-burst", CAP, "hit", "hit"), "xandarian-worldmind")
    duel.answer(2).roll("block block").answer([0, 1])
    assert (settle(duel).damage(CAP), duel.power(ME)) == (0, 1)
    assert not offers(fire(duel, SKULL, "cosmic-burst", ME), "xandarian-worldmind")
    assert not offers(fire(scene(3), ME, "nova-burst", SKULL), "xandarian-worldmind")
    assert not offers(fire(scene(3).put(CAP, 10, 20).put(SKULL, 13, 20), SKULL, "cosmic-burst", CAP), "xandarian-worldmind")


def test_nova_force_after_a_move_action() -> None:
    duel = scene().set(ME, conditions=("stun", "bleed")).activate(ME).answer(("move",)).answer(duel_end())
    duel.answer("do")
    assert (duel.power(ME), duel.conditions(ME)) == (1, set())  # Stun had let it gain 1 at a time
    duel.put(ME, 10, 10).roll("hit hit hit hit hit hit hit hit", "blank blank blank").answer(("attack", "nova-burst"))
    while duel.ask.kind != "action":
        duel.answer("pass" if "pass" in duel.offered else duel.offered[0])
    assert not duel.t.script


def duel_end() -> list[float]:
    return [10.0, 8.0]
