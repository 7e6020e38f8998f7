"""Superhero tabletop games played by their full rules.

The whole interface, the same for every title:

>>> import longbox
>>> game = longbox.new("sample", seats=3, seed=7)
>>> game.ask.seat, game.ask.kind, game.ask.options
(0, 'bid', (0, 1, 2, 3))
>>> game.answer(2)
>>> game.view(1)["bids"]
[0, -1, -1]
>>> twin = longbox.load(game.save())
>>> twin.digest == game.digest
True
>>> while game.ask is not None:
...     game.answer(0)
>>> game.result.rounds
4
>>> game.log("en")[0]
'Round 1'
"""

from __future__ import annotations

from typing import Any

from longbox.kernel import SPECTATOR, BadOption, BadSave, Game, Illegal, LongboxError, Result
from longbox.titles import title as _title

__version__ = "0.1.0"
__all__ = ["SPECTATOR", "BadOption", "BadSave", "Game", "Illegal", "LongboxError", "Result", "load", "new"]


def new(title: str, seats: int | None = None, seed: int | str | None = None, **options: Any) -> Game[Any]:
    """Start a game.

    >>> new("sample", seats=5)
    Traceback (most recent call last):
    longbox.kernel.errors.BadOption: Scrap is played by 3, not by 5.
    """
    return Game.new(_title(title), seats, seed, options)


def load(data: str | bytes, *, verify: bool = False) -> Game[Any]:
    """Bring back a saved game. With `verify` every answer is played again and every digest compared.

    >>> load("{}")
    Traceback (most recent call last):
    longbox.kernel.errors.BadSave: This is not a saved game of Longbox.
    """
    return Game.load(data, _title, verify=verify)
