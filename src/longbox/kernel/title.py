"""A title: what the engine needs in order to play a game."""

from __future__ import annotations

import difflib
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import nan
from string import Formatter
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from .asks import Ask
from .dice import Generator, dice_key
from .errors import BadOption, LongboxError
from .events import SPECTATOR, Event
from .phrases import Phrase, Several
from .plain import Plain
from .state import State

S = TypeVar("S", bound=State)

SEATS = frozenset({"seat", "by", "to", "target"})
"""Fields of events that are seats, unless a title says otherwise."""
FIELD = re.compile(r"[.\[]")
"""What ends the name in a field such as `stats[0]`."""

Words: TypeAlias = Mapping[str, "str | Callable[[Any, Speech], str]"]
"""English text per event name, `ask.<kind>` and word: a template over the fields of an event, or a function of it that says one."""


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
    """What games were played by that were saved before there was this option; None for the default."""

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


class Tongue(Protocol):
    """A language in use: it says what the code made in English."""

    def text(self, english: str, context: str = "", /) -> str: ...
    def plural(self, singular: str, plural: str, n: int, /) -> str: ...
    def say(self, text: str, /) -> str: ...
    def fill(self, template: str, values: Mapping[str, object], /) -> str: ...
    def filled(self, text: str, values: Mapping[str, object], /) -> str: ...
    def listed(self, words: Iterable[str], joiner: str = "and", /) -> str: ...
    def decimal(self, value: float, digits: int = 1, /) -> str: ...
    def number(self, n: int, /) -> str: ...


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
    words: ClassVar[Words] = {}
    names: ClassVar[Mapping[str, Callable[[Speech, Any], str]]] = {}
    """What fields of events are called by in a line: pieces, cards."""
    languages: ClassVar[tuple[str, ...]] = ("en",)
    """Those of its words and refusals: English, and what it has catalogues for."""
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

    @abstractmethod
    def tongue(self, language: str) -> Tongue:
        """A language with the catalogues of this title; `longbox.speech` has such tongues."""

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
        """The options of a saved game: it goes on by the rulings it was played by, also where it could not choose yet."""
        return {name: option.before for name, option in self.options.items() if option.before is not None} | dict(saved)

    def determinize(self, state: S, seat: int, rng: Generator) -> S:
        """A full state that `seat` cannot tell from the real one: hidden things and future dice are drawn anew."""
        guess = state.copy()
        guess.key, guess.count = rng.below(1 << 64), 0
        guess.script = None
        self.redeal(guess, seat, rng)
        if guess.ask is None or guess.ask.seat != seat:
            guess.advance()  # what others are asked depends on what they hold; what a seat is asked it knows
        return guess

    def say(self, event: Event, state: S, language: str = "en") -> str:
        """One log line. The state only lends the names of pieces; any later state of the game will do."""
        return Speech(self, state, language).line(event)

    def name_of(self, field: str, value: Any, speech: Speech) -> object:
        """How a field of an event is written in a line."""
        named = self.names.get(field)
        if named is not None:
            return named(speech, value)
        return speech.seat(value) if field in SEATS and isinstance(value, int) else value

    def question(self, ask: Ask, language: str = "en") -> str:
        """What a question asks, in words."""
        return self.tongue(language).text(str(self.words[f"ask.{ask.kind}"]))

    def refusal(self, error: LongboxError, language: str = "en") -> str:
        """Why something was refused."""
        return self.tongue(language).say(error.phrase)

    def option_name(self, option: str, language: str = "en") -> str:
        """What a choice is about: the word `option.<name>`, else the option's help."""
        return self.tongue(language).text(str(self.words.get(f"option.{option}", self.options[option].help)))

    def option_help(self, option: str, language: str = "en") -> str:
        """What an option decides, in a line."""
        return self.tongue(language).text(self.options[option].help)

    def option_takes(self, option: str, language: str = "en") -> str:
        """The values an option takes, in words."""
        return self.tongue(language).say(self.options[option].takes())

    def value_name(self, option: str, value: Plain, language: str = "en") -> str:
        """What a value of an option is called: the word `option.<name>.<value>`, else the value itself."""
        named = self.words.get(f"option.{option}.{value}")
        return self.tongue(language).text(str(named)) if named else str(value).replace("-", " ").capitalize()


class Speech:
    """A language, for the names of one game."""

    __slots__ = ("language", "seats", "state", "title", "tongue", "words")

    def __init__(self, title: Title[Any], state: Any, language: str) -> None:
        self.title, self.state, self.language = title, state, language
        self.words, self.tongue = title.words, title.tongue(language)
        self.seats: dict[int, str] = {}

    def __call__(self, template: str, event: Event | None = None, /, **values: object) -> str:
        """A sentence in this language from an English template. Fields without a value are read from the event and named by the
        title."""
        if event is not None:
            self.read(event, template, values)
        return self.tongue.fill(template, values)

    def count(self, one: str, many: str, n: int, event: Event | None = None, /, **values: object) -> str:
        """A sentence that depends on a number, which is its field `n`."""
        values["n"] = n
        if event is not None:
            self.read(event, many, values)
        return self.tongue.filled(self.tongue.plural(one, many, n), values)

    def read(self, event: Event, template: str, values: dict[str, object]) -> None:
        """Add what a template takes from an event to the values of its fields."""
        name_of = self.title.name_of
        for name in fields(template):
            if name not in values:
                values[name] = name_of(name, getattr(event, name), self)

    def word(self, key: str, **values: object) -> str:
        """What stands under a key of the title's words."""
        return self.tongue.fill(str(self.words[key]), values)

    def seat(self, seat: int) -> str:
        found = self.seats.get(seat)
        if found is None:
            found = self.seats[seat] = self.state.player(seat) or self.word("seat", letter="ABCDEFGH"[seat])
        return found

    def line(self, event: Event) -> str:
        """One event as a sentence."""
        text = self.words[type(event).__name__]
        return text(event, self) if callable(text) else self(text, event)


@cache
def fields(template: str) -> tuple[str, ...]:
    """What a template takes from an event.

    >>> fields("{who} has Attack {stats[0]} and Speed {stats[2]}.")
    ('who', 'stats')
    """
    return tuple(dict.fromkeys(FIELD.split(name)[0] for _, name, _, _ in Formatter().parse(template) if name))


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


__all__ = ["SPECTATOR", "AnyTitle", "Length", "Option", "Speech", "Title", "Tongue", "Words", "suggest"]
