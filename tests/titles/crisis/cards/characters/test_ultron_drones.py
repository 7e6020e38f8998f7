"""Ultron Drones."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import KO, ON_BOARD
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.leaving import Leave
from longbox.titles.crisis.rules.objectives import contests, interactions, may_hold

from ...scene import Duel
from ..cast import BONES, CAP, DRONES, IRON, SKULL, ULTRON, hold


@pytest.mark.rule("CP-593")
def test_energy_blast() -> None:
    duel = Duel([ULTRON, DRONES], SKULL).roll("hit hit blank blank", "blank blank fail").attack(DRONES, "energy-blast", SKULL)
    assert (duel.damage(SKULL), duel.power(DRONES)) == (2, 0)


@pytest.mark.rule("CP-594")
def test_rough_around_the_edges_hurts_enemies_and_feeds_ultron_before_they_go() -> None:
    duel = Duel([ULTRON, DRONES, BONES], [SKULL, CAP, IRON]).put(DRONES, 20, 20).put(BONES, 20, 22.5)
    duel.put(SKULL, 22.5, 20).put(CAP, 17.5, 20).put(IRON, 30, 30)
    duel.push(Suffer(1, 3, 3, EFFECT))
    assert duel.still
    assert [duel.damage(who) for who in (BONES, SKULL, CAP, IRON)] == [0, 1, 1, 0]
    assert duel.power(ULTRON) == 2
    assert duel.t.status[1] == KO


@pytest.mark.rule("CP-594")
def test_rough_around_the_edges_counts_what_was_really_dealt() -> None:
    duel = Duel([ULTRON, DRONES], [IRON]).set(IRON, power=1).put(DRONES, 14, 10).push(Leave(1))
    duel.answer(f"{IRON}/i-am-iron-man")
    assert (duel.damage(IRON), duel.power(ULTRON), duel.t.status[1]) == (0, 0, KO)


@pytest.mark.rule("CP-594", "CP-536")
def test_drones_go_with_ultron_and_still_explode() -> None:
    duel = Duel([ULTRON, DRONES, CAP], SKULL).set(ULTRON, injured=1).put(DRONES, 14, 10).push(Suffer(0, 6, 3, EFFECT))
    assert (duel.t.status[0], duel.t.status[1]) == (KO, KO)
    assert duel.damage(SKULL) == 1


@pytest.mark.rule("CP-595")
def test_drones_leave_objectives_alone() -> None:
    duel = hold(Duel([ULTRON, DRONES, BONES], SKULL), DRONES).set(DRONES, power=5).set(BONES, power=5)
    duel.t.token_holder[0] = ON_BOARD
    duel.put(BONES, *duel.at(DRONES))
    duel.t.token_name[0] = "deadly-meteors/origin-bomb"
    for who, may in ((1, False), (2, True)):
        assert contests(duel.t, who, 0) == may
        assert may_hold(duel.t, who, 0) == may
        assert bool(interactions(duel.t, who)) == may
