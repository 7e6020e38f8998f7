"""Playing Missions: Initiative, special rules at the end of a Mission Turn, and the end."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.arena import apart
from longbox.titles.revolution.codes import OF_MISSION
from longbox.titles.revolution.rules.actions import Act
from longbox.titles.revolution.rules.enemies import Enemies
from longbox.titles.revolution.rules.missions import MissionPhase
from longbox.titles.revolution.rules.turns import Arena

from ..fights import duel
from ..scene import TOKEN, Scene, at, n

# -- Initiative --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-281")
def test_the_order_of_a_mission_turn() -> None:
    """Two turns, by what happens: Initiative, the PCs, the Mission Character, then all of it again."""
    s = duel("hellfire-sentinel", (0, 3)).loose()
    s.push(Arena())
    seen: list[str] = []
    told = 0
    for _ in range(200):
        seen += [type(event).__name__ for event in s.events[told:] if type(event).__name__ in ("TurnBegan", "InitiativeRolled")]
        told = len(s.events)
        if seen.count("TurnBegan") == 3 or s.still:
            break
        seen.append(s.kind)
        s.answer(("end",) if s.kind == "act" else s.options[0])
    turn = ["TurnBegan", "InitiativeRolled", "first", "act", "enemy_move", "enemy_attack"]
    short = [one for at, one in enumerate(seen) if one in turn and (at == 0 or one != seen[at - 1])]
    assert short[: 2 * len(turn)] == turn * 2
    assert [event.turn for event in s.told("TurnBegan")] == [2, 3, 4][: seen.count("TurnBegan")], "the scene begins in the first"


@pytest.mark.rule("MR-278", "MR-282", "MR-283", "MR-284", "MR-285", "MR-286")
def test_initiative_with_speed_dice() -> None:
    s = duel("gamma-rampage", (-4, 0), _2=("beast", (4, 0)))
    s.t.commander = 1
    s.roll(2, 2, 2, 6, 6, 6, 6, 1, 1, 1, 1)  # Iceman 3 dice, Beast 4, Rogue 4
    s.push(Arena())
    assert [(event.seat, event.total) for event in s.told("InitiativeRolled")] == [(1, 6), (2, 24), (0, 4)]
    assert (s.seat, s.kind, s.options) == (2, "first", (0, 1, 2))
    s.loose().answer(1)  # the winner lets another School begin
    order = []
    for _ in range(3):
        order.append(s.seat)
        s.answer(("end",))
    assert order == [1, 2, 0]
    assert [(event.seat, event.first) for event in s.told("FirstChosen")] == [(2, 1)]


@pytest.mark.rule("MR-287")
def test_ties_for_initiative_roll_again() -> None:
    s = duel().roll(3, 3, 3, 3, 4, 4, 4, 1, 1, 1, 1, 6, 6, 6)
    s.push(Arena())
    assert (s.seat, s.kind) == (1, "first")
    assert s.t.script == []
    assert [(event.seat, event.total) for event in s.told("InitiativeRolled")] == [(0, 12), (1, 12), (0, 4), (1, 18)]
    three = duel(_2=("beast", (4, 0))).roll(*[2] * 4, *[6, 3, 3], *[4, 4, 2, 2], *[1, 1, 1], *[2] * 4)
    three.push(Arena())
    assert [event.seat for event in three.told("InitiativeRolled")] == [0, 1, 2, 1, 2], "only those tied for the highest"
    assert (three.seat, three.kind, three.options) == (2, "first", (0, 1, 2))


# -- the end -----------------------------------------------------------------------------------------------------------------


def quiet_turn(s: Scene) -> Scene:
    """Everybody does nothing for one turn."""
    s.until("first").answer(s.options[0])
    while s.kind == "act":
        s.answer(("end",))
    return s


@pytest.mark.rule("MR-296")
def test_three_idle_turns_are_a_stalemate() -> None:
    s = duel("stolen-cargo", (0, 3)).loose().push(Arena())
    quiet_turn(s)
    quiet_turn(s)
    assert s.t.over == ""
    quiet_turn(s)
    assert s.t.over == "failure"
    assert s.still
    assert (s.t.turn, len(s.told("TurnBegan"))) == (4, 3)


@pytest.mark.rule("MR-297")
def test_an_attack_breaks_the_stalemate() -> None:
    s = duel("stolen-cargo", (0, 3)).loose().push(Arena())
    quiet_turn(s)
    quiet_turn(s)
    s.until("first").answer(0)
    s.answer(("attack", 1, 0, 0)).until("act")
    assert s.t.busy
    while s.kind == "act":
        s.answer(("end",))
    assert s.t.idle == 0
    assert s.t.over == ""
    quiet_turn(s)
    quiet_turn(s)
    assert (s.t.idle, s.t.over) == (2, "")
    quiet_turn(s)
    assert s.t.over == "failure", "three in a row, counted anew"
    opened = duel("stolen-cargo", (0, 1), (0, 3)).loose().push(Arena())
    quiet_turn(opened)
    opened.until("first").answer(0)
    opened.answer(("open", TOKEN)).until("act")
    while opened.kind == "act":
        opened.answer(("end",))
    assert (opened.t.idle, opened.t.over) == (0, ""), "a Special Action counts as well"
    moved = duel("stolen-cargo", (0, 3)).loose().push(Arena())
    moved.until("first").answer(0).answer(("move",)).answer(at(0, 1)).answer(("end",)).answer(("end",))
    assert moved.t.idle == 1, "a Move does not"


@pytest.mark.rule("MR-257")
def test_a_timer() -> None:
    s = duel("runaway-engine", (0, 3)).loose()
    s.t.turn = 4
    s.push(Arena())
    quiet_turn(s)
    assert s.t.over == "failure"
    s = duel("the-sealed-archive").loose()
    s.t.turn = 5
    s.push(Arena())
    assert s.t.turn == 6
    quiet_turn(s)
    assert s.t.over == "success"
    s = duel("runaway-engine", (0, 3)).loose()
    s.t.turn = 3
    s.push(Arena())
    quiet_turn(s)
    assert s.t.over == "", "one turn is left"


def test_the_archive_knows_no_stalemate_and_pays_for_the_centre() -> None:
    s = duel("the-sealed-archive").loose()
    s.t.turn = 0
    s.push(Arena())
    for _ in range(4):
        quiet_turn(s)
    assert s.t.over == ""
    assert s.t.points == [4, 0, 0, 0]  # Rogue stands on the centre
    assert s.t.hope[0] == 9


@pytest.mark.rule("MR-254")
def test_the_last_token_ends_it_at_once() -> None:
    s = duel("stolen-cargo", (0, 1)).roll(1).push(Act(0)).answer(("open", TOKEN))
    assert s.t.over == "success"
    assert s.still  # no second Action
    assert s.t.stats[0] == (4, 4, 4)
    assert (s.t.tokens[0], s.t.token_at, s.t.removed) == (1, [-1], 1)
    two = duel("stolen-cargo", (0, 1), (-1, 0)).roll(6).push(Act(0)).answer(("open", TOKEN + 1))
    assert (two.t.over, two.kind) == ("", "act"), "one is left"
    assert two.roll(6).answer(("open", TOKEN)).t.over == "success"


@pytest.mark.rule("MR-255")
def test_without_tokens_there_is_no_such_end() -> None:
    s = duel("the-sealed-archive").loose().push(Arena())
    assert s.t.over == ""
    assert s.kind == "first"


# -- special rules of Missions -----------------------------------------------------------------------------------------------


def test_fire_at_the_end_of_the_turn() -> None:
    s = duel("burning-block", (3, 0), (0, 4), _2=("beast", (3, 1))).loose().push(Arena())
    before = [sum(s.t.stats[seat]) for seat in (0, 1)]
    s.until("first").answer(0)
    while s.kind == "act":
        s.answer(("end",))
    assert (s.seat, s.kind) == (0, "lower")
    s.answer(s.options[0])
    assert (s.seat, s.kind) == (1, "lower")
    s.answer(s.options[0])
    assert [sum(s.t.stats[seat]) for seat in (0, 1)] == [one - 1 for one in before]
    assert sum(s.t.stats[2]) == 11


def test_sparring_scores_and_costs_nothing() -> None:
    s = duel("open-sparring").roll(6, 6, 6, 6, 1, 1, 1).push(Act(0)).answer(("attack", 1, 0, 0))
    assert s.t.points[0] == 1
    assert [event.cause for event in s.told("Scored")] == [OF_MISSION + s.t.mission]
    assert s.t.hope[0] == 6
    s.until("act").answer(("end",))
    s.t.stats[1] = (1, 1, 1)
    s.t.struck = ()
    s.roll(6, 6, 6, 6, 1).push(Act(0)).answer(("attack", 1, 0, 0))
    assert s.t.rp[1] == 1
    assert s.owner("iceman") == 1
    assert s.t.over == "success"  # one is left
    assert s.t.points[0] == 2


# -- Missions of our own, from the card to the points ---------------------------------------------------------------------------


def test_twin_hunters() -> None:
    """Two hunters of 6 health move up to 3 Hexes and strike at 2; each hit on them is a coin, most Damage a point."""
    s = duel("twin-hunters", (2, 0), (-3, 0), _2=("beast", (4, -4)))
    card = s.t.the_mission()
    assert (card.tokens, card.place, card.move, card.range, card.attack, card.defense, card.health) == (2, 3, 3, 2, 3, 3, 6)
    s.push(Enemies((0, 1)))
    assert (s.seat, s.kind, s.options) == (0, "enemy", (TOKEN, TOKEN + 1))
    s.answer(TOKEN + 1)
    assert all(apart(at(-3, 0), hex) <= 3 and any(apart(hex, s.t.at[seat]) <= 2 for seat in (0, 1, 2)) for hex in s.options)
    s.roll(1, 1, 1, 6, 6, 6, 6).answer(at(-2, 0))  # only Rogue is within 2
    assert [(one.attack, len(one.defense)) for one in s.told("Rolled")] == [((1, 1, 1), 4)]
    s.loose().finish()
    s = duel("twin-hunters", (1, -1), (-1, 0), _2=("beast", (4, -4)))
    s.t.damage = [(0, 5, 0, 0), (0, 5, 0, 0)]
    s.roll(6, 6, 1, 1, 5, 5, 5).push(Act(0)).answer(("attack", TOKEN, 0, 0))
    assert s.t.hope[0] == 6  # at once, for the attack and not for every point of Damage
    assert s.t.damage == [(2, 5, 0, 0), (0, 5, 0, 0)]
    assert (s.t.token_at[0], s.t.over) == (-1, "")
    s.roll(6, 1, 1, 1, 5, 5, 5).answer(("attack", TOKEN + 1, 0, 0))
    assert (s.t.hope[0], s.t.tokens, s.t.over) == (7, [2, 0, 0, 0], "success")
    phase = MissionPhase()
    phase.step = MissionPhase.STEPS.index("reward")
    s.push(phase)
    assert s.t.rp == [1, 2, 1, 1]  # 10 Damage against 3, whoever struck last
    assert s.t.triumph == 1 << n("iceman")


def test_torch_march() -> None:
    """Seven weak militia, 2 health each: a coin for each one driven off, a point for most of them."""
    hexes = ((1, -1), (-1, 0), (2, 2), (3, 0), (-2, 0), (0, 3), (0, -3))
    s = duel("torch-march", *hexes, _2=("beast", (4, -4)))
    card = s.t.the_mission()
    assert (card.tokens, card.place, card.move, card.range, card.attack, card.defense, card.health) == (7, 2, 2, 1, 3, 2, 2)
    s.t.removed, s.t.tokens = 0b1111100, [1, 3, 1, 0]
    s.t.token_at[2:] = [-1] * 5
    s.roll(6, 6, 1, 1, 5, 5).push(Act(0)).answer(("attack", TOKEN, 0, 0))
    assert (s.t.hope[0], s.t.tokens, s.t.over) == (6, [2, 3, 1, 0], "")
    s.roll(6, 1, 1, 1, 5, 5).answer(("attack", TOKEN + 1, 0, 0))
    assert (s.t.hope[0], s.t.damage[1], s.t.tokens) == (6, (1, 0, 0, 0), [2, 3, 1, 0])  # a hit alone pays nothing
    assert s.still
    s.t.struck = ()
    s.roll(6, 1, 1, 1, 5, 5).push(Act(0)).answer(("attack", TOKEN + 1, 0, 0))
    assert (s.t.hope[0], s.t.tokens, s.t.over) == (7, [3, 3, 1, 0], "success")
    phase = MissionPhase()
    phase.step = MissionPhase.STEPS.index("reward")
    s.push(phase)
    assert s.t.rp == [2, 2, 1, 1]  # a tie brings both the whole point
    assert s.t.triumph == 1 << n("rogue") | 1 << n("iceman")
