"""What happens is told: every step of the rules leaves its events, in order and with its numbers."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.events import (
    Activated,
    AttackBegan,
    AttackCompared,
    BecameDazed,
    Collided,
    ConditionLost,
    Damaged,
    DiceChanged,
    DiceRolled,
    Moved,
    Passed,
    PhaseBegan,
    PowerGained,
    PowerLost,
    PowerSpent,
    PriorityPassed,
    Recovered,
    RoundBegan,
    Scored,
    Shaken,
    TacticPlayed,
    TerrainDestroyed,
    TokenMoved,
    TokenTaken,
    TurnBegan,
    WasKOd,
)
from longbox.titles.crisis.rules import objectives, victory
from longbox.titles.crisis.rules.collisions import ThrowTerrain, Topple
from longbox.titles.crisis.rules.movement import Reach
from longbox.titles.crisis.rules.objectives import MoveToken
from longbox.titles.crisis.rules.rounds import CleanupPhase, PowerPhase, Round
from longbox.titles.crisis.rules.tactics import PlayTactic
from longbox.titles.crisis.rules.transform import lose_immune

from ..fighters import *
from ..mission import mission
from ..scene import PASS, Duel

CRATE = box(9, 12, 1.5, 1.5, size=2)


@pytest.mark.rule("CP-203", "CP-204", "CP-209")
def test_a_round() -> None:
    duel = Duel(FIGHTER, FIGHTER).push(Round())
    duel.answer(("activate", 0)).answer("done").answer(("activate", 1)).answer("done")
    assert duel.events[2:] == [
        RoundBegan(2),
        PhaseBegan("power"),
        PowerGained(0, 1),
        PowerGained(1, 1),
        PhaseBegan("activation"),
        TurnBegan(0),
        Activated(0),
        TurnBegan(1),
        Activated(1),
        PhaseBegan("cleanup"),
    ]
    duel = Duel(FIGHTER, [FIGHTER, FIGHTER]).turn(0).answer((PASS,))
    assert duel.heard(Passed) == [Passed(0)]


@pytest.mark.rule("CP-221", "CP-241", "CP-243", "CP-492")
def test_shaking_recovering_priority_and_poison() -> None:
    duel = Duel(FIGHTER, FIGHTER).set(0, conditions=("bleed",)).activate(0).answer("shake").answer("done")
    assert duel.heard(Shaken) == [Shaken(0, "bleed")]
    duel = Duel(FIGHTER, FIGHTER).set(1, dazed=True, damage=6)
    duel.t.last_activated = 0
    duel.push(CleanupPhase())
    assert duel.heard(Recovered) == [Recovered(1)]
    assert duel.heard(PriorityPassed) == [PriorityPassed(1)]
    duel = Duel(FIGHTER, FIGHTER).set(1, conditions=("poison",), power=3).push(PowerPhase())
    assert duel.heard(PowerLost) == [PowerLost(1, 1)]
    assert duel.power(1) == 3


@pytest.mark.rule("CP-516")
def test_a_condition_lost_to_an_immunity() -> None:
    card = character("immune-fighter", innate("immune", static("immunity", CONDITION_BITS["slow"], on=me)))
    duel = Duel(card, FIGHTER).set(0, conditions=("slow", "bleed"))
    lose_immune(duel.t, 0)
    assert duel.heard(ConditionLost) == [ConditionLost(0, "slow")]
    assert duel.conditions(0) == {"bleed"}


@pytest.mark.rule("CP-314")
def test_an_attack() -> None:
    luck = character("telling-luck", innate("luck", on(modify_own(roller=me), reroll(1))))
    duel = Duel(luck, FIGHTER).roll("hit hit crit blank", "crit blank block", "blank", "wild").attack(0, "jab", 1)
    duel.roll("hit").answer((3,))
    assert duel.events[2:] == [
        AttackBegan(0, 1, f"{luck}/jab"),
        DiceRolled(0, "attack", (HIT, HIT, CRIT, BLANK), (BLANK,)),
        DiceRolled(1, "defense", (CRIT, BLANK, BLOCK), (WILD,)),
        DiceChanged(0, "attack", "luck", (HIT, HIT, CRIT, HIT, BLANK)),
        AttackCompared(0, 1, 4, 3),
        Damaged(1, 1, 5),
        PowerGained(1, 1),
    ]


@pytest.mark.rule("CP-393", "CP-406")
def test_falling() -> None:
    duel = Duel(FIGHTER, [FRAIL, FIGHTER]).script(damage(TARGET, 3), 0, target=1)
    assert duel.events[3:] == [Damaged(1, 1, 0), PowerGained(1, 1), BecameDazed(1)]
    duel = Duel(FIGHTER, [FRAIL, FIGHTER]).set(1, injured=1).script(damage(TARGET, 3), 0, target=1)
    assert duel.heard(WasKOd) == [WasKOd(1)]


@pytest.mark.rule("CP-277", "CP-284", "CP-286")
def test_a_throw() -> None:
    duel = Duel(FIGHTER, FIGHTER, [box(14, 8, 2, 4, size=1)]).put(0, 3, 3).put(1, 10, 10).slide(1, M, "throw", 0, 0)
    (moved,) = duel.heard(Moved)
    assert (moved.who, moved.how, moved.start, moved.tool) == (1, "throw", (10.0, 10.0), (5.0, 0.0))
    assert moved.end == duel.at(1)
    assert [event for event in duel.events if isinstance(event, Collided | Damaged | TerrainDestroyed)] == [
        Collided(1, NOBODY, 0),
        Damaged(1, 1, 5),
        TerrainDestroyed(0),
    ]


@pytest.mark.rule("CP-454", "CP-457", "CP-459", "CP-460")
def test_thrown_and_toppled_terrain() -> None:
    duel = Duel(FIGHTER, FIGHTER, [CRATE, box(14, 8, 2, 4, size=1)]).put(0, 10, 10).put(1, 30, 30)
    duel.push(ThrowTerrain(0, 0, M, 0)).answer([0.0])
    assert duel.events[2:] == [TerrainDestroyed(0), Collided(NOBODY, NOBODY, 1), TerrainDestroyed(1)]
    duel = Duel(FIGHTER, FIGHTER, [CRATE]).put(0, 10, 10).put(1, 13, 10).roll("blank blank blank")
    duel.push(ThrowTerrain(0, 0, M, 0)).answer([0.0])
    assert duel.heard(Collided) == [Collided(NOBODY, 1, 0)]
    duel = Duel(FIGHTER, FIGHTER, [CRATE]).roll("blank blank blank").push(Topple(0, 0, 1))
    assert duel.heard(Collided) == [Collided(NOBODY, 1, 0)]
    assert duel.damage(1) == 3


@pytest.mark.rule("CP-154", "CP-158")
def test_tokens() -> None:
    duel = mission(Duel(FIGHTER, FIGHTER), "struggle-for-the-cube")
    start = duel.t.token_at[0]
    end = (start[0] + 1.0, start[1])
    duel.push(MoveToken(0, 2, 1))
    assert duel.ask.seat == 1
    duel.answer(list(end))
    objectives.pick_up(duel.t, 0, 0)
    assert duel.events[-2:] == [TokenMoved(0, start, end), TokenTaken(0, 0)]
    assert duel.t.token_at[0] == end


@pytest.mark.rule("CP-110", "CP-236")
def test_cards_and_points() -> None:
    duel = Duel("captain-america-first-avenger", FIGHTER).set(0, power=1, damage=2).hand("second-wind")
    duel.push(PlayTactic(0, "second-wind"))
    assert duel.events[2:4] == [TacticPlayed(0, "second-wind", (0,)), PowerSpent(0, 1)]
    victory.score(duel.t, (0, 2))
    assert duel.heard(Scored) == [Scored(1, 2, 2)]


@pytest.mark.rule("CP-262", "CP-268")
def test_an_advance_is_told_with_the_tool_that_proves_it() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 30, 30).advance(0, M).answer([14.0, 10.0])
    (moved,) = duel.heard(Moved)
    assert (moved.who, moved.how, moved.start, moved.end) == (0, "advance", (10.0, 10.0), (14.0, 10.0))
    assert moved.tool == tuple(Reach(0, M, False, "", (0.0, 0.0)).placement(Duel(FIGHTER).put(0, 10, 10).t, 14.0, 10.0) or "none")
