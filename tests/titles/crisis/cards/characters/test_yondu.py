"""Yondu (Yondu Udonta)."""

from __future__ import annotations

from longbox.titles.crisis.rules.objectives import DropAll

from ...scene import Duel
from ..cast import CAP, SKULL, hold
from ..playing import fire, offers, settle, take, usable

ME = "yondu"


def scene(power: int = 0, foes: int = 1) -> Duel:
    duel = Duel((ME, CAP), [SKULL] * foes).put(ME, 10, 10).put(CAP, 10, 25).put(SKULL, 13, 10).set(ME, power=power)
    return duel.put(SKULL + "@2", 14, 14) if foes > 1 else duel


def test_yaka_arrow_ignores_cover_brings_power_and_slows() -> None:
    wall = [("wall", 2, False, ((14.0, 8.0), (14.5, 8.0), (14.5, 12.0), (14.0, 12.0)))]
    duel = Duel(ME, SKULL, terrain=wall).put(ME, 10, 10).put(SKULL, 15.4, 10)
    duel = settle(fire(duel, ME, "yaka-arrow", SKULL, "wild"))
    assert (duel.damage(SKULL), duel.power(ME), duel.conditions(SKULL)) == (1, 1, {"slow"})


def test_whistle_while_you_work_pierces_and_goes_on_to_somebody_new() -> None:
    duel = fire(scene(3, foes=2), ME, "whistle-while-you-work", SKULL + "@1", "wild", "hit", guard="block")
    duel.roll("wild hit blank blank blank blank", "blank blank blank")
    take(duel, "'do', 'whistle-while-you-work'")
    settle(duel)
    assert not duel.t.script
    assert (duel.damage(SKULL), duel.damage(SKULL + "@2"), duel.power(ME)) == (2, 2, 0)
    duel.set(ME, power=3)
    again = fire(duel, ME, "whistle-while-you-work", SKULL + "@1", "wild", "hit")
    assert not offers(again, "'do', 'whistle-while-you-work'")  # both have heard it this round


def test_ravager_code_takes_what_somebody_would_drop() -> None:
    duel = take(hold(scene(1).put(SKULL, 12, 10), SKULL).push(DropAll(2)), "ravager-code")
    assert settle(duel).t.token_holder == [0]
    assert duel.power(ME) == 0
    assert not offers(hold(scene(1).put(SKULL, 16, 10), SKULL).push(DropAll(2)), "ravager-code")
    duel = hold(hold(scene(1).put(SKULL, 12, 10), SKULL), ME)
    assert not offers(duel.push(DropAll(2)), "ravager-code")  # he holds one already


def test_quickdraw_rolls_five_dice_and_answers_who_missed_from_afar() -> None:
    duel = scene(2).put(SKULL, 16, 10).roll("hit blank blank blank blank", "block blank blank blank blank")
    duel.attack(SKULL, "cosmic-burst")
    if duel.ask.kind == "type":
        duel.answer(1)
    if duel.ask.kind == "target":
        duel.answer(ME)
    assert settle(take(duel, "quickdraw")).damage(SKULL) == 2
    assert not duel.t.script
    assert not offers(fire(scene(2).put(SKULL, 12, 10), SKULL, "cosmic-burst", ME), "quickdraw")


def test_the_pirate_way_rerolls_one_while_he_has_or_holds_something() -> None:
    assert offers(fire(hold(scene(), ME), ME, "yaka-arrow", SKULL), "the-pirate-way")
    assert not offers(fire(scene(), ME, "yaka-arrow", SKULL), "the-pirate-way")
    duel = hold(scene(), SKULL)
    duel.t.crises, duel.t.token_holder = ("mutant-madman", "skrulls-infiltrate"), [-1]
    duel.t.token_name, duel.t.token_kind, duel.t.token_at = ["mutant-madman/trap"], ["location"], [(10.0, 11.0)]
    assert offers(fire(duel, SKULL, "cosmic-burst", ME), "the-pirate-way")


def test_hit_and_run() -> None:
    assert usable(scene(2), ME, "hit-and-run")
