"""Kingpin (Wilson Fisk)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import NOBODY, ON_BOARD
from longbox.titles.crisis.rules.missions import deeds_of
from longbox.titles.crisis.rules.objectives import securing
from longbox.titles.crisis.words import TARGET, M, damage, throw

from ...scene import Duel, box
from ..cast import CAP, SKULL, hold
from ..playing import offers, settle, take, usable
from ..scenes.spider_foes import faces, near

KINGPIN = "kingpin"
LIZARD = "lizard"
RHINO = "rhino"
SHOCKER = "shocker"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("who", "attack", "dice"), [(KINGPIN, "headbutt", 5), (LIZARD, "tail-whip", 4)])
def test_a_wild_may_push_up_to_size_three(who: str, attack: str, dice: int) -> None:
    for victim, pushed in ((SKULL, True), (RHINO, False)):
        defense = MISS if victim == SKULL else "blank fail fail"
        duel = near(who, victim).roll(faces(dice, "wild"), defense).attack(who, attack, victim)
        assert offers(duel, "push") is pushed


def test_a_cane_laser_ignores_sight() -> None:
    wall = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))
    duel = Duel(KINGPIN, SKULL, terrain=[wall]).put(SKULL, 15, 10).roll(faces(4, "hit"), "blank blank fail")
    settle(duel.attack(KINGPIN, "cane-laser"))
    assert duel.damage(SKULL) == 1


def test_the_network_hands_tokens_on_once_per_turn() -> None:
    duel = hold(Duel([KINGPIN, SHOCKER], SKULL), SHOCKER).set(SHOCKER, power=5)
    assert deeds_of(duel.t, 1) == []
    (deed,) = deeds_of(duel.lead(KINGPIN).t, 1)
    duel.activate(SHOCKER).answer(deed)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert (duel.t.token_holder[-1], duel.power(SHOCKER)) == (0, 3)
    assert deeds_of(hold(duel, SHOCKER).t, 1) == []


def test_healthy_people_of_the_network_count_double_for_securing() -> None:
    duel = hold(Duel([KINGPIN, SHOCKER], [SKULL, CAP]), SHOCKER)
    duel.t.token_holder[-1], duel.t.token_at[-1] = ON_BOARD, (11.5, 11.5)
    duel.put(KINGPIN, 2, 2).put(SHOCKER, 10.5, 11.5).put(SKULL, 13, 11.5).put(CAP, 12, 13)
    assert securing(duel.t, 0) == 1
    assert securing(duel.lead(KINGPIN).t, 0) == NOBODY
    assert securing(duel.set(SHOCKER, injured=1).t, 0) == 1


def test_negotiations_throw_somebody_for_two() -> None:
    duel = near(KINGPIN, SKULL, power=2).use(KINGPIN, "street-level-negotiations")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 15
    assert not usable(duel.set(KINGPIN, power=2).put(SKULL, 13, 10), KINGPIN, "street-level-negotiations")


def test_conditioning_takes_one_damage_less() -> None:
    duel = Duel(KINGPIN, SKULL).set(KINGPIN, power=1).script(damage(TARGET, 2), SKULL, target=0)
    settle(take(duel, "intense-physical-conditioning"))
    assert duel.damage(KINGPIN) == 1


def test_a_solid_frame_bears_collisions_with_characters_only() -> None:
    duel = Duel(KINGPIN, SKULL).put(SKULL, 13.5, 10).script(throw(TARGET, M), SKULL, target=0)
    settle(duel.put(SKULL, 30, 30).put(KINGPIN, 10, 10).answer([90.0]))
    assert duel.damage(KINGPIN) == 0
    duel = Duel(KINGPIN, [SKULL, CAP]).put(CAP, 14, 10).script(throw(TARGET, M), SKULL, target=0)
    settle(duel.roll(faces(4)).answer([0.0]))
    assert (duel.damage(KINGPIN), duel.damage(CAP)) == (0, 4)
    duel = Duel(KINGPIN, SKULL, terrain=[box("block", 4, 13, 9, 2, 2)]).script(throw(TARGET, M), SKULL, target=0)
    assert settle(duel.answer([0.0])).damage(KINGPIN) == 1
