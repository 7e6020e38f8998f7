"""When an event will be over."""

from __future__ import annotations

import pytest

from challenger.hall import hall, to_cut
from longbox.challenger import Event, Result, draw, facts
from longbox.challenger.pace import ROUND, pace


def round(event: Event, at: float, closed: float | None = None) -> None:
    event.say(draw(event), at=at - 60)
    number = event.rounds[-1].number
    event.say(facts.Published(number), at=at)
    if closed is not None:
        for table in event.rounds[-1].tables:
            event.say(facts.Reported(number, table.number, Result("victory", table.pair[0], (16, 9))), at=closed)
        event.say(facts.RoundClosed(number), at=closed)


@pytest.mark.rule("CE-039")
def test_rounds_to_come_take_as_long_as_those_that_were() -> None:
    event = hall(8)
    assert pace(event, 0) is None, "nothing is out"
    round(event, 1000)
    first = pace(event, 1100)
    assert first is not None
    assert (first.round, first.of, first.ends) == (1, 4, 1000 + 4 * ROUND)
    finish = 1000 + 5000
    for table in event.rounds[-1].tables:
        event.say(facts.Reported(1, table.number, Result("victory", table.pair[0], (16, 9))), at=finish)
    event.say(facts.RoundClosed(1), at=finish)
    round(event, 7000)
    second = pace(event, 7100)
    assert second is not None
    assert second.ends == 7000 + 3 * 6000, "the first took 6000 seconds from draw to draw"
    late = pace(event, 20_000)
    assert late is not None
    assert late.ends == 20_000 + 2 * 6000, "a round that is late is not over before now"
    assert second.of == 4


def test_the_bracket_counts_and_a_round_taken_back_does_not() -> None:
    event = to_cut(17)
    event.say(draw(event), at=0)
    event.say(facts.Published(5), at=0)
    found = pace(event, 0)
    assert found is not None
    assert (found.round, found.of) == (5, 7), "four Swiss rounds, then quarter-finals, semi-finals and the final"
    event.say(facts.RoundReverted(5, "wrong"))
    back = pace(event, 0)
    assert back is not None
    assert back.round == 4
