"""Event points and tiebreakers (CE-003, CE-068, CE-090..CE-096)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from longbox.challenger import Event, Result, facts, why_rank
from longbox.challenger.matches import BYE_SCORE, UNPAIRED_SCORE, Score
from longbox.challenger.standings import Played, random_key, standings

from .hall import begin, finish, hall, pair_by_hand, play


def won(round: int, over: str, vps: int = 16) -> Played:
    return Played(round, Score(3, vps), over, "victory")


def lost(round: int, to: str, vps: int = 9) -> Played:
    return Played(round, Score(0, vps), to, "victory")


BYE = Played(1, BYE_SCORE, None, "bye")
UNPAIRED = Played(1, UNPAIRED_SCORE, None, "unpaired-loss")


def by_player(histories: dict[str, list[Played]], **how: bool) -> dict[str, Fraction]:
    return {row.player: row.schedule for row in standings(histories, "s", 4, **how)}


@pytest.mark.rule("CE-092")
def test_strength_of_schedule_by_the_worked_example() -> None:
    """A met B (9 points, 4 rounds), C (3, 4 rounds, one an unpaired loss) and D (3 points, left after 2 rounds), and had a bye."""
    a = [lost(1, "b"), won(2, "c"), won(3, "d"), BYE]
    b = [won(1, "a"), won(2, "x"), won(3, "y"), lost(4, "x")]
    c = [UNPAIRED, lost(2, "a"), won(3, "x"), lost(4, "y")]
    d = [won(1, "x"), lost(2, "a")]
    others: dict[str, list[Played]] = {"x": [], "y": []}
    assert by_player({"a": a, "b": b, "c": c, "d": d, **others})["a"] == Fraction(3, 2)
    without = by_player({"a": a, "b": b, "c": c, "d": d, **others}, unpaired_count=False)
    assert without["a"] == (Fraction(9, 4) + Fraction(3, 3) + Fraction(3, 2)) / 3


@pytest.mark.rule("CE-092")
def test_a_bye_counts_for_those_one_met_and_not_for_oneself() -> None:
    b = [BYE, won(2, "a"), won(3, "x"), won(4, "y")]
    shares = by_player({"a": [lost(2, "b")], "b": b, "x": [], "y": [], "z": [BYE]})
    assert shares["a"] == 3  # twelve points in four rounds, not in three
    assert shares["z"] == 0  # nobody met


@pytest.mark.rule("CE-092")
def test_an_opponent_met_twice_counts_once() -> None:
    histories = {"a": [won(1, "b"), won(2, "b"), won(3, "c")], "b": [lost(1, "a"), lost(2, "a")], "c": [lost(3, "a"), won(4, "x")]}
    histories["x"] = []
    assert by_player(histories)["a"] == Fraction(3, 4)
    assert by_player(histories, repeats_once=False)["a"] == Fraction(1, 2)


@pytest.mark.rule("CE-092")
def test_the_ejected_count_as_opponents_unless_a_setting_says_otherwise() -> None:
    for counts in (True, False):
        event = hall(6, ejected_opponents_count=counts)
        begin(event)
        finish(event)
        winner, loser = event.rounds[0].tables[0].pair
        event.say(facts.Ejected(winner, "cheating"))
        row = next(row for row in event.standings() if row.player == loser)
        assert row.schedule == (3 if counts else 0)


@pytest.mark.rule("CE-091", "CE-093", "CE-094")
def test_the_order_of_tiebreakers() -> None:
    strong = [won(1, "p"), won(2, "q")]
    histories = {
        "most points": [*strong, won(3, "q"), BYE],
        "strong schedule": [won(1, "hard", 0), lost(2, "hard", 0), BYE],
        "weak schedule": [won(1, "easy", 30), lost(2, "easy", 30), BYE],
        "weak, fewer VPs": [won(1, "easy", 29), lost(2, "easy", 30), BYE],
        "hard": [BYE, BYE, lost(3, "x")],
        "easy": [lost(1, "x")],
        "p": [],
        "q": [],
        "x": [],
    }
    rows = standings(histories, "s", 3)
    assert [row.rank for row in rows] == [*range(1, 10)]
    wanted = ["most points", "strong schedule", "weak schedule", "weak, fewer VPs"]
    found = {row.player: (row.schedule, row.vps) for row in rows if row.player in wanted}
    assert list(found) == wanted
    assert found == {
        "most points": (0, 16 + 16 + 16 + 14), "strong schedule": (2, 14), "weak schedule": (0, 74), "weak, fewer VPs": (0, 73),
    }  # fmt: skip


@pytest.mark.rule("CE-092")
def test_fractions_are_exact() -> None:
    """Thirds that no float can hold: equal schedules must go on to victory points."""
    histories = {
        "a": [won(1, "x", 10), won(2, "y", 10), won(3, "z", 10)],
        "b": [won(1, "z", 11), won(2, "x", 10), won(3, "y", 10)],
        "x": [won(1, "o"), lost(2, "o"), lost(3, "o")],
        "y": [won(1, "o"), lost(2, "o"), lost(3, "o"), lost(4, "o"), lost(5, "o"), lost(6, "o"), lost(7, "o")],
        "z": [won(1, "o"), won(2, "o"), lost(3, "o"), lost(4, "o"), lost(5, "o"), lost(6, "o")],
        "o": [],
    }
    rows = standings(histories, "s", 7)
    assert [row.player for row in rows if row.player in "ab"] == ["b", "a"]
    assert {row.schedule for row in rows if row.player in "ab"} == {(1 + Fraction(3, 7) + 1) / 3}


@pytest.mark.rule("CE-095", "CE-096")
def test_the_random_key_is_drawn_once_for_a_round() -> None:
    def drawn(seed: str = "seed") -> Event:
        event = hall(16, seed)
        level(event)
        return event

    def level(event: Event) -> None:
        pair_by_hand(event, *((f"P{n}", f"P{n + 1}") for n in range(1, 17, 2)))
        finish(event, [Result("draw", None, (9, 9))] * 8)

    event = drawn()
    first = [row.player for row in event.standings()]
    assert first == [row.player for row in event.standings()] == [row.player for row in drawn().standings()]
    assert first != sorted(first)
    assert first != [row.player for row in drawn("another seed").standings()]
    level(event)
    assert first != [row.player for row in event.standings()]
    assert first == [row.player for row in event.standings(1)]
    keys = [random_key("s", 1, f"p{n}") for n in range(2000)]
    assert len(set(keys)) == 2000
    assert max(keys) < 2**64
    assert abs(sum(key >> 63 for key in keys) - 1000) < 120


@pytest.mark.rule("CE-003", "CE-090", "CE-068")
def test_without_a_cut_the_most_points_win() -> None:
    event = hall(8)
    assert event.winner is None
    play(event, 4)
    rows = event.standings()
    assert len(rows) == 8
    assert event.winner == rows[0].player
    assert rows[0].points == max(row.points for row in rows) == 12
    assert [row.rank for row in rows] == [*range(1, 9)]


@pytest.mark.rule("CE-092")
def test_why_somebody_ranks_where_they_do() -> None:
    event = play(hall(9), 3)
    event.say(facts.Dropped("P1"))
    play(event)
    for row in event.standings():
        told = why_rank(event, row.player)
        shares = [Fraction(one["share"]) for one in told["opponents"]]
        assert Fraction(told["schedule"]) == sum(shares, Fraction(0)) / len(shares) == row.schedule
        assert (told["rank"], told["points"], told["vps"], len(told["rounds"])) == (row.rank, row.points, row.vps, row.rounds)


def test_head_to_head_is_not_used() -> None:
    event = hall(4)
    pair_by_hand(event, ("P1", "P2"), ("P3", "P4"))
    finish(event, [Result("victory", "P1", (16, 15)), Result("victory", "P3", (16, 1))])
    pair_by_hand(event, ("P4", "P1"), ("P2", "P3"))
    finish(event, [Result("victory", "P4", (16, 1)), Result("victory", "P2", (40, 1))])
    rows = event.standings()
    assert {row.points for row in rows} == {3}
    assert rows[0].player == "P2"  # although P1 beat P2: all schedules are equal, and P2 scored more


@pytest.mark.rule("CE-092")
def test_why_tells_an_opponent_met_twice_as_often_as_it_counts() -> None:
    for once in (True, False):
        event = hall(4, repeat_opponents_once=once)
        for tables in (("P1", "P2"), ("P3", "P4")), (("P1", "P2"), ("P3", "P4")):
            pair_by_hand(event, *tables)
            finish(event)
        told = why_rank(event, "P1")["opponents"]
        assert [one["player"] for one in told] == ["P2"] * (1 if once else 2)
        assert told[0]["rounds"] == 2
