"""Errors for people: one sentence that says what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .phrases import Phrase


def made_again(cls: type[LongboxError], args: tuple[object, ...], values: Mapping[str, Any]) -> LongboxError:
    """An error that comes from another process, whatever it was made of there."""
    made = cls.__new__(cls)
    made.args = args
    made.__dict__.update(values)
    return made


class LongboxError(Exception):
    """Base of all errors that people read. `Title.refusal` translates it.

    >>> str(LongboxError("The file is empty; a saved game was expected."))
    'The file is empty; a saved game was expected.'
    >>> str(LongboxError("That is {far:.1f} in away.", far=2.25))
    'That is 2.2 in away.'
    """

    def __init__(self, text: str = "", /, **values: object) -> None:
        self.phrase = text if isinstance(text, Phrase) else Phrase(text, **values)
        super().__init__(self.phrase)

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (type(self), self.args, self.__dict__)


class Illegal(LongboxError):
    """An answer the rules do not allow. Nothing has changed."""


class BadSave(LongboxError):
    """A saved game that cannot be opened: damaged, edited or from a newer Longbox."""


class BadOption(LongboxError):
    """A title, option or number of seats that does not exist."""


class OutOfDice(LongboxError):
    """A scripted game asked for more dice than its script holds."""
