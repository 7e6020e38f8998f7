"""Thanos, Corvus Glaive, Ebony Maw and the six Infinity Gems."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.titles.crisis.rules.collisions import Collision
from longbox.titles.crisis.rules.damage import CONDITION, EFFECT, Defeat, Suffer
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.rounds import PowerPhase, Turn
from longbox.titles.crisis.rules.superpowers import actives, price
from longbox.titles.crisis.words import ACTIVATED, CRIT, NOBODY, SELF, Number, gain_condition, gain_power, roll_for, seq
from titles.crisis.shelf import the_cards

from ..helpers import over, settle
from ..scene import PASS, Duel, box

THANOS, CORVUS, MAW = "thanos-the-mad-titan", "corvus-glaive", "ebony-maw"


def close(first: str, second: str = "ant-man", **more: object) -> Duel:
    return Duel(first, second, **more).put(second, 12.5, 10.0)


def powers(duel: Duel, who: int = 0) -> set[str]:
    return {power.id for power in actives(duel.t, who, 2)}


# -- Thanos ------------------------------------------------------------------------------------------------------------


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


# -- Corvus Glaive -----------------------------------------------------------------------------------------------------


def test_corvus_strike_pierces() -> None:
    duel = close(CORVUS).roll("wild hit blank blank blank", "block block blank").attack(CORVUS, "strike", "ant-man")
    duel.answer([0])
    assert duel.damage("ant-man") == 1
    assert duel.power(CORVUS) == 1


def test_atom_splitter() -> None:
    duel = Duel(CORVUS, "ant-man").put("ant-man", 19.0, 10.0).roll("blank " * 4, "blank blank")
    duel.attack(CORVUS, "atom-splitter", "ant-man")
    assert duel.power(CORVUS) == 1


def test_death_blow() -> None:
    duel = Duel(CORVUS, "ant-man").set(CORVUS, power=4)
    duel.roll("wild block blank blank blank blank blank", "blank blank blank").attack(CORVUS, "death-blow", "ant-man")
    assert duel.power(CORVUS) == 0
    duel.answer(duel.offered[0])
    assert duel.ask.kind == "advance"
    assert PASS in duel.offered
    duel.answer([13.5, 10.0]).answer("strike")
    duel.roll("hit hit blank blank blank", "blank blank blank").answer("ant-man").decline()
    assert duel.damage("ant-man") == 3
    duel = Duel(CORVUS, "ant-man").set(CORVUS, power=4).put("ant-man", 12.5, 10.0)
    duel.roll("wild hit blank blank blank blank blank", "blank blank blank").attack(CORVUS, "death-blow", "ant-man")
    assert duel.answer(PASS).still  # no Block, no Flurry


def test_glaives_edge_is_for_the_next_strike_or_death_blow() -> None:
    duel = close(CORVUS).set(CORVUS, power=3).use(CORVUS, "glaives-edge")
    duel.roll("blank " * 4, "fail fail").attack(CORVUS, "atom-splitter", "ant-man")
    assert duel.damage("ant-man") == 0  # not one of the two, so it still waits
    duel.roll("blank blank blank fail fail", "fail fail fail").attack(CORVUS, "strike", "ant-man")
    settle(duel)
    assert duel.damage("ant-man") == 3
    duel.set("ant-man", power=0).roll("blank " * 5, "fail fail fail").attack(CORVUS, "strike", "ant-man")
    assert duel.damage("ant-man") == 3
    duel = close(CORVUS).set(CORVUS, power=3).use(CORVUS, "glaives-edge")
    duel.t.end_scope("turn")
    duel.roll("blank " * 5, "fail fail fail").attack(CORVUS, "strike", "ant-man")
    assert duel.damage("ant-man") == 0


@pytest.fixture
def proxima(monkeypatch: pytest.MonkeyPatch) -> str:
    """Proxima Midnight, whether or not her card is in the library."""
    if "proxima-midnight" not in the_cards().characters:
        she = replace(the_cards().characters["ant-man"], id="proxima-midnight", name="Proxima Midnight", superpowers=())
        monkeypatch.setitem(the_cards().characters, "proxima-midnight", she)
    return "proxima-midnight"


def test_husband_of_proxima_midnight(proxima: str) -> None:
    duel = Duel([CORVUS, proxima], "ant-man").set(CORVUS, power=1).push(Turn(0)).answer(("activate", 0)).answer("done")
    duel.answer(f"{CORVUS}/husband-of-proxima-midnight")
    assert duel.power(CORVUS) == 0
    assert duel.offered == ((PASS,), ("activate", 1))
    duel.answer(("activate", 1)).answer("done")
    assert over(duel)
    assert all(duel.t.status[who] & ACTIVATED for who in (0, 1))


@pytest.mark.parametrize("why", ["activated", "far", "enemy"])
def test_husband_needs_her_near_and_ready(proxima: str, why: str) -> None:
    duel = Duel([CORVUS, proxima], "ant-man").set(CORVUS, power=1)
    if why == "activated":
        duel.t.status[1] |= ACTIVATED
    elif why == "far":
        duel.put(proxima, 10.0, 30.0)
    else:
        duel.set(proxima, seat=1)
    duel.push(Turn(0)).answer(("activate", 0)).answer("done")
    assert over(duel)


@pytest.mark.parametrize(("n", "left"), [(3, 2), (1, 1)])
def test_glaive_of_immortality(n: int, left: int) -> None:
    assert Duel(CORVUS, "ant-man").push(Suffer(0, n, 1, EFFECT)).damage(CORVUS) == left


# -- Ebony Maw ---------------------------------------------------------------------------------------------------------


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


# -- the gems ----------------------------------------------------------------------------------------------------------


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
