"""Set-up for three and four Schools, and the order of a round."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import SPECTATOR, Event
from longbox.titles.revolution.cards.decks import CHARACTERS, IS_HERO, IS_STUDENT, LEADER, STARTING
from longbox.titles.revolution.codes import NOBODY
from longbox.titles.revolution.events import Earned, PhaseBegan, RoundBegan
from longbox.titles.revolution.rules.setup import Play, lay_out
from longbox.titles.revolution.state import Table
from longbox.titles.revolution.title import TITLE


def begun(seats: int, *faces: int) -> tuple[Table, list[Event]]:
    """A game up to the choice of Schools."""
    t = TITLE.state(seats=seats, key=3)
    t.options = TITLE.check_options({})
    heard: list[Event] = []
    t.sink = heard.append
    if faces:
        t.script, t.script_ends = list(faces), False
    lay_out(t)
    t.stack.append(Play())
    t.advance()
    return t, heard


def laid(seats: int) -> Table:
    t, _ = begun(seats)
    while t.ask is not None and t.ask.kind == "school":
        t.resolve(t.ask.options[0])
    return t


@pytest.mark.rule("MR-039", "MR-040")
def test_the_highest_roll_chooses_first_then_clockwise() -> None:
    t, _ = begun(4, 1, 1, 1, 6, 6, 1, 6, 6, 5, 2, 2, 2)
    asked: list[Any] = []
    while t.ask is not None and t.ask.kind == "school":
        asked.append((t.ask.seat, tuple(t.ask.options)))
        t.resolve(t.ask.options[-1])
    assert asked == [(2, (0, 1, 2, 3)), (3, (0, 1, 2)), (0, (0, 1))]
    assert t.school == (1, 0, 3, 2)


def test_ties_for_the_first_choice_roll_again() -> None:
    t, heard = begun(3, 6, 6, 6, 6, 6, 6, 1, 1, 1, 2, 2, 2, 1, 1, 1)
    assert t.ask is not None
    assert t.ask.seat == 0
    assert [event.dump()["seats"] for event in heard] == [(0, 1, 2), (0, 1)]


@pytest.mark.rule("MR-042", "MR-041")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_school_is_led_by_one_player(seats: int) -> None:
    t = laid(seats)
    assert len(set(t.school)) == seats
    assert [t.leader(seat) - LEADER for seat in range(seats)] == list(t.school)


@pytest.mark.rule("MR-043", "MR-044", "MR-053", "MR-056", "MR-059")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_everybody_begins_with(seats: int) -> None:
    t, heard = begun(seats)
    while t.ask is not None and t.ask.kind == "school":
        t.resolve(t.ask.options[0])
    assert t.rp == [1] * seats
    assert t.pp == [1] * seats
    earned = dict(next(event.coins for event in heard if isinstance(event, Earned)))
    assert [t.hope[seat] - earned[seat] for seat in range(seats)] == [5] * seats
    assert t.hands == [()] * seats


@pytest.mark.rule("MR-046", "MR-047", "MR-048", "MR-049", "MR-050", "MR-055")
@pytest.mark.parametrize(("seats", "left", "heroes", "students"), [(4, 53, 2, 5), (3, 56, 3, 7)])
def test_a_hero_and_two_students_each(seats: int, left: int, heroes: int, students: int) -> None:
    t = laid(seats)
    for seat in range(seats):
        assert sum(IS_HERO[who] for who in t.team[seat]) == 1
        assert sum(IS_STUDENT[who] for who in t.team[seat]) == 2
        assert TITLE.view(t, (seat + 1) % seats)["schools"][seat]["characters"][1]["card"] == t.team[seat][0]
    assert len(t.recruit_deck) == left
    back = [who for who in STARTING if who in t.recruit_deck]
    assert sum(IS_HERO[who] for who in back) == heroes
    assert sum(IS_STUDENT[who] for who in back) == students
    assert len(t.plot_deck) == 60
    assert len(t.mission_deck) == 18
    assert t.plot_deck != tuple(sorted(t.plot_deck))


@pytest.mark.rule("MR-051")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_character_belongs_to_one_school_or_to_none(seats: int) -> None:
    """Tokens of the starting Characters are with their Schools, all others in the pile; in the arena they carry the card."""
    t = laid(seats)
    owners = [t.owner(who) for who in range(len(CHARACTERS))]
    assert {seat: owners.count(seat) for seat in range(seats)} == dict.fromkeys(range(seats), 3)
    assert owners.count(NOBODY) == 50 - 3 * seats
    assert [who for who in range(50) if owners[who] == NOBODY] == sorted(card for card in t.recruit_deck if card < 50)
    while t.mission == NOBODY or t.ask is None or t.ask.kind != "respond":
        assert t.ask is not None
        t.resolve(t.ask.options[0])
    seat, who = t.ask.seat, t.ask.options[0]
    t.resolve(who)
    assert TITLE.view(t, SPECTATOR)["mission"]["pcs"][seat]["card"] == who
    assert t.owner(who) == seat


@pytest.mark.rule("MR-052")
def test_everybody_starts_with_full_power() -> None:
    t = laid(4)
    for seat in range(4):
        assert [t.power[who] for who in t.everyone(seat)] == [3, 2, 1, 1]
        assert all(t.power[who] == t.limit(who) for who in t.everyone(seat))


@pytest.mark.rule("MR-014", "MR-058")
def test_one_random_commander() -> None:
    found = set()
    for seed in range(30):
        state = TITLE.new(3, seed)
        while state.ask is not None and state.ask.kind == "school":
            state.resolve(state.ask.options[0])
        found.add(state.commander)
    assert found == {0, 1, 2}


@pytest.mark.rule("MR-035")
def test_four_phases_in_order() -> None:
    """Played, not looked up: the phases begin in this order, and everything that is asked belongs to the one that runs."""
    told: list[Event] = []
    state = TITLE.new(3, 5, {"last_round": 3}, told.append)
    where = {"recover": "upkeep", "pay": "upkeep", "plot": "plot", "allegiance": "recruit", "invite": "mission", "act": "mission"}
    asked = set()
    while state.ask is not None:
        began = [event.phase for event in told if isinstance(event, PhaseBegan)]
        if state.ask.kind in where:
            assert began[-1] == where[state.ask.kind]
            asked.add(state.ask.kind)
        state.resolve(state.ask.options[0])
    assert {where[kind] for kind in asked} == {"upkeep", "plot", "recruit", "mission"}
    order = [
        event.phase if isinstance(event, PhaseBegan) else "round" for event in told if isinstance(event, PhaseBegan | RoundBegan)
    ]
    assert order == ["round", "upkeep", "plot", "recruit", "mission"] * 3


@pytest.mark.rule("MR-036")
def test_everybody_takes_part_in_every_phase() -> None:
    state = TITLE.new(3, 5, {"last_round": 1})
    asked: dict[str, set[int]] = {}
    while state.ask is not None:
        asked.setdefault(state.ask.kind, set()).add(state.ask.seat)
        state.resolve(state.ask.options[0])
    for kind in ("pay", "plot", "allegiance", "bid"):
        assert asked[kind] == {0, 1, 2}
