"""Maximus the Mad (Maximus Boltagon)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ACTIVATED

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import asks, fire, offers, settle, take, usable

ME = "maximus-the-mad"


def scene(power: int = 0, foe: str = SKULL) -> Duel:
    return Duel((ME, CAP), foe).put(ME, 12, 10).put(CAP, 12, 13).put(foe, 15, 10).set(ME, power=power)


def test_brain_freeze_brings_power_and_takes_some_for_each_wild() -> None:
    duel = settle(fire(scene().set(SKULL, power=3), ME, "brain-freeze", SKULL, "wild", "wild", guard="block"))
    assert (duel.power(ME), duel.power(SKULL)) == (1, 2)


def test_neuro_annihilation_the_target_has_its_own_dice_and_keeps_them() -> None:
    foe = "ancient-one"
    duel = fire(scene(5, foe), ME, "neuro-annihilation", foe, "wild", guard="crit")
    assert not offers(duel, "keeper")
    assert (duel.t.script, duel.conditions(foe)) == ([], {"stagger"})
    assert settle(fire(scene(5, foe), ME, "neuro-annihilation", foe)).conditions(foe) == set()
    assert offers(fire(scene(foe=foe), ME, "brain-freeze", foe, guard="blank"), "keeper")


def test_neuro_annihilation_nothing_adds_dice() -> None:
    foe = "archangel"
    duel = Duel(ME, ("exodus", foe)).put(ME, 12, 10).put("exodus", 15, 10).put(foe, 15, 13).set(ME, power=5)
    duel.set("exodus", power=3)
    take(fire(duel, ME, "neuro-annihilation", "exodus"), "telekinetic-shield")
    assert settle(duel).t.script == []


def test_call_me_maximus_the_magnificent_the_first_roll_of_a_turn_has_to_be_tried_again() -> None:
    duel = fire(scene().lead(ME), CAP, "shield-bounce", SKULL, "hit")
    assert asks(duel, "dice")
    assert () not in duel.offered
    duel.roll("wild").answer([1])
    assert asks(duel, "place")
    assert duel.ask.seat == 1
    assert (settle(duel.answer([12.0, 14.0])).at(CAP), duel.damage(SKULL), duel.power(ME)) == ((12.0, 14.0), 2, 1)
    assert not asks(fire(duel, CAP, "shield-bounce", SKULL, "hit"), "dice")


def test_call_me_maximus_nothing_follows_but_from_a_wild() -> None:
    duel = fire(scene().lead(ME), SKULL, "cosmic-burst", CAP, "hit")
    assert asks(duel, "dice")
    duel.roll("block").answer([1])
    assert not asks(duel, "place")
    assert (duel.damage(CAP), duel.power(ME)) == (0, 0)


def test_did_you_forget_why_youre_here_moves_who_has_activated_once_per_turn() -> None:
    duel = scene(4)
    assert not usable(duel, ME, "did-you-forget-why-youre-here")
    duel.t.status[2] |= ACTIVATED
    duel.use(ME, "did-you-forget-why-youre-here").answer([15.0, 12.0])
    assert duel.at(SKULL) == (15.0, 12.0)
    assert not usable(duel, ME, "did-you-forget-why-youre-here")


def test_its_madness_my_favorite_kind_rerolls_two_dice_of_an_enemy_nearby() -> None:
    duel = take(fire(scene(4), SKULL, "cosmic-burst", CAP, "hit", "hit"), "its-madness").roll("blank", "blank")
    assert all(len(one) == 2 for one in duel.offered)
    assert settle(duel.answer([0, 1])).damage(CAP) == 0
    far = scene(4).put(CAP, 12, 22).put(SKULL, 15, 22)
    assert not offers(fire(far, SKULL, "cosmic-burst", CAP), "its-madness")


def test_inhuman_rerolls_one_die() -> None:
    duel = take(fire(scene(), SKULL, "cosmic-burst", ME, "hit"), "inhuman").roll("block").answer([0])
    assert settle(duel).damage(ME) == 0
