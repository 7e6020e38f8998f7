"""What every word of the vocabulary is."""

from __future__ import annotations


class Word:
    """A small frozen value; the rules look for the words they know with `t.parts(who, Word)`."""

    __slots__ = ()
