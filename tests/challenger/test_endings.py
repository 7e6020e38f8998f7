"""Who wins when players have left, events that run out of players, and what is told when games are done (CE-134, CE-135)."""

from __future__ import annotations

import pytest

from longbox.challenger import Event, Result, Role, clock, draw, facts, visible
from longbox.challenger.clock import CLOSED, EXTRA_TIME, OVER, PLAYED, RUNNING, SEATED
from longbox.challenger.facts import pack, unpack
from longbox.challenger.settings import DEFAULTS, FORMER, SETTINGS

from .hall import begin, finish, hall, opened, pair_by_hand, play, refused, to_cut

BLANKS = ("blank",) * 5


def leave(event: Event, *players: str) -> None:
    for id in players:
        event.say(facts.Dropped(id))


def first(event: Event) -> str:
    return event.standings()[0].player


# -- who wins ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-134", "CE-052", "CE-068", "CE-090")
@pytest.mark.parametrize("may_win", [False, True])
def test_a_leader_who_has_dropped_keeps_the_rank_but_wins_nothing(may_win: bool) -> None:
    event = play(hall(8, dropped_may_win=may_win, look_ahead=0), 3)
    leader, last = first(event), event.standings()[-1].player
    leave(event, leader)
    leave(event, last)
    begin(event)
    assert (event.winner, event.over) == (None, False)
    finish(event, [Result("draw", None, (5, 5)) for _ in event.rounds[-1].tables])
    rows = [row.player for row in event.standings()]
    assert rows[0] == leader, "standings keep them"
    assert event.winner == (leader if may_win else rows[1])
    assert event.over


@pytest.mark.rule("CE-134", "CE-069")
def test_nobody_who_has_dropped_makes_the_cut_whatever_the_setting_says() -> None:
    for may_win in (False, True):
        event = hall(17, dropped_may_win=may_win)
        play(event, event.planned().rounds)
        leader = first(event)
        leave(event, leader)
        event.say(facts.CutMade())
        assert event.cut is not None
        assert leader not in event.cut


def test_an_ejected_leader_never_wins() -> None:
    event = play(hall(8, dropped_may_win=True), 3)
    leader = first(event)
    event.say(facts.Ejected(leader, "cheating"))
    play(event)
    assert event.winner not in (None, leader)


# -- too few players --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-002", "CE-135")
def test_an_event_with_one_player_left_is_ended_and_won() -> None:
    event = play(hall(4), 2)
    rows = [row.player for row in event.standings()]
    leave(event, *rows[:2])
    assert "2 players are left" in refused(event, facts.Ended())
    leave(event, rows[2])
    assert event.stuck
    assert not event.over
    assert visible(event, Role.PUBLIC)["seed"] is None
    assert "A Watcher cannot say that" in refused(event, facts.Ended(), role=Role.WATCHER)
    event.say(facts.Ended())
    assert (event.over, event.stuck, event.winner) == (True, False, rows[3])
    shown = visible(event, Role.PUBLIC)
    assert (shown["winner"], shown["over"], shown["seed"]) == (rows[3], True, "seed")
    assert [row.player for row in event.standings()] == rows
    assert refused(event, facts.Ended()) == "The event is over."
    assert refused(event, facts.Rejoined(rows[0])) == "The event is over."
    assert "The event is over." in refused(event, facts.Paired(3, 1, ((rows[3], None),)))
    event.say(facts.RoundReverted(2, "they are back"))
    assert not event.over
    event.say(facts.Rejoined(rows[0]))


@pytest.mark.rule("CE-135")
@pytest.mark.parametrize("may_win", [False, True])
def test_an_event_with_nobody_left_ends_too(may_win: bool) -> None:
    event = play(hall(4, dropped_may_win=may_win, late_entries=True))
    leave(event, "P1", "P2", "P3", "P4")
    event.say(facts.Ended())
    assert event.over
    assert event.winner == (first(event) if may_win else None)
    assert "Nobody enters" in refused(event, facts.Joined("P9", "Late"))


@pytest.mark.rule("CE-135")
def test_it_takes_a_closed_round_to_end() -> None:
    event = hall(4)
    assert refused(event, facts.Ended()) == "The event has not begun."
    begin(event)
    leave(event, "P1", "P2", "P3")
    assert "Round 1 is still open" in refused(event, facts.Ended())
    whole = play(hall(4), 4)
    assert refused(whole, facts.Ended()) == "The event is over."


@pytest.mark.rule("CE-135")
def test_a_bracket_that_all_but_one_have_left_is_ended() -> None:
    event = to_cut(17, cut_to=4)
    assert event.cut is not None
    begin(event)
    finish(event)
    one, other = event.active
    leave(event, one)
    assert event.winner == other, "whoever is in the final alone has won it"
    early = to_cut(17)
    begin(early)
    finish(early)
    *gone, last = early.active
    leave(early, *gone)
    assert early.winner is None
    early.say(facts.Ended())
    assert early.winner == last


@pytest.mark.rule("CE-135")
def test_whoever_is_left_alone_before_the_cut_has_won() -> None:
    event = hall(17)
    play(event, event.planned().rounds)
    last = event.standings()[-1].player
    leave(event, *(id for id in event.players if id != last))
    assert "Fewer than two" in refused(event, facts.CutMade())
    event.say(facts.Ended())
    assert event.winner == last


# -- clock and instructions -------------------------------------------------------------------------------------------------


def ticking(players: int = 4) -> Event:
    event = hall(players)
    begin(event)
    event.say(facts.ClockStarted(1, BLANKS), at=0.0)
    return event


@pytest.mark.rule("CE-043", "CE-045")
def test_a_table_with_minutes_of_its_own_is_told_of_its_own_time() -> None:
    event = ticking()
    event.say(facts.MinutesAdded(1, 2, 10, "a fire alarm"))
    times = {
        80: (RUNNING, RUNNING),
        92: (EXTRA_TIME, RUNNING),
        104: (EXTRA_TIME, EXTRA_TIME),
        106: (OVER, EXTRA_TIME),
        116: (OVER, OVER),
    }
    for minute, (phase, own) in times.items():
        for role in (Role.PUBLIC, Role.PLAYER, Role.WATCHER, Role.ORGANISER):
            shown = visible(event, role, "P1" if role == Role.PLAYER else None, 60 * minute)["rounds"][0]
            first_table, second = shown["pairings"]
            assert (shown["clock"]["phase"], second["clock"]["phase"]) == (phase, own)
            assert "clock" not in first_table
            assert ("minutes" in second["clock"]) == (role in (Role.WATCHER, Role.ORGANISER))
        if own != OVER:
            assert second["clock"]["ends"] == 60 * (100 if own == RUNNING else 115)
        assert second["clock"]["minutes"] == 100
    event.say(facts.Reported(1, 1, Result("draw", None, (3, 3))))
    alone = visible(event, Role.ORGANISER, None, 60 * 92)["rounds"][0]["clock"]
    assert (alone["phase"], alone["ends"]) == (RUNNING, 6000), "only the table with more minutes is left"
    finish(event, close=False)
    assert "clock" not in visible(event, Role.PUBLIC, None, 60 * 92)["rounds"][0]["pairings"][1]


@pytest.mark.rule("CE-044", "CE-045")
@pytest.mark.parametrize("runs", [True, False])
def test_nobody_is_told_to_set_up_or_to_stop_when_the_games_are_done(runs: bool) -> None:
    event = hall(4)
    begin(event)
    if runs:
        event.say(facts.ClockStarted(1, BLANKS), at=0.0)

    def said() -> str:
        return visible(event, Role.PUBLIC, None, 60 * 200)["rounds"][0]["clock"]["instruction"]

    assert said() == ("Stop at once: compare victory points as they stand." if runs else "Find your table and set up.")
    event.say(facts.Reported(1, 1, Result("draw", None, (3, 3))))
    own = clock.clock(event, 1, 60 * 200, event.table(1, 1))
    assert own.games == PLAYED
    assert clock.instruction(event, own.phase, own.games, table=True) == "Your game is over. Wait for the next round."
    assert clock.clock(event, 1, 60 * 200).games == ""
    finish(event, close=False)
    assert said() == "All games are over. Wait for the next round."
    event.say(facts.RoundClosed(1))
    assert clock.clock(event, 1, 0).games == CLOSED
    assert said() == "This round is closed. Wait for the next one."
    assert clock.clock(event, 1, 0).phase == (OVER if runs else SEATED)
    play(event, 3)
    assert said() == "The event is over."


# -- what an organiser decides ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-054", "CE-055")
@pytest.mark.parametrize("returns", [True, False])
def test_a_no_show_that_is_corrected_returns_the_player(returns: bool) -> None:
    event = hall(6, no_show_corrected="returns" if returns else "stays")
    begin(event)
    present, absent = event.rounds[0].tables[0].pair
    event.say(facts.Reported(1, 1, Result("no-show", present)))
    finish(event)
    begin(event)
    event.say(facts.Corrected(1, 1, Result("victory", absent, (3, 16)), "sat at another table"))
    assert event.players[absent].status == ("active" if returns else "dropped")
    finish(event)
    kinds = [one.kind for one in next(row for row in event.standings() if row.player == absent).played]
    assert kinds == (["victory", "unpaired-loss"] if returns else ["victory"])
    assert any(table.seats(absent) for table in begin(event).tables) == returns


@pytest.mark.rule("CE-054")
def test_only_the_no_show_that_dropped_somebody_brings_them_back() -> None:
    event = hall(6)
    begin(event)
    present, absent = event.rounds[0].tables[0].pair
    event.say(facts.Reported(1, 1, Result("no-show", present)))
    event.say(facts.Corrected(1, 1, Result("no-show", absent), "the other way round"))
    assert [event.players[id].status for id in (present, absent)] == ["dropped", "active"]
    event.say(facts.Corrected(1, 1, Result("draw", None, (2, 2)), "both were there"))
    assert [event.players[id].status for id in (present, absent)] == ["active", "active"]
    event.say(facts.Dropped(absent, "absent"))
    event.say(facts.Corrected(1, 1, Result("draw", None, (3, 3)), "miscounted"))
    assert event.players[absent].status == "dropped", "that was not for this match"


@pytest.mark.rule("CE-054")
def test_a_no_show_that_stays_one_brings_nobody_back() -> None:
    event = hall(6)
    begin(event)
    present, absent = event.rounds[0].tables[0].pair
    event.say(facts.Reported(1, 1, Result("no-show", present)))
    finish(event)
    play(event)
    event.say(facts.Corrected(1, 1, Result("no-show", present), "entered twice"))
    assert event.players[absent].status == "dropped"
    assert not event.players[absent].unpaired


@pytest.mark.rule("CE-053")
def test_a_drop_that_was_announced_is_not_penalised_unless_that_was_chosen() -> None:
    for who in ("unannounced", "anybody"):
        event = play(hall(6, penalties=who))
        event.say(facts.Dropped("P1"), by="P1", role=Role.PLAYER)
        event.say(facts.Dropped("P2", "absent"))
        event.say(facts.Penalised("P2", "no prizes"))
        if who == "unannounced":
            assert "left without telling" in refused(event, facts.Penalised("P1", "no prizes"))
        else:
            event.say(facts.Penalised("P1", "no prizes"))
        assert bool(event.players["P1"].penalties) == (who == "anybody")


@pytest.mark.rule("CE-111")
def test_anybody_may_appeal_unless_only_the_two_of_the_match_may() -> None:
    for who in ("anybody", "concerned"):
        event = opened(appeals_by=who)
        event.say(facts.StaffNamed("Head", "head-watcher"))
        event.say(facts.StaffNamed("Wanda", "watcher"))
        for number in range(1, 5):
            event.say(facts.Joined(f"P{number}", f"Player {number}"))
            event.say(facts.CheckedIn(f"P{number}"))
        pair_by_hand(event, ("P1", "P2"), ("P3", "P4"))
        for call in (1, 2):
            event.say(facts.Called("P1", "rules"), by="P1", role=Role.PLAYER)
            event.say(facts.Ruled(call, "it counts"), by="Wanda", role=Role.WATCHER)
        bystander = facts.Appealed(1, "P3")
        if who == "concerned":
            assert "Only the players of that match" in refused(event, bystander, by="P3", role=Role.PLAYER)
        else:
            event.say(bystander, by="P3", role=Role.PLAYER)
        event.say(facts.Appealed(2, "P2"), by="P2", role=Role.PLAYER)
        assert [call.appealed for call in event.calls] == [who == "anybody", True]


@pytest.mark.rule("CE-101")
def test_a_watcher_and_a_player_whose_names_differ_in_capitals_are_one_person() -> None:
    for names in ("any-case", "exact"):
        watched, played = opened(watcher_names=names), opened(watcher_names=names)
        watched.say(facts.StaffNamed("Kim", "watcher"))
        played.say(facts.Joined("p1", "KIM"))
        if names == "any-case":
            assert "is a Watcher of this event" in refused(watched, facts.Joined("p1", "KIM"))
            assert "plays in this event" in refused(played, facts.StaffNamed("Kim", "watcher"))
        else:
            watched.say(facts.Joined("p1", "KIM"))
            played.say(facts.StaffNamed("Kim", "watcher"))
        assert "is a Watcher" in refused(watched, facts.Joined("p2", "Kim")) or names == "any-case"


# -- ledgers of before ------------------------------------------------------------------------------------------------------


def test_a_ledger_of_before_keeps_the_defaults_it_was_begun_with() -> None:
    """It names no version. What its events did then is taken now: a dropped winner, two Kims, a penalty after a wish."""
    rows = [pack(entry.fact) for entry in play(hall(8), 3).entries]
    assert rows[0].pop("version") == 2
    old = Event.of(unpack(row) for row in rows)
    assert old.settings == {**DEFAULTS, **FORMER, "rosters": "optional"}
    assert {*FORMER} == {"dropped_may_win", "no_show_corrected", "penalties", "watcher_names"}
    assert all(value in SETTINGS[name].allowed and value != DEFAULTS[name] for name, value in FORMER.items())
    old.say(facts.StaffNamed("PLAYER 1", "watcher"))
    leader = first(old)
    leave(old, leader, old.standings()[-1].player)
    old.say(facts.Penalised(leader, "no prizes"))
    begin(old)
    finish(old, [Result("draw", None, (1, 1)) for _ in old.rounds[-1].tables])
    assert old.winner == leader
    chosen = unpack({**rows[0], "settings": [["penalties", "unannounced"]]})
    assert Event.of([chosen]).settings["penalties"] == "unannounced"
    assert Event.of([unpack({**rows[0], "version": 2})]).settings["penalties"] == "unannounced"


def test_a_draw_after_the_end_says_so() -> None:
    event = play(hall(4))
    leave(event, "P1", "P2", "P3")
    event.say(facts.Ended())
    with pytest.raises(Exception, match="The event is over"):
        draw(event)
