"""Avalanche (Dominikos Petrakis)."""

from __future__ import annotations

from longbox.titles.crisis.words import S

from ...scene import Duel
from ..cast import CRATE, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "avalanche"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL, terrain=[CRATE]).put(ME, 12, 10).put(SKULL, 15, 10).set(ME, power=power)


def test_seismokinesis_is_a_beam_that_stuns_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "seismokinesis", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"stun"})


def test_epicenter_of_destruction_stuns_all_around() -> None:
    assert settle(fire(scene(3), ME, "epicenter-of-destruction", SKULL)).conditions(SKULL) == {"stun"}


def test_landslide_pushes_an_enemy_away() -> None:
    duel = scene(2).use(ME, "landslide")
    assert settle(duel).at(SKULL)[0] > 17
    assert not usable(duel.set(ME, power=2).put(SKULL, 15, 10), ME, "landslide")


def test_beware_falling_debris_brings_terrain_down_on_who_comes_near() -> None:
    duel = scene(3).put(SKULL, 18, 10).roll("blank blank blank blank").advance(SKULL, S).answer([16.0, 10.0])
    settle(take(duel, "falling-debris"))
    assert duel.t.rubble
    assert duel.damage(SKULL) > 0
    assert not offers(scene(3).put(SKULL, 30, 10).advance(SKULL, S).answer([28.0, 10.0]), "falling-debris")
