"""How the points stand is told from what a seat may know, and changes nothing: of every title."""

from __future__ import annotations

import json
from random import Random

import pytest

from longbox.kernel import SPECTATOR, Game, Generator
from longbox.titles import facets, shelf

OPTIONS = {"crisis": {"setup": "quick"}, "tactics": {"setup": "quick"}, "sample": {"rounds": 2}}
MOST = 250


@pytest.mark.parametrize("name", shelf.playable())
def test_goals_know_what_their_reader_may_know(name: str) -> None:
    title = shelf.title(name)
    goals, rng, told = facets.goals(title), Random(name), 0
    game = Game.new(title, seed=f"goals {name}", options=OPTIONS.get(name, {}))
    while game.ask is not None and len(game.answers) < MOST:
        if rng.random() < 0.2:
            before, seat = game.digest, rng.choice((SPECTATOR, *range(game.state.seats)))
            found = goals.standing(game.state, seat, "en")
            assert game.digest == before
            assert goals.standing(title.determinize(game.state, seat, Generator(told)), seat, "en") == found
            if found is not None:
                told += 1
                json.dumps(found)
                assert len(found["scores"]) == game.state.seats
                assert all(-1 <= row["seat"] < game.state.seats for row in found["rows"] + found["next"])
                assert goals.standing(game.state, seat, "de") != found
        game.answer(rng.randrange(len(game.ask.options)))
    assert told or name == "sample"
