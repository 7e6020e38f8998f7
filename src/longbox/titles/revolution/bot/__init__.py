"""What things are worth, for bots: positions, Characters, cards, bids, blows, Hexes and every option of a question, in Hope Coins.

Dice are judged by exact chances; what follows from an outcome is judged by rule of thumb. Nothing is tried out on copies. What
others hold is never looked at: the table a bot is given has guessed hands, and nothing here reads them."""

from .prospects import chances
from .questions import rate
from .recruit import likely_bid
from .schools import position

__all__ = ["chances", "likely_bid", "position", "rate"]
