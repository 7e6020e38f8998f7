"""Drops, rejoining, late entries (CE-051..CE-057)."""

from __future__ import annotations

import pytest

from longbox.challenger import Result, Role, draw, facts

from .hall import begin, finish, hall, play, refused, remarks, to_cut


@pytest.mark.rule("CE-051", "CE-052")
def test_a_dropped_player_keeps_results_and_is_not_paired() -> None:
    event = play(hall(6, look_ahead=0))
    points = {row.player: row.points for row in event.standings()}
    event.say(facts.Dropped("P1"), by="P1", role=Role.PLAYER)
    assert "has left the event already" in refused(event, facts.Dropped("P1"))
    begin(event)
    assert all(not table.seats("P1") for table in event.rounds[1].tables)
    finish(event)
    row = next(row for row in event.standings() if row.player == "P1")
    assert (row.points, row.rounds) == (points["P1"], 1)
    assert "speak for themselves" in refused(event, facts.Dropped("P2"), by="P3", role=Role.PLAYER)


@pytest.mark.rule("CE-052")
def test_the_share_of_an_opponent_who_left_stays_as_it_was() -> None:
    event = play(hall(6, look_ahead=0))
    table = event.rounds[0].tables[0]
    other = table.pair[1]
    event.say(facts.Dropped(other))
    play(event)
    assert next(row for row in event.standings() if row.player == other).rounds == 1


@pytest.mark.rule("CE-053")
def test_a_drop_without_notice_may_be_penalised() -> None:
    event = play(hall(6))
    assert "left without telling" in refused(event, facts.Penalised("P1", "no prizes"))
    event.say(facts.Dropped("P1", "absent"))
    event.say(facts.Penalised("P1", "no prizes"))
    assert event.players["P1"].penalties == ["no prizes"]
    assert "A Watcher cannot" in refused(event, facts.Penalised("P1", "more"), role=Role.WATCHER)


@pytest.mark.rule("CE-054")
def test_who_does_not_appear_loses_and_is_dropped() -> None:
    event = hall(6)
    begin(event)
    present, absent = event.rounds[0].tables[0].pair
    event.say(facts.Reported(1, 1, Result("no-show", present)))
    assert event.players[absent].status == "dropped"
    assert remarks(event)[-1] == f"{event.players[absent].name} did not appear and is dropped."
    finish(event)
    rows = {row.player: row for row in event.standings()}
    assert (rows[present].points, rows[present].vps, rows[present].played[0].opponent) == (3, 14, absent)
    assert (rows[absent].points, rows[absent].vps) == (0, 0)
    kept = hall(6, no_show_drops=False)
    begin(kept)
    kept.say(facts.Reported(1, 1, Result("no-show", kept.rounds[0].tables[0].pair[0])))
    assert len(kept.active) == 6
    unable = hall(6)
    unable.say(facts.Dropped("P1", "unable"))
    assert "for the organiser to say" in refused(unable, facts.Dropped("P2", "absent"), by="P2", role=Role.PLAYER)
    assert "not 'bored'" in refused(unable, facts.Dropped("P2", "bored"))


@pytest.mark.rule("CE-055", "CE-056")
def test_rejoining_gives_an_unpaired_loss_for_each_round_missed() -> None:
    event = play(hall(8))
    met = len({row.player: row for row in event.standings()}["P1"].played)
    event.say(facts.Dropped("P1"))
    play(event, 2)
    assert "A player cannot say that" in refused(event, facts.Rejoined("P1"), by="P1", role=Role.PLAYER)
    event.say(facts.Rejoined("P1"))
    row = {row.player: row for row in event.standings()}["P1"]
    assert (met, row.rounds) == (1, 3)
    assert [(one.kind, one.score.points, one.score.vps, one.opponent) for one in row.played[1:]] == [
        ("unpaired-loss", 0, 0, None)
    ] * 2
    begin(event)
    assert any(table.seats("P1") for table in event.rounds[3].tables)
    assert "has not left" in refused(event, facts.Rejoined("P1"))


@pytest.mark.rule("CE-056")
def test_a_round_that_is_paired_already_is_missed_too() -> None:
    event = play(hall(8))
    event.say(facts.Dropped("P1"))
    begin(event)
    event.say(facts.Rejoined("P1"))
    finish(event)
    row = {row.player: row for row in event.standings()}["P1"]
    assert [one.kind for one in row.played][1:] == ["unpaired-loss"]
    event.say(facts.RoundReverted(2, "wrong draw"))
    play(event)
    assert [one.kind for one in {row.player: row for row in event.standings()}["P1"].played][1:] != ["unpaired-loss"]


@pytest.mark.rule("CE-057")
def test_the_ejected_never_rejoin_and_nobody_does_after_the_cut() -> None:
    event = play(hall(8))
    event.say(facts.Ejected("P1", "cheating"))
    assert "cannot rejoin" in refused(event, facts.Rejoined("P1"))
    cut = to_cut()
    assert cut.cut is not None
    out = next(id for id in cut.players if id not in cut.cut)
    cut.say(facts.Dropped(out))
    assert "after the cut" in refused(cut, facts.Rejoined(out))


def test_leaving_a_game_that_has_begun_is_a_concession() -> None:
    event = hall(6)
    begin(event)
    event.say(facts.ClockStarted(1))
    one, other = event.rounds[0].tables[0].pair
    event.say(facts.Dropped(one, vps=(11, 6)))
    assert event.table(1, 1).result == Result("concession", other, (11, 14))
    third, fourth = event.rounds[0].tables[1].pair
    event.say(facts.Ejected(fourth, "violence", (20, 6)))
    assert event.table(1, 2).result == Result("ejection", third, (20, 6))


def test_leaving_before_it_begins_lets_the_organiser_pair_again() -> None:
    event = hall(6)
    first = begin(event)
    one, _ = first.tables[0].pair
    event.say(facts.Dropped(one))
    assert event.table(1, 1).result is None
    assert "has left before the game began; pair again or report the match." in remarks(event)[-1]
    begin(event, "somebody left")
    assert not any(table.seats(one) for table in event.rounds[0].tables)
    assert len(event.rounds[0].tables) == 3


def test_late_entries_only_where_the_setting_allows() -> None:
    event = play(hall(6))
    assert "takes no late entries" in refused(event, facts.Joined("P9", "Late"))
    event.say(facts.SettingChosen("late_entries", True))
    event.say(facts.Joined("P9", "Late"))
    event.say(facts.CheckedIn("P9"))
    row = {row.player: row for row in event.standings()}["P9"]
    assert [one.kind for one in row.played] == ["unpaired-loss"]
    begin(event)
    assert any(table.seats("P9") for table in event.rounds[1].tables)
    assert event.planned().players == 6


def test_checking_in_late_is_a_late_entry() -> None:
    event = hall(6)
    event.say(facts.Joined("P9", "Late"))
    begin(event)
    assert "takes no late entries" in refused(event, facts.CheckedIn("P9"))


def test_whoever_comes_before_a_round_is_drawn_again_has_missed_nothing() -> None:
    event = hall(6)
    event.say(facts.Joined("P9", "Just in time"))
    event.say(draw(event))
    event.say(facts.CheckedIn("P9"))
    begin(event)
    finish(event)
    row = {row.player: row for row in event.standings()}["P9"]
    assert row.rounds == 1
    assert row.played[0].kind != "unpaired-loss"
