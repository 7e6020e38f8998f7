"""Doctor Octopus (Otto Octavius)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import NOBODY
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.words import roll_for

from ...scene import Duel
from ..scenes.first_core_box import finish, near

OCTOPUS = "doctor-octopus"
SKULL = "red-skull"
WALL = ("wall", 5, 0, ((12.8, 5.0), (13.2, 5.0), (13.2, 15.0), (12.8, 15.0)))
"""Between the two sides when they stand as the scene puts them."""


def test_flurry_of_arms() -> None:
    duel = Duel(OCTOPUS, SKULL)
    duel.roll("wild wild hit blank", "block blank blank blank").attack(OCTOPUS, "strike", SKULL)
    assert duel.damage(SKULL) == 4


def test_arm_lasers() -> None:
    duel = Duel(OCTOPUS, SKULL).set(OCTOPUS, power=3)
    assert duel.roll("hit hit blank blank blank blank", "block block fail").attack(OCTOPUS, "arm-lasers", SKULL).still
    duel = Duel(OCTOPUS, SKULL, terrain=(WALL,)).set(OCTOPUS, power=3)
    duel.roll("wild hit blank blank blank blank", "block block fail").attack(OCTOPUS, "arm-lasers", SKULL)
    assert duel.ask.kind == "dice"
    assert () not in duel.offered
    with pytest.raises(Illegal):
        duel.answer([])
    duel.answer([0])
    assert duel.damage(SKULL) == 1


def test_scientific_hubris() -> None:
    for faces, gained in (("crit crit blank blank", 1), ("hit hit blank blank", 0)):
        duel = near(OCTOPUS, SKULL)
        duel.roll(faces, "block block block block", "blank blank").attack(OCTOPUS, "strike", SKULL)
        finish(duel)
        assert duel.power(OCTOPUS) == gained
        duel = near(SKULL, OCTOPUS).roll("blank " * 5, faces, "blank blank").attack(SKULL, "strike", OCTOPUS)
        assert duel.power(OCTOPUS) == gained
        duel = near(SKULL, OCTOPUS).roll(faces, "blank blank").push(Dodge(1, 1, NOBODY))
        assert duel.power(OCTOPUS) == gained
        duel = near(SKULL, OCTOPUS).roll(faces).script(roll_for(4, ()), OCTOPUS)
        assert duel.power(OCTOPUS) == gained
        duel = near(SKULL, OCTOPUS).roll(faces, "blank blank").push(Dodge(0, 1, NOBODY)).roll(faces).script(roll_for(4, ()), SKULL)
        assert duel.power(OCTOPUS) == 0  # not his dice
    duel = near(SKULL, OCTOPUS).roll("crit blank blank blank blank", "blank " * 5).attack(SKULL, "strike", OCTOPUS)
    assert duel.power(OCTOPUS) == 1  # for the damage; the Critical was not his
