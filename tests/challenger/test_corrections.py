"""A late correction leaves what is out as it is, and says whom it would have put elsewhere."""

from __future__ import annotations

import pytest

from challenger.hall import begin, finish, hall, play
from longbox.challenger import Event, Result, draw, facts
from longbox.challenger.corrections import otherwise


def corrected(event: Event, round: int, vps: tuple[int, int]) -> None:
    table = event.table(round, 1)
    winner = table.pair[0] if vps[0] > vps[1] else table.pair[1]
    event.say(facts.Corrected(round, 1, Result("victory", winner, vps), "misread"))


@pytest.mark.rule("CE-058")
def test_points_that_change_nothing_leave_the_draw_as_it_is() -> None:
    event = play(hall(12), 1)
    assert otherwise(event) is None, "nothing is out that round one has decided"
    begin(event)
    assert otherwise(event) == (2, ())
    corrected(event, 1, (16, 3))
    assert otherwise(event) == (2, ()), "victory points do not pair"


@pytest.mark.rule("CE-058")
def test_another_winner_would_have_met_somebody_else() -> None:
    event = play(hall(12), 1)
    begin(event)
    tables = [table.players for table in event.rounds[-1].tables]
    loser, winner = event.table(1, 1).pair
    corrected(event, 1, (3, 16))
    found = otherwise(event)
    assert found is not None
    assert found[0] == 2
    assert {loser, winner} <= {*found[1]}
    assert [table.players for table in event.rounds[-1].tables] == tables, "what is out stays"
    # It is what a draw would have been that had known better.
    known = hall(12)
    begin(known)
    finish(known, [Result("victory", known.table(1, 1).pair[1], (3, 16))])
    would = {one: other for pair in draw(known).tables for one, other in (pair, pair[::-1])}
    met = {one: other for pair in tables for one, other in (pair, pair[::-1])}
    assert {*found[1]} == {id for id in met if id is not None and met[id] != would[id]}


def test_exchanges_by_hand_are_no_change() -> None:
    event = play(hall(8), 1)
    begin(event)
    one, other = event.rounds[-1].tables[0].pair[0], event.rounds[-1].tables[1].pair[0]
    event.say(facts.Exchanged(2, one, other, "same club"))
    assert otherwise(event) == (2, ())
