"""Thanos, the Mad Titan (Thanos)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.damage import CONDITION, EFFECT, Defeat, Suffer
from longbox.titles.crisis.words import NOBODY, SELF, gain_condition

from ...helpers import over, settle
from ...scene import PASS, Duel
from ..scenes.gem_bearers import close, powers

THANOS = "thanos-the-mad-titan"


def test_thanos_strike_throws_before_damage() -> None:
    duel = close(THANOS).roll("wild hit blank blank blank blank", "blank blank blank").attack(THANOS, "strike", "ant-man")
    assert duel.damage("ant-man") == 0
    duel.answer("throw").answer([0.0])
    settle(duel)
    assert duel.at("ant-man")[0] > 15.0
    assert (duel.damage("ant-man"), duel.power(THANOS)) == (2, 2)


def test_thanos_strike_needs_a_wild_and_may_leave_it() -> None:
    duel = close(THANOS).roll("hit hit blank blank blank blank", "blank blank blank").attack(THANOS, "strike", "ant-man")
    assert over(duel)
    duel = close(THANOS).roll("wild hit blank blank blank blank", "blank blank blank").attack(THANOS, "strike", "ant-man")
    assert duel.answer(PASS).at("ant-man") == (12.5, 10.0)


def test_cosmic_blast_buys_dice() -> None:
    duel = Duel(THANOS, "ant-man").set(THANOS, power=5).attack(THANOS, "cosmic-blast", "ant-man")
    assert duel.offered == (PASS, ("spend", 1), ("spend", 2), ("spend", 3))
    duel.roll("hit " * 7, "blank blank blank").answer(("spend", 2))
    assert duel.power(THANOS) == 3
    assert duel.is_dazed("ant-man")
    duel = Duel(THANOS, "ant-man").set(THANOS, power=1).attack(THANOS, "cosmic-blast", "ant-man")
    assert duel.offered == (PASS, ("spend", 1))
    duel.roll("blank " * 5, "blank blank blank").answer(PASS)
    assert duel.power(THANOS) == 1


def test_titans_will() -> None:
    duel = Duel(THANOS, "ant-man").roll("wild blank blank blank blank", "block blank blank")
    duel.attack(THANOS, "cosmic-blast", "ant-man").answer([0.0])
    assert duel.at("ant-man")[0] > 16.0
    assert duel.conditions("ant-man") == {"slow"}


def test_deaths_agenda() -> None:
    duel = Duel([THANOS, "hood"], ["ant-man", "wolverine"]).lead(THANOS).set("ant-man", injured=1).set("hood", injured=1)
    duel.push(Defeat(2))
    assert duel.t.vp == [1, 0]
    duel.push(Defeat(1))  # an ally's KO and a Daze score nothing
    duel.push(Defeat(3))
    assert duel.t.vp == [1, 0]


def test_cosmic_portal_on_the_healthy_side() -> None:
    duel = Duel([THANOS, "hood"], ["ant-man", "wolverine"]).set(THANOS, power=4).put("wolverine", 30.0, 30.0)
    duel.use(THANOS, "cosmic-portal")
    assert duel.offered == (("character", 1), ("character", 2))  # another one within Range 4, friend or foe
    duel.answer("ant-man")
    assert duel.ask.seat == 0
    duel.answer([16.0, 14.3])
    assert duel.at("ant-man") == (16.0, 14.3)
    assert "cosmic-portal" not in powers(duel)
    duel.t.end_scope("turn")
    assert "cosmic-portal" in powers(duel)
    assert "cosmic-portal" not in powers(duel.set(THANOS, injured=1))


@pytest.mark.parametrize(("injured", "dice"), [(0, 6), (1, 8)])
def test_deaths_decree(injured: int, dice: int) -> None:
    duel = Duel([THANOS, "hood"], "ant-man").set(THANOS, power=4).set("hood", injured=injured)
    duel.attack("hood", "hex-shot", "ant-man")
    duel.roll("blank " * dice, "blank blank blank").answer(f"{THANOS}/deaths-decree")
    assert over(duel)
    assert duel.power(THANOS) == 2
    duel.roll("blank " * 4, "blank blank blank").attack("hood", "hex-shot", "ant-man")  # once per turn
    assert over(duel)


def test_deaths_decree_is_for_others_within_range_4() -> None:
    duel = Duel([THANOS, "hood"], "ant-man").set(THANOS, power=4).put("hood", 10.0, 30.0).put("ant-man", 12.0, 30.0)
    duel.roll("blank " * 4, "blank blank blank").attack("hood", "hex-shot", "ant-man")
    assert over(duel)


def test_being_of_immeasurable_power() -> None:
    duel = Duel(THANOS, "ant-man").push(Suffer(0, 3, 1, EFFECT))
    assert duel.damage(THANOS) == 2
    duel.push(Suffer(0, 1, 1, EFFECT))
    assert duel.damage(THANOS) == 2  # no minimum
    duel.push(Suffer(0, 1, NOBODY, CONDITION))
    assert duel.damage(THANOS) == 3
    duel.script(gain_condition(SELF, "stun", "hex"))
    assert duel.conditions(THANOS) == {"hex"}
