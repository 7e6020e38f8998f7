"""Every question and every option in words."""

from __future__ import annotations

import json

import pytest

from longbox.kernel import Game, Generator
from longbox.titles import facets
from longbox.titles.revolution.page.offers import RULES
from longbox.titles.revolution.page.voice import TELLERS
from longbox.titles.revolution.title import TITLE


def test_every_question_has_a_rule_and_words() -> None:
    kinds = {key[4:] for key in TITLE.words if key.startswith("ask.")}
    assert kinds == set(RULES)
    assert set(TELLERS) <= kinds


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_of_a_game_is_labelled(language: str) -> None:
    game = Game.new(TITLE, 4, 8, {"last_round": 2})
    rng = Generator(4)
    while game.ask is not None:
        offer = facets.page(TITLE).offer(game.state, game.ask, language)
        assert len(offer["options"]) == len(game.ask.options)
        for option in offer["options"]:
            assert option["label"].strip()
            assert "{" not in option["label"]
        json.dumps(offer)
        assert facets.page(TITLE).resolving(game.state, 0, language)
        game.answer(rng.below(len(game.ask.options)))
    for line in game.log(language):
        assert "{" not in line
        assert line == line.strip()
