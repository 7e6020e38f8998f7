"""What is known before anybody plays: description, waiting list, when rosters are due, clubs."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from longbox.challenger import Event, Role, announcement, facts
from longbox.challenger.steps import next_step
from longbox.challenger.words import told
from longbox.titles.crisis.builder import write

from .hall import EXTENDED, STANDARD, TEXT, begin, hall, opened, refused


def joined(event: Event, *players: str) -> Event:
    for id in players:
        event.say(facts.Joined(id, f"Player {id}"))
    return event


def test_an_event_has_a_place_and_a_time() -> None:
    event = opened()
    event.say(facts.Described("  Sunday  cup ", " Old  Hall ", "09:30", "Bring dice.\nLunch at one.\n"))
    assert (event.name, event.place, event.time, event.text) == ("Sunday cup", "Old Hall", "09:30", "Bring dice.\nLunch at one.")
    assert refused(event, facts.Described(" ")) == "An event needs a name."
    for time in ("24:00", "9:30", "soon", "12:60"):
        assert "no time of day" in refused(event, facts.Described("Sunday", time=time))
    for far in (facts.Described("x" * 61), facts.Described("x", "y" * 121), facts.Described("x", text="z" * 2001)):
        assert "at most 60 letters" in refused(event, far)


@pytest.mark.rule("CE-022")
def test_another_timeline_measures_the_rosters_again() -> None:
    event = joined(opened(rosters="required"), "P1", "P2", "P3")
    event.say(facts.RosterFiled("P1", TEXT))
    event.say(facts.CheckedIn("P1"))
    event.say(facts.RosterFiled("P2", EXTENDED))
    event.say(facts.ListLoaded(json.dumps({"timeline": "standard", "version": "1", "banned": [], "restricted": [], "limit": 0})))
    assert not event.players["P2"].accepted
    event.say(facts.Rescheduled(event.date, "extended"))
    assert event.timeline == "extended"
    assert event.list is None, "it was for the other Timeline"
    event.say(facts.CheckedIn("P2"))
    event.say(facts.Rescheduled("2025-06-01", "standard"))
    assert event.date == "2025-06-01"
    one, two = event.players["P1"], event.players["P2"]
    assert (bool(one.accepted), one.checked_in) == (True, True)
    assert (two.accepted, two.checked_in) == ("", False)
    assert "not legal on the new day or in the new Timeline" in told(event.remarks[-1][1], "en")


@pytest.mark.rule("CE-132")
def test_another_day_measures_the_rosters_again() -> None:
    left = write(replace(STANDARD, secure=(*STANDARD.secure[:-1], "demons-downtown")))
    event = joined(opened(rosters="required", date="2025-03-13"), "P1")
    event.say(facts.RosterFiled("P1", left))
    assert event.players["P1"].accepted
    event.say(facts.Rescheduled("2025-03-14", "standard"))
    assert not event.players["P1"].accepted
    event.say(facts.Rescheduled("2025-03-13", "standard"))
    assert event.players["P1"].accepted


def test_day_and_timeline_stay_once_round_one_is_paired() -> None:
    event = hall(4)
    assert "no date" in refused(event, facts.Rescheduled("soon", "standard"))
    assert "no Timeline 'modern'" in refused(event, facts.Rescheduled(event.date, "modern"))
    begin(event)
    assert refused(event, facts.Rescheduled("2025-06-01", "standard")) == "Round one is paired; day and Timeline stay."


def test_who_comes_later_waits_and_moves_up() -> None:
    event = joined(opened(cap=3), "P1", "P2", "P3", "P4", "P5")
    assert event.waiting == ["P4", "P5"]
    assert refused(event, facts.CheckedIn("P4")) == "Player P4 is on the waiting list; all 3 places are taken."
    event.say(facts.Dropped("P2"))
    assert event.waiting == ["P5"]
    event.say(facts.CheckedIn("P4"))
    event.say(facts.Rejoined("P2"))
    assert event.waiting == ["P3", "P5"], "whoever is checked in has a place, then whoever came first"
    event.say(facts.Removed("P1"))
    assert event.waiting == ["P5"]


def test_more_places_let_more_in_and_fewer_send_nobody_away() -> None:
    event = joined(opened(cap=2), "P1", "P2", "P3", "P4")
    event.say(facts.SettingChosen("cap", 3))
    event.say(facts.CheckedIn("P3"))
    event.say(facts.CheckedIn("P1"))
    event.say(facts.SettingChosen("cap", 1))
    assert event.waiting == ["P2", "P4"]
    assert event.active == ["P1", "P3"]
    event.say(facts.SettingChosen("cap", "everybody"))
    assert event.waiting == []


def test_the_waiting_are_not_counted_and_hold_nothing_up() -> None:
    event = joined(opened(cap=16, head_count="registered"), *(f"P{n}" for n in range(1, 19)))
    assert announcement(event) == facts.Announced(16, 4, 0)
    assert [(one.reason, len(one.players)) for one in next_step(event).waits] == [("not-in", 16)]


def test_rosters_are_due() -> None:
    event = joined(opened(rosters="required"), "P1", "P2", "P3")
    event.say(facts.RostersDue(1000))
    late = {"by": "P1", "role": Role.PLAYER, "at": 1001.0}
    event.say(facts.RosterFiled("P1", TEXT), by="P1", role=Role.PLAYER, at=1000.0)
    assert refused(event, facts.RosterFiled("P1", TEXT), **late) == "Rosters were due; the desk can still take yours."
    event.say(facts.RosterFiled("P2", TEXT), at=1001.0)
    event.say(facts.RosterReturned("P1", "One card too many."))
    event.say(facts.RosterFiled("P1", TEXT), by="P1", role=Role.PLAYER, at=2000.0)
    event.say(facts.RostersDue(0))
    event.say(facts.RosterFiled("P3", TEXT), by="P3", role=Role.PLAYER, at=2000.0)
    for at in (-1, 2**33):
        assert refused(event, facts.RostersDue(at)) == "This is no time at which rosters could be due."


def test_when_rosters_are_due_is_settled_before_the_event() -> None:
    event = hall(4)
    begin(event)
    assert refused(event, facts.RostersDue(1000)) == "The event has begun; rosters are locked."


def test_players_name_their_own_club_until_they_are_paired() -> None:
    event = hall(4)
    me = {"by": "P1", "role": Role.PLAYER}
    event.say(facts.ClubNamed("P1", "North"), by="P1", role=Role.PLAYER)
    assert refused(event, facts.ClubNamed("P2", "North"), **me) == "Players speak for themselves only."
    assert "at most 40" in refused(event, facts.ClubNamed("P1", "x" * 41))
    begin(event)
    assert refused(event, facts.ClubNamed("P1", ""), **me) == "Round one is paired; the desk can change your club."
    event.say(facts.ClubNamed("P1", ""))
    assert event.players["P1"].club == ""


@pytest.mark.parametrize("kept", ["P1", "P2"])
def test_who_was_on_the_list_twice_keeps_club_and_table(kept: str) -> None:
    event = joined(opened(), "P1", "P2")
    event.say(facts.ClubNamed("P1", "North"))
    event.say(facts.TableFixed("P2", 3))
    event.say(facts.Merged(kept, "P2" if kept == "P1" else "P1"))
    assert (event.players[kept].club, event.players[kept].table) == ("North", 3)
