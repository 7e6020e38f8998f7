"""The six Infinity Gems."""

from __future__ import annotations

from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.superpowers import price
from longbox.titles.crisis.words import CRIT, SELF, Number, gain_power, roll_for, seq

from ..helpers import settle
from ..scene import PASS, Duel
from .scenes.gem_bearers import close, powers

THANOS = "thanos-the-mad-titan"
CORVUS = "corvus-glaive"
MAW = "ebony-maw"


def test_mind_gem() -> None:
    duel = Duel(MAW, ["ant-man", "hood"]).set(MAW, power=4, gems="mind").put("hood", 30.0, 30.0)
    assert "mind-gem" in powers(duel)
    duel.activate(MAW).answer("mind-gem")
    assert duel.ask.kind == "advance"
    assert duel.ask.seat == 0
    duel.answer([13.0, 10.0])
    assert duel.at("ant-man") == (13.0, 10.0)
    assert duel.power(MAW) == 2
    assert "mind-gem" not in powers(duel)  # once per turn
    duel = Duel(MAW, "ant-man").set(MAW, power=4)
    assert "mind-gem" not in powers(duel)


def test_power_gem() -> None:
    duel = Duel(THANOS).set(THANOS, gems="power,time").push(PowerPhase())
    assert duel.power(THANOS) == 4  # 1, 2 for the Power Gem, 1 for the other


def test_reality_gem_in_attack_and_defense() -> None:
    duel = close(CORVUS).set(CORVUS, gems="reality")
    duel.roll("fail fail blank blank blank", "block fail fail", "hit").attack(CORVUS, "strike", "ant-man")
    settle(duel)
    assert duel.damage("ant-man") == 1  # one Failure is a Critical, which adds a die
    duel = close("wolverine", CORVUS).set(CORVUS, gems="reality")
    duel.roll("hit hit blank blank blank", "blank blank fail", "fail").attack("wolverine", "adamantium-slash", CORVUS)
    assert duel.damage(CORVUS) == 1  # the Failure of the added die is a second one


def test_reality_gem_in_dodges_and_rerolls() -> None:
    duel = Duel(CORVUS, "ant-man").set(CORVUS, gems="reality").roll("fail fail blank", "blank").push(Dodge(0, 4, 1))
    assert duel.damage(CORVUS) == 2  # one Failure dodges; 1 off by his glaive
    duel = close(CORVUS).set(CORVUS, gems="reality", power=0)
    duel.roll("blank blank blank blank blank", "fail fail fail").attack(CORVUS, "strike", "ant-man")
    assert duel.damage("ant-man") == 0
    duel = close(THANOS).set(THANOS, gems="reality,time")
    duel.roll("blank " * 6, "fail fail fail").attack(THANOS, "strike", "ant-man")
    duel.roll("fail fail blank blank blank blank", "fail fail fail").answer("gem/time-gem")
    assert duel.damage("ant-man") == 1  # a Failure that was rerolled into being counts as a Critical too


def test_reality_gem_when_interacting() -> None:
    duel = Duel(CORVUS).set(CORVUS, gems="reality", power=3)
    duel.roll("fail blank blank").script(roll_for(3, (CRIT,), "interact"), CORVUS, token=0)
    assert not duel.t.script
    duel.roll("fail fail blank").script(
        seq(roll_for(3, (CRIT,), "interact"), gain_power(SELF, Number("rolled", lambda c: c.roles["rolled"]))), CORVUS, token=0
    )
    assert duel.power(CORVUS) == 4


def test_soul_gem() -> None:
    duel = Duel([THANOS, "hood"], ["ant-man", "ant-man"]).set(THANOS, gems="soul").set(2, power=2).set(3, power=1)
    duel.put(3, 30.0, 30.0)
    duel.use(2, "change-size").answer(duel.at(2))
    assert duel.power(THANOS) == 1
    duel.use(3, "change-size").answer(duel.at(3))  # too far away
    assert duel.power(THANOS) == 1
    duel.set("hood", power=3).use("hood", "black-arts").decline()  # an ally's
    assert duel.power(THANOS) == 1


def test_space_gem() -> None:
    duel = Duel([MAW, "hood"], "ant-man").set(MAW, gems="space", power=2).use(MAW, "space-gem")
    assert duel.offered == (("character", 0), ("character", 1))  # itself or an ally
    duel.answer("hood").answer([10.0, 17.0])
    assert duel.at("hood") == (10.0, 17.0)
    assert "space-gem" not in powers(duel.set(MAW, power=2))


def test_time_gem() -> None:
    duel = close(CORVUS).set(CORVUS, gems="time", power=2)
    duel.roll("fail fail fail fail blank", "block block fail").attack(CORVUS, "strike", "ant-man")
    duel.roll("hit hit hit blank crit", "blank fail block").answer("gem/time-gem")
    assert duel.damage("ant-man") == 3  # all dice anew, Failures too; no die for a rerolled Critical
    assert duel.power(CORVUS) == 3
    duel = close("ant-man", CORVUS).set(CORVUS, gems="time", power=2)
    duel.roll("blank " * 4, "blank blank blank").attack("ant-man", "pym-particle-punch", CORVUS)
    assert duel.ask.options == (PASS, ("do", "transform")) or duel.ask.kind == "forced"  # only when attacking


def test_thanos_uses_gems_without_paying() -> None:
    duel = Duel([THANOS, "hood"], "ant-man").set(THANOS, gems="mind,space")
    assert {"mind-gem", "space-gem"} <= powers(duel)
    duel.use(THANOS, "mind-gem").answer([13.0, 10.0])
    assert duel.at("ant-man") == (13.0, 10.0)
    portal = duel.t.superpower(0, "cosmic-portal")
    assert price(duel.t, 0, portal) == 2  # his own superpowers still cost
    assert price(Duel(MAW).set(MAW, gems="mind").t, 0, duel.t.superpower(0, "mind-gem")) == 2


def test_a_gem_is_lost_with_nobody_else() -> None:
    duel = Duel([MAW, CORVUS]).set(MAW, gems="mind,space", power=9).set(CORVUS, power=9)
    assert "space-gem" in powers(duel, 0)
    assert "space-gem" not in powers(duel, 1)
