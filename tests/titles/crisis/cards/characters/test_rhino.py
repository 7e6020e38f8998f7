"""Rhino (Aleksei Sytsevich)."""

from __future__ import annotations

from ...scene import Duel, box
from ..cast import CAP, CRATE, SKULL
from ..playing import offers, settle, usable
from ..scenes.spider_foes import faces

RHINO = "rhino"
MISS = "blank blank fail fail"


def test_gore_brings_him_to_the_target() -> None:
    duel = Duel(RHINO, SKULL).put(SKULL, 15, 10).roll(faces(5), MISS).attack(RHINO, "gore", SKULL)
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    settle(duel.answer([13.0, 10.0]))
    assert duel.at(RHINO) == (13.0, 10.0)


def test_a_stampede_runs_small_things_down_and_gores_harder() -> None:
    small, large = box("bench", 2, 12, 9, 0.5, 2), box("block", 3, 14, 9, 1, 2)
    duel = Duel(RHINO, SKULL, terrain=[small, large]).set(RHINO, power=3).put(SKULL, 10, 14)
    settle(duel.use(RHINO, "stampede").answer([0.0]))
    assert duel.t.rubble == 1
    assert 11.5 < duel.at(RHINO)[0] < 13  # the larger one stops him
    duel.put(RHINO, 10, 10)
    for dice in (7, 5):
        settle(duel.roll(faces(dice), MISS).attack(RHINO, "gore", SKULL))
        assert not duel.t.script
    assert not usable(duel.set(RHINO, power=3), RHINO, "stampede")


def test_he_does_not_run_down_what_is_not_in_his_way() -> None:
    duel = Duel(RHINO, SKULL, terrain=[CRATE]).set(RHINO, power=3).use(RHINO, "stampede")
    assert settle(duel.answer([180.0])).t.rubble == 0


def test_no_manners_throw_terrain_up_to_size_four() -> None:
    for size, thrown in ((4, True), (5, False)):
        duel = Duel(RHINO, SKULL, terrain=[box("block", size, 12, 9, 2, 2)]).set(RHINO, power=3)
        assert usable(duel, RHINO, "nobody-ever-accused-the-rhino-of-good-manners") is thrown


def test_being_hurt_makes_him_come_closer_and_angrier() -> None:
    for shown, comes in (("hit", True), ("blank", False)):
        duel = Duel(RHINO, CAP).roll(faces(5, shown), "blank fail fail").attack(CAP, "shield-bounce", RHINO)
        came = offers(duel, "aggressive")
        assert came is comes
        settle(duel)
        assert duel.power(RHINO) == 2 * comes  # one for the damage, one for his temper
