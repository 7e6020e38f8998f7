"""Who is on the list before anybody is paired: names, removing, two entries for one person, a check-in taken back."""

from __future__ import annotations

import pytest

from longbox.challenger import Role, facts

from .hall import TEXT, begin, hall, opened, refused


def test_a_player_is_renamed() -> None:
    event = hall(4)
    event.say(facts.StaffNamed("Wanda", "watcher"))
    assert "needs an id and a name" in refused(event, facts.Renamed("P1", "  "))
    assert "is a Watcher" in refused(event, facts.Renamed("P1", "Wanda"))
    assert "Players speak" in refused(event, facts.CheckedIn("P1"), by="P2", role=Role.PLAYER)
    assert "A player cannot say that" in refused(event, facts.Renamed("P1", "Kim"), by="P1", role=Role.PLAYER)
    begin(event)
    event.say(facts.Renamed("P1", " Kim  Lee"))
    assert event.players["P1"].name == "Kim Lee"


def test_whoever_was_never_paired_can_be_removed() -> None:
    event = hall(5)
    event.say(facts.Removed("P5"))
    assert list(event.players) == ["P1", "P2", "P3", "P4"]
    event.say(facts.Joined("P5", "Player 5"))
    assert not event.players["P5"].checked_in
    begin(event)
    assert "has been part of this event" in refused(event, facts.Removed("P1"))
    event.say(facts.Removed("P5"))
    event = hall(4)
    event.say(facts.Warned("P1", "dice"), role=Role.ORGANISER)
    assert "has been part" in refused(event, facts.Removed("P1"))


@pytest.mark.rule("CE-019")
def test_two_entries_of_one_person_are_put_together() -> None:
    event = opened(rosters="required")
    for id in ("P1", "P2", "P3"):
        event.say(facts.Joined(id, "Kim"))
    assert "with themselves" in refused(event, facts.Merged("P1", "P1"))
    event.say(facts.RosterFiled("P2", TEXT))
    event.say(facts.CheckedIn("P2"))
    event.say(facts.Merged("P1", "P2"))
    player = event.players["P1"]
    assert (player.roster, bool(player.accepted), player.checked_in) == (TEXT, True, True)
    event.say(facts.RosterFiled("P3", TEXT))
    event.say(facts.Merged("P1", "P3"))
    assert list(event.players) == ["P1"]
    played = hall(4)
    begin(played)
    assert "has been part" in refused(played, facts.Merged("P1", "P2"))


def test_a_check_in_is_taken_back_until_round_one_is_paired() -> None:
    event = hall(4)
    event.say(facts.CheckedOut("P1"))
    assert "P1" not in event.active
    assert "is not checked in" in refused(event, facts.CheckedOut("P1"))
    event.say(facts.CheckedIn("P1"))
    begin(event)
    assert "Round one is paired" in refused(event, facts.CheckedOut("P1"))


def test_an_announcement_stays_until_the_next() -> None:
    event = hall(4)
    event.say(facts.Broadcast("Lunch  until one."), at=7.0)
    assert event.broadcast == ("Lunch until one.", 7.0)
    assert "at most 300 characters" in refused(event, facts.Broadcast("x" * 301))
    assert "A scorekeeper cannot" in refused(event, facts.Broadcast("x"), role=Role.SCOREKEEPER)
    event.say(facts.Broadcast(""), role=Role.ORGANISER)
    assert event.broadcast[0] == ""
