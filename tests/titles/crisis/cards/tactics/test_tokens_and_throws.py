"""Team Tactic cards that throw somebody, heal somebody, or put tokens on the battlefield."""

from __future__ import annotations

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.rules.rounds import ActivationPhase, CleanupPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import M

from ...scene import Duel, box
from ..players_of_cards import ANYBODY, SOMEBODY, member, power_phase, react, scene, who
from ..scenes.tactics import sliding

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")


def test_a_fastball_special_hits_hard_and_does_not_hurt_wolverine() -> None:
    duel = scene("fastball-special", (who("Colossus"), who("Wolverine"))).put(1, 12, 10).put(2, 16, 10)
    duel.play("fastball-special")
    assert (*sliding(duel), [duel.power(0), duel.power(1)]) == ("direction", 1, "throw", M, [5, 5])
    duel.roll("blank").answer([0])  # 3 dodge dice less 2
    assert (duel.conditions(2), duel.damage(1), duel.damage(2)) == ({"bleed"}, 0, 3)
    assert not duel.t.lasting


def test_a_fastball_special_takes_two_who_stand_together() -> None:
    assert not playable(scene("fastball-special", (who("Colossus"), who("Wolverine"))).put(1, 10, 20).t, 0)
    assert not playable(scene("fastball-special", (ANYBODY, who("Wolverine"))).t, 0)


def one_below(**values: object) -> Duel:
    duel = scene("one-below-all", (who("The Immortal Hulk"), ANYBODY)).set(0, conditions=("slow", "stun", "hex"))
    duel.t.lasting += [("immortality", 0, 0, "game", 1)] * bool(values.get("token"))
    return duel.activate(0).answer(("tactic", "one-below-all"))


def test_one_below_all_cures_whoever_is_immortal() -> None:
    duel = one_below(token=True)
    assert (duel.power(0), PASS in duel.offered) == (4, True)
    duel.answer(("condition", "stun")).answer(("condition", "hex"))
    assert (duel.ask.kind, duel.conditions(0)) == ("action", {"slow"})


def test_one_below_all_may_cure_less() -> None:
    assert one_below(token=True).answer(PASS).conditions(0) == {"slow", "stun", "hex"}


def test_one_below_all_carries_whoever_is_not() -> None:
    duel = one_below()
    assert (duel.ask.kind, duel.t.stack[-1].range, PASS in duel.offered) == ("place", 2, True)
    assert duel.answer([13.0, 10.0]).at(0) == (13.0, 10.0)
    assert not playable(scene("one-below-all", (who("The Immortal Hulk"), ANYBODY)).t, 0)  # in its own activation


SENTINEL = member("Sentinels")


def machines(place: float = 12.0) -> Duel:
    duel = scene("efficient-machines", (who("Cassandra Nova"), SENTINEL, ANYBODY)).put(1, 10, place).put(2, 10, 8)
    return react(power_phase(duel), "efficient-machines")


def test_efficient_machines_count_blocks_as_wilds() -> None:
    duel = machines()
    assert duel.power(0) == 4  # 1 gained, 3 spent
    duel.put(3, 13, 12).roll("block block blank blank", "blank blank blank").attack(1, "jab", 3)
    assert duel.damage(3) == 2


def test_efficient_machines_are_sentinels_for_a_round() -> None:
    duel = machines()
    assert list(duel.t.changes("all_as", 1)) == [(3, 1)]
    assert not list(duel.t.changes("all_as", 2))  # no Sentinel
    duel.t.end_scope("round")
    assert not list(duel.t.changes("all_as", 1))


def test_efficient_machines_stand_near_her() -> None:
    assert not list(machines(30.0).t.changes("all_as", 1))


def charge(*terrain: object) -> Duel:
    duel = scene("to-ash-and-cinder", (who("Sin"), ANYBODY), terrain=terrain).put(1, 14, 14).put(2, 15, 12).put(3, 30, 30)
    react(duel.push(ActivationPhase()), "to-ash-and-cinder")
    assert (duel.ask.kind, duel.t.stack[-1].range) == ("put_marker", 3)
    duel.answer([14.0, 11.5])
    duel.t.stack.clear()
    return duel


def test_to_ash_and_cinder_goes_off_in_the_cleanup_phase() -> None:
    duel = charge(box("crate", 3, 16, 12, 1, 1), box("tower", 4, 13, 9, 1, 1), box("bench", 1, 30, 20, 1, 1))
    assert (duel.power(0), [one[0] for one in duel.t.markers]) == (4, ["demolition-charge"])
    assert duel.damage(2) == 0
    duel.put(0, 12, 12).push(CleanupPhase())
    assert [duel.damage(one) for one in range(4)] == [2, 2, 2, 0]
    assert [duel.conditions(one) for one in range(4)] == [{"stun"}, {"stun"}, {"stun"}, set()]
    assert (duel.t.rubble, duel.t.markers) == (0b001, ())


def test_to_ash_and_cinder_spares_what_is_far_from_our_charge() -> None:
    duel = charge()
    duel.t.markers = (*duel.t.markers, ("demolition-charge", 1, 30.0, 31.0))
    duel.push(CleanupPhase())
    assert (duel.damage(3), duel.damage(2)) == (0, 2)
    assert [row[1] for row in duel.t.markers] == [1]


def bifrost() -> Duel:
    duel = scene("the-black-bifrost", (who("Malekith the Accursed"), ANYBODY), (ANYBODY, SOMEBODY))
    react(power_phase(duel), "the-black-bifrost")
    assert (duel.power(0), duel.t.stack[-1].range) == (4, 1)
    duel.answer([10.0, 8.0])
    assert duel.t.stack[-1].range == 5
    return duel.answer([20.0, 10.0]).put(2, 20, 12)


CROSS = ("deed", "the-black-bifrost/cross-the-bifrost")


@pytest.mark.parametrize("one", [0, 2])
def test_the_black_bifrost_carries_anybody_once_a_turn(one: int) -> None:
    duel = bifrost().activate(one)
    power = duel.power(one)
    duel.answer(CROSS)
    assert (duel.damage(one), duel.power(one), duel.ask.kind, duel.t.stack[-1].range) == (1, power, "place", 1)
    assert CROSS not in duel.answer(duel.offered[0]).offered


def test_the_black_bifrost_begins_where_a_token_lies() -> None:
    assert CROSS not in bifrost().put(1, 30, 30).activate(1).offered
