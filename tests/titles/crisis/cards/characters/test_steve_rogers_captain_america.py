"""Steve Rogers, Captain America (Steve Rogers)."""

from __future__ import annotations

from longbox.titles.crisis.words import M

from ...scene import Duel
from ..cast import SKULL, hold
from ..playing import accept, fire, offers, settle, take, usable

ME = "steve-rogers-captain-america"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL).put(ME, 10, 10).put(SKULL, 12.5, 10).set(ME, power=power)


def test_stars_and_stripes_strike_brings_power() -> None:
    assert settle(fire(scene(), ME, "stars-and-stripes-strike", SKULL, "hit")).power(ME) == 1


def test_stars_and_stripes_strike_flurry_strikes_again_once() -> None:
    duel = fire(scene(), ME, "stars-and-stripes-strike", SKULL, "wild", "block")
    duel.roll("wild block blank blank blank", "blank blank blank blank")
    accept(duel)
    assert not duel.t.script
    assert duel.damage(SKULL) == 2


def test_i_dont_like_bullies_throws_medium() -> None:
    duel = take(fire(scene(3), ME, "i-dont-like-bullies", SKULL, "wild"), "'do', 'throw'")
    assert duel.t.stack[-1].tool == M
    duel.answer([0.0])
    assert settle(duel).at(SKULL)[0] > 16


def test_i_dont_like_bullies_language() -> None:
    assert settle(fire(scene(3), ME, "i-dont-like-bullies", SKULL, "wild", "hit")).conditions(SKULL) == {"stun", "slow"}


def test_on_your_left_advances_whoever_holds_nothing() -> None:
    duel = scene(2).use(ME, "on-your-left")
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("advance", M)
    assert not usable(hold(scene(2), ME), ME, "on-your-left")
    assert not usable(settle(duel).set(ME, power=2), ME, "on-your-left")


def test_ive_knocked_out_tyrants_over_200_times_rerolls_any_dice() -> None:
    duel = take(fire(scene(6), ME, "stars-and-stripes-strike", SKULL), "tyrants")
    duel.roll("hit hit hit hit hit").answer([0, 1, 2, 3, 4])
    assert settle(duel).damage(SKULL) == 5
    assert not offers(fire(duel, ME, "stars-and-stripes-strike", SKULL), "tyrants")


def test_vibranium_shield_has_two_more_dice() -> None:
    duel = fire(scene(2), SKULL, "cosmic-burst", ME, "hit", "hit", defense=2, guard="block block")
    assert settle(take(duel, "vibranium-shield")).damage(ME) == 0
