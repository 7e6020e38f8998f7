"""Recorded games: every line of their reports, and where they end. A change nobody wanted is noticed here.

After a wanted change: delete `recorded.json`, run again, and read what is different.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longbox.kernel import Game, Generator, digest
from longbox.titles.revolution.state import Table
from longbox.titles.revolution.title import TITLE

RECORDED = Path(__file__).parent / "recorded.json"
GAMES = [(seats, seed) for seats in (3, 4) for seed in range(5)]
FIRST = {(3, 0): "36ea2eb12833385cdba90c63508eed72", (4, 4): "6adf3f911108bb08e7c77b469a41f4e6"}
"""Where games of the first printing of the cards end; that never changes."""


def played(seats: int, seed: int, **options: object) -> Game[Table]:
    """A random game of eight rounds."""
    game = Game.new(TITLE, seats, seed, {"last_round": 8, **options})
    rng = Generator(seed + 99)
    while game.ask is not None:
        game.answer(rng.below(len(game.ask.options)))
    return game


def report(seats: int, seed: int) -> list[str]:
    """A fingerprint per round of a game, and one of its end."""
    game = played(seats, seed)
    rounds: list[list[str]] = [[]]
    for line in game.log("en"):
        if line.startswith("Round "):
            rounds.append([])
        rounds[-1].append(line)
    return [*[digest("\n".join(lines)) for lines in rounds], game.digest]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_recorded_game_goes_the_same_way(seats: int, seed: int) -> None:
    if not RECORDED.exists():
        RECORDED.write_text(json.dumps({f"{a}-{b}": report(a, b) for a, b in GAMES}, indent=1) + "\n", encoding="utf-8")
        pytest.fail("recorded.json was missing and has been written; run again.")
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))[f"{seats}-{seed}"]
    told = report(seats, seed)
    different = [number for number, (a, b) in enumerate(zip(recorded, told, strict=False)) if a != b]
    assert told == recorded, f"different from round {different[0] if different else len(recorded)} on"


@pytest.mark.parametrize(("seats", "seed"), FIRST)
def test_a_game_of_the_first_printing_ends_as_ever(seats: int, seed: int) -> None:
    assert played(seats, seed, printing="first").digest == FIRST[seats, seed]
