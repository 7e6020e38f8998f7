"""Players that decide by themselves, for any title."""

from .match import play
from .player import PLAYERS, Player, RandomPlayer, Sight, player

__all__ = ["PLAYERS", "Player", "RandomPlayer", "Sight", "play", "player"]
