"""Playing a game to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from longbox.kernel import AnyGame

from .player import Player, Sight


def play(game: AnyGame, players: Sequence[Player], progress: Callable[[AnyGame], object] | None = None) -> None:
    """Let the players answer until the game is over."""
    title, state = game.title, game.state
    while (ask := game.ask) is not None:
        game.answer(players[ask.seat].choose(Sight(title, state, ask)))
        if progress is not None:
            progress(game)
