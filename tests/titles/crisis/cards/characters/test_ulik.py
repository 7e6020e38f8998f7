"""Ulik."""

from __future__ import annotations

from longbox.titles.crisis.codes import ACTIVATED

from ...scene import Duel
from ..cast import CRATE, SKULL
from ..playing import fire, settle, take, usable

ME = "ulik"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL, terrain=[CRATE]).put(ME, 12, 10).put(SKULL, 15, 10).set(ME, power=power)


def test_pounders_bring_power_and_may_push_with_a_wild() -> None:
    duel = take(fire(scene(), ME, "pounders", SKULL, "wild"), "push")
    if duel.ask.kind == "choose":
        duel.answer("do")
    settle(duel.answer([0.0]))
    assert (duel.power(ME), duel.at(SKULL)[0] > 16) == (1, True)


def test_shatter_mountains_staggers() -> None:
    assert settle(fire(scene(5), ME, "shatter-mountains-shatter-bones", SKULL)).conditions(SKULL) == {"stagger"}


def test_shatter_may_give_the_token_instead_of_stagger() -> None:
    shown = "crit wild hit fail blank blank blank blank blank"
    for choice, conditions, token in (("shatter", set(), True), ("stagger", {"stagger"}, False)):
        duel = scene(5).roll(shown, "block block block block", "blank")
        duel.attack(ME, "shatter-mountains-shatter-bones", SKULL)
        settle(take(duel, f"'{choice}'"))
        assert (duel.conditions(SKULL), bool(duel.t.status[1] & ACTIVATED)) == (conditions, token)
    duel = scene(5).roll(shown, "block block block block", "blank")
    duel.t.status[1] |= ACTIVATED
    assert settle(duel.attack(ME, "shatter-mountains-shatter-bones", SKULL)).conditions(SKULL) == {"stagger"}


def test_bad_manners_throw_terrain() -> None:
    duel = scene(3)
    settle(duel.use(ME, "bad-manners").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel.set(ME, power=3), ME, "bad-manners")


def test_crushing_leap_goes_and_hits() -> None:
    duel = scene(3).put(ME, 5, 10).use(ME, "crushing-leap")
    duel.answer([8.0, 10.0]).answer([12.0, 10.0])
    duel.roll("hit blank blank blank blank blank", "blank blank blank blank")
    settle(take(duel, "'do', 'pounders'"))
    assert duel.damage(SKULL) == 1


def test_trollish_temper_brings_one_more_power() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1


def test_trollhide_takes_one_less_but_at_least_one() -> None:
    for hits, suffered in ((3, 2), (1, 1)):
        assert settle(fire(scene(), SKULL, "cosmic-burst", ME, *["hit"] * hits)).damage(ME) == suffered
