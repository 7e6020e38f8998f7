"""Keys: how attacks, superpowers, their parts and the steps of scripts are named, in a state, a save and the library.

    thor/hammer-throw             an attack or superpower of a card
    thor/hammer-throw@injured     the same where it differs by form or side
    thor/hammer-throw#2           its third rule or part
    thor/hammer-throw#2@5         what step 5 of that part's script has put in force

A state holds them as texts; whoever wants a piece of one takes it apart here.
"""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """A key taken apart.

    >>> key = Key.of("thor/hammer-throw@injured#2@5")
    >>> key.whole, key.number, key.bare, key.card, key.id, key.variant
    ('thor/hammer-throw@injured', '2', 'thor/hammer-throw', 'thor', 'hammer-throw', 'injured')
    """

    whole: str
    """The attack or superpower, with its variant."""
    number: str
    """Which of its parts; empty for the whole."""

    @classmethod
    def of(cls, text: str) -> Key:
        whole, _, number = text.partition("#")
        return cls(whole, number.partition("@")[0])

    @property
    def bare(self) -> str:
        """Without the variant."""
        return self.whole.partition("@")[0]

    @property
    def variant(self) -> str:
        return self.whole.partition("@")[2]

    @property
    def card(self) -> str:
        return self.whole.partition("/")[0]

    @property
    def last(self) -> str:
        """What stands behind the card, with the variant."""
        return self.whole.rpartition("/")[2]

    @property
    def id(self) -> str:
        """What stands behind the card, without the variant."""
        return self.last.partition("@")[0]


def part_of(key: str, number: int) -> str:
    """The key of a part.

    >>> part_of("thor/hammer-throw", 2)
    'thor/hammer-throw#2'
    """
    return f"{key}#{number}"


def step_of(script: str, at: int) -> str:
    """The key of what a step of a script puts in force.

    >>> step_of("thor/hammer-throw#2", 5)
    'thor/hammer-throw#2@5'
    """
    return f"{script}@{at}"


def outer(key: str) -> str:
    """The script whose step this is; the whole key without its variant if it is none.

    >>> outer("thor/mighty@3@1")
    'thor/mighty@3'
    """
    return key.rpartition("@")[0]
