"""Who still makes the cut, against every end that an event can have."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from challenger.hall import begin, finish, hall, play
from longbox.challenger import Event, Result, chances, draw, facts
from longbox.challenger.bracket import qualified
from longbox.challenger.chances import EACH, IN, OUT, made, outlook
from longbox.challenger.simulate import random_result
from longbox.kernel import Generator

WIN, LOSS = 16, 9
"""What `finish` gives, and therefore what is expected of the rounds to come."""


def ends(event: Event) -> list[Event]:
    """Every end of the round that is out, each an event of its own, by the facts that lead there."""
    games = [table for table in event.rounds[-1].tables if table.players[1] is not None]
    out = []
    for winners in product((0, 1), repeat=len(games)):
        after = Event.of(event.entries)
        pairs = zip(winners, games, strict=True)
        results = [Result("victory", table.pair[won], (WIN, LOSS) if won == 0 else (LOSS, WIN)) for won, table in pairs]
        finish(after, results)
        out.append(after)
    return out


def by_hand(after: list[Event]) -> dict[str, Fraction]:
    """How often everybody is in, over all these events alike."""
    total = dict.fromkeys(after[0].players, Fraction(0))
    for event in after:
        rows = [row for row in event.standings() if event.players[row.player].status == "active"]
        for id, share in made(event, rows).items():
            total[id] += share
    return {id: share / len(after) for id, share in total.items()}


@pytest.mark.rule("CE-069", "CE-092")
@pytest.mark.parametrize(("players", "cut"), [(6, 2), (7, 4), (8, 4), (9, 2)])
def test_in_the_last_round_every_end_is_counted(players: int, cut: int) -> None:
    event = play(hall(players, rounds=3, cut_to=cut), 2)
    begin(event)
    found = outlook(event)
    assert found is not None
    assert (found.exact, found.rounds, found.draws) == (True, 1, 2 ** (players // 2))
    after = ends(event)
    wanted = by_hand(after)
    assert {one.player: one.share for one in found.chances} == {id: pytest.approx(float(share)) for id, share in wanted.items()}
    assert sum(one.share for one in found.chances) == pytest.approx(cut)
    for one in found.chances:
        table = event.rounds[-1].table_of(one.player)
        assert table is not None
        if table.players[1] is None:
            assert (one.win, one.loss) == (None, None), "a bye is not played"
            continue
        for wins, told in ((True, one.win), (False, one.loss)):
            then = [each for each in after if (each.rounds[-1].table_of(one.player).result.winner == one.player) == wins]  # type: ignore[union-attr]
            assert told == pytest.approx(float(by_hand(then)[one.player]))


@pytest.mark.rule("CE-069")
def test_earlier_it_is_drawn_and_played_often_enough() -> None:
    """Two rounds before the end of six players: against every end of the one and, of the other, many draws and every end."""
    event = play(hall(6, rounds=3, cut_to=2), 1)
    begin(event)
    found = outlook(event)
    assert found is not None
    assert (found.exact, found.rounds) == (False, 2)
    total = dict.fromkeys(event.players, Fraction(0))
    middle = ends(event)
    times = 6
    for after in middle:
        for attempt in range(1, times + 1):
            then = Event.of(after.entries)
            begin(then)
            for again in range(1, attempt):
                then.say(draw(then, f"again {again}"))
                then.say(facts.Published(3))
            for id, share in by_hand(ends(then)).items():
                total[id] += share / (len(middle) * times)
    for one in found.chances:
        assert one.share == pytest.approx(float(total[one.player]), abs=0.07), one.player


@pytest.mark.rule("CE-069", "CE-091")
@pytest.mark.parametrize("seed", range(12))
def test_who_is_said_to_be_in_or_out_is(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is reported in the rounds that are left, draws too: nobody leaves."""
    monkeypatch.setattr(chances, "MOST", 5)  # it is not about how likely the others are
    monkeypatch.setattr(chances, "LEAST", 5)
    event = play(hall(20, seed=str(seed), rounds=5, cut_to=8), 0)
    rng, sure = Generator(seed), dict[str, str]()
    for number in range(1, 6):
        begin(event)
        tables = [table for table in event.rounds[-1].tables if table.players[1] is not None]
        finish(event, [random_result(table.pair, rng) for table in tables])
        found = outlook(event)
        if found is not None:
            for one in found.chances:
                assert not (sure.get(one.player) and not one.sure), "what is sure stays sure"
                assert 0 <= one.share <= 1
            sure |= {one.player: one.sure for one in found.chances if one.sure}
        else:
            assert number == 5
    assert IN in sure.values() or OUT in sure.values()
    through = set(qualified(event))
    assert {id for id, what in sure.items() if what == IN} <= through
    assert not {id for id, what in sure.items() if what == OUT} & through


@pytest.mark.rule("CE-047", "CE-052", "CE-070")
def test_it_is_told_while_the_cut_can_still_be_made() -> None:
    event = hall(20, cut_to=4)
    begin(event)
    assert outlook(event) is None, "before the first round is over nobody is ahead"
    finish(event)
    first = outlook(event)
    assert first is not None
    assert len(first.chances) == 20
    assert all(one.win is None for one in first.chances), "no match is out"
    gone = event.standings()[0].player
    event.say(facts.Dropped(gone, "wish"))
    after = outlook(event)
    assert after is not None
    assert gone not in {one.player for one in after.chances}
    assert sum(one.share for one in after.chances) == pytest.approx(4)
    event.say(draw(event))
    assert outlook(event) == after, "a draw that is not published tells nobody anything"
    event.say(facts.Published(2))
    out = outlook(event)
    assert out is not None
    assert any(one.win is not None for one in out.chances)
    finish(event, close=False)
    assert outlook(event) == out, "results count when their round is closed"
    event.say(facts.RoundClosed(2))
    play(event, 2)
    assert outlook(event) is None, "then the standings say it"
    assert outlook(play(hall(8), 2)) is None, "where there is no cut there is nothing to make"


def test_a_cut_by_points() -> None:
    event = play(hall(8, rounds=3, cut_to=4, cut_points=6), 2)
    begin(event)
    found = outlook(event)
    assert found is not None
    for one in found.chances:
        points = next(row.points for row in event.standings() if row.player == one.player)
        assert one.sure == (IN if points >= 6 else "" if points == 3 else OUT)
        assert one.share == {6: 1.0, 3: 0.5, 0: 0.0}[points]


def test_more_matches_than_can_be_looked_at_are_drawn() -> None:
    event = play(hall(2 * EACH + 2, rounds=2, cut_to=8), 1)
    begin(event)
    found = outlook(event)
    assert found is not None
    assert not found.exact
    assert found == outlook(event), "and drawn alike for everybody who asks"
