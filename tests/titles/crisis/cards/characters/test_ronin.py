"""Ronin (Clint Barton)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import SKULL
from ..playing import fire, offers, settle, take, usable

ME = "ronin"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL).put(ME, 10, 10).put(SKULL, 12.5, 10).set(ME, power=power)


def test_shadow_strike_brings_power_bleeds_and_pierces() -> None:
    duel = settle(fire(scene(), ME, "shadow-strike", SKULL, "wild", guard="block"))
    assert (duel.damage(SKULL), duel.power(ME), duel.conditions(SKULL)) == (1, 1, {"bleed"})


def test_the_hawks_blades_bring_one_power_and_bleed() -> None:
    duel = settle(fire(scene(), ME, "the-hawks-blades", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"bleed"})


def test_the_hawks_blades_pursuit_comes_with_a_hit() -> None:
    duel = fire(scene().put(SKULL, 15, 10), ME, "the-hawks-blades", SKULL, "hit")
    assert duel.ask.kind == "advance"
    assert settle(duel.answer([11.0, 10.0])).at(ME) == (11, 10)


def test_the_cutting_wind_lands_beside_the_last_target_and_pierces() -> None:
    duel = fire(scene(4).put(SKULL, 13.5, 10), ME, "the-cutting-wind", SKULL, "wild", guard="block")
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    duel.answer(duel.offered[0])
    assert settle(duel).t.within(duel.who(ME), duel.who(SKULL), 1)
    assert duel.damage(SKULL) == 1


def test_grappling_hook_places_him() -> None:
    duel = scene(4).use(ME, "grappling-hook").answer([10.0, 14.0])
    assert duel.at(ME) == (10, 14)
    assert not usable(duel, ME, "grappling-hook")


def test_specter_of_death_turns_a_die_into_a_hit_for_each_critical_and_wild() -> None:
    duel = take(fire(scene(2), ME, "the-hawks-blades", SKULL, "crit", "blank").roll("blank"), "specter-of-death")
    assert duel.power(ME) == 0
    take(duel, "specter-of-death")
    assert duel.ask.kind == "dice"
    assert settle(duel.answer([1])).damage(SKULL) == 2
    assert not offers(fire(scene(), ME, "the-hawks-blades", SKULL), "specter-of-death")


def test_martial_artist_counts_blanks_nearby() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit", "hit", "hit")).damage(ME) == 0
    assert settle(fire(scene().put(SKULL, 14.5, 10), SKULL, "cosmic-burst", ME, "hit")).damage(ME) == 1
