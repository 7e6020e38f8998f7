"""A title: what the engine needs in order to play a game."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import nan
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from .asks import Ask
from .dice import Generator, dice_key
from .errors import BadOption, LongboxError
from .events import SPECTATOR, Event
from .phrases import Phrase, Several
from .plain import Plain
from .state import State

S = TypeVar("S", bound=State)

Words: TypeAlias = Mapping[str, "str | Callable[[Any, Speech], str]"]
"""Text per event name, `ask.<kind>` and word in a language: a format string over an event's fields, or a function of the event."""


@dataclass(frozen=True, slots=True)
class Option:
    """A named ruling or measurement a game can be started with.

    >>> Option(10, range(1, 31), "Points that win").accept("goal", 99)
    Traceback (most recent call last):
    longbox.kernel.errors.BadOption: goal=99 is not possible; it takes a whole number from 1 to 30.
    """

    default: Plain
    allowed: Sequence[Plain]
    """The values it takes; a range for whole numbers."""
    help: str
    before: Plain = field(default=None, kw_only=True)
    """What games were played with that were saved before there was this option; None: the default."""

    def accept(self, name: str, value: object) -> Plain:
        """The value as the game will use it: words from a command line become what they stand for."""
        for known in self.allowed:
            if known == value and type(known) is type(value):
                return known
        for known in self.allowed:
            if isinstance(value, str) and value.lower() == str(known).lower():
                return known
        raise BadOption("{option}={value} is not possible; it takes {takes}.", option=name, value=value, takes=self.takes())

    def takes(self) -> str:
        """The allowed values in words."""
        if isinstance(self.allowed, range):
            return Phrase("a whole number from {least} to {most}", least=self.allowed[0], most=self.allowed[-1])
        return Several([str(value).lower() if isinstance(value, bool) else str(value) for value in self.allowed], "or")


@dataclass(frozen=True, slots=True)
class Length(Option):
    """A measurement between two bounds.

    >>> Length(5.0, 0.5, 20.0, "The Medium tool").accept("medium", "5.25")
    5.25
    >>> Length(5.0, 0.5, 20.0, "The Medium tool").accept("medium", float("nan"))
    Traceback (most recent call last):
    longbox.kernel.errors.BadOption: medium=nan is not possible; it takes a number from 0.5 to 20.
    """

    def __init__(self, default: float, least: float, most: float, help: str) -> None:
        Option.__init__(self, default, (least, most), help)

    def accept(self, name: str, value: object) -> Plain:
        least, most = self.allowed
        try:
            number = float(value) if not isinstance(value, bool) else nan  # type: ignore[arg-type]
        except (TypeError, ValueError):
            number = nan
        if not least <= number <= most:  # type: ignore[operator]
            raise BadOption("{option}={value} is not possible; it takes {takes}.", option=name, value=value, takes=self.takes())
        return number

    def takes(self) -> str:
        least, most = self.allowed
        return Phrase("a number from {least:g} to {most:g}", least=least, most=most)


class Title(ABC, Generic[S]):
    """The rules of one game. There is one object per title; it holds no game in progress."""

    name: ClassVar[str]
    label: ClassVar[str]
    version: ClassVar[int] = 1
    """Raise it when the same answers no longer lead to the same game."""
    players: ClassVar[tuple[int, ...]]
    """The numbers of seats it can be played with; the first is the default."""
    options: Mapping[str, Option] = {}
    state: type[S]
    words: ClassVar[Mapping[str, Words]] = {}
    reveals: ClassVar[frozenset[str]] = frozenset()
    """Names of events that show what was hidden: an answer that led to one cannot be taken back."""

    @abstractmethod
    def begin(self, state: S) -> None:
        """Lay out a new game and push the first frame."""

    def prepare(self, state: S) -> None:
        """Give a state, new or loaded, what it shares with other games of the same options: cards, measurements."""

    @abstractmethod
    def view(self, state: S, seat: int) -> dict[str, Any]:
        """Everything `seat` may see, as plain data. `SPECTATOR` sees what everybody sees."""

    @abstractmethod
    def redeal(self, state: S, seat: int, rng: Generator) -> None:
        """Replace everything hidden from `seat` at random, consistent with what it has seen."""

    # -- the same for every title -----------------------------------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        sink: Callable[[Event], object] | None = None,
    ) -> S:
        """A fresh state, waiting at its first question."""
        state = self.blank(seats, seed, options)
        state.sink = sink
        self.begin(state)
        state.advance()
        return state

    def blank(self, seats: int | None = None, seed: int | str = 0, options: Mapping[str, object] | None = None) -> S:
        """A state in which nothing has happened yet."""
        state = self.state(seats=self.check_seats(seats), key=dice_key(seed))
        state.options = self.check_options(options or {})
        self.prepare(state)
        return state

    def check_seats(self, seats: int | None) -> int:
        """The number of seats; raises `BadOption` if the title is not played by so many."""
        if seats is None:
            return self.players[0]
        if type(seats) is not int or seats not in self.players:
            players = Several([str(n) for n in self.players], "or")
            raise BadOption("{title} is played by {players}, not by {seats}.", title=self.label, players=players, seats=seats)
        return seats

    def check_options(self, given: Mapping[str, object]) -> dict[str, Plain]:
        """Every option with its value; raises `BadOption` if one is not possible."""
        for name in given:
            if name not in self.options:
                raise BadOption(
                    "{title} has no option {option!r}; {hint}.", title=self.label, option=name, hint=suggest(name, self.options)
                )
        return {
            name: option.accept(name, given[name]) if name in given else option.default for name, option in self.options.items()
        }

    def recall(self, saved: Mapping[str, object]) -> dict[str, object]:
        """The options of a saved game: those that came later have the value it was played with."""
        return {name: option.before for name, option in self.options.items() if option.before is not None} | dict(saved)

    def determinize(self, state: S, seat: int, rng: Generator) -> S:
        """A full state that `seat` cannot tell from the real one: hidden things and future dice are drawn anew."""
        guess = state.copy()
        guess.key, guess.count = rng.below(1 << 64), 0
        guess.script = None
        self.redeal(guess, seat, rng)
        guess.advance()
        return guess

    def say(self, event: Event, state: S, language: str = "en") -> str:
        """One log line. The state only lends the names of pieces; any later state of the game will do."""
        return Speech(self, state, language).line(event)

    def name_of(self, field: str, value: Any, speech: Speech) -> object:
        """How a field of an event is written in a line. Titles add their own names of pieces and cards."""
        if field in ("seat", "by", "to", "target") and isinstance(value, int):
            return speech.seat(value)
        return value

    def question(self, ask: Ask, language: str = "en") -> str:
        """What a question asks, in words."""
        return str(self.words[language][f"ask.{ask.kind}"])

    def refusal(self, error: LongboxError, language: str = "en") -> str:
        """Why something was refused. A title with translations of its own returns it; for others the caller translates."""
        return error.phrase

    def option_name(self, option: str, language: str = "en") -> str:
        """What a choice is about: the word `option.<name>`, else the option's help."""
        return str(self.words[language].get(f"option.{option}", self.options[option].help))

    def value_name(self, option: str, value: Plain, language: str = "en") -> str:
        """What a value of an option is called: the word `option.<name>.<value>`, else the value itself."""
        named = self.words[language].get(f"option.{option}.{value}")
        return str(named) if named else str(value).replace("-", " ").capitalize()


class Speech:
    """A language, for the names of one game."""

    __slots__ = ("language", "state", "title", "words")

    def __init__(self, title: Title[Any], state: Any, language: str) -> None:
        self.title, self.state, self.language = title, state, language
        self.words = title.words[language]

    def seat(self, seat: int) -> str:
        return str(self.words["seat"]).format(letter="ABCDEFGH"[seat])

    def line(self, event: Event) -> str:
        """One event as a sentence."""
        text = self.words[type(event).__name__]
        if callable(text):
            return text(event, self)
        return text.format(**{name: self.title.name_of(name, value, self) for name, value in event.dump().items()})


AnyTitle: TypeAlias = Title[Any]
"""A title, whatever its states are."""


def suggest(name: str, known: Mapping[str, object] | Sequence[str]) -> str:
    """The nearest known name, or all of them.

    >>> suggest("gaol", ["goal", "speed"])
    'did you mean goal?'
    """
    close = difflib.get_close_matches(name, list(known), 1)
    if close:
        return Phrase("did you mean {close}?", close=close[0])
    return Phrase("it has {known}", known=Several(sorted(known), "and")) if known else Phrase("it has none")


__all__ = ["SPECTATOR", "AnyTitle", "Length", "Option", "Speech", "Title", "Words", "suggest"]
