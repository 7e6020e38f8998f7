"""Spectacular Spider-Man (Peter Parker)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.rules.dice import Dodge

from ...scene import PASS, Duel
from ..cast import CAP, CRATE, NO_DEFENSE, OCK, SKULL, SPIDER, ULTRON, order


@pytest.mark.rule("CP-583")
def test_swinging_strike_gains_one_and_is_elusive() -> None:
    duel = Duel(SPIDER, SKULL).roll("wild hit blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL)
    order(duel).answer([10.0, 12.0])
    assert duel.at(SPIDER) == (10.0, 12.0)
    assert duel.power(SPIDER) == 1


@pytest.mark.rule("CP-585")
def test_impact_webbing_gains_one_and_may_push_the_small_away_before_damage() -> None:
    duel = Duel(SPIDER, SKULL).roll("wild hit blank blank", NO_DEFENSE).attack(SPIDER, "impact-webbing", SKULL)
    assert duel.damage(SKULL) == 0
    duel.answer("push").answer([0])
    assert (duel.damage(SKULL), duel.power(SPIDER)) == (2, 1)
    duel = Duel(SPIDER, ULTRON).roll("wild hit blank blank", NO_DEFENSE).attack(SPIDER, "impact-webbing", ULTRON)
    assert duel.still  # Size 3


@pytest.mark.rule("CP-584")
def test_catch_brings_terrain_down_on_the_target() -> None:
    big = ("truck", 3, True, ((10.0, 13.0), (12.0, 13.0), (12.0, 15.0), (10.0, 15.0)))
    duel = Duel(SPIDER, SKULL, terrain=[CRATE, big]).set(SPIDER, power=4).put(SPIDER, 13, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(SPIDER, "web-head-wallop", SKULL)
    assert duel.offered == (PASS, ("terrain", 0))
    duel.roll("block blank blank blank").answer(("terrain", 0))
    assert duel.t.rubble == 1
    assert duel.damage(SKULL) == 2 + (2 + 1 - 1)


@pytest.mark.rule("CP-584")
def test_catch_may_be_declined() -> None:
    duel = Duel(SPIDER, SKULL, terrain=[CRATE]).set(SPIDER, power=4).put(SPIDER, 13, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(SPIDER, "web-head-wallop", SKULL).answer(PASS)
    assert (duel.still, duel.t.rubble) == (True, 0)


@pytest.mark.rule("CP-581")
def test_web_slinger_places_him_within_three() -> None:
    duel = Duel(SPIDER, SKULL).set(SPIDER, power=4).activate(SPIDER).answer("web-slinger")
    with pytest.raises(Illegal, match="Range 3"):
        duel.answer([10.0, 18.0])
    duel.answer([10.0, 16.0])
    assert duel.at(SPIDER) == (10.0, 16.0)
    assert ("power", "web-slinger") not in duel.offered
    assert duel.power(SPIDER) == 2


@pytest.mark.rule("CP-580")
def test_proportionate_strength_throws_an_enemy() -> None:
    duel = Duel([SPIDER, CAP], SKULL).set(SPIDER, power=6).activate(SPIDER)
    duel.answer("proportionate-strength-of-a-spider").answer([90])
    assert duel.at(SKULL) == pytest.approx((16.0, 13.375))
    assert ("power", "proportionate-strength-of-a-spider") not in duel.offered
    assert duel.power(SPIDER) == 3
    duel = Duel(SPIDER, SKULL).set(SPIDER, power=6).put(SKULL, 24, 10).activate(SPIDER)
    assert ("power", "proportionate-strength-of-a-spider") not in duel.offered


@pytest.mark.rule("CP-582")
def test_spider_sense_rerolls_two_against_physical_and_energy_attacks_and_in_dodges() -> None:
    sense = f"{SPIDER}/spider-sense"
    duel = Duel(ULTRON, SPIDER).roll("hit hit blank blank blank blank", "blank blank blank")
    duel.attack(ULTRON, "concussion-blasters", SPIDER).answer(sense)
    with pytest.raises(Illegal):
        duel.answer([0, 1, 2])
    duel.roll("block block").answer([0, 1])
    assert duel.damage(SPIDER) == 0
    duel = Duel(ULTRON, SPIDER).roll("blank blank blank").push(Dodge(1, 2, 0)).answer(sense).roll("block block").answer([0, 2])
    assert duel.damage(SPIDER) == 0
    duel = Duel(SKULL, SPIDER).attack(SKULL, "cosmic-burst").answer(2).roll("hit hit hit blank blank", "blank blank blank")
    assert duel.answer(SPIDER).damage(SPIDER) == 3  # mystic


@pytest.mark.rule("CP-521")
def test_spider_man_and_doc_ock_crawl_walls() -> None:
    duel = Duel(SPIDER, OCK)
    assert [list(duel.t.changes("move_size", who)) for who in (0, 1)] == [[5], [5]]
