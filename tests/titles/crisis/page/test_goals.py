"""What would be scored if the round ended now."""

from __future__ import annotations

import longbox
from longbox.players import Sight, player
from longbox.titles import facets
from longbox.titles.crisis.codes import NOBODY
from longbox.titles.crisis.script import queries
from longbox.titles.crisis.title import TITLE

GOALS = facets.goals(TITLE)


def test_what_is_told_adds_up_to_what_the_cards_score() -> None:
    """At every fifth decision of games with many Crisis cards; and tokens that nobody makes points with are nobody's."""
    seen: set[str] = set()
    for number in range(8):
        game = longbox.new("crisis", seed=f"goals {number}", setup="quick")
        bots = [player("greedy", seat) for seat in range(2)]
        while game.ask is not None and len(game.answers) < 220:
            t = game.state
            if len(game.answers) % 5 == 0 and t.token_name and t.round:
                found = GOALS.standing(t, game.ask.seat, "en")
                assert found is not None
                seen |= {*t.crises}
                each = [t.library.crises[id].scoring(t, id) for id in t.crises]
                more = [sum(t.total(queries.CRISIS_POINTS, who) for who in t.team(seat)) for seat in (0, 1)]
                assert found.get("gains") == [sum(one[seat] for one in each) + more[seat] for seat in (0, 1)]
                assert all(row["seat"] != NOBODY or not row["n"] for row in found["rows"])
                assert all(row["seat"] == game.ask.seat for row in found["next"])
            game.answer(bots[game.ask.seat].choose(Sight(TITLE, t, game.ask)))
    assert len(seen) > 8
