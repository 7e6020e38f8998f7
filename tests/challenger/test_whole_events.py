"""Whole random events with draws, drops, rejoining, late entries, no-shows and byes: what must hold in each of them.

`LONGBOX_ALL=1` plays 10,000 of them, otherwise a few. What fails names the event: `play_event(players, seed)` plays it again.
"""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

import pytest
import rustworkx
from hypothesis import given, settings
from hypothesis import strategies as st

from longbox.challenger import Event, Result, announcement, draw, facts, recheck
from longbox.challenger.facts import pack, unpack
from longbox.kernel import Generator

from .hall import hall, state
from .test_pairing import critical

ALL = bool(os.environ.get("LONGBOX_ALL"))
EVENTS = 400 if ALL else 40
CHUNKS, CHUNK = (100, 100) if ALL else (4, 10)
EXACT = 64
"""Up to so many players every pairing is compared with an exact matching of everybody."""


def size_of(seed: int) -> int:
    """From 4 to 300 players, as many events of 4 to 8 as of 8 to 16 and so on: there the rules are hardest."""
    return round(math.exp(math.log(4) + Generator(seed + 10**9).below(1001) / 1000 * math.log(300 / 4)))


def random_result(pair: tuple[str, str], rng: Generator, kinds: int = 12) -> Result:
    kind = rng.below(kinds)
    vps = (rng.below(20), rng.below(20))
    if kind == 8:
        return Result("concession", rng.choice(pair), vps)
    if kind == 9:
        return Result("agreed-draw")
    if kind == 10:
        return Result("no-show", rng.choice(pair))
    if kind == 11:
        return Result("double-loss")
    if kind == 7:
        return Result("wipe-out", rng.choice(pair), vps)
    return Result("time", None, vps if rng.below(6) else (vps[0], vps[0]))


class Oracle:
    """Keeps its own books about an event, in the plainest way: what each round gave each player."""

    def __init__(self) -> None:
        self.books: dict[str, dict[int, tuple[int, int, str | None]]] = {}
        """By player and round: event points, victory points, opponent."""
        self.byes: Counter[str] = Counter()

    def bye(self, id: str, round: int) -> None:
        self.books.setdefault(id, {})[round] = (3, 14, None)
        self.byes[id] += 1

    def match(self, pair: tuple[str, str], round: int, said: Result, winner: str | None) -> None:
        for mine, (me, you) in enumerate((pair, pair[::-1])):
            points = 3 if winner == me else 0 if winner == you or said.kind == "double-loss" else 1
            vps = 0 if said.kind in ("no-show", "double-loss") else said.vps[mine]
            if winner == me and said.kind in ("concession", "no-show"):
                vps = max(vps, 14)
            self.books.setdefault(me, {})[round] = (points, vps, you)

    def unpaired(self, id: str, rounds: int) -> None:
        for round in range(1, rounds + 1):
            self.books.setdefault(id, {}).setdefault(round, (0, 0, None))

    def points(self, id: str) -> int:
        return sum(points for points, _, _ in self.books.get(id, {}).values())

    def met(self, id: str) -> dict[str, int]:
        """Opponents, and the round of the last time."""
        return {you: round for round, (_, _, you) in self.books.get(id, {}).items() if you is not None}


Price = tuple[int, ...]
"""Rematches, how lately, steps, their squares; where clubs are kept apart, also event points, steps near the top, and clubs."""
WEIGHTS = (10**27, 10**23, 10**19, 10**14, 10**9, 10**3, 1)


def total(prices: Sequence[Price]) -> Price:
    return tuple(sum(column) for column in zip(*prices, strict=True))


def best_of(names: list[str], price: dict[tuple[str, str], Price]) -> Price:
    """The least that an exact matching of all these players finds."""
    graph: rustworkx.PyGraph[str, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(names)
    weight = {value: 10**31 - sum(map(int.__mul__, WEIGHTS, value)) for value in set(price.values())}
    graph.add_edges_from([(i, j, weight[price[one, other]]) for i, one in enumerate(names) for j, other in enumerate(names[:i])])
    return total(
        [
            price[names[max(pair)], names[min(pair)]]
            for pair in rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
        ]
    )


def check_pairing(event: Event, said: facts.Paired, oracle: Oracle, tally: Counter[tuple[str, int, int]]) -> None:
    """Everybody once, the bye where it belongs, nothing better to be found, and chance within groups (counted for later)."""
    number = said.round
    named = [id for players in said.tables for id in players if id is not None]
    assert sorted(named) == sorted(event.active)
    byes = [one for one, other in said.tables if other is None]
    assert len(byes) == len(named) % 2
    points = {id: oracle.points(id) for id in named}
    if byes:
        fewest = min(oracle.byes[id] for id in named)
        assert oracle.byes[byes[0]] == fewest
        if number > 1:
            rank = {row.player: row.rank for row in event.standings()}
            assert rank[byes[0]] == max(rank[id] for id in named if oracle.byes[id] == fewest)
        else:
            tally["bye", len(named), sorted(named).index(byes[0])] += 1
        del points[byes[0]]
    if len(named) <= 6:  # looking ahead, a step more may be worth it
        return
    met = {id: oracle.met(id) for id in points}
    values = sorted(set(points.values()), reverse=True)
    level = {id: values.index(value) for id, value in points.items()}
    pairs = [(one, other) for one, other in said.tables if other is not None]
    apart = event.settings["clubs"] == "all" or (event.settings["clubs"] == "first" and number == 1)

    def price(one: str, other: str) -> Price:
        steps = abs(level[one] - level[other])
        again = (1, met[one][other]) if other in met[one] else (0, 0)
        plain = (*again, steps, steps * steps)
        if not apart or len(points) > EXACT:
            return plain
        near = steps * (len(values) - min(level[one], level[other]))
        clubs = {event.players[id].club for id in (one, other)}
        return *plain, abs(points[one] - points[other]), near, int(len(clubs) == 1 and "" not in clubs)

    drawn = total([price(one, other) for one, other in pairs])
    count = Counter(level.values())
    above, least = 0, 0
    for at in range(len(values) - 1):  # where the number of players above is odd somebody must step down, and nowhere else
        above += count[at]
        least += above % 2
    if len(points) <= EXACT or drawn != (0, 0, least, least):
        names = list(points)
        assert drawn == best_of(names, {(one, other): price(one, other) for i, one in enumerate(names) for other in names[:i]})
    partner = {id: other for pair in pairs for id, other in (pair, pair[::-1])}
    above = 0
    for at in range(len(values)):
        group = sorted(id for id in points if level[id] == at)
        free = not apart and all(level[partner[id]] == at and not any(level.get(other) == at for other in met[id]) for id in group)
        if above % 2 == 0 and len(group) % 2 == 0 and len(group) > 2 and free:
            tally["group", len(group) - 1, group[1:].index(partner[group[0]])] += 1
        above += len(group)


def check_tables(event: Event, said: facts.Paired, steady: str | None) -> None:
    """Whoever needs one table sits at it, or at the last there is."""
    at = next((number for number, (one, other) in enumerate(said.tables, 1) if other and steady in (one, other)), None)
    if steady is not None and at is not None:
        assert at == min(event.players[steady].table, sum(other is not None for _, other in said.tables))


def check_standings(event: Event, oracle: Oracle) -> None:
    rows = event.standings()
    shares = {id: Fraction(oracle.points(id), len(book)) for id, book in oracle.books.items()}
    assert {row.player for row in rows} == {*oracle.books}
    for row in rows:
        book = oracle.books[row.player]
        opponents = oracle.met(row.player)
        schedule = sum((shares[other] for other in opponents), Fraction(0)) / len(opponents) if opponents else Fraction(0)
        assert (row.points, row.rounds) == (oracle.points(row.player), len(book))
        assert (row.vps, row.schedule) == (sum(vps for _, vps, _ in book.values()), schedule)
    for better, worse in pairwise(rows):
        assert (better.points, better.schedule, better.vps, better.key) > (worse.points, worse.schedule, worse.vps, worse.key)


def play_event(players: int, seed: int, tally: Counter[tuple[str, int, int]] | None = None) -> Event:
    tally = Counter() if tally is None else tally
    clubs = ("ignored", "ignored", "first", "all")[seed // 3 % 4]
    event = hall(players, f"random {seed}", cut=seed % 4 == 0, late_entries=seed % 3 == 0, clubs=clubs)
    rng = Generator(seed)
    if clubs != "ignored":
        for id in event.players:
            event.say(
                facts.ClubNamed(id, ("", "North", "South", "West", *map(str, range(players // 5)))[rng.below(4 + players // 5)])
            )
    steady = rng.choice(list(event.players)) if seed % 5 == 0 else None
    if steady is not None:
        event.say(facts.TableFixed(steady, 1 + rng.below(players // 2)))
    oracle = Oracle()
    for number in range(1, event.planned().rounds + 1):
        if len(event.active) < 2:
            return event
        said = draw(event)
        check_pairing(event, said, oracle, tally)
        check_tables(event, said, steady)
        event.say(said)
        event.say(facts.Published(number))
        for table in event.rounds[-1].tables:
            if table.players[1] is None:
                oracle.bye(table.players[0], number)
                continue
            result = random_result(table.pair, rng)
            event.say(facts.Reported(number, table.number, result))
            assert table.result is not None
            oracle.match(table.pair, number, result, table.result.winner)
        event.say(facts.RoundClosed(number))
        if rng.below(3) == 0:
            correct(event, oracle, rng)
        come_and_go(event, oracle, rng)
        check_standings(event, oracle)
    if event.planned().cut and len(event.active) > 1:
        play_bracket(event, rng)
    return event


def correct(event: Event, oracle: Oracle, rng: Generator) -> None:
    """Somebody finds that an old result was entered wrongly."""
    round = rng.choice(event.rounds)
    table = rng.choice(round.tables)
    if table.players[1] is not None:
        result = random_result(table.pair, rng, 10)
        absent = [id for id in table.pair if event.players[id].missed == (round.number, table.number)]
        event.say(facts.Corrected(round.number, table.number, result, "a slip"))
        assert table.result is not None
        oracle.match(table.pair, round.number, result, table.result.winner)
        for id in absent:  # they were there, so they are again
            assert event.players[id].status == "active"
            oracle.unpaired(id, len(event.rounds))


def come_and_go(event: Event, oracle: Oracle, rng: Generator) -> None:
    number = len(event.rounds)
    for id in list(event.players):
        status, chance = event.players[id].status, rng.below(150)
        if status == "active" and chance < 6:
            event.say(facts.Dropped(id, ("wish", "absent", "unable")[chance % 3]))
        elif status == "active" and chance == 6:
            event.say(facts.Ejected(id, "cheating"))
        elif status == "dropped" and chance < 50:
            event.say(facts.Rejoined(id))
            oracle.unpaired(id, number)
    if event.settings["late_entries"] and not event.swiss_over and rng.below(3) == 0:
        id = f"L{number}"
        event.say(facts.Joined(id, "Late"))
        event.say(facts.CheckedIn(id))
        oracle.unpaired(id, number)


def play_bracket(event: Event, rng: Generator) -> None:
    """To its winner: half of those who are in go on, and whoever wins was in it to the end."""
    event.say(facts.CutMade())
    best = [row.player for row in event.standings() if event.players[row.player].status == "active"]
    assert event.cut == best[: event.planned().cut]
    still = set(event.cut)
    while event.winner is None:
        if not event.active:
            return
        event.say(draw(event))
        round = event.rounds[-1]
        event.say(facts.Published(round.number))
        assert sorted(id for table in round.tables for id in table.players if id) == sorted(still)
        for table in round.tables:
            if table.players[1] is not None:
                vps = (rng.below(20), 20) if rng.below(2) else (20, rng.below(20))
                event.say(facts.Reported(round.number, table.number, Result("time", None, vps)))
                assert table.result is not None
                still.discard(table.pair[table.result.winner == table.pair[0]])
        event.say(facts.RoundClosed(round.number))
        if len(still) > 1 and rng.below(4) == 0:
            gone = rng.choice(sorted(still))
            event.say(facts.Dropped(gone))
            still.discard(gone)
    assert {event.winner} == still


TALLY: Counter[tuple[str, int, int]] = Counter()


@pytest.mark.rule("CE-046", "CE-048", "CE-058", "CE-065", "CE-069", "CE-091", "CE-092")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_events(chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        try:
            play_event(size_of(seed), seed, TALLY)
        except Exception as error:
            error.add_note(f"play_event({size_of(seed)}, {seed})")
            raise


@pytest.mark.rule("CE-059", "CE-060", "CE-064")
def test_chance_is_even_over_all_events() -> None:
    """Whom the first of a group meets, and who gets the first bye: each is as likely, over all groups of a size."""
    seed = CHUNKS * CHUNK
    while sum(TALLY.values()) < 400:  # where few were played before: small ones, which are quick
        play_event(8 + seed % 9, seed, TALLY)
        seed += 1
    chi, freedom = 0.0, 0
    for what, kinds in {(what, kinds) for what, kinds, _ in TALLY}:
        seen = [TALLY[what, kinds, kind] for kind in range(kinds)]
        even = sum(seen) / kinds
        if even >= 3:
            chi += sum((count - even) ** 2 / even for count in seen)
            freedom += kinds - 1
    assert freedom > 2
    assert chi < critical(freedom)


@settings(max_examples=EVENTS // 4, deadline=None)
@given(players=st.integers(4, 24), seed=st.integers(0, 2**32))
def test_a_ledger_makes_the_same_event_again(players: int, seed: int) -> None:
    event = play_event(players, seed)
    facts_again = [unpack(pack(entry.fact)) for entry in event.entries]
    assert facts_again == [entry.fact for entry in event.entries]
    again = Event.of(event.entries)
    assert state(again) == state(event)
    assert again.standings() == event.standings()
    assert all(recheck(event, round.number) for round in event.rounds)


ANY = st.one_of(
    st.builds(facts.Dropped, st.sampled_from(["P1", "P2", "P9"]), st.sampled_from(["wish", "absent", "x"])),
    st.builds(facts.Rejoined, st.sampled_from(["P1", "P2", "P9"])),
    st.builds(facts.CheckedIn, st.sampled_from(["P1", "P9"])),
    st.builds(facts.Joined, st.sampled_from(["P1", "P9", ""]), st.sampled_from(["Kim", ""])),
    st.builds(facts.Published, st.integers(0, 3)),
    st.builds(facts.RoundClosed, st.integers(0, 3)),
    st.builds(facts.RoundReverted, st.integers(0, 3), st.sampled_from(["", "why"])),
    st.builds(facts.ClockStarted, st.integers(0, 3), st.just(())),
    st.builds(facts.CutMade),
    st.builds(facts.Warned, st.sampled_from(["P1", "P9"]), st.sampled_from(["dice", "accident", "x"])),
    st.builds(facts.Ejected, st.sampled_from(["P1", "P9"]), st.sampled_from(["cheating", "warnings", "x"])),
    st.builds(facts.Decided, st.sampled_from(["P1"]), st.booleans(), st.sampled_from(["", "why"])),
    st.builds(facts.Exchanged, st.integers(1, 2), st.sampled_from(["P1", "P2"]), st.sampled_from(["P3", "P9"]), st.just("why")),
    st.builds(
        facts.Reported,
        st.integers(0, 2),
        st.integers(0, 4),
        st.builds(
            Result,
            st.sampled_from(["victory", "time", "draw", "no-show", "x"]),
            st.sampled_from([None, "P1", "P2"]),
            st.tuples(st.integers(-1, 20), st.integers(0, 20)),
        ),
    ),
    st.just("pair"),
)


@settings(max_examples=EVENTS * 3, deadline=None)
@given(said=st.lists(ANY, max_size=25))
def test_whatever_is_said_is_taken_whole_or_refused_without_a_trace(said: list[facts.Fact | str]) -> None:
    import copy

    from longbox.challenger import Refused

    event = hall(6)
    for one in said:
        before = copy.deepcopy(state(event))
        try:
            event.say(draw(event, "again") if isinstance(one, str) else one)
        except Refused as error:
            german = error.told("de")
            if state(event) != before or not german:
                pytest.fail(f"{one} left a trace")
        event.standings()
    assert state(Event.of(event.entries)) == state(event)


def test_what_is_announced_is_played() -> None:
    event = hall(40)
    assert announcement(event) == facts.Announced(40, 5, 8)
