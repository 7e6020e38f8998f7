"""How matches end, and event points (CE-050, CE-078..CE-089)."""

from __future__ import annotations

import pytest

from longbox.challenger import Event, Refused, Result, Role, draw, facts
from longbox.challenger.matches import WAYS, scores, settle
from longbox.challenger.settings import DEFAULTS

from .hall import begin, finish, hall, pair_by_hand, refused, remarks, to_cut

AB = ("a", "b")
SEED = {**DEFAULTS, "elimination_draw": "seed"}


def points(kind: str, winner: str | None = None, vps: tuple[int, int] = (0, 0)) -> list[tuple[int, int]]:
    return [(one.points, one.vps) for one in scores(AB, settle(AB, Result(kind, winner, vps)))]


def why_not(kind: str, winner: str | None = None, vps: tuple[int, int] = (0, 0), elimination: bool = False) -> str:
    with pytest.raises(Refused) as caught:
        settle(AB, Result(kind, winner, vps), elimination)
    return str(caught.value)


@pytest.mark.rule("CE-078")
def test_a_match_ends_in_one_of_four_ways() -> None:
    assert {*WAYS.values()} == {"victory", "time", "concession", "draw"}
    assert "cannot end by 'magic'" in why_not("magic", "a")
    assert "cannot end by 'bye'" in why_not("bye", "a")


@pytest.mark.rule("CE-079", "CE-086", "CE-087")
def test_victory() -> None:
    assert points("victory", "a", (16, 9)) == [(3, 16), (0, 9)]
    assert points("victory", "b", (3, 20)) == [(0, 3), (3, 20)]
    assert points("wipe-out", "a", (2, 9)) == [(3, 2), (0, 9)]  # no floor of 14 here
    assert "only a wipe-out wins from behind" in why_not("victory", "a", (2, 9))
    assert "only a wipe-out wins from behind" in why_not("victory", "a", (9, 9))
    assert "has a winner" in why_not("victory", None, (16, 9))
    assert "c does not play this match" in why_not("victory", "c", (16, 9))


@pytest.mark.rule("CE-080", "CE-081", "CE-088")
def test_time() -> None:
    assert points("time", None, (9, 10)) == [(0, 9), (3, 10)]
    assert points("time", "a", (11, 10)) == [(3, 11), (0, 10)]
    assert points("time", None, (9, 9)) == [(1, 9), (1, 9)]
    assert settle(AB, Result("time", None, (9, 9))).kind == "draw"
    assert "more victory points wins" in why_not("time", "a", (9, 10))
    assert "more victory points wins" in why_not("time", "a", (9, 9))


@pytest.mark.rule("CE-082", "CE-083")
def test_concession() -> None:
    assert points("concession", "a", (5, 12)) == [(3, 14), (0, 12)]
    assert points("concession", "a", (14, 0)) == [(3, 14), (0, 0)]
    assert points("concession", "a", (17, 3)) == [(3, 17), (0, 3)]
    assert points("concession", "b", (9, 3)) == [(0, 9), (3, 14)]
    assert points("concession", "b") == [(0, 0), (3, 14)]


@pytest.mark.rule("CE-085", "CE-088")
def test_draws() -> None:
    assert points("draw", None, (7, 7)) == [(1, 7), (1, 7)]
    assert points("agreed-draw") == [(1, 0), (1, 0)]
    assert Result("agreed-draw").vps == (0, 0)
    assert points("agreed-draw", None, (4, 2)) == [(1, 4), (1, 2)]
    assert "a is ahead" in why_not("draw", None, (8, 7))
    assert "has no winner" in why_not("draw", "a", (7, 7))
    assert "has no winner" in why_not("agreed-draw", "a", (7, 7))


def test_no_show_ejection_and_double_loss() -> None:
    assert points("no-show", "b", (3, 3)) == [(0, 0), (3, 14)]
    assert points("ejection", "b", (15, 3)) == [(0, 15), (3, 14)]
    assert points("double-loss", None, (3, 3)) == [(0, 0), (0, 0)]
    assert "has no winner" in why_not("double-loss", "a")


def test_what_the_loser_keeps_is_a_setting() -> None:
    zero = {**DEFAULTS, "concession_vps": "zero", "agreed_draw_vps": "zero", "no_show_vps": 10}
    assert settle(AB, Result("concession", "a", (5, 12)), False, zero).vps == (14, 0)
    assert settle(AB, Result("ejection", "b", (5, 12)), False, zero).vps == (0, 14)
    assert settle(AB, Result("agreed-draw", None, (5, 12)), False, zero).vps == (0, 0)
    assert settle(AB, Result("no-show", "b"), False, zero).vps == (0, 10)


def test_an_absent_player_is_waited_for() -> None:
    event = hall(4)
    begin(event)
    event.say(facts.ClockStarted(1), at=1000.0)
    gone = facts.Reported(1, 1, Result("no-show", event.rounds[0].tables[0].pair[0]))
    assert refused(event, gone, at=1000.0 + 60 * 14) == "An absent player is waited for 15 minutes."
    event.say(gone, at=1000.0 + 60 * 15)


def test_victory_points_are_plain_numbers() -> None:
    assert points("victory", "a", (40, 9))[0] == (3, 40)  # no cap
    for vps in ((-1, 0), (16, -1), (1000, 0), (0, 1000)):
        assert "whole numbers from 0 to 999" in why_not("wipe-out", "a", vps)
    event = hall(4)
    begin(event)
    finish(event, [Result("victory", event.rounds[0].tables[0].pair[0], (31, 30))])
    assert "Round 1, table 1: 31 victory points are many; is that right?" in remarks(event)
    assert sum("are many" in text for text in remarks(event)) == 1


def test_elimination_knows_no_draw() -> None:
    for kind in ("draw", "time", "agreed-draw"):
        assert "There is no draw in elimination" in why_not(kind, None, (9, 9), elimination=True)
    assert settle(AB, Result("seed", None, (9, 9)), True).winner == "a"  # if the hall must close
    assert settle(AB, Result("time", None, (9, 9)), True, SEED) == Result("seed", "a", (9, 9))
    assert "Only in elimination" in why_not("seed", None, (9, 9))
    with pytest.raises(Refused, match="no draw in elimination"):
        settle(AB, Result("agreed-draw"), True, SEED)
    event = to_cut(elimination_draw="seed")
    begin(event)
    event.say(facts.Reported(5, 1, Result("time", None, (9, 9))))
    assert event.cut is not None
    assert event.table(5, 1).result == Result("seed", event.cut[0], (9, 9))
    strict = to_cut()
    begin(strict)
    assert "play on" in refused(strict, facts.Reported(5, 1, Result("time", None, (9, 9))))


# -- reporting --------------------------------------------------------------------------------------------------------------


def playing() -> tuple[Event, str, str]:
    event = hall(4)
    begin(event)
    return event, *event.rounds[0].tables[0].pair


@pytest.mark.rule("CE-089")
def test_event_points_land_when_the_round_closes() -> None:
    event, one, _ = playing()
    finish(event, close=False)
    assert {row.points for row in event.standings()} == {0}
    assert max(row.points for row in event.standings(provisional=True)) == 3
    event.say(facts.RoundClosed(1))
    assert next(row.points for row in event.standings() if row.player == one) == 3
    assert "closed already" in refused(event, facts.RoundClosed(1))


def test_a_round_closes_when_every_result_is_in() -> None:
    event, one, _ = playing()
    event.say(facts.Reported(1, 1, Result("victory", one, (16, 9))))
    assert refused(event, facts.RoundClosed(1)) == "Round 1 waits for results of 1 tables: 2."
    assert "no round 2 yet" in refused(event, facts.RoundClosed(2))


def test_both_players_report_the_same_or_a_watcher_hears_of_it() -> None:
    event, one, other = playing()
    result = Result("victory", one, (16, 9))
    event.say(facts.Reported(1, 1, result), by=one, role=Role.PLAYER)
    assert event.table(1, 1).result is None
    event.say(facts.Reported(1, 1, Result("victory", other, (9, 16))), by=other, role=Role.PLAYER)
    assert event.table(1, 1).disputed
    assert remarks(event)[-1] == "Round 1, table 1: the players report different results."
    event.say(facts.Reported(1, 1, result), by=other, role=Role.PLAYER)
    assert event.table(1, 1).result == result
    third = event.rounds[0].tables[1].pair[0]
    assert "speak for themselves" in refused(event, facts.Reported(1, 1, result), by=third, role=Role.PLAYER)
    assert "the organiser can correct it" in refused(event, facts.Reported(1, 1, result), by=one, role=Role.PLAYER)
    assert "has no table 9" in refused(event, facts.Reported(1, 9, result))


def test_refusals_name_players() -> None:
    event, one, _ = playing()
    text = refused(event, facts.Reported(1, 1, Result("victory", one, (2, 9))))
    assert text.startswith(f"{event.players[one].name} cannot have won with 2 victory points to 9")


def test_the_organiser_corrects_old_results() -> None:
    event, one, other = playing()
    finish(event)
    begin(event)
    finish(event)
    pairs = [table.players for table in event.rounds[1].tables]
    assert "needs a reason" in refused(event, facts.Corrected(1, 1, Result("victory", other, (0, 16)), ""))
    assert "A Watcher cannot" in refused(event, facts.Corrected(1, 1, Result("victory", other, (0, 16)), "slip"), role=Role.WATCHER)
    before = {row.player: row.points for row in event.standings()}
    event.say(facts.Corrected(1, 1, Result("victory", other, (0, 16)), "the slip was read upside down"))
    after = {row.player: row.points for row in event.standings()}
    assert (after[one] - before[one], after[other] - before[other]) == (-3, 3)
    assert [table.players for table in event.rounds[1].tables] == pairs
    assert "is closed; the organiser can correct" in refused(event, facts.Reported(1, 1, Result("victory", one, (16, 0))))
    begin(event)
    assert "no result to correct" in refused(event, facts.Corrected(3, 1, Result("draw"), "why not"))


@pytest.mark.rule("CE-050")
def test_a_bye_is_a_win_with_fourteen_points() -> None:
    event = hall(5)
    pair_by_hand(event, ("P1", "P2"), ("P3", "P4"), ("P5", None))
    assert refused(event, facts.Reported(1, 3, Result("draw"))) == "Table 3 of round 1 is a bye; it needs no report."
    finish(event)
    row = next(row for row in event.standings() if row.player == "P5")
    assert (row.points, row.vps, row.rounds, row.played[0].opponent) == (3, 14, 1, None)


def test_nothing_is_reported_before_the_pairings_are_out() -> None:
    event = hall(4)
    event.say(draw(event))
    one, other = event.rounds[0].tables[0].pair
    assert "are not published yet" in refused(event, facts.Reported(1, 1, Result("victory", one, (16, 0))))
    event.say(facts.Published(1))
    assert "with 3 victory points to 16" in refused(event, facts.Reported(1, 1, Result("victory", other, (16, 3))))
    assert "with 2 victory points to 9" in refused(event, facts.Reported(1, 1, Result("victory", one, (2, 9))))


def test_of_many_open_tables_eight_are_named() -> None:
    for players, told in ((16, "1, 2, 3, 4, 5, 6, 7, 8."), (18, "1, 2, 3, 4, 5, 6, 7, 8, ....")):
        event = hall(players, cut=False)
        begin(event)
        assert refused(event, facts.RoundClosed(1)) == f"Round 1 waits for results of {players // 2} tables: {told}"
