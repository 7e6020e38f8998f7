"""Bots for any title."""

from .greedy import GreedyPlayer
from .match import play
from .player import PLAYERS, Player, RandomPlayer, Sight, player
from .search import Line, Search

__all__ = ["PLAYERS", "GreedyPlayer", "Line", "Player", "RandomPlayer", "Search", "Sight", "play", "player"]
