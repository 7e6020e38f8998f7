"""Playing a game to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from longbox.kernel import Game

from .player import Player, Sight


def play(game: Game[Any], players: Sequence[Player], progress: Callable[[Game[Any]], object] | None = None) -> None:
    """Let the players answer until the game is over."""
    title, state = game.title, game.state
    while (ask := game.ask) is not None:
        game.answer(players[ask.seat].choose(Sight(title, state, ask)))
        if progress is not None:
            progress(game)
