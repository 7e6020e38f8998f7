"""Questions to a player: one shape for all of them, and how answers are checked."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any, Final, Protocol, TypeAlias

from .errors import Illegal
from .phrases import Phrase
from .plain import Plain

Answer: TypeAlias = int | tuple[Any, ...] | list[Any]
"""An option's index, or, where the question has a region, a value such as `(x, y)` or the dice to reroll."""

PASS: Final = "pass"
"""The option that declines, wherever declining is allowed."""


class Region(Protocol):
    """The exact set of values a continuous question allows."""

    def accept(self, state: Any, value: tuple[Plain, ...]) -> Plain:
        """The value as the rules will use it; raises `Illegal` with a reason when it lies outside. Changes nothing."""

    def describe(self) -> dict[str, Any]:
        """What a page needs to draw the region."""


class Ask:
    """A question to one seat: pick an option, or, if there is a region, any value inside it.

    The options of a question with a region are sensible samples of it, so that a bot always has something to pick.

    >>> ask = Ask(0, "target", ("ultron", "crossbones"))
    >>> ask.seat, ask.kind, ask.options
    (0, 'target', ('ultron', 'crossbones'))
    """

    __slots__ = ("kind", "options", "region", "seat")

    def __init__(self, seat: int, kind: str, options: Sequence[Plain], region: Region | None = None) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.region = region

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ask):
            return NotImplemented
        return (self.seat, self.kind, tuple(self.options), self.region) == (
            other.seat,
            other.kind,
            tuple(other.options),
            other.region,
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        region = f", region={self.region!r}" if self.region is not None else ""
        return f"Ask({self.seat}, {self.kind!r}, {tuple(self.options)!r}{region})"

    def judge(self, state: Any, answer: object) -> Plain:
        """The chosen option or accepted value; raises `Illegal` with the reason otherwise.

        >>> Ask(0, "target", ("ultron",)).judge(None, 3)
        Traceback (most recent call last):
        longbox.kernel.errors.Illegal: Option 3 does not exist; this question has 1 option, number 0.
        """
        if type(answer) is int:
            if 0 <= answer < len(self.options):
                return self.options[answer]
            raise Illegal(
                "Option {number} does not exist; this question has {options}.",
                number=shorten(answer),
                options=_span(len(self.options)),
            )
        if not isinstance(answer, tuple | list):
            raise Illegal("{what} is no answer; send {wanted}.", what=_article(answer), wanted=self._wanted())
        if self.region is None:
            raise Illegal("This question takes no free value; send {wanted}.", wanted=self._wanted())
        return self.region.accept(state, checked_value(answer))

    def _wanted(self) -> str:
        options = _span(len(self.options))
        if self.region is None:
            return Phrase("the number of an option (it has {options})", options=options)
        return Phrase("the number of an option (it has {options}) or a list of values", options=options)


def checked_value(value: Sequence[Any], depth: int = 0) -> tuple[Plain, ...]:
    """A free value as plain tuples; refuses what no rule could measure.

    >>> checked_value([1, [2.5, "a"]])
    (1, (2.5, 'a'))
    >>> checked_value([float("nan"), 0])
    Traceback (most recent call last):
    longbox.kernel.errors.Illegal: nan is not a number that can be measured; send finite numbers.
    """
    if depth > 4 or len(value) > 500:
        raise Illegal("That value is too large; send a short list of numbers.")
    out: list[Plain] = []
    for item in value:
        if isinstance(item, tuple | list):
            out.append(checked_value(item, depth + 1))
        elif isinstance(item, bool) or not isinstance(item, int | float | str):
            raise Illegal("{what} cannot be part of a value; send numbers or words.", what=_article(item))
        elif isinstance(item, float) and not isfinite(item):
            raise Illegal("{number} is not a number that can be measured; send finite numbers.", number=item)
        elif isinstance(item, int) and abs(item) > 1 << 53:
            raise Illegal("That number is too large to be measured; send a smaller one.")
        elif isinstance(item, str) and len(item) > 200:
            raise Illegal("That word is too long; send at most 200 letters.")
        else:
            out.append(item)
    return tuple(out)


def pair_of_numbers(value: tuple[Plain, ...]) -> tuple[float, float]:
    """A point; raises `Illegal` for anything else.

    >>> pair_of_numbers((1, 2.5))
    (1.0, 2.5)
    """
    if len(value) == 2:
        x, y = value
        if isinstance(x, int | float) and isinstance(y, int | float):
            return float(x), float(y)
    raise Illegal("A point is two numbers, like [3.5, 12].")


def shorten(value: object) -> str:
    """A value as text, shortened so that hostile input cannot fill a page."""
    if isinstance(value, int) and abs(value) >= 10**12:
        return Phrase("with that number")
    text = str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _span(n: int) -> str:
    return Phrase("1 option, number 0") if n == 1 else Phrase("{count} options, numbers 0 to {last}", count=n, last=n - 1)


def _article(value: object) -> str:
    if value is None:
        return Phrase("Nothing")
    if isinstance(value, bool):
        return Phrase("The truth value {value}", value=value)
    if isinstance(value, float):
        return Phrase("The number {value}", value=value)
    if isinstance(value, str):
        return Phrase('The text "{value}"', value=shorten(value))
    return Phrase("A value of type {type}", type=type(value).__name__)
