"""Set-up for three and four Schools, and the order of a round."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from longbox.kernel import SPECTATOR, Event
from longbox.titles.revolution.cards.decks import CHARACTERS, IS_HERO, IS_STUDENT, LEADER, STARTING
from longbox.titles.revolution.codes import NOBODY
from longbox.titles.revolution.events import CommanderNamed, PhaseBegan, RoundBegan
from longbox.titles.revolution.rules.setup import Play, Round, lay_out
from longbox.titles.revolution.state import Table
from longbox.titles.revolution.title import TITLE

from ..scene import Scene


class SetUp(Play):
    """Set-up and nothing after it."""

    STEPS = tuple(step for step in Play.STEPS if step != "rounds")


def begun(seats: int, *faces: int, key: int = 3) -> tuple[Table, list[Event]]:
    """A game up to the choice of Schools."""
    t = TITLE.state(seats=seats, key=key)
    t.options = TITLE.check_options({})
    heard: list[Event] = []
    t.sink = heard.append
    if faces:
        t.script, t.script_ends = list(faces), False
    lay_out(t)
    t.stack.append(SetUp())
    t.advance()
    return t, heard


def laid(seats: int, key: int = 3) -> Table:
    t, _ = begun(seats, key=key)
    while t.ask is not None and t.ask.kind == "school":
        t.resolve(t.ask.options[0])
    return t


@cache
def many() -> list[Table]:
    """Thirty games of three, just laid out."""
    return [laid(3, key) for key in range(30)]


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
    assert [t.everyone(seat)[0] for seat in range(seats)] == [t.leader(seat) for seat in range(seats)]
    used = {who for seat in range(seats) for who in t.everyone(seat)}
    assert len(used & set(range(LEADER, LEADER + 4))) == seats


@pytest.mark.rule("MR-043", "MR-044", "MR-053", "MR-056", "MR-059")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_everybody_begins_with(seats: int) -> None:
    t = laid(seats)
    assert t.rp == [1] * seats
    assert t.pp == [1] * seats
    assert t.hope == [5] * seats
    assert t.hands == [()] * seats
    assert (t.plot_discard, t.round, t.reason) == (0, 0, "")


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
    assert sorted(t.plot_deck) == list(range(60))
    assert sorted(t.mission_deck) == list(range(18))
    assert sorted([*t.recruit_deck, *[who for team in t.team for who in team]]) == list(range(65))


@pytest.mark.rule("MR-045", "MR-046", "MR-047")
def test_starting_characters_are_dealt_at_random() -> None:
    heroes = {t.team[seat][0] for t in many() for seat in range(3)}
    students = [t.team[seat][1:] for t in many() for seat in range(3)]
    assert heroes == {who for who in STARTING if IS_HERO[who]}
    assert {who for two in students for who in two} == {who for who in STARTING if IS_STUDENT[who]}
    assert {len(two) for two in students} == {2}
    assert len({t.team[0] for t in many()}) > 25, "hardly ever the same three twice"


@pytest.mark.rule("MR-049", "MR-055")
def test_each_deck_lies_in_an_order_of_its_own() -> None:
    for decks in (
        [t.recruit_deck for t in many()],
        [t.plot_deck for t in many()],
        [t.mission_deck for t in many()],
    ):
        assert len({deck[-1] for deck in decks}) > 8
        assert len(set(decks)) == len(decks)
        assert all(deck != tuple(sorted(deck)) for deck in decks)
    assert not any(t.recruit_discard or t.plot_discard or t.mission_discard for t in many())


@pytest.mark.rule("MR-051")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_character_belongs_to_one_school_or_to_none(seats: int) -> None:
    """Tokens of the starting Characters are with their Schools, all others in the pile; in the arena they carry the card."""
    t = laid(seats)
    owners = [t.owner(who) for who in range(len(CHARACTERS))]
    assert {seat: owners.count(seat) for seat in range(seats)} == dict.fromkeys(range(seats), 3)
    assert owners.count(NOBODY) == 50 - 3 * seats
    assert [who for who in range(50) if owners[who] == NOBODY] == sorted(card for card in t.recruit_deck if card < 50)
    t.advance(Round())
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
    assert {t.commander for t in many()} == {0, 1, 2}
    assert {laid(4, key).commander for key in range(20)} == {0, 1, 2, 3}
    t, heard = begun(3)
    while t.ask is not None and t.ask.kind == "school":
        t.resolve(t.ask.options[0])
    named = [event.dump()["seat"] for event in heard if isinstance(event, CommanderNamed)]
    assert named == [t.commander]


def a_round() -> tuple[Scene, list[tuple[str, int]]]:
    """A round of three in which nobody does more than it must; all refuse the Mission. Who was asked what."""
    s = Scene(3, rogue=0, pixie=0, beast=1, emberly=1, cable=2, dewdrop=2).top("missions", "gamma-rampage")
    s.t.commander, s.t.buffs = 1, [(1, 1)] * 3
    s.roll(1, 1, 1, 6, 6, 6, 2, 2, 2).push(Round())
    asked = s.asked(pay={seat: tuple(s.t.heroes(seat)) for seat in range(3)})
    return s, [one for one in asked if one[0] != "react"]  # whoever could hold a Reaction is asked about it


@pytest.mark.rule("MR-035", "MR-036", "MR-037")
def test_four_phases_in_order() -> None:
    """By all that is asked: in each phase everybody, clockwise from the Mission Commander; then the next begins."""
    s, asked = a_round()
    clockwise, everybody = (1, 2, 0), (0, 1, 2)
    expected = [
        *[("pay", seat) for seat in clockwise],
        *[("plot", seat) for seat in clockwise],
        *[("allegiance", seat) for seat in clockwise],
        *[("bid", seat) for seat in clockwise] * 3,  # three recruits
        *[("bid", seat) for seat in clockwise],  # command
    ]
    assert asked[: len(expected)] == expected
    mission = asked[len(expected) :]
    assert [kind for kind, _ in mission] == ["invite", "respond", "invite", "respond", "respond"]
    assert sorted(seat for kind, seat in mission if kind == "respond") == list(everybody)
    assert {seat for kind, seat in mission if kind == "invite"} == {2}, "the new Mission Commander"
    order = [
        event.phase if isinstance(event, PhaseBegan) else "round"
        for event in s.events
        if isinstance(event, PhaseBegan | RoundBegan)
    ]
    assert order == ["round", "upkeep", "plot", "recruit", "mission"]
    assert (s.t.round, s.t.reason, s.t.buffs) == (2, "", [(0, 0)] * 3)
    assert [len(hand) for hand in s.t.hands] == [3, 3, 3]
    assert s.t.hope == [5, 5, 5]
    assert (s.t.rp, s.t.pp) == ([0, 0, 1], [1, 1, 1])  # who takes command gains one, who refuses loses one
    assert (s.t.mission, s.t.lot, s.t.row) == (NOBODY, NOBODY, 0)
    assert s.t.recruit_discard.bit_count() == 3


@pytest.mark.rule("MR-035", "MR-383")
def test_rounds_follow_each_other_until_somebody_has_won() -> None:
    s = Scene(3)
    s.t.rp = [6, 6, 3]
    s.t.options["last_round"] = 2
    s.loose()
    play = Play()
    play.step = Play.STEPS.index("rounds")
    s.t.mission_deck = s.t.mission_deck[:1]
    s.push(play)
    assert s.t.round == 2
    s.until("plot")
    assert s.t.reason == "", "two with six points, but no round has ended"


@pytest.mark.rule("MR-036")
def test_everybody_takes_part_in_every_phase() -> None:
    s, asked = a_round()
    for kind, times in {"pay": 1, "plot": 1, "allegiance": 1, "bid": 4, "respond": 1}.items():
        for seat in range(3):
            assert asked.count((kind, seat)) == times
    began = {event.phase: at for at, event in enumerate(s.events) if isinstance(event, PhaseBegan)}
    assert list(began) == ["upkeep", "plot", "recruit", "mission"]
