"""Ultron, Metal Tyrant (Ultron)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import CONDITION_BITS, ENERGY, MYSTIC, PLAYED
from longbox.titles.crisis.events import TerrainDestroyed
from longbox.titles.crisis.script.nodes import TARGET
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.words import S, push

from ...scene import PASS, Duel
from ..cast import BENCH, BONES, CAP, CRATE, DRONES, IRON, NO_DEFENSE, SKULL, SPIDER, ULTRON, order


def test_concussion_blasters_corrupt() -> None:
    duel = Duel(ULTRON, SKULL).roll("wild hit blank blank blank blank", "blank blank fail")
    order(duel.attack(ULTRON, "concussion-blasters", SKULL))
    assert (duel.conditions(SKULL), duel.power(ULTRON), duel.damage(SKULL)) == ({"poison", "bleed"}, 2, 2)


def test_extinction_protocols_throw_first_and_scatter_everybody_else() -> None:
    duel = Duel([ULTRON, BONES], [SKULL, CAP]).set(ULTRON, power=4).put(SKULL, 14, 10).put(BONES, 10, 13).put(CAP, 10, 7)
    duel.roll("wild hit blank blank blank blank blank blank", NO_DEFENSE).attack(ULTRON, "extinction-protocols", SKULL)
    assert duel.damage(SKULL) == 0
    duel.answer([0])
    assert duel.at(SKULL)[0] > 17
    assert duel.damage(SKULL) == 2
    assert set(duel.offered) == {("character", 1), ("character", 3)}  # friend and foe, in any order; not who was thrown off
    duel.answer(CAP).answer([270]).answer([90])
    assert duel.still
    assert (duel.damage(CAP), duel.damage(BONES)) == (1, 1)
    assert (duel.at(CAP)[1] < 4, duel.at(BONES)[1] > 16) == (True, True)


@pytest.mark.interpreted("it replaces what a table says of sizes")
def test_extinction_protocols_do_not_throw_the_largest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "size", lambda self, who: 5)
    duel = Duel(ULTRON, SKULL).set(ULTRON, power=4).roll("hit", "blank " * 7, NO_DEFENSE)
    assert duel.attack(ULTRON, "extinction-protocols", SKULL).still


def test_explosive_force_hurts_only_who_is_pushed() -> None:
    duel = Duel(ULTRON, [SKULL, ULTRON]).set(0, power=4).put(SKULL, 14, 10).put(2, 10, 14)
    duel.t.lasting.append(("not_moved_by_enemy", 2, 2, "game", ("push",)))  # type: ignore[arg-type]
    duel.roll("wild blank blank blank blank blank blank blank", NO_DEFENSE).attack(0, "extinction-protocols", SKULL).answer([0])
    assert duel.still
    assert (duel.damage(2), duel.at(2)) == (0, (10.0, 14.0))


def test_kinetic_field_generator_throws_terrain_of_size_four() -> None:
    truck = ("truck", 4, True, CRATE[3])
    duel = Duel(ULTRON, SKULL, terrain=[truck, BENCH]).set(ULTRON, power=7).activate(ULTRON).answer("kinetic-field-generator")
    duel.answer(("terrain", 0)).answer(PASS)  # no Drones
    duel.roll("blank blank blank blank").answer([0])
    assert (duel.damage(SKULL), duel.power(ULTRON)) == (5, 4)
    assert ("power", "kinetic-field-generator") not in duel.offered
    assert ("power", "kinetic-field-generator") not in Duel(ULTRON, SKULL).set(ULTRON, power=7).activate(ULTRON).offered


def test_encephalo_beam_walks_an_enemy() -> None:
    duel = Duel(ULTRON, [SKULL, CAP]).set(ULTRON, power=4).put(CAP, 30, 10).activate(ULTRON).answer("encephalo-beam")
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)
    duel.answer([15.0, 10.0])
    assert (duel.at(SKULL), duel.power(ULTRON)) == ((15.0, 10.0), 2)
    assert ("power", "encephalo-beam") not in duel.offered
    assert ("power", "encephalo-beam") not in Duel(ULTRON, CAP).set(ULTRON, power=4).put(CAP, 30, 10).activate(ULTRON).offered


def test_metal_mind_counts_wilds_twice_against_mystic_attacks() -> None:
    for kind, dice, damage in ((MYSTIC, "wild blank blank blank blank", 1), (ENERGY, "wild blank blank blank", 2)):
        duel = Duel(SKULL, ULTRON).attack(SKULL, "cosmic-burst").answer(kind).roll("hit hit hit blank blank", dice).answer(ULTRON)
        assert duel.damage(ULTRON) == damage


def test_metal_mind_is_not_moved_by_enemy_superpowers_or_mystic_rules() -> None:
    duel = Duel(ULTRON, [ULTRON, SKULL]).set(0, power=4).put(SKULL, 30, 10).activate(0).answer("encephalo-beam")
    assert duel.ask.kind == "action"  # chosen, paid for, not moved
    assert duel.power(0) == 2
    duel = Duel(IRON, ULTRON).roll("wild blank blank blank blank", "blank blank blank fail").attack(IRON, "repulsor-mk-2", ULTRON)
    assert duel.answer([0]).at(ULTRON)[0] > 19  # an energy attack pushes
    duel.script(push(TARGET, S), IRON, target=1)
    assert duel.ask.kind == "direction"  # so does what is neither


def test_a_better_age_brings_drones_when_an_ally_destroys_terrain() -> None:
    duel = Duel([ULTRON, SPIDER], SKULL, terrain=[CRATE]).set(SPIDER, power=4).put(SPIDER, 13, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(SPIDER, "web-head-wallop", SKULL).answer(("terrain", 0))
    duel.answer(f"{ULTRON}/i-will-create-a-better-age")
    assert (duel.ask.kind, duel.ask.seat) == ("place", 0)
    with pytest.raises(Illegal, match="Range 3"):
        duel.answer([10.0, 20.0])
    with pytest.raises(Illegal, match="overlap Ultron, Metal Tyrant"):
        duel.answer([10.0, 11.8])
    duel.roll("block block block block").answer([10.0, 15.0])
    drones = duel.who(DRONES)
    assert (duel.t.squad[drones], duel.t.status[drones], duel.conditions(DRONES)) == (0, PLAYED, {"stagger"})
    assert duel.at(DRONES) == (10.0, 15.0)
    assert len(duel.heard(TerrainDestroyed)) == 1


def test_a_better_age_may_be_declined_needs_an_ally_and_no_drones() -> None:
    def destroyed(*squads: list[str], by: int = 1) -> Duel:
        duel = Duel(*squads, terrain=[CRATE]).set(by, power=4).put(0, 6, 10).put(by, 13, 10).put(2, 16, 10)
        duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE, "block block block block")
        return duel.attack(by, "web-head-wallop", 2).answer(("terrain", 0))

    duel = destroyed([ULTRON, SPIDER], [SKULL]).answer(PASS)
    assert (duel.still, len(duel.t.who)) == (True, 3)
    assert destroyed([SKULL, SPIDER], [ULTRON]).still
    assert destroyed([ULTRON, SPIDER], [SKULL]).ask.kind == "react"
    duel = Duel([ULTRON, SPIDER, DRONES], SKULL, terrain=[CRATE]).set(SPIDER, power=4).put(SPIDER, 13, 10).put(DRONES, 5, 5)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE, "block block block block")
    assert duel.attack(SPIDER, "web-head-wallop", SKULL).answer(("terrain", 0)).still


@pytest.mark.rule("CP-573")
def test_keywords_of_ultron_and_his_drones() -> None:
    duel = Duel([ULTRON, DRONES], SKULL)
    for who in (0, 1):
        assert {name for name, bit in CONDITION_BITS.items() if duel.t.immune(who, bit)} == {"bleed", "poison"}
        assert list(duel.t.changes("move_size", who)) == [5]
    assert duel.t.card(1).is_grunt
    assert duel.t.card(1).parents == (ULTRON,)
    assert duel.t.card(0).grunts == (DRONES,)
