"""Pushes, pulls, darts, and moves that go further."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.arena import OBSTACLES, apart
from longbox.titles.revolution.cards.decks import figures
from longbox.titles.revolution.rules.actions import Act, Move
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.effects.movement import can_pull, movable
from longbox.titles.revolution.words import Pull

from ...fights import power_scene
from ...scene import NOBODY, TOKEN, Scene, at, n


@pytest.mark.parametrize(("who", "far"), [("tidewright", 2), ("bramblefoot", 1), ("doorstop", 3), ("anvilheart", 1)])
def test_pushes(who: str, far: int) -> None:
    s = power_scene(who)
    attack = figures(n(who), NOBODY)[0]
    s.roll(*[6] * attack, 1, 1, 1, 1).push(Strike(0, 3)).use().quiet()
    assert s.kind == "lower"
    s.answer(s.options[0])
    assert s.kind == "push"
    straight = [at(1 + step, 0) for step in range(1, far + 1)]
    assert set(straight) <= set(s.options)
    s.answer(straight[-1])
    assert s.t.at[3] == at(1 + far, 0)


@pytest.mark.parametrize(("who", "far"), [("kestrelle", 2), ("wingnut", 1)])
def test_who_darts_away(who: str, far: int) -> None:
    s = power_scene(who)
    s.roll(*[1] * 7).push(Strike(0, 3)).use()
    assert s.kind == "shift"
    assert max(apart(at(0, 0), hex) for hex in s.options) == far
    s.answer(at(-far, 0)).quiet()
    assert s.t.at[0] == at(-far, 0)


def test_lodewalker_pulls() -> None:
    s = power_scene("lodewalker", distance=3)
    s.push(Act(0)).answer(("power", 0))
    assert (s.kind, s.options) == ("grip", (3,))
    s.answer(3).answer(at(1, 0))
    assert s.t.at[3] == at(1, 0)
    assert s.t.power[n("lodewalker")] == 1
    assert s.t.busy
    assert s.kind == "act"


@pytest.mark.parametrize(("who", "far"), [("tangent", 2), ("longshadow", 3)])
def test_who_changes_places(who: str, far: int) -> None:
    s = power_scene(who, distance=far)
    s.push(Act(0)).answer(("power", 0)).answer(3)
    assert (s.t.at[0], s.t.at[3]) == (at(far, 0), at(0, 0))
    s = power_scene(who, distance=far + 1)
    s.push(Act(0))
    assert ("power", 0) not in s.options


@pytest.mark.parametrize("who", ["nightcrawler"])
def test_passing_through(who: str) -> None:
    s = power_scene(who)
    s.push(Move(0)).use()
    assert at(2, 0) in s.options


def test_magneto_pushes() -> None:
    s = Scene(rogue=0).fight("dawn-of-apocalypse", {2: ("magneto", (0, 0)), 0: ("rogue", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("wolverine")] = 0
    s.roll(6, 6, 6, 6, 1, 1, 1, 1, 1).push(Strike(2, 0)).use().quiet().answer((1, 4, 3)).answer(at(3, 0))
    assert s.t.at[0] == at(3, 0)


def test_phase_and_farther_moves() -> None:
    s = Scene(nightcrawler=0, pixie=1).fight("gamma-rampage", {0: ("nightcrawler", (0, 0)), 1: ("pixie", (1, 0))})
    s.t.power[n("wolverine")] = 0
    s.push(Move(0))
    assert s.kind == "react"
    s.use()
    assert s.kind == "move"
    assert at(2, 0) in s.options
    assert at(3, 0) in s.options
    assert not set(s.options) & {*OBSTACLES, at(1, 0)}
    s.answer(at(3, 0)).push(Move(1)).use()
    assert max(apart(at(1, 0), hex) for hex in s.options) == 5


def test_windchime_goes_farther() -> None:
    """Student 2/3/3, Attack Range 2, Hope Value 4: its token is three more Hexes of one Move Action."""
    s = Scene(windchime=0, iceman=1).fight("gamma-rampage", {0: ("windchime", (-4, 0)), 1: ("iceman", (4, 0))})
    s.t.power[n("wolverine")] = s.t.power[n("cyclops")] = 0
    assert (s.t.stats[0], s.t.reach_of(0), s.t.worth(n("windchime")), s.t.power[n("windchime")]) == ((2, 3, 3), 2, 4, 1)
    s.push(Act(0)).answer(("move",))
    assert (s.seat, s.kind) == (0, "react")
    s.use()
    assert s.kind == "move"
    assert max(apart(at(-4, 0), hex) for hex in s.options) == 6
    s.answer(at(1, 0))
    assert s.t.power[n("windchime")] == 0
    s.answer(("move",))  # the next Move Action is an ordinary one
    assert s.kind == "move"
    assert max(apart(at(1, 0), hex) for hex in s.options) == 3


def test_whom_a_pull_can_reach() -> None:
    places = {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}
    s = Scene(rogue=0).fight("sentinel-swarm", places, (3, 0), (0, 4), (0, 2))
    assert movable(s.t, 0, 3) == [TOKEN, TOKEN + 2]
    assert movable(s.t, 0, 4) == [1, TOKEN, TOKEN + 1, TOKEN + 2]
    s = Scene(rogue=0).fight("stolen-cargo", places, (1, 0))
    assert movable(s.t, 0, 4) == [1]  # a crate is no Character


def test_a_pull_needs_a_free_hex_beside_oneself() -> None:
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    for free in (0, 1):
        s = Scene(lodewalker=0)
        s.fight("sentinel-swarm", {0: ("lodewalker", (0, 0)), 1: ("cyclops", (3, 0))}, *around[free:])
        assert can_pull(s.t, 0, Pull(3), ()) is bool(free)
