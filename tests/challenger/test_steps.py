"""What an organiser does next (the packet's day in its order), and what is in the way."""

from __future__ import annotations

import pytest

from longbox.challenger import Event, Result, Role, announcement, draw, facts
from longbox.challenger.steps import Waits, next_step

from .hall import TEXT, begin, finish, hall, opened, to_cut


def do(event: Event) -> str:
    return next_step(event).do


@pytest.mark.rule("CE-047")
def test_the_day_from_open_to_champion() -> None:
    event = hall(5, cut_to=2, elimination_timed=False)
    seen = [do(event)]
    while not event.over:
        step = next_step(event)
        assert not step.held
        match step.do:
            case "draw":
                event.say(draw(event))
            case "publish":
                event.say(facts.Published(step.round))
            case "clock":
                event.say(facts.ClockStarted(step.round), at=0.0)
            case "close":
                event.say(facts.RoundClosed(step.round))
            case "cut":
                event.say(facts.CutMade())
        seen.append(do(event))
        if do(event) == "close":
            assert [one.reason for one in next_step(event).waits] == ["open"]
            finish(event, close=False)
    swiss = ["draw", "publish", "clock", "close"]
    assert event.plan is not None
    assert seen == [*swiss * event.plan.rounds, "cut", "draw", "publish", "close", "over"]


@pytest.mark.rule("CE-019")
def test_before_round_one_everybody_who_would_be_left_out_is_named() -> None:
    event = opened(rosters="required")
    for number in range(1, 9):
        event.say(facts.Joined(f"P{number}", f"Player {number}"))
    for number in range(1, 8):
        event.say(facts.RosterFiled(f"P{number}", TEXT if number < 7 else "{}", () if number < 7 else ("Nobody",)))
    event.say(facts.RosterReturned("P6", "no"))
    for number in range(1, 4):
        event.say(facts.CheckedIn(f"P{number}"))
    assert next_step(event).waits == (
        Waits("few"),
        Waits("no-roster", ("P8",)),
        Waits("returned", ("P6",)),
        Waits("unaccepted", ("P7",)),
        Waits("not-in", ("P4", "P5")),
    )
    assert next_step(event).held
    event.say(facts.CheckedIn("P4"))
    assert (do(event), next_step(event).held) == ("announce", False)
    event.say(announcement(event))
    assert do(event) == "draw"
    event.say(facts.CheckedIn("P5"))
    assert do(event) == "announce", "it was announced for four"


def test_differing_reports_and_third_warnings_hold_the_step() -> None:
    event = hall(4)
    begin(event)
    event.say(facts.ClockStarted(1), at=0.0)
    one, other = event.table(1, 1).pair
    event.say(facts.Reported(1, 1, Result("victory", one, (16, 9))), by=one, role=Role.PLAYER, at=1.0)
    event.say(facts.Reported(1, 1, Result("victory", other, (9, 16))), by=other, role=Role.PLAYER, at=1.0)
    assert next_step(event).waits == (Waits("differ", tables=(1,)), Waits("open", tables=(2,)))
    finish(event)
    for _ in range(3):
        event.say(facts.Warned(one, "dice"))
    assert (do(event), next_step(event).waits) == ("draw", (Waits("undecided", (one,)),))
    event.say(facts.SettingChosen("third_warning_waits", False))
    assert next_step(event).waits == ()


@pytest.mark.rule("CE-135")
def test_an_event_that_cannot_go_on_is_ended() -> None:
    event = hall(4)
    begin(event)
    finish(event)
    for id in ("P1", "P2", "P3"):
        event.say(facts.Dropped(id))
    assert do(event) == "end"
    event.say(facts.Ended())
    assert do(event) == "over"


def test_an_untimed_bracket_has_no_clock_to_start() -> None:
    event = to_cut(9, cut_to=2, elimination_timed=False)
    begin(event)
    assert do(event) == "close"
    timed = to_cut(9, cut_to=2)
    begin(timed)
    assert do(timed) == "clock"


@pytest.mark.rule("CE-042")
def test_the_staff_may_enter_a_no_show_early_with_a_reason() -> None:
    event = hall(4)
    begin(event)
    event.say(facts.ClockStarted(1), at=0.0)
    one, other = event.table(1, 1).pair
    gone = Result("no-show", one, (0, 0))
    with pytest.raises(Exception, match="waited for 15 minutes"):
        event.say(facts.Reported(1, 1, gone), at=60.0)
    with pytest.raises(Exception, match="waited for 15 minutes"):
        event.say(facts.Reported(1, 1, gone, "gone home"), by=one, role=Role.PLAYER, at=60.0)
    event.say(facts.Reported(1, 1, gone, "gone home"), at=60.0)
    assert event.players[other].left == "absent"
