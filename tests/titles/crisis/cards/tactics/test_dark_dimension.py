"""Team Tactic cards of the affiliation Dark Dimension."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import KO, PLAYED
from longbox.titles.crisis.rules.damage import Defeat
from longbox.titles.crisis.rules.tactics import playable

from ...scene import Duel
from ..playing import settle, take
from ..scenes.dark_dimension import FOE, MATE, faces

DORMAMMU = "dormammu"
GWEN = "gwenpool"
TASK = "taskmaster"


def empowered() -> Duel:
    duel = Duel([GWEN, MATE], FOE).put(FOE, 12.7, 10).hand("dark-empowerment").activate(GWEN)
    duel.answer("dark-empowerment")
    if duel.ask.kind == "choose":
        duel.answer(MATE)
    return duel


def test_dark_empowerment_gives_the_power_to_somebody_else() -> None:
    duel = empowered()
    assert duel.damage(GWEN) == 1
    for gwen, mate in ((0, 2), (2, 2)):  # only the next attack
        duel.roll(faces("hit", 2, 5), faces("blank", 3)).answer("stabby-swords")
        while duel.ask.kind != "action":
            duel.answer(duel.offered[0])
        assert (duel.power(GWEN), duel.power(MATE)) == (gwen, mate)


def test_dark_empowerment_needs_somebody_else_nearby() -> None:
    duel = Duel([GWEN, MATE], FOE).put(MATE, 30, 30).hand("dark-empowerment").activate(GWEN)
    assert ("tactic", "dark-empowerment") not in duel.offered
    assert "dark-empowerment" not in playable(Duel([GWEN, MATE], FOE).hand("dark-empowerment").t, 0)  # nobody is active


def test_dark_restoration_brings_somebody_back() -> None:
    duel = Duel([DORMAMMU, TASK, GWEN, MATE], FOE).hand("dark-restoration").set(DORMAMMU, power=6)
    duel.push(duel.t.window("cleanup"))
    assert duel.still  # nobody is KO'd
    for who in (TASK, GWEN):
        duel.set(who, injured=1, power=4, damage=3, conditions=("bleed",))
        settle(duel.push(Defeat(duel.who(who), outright=True)))
    settle(duel)
    duel.push(duel.t.window("cleanup"))
    take(duel, "dark-restoration")
    assert duel.offered == (("character", duel.who(TASK)),)  # Gwenpool is worth more than 3
    duel.answer(TASK)
    assert duel.ask.kind == "place"
    settle(duel.answer([10.0, 14.0]))
    who = duel.who(TASK)
    assert duel.t.status[who] == PLAYED
    assert duel.t.status[duel.who(GWEN)] == KO
    assert (duel.t.injured[who], duel.power(TASK), duel.damage(TASK), duel.conditions(TASK)) == (0, 0, 0, set())
    assert duel.at(TASK) == (10.0, 14.0)
    assert duel.power(DORMAMMU) == 0


def test_dark_restoration_reaches_two() -> None:
    duel = Duel([DORMAMMU, TASK], FOE).hand("dark-restoration").set(DORMAMMU, power=6)
    settle(duel.push(Defeat(1, outright=True)))
    duel.push(duel.t.window("cleanup"))
    take(duel, "dark-restoration").answer(TASK)
    with pytest.raises(Illegal):
        duel.answer([10.0, 17.0])
