"""Even chance among the best pairings, where an exact matching has to say how good they are (CE-058, CE-060)."""

from __future__ import annotations

import itertools
import os
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from longbox.challenger import Event, draw, even, exact, facts, pairing, recheck
from longbox.challenger.field import Field, Indices
from longbox.challenger.pairing import swiss
from longbox.kernel import Generator

from .hall import hall, play
from .test_pairing import chi_square, critical

FIELDS = 25
MOST = 60
ALL = bool(os.environ.get("LONGBOX_ALL"))
Pairing = frozenset[frozenset[int]]


def event_fields(players: int, seed: int) -> Iterator[Field]:
    """The fields of an event of five rounds with draws and drops."""
    rng = Generator(seed)
    points = {f"p{n}": 0 for n in range(players)}
    met: dict[str, dict[str, int]] = {id: {} for id in points}
    for number in range(1, 6):
        if number == 3:
            for gone in ("p0", "p1")[: 2 * rng.below(2)]:
                del points[gone]
        yield Field(points, met)
        for one, other in swiss(points, met, rng).pairs:
            met[one][other] = met[other][one] = number
            chance = rng.below(100)
            for id, gained in ((one, 1), (other, 1)) if chance < 10 else ((one if chance < 55 else other, 3),):
                points[id] += gained


def every_best(field: Field, most: int | None = None) -> list[Pairing]:
    """All best pairings of a field, or so many, by looking at every pair that may be in one of the right cost."""
    least = field.total(exact.best(field, list(range(len(field.ids))), Generator(1)))

    def go(left: tuple[int, ...], cost: int) -> Iterator[list[frozenset[int]]]:
        if not left:
            yield []
        above = itertools.accumulate(number for _, number in sorted(Counter(field.group[one] for one in left).items()))
        if sum(number % 2 for number in above) * field.step > cost:
            return
        for other in left[1:]:
            more = cost - field.cost(left[0], other)
            if more >= 0:
                for rest in go(tuple(one for one in left[1:] if one != other), more):
                    yield [frozenset((left[0], other)), *rest]

    return [frozenset(pairs) for pairs in itertools.islice(go(tuple(range(len(field.ids))), least), most)]


@cache
def knotted() -> tuple[tuple[Field, tuple[Pairing, ...]], ...]:
    """Fields of 16 to 20 players that fall to the matched path and have a choice, with all their best pairings."""
    found: list[tuple[Field, tuple[Pairing, ...]]] = []
    for seed in itertools.count(1):
        for field in event_fields(16 + 2 * (seed % 3), seed):
            if pairing._tried(field, {}, Generator(seed), former=False)[1] == "matched":
                best = every_best(field, MOST + 1)
                if 2 <= len(best) <= MOST:
                    found.append((field, tuple(best)))
                if len(found) == FIELDS:
                    return tuple(found)
    raise AssertionError


def as_pairing(pairs: Indices) -> Pairing:
    return frozenset(frozenset(pair) for pair in pairs)


@pytest.mark.rule("CE-058", "CE-060")
@pytest.mark.parametrize("number", range(FIELDS))
def test_all_best_pairings_of_a_knotted_field_are_as_likely(number: int) -> None:
    """Every best pairing is found by looking at all of them; each is drawn as often as any other."""
    field, best = knotted()[number]
    total = len(best) * (60 if ALL else 10)
    one = exact.best(field, list(range(len(field.ids))), Generator(number))
    seen: Counter[object] = Counter()
    for seed in range(total):
        drawn = even.evenly(field, one, Generator(seed * 15485863 + number))
        assert drawn is not None
        seen[as_pairing(drawn)] += 1
    assert {*seen} <= {*best}
    assert chi_square(seen, len(best), total) < critical(len(best) - 1)


@cache
def torn() -> tuple[Field, tuple[Pairing, ...]]:
    """The last round of an event of 18 that two have left: of its 42 best pairings 12 and 30 are no exchange of two pairs apart."""
    field = list(event_fields(18, 172))[-1]
    return field, tuple(every_best(field))


@pytest.mark.rule("CE-058", "CE-060")
def test_a_round_that_exchanges_would_draw_unevenly_is_drawn_evenly() -> None:
    """The whole draw, as an organiser asks for it; random exchanges from an exact matching fail the same measure by far."""
    field, best = torn()
    ids = field.ids
    points = dict(zip(ids, field.points, strict=True))
    met = {id: {ids[other]: round for other, round in field.met[at].items()} for at, id in enumerate(ids)}
    total = 10 * len(best)
    drawn = [swiss(points, met, Generator(seed * 104729 + 172)) for seed in range(total)]
    assert {one.how for one in drawn} == {"matched"}
    place = {id: at for at, id in enumerate(ids)}
    seen: Counter[object] = Counter(as_pairing([(place[a], place[b]) for a, b in one.pairs]) for one in drawn)
    assert {*seen} <= {*best}
    assert chi_square(seen, len(best), total) < critical(len(best) - 1)
    rng = Generator(172)
    stirred: Counter[object] = Counter()
    for _ in range(total):
        stirred[as_pairing(pairing._stirred(field, exact.matched(field, rng), rng, 8 * len(ids), set()))] += 1
    assert chi_square(stirred, len(best), total) > critical(len(best) - 1)


@pytest.mark.all
@pytest.mark.rule("CE-058", "CE-060")
def test_the_whole_draw_of_knotted_fields_is_as_even() -> None:
    for number, (field, best) in enumerate(knotted()):
        points = dict(zip(field.ids, field.points, strict=True))
        met = {id: {field.ids[other]: round for other, round in field.met[at].items()} for at, id in enumerate(field.ids)}
        total = len(best) * 30
        place = {id: at for at, id in enumerate(field.ids)}
        drawn = [swiss(points, met, Generator(seed * 104729 + number)) for seed in range(total)]
        assert {one.how for one in drawn} == {"matched"}
        seen = Counter(as_pairing([(place[a], place[b]) for a, b in one.pairs]) for one in drawn)
        assert chi_square(seen, len(best), total) < critical(len(best) - 1)


@pytest.mark.rule("CE-060", "CE-062")
@pytest.mark.parametrize("number", range(0, FIELDS, 4))
def test_shuffling_in_shapes_is_as_even_as_counting(number: int) -> None:
    """Larger fields are taken apart by shapes and shuffled; here that is done to fields whose best pairings are known."""
    field, best = knotted()[number]
    one = [tuple(pair) for pair in best[0]]
    found = even.shapes(field, sum(field.apart(field.group[a], field.group[b]) for a, b in one))
    total = len(best) * (60 if ALL else 10)
    seen: Counter[object] = Counter()
    rng = Generator(number)
    for _ in range(total):
        pairs: Indices = []
        for part in even.parts(field, found):
            drawn = even.shuffled(field, part, 0, rng, patience=10**9)
            assert drawn is not None
            pairs += drawn
        seen[as_pairing(pairs)] += 1
    assert {*seen} <= {*best}
    assert chi_square(seen, len(best), total) < critical(len(best) - 1)


@pytest.mark.rule("CE-060", "CE-062")
def test_parts_that_nobody_leaves_are_drawn_apart() -> None:
    """Nine and seven players with two who met: the odd one, and whom they meet, is as likely in each pairing there is."""
    points = {f"a{n}": 3 for n in range(3)} | {f"b{n}": 0 for n in range(5)} | {f"c{n}": -3 for n in range(4)}
    met = {"a0": {"a1": 1, "b0": 1}, "a1": {"a0": 1}, "b0": {"a0": 1}, "c0": {"c1": 1, "c2": 1}, "c1": {"c0": 1}, "c2": {"c0": 1}}
    field = Field(points, met)
    best = every_best(field)
    assert len(even.parts(field, [even.stepwise(field)])) == 2
    total = 40 * len(best)
    rng = Generator(11)
    seen: Counter[object] = Counter(as_pairing(pairing._in_parts(field, rng, ()) or []) for _ in range(total))
    assert {*seen} <= {*best}
    assert chi_square(seen, len(best), total) < critical(len(best) - 1)


@pytest.mark.rule("CE-060")
def test_a_shape_is_as_likely_as_it_has_pairings() -> None:
    """Two and four players: 3 pairings within the groups, 12 across them."""
    field = Field(dict(zip("abcdef", (3, 3, 0, 0, 0, 0), strict=True)), {})
    across = ((0, 1, 2),)
    assert [even.ways(field, range(2), shape) for shape in ((), across)] == [3, 12]
    rng = Generator(5)
    seen: Counter[object] = Counter(as_pairing(even.shuffled(field, (range(2), [(), across]), 0, rng) or []) for _ in range(1500))
    assert chi_square(seen, 15, 1500) < critical(14)


def test_shapes_that_bind_each_other_are_drawn_in_one_piece() -> None:
    field = Field({f"{name}{n}": points for name, points in (("a", 9), ("b", 6), ("c", 3), ("d", 0)) for n in range(2)}, {})
    near, far = ((0, 1, 2),), ((2, 3, 2),)
    assert len(even.parts(field, [near])) == 3
    assert [len(own) for _, own in even.parts(field, [near, far])] == [2], "either here or there: not one by one"
    assert [len(own) for _, own in even.parts(field, [(), near, far, near + far])] == [2, 2]


@pytest.mark.rule("CE-058")
@pytest.mark.parametrize("players", [40, 96])
def test_larger_rounds_are_drawn_evenly_and_as_well(players: int) -> None:
    """What is drawn for a large field costs what an exact matching costs, and is never left to exchanges."""
    matched = 0
    for seed in itertools.count(1):
        for field in event_fields(players, seed):
            one = exact.matched(field, Generator(seed))
            drawn = even.evenly(field, one, Generator(seed))
            assert drawn is not None
            assert field.total(drawn) == field.total(one)
            assert sorted(id for pair in drawn for id in pair) == list(range(len(field.ids)))
            matched += field.total(one) > 0
        if matched >= 12:
            break


@pytest.mark.rule("CE-048")
@pytest.mark.parametrize("at", [0, 99])
def test_a_rematch_at_either_end_of_a_large_field_is_undone(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    ids = [f"p{n:03}" for n in range(200)]
    one, other = ids[2 * at : 2 * at + 2]
    field = Field(dict.fromkeys(ids, 3), {one: {other: 1}, other: {one: 1}})
    monkeypatch.setattr(exact, "_roughly", lambda field, rng: [(n, n + 1) for n in range(0, 200, 2)])
    pairs = exact.matched(field, Generator(1))
    assert field.rematches(pairs) == []
    assert sorted(n for pair in pairs for n in pair) == list(range(200))


def test_what_is_too_much_to_count_is_left_to_exchanges(monkeypatch: pytest.MonkeyPatch) -> None:
    field, best = knotted()[0]
    monkeypatch.setattr(even, "STATES", 3)
    assert even.evenly(field, [tuple(pair) for pair in best[0]], Generator(1)) is None
    pairs, how = pairing._tried(field, {}, Generator(1), former=False)
    assert how == "matched"
    assert as_pairing(pairs) in best


@pytest.mark.rule("CE-058")
def test_a_shape_that_would_cost_a_rematch_more_is_no_shape_of_the_best() -> None:
    """Two who have met are alone in their group: within the groups there is a pairing, but none of the best."""
    field = Field({"a": 6, "b": 6, "c": 3, "d": 3, "e": 3, "f": 3}, {"a": {"b": 1}, "b": {"a": 1}})
    cost = 2 * field.apart(0, 1)
    assert [even._possible(field, shape, cost, Generator(1)) for shape in ((), ((0, 1, 2),))] == [False, True]


@pytest.mark.parametrize("protected", [set(), {0}])
def test_exchanges_do_not_pair_down_who_is_protected_from_it(protected: set[int]) -> None:
    field = Field({"a": 6, "b": 6, "c": 6, "d": 3}, {})
    down = {
        next(min(pair) for pair in pairing._stirred(field, [(0, 1), (2, 3)], Generator(seed), 9, protected) if 3 in pair)
        for seed in range(40)
    }
    assert down == {0, 1, 2} - protected


def test_a_draw_of_version_0_1_is_proved_too() -> None:
    """Its ledgers hold rounds that fell to the matched path; they follow from their seed as it was used then."""
    for seed in itertools.count(1):
        event: Event = play(hall(18, f"event {seed}", cut=False), 4)
        before, now = draw(event, former=True), draw(event)
        if before != now:
            break
    for said in (before, now):
        again = Event.of(event.entries)
        again.say(said)
        assert recheck(again, 5)
    bent = Event.of(event.entries)
    bent.say(
        facts.Paired(
            5, 1, (*before.tables[1:-1], (before.tables[0][0], before.tables[-1][0]), (before.tables[0][1], before.tables[-1][1]))
        )
    )  # type: ignore[arg-type]
    assert not recheck(bent, 5)
