"""Rounds, cut and bracket (CE-001, CE-002, CE-047, CE-049, CE-069..CE-077, CE-090, CE-112..CE-120)."""

from __future__ import annotations

import pytest

from longbox.challenger import Event, Refused, Result, Role, announcement, bracket, draw, facts, visible
from longbox.challenger.rounds import Plan, plan
from longbox.challenger.settings import DEFAULTS
from longbox.challenger.view import rows_told

from .hall import begin, finish, hall, opened, play, refused, remarks, to_cut

FULL = {**DEFAULTS, "cut": False}


@pytest.mark.rule("CE-001")
def test_events_before_the_packet_are_remarked() -> None:
    assert remarks(opened(date="2025-03-13")) == ["This event is before 2025-03-14, when the packet takes effect."]
    assert remarks(opened(date="2025-03-14")) == []
    event = Event()
    for day in ("soon", "2025-3-14", "2025-02-30", "20250314"):
        assert "is no date" in refused(event, facts.Opened("x", day, "standard", "s"))
    assert refused(event, facts.Joined("P1", "Kim")) == "An event begins with its opening."


@pytest.mark.rule("CE-072", "CE-073", "CE-074", "CE-075", "CE-076", "CE-077")
@pytest.mark.parametrize(
    ("least", "most", "rounds", "cut"),
    [(4, 16, 4, 0), (17, 32, 4, 8), (33, 64, 5, 8), (65, 128, 6, 8), (129, 256, 7, 16), (257, 3000, 8, 16)],
)
def test_rounds_and_cut(least: int, most: int, rounds: int, cut: int) -> None:
    for players in (least, most):
        assert plan(players) == Plan(players, rounds, cut, departs=False)


@pytest.mark.rule("CE-112", "CE-113", "CE-114", "CE-115", "CE-116", "CE-117", "CE-118")
@pytest.mark.parametrize(
    ("least", "most", "rounds"), [(4, 16, 4), (17, 32, 5), (33, 64, 6), (65, 128, 7), (129, 256, 8), (257, 3000, 9)]
)
def test_full_swiss(least: int, most: int, rounds: int) -> None:
    for players in (least, most):
        assert plan(players, FULL) == Plan(players, rounds, 0, departs=False)


def test_fewer_than_four_is_no_challenger_event() -> None:
    with pytest.raises(Refused, match="at least 4 players; 3 are checked in"):
        plan(3)
    with pytest.raises(Refused, match="at least 4"):
        hall(3)


def test_departures_from_the_table_are_labelled() -> None:
    event = hall(16, cut_to=8)
    assert event.planned().departs
    assert remarks(event) == ["Rounds or cut depart from the packet's table."]
    assert (hall(4, rounds=3).planned().rounds, plan(20, {**DEFAULTS, "cut_points": 9}).departs) == (3, True)
    assert not hall(16).planned().departs
    assert plan(10, {**DEFAULTS, "cut_points": 9}).cut == 8


@pytest.mark.rule("CE-047")
def test_rounds_and_cut_are_announced_before_the_event() -> None:
    event = opened()
    for number in range(17):
        event.say(facts.Joined(f"P{number}", f"Player {number}"))
        event.say(facts.CheckedIn(f"P{number}"))
    with pytest.raises(Refused, match="Announce first: with 17 players there are 4 rounds and a cut to 8"):
        draw(event)
    assert "announce that" in refused(event, facts.Announced(17, 5, 0))
    event.say(announcement(event))
    event.say(facts.Dropped("P0"))
    event.say(draw(event))  # sixteen are left: four rounds without a cut need no announcement
    assert event.plan is not None
    assert event.plan.cut == 0
    event = hall(17)
    event.say(facts.Joined("P33", "One more"))
    event.say(facts.CheckedIn("P33"))
    with pytest.raises(Refused, match="Announce first: with 18"):
        draw(event)
    event.say(announcement(event))
    begin(event)
    assert "before round one" in refused(event, facts.Announced(18, 4, 8))
    assert "cannot change once round one is paired" in refused(event, facts.SettingChosen("cut", False))


def test_the_plan_is_frozen_when_round_one_is_paired() -> None:
    event = hall(17)
    begin(event)
    for number in range(1, 6):
        event.say(facts.Dropped(f"P{number}"))
    assert event.planned().players == 17
    assert event.planned().cut == 8


@pytest.mark.rule("CE-069")
def test_the_best_go_on_and_all_others_are_out() -> None:
    event = hall(17)
    play(event, 3)
    assert "after 4 closed Swiss rounds" in refused(event, facts.CutMade())
    begin(event)
    assert "after 4 closed Swiss rounds" in refused(event, facts.CutMade())
    finish(event)
    with pytest.raises(Refused, match="make the cut"):
        draw(event)
    top = [row.player for row in event.standings()][:8]
    event.say(facts.CutMade())
    assert event.cut == top
    assert sorted(event.active) == sorted(top)
    assert "made already" in refused(event, facts.CutMade())
    assert refused(hall(8), facts.CutMade()) == "This event has no cut."


@pytest.mark.rule("CE-070")
def test_a_qualifier_who_leaves_is_replaced_by_the_next_as_last_seed() -> None:
    for paired in (False, True):
        event = to_cut()
        rows = [row.player for row in event.standings()]
        if paired:
            begin(event)
        event.say(facts.Dropped(rows[2]))
        assert event.cut == [*rows[:2], *rows[3:9]]
        assert remarks(event)[-1] == f"{event.players[rows[8]].name} takes the free place in the cut as its last seed."
        event.say(facts.Ejected(rows[9], "cheating"))
        event.say(facts.Dropped(rows[0]))
        assert event.cut == [rows[1], *rows[3:9], rows[10]]
        if not paired:
            begin(event)
        assert [table.players for table in event.rounds[-1].tables] == [
            (event.cut[one - 1], event.cut[other - 1]) for one, other in ((1, 8), (4, 5), (3, 6), (2, 7))
        ]


@pytest.mark.rule("CE-071")
def test_nobody_is_replaced_once_a_game_has_begun() -> None:
    event = to_cut()
    begin(event)
    event.say(facts.ClockStarted(5))
    cut = list(event.cut or [])
    event.say(facts.Dropped(cut[2]))
    assert event.cut == cut
    table = event.rounds[-1].table_of(cut[2])
    assert table is not None
    assert table.result is not None
    assert table.result.winner == cut[5]
    reported = to_cut()
    begin(reported)
    reported.say(facts.Reported(5, 1, Result("victory", reported.rounds[-1].tables[0].pair[0], (16, 1))))
    seeds = list(reported.cut or [])
    reported.say(facts.Dropped(seeds[1]))
    assert reported.cut == seeds


def test_who_leaves_between_two_rounds_lets_the_opponent_advance() -> None:
    event = to_cut()
    begin(event)
    finish(event)
    seeds = list(event.cut or [])
    event.say(facts.Dropped(seeds[0]))
    begin(event)
    assert [table.players for table in event.rounds[-1].tables] == [(seeds[3], None), (seeds[1], seeds[2])]
    finish(event)
    begin(event)
    assert [table.players for table in event.rounds[-1].tables] == [(seeds[1], seeds[3])]
    event.say(facts.ClockStarted(7))
    event.say(facts.Ejected(seeds[3], "violence"))
    finish(event)
    assert event.winner == seeds[1]
    assert [row["player"] for row in rows_told(event)][:4] == [seeds[1], seeds[2], seeds[0], seeds[4]]
    assert rows_told(event)[-1]["player"] == seeds[3]
    assert rows_told(event)[-1]["rank"] is None


def test_a_final_without_an_opponent_is_won() -> None:
    event = to_cut()
    begin(event)
    finish(event)
    begin(event)
    finish(event)
    one, other = (event.cut or [])[:2]
    event.say(facts.Dropped(one))
    assert event.winner == other


@pytest.mark.rule("CE-120", "CE-002", "CE-090")
def test_a_top_eight() -> None:
    event = to_cut(20)
    seeds = {id: at for at, id in enumerate(event.cut or [], 1)}
    met = []
    while event.winner is None:
        begin(event)
        met.append([tuple(seeds[id] for id in table.pair) for table in event.rounds[-1].tables])
        finish(event)
    assert met == [[(1, 8), (4, 5), (3, 6), (2, 7)], [(1, 4), (2, 3)], [(1, 2)]]
    assert event.winner == (event.cut or [])[0]
    assert [seeds[row["player"]] for row in rows_told(event)[:8]] == [*range(1, 9)]
    assert all(round.elimination for round in event.rounds[4:])
    with pytest.raises(Refused, match="The final is played"):
        draw(event)
    assert visible(event, Role.PUBLIC)["seed"] == event.seed


@pytest.mark.rule("CE-119")
def test_a_top_sixteen() -> None:
    event = to_cut(130)
    seeds = {id: at for at, id in enumerate(event.cut or [], 1)}
    begin(event)
    assert [tuple(seeds[id] for id in table.pair) for table in event.rounds[-1].tables] == [
        (1, 16), (8, 9), (5, 12), (4, 13), (3, 14), (6, 11), (7, 10), (2, 15),
    ]  # fmt: skip
    finish(event, [Result("victory", table.pair[1], (0, 16)) for table in event.rounds[-1].tables])
    begin(event)
    assert [tuple(seeds[id] for id in table.pair) for table in event.rounds[-1].tables] == [(9, 16), (12, 13), (11, 14), (10, 15)]
    one, other, third, last = (table.pair for table in event.rounds[-1].tables)
    finish(
        event,
        [
            Result("victory", id, vps)
            for id, vps in zip((one[0], other[0], third[1], last[1]), ((9, 1),) * 2 + ((1, 9),) * 2, strict=True)
        ],
    )
    begin(event)
    assert [tuple(seeds[id] for id in table.pair) for table in event.rounds[-1].tables] == [(9, 12), (14, 15)]
    finish(event)
    begin(event)
    assert [tuple(seeds[id] for id in table.pair) for table in event.rounds[-1].tables] == [(9, 14)]


@pytest.mark.rule("CE-090", "CE-003")
def test_with_a_cut_the_final_decides_and_the_rest_follows() -> None:
    event = to_cut(20)
    while event.winner is None:
        begin(event)
        finish(event, [Result("victory", table.pair[1], (0, 16)) for table in event.rounds[-1].tables])
    seeds = {id: at for at, id in enumerate(event.cut or [], 1)}
    order = [row["player"] for row in rows_told(event)]
    assert [seeds[id] for id in order[:8]] == [8, 7, 5, 6, 1, 2, 3, 4]  # by round reached, then by Swiss rank
    assert order[8:] == [row.player for row in event.standings()][8:]
    assert [row["rank"] for row in rows_told(event)] == [*range(1, 21)]


@pytest.mark.rule("CE-049")
def test_the_bracket_may_repeat_swiss_pairings() -> None:
    event = to_cut()
    begin(event)
    assert not any("met in round" in text for text in remarks(event))
    pairs = {frozenset(table.pair) for table in event.rounds[-1].tables}
    swiss = {frozenset(table.pair) for round in event.swiss for table in round.tables if table.players[1]}
    while not pairs & swiss:
        finish(event)
        begin(event)
        pairs = {frozenset(table.pair) for table in event.rounds[-1].tables}
    assert pairs & swiss


def test_the_bracket_is_not_drawn_but_follows() -> None:
    event = to_cut()
    wrong = draw(event).tables[::-1]
    assert "The bracket says who meets whom" in refused(event, facts.Paired(5, 1, wrong))
    begin(event)
    one, other = event.rounds[-1].tables[0].pair[0], event.rounds[-1].tables[1].pair[0]
    assert "The bracket says who meets whom" in refused(event, facts.Exchanged(5, one, other, "why not"))


def test_bracket_results_are_corrected_until_they_are_built_on() -> None:
    event = to_cut()
    begin(event)
    finish(event)
    one, other = event.rounds[-1].tables[0].pair
    event.say(facts.Corrected(5, 1, Result("victory", other, (0, 16)), "slip"))
    begin(event)
    assert other in event.rounds[-1].tables[0].pair
    assert "Round 6 is built on this result" in refused(event, facts.Corrected(5, 1, Result("victory", one, (16, 0)), "slip"))
    assert "Swiss standings are frozen" in refused(event, facts.Corrected(1, 1, Result("double-loss"), "slip"))
    event.say(facts.RoundReverted(6, "slip"))
    event.say(facts.Corrected(5, 1, Result("victory", one, (16, 0)), "slip"))
    event.say(facts.RoundReverted(5, "all of it"))
    assert event.cut is None
    event.say(facts.CutMade())


def test_fewer_players_than_places_means_byes_for_the_best() -> None:
    event = hall(17)
    play(event, 4)
    rows = [row.player for row in event.standings()]
    for id in rows[5:]:
        event.say(facts.Dropped(id))
    event.say(facts.CutMade())
    begin(event)
    assert [table.players for table in event.rounds[-1].tables] == [
        (rows[0], None), (rows[3], rows[4]), (rows[2], None), (rows[1], None),
    ]  # fmt: skip
    finish(event)
    begin(event)
    assert [table.players for table in event.rounds[-1].tables] == [(rows[0], rows[3]), (rows[1], rows[2])]


def test_a_cut_by_points_takes_everybody_who_has_them() -> None:
    event = to_cut(20, cut_points=9)
    assert event.cut == [row.player for row in event.standings() if row.points >= 9]
    assert len(event.cut) not in (0, 8)


def test_a_cut_by_points_that_too_few_have_takes_two() -> None:
    event = to_cut(20, cut_points=39)
    assert event.cut == [row.player for row in event.standings()][:2]


def test_a_final_is_played_even_by_those_who_met_in_the_last_swiss_round() -> None:
    for seed in range(30):
        event = to_cut(6, f"event {seed}", cut_to=2, rounds=2)
        one, other = event.cut or []
        met = event.rounds[-1].table_of(one)
        assert event.winner is None
        begin(event)
        finish(event, [Result("victory", other, (0, 16))])
        assert event.winner == other
        if met is not None and met.seats(other):
            return
    pytest.fail("no such event")


def test_a_round_that_is_none_of_the_bracket_has_no_tables() -> None:
    event = to_cut()
    swiss, rounds = len(event.swiss), len(bracket.tree(event))
    assert bracket.pairs(event, swiss) == bracket.pairs(event, 0) == bracket.pairs(event, swiss + rounds + 1) == ()
    assert len(bracket.pairs(event, swiss + 1)) == 4


def test_brackets_of_other_sizes() -> None:
    assert bracket.order(2) == (1, 2)
    for size in (2, 4, 8, 16, 32):
        seeds = bracket.order(size)
        assert sorted(seeds) == [*range(1, size + 1)]
        assert all(one + other == size + 1 for one, other in zip(seeds[::2], seeds[1::2], strict=True))


def test_a_cut_needs_two() -> None:
    event = play(hall(17), 4)
    for id in list(event.players)[1:]:
        event.say(facts.Dropped(id))
    assert refused(event, facts.CutMade()) == "Fewer than two players are left; nobody can be paired."
