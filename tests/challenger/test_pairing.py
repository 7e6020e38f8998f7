"""Swiss pairing and byes (CE-046, CE-048, CE-058..CE-067)."""

from __future__ import annotations

import itertools
import math
import os
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from longbox.challenger import Event, Refused, Result, draw, facts, recheck, why
from longbox.challenger.exact import best as exactly
from longbox.challenger.pairing import Field, seated, swiss
from longbox.kernel import Generator

from .hall import begin, finish, hall, pair_by_hand, play, refused, remarks

DRAWS = 10_000 if os.environ.get("LONGBOX_ALL") else 600


def critical(freedom: int) -> float:
    """Chi-square that only one fair draw in 100,000 exceeds (Wilson and Hilferty)."""
    z, k = 4.265, freedom
    return k * (1 - 2 / (9 * k) + z * math.sqrt(2 / (9 * k))) ** 3


def chi_square(seen: Mapping[object, int], kinds: int, total: int) -> float:
    even = total / kinds
    return sum((seen.get(kind, 0) - even) ** 2 / even for kind in seen) + (kinds - len(seen)) * even


def pairing_of(pairs: Sequence[Sequence[str]]) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(pair) for pair in pairs)


def met_of(*pairs: str) -> dict[str, dict[str, int]]:
    out: dict[str, dict[str, int]] = {}
    for round, (one, other) in enumerate(pairs, 1):
        out.setdefault(one, {})[other] = round
        out.setdefault(other, {})[one] = round
    return out


@pytest.mark.rule("CE-046", "CE-067")
@pytest.mark.parametrize("players", [4, 5, 7, 8, 16, 17, 33])
def test_everybody_is_paired_once_and_there_is_at_most_one_bye(players: int) -> None:
    event = hall(players)
    for _ in range(event.planned().rounds):
        begin(event)
        tables = event.rounds[-1].tables
        assert sorted(id for table in tables for id in table.players if id) == sorted(event.players)
        assert sum(table.players[1] is None for table in tables) == players % 2
        finish(event)


@pytest.mark.rule("CE-046", "CE-067")
def test_pairings_that_are_none_are_refused() -> None:
    event = hall(4)
    for tables in ((("P1", "P2"),), (("P1", "P2"), ("P1", "P4")), (("P1", "P2"), ("P3", "P9"))):
        assert "exactly once" in refused(event, facts.Paired(1, 1, tables))
    byes: tuple[tuple[str, str | None], ...] = (("P1", "P2"), ("P3", None), ("P4", None))
    assert "none if it is even" in refused(event, facts.Paired(1, 1, byes))
    good = (("P1", "P2"), ("P3", "P4"))
    assert "This is attempt 1 for round 1" in refused(event, facts.Paired(1, 2, good))
    assert "it is the turn of round 1" in refused(event, facts.Paired(2, 1, good))
    event.say(facts.Paired(1, 1, good))
    event.say(facts.Published(1))
    assert "published already" in refused(event, facts.Published(1))
    assert "is still open" in refused(event, facts.Paired(2, 1, good))


@pytest.mark.rule("CE-059")
def test_the_first_round_is_chance() -> None:
    """Fifteen ways to pair six players, all as likely."""
    seen = Counter(pairing_of(swiss(dict.fromkeys("abcdef", 0), {}, Generator(seed * 7919)).pairs) for seed in range(DRAWS))
    assert chi_square(seen, 15, DRAWS) < critical(14)


@pytest.mark.rule("CE-059", "CE-060", "CE-064")
def test_each_opponent_and_each_bye_is_as_likely() -> None:
    """Whole events through the public interface: whom P1 meets in round one of nine, and who sits out."""
    opponents: Counter[str] = Counter()
    byes: Counter[str] = Counter()
    blank = hall(9)
    for seed in range(DRAWS):
        blank.seed = f"event {seed}"
        tables = draw(blank).tables
        for one, other in tables:
            if other is None:
                byes[one] += 1
            elif "P1" in (one, other):
                opponents[other if one == "P1" else one] += 1
    assert chi_square(byes, 9, DRAWS) < critical(8)
    assert chi_square(opponents, 8, opponents.total()) < critical(7)


@pytest.mark.rule("CE-060", "CE-058")
def test_later_rounds_are_chance_within_groups() -> None:
    """Twelve players in two groups of six: 225 pairings, all as likely."""
    points = {f"{name}{n}": value for name, value in (("w", 3), ("l", 0)) for n in range(6)}
    total = 225 * (20 if DRAWS > 1000 else 4)
    seen = Counter(pairing_of(swiss(points, {}, Generator(seed * 104729)).pairs) for seed in range(total))
    assert all(points[one] == points[other] for pairing in seen for one, other in map(tuple, pairing))
    assert chi_square(seen, 225, total) < critical(224)


@pytest.mark.rule("CE-060", "CE-062")
@pytest.mark.parametrize(
    ("groups", "before", "ways", "how"),
    [
        ((6, 6, 6, 3, 3, 3, 3, 3, 0, 0, 0, 0), ("ab", "de", "cf", "ij"), 48, {"tried", "grouped"}),
        ((6, 6, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0), ("ab", "gh"), 144, {"matched"}),
    ],
)
def test_chance_is_even_where_rematches_and_floaters_narrow_it(
    groups: tuple[int, ...], before: tuple[str, ...], ways: int, how: set[str]
) -> None:
    """All pairings that are as good as the best, found by looking at every one, are drawn as often."""
    points = dict(zip("abcdefghijkl", groups, strict=True))
    met = met_of(*before)
    assert {swiss(points, met, Generator(seed)).how for seed in range(20)} <= how
    field = Field(points, met)
    from longbox.challenger.pairing import every

    costs: dict[frozenset[frozenset[str]], int] = {}
    for pairs in every(range(12)):
        costs[pairing_of([(field.ids[a], field.ids[b]) for a, b in pairs])] = field.total(pairs)
    least = min(costs.values())
    best = [pairing for pairing, cost in costs.items() if cost == least]
    total = len(best) * (40 if DRAWS > 1000 else 8)
    seen = Counter(pairing_of(swiss(points, met, Generator(seed * 15485863)).pairs) for seed in range(total))
    assert {*seen} <= {*best}
    assert len(best) == ways
    assert chi_square(seen, len(best), total) < critical(len(best) - 1)


@pytest.mark.rule("CE-061", "CE-062", "CE-063")
def test_one_player_of_an_odd_group_goes_down_to_the_next() -> None:
    points = dict(zip("abcdefghijkl", (9, 9, 9, 6, 6, 6, 6, 3, 3, 3, 0, 0), strict=True))
    for seed in range(60):
        drawn = swiss(points, {}, Generator(seed))
        down = sorted((max(points[a], points[b]), min(points[a], points[b])) for a, b in drawn.pairs if points[a] != points[b])
        assert down == [(6, 3), (9, 6)]
        assert drawn.steps == 2


@pytest.mark.rule("CE-062")
def test_who_goes_down_and_whom_they_meet_is_chance() -> None:
    points = dict(zip("abcdefgh", (3, 3, 3, 0, 0, 0, 0, 0), strict=True))
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(DRAWS):
        for pair in swiss(points, {}, Generator(seed * 7)).pairs:
            if points[pair[0]] != points[pair[1]]:
                seen[tuple(sorted(pair))] += 1
    assert chi_square(seen, 15, DRAWS) < critical(14)


@pytest.mark.rule("CE-048", "CE-058")
def test_two_who_have_met_both_go_down_rather_than_meet_again() -> None:
    points = dict(zip("abcdefghij", (6, 6, 3, 3, 3, 3, 0, 0, 0, 0), strict=True))
    for seed in range(30):
        drawn = swiss(points, met_of("ab"), Generator(seed))
        assert not drawn.rematches
        assert drawn.steps == 2
        assert sum({points[a], points[b]} == {6, 3} for a, b in drawn.pairs) == 2


@pytest.mark.rule("CE-048")
def test_a_rematch_only_where_nothing_else_is_left_and_of_those_who_met_longest_ago() -> None:
    """Four players: after three rounds everybody has met; the fourth repeats the first."""
    for seed in range(12):
        event = hall(4, str(seed))
        play(event, 3)
        assert not any("met in round" in text for text in remarks(event))
        begin(event)
        assert sum("met in round 1." in text for text in remarks(event)) == 2
        assert any("Four players meet again" in text for text in remarks(event))


def test_only_four_players_in_four_rounds_are_told_that_they_meet_again() -> None:
    def told(event: Event) -> int:
        return sum("Four players meet again" in text for text in remarks(event))

    four = play(hall(4), 2)
    assert told(four) == 1, "once, with round one"
    assert told(play(hall(4, rounds=3), 2)) == told(play(hall(5), 2)) == 0


@pytest.mark.rule("CE-048")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_small_events_look_ahead_so_that_nobody_meets_again(players: int) -> None:
    for seed in range(40):
        event = hall(players, f"small {seed}")
        rng = Generator(seed)
        for _ in range(4):
            begin(event)
            finish(event, [Result("time", None, (rng.below(5), rng.below(5))) for _ in event.rounds[-1].tables])
        assert not any("met in round" in text for text in remarks(event)), (players, seed)


def test_without_looking_ahead_six_players_run_into_it() -> None:
    forced = 0
    for seed in range(40):
        event = hall(6, f"blind {seed}", look_ahead=0)
        rng = Generator(seed)
        for _ in range(4):
            begin(event)
            finish(event, [Result("time", None, (rng.below(5), rng.below(5))) for _ in event.rounds[-1].tables])
        forced += any("met in round" in text for text in remarks(event))
    assert forced > 0


@pytest.mark.rule("CE-064", "CE-065", "CE-066")
def test_later_byes_go_to_the_lowest_ranked_without_one() -> None:
    event = hall(7)
    had = []
    for number in range(1, 5):
        ranked = [row.player for row in event.standings()]
        begin(event)
        (bye,) = [table.players[0] for table in event.rounds[-1].tables if table.players[1] is None]
        if number > 1:
            assert bye == [id for id in ranked if id not in had][-1]
        had.append(bye)
        finish(event)
    assert len(set(had)) == 4


@pytest.mark.rule("CE-066")
def test_when_all_have_had_a_bye_the_lowest_of_those_with_fewest() -> None:
    event = hall(5, rounds=7)
    for _ in range(7):
        begin(event)
        finish(event)
    byes = [table.players[0] for round in event.rounds for table in round.tables if table.players[1] is None]
    assert len(set(byes[:5])) == 5
    ranked = [row.player for row in event.standings(5)]
    assert byes[5] == ranked[-1]
    assert byes[6] != byes[5]
    assert max(event.byes().values()) == 2


@pytest.mark.rule("CE-065")
def test_another_bye_is_refused() -> None:
    event = hall(5)
    play(event)
    right = draw(event)
    (bye,) = [one for one, other in right.tables if other is None]
    others = [id for id in event.players if id != bye]
    wrong: tuple[tuple[str, str | None], ...] = ((bye, others[0]), (others[1], others[2]), (others[3], None))
    name = event.players[bye].name
    assert refused(event, facts.Paired(2, 1, wrong)) == f"The bye goes to {name}, the lowest-ranked with the fewest byes."


@pytest.mark.rule("CE-067")
def test_a_no_show_does_not_use_up_the_bye() -> None:
    event = hall(5)
    begin(event)
    absent, present = event.rounds[0].tables[0].pair
    event.say(facts.SettingChosen("no_show_drops", False))
    event.say(facts.Reported(1, 1, Result("no-show", present)))
    finish(event)
    assert event.byes()[present] == event.byes()[absent] == 0


@pytest.mark.rule("CE-058")
def test_each_goal_outweighs_all_that_follow() -> None:
    """Fewer steps before shorter ones, those before points apart, those before steps near the top; rematches before all."""
    points = dict(zip("abcdefghijkl", (12, 12, 9, 9, 8, 8, 4, 4, 3, 3, 0, 0), strict=True))
    field = Field(points, met_of("ab", "kl"))
    at = {id: place for place, id in enumerate(field.ids)}

    def cost(*pairs: str) -> int:
        return sum(field.cost(at[one], at[other]) for one, other in pairs)

    assert cost("ab") > 1024 * cost("al")  # a rematch and the widest gap, even over a whole hall
    assert cost("ab") < cost("kl") < 2 * cost("ab")  # who met longest ago comes first, but never instead of fewer rematches
    assert cost("ce", "df") < cost("ac", "bd", "eg")  # two steps and three
    assert cost("ac", "ce") < cost("ae")  # twice one step rather than one of two
    assert cost("gi") < cost("ac")  # one point apart rather than three
    assert cost("ik") < cost("ac")  # as far apart, but lower
    assert cost("cd") == cost("gh") == 0


# -- drawing again, by hand, and the proof of a draw ------------------------------------------------------------------------


def test_a_draw_follows_from_the_seed_and_can_be_checked() -> None:
    event = hall(9)
    play(event, 4)
    assert all(recheck(event, number) for number in range(1, 5))
    assert draw(hall(9)) == draw(hall(9)) != draw(hall(9, "other"))
    with pytest.raises(Refused, match="no round 7 yet"):
        recheck(event, 7)
    bent = hall(8)
    bent.say(facts.Paired(1, 1, tuple((f"P{n}", f"P{n + 1}") for n in (1, 3, 5, 7))))
    assert not recheck(bent, 1)
    event.say(facts.Corrected(1, 1, Result("double-loss"), "after the fact"))
    assert recheck(event, 3)


def test_drawing_again_is_free_until_it_is_published_then_needs_a_reason() -> None:
    event = hall(16)
    event.say(draw(event))
    first = event.rounds[0].tables
    event.say(draw(event))
    assert event.rounds[0].tables != first
    assert event.rounds[0].attempt == 2
    event.say(facts.Published(1))
    assert "only with a reason" in refused(event, draw(event))
    event.say(draw(event, "a table was flooded"))
    assert not event.rounds[0].published
    event.say(facts.Published(1))
    event.say(facts.Reported(1, 1, Result("draw", None, (1, 1))))
    with pytest.raises(Refused, match="has begun and cannot be paired again"):
        draw(event, "again")


def test_players_change_places_by_hand() -> None:
    event = hall(4)
    pair_by_hand(event, ("P1", "P2"), ("P3", "P4"))
    finish(event)
    pair_by_hand(event, ("P1", "P3"), ("P2", "P4"))
    change = facts.Exchanged(2, "P3", "P2", "brothers")
    assert "needs a reason" in refused(event, facts.Exchanged(2, "P3", "P2", ""))
    assert "different tables" in refused(event, facts.Exchanged(2, "P1", "P3", "x"))
    assert "Nobody with the id 'P9'" in refused(event, facts.Exchanged(2, "P1", "P9", "x"))
    event.say(change)
    assert [table.players for table in event.rounds[1].tables] == [("P1", "P2"), ("P3", "P4")]
    assert remarks(event)[-3:] == [
        "Round 2 was paired by hand: brothers",
        "Round 2, table 1: Player 1 and Player 2 met in round 1.",
        "Round 2, table 2: Player 3 and Player 4 met in round 1.",
    ]
    finish(event)
    assert "nobody changes places now" in refused(event, change)


def test_a_round_is_taken_back() -> None:
    event = play(hall(8), 2)
    before = [table.players for table in event.rounds[1].tables]
    assert "needs a reason" in refused(event, facts.RoundReverted(2, ""))
    assert "Only the last round can be reverted; that is round 2." in refused(event, facts.RoundReverted(1, "x"))
    event.say(facts.RoundReverted(2, "wrong results in round one"))
    assert len(event.rounds) == 1
    assert max(row.rounds for row in event.standings()) == 1
    begin(event)
    assert event.rounds[1].attempt == 2
    assert [table.players for table in event.rounds[1].tables] != before
    event.say(facts.RoundReverted(2, "x"))
    event.say(facts.RoundReverted(1, "x"))
    assert not event.begun
    assert event.plan is None


def test_why_is_answered() -> None:
    event = hall(5)
    play(event, 2)
    said = [
        str(text) for number in (1, 2) for table in event.rounds[number - 1].tables for text in why(event, number, table.number)
    ]
    assert any("chance brought them together" in text for text in said)
    byes = [str(text) for number in (1, 2) for text in why(event, number, 3)]
    assert ["the draw gave" in text for text in byes] == [True, False]
    assert ["was the lowest-ranked with the fewest byes" in text for text in byes] == [False, True]
    assert any("was paired down to" in text for text in said)


def test_why_is_answered_by_the_points_they_had_then() -> None:
    event = hall(9)
    play(event, 1)
    said = [list(map(str, why(event, 1, table))) for table in range(1, 6)]
    play(event, 2)
    assert [list(map(str, why(event, 1, table))) for table in range(1, 6)] == said
    assert sum("both had 0 event points" in text for texts in said for text in texts) == 4


def test_the_paired_down_may_be_protected() -> None:
    points = dict(zip("abcdefghij", (3, 3, 3, 0, 0, 0, 0, 0, 0, 0), strict=True))
    for seed in range(40):
        drawn = swiss(points, {}, Generator(seed), protected={"a", "b"})
        assert [max(pair, key=lambda id: points[id]) for pair in drawn.pairs if points[pair[0]] != points[pair[1]]] == ["c"]
        assert swiss(points, {}, Generator(seed), protected="abc").steps == 1  # protection never costs a step
    event = hall(13, protect_paired_down=True)
    play(event, 4)
    assert recheck(event, 4)


def test_tables_begin_with_the_best_and_change() -> None:
    event = hall(16)
    for number in range(4):
        points = {row.player: row.points for row in event.standings()}
        begin(event)
        best = [max(points[id] for id in table.pair) for table in event.rounds[-1].tables]
        assert best == sorted(best, reverse=True), number
        finish(event)
    pairs = [("a", "b"), ("c", "d"), ("e", "f")]
    flat = dict.fromkeys("abcdef", 0)
    for seed in range(20):
        used = {"a": {1}, "c": {2}, "e": {3}, "b": {2}}
        order = seated(pairs, flat, used, Generator(seed))
        assert order[2] == ("a", "b") or order[0] == ("c", "d") or order[0] == ("e", "f")
        assert order[0] != ("a", "b")


# -- against an exact oracle ------------------------------------------------------------------------------------------------


def test_exchanges_do_not_send_the_protected_down() -> None:
    """Eight groups of four with one way each, so that it is drawn group by group; above them two groups of three."""
    points = {"t0": 90, "t1": 90, "t2": 90, "u0": 80, "u1": 80, "u2": 80}
    met: dict[str, dict[str, int]] = {}
    for at in range(8):
        points |= {f"{name}{at}": 10 * at for name in "abcd"}
        for one, other in ("ab", "cd", "ac", "bd"):
            met.setdefault(f"{one}{at}", {})[f"{other}{at}"] = 1
            met.setdefault(f"{other}{at}", {})[f"{one}{at}"] = 1

    def down(protected: tuple[str, ...]) -> set[str]:
        drawn = [swiss(points, met, Generator(seed), None, protected) for seed in range(60)]
        assert {one.how for one in drawn} == {"grouped"}
        return {max(pair, key=lambda id: points[id]) for one in drawn for pair in one.pairs if points[pair[0]] != points[pair[1]]}

    assert down(()) == {"t0", "t1", "t2"}
    assert down(("t0",)) == {"t1", "t2"}


def test_why_names_who_was_paired_down_and_to_whom() -> None:
    for table in (("P5", "P2"), ("P2", "P5")):
        event = hall(6)
        pair_by_hand(event, ("P1", "P2"), ("P3", "P4"), ("P5", "P6"))
        finish(event)
        pair_by_hand(event, ("P1", "P3"), table, ("P4", "P6"))
        assert why(event, 2, 2)[0].startswith("Player 5 with 3 event points was paired down to Player 2 with 0:")


def test_the_better_of_two_decides_about_the_table_then_the_other() -> None:
    points = {"a": 6, "b": 3, "c": 3, "d": 3, "e": 6, "f": 0}
    for seed in range(6):
        for pairs in ([("a", "b"), ("c", "d")], [("b", "a"), ("c", "d")]):
            assert {*seated(pairs, points, {}, Generator(seed))[0]} == {"a", "b"}
        for pairs in ([("e", "f"), ("a", "b")], [("f", "e"), ("b", "a")]):
            assert {*seated(pairs, points, {}, Generator(seed))[0]} == {"a", "b"}


def test_events_remember_who_sat_where() -> None:
    def again(fresh: bool) -> int:
        count = 0
        for seed in range(12):
            event = play(hall(16, f"event {seed}", fresh_tables=fresh), 3)
            places = [(id, table.number) for round in event.rounds for table in round.tables for id in table.players]
            count += len(places) - len({*places})
        return count

    assert again(fresh=True) < again(fresh=False) * 2 // 3


@pytest.mark.rule("CE-048", "CE-058")
def test_around_knots_in_large_rounds_it_is_as_good_as_an_exact_matching_of_everybody() -> None:
    """Beyond 64 players only those around a knot are matched exactly; here that is compared with all of them."""
    matched = 0
    for seed in itertools.count(1):
        rng = Generator(seed)
        names = [f"p{n}" for n in range(96)]
        points = {name: 3 * (rng.below(3) + rng.below(2) + rng.below(3)) + rng.below(8) // 7 for name in names}
        met: dict[str, dict[str, int]] = {}
        for one, other in itertools.combinations(names, 2):
            if rng.below(100) < (60 if points[one] == points[other] and points[one] > 15 else 4):
                met.setdefault(one, {})[other] = met.setdefault(other, {})[one] = 1 + rng.below(5)
        drawn = swiss(points, met, Generator(seed))
        if drawn.how != "matched":
            continue
        field = Field(points, met)
        place = {id: at for at, id in enumerate(field.ids)}
        cost = field.total([(place[a], place[b]) for a, b in drawn.pairs])
        assert cost == field.total(exactly(field, list(range(96)), Generator(1))), seed
        matched += 1
        if matched == 6:
            break


def test_an_event_where_everybody_leaves_cannot_be_paired() -> None:
    event: Event = play(hall(4))
    for id in ("P1", "P2", "P3"):
        event.say(facts.Dropped(id))
    with pytest.raises(Refused, match="Fewer than two players"):
        draw(event)
