"""Ant-Man (Scott Lang)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.collisions import Collision
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.objectives import may_hold
from longbox.titles.crisis.rules.superpowers import actives
from longbox.titles.crisis.rules.targets import usable
from longbox.titles.crisis.words import NOBODY, ON_BOARD

from ...helpers import lay, over, settle
from ...scene import PASS, Duel
from ..scenes.forms import close

TINY = POSSESSED = 1


@pytest.mark.rule("CP-556")
def test_pym_particle_punch() -> None:
    duel = close("ant-man", "hood")
    token = lay(duel, "extraction", holder=0)
    duel.roll("hit hit blank blank", "blank blank").attack("ant-man", "pym-particle-punch", "hood")
    settle(duel)
    assert duel.power("ant-man") == 2
    assert PASS in duel.offered
    duel.answer("transform")
    assert duel.ask.kind == "drop"  # before he transforms
    assert duel.ask.seat == 1
    assert duel.t.form[0] == 0
    duel.answer(duel.offered[0])
    assert duel.ask.kind == "place"
    duel.answer(duel.at(0))
    assert duel.t.form[0] == TINY
    assert duel.t.token_holder[token] == ON_BOARD
    duel.decline()


@pytest.mark.rule("CP-556")
def test_pym_particle_punch_need_not_transform() -> None:
    duel = close()
    token = lay(duel, "extraction", holder=0)
    duel.roll("blank blank blank blank", "blank blank blank").attack("ant-man", "pym-particle-punch", "sabretooth")
    settle(duel).decline()
    assert (duel.t.form[0], duel.t.token_holder[token], duel.power("ant-man")) == (0, 0, 0)


@pytest.mark.rule("CP-557")
@pytest.mark.parametrize(("faces", "gained"), [("hit", {"poison", "stun"}), ("blank", set())])
def test_bullet_ant_barrage(faces: str, gained: set[str]) -> None:
    duel = close().set("ant-man", power=4)
    duel.roll(faces + " blank" * 6, "blank blank blank")
    duel.attack("ant-man", "bullet-ant-barrage").answer(duel.offered[0])
    settle(duel).decline()
    assert duel.conditions("sabretooth") == gained
    assert duel.power("ant-man") == 0


@pytest.mark.rule("CP-556")
def test_ant_sized_uppercut_makes_him_grow() -> None:
    duel = close("ant-man", "hood").set("ant-man", form=TINY)
    duel.roll("hit hit hit blank blank blank", "blank blank").attack("ant-man", "ant-sized-uppercut", "hood")
    settle(duel).answer(duel.at(0)).decline()
    assert duel.power("ant-man") == 3
    assert duel.t.form[0] == 0


@pytest.mark.rule("CP-558")
def test_change_size_both_ways_once_per_turn() -> None:
    duel = Duel("ant-man").set("ant-man", power=3)
    token = lay(duel, "extraction", holder=0)
    duel.use("ant-man", "change-size")
    assert duel.ask.kind == "drop"
    duel.answer(duel.offered[0]).answer(duel.at(0))
    assert (duel.t.form[0], duel.power(0), duel.t.token_holder[token]) == (TINY, 2, ON_BOARD)
    assert "change-size" not in {power.id for power in actives(duel.t, 0, 2)}  # the same superpower in either form
    duel.t.end_scope("turn")
    duel.use("ant-man", "change-size").answer(duel.at(0))
    assert (duel.t.form[0], duel.power(0)) == (0, 1)


@pytest.mark.rule("CP-559")
def test_pym_particle_control_against_an_attack() -> None:
    duel = close("hood", "ant-man").set("ant-man", power=1)
    token = lay(duel, "extraction", holder=1)
    duel.attack("hood", "hex-shot", "ant-man")
    duel.answer("ant-man/pym-particle-control").answer(duel.offered[0])
    assert duel.ask.kind == "place"
    duel.roll("hit hit blank blank", "fail blank blank", "block block").answer(duel.at(1))
    assert duel.t.form[1] == TINY
    assert duel.t.token_holder[token] == ON_BOARD
    duel.answer("ant-man/tiny-superhero").answer([1, 2])  # the attack went on against the tiny one
    settle(duel).decline()
    assert duel.damage("ant-man") == 0


@pytest.mark.rule("CP-559")
def test_pym_particle_control_against_a_collision() -> None:
    duel = Duel(["ant-man"], "hood").set("ant-man", power=1).push(Dodge(0, 3, 1))
    duel.answer("ant-man/pym-particle-control")
    duel.roll("blank blank blank").answer(duel.at(0)).decline()
    assert duel.t.form[0] == TINY
    assert duel.damage("ant-man") == 3
    duel = Duel(["ant-man"], ["hood", "sabretooth"]).set("ant-man", power=1)
    duel.push(Collision(0, 2, NOBODY, 1)).answer("ant-man/pym-particle-control")
    duel.roll("blank blank blank").answer(duel.at(0)).decline()
    assert duel.damage("sabretooth") == 2  # thrown at Size 1, not 2


@pytest.mark.rule("CP-559")
def test_pym_particle_control_is_for_enemy_attacks_and_costs_power() -> None:
    duel = close("hood", "ant-man")
    duel.roll("blank blank blank blank", "blank blank blank").attack("hood", "hex-shot", "ant-man")
    assert over(duel)


def test_what_one_form_can_do_the_other_cannot() -> None:
    duel = Duel(["hood", "wolverine"], "ant-man").set("hood", power=9).set("ant-man", power=9)
    assert {power.id for power in duel.t.superpowers(0)} == {"black-arts", "invisibility-cloak", "possessed-by-nisanti"}
    assert {power.id for power in duel.t.superpowers(2)} == {"change-size", "pym-particle-control"}
    duel.set("hood", form=POSSESSED).set("ant-man", form=TINY)
    assert {power.id for power in duel.t.superpowers(0)} == {"charge", "demonic-resilience", "mystic-vulnerability"}
    assert {power.id for power in duel.t.superpowers(2)} == {"change-size", "hitch-a-ride", "stealth", "tiny-superhero"}


@pytest.mark.rule("CP-560")
def test_hitch_a_ride() -> None:
    duel = Duel("ant-man").set("ant-man", form=TINY)
    duel.use("ant-man", "hitch-a-ride").answer([10.0, 10.0 + 6.0 + 1.3])
    assert duel.at("ant-man") == (10.0, 17.3)
    assert not actives(duel.t, 0, 2)  # once per turn


def test_stealth_only_while_tiny() -> None:
    duel = Duel("ant-man", "ebony-maw").put("ebony-maw", 18.5, 10.0)
    assert [strike.id for strike in usable(duel.t, 1)] == ["black-tongue"]
    duel.set("ant-man", form=TINY)
    assert not list(usable(duel.t, 1))


@pytest.mark.rule("CP-562")
def test_tiny_superhero() -> None:
    duel = Duel("ant-man", "hood").set("ant-man", form=TINY)
    duel.roll("hit hit hit blank", "blank block fail").attack("hood", "hex-shot", "ant-man")
    duel.answer("ant-man/tiny-superhero")
    assert duel.ask.region.allowed == (0, 1)  # type: ignore[union-attr]  # any number, but no Failure
    duel.roll("block").answer([0])
    settle(duel).decline()
    assert duel.damage("ant-man") == 1
    duel = Duel("ant-man", "hood").set("ant-man", form=TINY).roll("blank blank blank").push(Dodge(0, 3, 1))
    duel.answer("ant-man/tiny-superhero").roll("block block block").answer([0, 1, 2])
    assert duel.damage("ant-man") == 0
    token = lay(duel, "extraction")
    assert not may_hold(duel.t, 0, token)
    assert may_hold(duel.set("ant-man", form=0).t, 0, token)
