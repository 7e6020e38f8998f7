"""Ebony Maw."""

from __future__ import annotations

from longbox.titles.crisis.rules.collisions import Collision
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.words import NOBODY

from ...helpers import over, settle
from ...scene import PASS, Duel, box
from ..scenes.gem_bearers import close, powers

MAW = "ebony-maw"


def test_black_tongue() -> None:
    duel = Duel(MAW, "ant-man").roll("wild blank blank blank blank blank", "block blank blank")
    duel.attack(MAW, "black-tongue", "ant-man")
    settle(duel)
    assert duel.ask.kind == "advance"
    assert duel.ask.seat == 0
    assert PASS in duel.offered
    duel.answer([13.5, 10.0])
    assert duel.at("ant-man") == (13.5, 10.0)
    assert duel.power(MAW) == 1


def test_herald_of_doom() -> None:
    duel = Duel(MAW, "ant-man").set(MAW, power=4)
    duel.roll("wild hit blank blank blank blank blank blank", "blank blank blank").attack(MAW, "herald-of-doom", "ant-man")
    assert (duel.damage("ant-man"), duel.power("ant-man")) == (2, 0)  # no Power for it
    duel.answer("throw").answer([90.0])
    assert duel.at("ant-man")[1] > 12.0
    duel = Duel(MAW, "sabretooth").set(MAW, power=4)
    duel.roll("wild hit blank blank blank blank blank blank", "blank blank blank").attack(MAW, "herald-of-doom", "sabretooth")
    assert duel.decline().still  # Size 3 is too large


def test_telekinetic_powerhouse() -> None:
    duel = Duel(MAW, "ant-man", terrain=[box("truck", 4, 10.0, 12.0, 2.0, 2.0), box("tower", 5, 7.0, 12.0, 2.0, 2.0)])
    duel.set(MAW, power=3).use(MAW, "telekinetic-powerhouse")
    assert duel.offered == (("terrain", 0),)
    duel.answer(("terrain", 0)).roll("blank blank blank").answer([0.0])
    assert duel.damage("ant-man") == 5
    assert duel.t.rubble & 1
    assert "telekinetic-powerhouse" not in powers(duel.set(MAW, power=9))  # once per turn
    duel.t.end_scope("turn")
    assert "telekinetic-powerhouse" not in powers(duel)  # and there is nothing left to throw


def test_telekinetic_deflection() -> None:
    duel = Duel(MAW, "ant-man").set(MAW, power=2).push(Dodge(0, 3, 1)).answer(f"{MAW}/telekinetic-deflection")
    assert over(duel)
    assert (duel.damage(MAW), duel.power(MAW)) == (0, 0)
    duel = Duel(MAW, ["ant-man", "hood"]).set(MAW, power=2).roll("blank blank").push(Collision(0, 2, NOBODY, 1))
    duel.answer(f"{MAW}/telekinetic-deflection").decline()
    assert duel.damage(MAW) == 0  # thrown himself
    assert duel.damage("hood") == 3


def test_mind_over_matter() -> None:
    duel = close("wolverine", MAW).set("wolverine", power=2).attack("wolverine", "adamantium-slash", MAW)
    assert duel.ask.seat == 1
    duel.answer("mind-over-matter")
    assert duel.ask.seat == 0
    duel.roll("hit " * 5, "block " * 6).answer(PASS)  # not paid: six dice
    assert duel.damage(MAW) == 0
    duel = close("wolverine", MAW).set("wolverine", power=2).attack("wolverine", "adamantium-slash", MAW)
    duel.answer("mind-over-matter").roll("hit blank blank blank blank", "blank blank").answer(("pay", 2))
    settle(duel)
    assert (duel.damage(MAW), duel.power("wolverine")) == (1, 1)  # two dice; one Power gained for the damage
    duel = close("wolverine", MAW).attack("wolverine", "adamantium-slash", MAW)
    duel.roll("hit " * 5, "block " * 6).answer("mind-over-matter")  # he cannot pay
    assert duel.damage(MAW) == 0


def test_incredible_psychic_potential() -> None:
    assert Duel(MAW).push(PowerPhase()).power(MAW) == 3
