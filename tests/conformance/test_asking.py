"""With only the questions that matter a game is one of those that can be played with all of them: of every title."""

from __future__ import annotations

from random import Random

import pytest

from longbox.kernel import Game
from longbox.titles import facets, shelf

OPTIONS = {"crisis": {"setup": "quick"}, "tactics": {"setup": "quick"}, "sample": {"rounds": 2}}


@pytest.mark.parametrize("name", shelf.playable())
def test_plain_answers_are_answers_by_the_rules(name: str) -> None:
    """What is settled is an option of the question; where options lead to one position, any other leads there, too. Two questions
    shown as one are answered by an answer to each."""
    title = shelf.title(name)
    asking, rng, settled, together = facets.asking(title), Random(name), 0, 0
    game = Game.new(title, seed=f"asking {name}", options=OPTIONS.get(name, {}))
    while game.ask is not None and len(game.answers) < 400:
        state, ask = game.state, game.ask
        before = game.digest
        found, joined = asking.settled(state, ask), asking.joined(state, ask)
        assert game.digest == before, "to look at a question changes nothing"
        if found is None and joined is not None:
            assert joined.then.ask is not None
            for value in joined.answers(rng.randrange(len(joined.then.ask.options) + 1)):
                game.answer(value)
            together += 1
            continue
        if found is None:
            game.answer(rng.randrange(len(ask.options)))
            continue
        settled += 1
        assert found.secret == asking.hides
        if found.why == "same":
            one = asking.after(state, rng.randrange(len(ask.options)))
            assert one.digest() == asking.after(state, found.option).digest()
        game.answer(found.option)
    assert Game.load(game.save(), lambda _: title, verify=True).digest == game.digest
    assert settled or name == "sample"
    assert together or name != "crisis"
