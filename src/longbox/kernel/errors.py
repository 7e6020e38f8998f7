"""What goes wrong, said in one sentence that a person can act on."""

from __future__ import annotations


class LongboxError(Exception):
    """Base of every error that is meant to be read by a person.

    >>> str(LongboxError("The file is empty; a saved game was expected."))
    'The file is empty; a saved game was expected.'
    """


class Illegal(LongboxError):
    """An answer the rules do not allow. Nothing has changed."""


class BadSave(LongboxError):
    """A saved game that cannot be opened: damaged, edited or from a newer Longbox."""


class BadOption(LongboxError):
    """A title, option or number of seats that does not exist."""


class OutOfDice(LongboxError):
    """A scripted game asked for more dice than its script holds."""
