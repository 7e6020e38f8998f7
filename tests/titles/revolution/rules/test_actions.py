"""The Actions of a PC: moves, attacks and the Special Actions of Missions."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.arena import OBSTACLES, apart
from longbox.titles.revolution.codes import CHARTER
from longbox.titles.revolution.rules.actions import Act, Move
from longbox.titles.revolution.rules.harm import leave_arena
from longbox.titles.revolution.rules.powers import powers
from longbox.titles.revolution.rules.turns import Arena

from ..fights import DUELLISTS, duel, kinds, power_scene
from ..scene import NOBODY, TOKEN, Scene, at, n


@pytest.mark.rule("MR-288", "MR-289")
def test_up_to_two_actions_in_a_row() -> None:
    s = duel().push(Act(0))
    s.answer(("move",)).answer(at(0, 1))
    assert (s.seat, s.kind) == (0, "act")
    s.answer(("move",)).answer(at(0, 1))
    assert s.still
    assert [event.hex for event in s.told("Moved")] == [at(0, 1)]
    s.push(Act(0)).answer(("end",))
    assert s.still
    s.push(Act(0)).answer(("move",)).answer(at(0, 0)).answer(("end",))
    assert s.still, "one Action may be left out"
    assert s.t.at[0] == at(0, 0)


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
    for first, second in ((("move",), ("attack", 0, 0, 0)), (("attack", 0, 0, 0), ("move",)), (("move",), ("move",))):
        s = duel(_2=("beast", (2, 0))).loose().push(Act(1))
        for choice in (first, second):
            s.until("act").answer(choice)
            if choice == ("move",):
                s.answer(at(1, 0))
        s.finish()
        assert len(s.told("Attacked")) == [first, second].count(("attack", 0, 0, 0))
        assert (s.t.at[1], s.t.busy) == (at(1, 0), bool(s.told("Attacked")))


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
    s = Scene(**DUELLISTS).fight("gamma-rampage", {3: ("cable", (0, 0)), 1: ("iceman", (1, 0))})
    s.t.power[n("iceman")] = s.t.power[n("cyclops")] = 0
    s.roll(*[1] * 7).push(Act(3)).answer(("attack", 1, 0, 0))
    assert (s.seat, s.kind) == (3, "react")
    s.use()
    assert s.t.power[n("cable")] == 1
    assert (s.kind, [option[1] for option in kinds(s, "attack")]) == ("act", [1])
    s.roll(*[1] * 7).answer(("attack", 1, 0, 0))
    assert s.still  # no Action is left, so the Power has no use
    assert s.t.power[n("cable")] == 1
    assert s.t.struck == ((3, 1), (3, 1))
    s = Scene(**DUELLISTS).fight("gamma-rampage", {3: ("cable", (0, 0)), 1: ("iceman", (1, 0)), 0: ("rogue", (0, 1))})
    s.t.power[n("iceman")] = s.t.power[n("cyclops")] = s.t.power[n("rogue")] = s.t.power[n("wolverine")] = 0
    s.roll(*[1] * 7).push(Act(3)).answer(("attack", 1, 0, 0)).decline()
    assert [option[1] for option in kinds(s, "attack")] == [0], "without the Power nobody is attacked twice"


@pytest.mark.rule("MR-293", "MR-295")
def test_special_actions() -> None:
    s = duel("stolen-cargo", (0, 1), (1, 1), (3, 0)).roll(6, 6)
    s.push(Act(0))
    assert kinds(s, "open") == [("open", TOKEN)]
    s.answer(("open", TOKEN))
    assert s.t.tokens[0] == 1
    assert (s.t.removed, s.t.token_at[0], s.t.busy) == (0b001, -1, True)
    s.answer(("move",)).answer(at(0, 0))
    assert s.still
    s = duel("stolen-cargo", (0, 1), (-1, 0), (3, 0)).roll(6, 6).push(Act(0))
    s.answer(("open", TOKEN)).answer(("open", TOKEN + 1))  # the same Action twice
    assert s.still
    assert (s.t.tokens[0], s.t.removed) == (2, 0b011)


@pytest.mark.rule("MR-298", "MR-299", "MR-302")
def test_beast_moves_four_and_eight() -> None:
    s = Scene(**DUELLISTS).fight("gamma-rampage", {2: ("beast", (4, 0)), 0: ("rogue", (-4, 4))})
    s.push(Act(2)).answer(("move",))
    assert at(4, 0) in s.options
    assert max(apart(at(4, 0), hex) for hex in s.options) == 4
    s.answer(at(0, 0)).answer(("move",))
    assert max(apart(at(0, 0), hex) for hex in s.options) == 4
    s.answer(at(-4, 0))
    assert apart(at(4, 0), s.t.at[2]) == 8
    s.t.stats[2] = (4, 3, 2)
    s.push(Move(2))
    assert {apart(at(-4, 0), hex) for hex in s.options} == {0, 1, 2}, "by its Speed as it is now"


@pytest.mark.rule("MR-298")
@pytest.mark.parametrize("counts", [False, True])
def test_a_move_of_no_hexes_triggers_nothing(counts: bool) -> None:
    for hex, asked in ((at(0, 0), counts), (at(0, 1), True)):
        s = power_scene("x-23")
        s.t.options["still_move"] = counts
        a, d, speed = s.t.stats[0]
        s.t.stats[0] = (a, d - 1, speed)
        s.push(Move(0)).answer(hex)
        assert (s.kind == "react") == asked
        assert s.t.at[0] == hex
        assert len(s.told("Moved")) == (hex != at(0, 0))


@pytest.mark.rule("MR-300", "MR-301")
def test_obstacles_and_characters_are_in_the_way() -> None:
    s = Scene(**DUELLISTS).fight("gamma-rampage", {2: ("beast", (0, 0)), 0: ("rogue", (1, 0))}, (0, 1))
    s.t.stats[2] = (4, 3, 2)
    s.push(Move(2))
    assert not set(s.options) & {*OBSTACLES, at(1, 0), at(0, 1)}
    assert at(2, 0) not in s.options  # two steps away, but past Rogue
    assert at(0, 0) in s.options
    s.t.at[0], s.t.token_at[0] = at(4, 0), at(-4, 0)  # out of the way
    s = Scene(**DUELLISTS).fight("gamma-rampage", {2: ("beast", (0, 0)), 0: ("rogue", (4, 0))}, (-4, 0))
    s.t.stats[2] = (4, 3, 2)
    s.push(Move(2))
    assert {at(1, 0), at(0, 1), at(2, 0)} <= set(s.options) | set(OBSTACLES)


@pytest.mark.rule("MR-303", "MR-304", "MR-306", "MR-253")
def test_attack_range() -> None:
    s = Scene(**DUELLISTS)
    s.fight("gamma-rampage", {0: ("rogue", (0, 0)), 1: ("iceman", (2, 0)), 2: ("beast", (1, 0))}, (0, -1))
    s.t.power = [0] * len(s.t.power)
    s.push(Act(0))
    assert {option[1] for option in kinds(s, "attack")} == {2, TOKEN}
    s.answer(("end",)).push(Act(1))
    assert {option[1] for option in kinds(s, "attack")} == {0, 2}  # past Beast, and adjacent too
    s.answer(("end",))
    s.t.at[0] = at(-1, 0)
    s.push(Act(1))
    assert {option[1] for option in kinds(s, "attack")} == {2}, "three Hexes are too far for Range 2"


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
    assert s.t.struck == ((2, 0),)
    assert [(event.who, event.source) for event in s.told("PowerUsed")] == [(n("magneto"), CHARTER)] * 2
    for distance, tokens, uses in ((1, 3, 0), (2, 3, 1), (4, 3, 3), (4, 2, None)):
        s = Scene(beast=2, rogue=0).fight("gamma-rampage", {2: ("beast", (0, 0)), 0: ("rogue", (distance, 0))})
        s.t.power = [0] * len(s.t.power)
        s.t.power[n("magneto")] = tokens
        s.push(Act(2))
        assert kinds(s, "attack") == ([] if uses is None else [("attack", 0, 0, uses)])


@pytest.mark.rule("MR-027", "MR-028", "MR-337")
def test_no_charter_while_the_leader_is_on_the_mission() -> None:
    s = Scene(rogue=0).fight("dawn-of-apocalypse", {2: ("magneto", (-4, 0)), 0: ("rogue", (4, 0))})
    s.push(Act(2))
    assert not kinds(s, "attack")
    assert s.t.power[n("magneto")] == 3


@pytest.mark.rule("MR-027", "MR-028", "MR-334", "MR-337")
@pytest.mark.parametrize(
    ("seat", "leader", "hero"),
    [(0, "wolverine", "rogue"), (1, "cyclops", "beast"), (2, "magneto", "cable"), (3, "storm", "dagger")],
)
def test_a_charter_serves_heroes_and_students_for_the_leaders_tokens(seat: int, leader: str, hero: str) -> None:
    s = Scene(**{hero: seat}).fight("dawn-of-apocalypse", {seat: (leader, (0, 0)), (seat + 1) % 4: ("pixie", (4, 0))})
    assert CHARTER not in [source for source, _, _ in powers(s.t, seat)]
    s.t.pc[seat] = n(hero)
    s.t.power[n(hero)] = 0
    assert [(source, tokens) for source, _, tokens in powers(s.t, seat)] == [(CHARTER, 3)]
    s.t.power[n(hero)] = 1
    assert {source: tokens for source, _, tokens in powers(s.t, seat)}[CHARTER] == 3
    s.t.power[n(leader)] = 0
    assert CHARTER not in [source for source, _, _ in powers(s.t, seat)]
    s.t.power[n(leader)], s.t.at[seat] = 3, -1
    assert powers(s.t, seat) == []


@pytest.mark.rule("MR-305")
def test_training_extends_the_range() -> None:
    s = duel()
    s.train("rogue", "marksman-course")
    s.t.at[1] = at(2, 0)
    s.push(Act(0))
    assert {option[1] for option in kinds(s, "attack")} == {1}


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


def test_each_token_is_opened_and_carried_by_its_own_number() -> None:
    s = Scene(rogue=0).fight("stolen-cargo", {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}, (3, 0), (0, 1), (-3, 0))
    s.roll(6).push(Act(0)).answer(("open", TOKEN + 1))
    assert s.t.removed == 0b010
    s = Scene(rogue=0).fight("burning-block", {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}, (3, 0), (0, 1), (-3, 0))
    s.push(Act(0)).answer(("carry", TOKEN + 1))
    assert s.t.carrying[0] == 1
    assert s.t.token_at[1] == -1
    s = Scene(rogue=0).fight("out-of-control", {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}, (-4, 0), (0, 1))
    s.push(Act(0))
    assert kinds(s, "calm") == [("calm", TOKEN + 1)]
