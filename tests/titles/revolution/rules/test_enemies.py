"""The Mission Characters."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.arena import apart, hexes_of, near
from longbox.titles.revolution.rules.enemies import Enemies, enemy_moves
from longbox.titles.revolution.rules.harm import leave_arena

from ..fights import DUELLISTS, duel
from ..scene import TOKEN, Scene, at


@pytest.mark.rule("MR-338")
def test_who_has_left_the_arena_is_moved_no_more() -> None:
    s = duel("hellfire-sentinel", (0, 3), (0, 4))
    s.t.token_at[1] = -1
    s.push(Enemies((0, 1)))
    assert (s.seat, s.kind) == (0, "enemy_move"), "of one Mission Character nobody is asked which is first"


@pytest.mark.rule("MR-338", "MR-339", "MR-340", "MR-341")
def test_the_commander_moves_and_everybody_in_range_is_attacked() -> None:
    s = duel("hellfire-sentinel", (0, 3)).push(Enemies((0,)))
    assert (s.seat, s.kind) == (0, "enemy_move")
    assert all(apart(hex, at(0, 3)) <= 2 for hex in s.options)
    s.answer(at(0, 1))
    assert (s.seat, s.kind, s.options) == (0, "enemy_attack", (0, 1))  # its own PC too
    s.roll(*[1] * 7, *[1] * 8).answer(1)
    assert s.still
    assert s.t.struck == ((TOKEN, 1), (TOKEN, 0))
    assert s.t.token_at == [at(0, 1)]
    assert [len(event.attack) for event in s.told("Rolled")] == [4, 4]
    far = duel("hellfire-sentinel", (0, 3), _2=("beast", (4, -4)))
    far.t.controller = 3
    far.push(Enemies((0,)))
    assert (far.seat, far.kind) == (3, "enemy_move"), "whoever controls them"
    far.answer(at(0, 1))
    assert (far.seat, far.options) == (3, (0, 1)), "Beast is out of range"


@pytest.mark.rule("MR-342")
def test_it_must_move_if_it_can() -> None:
    s = duel("first-manifestation", (-3, 0))  # moves 1
    assert at(-3, 0) not in enemy_moves(s.t, 0)
    assert {apart(at(-3, 0), hex) for hex in enemy_moves(s.t, 0)} == {1}
    s.push(Enemies((0,)))
    assert (s.kind, s.options) == ("enemy_move", enemy_moves(s.t, 0))
    s = duel("hellfire-sentinel", (0, 2))  # moves 2, and two steps could lead back
    assert at(0, 2) not in enemy_moves(s.t, 0)
    s.t.options["token_returns"] = True
    assert at(0, 2) in enemy_moves(s.t, 0)


@pytest.mark.rule("MR-343")
def test_it_must_end_in_reach_of_a_pc() -> None:
    s = duel("sentinel-swarm", (0, 4))
    ends = enemy_moves(s.t, 0)
    assert ends
    assert all(near(hex, 1) >> at(0, 0) & 1 or near(hex, 1) >> at(1, 0) & 1 for hex in ends)
    s.loose().push(Enemies((0,)))
    assert s.t.token_at == list(ends), "there is only one such Hex"
    s.finish()
    assert s.told("Attacked")


@pytest.mark.rule("MR-344")
def test_far_from_everybody_it_goes_anywhere() -> None:
    s = Scene(**DUELLISTS).fight("sentinel-swarm", {0: ("rogue", (4, 0)), 1: ("iceman", (4, -1))}, (-4, 0))
    ends = enemy_moves(s.t, 0)
    assert set(ends) == {hex for hex in hexes_of(s.t.open_hexes()) if 0 < apart(hex, at(-4, 0)) <= 3}
    assert len(ends) > 8
    assert at(-4, 0) not in ends
    s.push(Enemies((0,))).answer(ends[-1])
    assert s.still
    assert s.t.token_at == [ends[-1]]
    assert not s.told("Attacked")


def test_a_blocked_one_stays() -> None:
    s = Scene(**DUELLISTS).fight("sentinel-swarm", {0: ("rogue", (-3, 0)), 1: ("iceman", (-4, 1)), 2: ("beast", (-3, -1))}, (-4, 0))
    assert enemy_moves(s.t, 0) == ()


def test_the_controller_chooses_the_order_and_none_attacks_another() -> None:
    s = duel("sentinel-swarm", (0, 3), (0, 4)).push(Enemies((0, 1)))
    assert (s.kind, s.options) == ("enemy", (TOKEN, TOKEN + 1))
    s.loose().finish()
    assert all(target < TOKEN for attacker, target in s.t.struck)


@pytest.mark.rule("MR-345", "MR-346", "MR-347")
def test_the_commander_alone_gives_up_control() -> None:
    s = duel("hellfire-sentinel", (0, 3)).roll(1, 1, 1, 2, 2, 2, 6, 6, 6)
    leave_arena(s.t, 1)
    assert s.t.controller == 3
    assert s.t.commander == 0
    assert s.t.script == []
    assert [event.seats for event in s.told("RolledOff")] == [(1, 2, 3)]
    s.push(Enemies((0,)))
    assert (s.seat, s.kind) == (3, "enemy_move")
    three = duel("hellfire-sentinel", (0, 3), _2=("beast", (4, -4)))
    leave_arena(three.t, 1)
    assert three.t.controller == 0, "not the last yet"
    s = duel("hellfire-sentinel", (0, 3))
    s.t.commander = s.t.controller = 2
    leave_arena(s.t, 1)
    assert s.t.controller == 2  # not its PC: it stays in control


def test_the_frightened_mutant_attacks_without_moving() -> None:
    s = duel("out-of-control", (2, 0)).loose().push(Enemies((0,)))
    s.finish()
    assert s.t.token_at == [at(2, 0)]
    assert {target for _, target in s.t.struck} == {0, 1}
