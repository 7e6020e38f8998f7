"""Odds: the arguments and the answers of `longbox odds TITLE`."""

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
    """A distribution: the question, what is counted, and the chance of each number."""

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
        """Add the arguments to a command line."""

    def chart(self, args: argparse.Namespace) -> Chart:
        """The answer; raises `LongboxError` if the arguments make no sense together."""
        raise LongboxError(f"{self.title.label} has no odds to show.")


def odds(title: Title[S]) -> Odds[S]:
    """The odds facet of a title.

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
    """Refuse arguments that would otherwise be ignored."""
    for name in names:
        if getattr(args, name) not in (None, False, 0, []):
            raise LongboxError(f"--{name.replace('_', '-')} does not go with {what}.")


def mean_of(pmf: Sequence[float]) -> float:
    """The mean of a distribution.

    >>> mean_of([0.5, 0.25, 0.25])
    0.75
    """
    return sum(n * chance for n, chance in enumerate(pmf))
