"""Games that were saved by version 0.1 load and go on to the same end: moving code about must not change a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import longbox
from longbox.kernel import Generator

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_loads_and_goes_on(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    game = longbox.load(kept["save"])
    rng = Generator(99)
    answers = 0
    while game.ask is not None:
        game.answer(rng.below(len(game.ask.options)))
        answers += 1
    assert (answers, game.digest) == (kept["answers"], kept["end"])


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_can_be_verified(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert longbox.load(kept["save"], verify=True).digest == longbox.load(kept["save"]).digest


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_keeps_the_readings_it_was_played_with(path: Path) -> None:
    """Options that came later have the value of then, and a save made now says so."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    game = longbox.load(kept["save"])
    later = {name: option.before for name, option in game.title.options.items() if option.before is not None}
    assert {name: game.state.options[name] for name in later} == later
    again = longbox.load(game.save())
    assert again.state.options == game.state.options
