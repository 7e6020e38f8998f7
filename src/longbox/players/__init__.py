"""Players that decide by themselves, for any title."""

from .greedy import GreedyPlayer
from .match import play
from .player import PLAYERS, Player, RandomPlayer, Sight, player

__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "Sight", "play", "player"]
