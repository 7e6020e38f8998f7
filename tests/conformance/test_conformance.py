"""The conformance suite, for every title that can be played."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import longbox
from longbox.kernel import SPECTATOR, Game
from longbox.players import RandomPlayer, play
from longbox.titles import facets, playable, title
from longbox.titles.tactics.rules.levels import LEVELS

from .suite import Examiner

GAMES = {"sample": 24, "crisis": 4, "tactics": len(LEVELS), "revolution": 3}
GAMES |= {"sample": 500, "crisis": 400, "tactics": 60 * len(LEVELS), "revolution": 60} if os.environ.get("LONGBOX_ALL") else {}
"""Random games per title and number of seats; a title not named here plays 20."""
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "crisis": [{"ruleset": 2025}, {"ruleset": 2022}],
    "tactics": [{"level": level, "map": "choose"} for level in LEVELS],
    "revolution": [{"last_round": 2}, {"last_round": 3}, {"last_round": 3}],
}
"""Options that are played in turns."""
PARTS = 4

TABLES = [(name, seats) for name in playable() for seats in title(name).players]
GOLDEN = Path(__file__).parents[1] / "golden"


def variant(name: str, seed: int) -> dict[str, Any]:
    variants = VARIANTS.get(name, [{}])
    return variants[seed % len(variants)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("part", range(PARTS))
def test_every_decision_of_random_games(name: str, seats: int, part: int) -> None:
    games = GAMES.get(name, 20)
    for seed in range(part, games, PARTS):
        Examiner(title(name), seats, seed, variant(name, seed)).play()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_illegal_is_taken_and_everything_offered_works(name: str, seats: int) -> None:
    for seed in range(min(25, max(2, GAMES.get(name, 20) // 20))):
        examiner = Examiner(title(name), seats, seed, variant(name, seed))
        while examiner.game.ask is not None:
            examiner.nonsense_is_refused()
            examiner.every_option_works()
            examiner.game.answer(examiner.rng.below(len(examiner.game.ask.options)))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_hears_is_consistent(name: str, seats: int) -> None:
    """Hiding twice hides no more, and a spectator learns the same from a player's report as from the full one."""
    game = longbox.new(name, seats, seed=11, **facets.study(title(name)).played)
    play(game, [RandomPlayer(seat) for seat in range(seats)])
    for event in game.events():
        public = event.seen_by(SPECTATOR)
        assert public is None or public.seen_by(SPECTATOR) == public
        for seat in range(seats):
            heard = event.seen_by(seat)
            assert heard is None or heard.seen_by(seat) == heard
            assert (heard.seen_by(SPECTATOR) if heard is not None else None) == public


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_golden_playthrough(name: str, seats: int) -> None:
    """A recorded game guards against silent change. After a wanted change: delete the file, run again, read the new one."""
    game = longbox.new(name, seats, seed=2024, **facets.study(title(name)).played)
    play(game, [RandomPlayer(f"golden {seat}") for seat in range(seats)])
    told = "\n".join([*game.log("en"), f"digest {game.digest}", ""])
    path = GOLDEN / f"{name}-{seats}.txt"
    if not path.exists():
        path.write_text(told, encoding="utf-8")
        pytest.fail(f"{path.name} was missing and has been written; read it and run again.")
    assert told == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_is_the_same_game(name: str, seats: int) -> None:
    def digest(seed: int) -> str:
        game = Game.new(title(name), seats, seed, facets.study(title(name)).played)
        play(game, [RandomPlayer(seat) for seat in range(seats)])
        return game.digest

    assert digest(3) == digest(3)
    assert digest(3) != digest(4)
