"""Whole random events with draws, drops, rejoining, no-shows and byes: what must hold in each of them."""

from __future__ import annotations

import os
from fractions import Fraction
from itertools import pairwise

import pytest
import rustworkx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longbox.challenger import Event, Result, announcement, draw, facts, recheck
from longbox.challenger.facts import pack, unpack
from longbox.kernel import Generator

from .hall import hall, state

ALL = bool(os.environ.get("LONGBOX_ALL"))
EVENTS = 400 if ALL else 40


def random_result(pair: tuple[str, str], rng: Generator) -> Result:
    kind = rng.below(12)
    vps = (rng.below(20), rng.below(20))
    if kind == 0:
        return Result("concession", rng.choice(pair), vps)
    if kind == 1:
        return Result("no-show", rng.choice(pair))
    if kind == 2:
        return Result("agreed-draw")
    if kind == 3:
        return Result("double-loss")
    if kind == 4:
        return Result("wipe-out", rng.choice(pair), vps)
    return Result("time", None, vps if rng.below(6) else (vps[0], vps[0]))


class Oracle:
    """Keeps its own books about an event, in the plainest way."""

    def __init__(self, players: list[str]) -> None:
        self.points: dict[str, list[int]] = {id: [] for id in players}
        self.vps: dict[str, int] = dict.fromkeys(players, 0)
        self.met: dict[str, list[str]] = {id: [] for id in players}
        self.byes: dict[str, int] = dict.fromkeys(players, 0)

    def note(self, one: str, other: str | None, result: Result | None) -> None:
        if other is None:
            self.points[one].append(3)
            self.vps[one] += 14
            self.byes[one] += 1
            return
        assert result is not None
        for me, you, mine in ((one, other, 0), (other, one, 1)):
            draw = result.winner is None and result.kind != "double-loss"
            self.points[me].append(3 if result.winner == me else 1 if draw else 0)
            vps = 0 if result.kind in ("no-show", "double-loss") else result.vps[mine]
            if result.winner == me and result.kind in ("concession", "no-show"):
                vps = max(vps, 14)
            self.vps[me] += vps
            self.met[me].append(you)

    def schedule(self, id: str) -> Fraction:
        opponents = set(self.met[id])
        if not opponents:
            return Fraction(0)
        total = Fraction(0)
        for other in opponents:
            total += Fraction(sum(self.points[other]), len(self.points[other]))
        return total / len(opponents)


def check_pairing(event: Event, said: facts.Paired, oracle: Oracle) -> None:
    """Everybody once, the bye where it belongs, and nothing better by an exact matching up to 64 players."""
    number = said.round
    named = [id for players in said.tables for id in players if id is not None]
    assert sorted(named) == sorted(event.active)
    byes = [one for one, other in said.tables if other is None]
    assert len(byes) == len(named) % 2
    points = {id: sum(oracle.points[id]) for id in named}
    if byes:
        fewest = min(oracle.byes[id] for id in named)
        assert oracle.byes[byes[0]] == fewest
        if number > 1:
            rank = {row.player: row.rank for row in event.standings()}
            assert rank[byes[0]] == max(rank[id] for id in named if oracle.byes[id] == fewest)
        del points[byes[0]]
    if len(points) > 64 or len(event.active) <= 6:  # looking ahead, a step more may be worth it
        return
    levels = {value: at for at, value in enumerate(sorted(set(points.values())))}

    def price(one: str, other: str) -> tuple[bool, int]:
        return other in oracle.met[one], abs(levels[points[one]] - levels[points[other]])

    graph: rustworkx.PyGraph[str, int] = rustworkx.PyGraph()
    names = list(points)
    graph.add_nodes_from(names)
    for i, one in enumerate(names):
        for j, other in enumerate(names[:i]):
            again, steps = price(one, other)
            graph.add_edge(i, j, 10**9 - 10**6 * again - steps)
    best = [price(names[i], names[j]) for i, j in rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)]
    drawn = [price(one, other) for one, other in said.tables if other is not None]
    assert sum(again for again, _ in drawn) == sum(again for again, _ in best)
    if not any(again for again, _ in drawn):  # otherwise those who met longest ago come before steps
        assert sum(steps for _, steps in drawn) == sum(steps for _, steps in best)


def play_event(players: int, seed: int) -> Event:
    event = hall(players, f"random {seed}", cut=False)
    rng = Generator(seed)
    oracle = Oracle(list(event.players))
    away: dict[str, int] = {}
    for number in range(1, event.planned().rounds + 1):
        if len(event.active) < 2:
            break
        said = draw(event)
        check_pairing(event, said, oracle)
        event.say(said)
        event.say(facts.Published(number))
        for table in event.rounds[-1].tables:
            if table.players[1] is None:
                oracle.note(table.players[0], None, None)
                continue
            result = random_result(table.pair, rng)
            event.say(facts.Reported(number, table.number, result))
            kept = table.result
            assert kept is not None
            oracle.note(*table.pair, Result(result.kind, kept.winner, result.vps))
        event.say(facts.RoundClosed(number))
        for id, player in event.players.items():
            if player.status == "dropped" and id not in away:
                away[id] = number
        check_standings(event, oracle)
        for id in list(event.players):
            if event.players[id].status == "active" and rng.below(25) == 0:
                event.say(facts.Dropped(id))
                away[id] = number
            elif event.players[id].status == "dropped" and rng.below(3) == 0:
                event.say(facts.Rejoined(id))
                oracle.points[id] += [0] * (number - away.pop(id))
        check_standings(event, oracle)
    return event


def check_standings(event: Event, oracle: Oracle) -> None:
    rows = event.standings()
    for row in rows:
        assert row.points == sum(oracle.points[row.player])
        assert row.rounds == len(oracle.points[row.player])
        assert row.vps == oracle.vps[row.player]
        assert row.schedule == oracle.schedule(row.player)
    for better, worse in pairwise(rows):
        assert (better.points, better.schedule, better.vps) >= (worse.points, worse.schedule, worse.vps)


@pytest.mark.rule("CE-046", "CE-048", "CE-058", "CE-065", "CE-091", "CE-092")
@settings(max_examples=EVENTS, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.integers(4, 70), seed=st.integers(0, 2**32))
def test_small_and_middling_events(players: int, seed: int) -> None:
    play_event(players, seed)


@pytest.mark.rule("CE-046", "CE-092")
@settings(max_examples=EVENTS // 10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.integers(71, 300), seed=st.integers(0, 2**32))
def test_large_events(players: int, seed: int) -> None:
    event = play_event(players, seed)
    assert not any("met in round" in text for _, text in event.remarks)


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
