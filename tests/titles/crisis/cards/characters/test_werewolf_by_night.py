"""Werewolf By Night (Jack Russell)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import SKULL
from ..playing import accept, fire, offers, settle, take, usable

ME = "werewolf-by-night"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL).put(ME, 10, 10).put(SKULL, 13, 10).set(ME, power=power)


def test_savage_slash_brings_power_and_bleeds_whom_it_hurt() -> None:
    duel = settle(fire(scene(), ME, "savage-slash", SKULL, "hit"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"bleed"})
    assert not settle(fire(scene(), ME, "savage-slash", SKULL)).conditions(SKULL)


def test_savage_slash_leaps_with_a_wild() -> None:
    duel = fire(scene().put(SKULL, 14, 10), ME, "savage-slash", SKULL, "wild")
    duel.answer(duel.offered[0])
    assert settle(duel).t.within(duel.who(ME), duel.who(SKULL), 1)


def test_lethal_lycanthrope_throws_and_curses() -> None:
    duel = fire(scene(3).put(SKULL, 12.5, 10), ME, "lethal-lycanthrope", SKULL, "hit")
    take(duel, "'do', 'throw'")
    while not duel.still:
        duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[0])
    assert duel.at(SKULL)[0] > 14
    assert duel.conditions(SKULL) == {"bleed", "hex"}


def test_pounce_throws_him_unhurt() -> None:
    duel = scene(6).put(SKULL, 12.6, 10).roll("blank blank blank blank").use(ME, "pounce")
    settle(duel.answer([0.0]))
    assert duel.damage(SKULL) > 0
    assert duel.at(ME)[0] > 10
    assert duel.damage(ME) == 0
    assert not usable(duel, ME, "pounce")


def test_unearthly_howl_takes_power_and_brings_conditions_for_failures() -> None:
    duel = scene(4).set(SKULL, power=5).roll("crit wild hit fail").use(ME, "unearthly-howl")
    take(duel, "root")
    assert settle(duel).power(SKULL) == 2
    assert duel.conditions(SKULL) == {"root"}
    assert not usable(duel, ME, "unearthly-howl")  # nobody is left who has not heard it


def test_midnight_massacre_strikes_back_once_per_turn() -> None:
    duel = take(fire(scene(6), SKULL, "cosmic-burst", ME), "midnight-massacre")
    duel.roll("hit blank blank blank blank blank", "blank blank blank blank")
    assert settle(duel).damage(SKULL) == 1
    assert duel.power(ME) == 4
    assert not offers(fire(duel, SKULL, "cosmic-burst", ME), "midnight-massacre")
    assert not offers(fire(scene(3).put(SKULL, 18, 10), SKULL, "cosmic-burst", ME), "midnight-massacre")


def test_healing_factor_removes_two_damage() -> None:
    duel = scene().set(ME, damage=3)
    window = duel.t.window("activation_end", duel.who(ME))
    assert window is not None
    assert accept(duel.push(window)).damage(ME) == 1
