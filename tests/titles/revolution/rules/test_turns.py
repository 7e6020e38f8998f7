"""Playing Missions: Initiative, Actions, movement, the end, Mission Characters and special rules of Missions."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.titles.revolution.arena import OBSTACLES, apart, near
from longbox.titles.revolution.rules.actions import Act, Move
from longbox.titles.revolution.rules.enemies import Enemies, enemy_moves
from longbox.titles.revolution.rules.harm import leave_arena
from longbox.titles.revolution.rules.missions import MissionPhase
from longbox.titles.revolution.rules.turns import Arena

from ..scene import NOBODY, PASS, TOKEN, Scene, at, n

TEAM = {"rogue": 0, "iceman": 1, "beast": 2, "cable": 3}


def duel(mission: str = "gamma-rampage", *tokens: tuple[int, int], **where: Any) -> Scene:
    """Rogue (seat 0) and Iceman (seat 1); others only where the test says."""
    s = Scene(**TEAM)
    places = {0: ("rogue", (0, 0)), 1: ("iceman", (1, 0))} | {int(seat[1:]): place for seat, place in where.items()}
    s.fight(mission, places, *tokens)
    s.t.power = [0] * len(s.t.power)
    return s


def kinds(s: Scene, name: str) -> list[Any]:
    return [option for option in s.options if isinstance(option, tuple) and option[0] == name]


# -- Initiative --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-281")
def test_the_order_of_a_mission_turn() -> None:
    steps = [Arena.STEPS.index(step) for step in ("initiative", "first", "act", "enemies", "scoring", "close")]
    assert steps == sorted(steps)


@pytest.mark.rule("MR-278", "MR-282", "MR-283", "MR-284", "MR-285", "MR-286", "MR-032", "MR-033")
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


@pytest.mark.rule("MR-287")
def test_ties_for_initiative_roll_again() -> None:
    s = duel().roll(3, 3, 3, 3, 4, 4, 4, 1, 1, 1, 1, 6, 6, 6)
    s.push(Arena())
    assert (s.seat, s.kind) == (1, "first")


# -- Actions -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-288", "MR-289")
def test_up_to_two_actions_in_a_row() -> None:
    s = duel().push(Act(0))
    s.answer(("move",)).answer(at(0, 1))
    assert (s.seat, s.kind) == (0, "act")
    s.answer(("move",)).answer(at(0, 1))
    assert s.still
    s.push(Act(0)).answer(("end",))
    assert s.still


@pytest.mark.rule("MR-290", "MR-291", "MR-294")
def test_icemans_choices() -> None:
    """He may attack twice, but not the same Character."""
    s = duel(_2=("beast", (2, 0))).loose().push(Act(1))
    assert {option[1] for option in kinds(s, "attack")} == {0, 2}
    s.answer(("attack", 0, 0, 0)).until("act")
    assert s.seat == 1
    assert [option[1] for option in kinds(s, "attack")] == [2]
    assert kinds(s, "move")
    s.answer(("attack", 2, 0, 0)).finish()
    assert s.t.struck == ((1, 0), (1, 2))


@pytest.mark.rule("MR-291")
def test_a_new_turn_lifts_the_ban() -> None:
    s = duel()
    s.t.struck = ((0, 1),)
    s.push(Act(0))
    assert not kinds(s, "attack")
    s.answer(("end",)).loose().push(Arena()).until("act")
    assert kinds(s, "attack")


@pytest.mark.rule("MR-292")
def test_cable_attacks_twice_in_a_row() -> None:
    s = Scene(**TEAM).fight("gamma-rampage", {3: ("cable", (0, 0)), 1: ("iceman", (1, 0))})
    s.t.power[n("iceman")] = s.t.power[n("cyclops")] = 0
    s.roll(*[1] * 7).push(Act(3)).answer(("attack", 1, 0, 0))
    assert (s.seat, s.kind) == (3, "react")
    s.use()
    assert s.t.power[n("cable")] == 1
    assert (s.kind, [option[1] for option in kinds(s, "attack")]) == ("act", [1])
    s.roll(*[1] * 7).answer(("attack", 1, 0, 0))
    assert s.still  # no Action is left, so the Power has no use


@pytest.mark.rule("MR-293", "MR-295")
def test_special_actions() -> None:
    s = duel("stolen-cargo", (0, 1), (1, 1), (3, 0)).roll(6, 6)
    s.push(Act(0))
    assert kinds(s, "open") == [("open", TOKEN)]
    s.answer(("open", TOKEN))
    assert s.t.tokens[0] == 1
    s.answer(("move",)).answer(at(0, 0))
    assert s.still


# -- moving ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-298", "MR-299", "MR-302")
def test_beast_moves_four_and_eight() -> None:
    s = Scene(**TEAM).fight("gamma-rampage", {2: ("beast", (4, 0)), 0: ("rogue", (-4, 4))})
    s.push(Act(2)).answer(("move",))
    assert at(4, 0) in s.options
    assert max(apart(at(4, 0), hex) for hex in s.options) == 4
    s.answer(at(0, 0)).answer(("move",)).answer(at(-4, 0))
    assert apart(at(4, 0), s.t.at[2]) == 8


@pytest.mark.rule("MR-300", "MR-301")
def test_obstacles_and_characters_are_in_the_way() -> None:
    s = Scene(**TEAM).fight("gamma-rampage", {2: ("beast", (0, 0)), 0: ("rogue", (1, 0))}, (0, 1))
    s.t.stats[2] = (4, 3, 2)
    s.push(Move(2))
    assert not set(s.options) & {*OBSTACLES, at(1, 0), at(0, 1)}
    assert at(2, 0) not in s.options  # two steps away, but past Rogue


# -- attacking ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-303", "MR-304", "MR-306", "MR-253")
def test_attack_range() -> None:
    s = Scene(**TEAM)
    s.fight("gamma-rampage", {0: ("rogue", (0, 0)), 1: ("iceman", (2, 0)), 2: ("beast", (1, 0))}, (0, -1))
    s.t.power = [0] * len(s.t.power)
    s.push(Act(0))
    assert {option[1] for option in kinds(s, "attack")} == {2, TOKEN}
    s.answer(("end",)).push(Act(1))
    assert {option[1] for option in kinds(s, "attack")} == {0, 2}  # past Beast, and adjacent too


@pytest.mark.rule("MR-305", "MR-336", "MR-334", "MR-335")
def test_the_brotherhood_reaches_further() -> None:
    s = Scene(beast=2, rogue=0).fight("gamma-rampage", {2: ("beast", (0, 0)), 0: ("rogue", (3, 0))})
    s.t.power[n("beast")] = 0
    s.t.power[n("rogue")] = 0
    s.push(Act(2))
    assert kinds(s, "attack") == [("attack", 0, 0, 2)]  # two of Magneto's tokens for Range 3
    s.roll(*[1] * 8).answer(("attack", 0, 0, 2))
    assert s.t.power[n("magneto")] == 1
    assert s.t.power[n("beast")] == 0


@pytest.mark.rule("MR-027", "MR-028", "MR-337")
def test_no_charter_while_the_leader_is_on_the_mission() -> None:
    s = Scene(rogue=0).fight("dawn-of-apocalypse", {2: ("magneto", (-4, 0)), 0: ("rogue", (4, 0))})
    s.push(Act(2))
    assert not kinds(s, "attack")
    assert s.t.power[n("magneto")] == 3


@pytest.mark.rule("MR-305")
def test_training_extends_the_range() -> None:
    s = duel()
    s.train("rogue", "marksman-course")
    s.t.at[1] = at(2, 0)
    s.push(Act(0))
    assert {option[1] for option in kinds(s, "attack")} == {1}


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
    quiet_turn(s)
    assert s.t.over == "success"


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


@pytest.mark.rule("MR-255")
def test_without_tokens_there_is_no_such_end() -> None:
    s = duel("the-sealed-archive").loose().push(Arena())
    assert s.t.over == ""
    assert s.kind == "first"


# -- Mission Characters ------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("MR-342")
def test_it_must_move_if_it_can() -> None:
    s = duel("first-manifestation", (-3, 0))  # moves 1
    assert at(-3, 0) not in enemy_moves(s.t, 0)
    s = duel("hellfire-sentinel", (0, 2))  # moves 2 and may come back
    assert at(0, 2) in enemy_moves(s.t, 0)


@pytest.mark.rule("MR-343")
def test_it_must_end_in_reach_of_a_pc() -> None:
    s = duel("sentinel-swarm", (0, 4))
    ends = enemy_moves(s.t, 0)
    assert ends
    assert all(near(hex, 1) >> at(0, 0) & 1 or near(hex, 1) >> at(1, 0) & 1 for hex in ends)


@pytest.mark.rule("MR-344")
def test_far_from_everybody_it_goes_anywhere() -> None:
    s = Scene(**TEAM).fight("sentinel-swarm", {0: ("rogue", (4, 0)), 1: ("iceman", (4, -1))}, (-4, 0))
    assert len(enemy_moves(s.t, 0)) > 8


def test_a_blocked_one_stays() -> None:
    s = Scene(**TEAM).fight("sentinel-swarm", {0: ("rogue", (-3, 0)), 1: ("iceman", (-4, 1)), 2: ("beast", (-3, -1))}, (-4, 0))
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
    s = duel("hellfire-sentinel", (0, 3))
    s.t.commander = s.t.controller = 2
    leave_arena(s.t, 1)
    assert s.t.controller == 2  # not its PC: it stays in control


# -- special rules of Missions -----------------------------------------------------------------------------------------------


def test_a_crate_may_go_off() -> None:
    s = duel("stolen-cargo", (0, 1), (3, 0)).roll(2).push(Act(0)).answer(("open", TOKEN))
    assert s.kind == "lower"
    s.answer((3, 4, 4))
    assert s.t.hope[0] == 6
    s = duel("stolen-cargo", (0, 1), (3, 0)).roll(3).push(Act(0)).answer(("open", TOKEN))
    assert s.t.stats[0] == (4, 4, 4)


def test_crates_cannot_be_attacked_but_block() -> None:
    s = duel("stolen-cargo", (0, 1), (3, 0)).push(Act(0))
    assert {option[1] for option in kinds(s, "attack")} == {1}
    s.answer(("move",))
    assert at(0, 1) not in s.options


def test_calming_the_mutant() -> None:
    s = duel("out-of-control", (2, 0)).roll(5, 6, 4, 1).push(Act(0))
    assert kinds(s, "calm") == [("calm", TOKEN)]
    s.answer(("calm", TOKEN))
    assert s.t.points[0] == 2
    s.t.points[1] = 5
    s.roll(5, 1, 1, 1).answer(("calm", TOKEN))
    assert s.t.over == "success"


def test_the_frightened_mutant_attacks_without_moving() -> None:
    s = duel("out-of-control", (2, 0)).loose().push(Enemies((0,)))
    s.finish()
    assert s.t.token_at == [at(2, 0)]
    assert {target for _, target in s.t.struck} == {0, 1}


def test_carrying_residents_out_of_the_fire() -> None:
    s = duel("burning-block", (0, 1), (0, 4))
    s.push(Act(0))
    assert kinds(s, "carry") == [("carry", TOKEN)]
    s.answer(("carry", TOKEN))
    assert s.t.carrying[0] == 0
    assert s.t.token_at[0] == -1
    s.answer(("move",))
    assert max(apart(at(0, 0), hex) for hex in s.options) == 3  # Speed 4, less 1
    s.answer(at(0, 3))
    s.push(Act(0))
    assert not kinds(s, "carry")  # one each
    s.answer(("move",)).answer(at(1, 3))
    assert s.t.tokens[0] == 1
    assert s.t.hope[0] == 6
    assert s.t.carrying[0] == NOBODY


def test_a_defeated_carrier_drops_the_resident() -> None:
    s = duel("burning-block", (0, 1), (0, 4))
    s.t.carrying[0], s.t.token_at[0] = 0, -1
    leave_arena(s.t, 0)
    assert s.t.token_at[0] == at(0, 0)


def test_fire_at_the_end_of_the_turn() -> None:
    s = duel("burning-block", (3, 0), (0, 4), _2=("beast", (3, 1))).loose().push(Arena())
    s.until("first").answer(0)
    while s.kind == "act":
        s.answer(("end",))
    assert (s.seat, s.kind) == (0, "lower")
    s.answer(s.options[0])
    assert (s.seat, s.kind) == (1, "lower")
    s.answer(s.options[0])
    assert sum(s.t.stats[2]) == 11


def test_sparring_scores_and_costs_nothing() -> None:
    s = duel("open-sparring").roll(6, 6, 6, 6, 1, 1, 1).push(Act(0)).answer(("attack", 1, 0, 0))
    assert s.t.points[0] == 1
    assert s.t.hope[0] == 6
    s.until("act").answer(("end",))
    s.t.stats[1] = (1, 1, 1)
    s.t.struck = ()
    s.roll(6, 6, 6, 6, 1).push(Act(0)).answer(("attack", 1, 0, 0))
    assert s.t.rp[1] == 1
    assert s.owner("iceman") == 1
    assert s.t.over == "success"  # one is left
    assert s.t.points[0] == 2


def test_initiative_powers() -> None:
    s = Scene(hopscotch=0, sundial=1, rogue=2).fight("gamma-rampage", {0: ("hopscotch", (0, 0)), 1: ("sundial", (1, 0))})
    s.roll(1, 1, 1, 1, 1).push(Arena())
    assert (s.seat, s.kind) == (0, "react")
    s.roll(6, 6, 6, 6, 6).use()
    assert s.told("InitiativeRolled")[0].faces == (1, 1, 1, 1, 1)
    assert (s.seat, s.kind) == (1, "react")  # Sundial rolls again
    s.roll(1, 1).use()
    assert s.kind == "reroll"
    s.answer((0, 1))
    assert s.told("InitiativeRolled")[-1].total == 20
    assert s.kind == "react"
    s.decline()
    assert (s.seat, s.kind) == (1, "first")


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


@pytest.mark.rule("MR-330", "MR-331", "MR-329")
def test_wolverine_heals_after_moving() -> None:
    s = Scene(rogue=1).fight("dawn-of-apocalypse", {0: ("wolverine", (0, 0)), 1: ("rogue", (4, 0))})
    s.t.stats[0] = (4, 3, 4)
    s.push(Move(0)).answer(at(0, 1))
    assert (s.seat, s.kind) == (0, "react")
    s.use()
    assert set(s.options) == {(5, 3, 4), (4, 4, 4)}
    s.answer((5, 3, 4)).use().answer((5, 4, 4))
    assert s.still  # all is back, so the third token stays
    assert s.t.power[n("wolverine")] == 1
    assert PASS not in s.options


def test_cinderwing_buys_initiative_dice() -> None:
    """Hero 4/2/5, Attack Range 1, Hope Value 4: a token is two more dice for Initiative, before the roll."""
    s = Scene(cinderwing=0, iceman=1).fight("gamma-rampage", {0: ("cinderwing", (0, 0)), 1: ("iceman", (1, 0))})
    s.t.power[n("wolverine")] = s.t.power[n("cyclops")] = s.t.power[n("iceman")] = 0
    assert (s.t.stats[0], s.t.reach_of(0), s.t.worth(n("cinderwing"))) == ((4, 2, 5), 1, 4)
    s.push(Arena())
    assert (s.seat, s.kind) == (0, "react")
    s.use()
    assert s.t.power[n("cinderwing")] == 1
    s.roll(*[1] * 9, *[3] * 3)  # both tokens: 5 + 4 dice; Iceman has 3
    s.roll(*[6] * 5, *[1] * 3).use()  # 9 against 9: they roll again, without the bought dice
    assert [(event.seat, event.total) for event in s.told("InitiativeRolled")] == [(0, 9), (1, 9)]
    assert s.t.power[n("cinderwing")] == 0
    assert (s.seat, s.kind, s.t.script) == (0, "first", [])


def test_windchime_goes_farther() -> None:
    """Student 2/3/3, Attack Range 2, Hope Value 4: its token is two more Hexes of one Move Action."""
    s = Scene(windchime=0, iceman=1).fight("gamma-rampage", {0: ("windchime", (-4, 0)), 1: ("iceman", (4, 0))})
    s.t.power[n("wolverine")] = s.t.power[n("cyclops")] = 0
    assert (s.t.stats[0], s.t.reach_of(0), s.t.worth(n("windchime")), s.t.power[n("windchime")]) == ((2, 3, 3), 2, 4, 1)
    s.push(Act(0)).answer(("move",))
    assert (s.seat, s.kind) == (0, "react")
    s.use()
    assert s.kind == "move"
    assert max(apart(at(-4, 0), hex) for hex in s.options) == 5
    s.answer(at(1, 0))
    assert s.t.power[n("windchime")] == 0
    s.answer(("move",))  # the next Move Action is an ordinary one
    assert s.kind == "move"
    assert max(apart(at(1, 0), hex) for hex in s.options) == 3


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
