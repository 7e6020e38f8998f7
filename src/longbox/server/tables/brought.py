"""A game that somebody brings along: played again before it is believed."""

from __future__ import annotations

import json
from typing import NamedTuple

from longbox.kernel import Game, State
from longbox.kernel.game import read_save
from longbox.server.languages import message
from longbox.server.limits import CAPS
from longbox.titles import shelf

from .refusals import Refused

TOO_LONG = message("This game has too many answers to be brought in.")


class Brought(NamedTuple):
    """A game that somebody has brought, as a table keeps it."""

    title: str
    version: int
    options: str
    seed: str
    seats: int
    answers: list[tuple[int, str]]
    """Who answered, and what."""
    asked: int | None
    seeds: dict[int, str]
    """The seeds that took over after so many answers."""


def verified(data: str | bytes) -> Brought:
    """A game somebody brings, played again from the start."""
    save = read_save(data)
    if any(isinstance(save[part], list) and len(save[part]) > CAPS["answers"] for part in ("answers", "marks")):
        raise Refused("format", TOO_LONG)
    game: Game[State] = Game.load(data, shelf.title, verify=True)
    again: Game[State] = Game.new(game.title, game.state.seats, game.seed, game.state.options)
    asked = []
    for number, answer in enumerate(game.answers):
        if number in game.seeds:
            again.new_dice(game.seeds[number])
        assert again.ask is not None
        asked.append(again.ask.seat)
        again.answer(answer)
    return Brought(
        game.title.name, game.title.version, json.dumps(dict(game.state.options)), json.dumps(game.seed), game.state.seats,
        [(seat, json.dumps(answer)) for seat, answer in zip(asked, game.answers, strict=True)],
        None if game.ask is None else game.ask.seat,
        {number: json.dumps(seed) for number, seed in game.seeds.items()},
    )  # fmt: skip
