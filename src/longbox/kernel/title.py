"""A title: what the engine needs to know of a game to play it for anybody."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, nan
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from .asks import PASS, Ask
from .dice import Generator, dice_key
from .errors import BadOption, Illegal, LongboxError
from .events import SPECTATOR, Event
from .phrases import Phrase, Several
from .plain import Plain
from .state import State

S = TypeVar("S", bound=State)

TRIES, DECISIONS_AHEAD = 8, 12
LEAD = 10.0
"""How much more `value` makes a seat e times as likely to win as another, where a title does not say."""

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
        for name, value in (("default", default), ("allowed", (least, most)), ("help", help)):
            object.__setattr__(self, name, value)

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


class Tracer(Protocol):
    """Watches a game: put around it with `with`, told of every question and event, and `live` while the game itself goes on."""

    live: bool

    def __enter__(self) -> Self: ...
    def __exit__(self, kind: Any, error: Any, trace: Any) -> None: ...

    def abilities(self) -> Iterable[str]:
        """The name of every ability there is."""

    def ask(self, state: Any, ask: Ask) -> None:
        """A question, before it is answered."""

    def hear(self, event: Event) -> None:
        """Something that happened."""

    def found(self) -> dict[str, dict[str, int]]:
        """How often each ability was `offered` and `used`."""

    def why(self, ability: str) -> str:
        """What keeps an ability from being used for now, where the cards alone tell it; else nothing."""


class Title(ABC, Generic[S]):
    """One game of the shelf. There is one object of each; it holds no game."""

    name: ClassVar[str]
    label: ClassVar[str]
    version: ClassVar[int] = 1
    """Raised when the same answers no longer lead to the same game."""
    players: ClassVar[tuple[int, ...]]
    """The numbers of seats it can be played with; the first is the default."""
    options: ClassVar[Mapping[str, Option]] = {}
    state: type[S]
    words: ClassVar[Mapping[str, Words]] = {}
    reveals: ClassVar[frozenset[str]] = frozenset()
    """Names of events that show what was hidden: an answer that led to one cannot be taken back."""
    long_measures: ClassVar[frozenset[str]] = frozenset()
    """Measurements that take more than about a millisecond."""
    turns: ClassVar[frozenset[str]] = frozenset()
    """The kinds of question with which a turn begins."""
    moody: ClassVar[bool] = False
    """Whether `rate` is different each time on purpose, so that others cannot tell what a bot will do."""
    doubt: ClassVar[float] = 0.0
    """How much more often an option must win than the one `rate` likes best before a search prefers it: `chances` are rough."""
    unsearched: ClassVar[frozenset[str]] = frozenset()
    """The kinds of question that a searching bot answers by `rate` alone, because looking ahead does not pay there."""
    ahead: ClassVar[int] = 0
    """How many more turns a searching bot looks ahead after the one it decides in."""
    lucky: ClassVar[frozenset[str]] = frozenset()
    """Names of events that tell of dice and whose luck `windfall` can judge."""
    heads: ClassVar[frozenset[str]] = frozenset()
    """Names of events that head a part of the log, such as a new round."""

    @abstractmethod
    def begin(self, state: S) -> None:
        """Lay out a new game and push the first frame."""

    @abstractmethod
    def view(self, state: S, seat: int) -> dict[str, Any]:
        """All that `seat` may know, as plain data. `SPECTATOR` sees what everybody sees."""

    @abstractmethod
    def redeal(self, state: S, seat: int, rng: Generator) -> None:
        """Replace everything `seat` cannot know by a random possibility that fits what it does know."""

    def value(self, state: S, seat: int) -> float:
        """What a position is worth to a seat, for bots: by default how far it leads the best of the others."""
        scores = state.scores()
        return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

    def worth(self, state: S) -> tuple[float, ...]:
        """The chance of each seat to win, as far as a quick look can tell; exact when the game is over. A draw is shared."""
        if state.ask is not None:
            return self.chances(state)
        winner = state.winner()
        return tuple([1 / state.seats if winner is None else float(seat == winner) for seat in range(state.seats)])

    def chances(self, state: S) -> tuple[float, ...]:
        """The same for a game that goes on: by default from what the position is worth to each seat. Titles know better."""
        values = [self.value(state, seat) for seat in range(state.seats)]
        odds = [exp((value - max(values)) / LEAD) for value in values]
        return tuple([one / sum(odds) for one in odds])

    def windfall(self, state: S, seat: int, event: Event) -> float:
        """How much better for a seat the dice of a `lucky` event, just being told, fell than they do on average; in any unit.

        On average it must be nothing, whatever the position. A search takes such luck out of its trials, and needs fewer of them.
        """
        return 0.0

    def couple(self, state: S) -> None:
        """Let every die still to be rolled in a guess depend on what it is rolled for, not on how many were rolled before.

        Guesses with the same key meet the same luck then whatever is done differently in them, which tells options apart with fewer
        trials. By default dice come in a row.
        """

    def settled(self, state: S) -> bool:
        """Whether a turn is about to begin and nothing is half done, so that a position can be judged."""
        return state.ask is None or state.ask.kind in self.turns

    def rate(self, state: S) -> list[float]:
        """How good each option of the question is, for bots. The state may be changed: it is a guess made for this.

        By default every option is tried a few times on a copy with some random decisions after it, and what the position is worth
        then counts. A title that knows better says so.
        """
        ask = state.ask
        assert ask is not None
        rng = Generator(state.key)
        worth = []
        for option in ask.options:
            total = 0.0
            for _ in range(TRIES):
                after = state.copy()
                after.key = rng.below(1 << 64)
                after.resolve(option)
                for _ in range(DECISIONS_AHEAD):
                    if after.ask is None:
                        break
                    after.resolve(rng.choice(after.ask.options))
                total += self.value(after, ask.seat)
            worth.append(total / TRIES)
        return worth

    def varied(self, state: S, order: list[int]) -> list[int]:
        """The options of the question in the order in which a search opens them, from `order`: the best rated first.

        Where many are nearly the same, titles put off those that are much like a better one: a few unlike ones show more.
        """
        return order

    # -- the same for every title -----------------------------------------------------------------------------------------

    def new(self, seats: int | None = None, seed: int | str = 0, options: Mapping[str, object] | None = None) -> S:
        """A fresh state, waiting at its first question."""
        state = self.state(seats=self.check_seats(seats), key=dice_key(seed))
        state.options = self.check_options(options or {})
        self.begin(state)
        state.advance()
        return state

    def check_seats(self, seats: int | None) -> int:
        """The number of seats, or a sentence."""
        if seats is None:
            return self.players[0]
        if type(seats) is not int or seats not in self.players:
            players = Several([str(n) for n in self.players], "or")
            raise BadOption("{title} is played by {players}, not by {seats}.", title=self.label, players=players, seats=seats)
        return seats

    def check_options(self, given: Mapping[str, object]) -> dict[str, Plain]:
        """Every option with the value in force, or a sentence."""
        for name in given:
            if name not in self.options:
                raise BadOption(
                    "{title} has no option {option!r}; {hint}.", title=self.label, option=name, hint=suggest(name, self.options)
                )
        return {
            name: option.accept(name, given[name]) if name in given else option.default for name, option in self.options.items()
        }

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
        """Why something was refused. A title that has sentences in other languages says it; others leave that to who asks."""
        return error.phrase

    def option_name(self, option: str, language: str = "en") -> str:
        """What a choice is about: the word `option.<name>`, else the option's help."""
        return str(self.words[language].get(f"option.{option}", self.options[option].help))

    def value_name(self, option: str, value: Plain, language: str = "en") -> str:
        """What a value of an option is called: the word `option.<name>.<value>`, else the value itself."""
        named = self.words[language].get(f"option.{option}.{value}")
        return str(named) if named else str(value).replace("-", " ").capitalize()

    # -- for studies (docs/laboratory.md) ---------------------------------------------------------------------------------

    def draw(self, rng: Generator) -> dict[str, object]:
        """Options of a game with cards drawn at random among all there are."""
        raise BadOption("{title} has no squads to draw.", title=self.label)

    def tracer(self) -> Tracer:
        """Somebody who watches which abilities a game offers and uses."""
        raise BadOption("{title} has no abilities to watch.", title=self.label)

    def fielded(self, state: S) -> tuple[tuple[str, ...], ...]:
        """The cards that each seat plays with, where seats bring squads of their own."""
        return ()

    def card_name(self, card: str, language: str = "en") -> str:
        """What a card is called."""
        return card.replace("-", " ").capitalize()

    # -- for a page (docs/protocol.md) ------------------------------------------------------------------------------------

    def offer(self, state: S, ask: Ask, language: str = "en") -> dict[str, Any]:
        """The question as the asked seat is shown it: words, and one label per option. Titles say more."""
        return {
            "kind": ask.kind,
            "seat": ask.seat,
            "title": self.question(ask, language),
            "sub": "",
            "rule": None,
            "react": False,
            "private": False,
            "pass": ask.options.index(PASS) if PASS in ask.options else None,
            "options": [{"label": str(option)} for option in ask.options],
            "closed": [],
            "region": None if ask.region is None else ask.region.describe(),
        }

    def resolving(self, state: S, seat: int, language: str = "en") -> list[dict[str, Any]]:
        """What is being resolved, from the outside in, as `seat` may know it."""
        return [{"text": f"{type(frame).__name__}: {frame.now}", "step": None, "steps": None, "now": ""} for frame in state.stack]

    def measure(self, state: S, seat: int, query: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
        """A private measurement for `seat`; raises `Illegal` with a sentence where nothing can be measured. Changes nothing."""
        raise Illegal("{title} has nothing to measure.", title=self.label)

    def lesson(self, language: str = "en") -> dict[str, Any] | None:
        """A first lesson: a saved game to play on from, the learner's seat, and what a coach says; None if there is none."""
        return None

    def catalogue(self, language: str = "en") -> dict[str, Any]:
        """Names, figures and texts of all cards by id, as plain data."""
        return {}


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


def suggest(name: str, known: Mapping[str, object] | Sequence[str]) -> str:
    """The nearest known name, or all of them.

    >>> suggest("gaol", ["goal", "speed"])
    'did you mean goal?'
    """
    close = difflib.get_close_matches(name, list(known), 1)
    if close:
        return Phrase("did you mean {close}?", close=close[0])
    return Phrase("it has {known}", known=Several(sorted(known), "and")) if known else Phrase("it has none")


__all__ = ["SPECTATOR", "Length", "Option", "Speech", "Title", "Tracer", "Words", "suggest"]
