"""The variable clock (CE-039..CE-045)."""

from __future__ import annotations

import pytest

from longbox.challenger import Event, Result, Role, clock, facts, visible
from longbox.challenger.clock import EXTRA_TIME, OVER, PAUSED, RUNNING, SEATED

from .hall import begin, finish, hall, opened, refused, to_cut

BLANKS = ("blank",) * 5
LONG = ("critical", "wild", "critical", "wild", "wild")


def ticking(faces: tuple[str, ...] = BLANKS, **settings: bool | str) -> Event:
    event = hall(4, **settings)
    begin(event)
    event.say(facts.ClockStarted(1, faces), at=1000.0)
    return event


@pytest.mark.rule("CE-039", "CE-040")
def test_a_round_lasts_ninety_minutes_and_one_for_each_critical_or_wild() -> None:
    assert clock.length(BLANKS) == 90
    assert clock.length(("hit", "block", "fail", "blank", "hit")) == 90
    assert clock.length(("critical", "hit", "hit", "wild", "hit")) == 92
    assert clock.length(LONG) == 95


@pytest.mark.rule("CE-040")
def test_dice_are_rolled_anew_for_each_round() -> None:
    event = opened()
    rolls = [clock.roll(event, round) for round in range(1, 2001)]
    assert len(set(rolls)) > 500
    mean = sum(map(clock.length, rolls)) / len(rolls)
    assert abs(mean - 91.25) < 0.1
    assert {clock.length(one) for one in rolls} == {90, 91, 92, 93, 94, 95} - (
        {95} if 95 not in map(clock.length, rolls) else set()
    )
    assert clock.roll(event, 1) == clock.roll(opened(), 1) != clock.roll(opened("other"), 1)
    assert len(clock.FACES) == 8
    assert sum(face in ("critical", "wild") for face in clock.FACES) == 2


@pytest.mark.rule("CE-041")
def test_the_organiser_starts_the_clock_once_the_pairings_are_out() -> None:
    from longbox.challenger import draw

    event = hall(4)
    event.say(draw(event))
    assert "Publish the pairings" in refused(event, facts.ClockStarted(1))
    event.say(facts.Published(1))
    assert clock.clock(event, 1, 5e9).phase == SEATED
    assert "A Watcher cannot say that" in refused(event, facts.ClockStarted(1), role=Role.WATCHER)
    assert "5 dice" in refused(event, facts.ClockStarted(1, ("hit",)))
    assert "5 dice" in refused(event, facts.ClockStarted(1, ("hit",) * 4 + ("hat",)))
    event.say(facts.ClockStarted(1), at=50.0)
    assert event.rounds[0].faces == clock.roll(event, 1)
    assert "started already" in refused(event, facts.ClockStarted(1))


@pytest.mark.rule("CE-043", "CE-044", "CE-045")
def test_fifteen_minutes_follow_if_a_game_is_unfinished() -> None:
    event = ticking(("critical", *BLANKS[1:]))
    phases = {minute: clock.clock(event, 1, 1000 + 60 * minute).phase for minute in (0, 90.99, 91, 105.99, 106, 200)}
    assert phases == {0: RUNNING, 90.99: RUNNING, 91: EXTRA_TIME, 105.99: EXTRA_TIME, 106: OVER, 200: OVER}
    assert clock.clock(event, 1, 1000).ends == 1000 + 91 * 60
    assert clock.clock(event, 1, 1000 + 91 * 60).ends == 1000 + 106 * 60
    assert "Finish this game round with its Cleanup Phase" in clock.instruction(event, EXTRA_TIME)
    assert clock.instruction(event, OVER) == "Stop at once: compare victory points as they stand."
    finish(event, close=False)
    assert clock.clock(event, 1, 1000).phase == OVER


@pytest.mark.rule("CE-045")
def test_whether_cleanup_is_scored_after_the_fifteen_minutes_is_a_setting() -> None:
    event = ticking(at_fifteen="cleanup")
    assert clock.instruction(event, OVER) == "Stop at once: score the Cleanup Phase, then compare victory points."
    assert clock.instruction(event, SEATED) == "Find your table and set up."
    assert clock.instruction(event, RUNNING) == "Play."


@pytest.mark.rule("CE-042")
def test_players_are_never_told_how_long() -> None:
    event = ticking(LONG)
    end = "Finish this game round with its Cleanup Phase, then compare victory points."
    for minute, phase, instruction in ((1, RUNNING, "Play."), (96, EXTRA_TIME, end)):
        for role in (Role.PLAYER, Role.PUBLIC, Role.SCOREKEEPER):
            shown = visible(event, role, "P1" if role == Role.PLAYER else None, now=1000 + 60 * minute)
            assert shown["rounds"][0]["clock"] == {"phase": phase, "instruction": instruction}
            assert "faces" not in str(shown)
            assert "1000.0" not in str(shown)
        for role in (Role.ORGANISER, Role.WATCHER, Role.HEAD_WATCHER):
            assert visible(event, role, now=1000 + 60 * minute)["rounds"][0]["clock"]["minutes"] == 95
    assert visible(event, Role.PUBLIC)["seed"] is None


@pytest.mark.rule("CE-042")
def test_the_fifteen_minutes_may_be_shown() -> None:
    event = ticking(extra_time_secret=False)
    assert visible(event, Role.PUBLIC, now=1000)["rounds"][0]["clock"].get("ends") is None
    assert visible(event, Role.PUBLIC, now=1000 + 91 * 60)["rounds"][0]["clock"]["ends"] == 1000 + 105 * 60


def test_a_table_may_have_minutes_of_its_own() -> None:
    event = ticking()
    event.say(facts.MinutesAdded(1, 2, 7, "a fire alarm"), role=Role.WATCHER)
    late = 1000 + 60 * 95
    assert clock.clock(event, 1, late).phase == EXTRA_TIME
    assert clock.clock(event, 1, late, event.table(1, 2)).phase == RUNNING
    assert clock.clock(event, 1, late, event.table(1, 1)).phase == EXTRA_TIME
    assert "with a reason" in refused(event, facts.MinutesAdded(1, 2, 7, ""))
    assert "1 to 120" in refused(event, facts.MinutesAdded(1, 2, 0, "x"))


def test_elimination_rounds_are_timed_unless_the_organiser_says_otherwise() -> None:
    for timed in (True, False):
        event = to_cut(elimination_timed=timed)
        begin(event)
        if timed:
            event.say(facts.ClockStarted(5))
        else:
            assert "untimed" in refused(event, facts.ClockStarted(5))


@pytest.mark.rule("CE-041")
def test_a_stopped_clock_stands_still_and_goes_on_where_it_was() -> None:
    event = ticking()
    assert "is not stopped" in refused(event, facts.ClockResumed(1))
    assert "needs a reason" in refused(event, facts.ClockPaused(1, ""))
    event.say(facts.ClockPaused(1, "a fire drill"), at=1000.0 + 60 * 80)
    assert "is not running" in refused(event, facts.ClockPaused(1, "again"))
    long_after = clock.clock(event, 1, 1000.0 + 60 * 500)
    assert (long_after.phase, long_after.left, long_after.ends) == (PAUSED, 600.0, None)
    told = visible(event, Role.PUBLIC, now=1000.0 + 60 * 500)["rounds"][0]["clock"]
    assert told == {"phase": "paused", "instruction": "The clock is stopped. Wait for the desk."}
    event.say(facts.ClockResumed(1), at=1000.0 + 60 * 110)
    assert clock.clock(event, 1, 1000.0 + 60 * 119).phase == RUNNING
    assert clock.clock(event, 1, 1000.0 + 60 * 121).phase == EXTRA_TIME
    event.say(facts.ClockPaused(1, "a power cut"), at=1000.0 + 60 * 125)
    assert clock.clock(event, 1, 1000.0 + 60 * 200).left == 600.0
    finish(event)
    assert clock.clock(event, 1, 1000.0 + 60 * 200).phase == OVER
    assert "is not running" in refused(event, facts.ClockPaused(1, "too late"))


@pytest.mark.rule("CE-043")
def test_minutes_for_all_tables_go_to_those_that_play() -> None:
    event = ticking()
    event.say(facts.Reported(1, 2, Result("victory", event.rounds[0].tables[1].pair[0], (16, 9))), at=2000.0)
    event.say(facts.MinutesAdded(1, 0, 7, "a fire drill"))
    assert [table.minutes for table in event.rounds[0].tables] == [7, 0]
    assert clock.clock(event, 1, 1000.0 + 60 * 96).phase == RUNNING
    assert "no table 9" in refused(event, facts.MinutesAdded(1, 9, 7, "?"))
