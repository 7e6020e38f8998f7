"""Magneto (Max Eisenhardt)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.rules.collisions import destroy
from longbox.titles.crisis.rules.raising import Raise
from longbox.titles.crisis.rules.targets import targets_of
from longbox.titles.crisis.words import CHOSEN, M, push, throw

from ...scene import PASS, Duel, box
from ..cast import CAP, SKULL
from ..playing import asks, blanks, fire, moment, settle, take, usable

ME = "magneto"
CRATE = box("crate", 1, 8, 12, 1, 1)


def scene(power: int = 0, terrain: tuple[object, ...] = ()) -> Duel:
    return Duel((ME, CAP), SKULL, terrain=terrain).put(CAP, 30, 30).put(SKULL, 13, 10).set(ME, power=power)


def construct(duel: Duel, x: float, y: float) -> Duel:
    return duel.push(Raise("metal-construct", duel.who(ME), 0, 3)).answer([x, y])


@pytest.mark.parametrize(("x", "near"), [(13, True), (16, False)])
def test_reverse_polarity_rerolls_near_and_pushes_far(x: float, near: bool) -> None:
    duel = fire(scene().put(SKULL, x, 10), ME, "reverse-polarity", SKULL, "hit")
    duel.roll(blanks(6))
    rerolled = pushed = False
    while not duel.still:
        rerolled |= duel.ask.kind == "dice"
        pushed |= duel.ask.kind == "direction"
        duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[-1])
    assert (rerolled, pushed) == (near, not near)
    assert (duel.at(SKULL)[0] > x, duel.power(ME)) == (not near, int(not near))  # all rerolled to blanks


def test_shrapnel_blast_stuns() -> None:
    duel = settle(fire(scene(5), ME, "shrapnel-blast", SKULL))
    assert (duel.conditions(SKULL), duel.power(ME)) == ({"stun"}, 0)


def test_shrapnel_blast_may_come_from_a_construct_which_breaks() -> None:
    duel = construct(scene(5).put(SKULL, 10, 19), 10, 15)
    assert targets_of(duel.t, 0, duel.t.strike(0, "shrapnel-blast")) == [2]
    duel.roll(blanks(30)).attack(ME, "shrapnel-blast")
    settle(duel)
    assert (duel.conditions(SKULL), duel.t.rubble) == ({"stun"}, 1)
    assert targets_of(duel.t, 0, duel.t.strike(0, "shrapnel-blast")) == []


def test_where_both_reach_somebody_it_is_a_choice() -> None:
    for option, rubble in ((("character", 0), 0), (("terrain", 0), 1)):
        duel = construct(scene(5), 13, 13).roll(blanks(30)).attack(ME, "shrapnel-blast")
        assert duel.offered == (("character", 0), ("terrain", 0))
        assert settle(duel.answer(option)).t.rubble == rubble
    far = construct(scene(5).put(SKULL, 13, 20), 13, 13).put(ME, 2, 2)
    assert targets_of(far.t, 0, far.t.strike(0, "shrapnel-blast")) == []  # the construct is not within 3


def test_from_the_ruins() -> None:
    duel = scene(terrain=(box("crate", 1, 20, 20, 1, 1), box("tree", 3, 24, 24, 1, 1))).lead(ME)
    duel.push(destroy(duel.t, 0, 2) or pytest.fail("nobody answers"))
    take(duel, "('character', 1)")
    settle(duel)
    assert (duel.power(ME), duel.power(CAP)) == (0, 1)
    duel.push(destroy(duel.t, 1, 0) or pytest.fail("nobody answers"))
    assert ("character", 1) not in duel.offered  # once per turn
    take(duel, "('character', 0)")
    assert (settle(duel).power(ME), duel.power(CAP)) == (1, 1)


@pytest.mark.parametrize(("first", "then"), [(1, 1), (3, 2)])
def test_fatal_attraction_costs_more_each_time(first: int, then: int) -> None:
    duel = scene(10, tuple(box("crate", 1, 6.0 + 2 * i, 13, 1, 1) for i in range(3)))
    left = 10
    for uses, chosen in enumerate((first, then)):
        assert usable(duel, ME, "fatal-attraction")
        duel.use(ME, "fatal-attraction").answer(chosen)
        while not duel.still:
            duel.answer([270.0] if duel.ask.kind == "direction" else duel.offered[0])
        left -= chosen + uses
        assert duel.power(ME) == left
    assert bin(duel.t.rubble).count("1") == 2
    duel.set(ME, power=2)
    assert not usable(duel, ME, "fatal-attraction")
    duel.set(ME, power=3)
    assert usable(duel, ME, "fatal-attraction")


def test_fatal_attraction_throws_no_more_than_was_paid() -> None:
    duel = scene(4, (box("tree", 3, 8, 12, 1, 1), box("crate", 1, 12, 12, 1, 1)))
    duel.use(ME, "fatal-attraction").answer(2)
    while not duel.still:
        duel.answer([270.0] if duel.ask.kind == "direction" else duel.offered[0])
    assert duel.t.rubble == 2
    assert not usable(scene(4), ME, "fatal-attraction")


@pytest.mark.parametrize("used", [False, True])
def test_force_projection_against_an_attack(used: bool) -> None:
    duel = Duel(ME, "hulkbuster").put("hulkbuster", 13, 10).set(ME, power=2).roll(blanks(30))
    duel.attack("hulkbuster", "heavy-repulsor-blast", ME)
    if used:
        take(duel, "force-projection")
    while not duel.still:
        duel.answer([180.0] if duel.ask.kind == "direction" else PASS if PASS in duel.offered else duel.offered[0])
    rolled = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
    assert rolled == [6 if used else 3]
    assert (duel.at(ME)[0] == 10) == used
    for effect in (push(CHOSEN, M), throw(CHOSEN, M)):  # it is over with the attack
        x, y = duel.at(ME)
        duel.script(effect, "hulkbuster", chosen=0).answer([90.0])
        assert settle(duel).at(ME) != (x, y)


def test_force_projection_against_a_collision() -> None:
    for used, dice in ((False, 3), (True, 6)):
        duel = Duel(ME, SKULL).put(SKULL, 13, 10).set(ME, power=2).roll(blanks(30))
        duel.slide(SKULL, M, "throw", SKULL, 180.0)
        if used:
            take(duel, "force-projection")
        settle(duel)
        rolled = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
        assert rolled == [dice]
        assert not duel.t.lasting


def test_master_of_magnetism_brings_two_constructs_and_power_for_each() -> None:
    duel = scene()
    for power, number in ((1, 1), (3, 2), (5, 2)):
        moment(duel, "power_phase")
        if duel.ask.kind == "put_marker":
            duel.answer(duel.offered[0])
        settle(duel)
        assert (duel.power(ME), len(duel.t.terrain)) == (power, number)
    assert [row[:3] for row in duel.t.terrain] == [("metal-construct", 2, True)] * 2
    duel.t.rubble = 1
    moment(duel, "power_phase").answer(duel.offered[0])
    assert (settle(duel).power(ME), len(duel.t.terrain)) == (7, 3)


@pytest.mark.parametrize("at", [[13.0, 10.0], [10.0, 10.0], [10.0, 20.0], [0.5, 10.0], [8.5, 12.5]])
def test_a_construct_stands_on_free_ground_within_its_range(at: list[float]) -> None:
    duel = scene(terrain=(CRATE,)).push(Raise("metal-construct", 0, 0, 3))
    with pytest.raises(Illegal):
        duel.answer(at)


def test_nobody_stands_on_a_construct_and_it_stops_whoever_is_thrown() -> None:
    duel = construct(scene(), 10, 15)
    assert not duel.t.the_ground().features[0].flat
    with pytest.raises(Illegal, match="nobody can stand on it"):
        duel.place(SKULL, 4).answer([10.0, 15.0])
    assert asks(duel, "place")
    duel.answer(duel.offered[0])
    duel.put(SKULL, 10, 21).slide(SKULL, M, "throw", CAP, 270.0)
    assert settle(duel).damage(SKULL) == 1


def test_each_magneto_has_constructs_of_his_own() -> None:
    duel = Duel(ME, ME).put(1, 20, 10)
    moment(duel, "power_phase")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert (duel.power(0), duel.power(1), len(duel.t.terrain)) == (1, 1, 2)
