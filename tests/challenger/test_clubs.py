"""Players of one club do not meet where another pairing is as good, and chance stays even; fixed tables stay fixed."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from longbox.challenger import Result, draw, even, exact, facts, recheck
from longbox.challenger.field import Field
from longbox.challenger.pairing import seated, swiss
from longbox.kernel import Generator

from .hall import begin, finish, hall, refused
from .test_even import as_pairing, every_best
from .test_pairing import chi_square, critical


def clubs(*sizes: int) -> dict[str, str]:
    """Clubs of these sizes, one after the other; the first of the sizes has none."""
    names = ["", *(f"club {at}" for at in range(1, len(sizes)))]
    return {f"p{n}": name for n, name in enumerate(name for size, name in zip(sizes, names, strict=True) for _ in range(size))}


def met_of(*pairs: tuple[str, str]) -> dict[str, dict[str, int]]:
    met: dict[str, dict[str, int]] = {}
    for one, other in pairs:
        met.setdefault(one, {})[other] = met.setdefault(other, {})[one] = 1
    return met


FIELDS = {
    "three clubs of three": ({f"p{n}": 0 for n in range(10)}, {}, clubs(1, 3, 3, 3)),
    "more than half in one": ({f"p{n}": 3 if n < 6 else -(n // 2) for n in range(12)}, {}, clubs(2, 4, 1, 1, 1, 1, 1, 1)),
    "two groups, odd": ({f"p{n}": 3 * (n < 5) for n in range(12)}, {}, clubs(2, 4, 3, 3)),
    "with rematches": (
        {f"p{n}": 3 * (n < 6) for n in range(12)},
        met_of(("p0", "p4"), ("p0", "p5"), ("p1", "p4"), ("p6", "p10"), ("p7", "p11")),
        clubs(0, 4, 4, 4),
    ),
}


@pytest.mark.rule("CE-058", "CE-060")
@pytest.mark.parametrize("name", FIELDS)
def test_chance_among_the_best_is_even(name: str) -> None:
    points, met, club = FIELDS[name]
    field = Field(points, met, clubs=club)
    best = every_best(field)
    assert len(best) > 1
    total = max(200, 8 * len(best))
    place = {id: at for at, id in enumerate(field.ids)}
    seen: Counter[object] = Counter()
    for seed in range(total):
        drawn = swiss(points, met, Generator(seed * 7919 + 13), clubs=club)
        seen[as_pairing([(place[a], place[b]) for a, b in drawn.pairs])] += 1
    assert {*seen} <= {*best}
    assert chi_square(seen, len(best), total) < critical(len(best) - 1)


@pytest.mark.parametrize("name", FIELDS)
def test_scores_and_rematches_come_first(name: str) -> None:
    """Whoever heeds clubs steps down and meets again no more than whoever does not."""
    points, met, club = FIELDS[name]
    for seed in range(20):
        with_clubs, without = (swiss(points, met, Generator(seed), clubs=heeded) for heeded in (club, None))
        assert (len(with_clubs.rematches), with_clubs.steps) == (len(without.rematches), without.steps)


@pytest.mark.parametrize("sizes", [(0, 15, 15, 15, 15), (20, 40), (10, 50), (0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10)])
def test_large_first_rounds_are_drawn_and_not_exchanged(sizes: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Exchanges would be only nearly even."""
    monkeypatch.setattr("longbox.challenger.pairing._stirred", None)
    club = clubs(*sizes)
    least = max(0, max(sizes[1:]) - sum(sizes) // 2)
    drawn = swiss(dict.fromkeys(club, 0), {}, Generator(1), clubs=club)
    assert sum(club[one] == club[other] != "" for one, other in drawn.pairs) == least


@pytest.mark.parametrize(("players", "size"), [(600, 40), (2048, 32)])
def test_however_large_a_round_is_no_two_of_a_club_meet_who_need_not(players: int, size: int) -> None:
    """Where no try could meet such a pairing, one is made."""
    club = {f"p{n}": f"club {n % (players // size)}" for n in range(players)}
    drawn = swiss(dict.fromkeys(club, 0), {}, Generator(1), clubs=club)
    assert len(drawn.pairs) == players // 2
    assert not [pair for pair in drawn.pairs if club[pair[0]] == club[pair[1]]]


def test_who_is_not_of_a_large_club_is_dealt_first() -> None:
    """Each of them has to meet it; their partners are as likely as each other."""
    field = Field({f"p{n}": 0 for n in range(6)}, {}, clubs=clubs(2, 4))
    best = every_best(field)
    assert len(best) == 12
    rng = Generator(3)
    found = [even.evenly(field, exact.matched(field, rng), rng) for _ in range(1200)]
    seen: Counter[object] = Counter(as_pairing(one or []) for one in found)
    assert {*seen} == {*best}
    assert chi_square(seen, 12, 1200) < critical(11)


def test_an_organiser_chooses_when_clubs_are_kept_apart() -> None:
    for chosen, first, later in (("ignored", True, True), ("first", False, True), ("all", False, False)):
        meet = {1: False, 2: False}
        for seed in range(12):
            event = hall(8, f"{chosen} {seed}", clubs=chosen)
            for n in range(1, 9):
                event.say(facts.ClubNamed(f"P{n}", "North" if n <= 4 else "south"))
            for number in (1, 2):
                round = begin(event)
                assert recheck(event, number)
                pairs = [table.pair for table in round.tables]
                meet[number] |= any((one <= "P4") == (other <= "P4") for one, other in pairs)
                won = [sorted(pair)[at < 2] for at, pair in enumerate(pairs)]  # two of each club, where each meets the other
                sides = [(16, 9) if one == winner else (9, 16) for winner, (one, _) in zip(won, pairs, strict=True)]
                finish(event, [Result("victory", winner, vps) for winner, vps in zip(won, sides, strict=True)])
        assert (meet[1], meet[2]) == (first, later), chosen


def test_clubs_are_one_however_they_are_written() -> None:
    event = hall(4, clubs="all")
    for player, name in (("P1", "North  Side"), ("P2", "north side"), ("P3", "")):
        event.say(facts.ClubNamed(player, name))
    assert event.players["P1"].club == "North Side"
    for _ in range(6):
        event.say(draw(event))
        assert {"P1", "P2"} not in [{*table.players} for table in event.rounds[-1].tables]


def test_a_fixed_table_is_kept_in_every_round() -> None:
    event = hall(11)
    event.say(facts.TableFixed("P3", 4))
    event.say(facts.TableFixed("P7", 4))
    for _ in range(4):
        round = begin(event)
        tables = {id: table.number for table in round.tables for id in table.players if id and table.players[1]}
        sitting = [tables[id] for id in ("P3", "P7") if id in tables]
        assert 4 in sitting
        assert {*sitting} <= {3, 4}, "the second sits at the nearest"
        assert [table.number for table in round.tables] == list(range(1, 7))
        finish(event)
    assert all(recheck(event, number) for number in range(1, 5))
    event.say(facts.TableFixed("P7", 0))
    assert event.players["P7"].table == 0
    assert refused(event, facts.TableFixed("P7", -1)) == "Tables have numbers from 1 to 2048."


def test_of_two_with_fixed_tables_the_lower_stays() -> None:
    pairs = [("a", "b"), ("c", "d"), ("e", "f")]
    points = dict(zip("abcdef", (6, 6, 3, 3, 0, 0), strict=True))
    assert seated(pairs, points, {}, Generator(1), {"a": 3, "b": 2}) == [("c", "d"), ("a", "b"), ("e", "f")]
    assert seated(pairs, points, {}, Generator(1), {"a": 99}) == [("c", "d"), ("e", "f"), ("a", "b")]


def test_a_fresh_table_is_found_beside_a_fixed_one() -> None:
    """Numbers count as they are: the pairs around a fixed table move on by one."""
    pairs = [("a", "b"), ("c", "d"), ("e", "f")]
    points = dict.fromkeys("abcdef", 0)
    used = {"c": {2}, "e": {3}}
    for seed in range(10):
        found = seated(pairs, points, used, Generator(seed), {"a": 1})
        assert found[0] == ("a", "b")
        assert found[1:] == [("e", "f"), ("c", "d")]


def test_scale_of_costs_keeps_the_order_of_the_goals() -> None:
    """All pairs of one club in the largest event together cost less than the least of anything else."""
    field = Field({"a": 6, "b": 3, "c": 3, "d": 0}, {"a": {"d": 1}, "d": {"a": 1}}, clubs=dict.fromkeys("abcd", "one"))
    costs = sorted({field.cost(a, b) // field.unit for a in range(4) for b in range(a)})
    assert costs[0] == 0
    assert field.unit > 2048
    assert all(more > less for less, more in pairwise(costs))
