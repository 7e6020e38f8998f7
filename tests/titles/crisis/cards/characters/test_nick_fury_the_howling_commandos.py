"""Nick Fury & the Howling Commandos."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "nick-fury-the-howling-commandos"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 10, 10).put(CAP, 10, 13).put(SKULL, 14, 10).set(ME, power=power)


def test_prototype_weapons_bring_one_power() -> None:
    assert settle(fire(scene(), ME, "prototype-weapons", SKULL, "hit", "hit")).power(ME) == 1


def test_prototype_weapons_pursuit() -> None:
    duel = fire(scene(), ME, "prototype-weapons", SKULL, "wild")
    assert duel.ask.kind == "advance"
    assert settle(duel.answer([11.0, 10.0])).at(ME) == (11, 10)


def test_grenades_incinerate() -> None:
    assert settle(fire(scene(1), ME, "grenades", SKULL)).conditions(SKULL) == {"incinerate"}


def test_the_shows_over_is_of_either_type_and_pours_it_on() -> None:
    duel = scene(3).attack(ME, "the-shows-over")
    assert duel.ask.kind == "type"
    duel = fire(scene(3), ME, "the-shows-over", SKULL, "wild")
    take(duel, "'do', 'prototype-weapons'").roll("hit blank blank blank blank", "blank blank blank blank")
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    assert settle(duel).damage(SKULL) == 2


def test_siblings_in_arms_bring_each_other_together() -> None:
    duel = scene(4).use(ME, "siblings-in-arms").answer("fetch")
    duel.answer([10.0, 12.0])
    assert duel.at(CAP) == (10, 12)
    duel.put(CAP, 10, 13).use(ME, "siblings-in-arms")
    assert duel.offered == (("mode", "go"),)  # who has been placed is not placed again
    duel.answer("go")
    duel.answer(duel.offered[0])
    assert duel.t.within(duel.who(ME), duel.who(CAP), 1)
    assert not usable(duel.set(ME, power=2), ME, "siblings-in-arms")


def test_got_your_back_answers_whoever_dazed_an_ally() -> None:
    duel = scene(2).put(SKULL, 13, 12).set(CAP, damage=5)
    duel = take(fire(duel, SKULL, "cosmic-burst", CAP, "hit", "hit", "hit", "hit", "hit"), "got-your-back")
    duel.roll("hit blank blank blank blank", "blank blank blank blank")
    assert settle(duel).damage(SKULL) == 1
    assert not offers(fire(scene(2).put(SKULL, 13, 12), SKULL, "cosmic-burst", CAP, "hit"), "got-your-back")
