"""Hydra Troopers."""

from __future__ import annotations

from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.objectives import interactions, may_hold
from longbox.titles.crisis.words import KO, PLAYED

from ...helpers import lay, over, settle
from ...scene import PASS, Duel

SKULL = "red-skull-master-of-hydra"
TROOPERS = "hydra-troopers"


def test_hydra_assault() -> None:
    duel = Duel([SKULL, TROOPERS], "hood").activate(TROOPERS).answer("hydra-assault")
    duel.answer("move").answer([10.0, 14.0])
    duel.answer("hydra-energy-weapons").roll("blank blank blank fail", "fail fail").answer("hood")
    duel.roll("hit hit hit").answer([0, 1, 2])
    settle(duel).decline()
    assert duel.damage("hood") == 3
    assert duel.t.status[1] == KO
    assert over(duel)


def test_a_dodge_in_the_course_of_an_attack_is_no_part_of_it() -> None:
    """Rules of the attack that change dice leave the dodge of an ally of the attacker alone."""
    duel = Duel([SKULL, TROOPERS, "ant-man"], "hood").use(TROOPERS, "hydra-assault").answer(PASS)
    duel.roll("blank blank blank fail", "fail fail").attack(TROOPERS, "hydra-energy-weapons", "hood")
    assert duel.ask.kind == "dice"
    duel.roll("blank blank blank").push(Dodge(2, 1, 3))
    assert duel.damage("ant-man") == 1
    duel.roll("hit").answer([0])
    settle(duel)
    assert duel.damage("hood") == 1


def test_troopers_without_an_assault_survive_their_attack() -> None:
    duel = Duel([SKULL, TROOPERS], "hood").roll("blank " * 4, "fail fail").attack(TROOPERS, "hydra-energy-weapons", "hood")
    assert over(duel)
    assert duel.t.status[1] & PLAYED


def test_occupation_force() -> None:
    duel = Duel([SKULL, TROOPERS], "hood").put(TROOPERS, 10.0, 14.0)
    citizen, place = lay(duel, "extraction", (10.0, 15.5)), lay(duel, "secure", (11.5, 14.0))
    assert interactions(duel.t, 1) == [place]  # without Power
    assert not may_hold(duel.t, 1, citizen)
    assert duel.t.has("no_interact", 1, token=citizen)
    assert may_hold(duel.t, 1, place)
    assert interactions(duel.t, 0) == []
