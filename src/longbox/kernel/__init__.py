"""The turn engine: states, frames, asks, windows, dice, log, replay. It contains no game and imports nothing else of Longbox."""

from .asks import PASS, Answer, Ask, Region, pair_of_numbers
from .dice import Generator, commitment, dice_key, new_seed, proves
from .errors import BadOption, BadSave, Illegal, LongboxError, OutOfDice
from .events import SPECTATOR, Event
from .frames import AnyFrame, Frame
from .game import FORMAT, AnyGame, Game, Result, replay, view
from .phrases import Named, Phrase, Several
from .plain import Plain, Record
from .state import State, digest
from .title import AnyTitle, Length, Option, Speech, Title, Tongue, Words, suggest
from .window import Ability, Candidate, Registry, Window

__all__ = [
    "FORMAT",
    "PASS",
    "SPECTATOR",
    "Ability",
    "Answer",
    "AnyFrame",
    "AnyGame",
    "AnyTitle",
    "Ask",
    "BadOption",
    "BadSave",
    "Candidate",
    "Event",
    "Frame",
    "Game",
    "Generator",
    "Illegal",
    "Length",
    "LongboxError",
    "Named",
    "Option",
    "OutOfDice",
    "Phrase",
    "Plain",
    "Record",
    "Region",
    "Registry",
    "Result",
    "Several",
    "Speech",
    "State",
    "Title",
    "Tongue",
    "Window",
    "Words",
    "commitment",
    "dice_key",
    "digest",
    "new_seed",
    "pair_of_numbers",
    "proves",
    "replay",
    "suggest",
    "view",
]
