"""Play superhero tabletop games from Python, with every rule enforced.

The interface is the same for every title:

>>> import longbox, random
>>> game = longbox.new("crisis", seed=7, setup="quick")
>>> game.ask.seat, game.ask.kind, game.ask.options
(1, 'react', ('pass', (1, 'tactic/dig-in', 0)))
>>> game.answer(0)
>>> game.view(1)["round"]
1
>>> twin = longbox.load(game.save())
>>> twin.digest == game.digest
True
>>> rng = random.Random(7)
>>> while game.ask is not None:
...     game.answer(rng.randrange(len(game.ask.options)))
>>> game.result.winner, game.result.rounds
(1, 6)
>>> game.log("en")[-1]
'Player B wins on victory points after the last round.'
"""

from __future__ import annotations

from longbox.engine import ENGINE
from longbox.kernel import SPECTATOR, AnyGame, BadOption, BadSave, Game, Illegal, LongboxError, Result
from longbox.titles import title as _title

__version__ = "0.2.0"
__all__ = ["ENGINE", "SPECTATOR", "BadOption", "BadSave", "Game", "Illegal", "LongboxError", "Result", "load", "new"]


def new(title: str, seats: int | None = None, seed: int | str | None = None, **options: object) -> AnyGame:
    """Start a game.

    >>> new("revolution", seats=5)
    Traceback (most recent call last):
    longbox.kernel.errors.BadOption: X-Men: Mutant Revolution is played by 3 or 4, not by 5.
    """
    return Game.new(_title(title), seats, seed, options)


def load(data: str | bytes, *, verify: bool = False) -> AnyGame:
    """Bring back a saved game. With `verify` every answer is played again and every digest compared.

    >>> load("{}")
    Traceback (most recent call last):
    longbox.kernel.errors.BadSave: This is not a saved game of Longbox.
    """
    return Game.load(data, _title, verify=verify)
