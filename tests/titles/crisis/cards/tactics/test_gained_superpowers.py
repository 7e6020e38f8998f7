"""Team Tactic cards that give a character a superpower, an attack or a Leadership printed on them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.setup import Setup
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import FREE, S, innate, leadership, lose_superpower

from ...extras import plain
from ...scene import PASS, Duel, box
from ..playing import offers, settle, take, usable
from ..scenes.tactics import offers_card, phase, reply, rolled, stage, with_cards

characters = with_cards(
    plain("gains-venom", "Agent Venom"),
    plain("gains-parker", "Spider-Man", alter_ego="Peter Parker"),
    plain("gains-psylocke", "Psylocke"),
    plain("gains-king", "Killmonger", alter_ego="N'Jadaka"),
    plain("gains-skull", "Red Skull, Master of Hydra", "Hydra"),
    plain("gains-zola", "Arnim Zola", "Hydra"),
    plain("gains-bucky", "Winter Soldier", alter_ego='James "Bucky" Barnes', superpowers=(innate("spetsnaz-training"),)),
    plain("gains-untrained", "Winter Soldier", alter_ego='James "Bucky" Barnes'),
    plain("gains-leader", "", "Hydra", superpowers=(leadership("hail", "Hydra"),)),
    plain("gains-cap", "Captain America"),
    plain("gains-steve", "Steve Rogers, Captain America", "S.H.I.E.L.D."),
    replace(plain("gains-giant"), threat=4),
)
pytestmark = pytest.mark.usefixtures("extras")


def names(duel: Duel, who: int) -> set[str]:
    return {power.id for power in duel.t.superpowers(who)}


def test_clean_up_each_has_what_the_other_could_teach_until_the_round_ends() -> None:
    duel = phase(stage("clean-up", us=["gains-venom", "gains-parker"]), "clean-up")
    assert (duel.power(0), duel.power(1)) == (6, 6)
    assert (names(duel, 0), names(duel, 1)) == ({"spider-sense"}, {"symbiotic-instincts"})
    duel.roll("hit hit blank blank", "blank blank blank").attack(2, "jab", 0)
    take(duel, "spider-sense")
    duel.roll("block block").answer([0, 1])
    assert duel.damage(0) == 0
    duel.roll("hit hit blank blank", "blank blank blank").attack(1, "jab", 2)
    assert duel.damage(2) == 2
    duel.t.end_scope("round")
    assert (names(duel, 0), names(duel, 1)) == (set(), set())
    assert not offers(duel.roll("hit blank blank blank", "blank blank blank").attack(2, "jab", 0), "spider-sense")


def test_clean_up_the_target_of_parker_does_not_modify() -> None:
    duel = phase(stage("clean-up", us=["gains-venom", "gains-parker"]), "clean-up")
    assert duel.t.has("no_modify", 2, attacker=1, target=2)
    assert not duel.t.has("no_modify", 2, attacker=0, target=2)
    duel.t.end_scope("round")
    assert not duel.t.has("no_modify", 2, attacker=1, target=2)


def test_crimson_dawn_the_injured_psylocke_steps_through_shadows() -> None:
    duel = stage("crimson-dawn", us=["gains-psylocke", "test-plain"]).set(0, dazed=True, damage=6).push(CleanupPhase())
    react = next(one for one in duel.offered if "tactic/crimson-dawn" in str(one))
    duel.answer(react)
    settle(duel)
    assert (duel.power(0), duel.damage(0), duel.t.injured[0]) == (3, 0, 1)
    assert names(duel, 0) == {"mark-of-the-crimson-dawn", "healing-factor"}
    duel.set(0, damage=2).activate(0)
    assert (duel.ask.kind, duel.t.stack[-1].range) == ("place", 1)
    duel.answer(PASS).roll("blank " * 4, "blank " * 3).answer("jab").answer(2)
    assert duel.ask.kind == "place"
    duel.answer(PASS).answer("move").answer(duel.offered[0])
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[-1]).answer("done")
    take(duel, "healing-factor")
    assert duel.damage(0) == 1


def test_crimson_dawn_waits_for_psylocke_herself() -> None:
    duel = stage("crimson-dawn", us=["gains-psylocke", "test-plain"]).set(1, dazed=True, damage=6).push(CleanupPhase())
    assert not offers(duel, "crimson-dawn")


def test_synthetic_herbs_poison_him_and_make_him_strong() -> None:
    duel = stage("synthetic-heart-shaped-herbs", us=["gains-king", "test-plain"], terrain=(box("crate", 3, 11, 12, 1, 1),))
    duel.put(1, 2, 2).put(2, 30, 30).play("synthetic-heart-shaped-herbs")
    assert (duel.power(0), duel.conditions(0)) == (5, {"poison"})
    assert usable(duel, 0, "panthers-power")
    assert not usable(duel, 1, "panthers-power")
    duel.activate(0).answer(("power", "panthers-power"))
    assert duel.power(0) == 2
    take(duel, "terrain")
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("direction", S)
    duel.answer([90.0])
    settle(duel)
    assert not usable(duel.set(0, power=9), 0, "panthers-power")  # nothing is left to throw, and once per turn


def test_what_was_gained_can_be_lost_again() -> None:
    duel = stage("synthetic-heart-shaped-herbs", us=["gains-king"]).play("synthetic-heart-shaped-herbs")
    duel.script(lose_superpower("panthers-power"))
    assert names(duel, 0) == set()
    assert not usable(duel, 0, "panthers-power")


def test_occult_research_three_actions_from_now_on() -> None:
    duel = stage("occult-research", us=["gains-skull", "test-plain"]).set(0, power=9).put(1, 10, 12).put(2, 30, 30)
    phase(duel, "occult-research")
    assert duel.power(0) == 0
    assert [duel.conditions(one) for one in range(3)] == [{"stagger"}, {"stagger"}, set()]
    for _ in range(2):
        duel.set(0, status=1, conditions=()).activate(0)
        assert duel.t.stack[-1].actions == 3
        settle_activation(duel)
    assert duel.activate(1).t.stack[-1].actions == 2


def settle_activation(duel: Duel) -> None:
    while not duel.still:
        duel.answer("done" if ("done",) in duel.offered else PASS)


def test_scientific_method_hurts_and_changes_a_subject() -> None:
    duel = stage("scientific-method", us=["gains-zola", "test-plain", "gains-giant"]).put(3, 12, 13)
    duel.play("scientific-method")
    assert (duel.power(0), duel.damage(1), duel.damage(2)) == (4, 2, 0)  # the other one is too dear
    duel.activate(1).roll("blank " * 6, "fail fail blank").answer(("attack", "esp-leakage")).answer(3)
    assert (duel.damage(3), duel.power(1)) == (2, 5)
    settle_activation(duel)
    duel.roll("blank " * 4, "blank " * 5).attack(3, "jab", 1)
    assert duel.ask.seat == 1
    duel.answer(PASS)
    assert rolled(duel, "defense") == 5
    duel.roll("blank " * 4, "blank " * 3).attack(3, "jab", 1)
    power = duel.power(3)
    duel.answer(next(one for one in duel.offered if one != PASS))
    assert (rolled(duel, "defense"), duel.power(3)) == (3, power - 2)


def test_scientific_method_needs_somebody_small() -> None:
    assert not playable(stage("scientific-method", us=["gains-zola", "gains-giant"]).t, 0)
    assert not playable(stage("scientific-method", us=["gains-zola", "test-plain"]).put(1, 30, 30).t, 0)


def soldat(bucky: str = "gains-bucky", uses: str = "Hydra") -> Duel:
    duel = stage("soldat-activated", us=[bucky, "gains-leader"]).lead(1)
    duel.t.affiliation[0] = uses
    frame = Setup()
    frame.step = frame.STEPS.index("leadership_active")
    return duel.push(frame)


def minion() -> Duel:
    duel = reply(soldat(), "soldat-activated")
    return settle(duel)


@pytest.mark.parametrize(("bucky", "uses"), [("gains-untrained", "Hydra"), ("gains-bucky", "Avengers")])
def test_soldat_activated_for_the_trained_of_evil_squads(bucky: str, uses: str) -> None:
    assert offers_card(soldat(), "soldat-activated")
    assert not offers(soldat(bucky, uses), "soldat-activated")


def test_soldat_activated_covers_his_leader_and_strikes_back() -> None:
    duel = minion().put(2, 13, 13).roll("blank blank blank blank", "block blank blank").attack(2, "jab", 1)
    assert duel.t.has("cover", 1)
    while not any(isinstance(one, tuple) and one[0] == "do" for one in duel.offered):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer("do")
    assert duel.power(0) == 4
    assert duel.offered == (PASS, ("attack", "jab"))
    duel.roll("hit hit hit hit", "blank blank blank").answer("jab")
    settle(duel)
    assert duel.damage(2) == 4
    duel = minion().put(0, 30, 30).put(2, 13, 13).roll("blank blank blank blank", "block blank blank").attack(2, "jab", 1)
    assert not duel.t.has("cover", 1)


def test_soldat_activated_does_not_strike_for_the_fallen() -> None:
    duel = minion().set(1, damage=5).put(2, 13, 13).roll("hit hit hit hit", "blank blank blank").attack(2, "jab", 1)
    while not duel.still:
        assert ("do", "compelled-minion") not in duel.offered
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.is_dazed(1)


def test_soldat_activated_feels_better_beside_the_leader() -> None:
    duel = minion().set(0, damage=2).activate(0)
    assert duel.power(0) == 7
    duel.answer(next(one for one in duel.offered if one != PASS))
    assert duel.damage(0) == 1
    assert minion().put(0, 30, 30).activate(0).power(0) == 6


def test_venomized_hungry_for_the_rest_of_the_game() -> None:
    duel = stage("venomized").set(0, power=9, damage=3).put(2, 13, 10).activate(0).answer("venomized")
    assert duel.power(0) == 6
    assert [duel.t.defense(0, kind) for kind in range(3)] == [3, 1, 3]
    duel.roll("hit hit blank blank blank blank blank", "blank blank blank").answer(("attack", "we-are-hungry")).answer(2)
    assert (duel.power(0), duel.damage(0), duel.damage(2)) == (3, 1, 2)
    settle_activation(duel)
    duel.t.end_scope("round")
    duel.set(0, status=1).activate(0)
    assert ("attack", "we-are-hungry") in duel.offered
    duel.roll("blank " * 6, "blank").attack(2, "blast", 0)
    assert rolled(duel, "defense") == 1


def pair() -> Duel:
    duel = stage("till-the-end-of-the-line", us=["gains-bucky", "gains-cap", "test-plain"]).put(1, 10, 12)
    return duel.play("till-the-end-of-the-line")


def test_till_the_end_of_the_line_two_shields_are_better_than_one() -> None:
    duel = pair().put(3, 12.5, 13)
    assert (duel.power(0), duel.power(1)) == (4, 4)
    for target, dice in ((0, 6), (1, 6), (2, 3)):
        settle(duel.roll("blank " * 4, "blank " * dice).attack(3, "jab", target))
        assert rolled(duel, "defense") == dice
    settle(duel.put(1, 30, 30).roll("blank " * 4, "blank " * 3).attack(3, "jab", 0))
    assert rolled(duel, "defense") == 3


def test_till_the_end_of_the_line_nobody_parts_them() -> None:
    duel = pair()
    for who in (0, 1):
        assert duel.push(Slide(who, S, "push", 3, 1, FREE)).still
    assert duel.push(Slide(2, S, "push", 3, 1, FREE)).ask.kind == "direction"
    duel.answer([0])
    duel.put(1, 30, 30)
    assert duel.push(Slide(0, S, "push", 3, 1, FREE)).ask.kind == "direction"


def invaders() -> Duel:
    duel = stage("the-invaders", us=["gains-steve", "test-plain"])
    frame = Setup()
    frame.step = frame.STEPS.index("deployed")
    return settle(reply(duel.push(frame), "the-invaders"))


def test_the_invaders_lead_in_defense() -> None:
    duel = invaders()
    assert duel.t.leader[0] == 0
    duel.put(1, 16, 20).put(2, 16, 17).roll("hit hit hit blank", "fail blank blank").attack(2, "jab", 1)
    take(duel, "the-invaders")
    assert duel.ask.region.allowed == (1, 2)  # alone
    duel.roll("block").answer([1])
    assert duel.damage(1) == 2
    duel.put(0, 16, 23).roll("hit hit hit blank", "fail blank blank").attack(2, "jab", 1)
    take(duel, "the-invaders")
    assert duel.ask.region.allowed == (0, 1, 2)
    duel.answer([])
    assert not offers(duel.roll("blank " * 4, "blank " * 3).attack(1, "jab", 2), "the-invaders")
