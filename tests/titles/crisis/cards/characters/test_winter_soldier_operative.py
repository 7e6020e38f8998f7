"""Winter Soldier, Operative (James "Bucky" Barnes)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import S

from ...scene import PASS, Duel
from ..cast import BONES, BUCKY, CAP, CRATE, IRON, NO_DEFENSE, OCK, SKULL, SPIDER, ULTRON, order


def test_spec_ops_rifle_takes_power_for_each_wild_before_damage() -> None:
    duel = Duel(BUCKY, SKULL).set(SKULL, power=2)
    duel.roll("wild wild hit blank blank", NO_DEFENSE).attack(BUCKY, "spec-ops-rifle", SKULL)
    assert (duel.damage(SKULL), duel.power(SKULL), duel.power(BUCKY)) == (3, 3, 3)  # 2 lost, then 3 gained


def test_concussion_grenade_stuns_and_blinds_around_the_target() -> None:
    duel = Duel(BUCKY, [SKULL, OCK, IRON]).set(BUCKY, power=1).put(IRON, 30, 10)
    duel.roll("wild hit blank blank blank", "blank blank fail").attack(BUCKY, "concussion-grenade", SKULL)
    order(duel)
    assert duel.still
    assert (duel.conditions(SKULL), duel.conditions(OCK), duel.conditions(IRON)) == ({"stun", "shock"}, {"shock"}, set())
    duel = Duel(BUCKY, SKULL).set(BUCKY, power=1)
    duel.roll("hit blank blank blank blank", "block block block").attack(BUCKY, "concussion-grenade", SKULL)
    assert duel.conditions(SKULL) == set()


def test_the_red_agent_sweeps_the_other_enemies() -> None:
    duel = Duel([BUCKY, CAP], [SKULL, OCK, ULTRON]).set(BUCKY, power=3).put(ULTRON, 30, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(BUCKY, "the-red-agent", SKULL)
    assert [duel.damage(who) for who in (CAP, SKULL, OCK, ULTRON)] == [0, 2, 1, 0]


@pytest.mark.rule("CP-610")
def test_hit_and_run_attacks_then_moves() -> None:
    for card, strike in ((BUCKY, "spec-ops-rifle"), (BONES, "up-close-and-personal")):
        duel = Duel(card, SKULL).set(card, power=6).put(SKULL, 13, 10).activate(card).answer("hit-and-run")
        assert ("attack", strike) in duel.offered
        assert ("move",) not in duel.offered
        duel.answer(PASS)
        assert ("move",) in duel.offered
        duel.answer("move").answer([9.0, 10.0])
        assert ("power", "hit-and-run") not in duel.offered
        assert duel.power(card) == 4


def test_kill_box_when_an_enemy_ends_an_advance_near_terrain() -> None:
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6).advance(SKULL, S).answer([16.0, 10.5])
    assert duel.ask.seat == 0
    duel.roll("block blank blank blank").answer(f"{BUCKY}/kill-box").answer(("terrain", 0))
    assert (duel.damage(SKULL), duel.t.rubble, duel.power(BUCKY)) == (2, 1, 3)


def test_kill_box_also_for_placing_not_for_pushes_and_only_near_terrain() -> None:
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6)
    assert duel.place(SKULL, 1).answer([16.0, 10.5]).ask.kind == "react"
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6)
    assert duel.slide(SKULL, S, "push", SKULL, 270).still
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6).put(SKULL, 16, 3)
    assert duel.advance(SKULL, S).answer([16.0, 3.5]).still


def test_kill_box_is_for_enemies_near_once_per_turn() -> None:
    duel = Duel([BUCKY, OCK], SKULL, terrain=[CRATE, ("bench", 1, True, ((15, 7), (17, 7), (17, 8), (15, 8)))]).set(BUCKY, power=9)
    assert duel.put(OCK, 14, 16).advance(OCK, S).answer([14.0, 15.5]).still
    assert duel.put(SKULL, 20, 10).advance(SKULL, S).answer([20.0, 10.5]).still
    duel.roll("block block block block").put(SKULL, 16, 10).advance(SKULL, S).answer([16.0, 10.5])
    duel.answer(f"{BUCKY}/kill-box").answer(("terrain", 1))
    assert duel.advance(SKULL, S).answer([16.0, 10.0]).still


def test_spetsnaz_training_rerolls_one_die_at_close_quarters() -> None:
    training = f"{BUCKY}/spetsnaz-training"
    for near, asked in ((12.0, True), (13.0, False)):
        duel = Duel(BUCKY, SKULL).put(SKULL, near, 10)
        duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(BUCKY, "spec-ops-rifle", SKULL)
        assert duel.still != asked
    duel = Duel(SPIDER, BUCKY).put(BUCKY, 12, 10)
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", BUCKY)
    duel.roll("block").answer(training).answer((0,))
    assert duel.damage(BUCKY) == 0
