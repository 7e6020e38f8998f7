"""Training, Leaders and Charters."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.arena import apart
from longbox.titles.revolution.cards.decks import figures
from longbox.titles.revolution.rules.actions import Act, Move
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.turns import Arena
from longbox.titles.revolution.rules.upkeep import income

from ..fights import power_scene
from ..scene import NOBODY, Scene, at, n


def test_training_powers() -> None:
    s = power_scene("anvilheart").train("anvilheart", "feint-lessons")
    s.roll(1, 1, 1, 1, 1, 5, 5, 5, 5, 6).push(Strike(0, 3)).use(1).answer((0,)).quiet()
    assert s.told("Damaged")[0].n == 1
    s = power_scene("anvilheart").train("anvilheart", "rooftop-running")
    s.push(Move(0)).use(1)
    assert at(2, 0) in s.options
    s = power_scene("anvilheart").train("anvilheart", "field-medic")
    s.t.stats[0] = (4, 3, 2)
    s.push(Act(0)).answer(("power", 1)).answer((4, 4, 2)).answer((5, 4, 2))
    assert s.kind == "act"
    assert s.t.power[n("anvilheart")] == 1


@pytest.mark.rule("MR-018")
@pytest.mark.parametrize(
    ("training", "after"),
    [
        ("close-combat-drill", (5, 4, 4, 1, 2)), ("guarded-stance", (4, 5, 4, 1, 2)), ("sprint-intervals", (4, 4, 5, 1, 2)),
        ("marksman-course", (4, 4, 4, 2, 2)), ("deep-reserves", (4, 4, 4, 1, 3)), ("heavy-hitter", (6, 4, 3, 1, 2)),
        ("iron-discipline", (4, 6, 3, 1, 2)), ("light-feet", (4, 3, 6, 1, 2)), ("all-round-exam", (5, 5, 5, 1, 2)),
    ],
)  # fmt: skip
def test_constant_training(training: str, after: tuple[int, ...]) -> None:
    assert figures(n("rogue"), n(training)) == after
    assert figures(n("rogue"), NOBODY) == (4, 4, 4, 1, 2)


def test_stats_stay_within_1_and_6() -> None:
    assert figures(n("anvilheart"), n("heavy-hitter"))[:3] == (6, 4, 1)
    assert figures(n("palisade"), n("iron-discipline"))[:3] == (2, 6, 1)


def test_deep_reserves_give_a_token_at_once() -> None:
    s = Scene(rogue=0).train("rogue", "deep-reserves")
    assert (s.t.power[n("rogue")], s.t.limit(n("rogue"))) == (3, 3)


def test_training_for_the_school() -> None:
    s = Scene(rogue=0, pixie=0)
    assert (income(s.t, 0), s.t.hand_size(0)) == (1, 3)
    s.train("rogue", "mentors-badge").train("pixie", "debate-club")
    assert (income(s.t, 0), s.t.hand_size(0)) == (2, 4)


def test_cyclops_and_his_charter() -> None:
    s = Scene(rogue=0).fight("dawn-of-apocalypse", {1: ("cyclops", (0, 0)), 0: ("rogue", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("wolverine")] = 0
    s.roll(*[1] * 20).push(Strike(1, 0)).use().use().quiet()
    assert len(s.told("Rolled")[0].attack) == 4 + 2
    s = Scene(rogue=1, beast=0).fight("gamma-rampage", {1: ("rogue", (0, 0)), 0: ("beast", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("beast")] = s.t.power[n("wolverine")] = 0
    s.roll(1, 1, 1, 1, 5, 5, 5, 6).push(Strike(1, 0)).use(2).answer((1,)).quiet()
    assert s.t.power[n("cyclops")] == 2
    assert s.told("Damaged")[0].n == 1


def test_storm_and_her_charter() -> None:

    s = Scene(rogue=0).fight("dawn-of-apocalypse", {3: ("storm", (0, 0)), 0: ("rogue", (1, 0))}, (4, -4))
    s.roll(*[1] * 20).push(Arena()).use().quiet()
    assert [len(event.faces) for event in s.told("InitiativeRolled")] == [4, 7]
    s = Scene(rogue=3).fight("gamma-rampage", {3: ("rogue", (-4, 0)), 0: ("wolverine", (4, 0))}, (4, -4))
    s.t.power[n("rogue")] = 0
    s.push(Move(3)).use(2).decline()
    assert max(apart(at(-4, 0), hex) for hex in s.options) == 6
