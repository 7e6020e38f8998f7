"""The Wrecking Crew."""

from __future__ import annotations

from ...scene import Duel, box
from ..cast import SKULL
from ..playing import fire, offers, settle, take, usable

ME = "the-wrecking-crew"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL).put(ME, 10, 10).put(SKULL, 13, 10).set(ME, power=power)


def test_indestructi_ball_brings_one_power_and_stuns_with_a_hit() -> None:
    duel = settle(fire(scene(), ME, "indestructi-ball", SKULL, "hit", "hit"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"stun"})


def test_piledriver_may_push_whom_it_hurt() -> None:
    duel = take(fire(scene(), ME, "piledriver", SKULL, "hit"), "'do', 'push'").answer([0.0])
    assert settle(duel).at(SKULL)[0] > 13
    assert not offers(fire(scene(), ME, "piledriver", SKULL), "'do', 'push'")


def test_piledriver_suplex_staggers_the_stunned() -> None:
    duel = settle(fire(scene().set(SKULL, conditions=("stun",)), ME, "piledriver", SKULL, "wild"))
    assert duel.conditions(SKULL) == {"stun", "stagger"}
    assert not settle(fire(scene(), ME, "piledriver", SKULL, "wild")).conditions(SKULL)


def test_wrecking_bar_fling_has_a_die_for_each_feature_it_smashes() -> None:
    lane = [box("crate", 2, 12, 9.5, 0.5, 1), box("crate", 1, 15.5, 9.5, 0.5, 1), box("house", 3, 17.5, 9.5, 0.3, 1)]
    duel = Duel(ME, SKULL, terrain=lane).put(ME, 10, 10).put(SKULL, 14, 10)
    duel.roll("hit hit hit hit hit hit", "blank blank blank").attack(ME, "wrecking-bar-fling").answer([0.0])
    assert settle(duel).damage(SKULL) == 6 or duel.is_dazed(SKULL)
    assert not duel.t.script
    assert (duel.t.rubble, duel.power(ME)) == (3, 1)


def test_wrecking_bar_fling_throws_the_staggered() -> None:
    duel = fire(scene().set(SKULL, conditions=("stagger",)), ME, "wrecking-bar-fling", SKULL, "hit")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    assert settle(duel.answer([0.0])).at(SKULL)[0] > 14
    assert settle(fire(scene(), ME, "wrecking-bar-fling", SKULL, "hit")).at(SKULL) == (13, 10)


def test_bulldoze_runs_through_terrain_into_an_enemy() -> None:
    lane = [box("crate", 2, 12, 9.5, 0.5, 1)]
    duel = Duel(ME, SKULL, terrain=lane).put(ME, 10, 10).put(SKULL, 15, 10).set(ME, power=6).use(ME, "bulldoze")
    settle(duel.answer([0.0]))
    assert (duel.t.rubble, duel.damage(SKULL)) == (1, 1)
    assert not usable(duel, ME, "bulldoze")


def test_bulldoze_hurts_nobody_it_does_not_meet() -> None:
    duel = scene(3).use(ME, "bulldoze")
    assert settle(duel.answer([90.0])).damage(SKULL) == 0
    assert duel.at(ME)[1] > 10


def test_lets_take_em_down_boys_needs_an_attack_not_used_yet() -> None:
    duel = scene(6).activate(ME)
    duel.roll("blank blank blank blank blank", "blank blank blank blank").answer(("attack", "indestructi-ball"))
    take(duel, "lets-take-em-down-boys")
    attacks = [one for one in duel.offered if one[0] == "attack"]
    assert sorted(one[1] for one in attacks) == ["piledriver", "wrecking-bar-fling"]
    duel.roll("blank blank blank blank blank blank", "blank blank blank blank").answer(("attack", "piledriver"))
    while duel.ask.kind != "action":
        assert "lets-take" not in str(duel.offered)
        duel.answer("pass" if "pass" in duel.offered else duel.offered[0])
    assert not offers(fire(scene(3), ME, "piledriver", SKULL), "lets-take-em-down-boys")


def test_enchanted_by_karnilla() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1
