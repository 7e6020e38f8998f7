"""Odds: what `longbox odds TITLE` can be asked, and what it answers."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, cast

from longbox.kernel import LongboxError, Title

from .facet import Facet, Json, S, facet_of

MOST_DICE: Final = 20


@dataclass(frozen=True, slots=True)
class Chart:
    """A distribution: what was asked, what is counted, and how likely each number of it is."""

    heading: str
    counted: str
    facts: Json
    """Plain data: `pmf`, the chance of 0, 1, 2 ...; `labels` where these stand for something else; and what a title adds."""
    lines: Sequence[str] = ()
    """What is said below it."""


class Odds(Facet[S]):
    """Exact chances from the command line. The default has none."""

    room = "odds"

    help: ClassVar[str] = ""
    """What can be asked, in one line."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add what can be asked to a command line."""

    def chart(self, args: argparse.Namespace) -> Chart:
        """The answer to what was asked; raises `LongboxError` with a sentence where that makes no sense."""
        raise LongboxError(f"{self.title.label} has no odds to show.")


def odds(title: Title[S]) -> Odds[S]:
    """What a title can be asked about its dice.

    >>> from longbox.titles import title
    >>> odds(title("revolution")).help
    'Mutant Revolution: two Dice Strings.'
    """
    return cast("Odds[S]", facet_of(title, Odds))


# -- for command lines ------------------------------------------------------------------------------------------------


def number(least: int, most: int = MOST_DICE) -> Callable[[str], int]:
    """Reads a whole number between two others.

    >>> number(1)("6")
    6
    """

    def read(text: str) -> int:
        if not text.lstrip("-").isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
        return int(text)

    return read


def refuse(args: argparse.Namespace, what: str, *names: str) -> None:
    """Nothing that is said is passed over in silence."""
    for name in names:
        if getattr(args, name) not in (None, False, 0, []):
            raise LongboxError(f"--{name.replace('_', '-')} does not go with {what}.")


def mean_of(pmf: Sequence[float]) -> float:
    """What to expect on average.

    >>> mean_of([0.5, 0.25, 0.25])
    0.75
    """
    return sum(n * chance for n, chance in enumerate(pmf))
