"""Team Tactic cards of the affiliation S.H.I.E.L.D."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.rules.movement import may_move
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import ENERGY, PHYSICAL, M, S

from ...scene import PASS
from ..players_of_cards import ANYBODY, BLANKS, dice, member, scene, who
from ..scenes.tactics import MISSES, reply, stage

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")

WALL = ("building", 5, False, ((11.0, 6.0), (12.0, 6.0), (12.0, 14.0), (11.0, 14.0)))


def test_battlefield_medicine() -> None:
    duel = stage("battlefield-medicine", us=["test-agent", "test-plain"]).set(1, damage=5, conditions=("hex", "slow"))
    assert not playable(duel.t, 0)
    duel.activate(1)
    assert ("tactic", "battlefield-medicine") not in duel.offered
    duel.answer("done").activate(0).answer("battlefield-medicine").answer(("character", 1)).answer(("number", 3))
    duel.answer(("condition", "slow"))
    assert (duel.damage(1), duel.conditions(1), duel.power(0)) == (2, {"hex"}, 4)


def test_hard_reset() -> None:
    duel = stage("hard-reset", us=["test-agent"]).roll("hit hit hit fail", "block block fail").attack(1, "jab", 0)
    duel.roll("blank blank hit hit", "blank blank blank")  # the Failures too
    reply(duel, "hard-reset")
    assert (duel.damage(0), duel.power(0)) == (2, 5)
    assert stage("hard-reset").roll(MISSES).attack(2, "jab", 0).still


def test_sitrep() -> None:
    duel = stage("sitrep", us=["test-agent", "test-plain"])
    assert not playable(duel.t, 0)
    duel.activate(0).answer("sitrep")
    assert PASS in duel.offered
    duel.answer([10.0, 15.0])
    assert (duel.at(1), duel.power(0)) == ((10.0, 15.0), 5)


def test_the_shieldmobile() -> None:
    duel = stage("the-shieldmobile", us=["test-agent"], terrain=[WALL]).put(1, 30, 30).play("the-shieldmobile")
    duel.answer([17.0, 10.0])  # Long, over the wall
    assert duel.power(0) == 3
    duel.put(0, 10, 10).advance(0, S).answer([13.5, 10.0])


def test_sitrep_needs_another_ally() -> None:
    duel = stage("sitrep", us=["test-agent", "test-plain"]).put(1, 30, 30).activate(0)
    assert ("tactic", "sitrep") not in duel.offered


def test_the_prototype_makes_a_wall_of_two() -> None:
    duel = stage("defensive-prototype", us=["test-agent", "test-agent"], them=["test-plain", "test-avenger"])
    duel.put(1, 10, 14).put(2, 12, 12).put(3, 7, 12)
    assert duel.t.sees(2, 3)
    duel.play("defensive-prototype").answer(0)
    assert (duel.power(0), duel.power(1)) == (5, 5)
    assert not duel.t.sees(2, 3)
    assert [may_move(duel.t, 0, how, 2) for how in ("push", "throw", "place", "advance")] == [False, False, False, True]
    assert may_move(duel.t, 0, "push", 1)
    with pytest.raises(Illegal):
        duel.advance(2, M).answer([7.0, 14.5])  # across the line between them
    duel = stage("defensive-prototype", us=["test-agent", "test-agent"], them=["test-plain", "test-avenger"])
    duel.put(1, 10, 22).put(2, 12, 16).put(3, 7, 16).play("defensive-prototype").answer(0)
    assert may_move(duel.t, 0, "push", 2)  # too far apart
    assert not duel.t.sees(2, 3)  # sight asks for no distance
    duel.t.end_scope("round")
    assert duel.t.sees(2, 3)
    assert not playable(stage("defensive-prototype", us=["test-agent", "test-plain"]).t, 0)


def test_a_new_age_burns_brighter_for_shield() -> None:
    duel = scene("a-new-age", (who("Torch"), member("S.H.I.E.L.D."), ANYBODY)).put(4, 30, 30).play("a-new-age")
    assert (duel.power(0), duel.conditions(3), duel.conditions(4)) == (3, {"incinerate"}, set())
    rolls = []
    for attacker, strike, target in ((1, "blast", 3), (1, "jab", 3), (2, "blast", 3), (1, "blast", 4)):
        duel.set(attacker, power=6).put(4, 13, 17).roll(BLANKS).attack(attacker, strike, target)
        rolls.append(dice(duel, "attack")[-1])
    assert rolls == [8, 4, 6, 6]  # energy, S.H.I.E.L.D., and a target that burns
    duel.t.end_scope("round")
    duel.set(1, power=6).roll(BLANKS).attack(1, "blast", 3)
    assert dice(duel, "attack")[-1] == 6


@pytest.mark.parametrize(("kind", "condition"), [(PHYSICAL, "bleed"), (ENERGY, "incinerate")])
def test_the_helicarrier_scorches_the_earth(kind: int, condition: str) -> None:
    duel = scene("helicarrier-strike", (member("S.H.I.E.L.D."), ANYBODY), terrain=[WALL]).put(1, 15, 12).put(3, 15, 11)
    duel.t.lasting.append(("cover", 2, 2, "game", 1))
    duel.activate(0).answer("helicarrier-strike")
    assert duel.power(0) == 3
    duel.roll("wild hit blank blank blank blank", "block blank blank", "blank").answer(("attack", "helicarrier-strike")).answer(
        kind
    )
    duel.answer(2)  # behind the wall
    assert (duel.damage(2), duel.damage(3)) == (1, 1)
    assert [duel.conditions(one) for one in range(4)] == [set(), set(), {condition}, {condition}]
    assert ("attack", "helicarrier-strike") not in duel.offered  # once


def test_the_helicarrier_is_for_the_active_agent() -> None:
    duel = scene("helicarrier-strike", (member("S.H.I.E.L.D."), ANYBODY))
    assert not playable(duel.t, 0)
    assert ("tactic", "helicarrier-strike") not in duel.activate(1).offered
