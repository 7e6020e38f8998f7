"""Bots for any title."""

from .greedy import GreedyPlayer
from .levels import LEVELS, Level, Thinker, Thoughtful
from .match import play
from .player import PLAYERS, Player, RandomPlayer, Sight, player
from .search import Line, Search
from .trials import thinking_by

__all__ = [
    "LEVELS",
    "PLAYERS",
    "GreedyPlayer",
    "Level",
    "Line",
    "Player",
    "RandomPlayer",
    "Search",
    "Sight",
    "Thinker",
    "Thoughtful",
    "play",
    "player",
    "thinking_by",
]
