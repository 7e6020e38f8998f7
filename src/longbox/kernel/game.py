"""A game in progress: a state and its history, so that it can be saved, replayed and logged."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from . import dice
from .asks import Answer, Ask
from .errors import BadSave, Illegal, LongboxError
from .events import SPECTATOR, Event
from .phrases import listed
from .plain import freeze
from .state import State, digest
from .title import Speech, Title

S = TypeVar("S", bound=State)

Seeds: TypeAlias = Mapping[int, int | str]
"""By the number of answers before it: a seed whose dice take over."""
FORMAT = 1
"""The version of the save format this Longbox writes; it reads this and older ones."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winner: int | None
    """The winning seat; None for a draw."""
    scores: tuple[float, ...]
    rounds: int


class Game(Generic[S]):
    """A game of any title.

    Ask, answer, ask again, until `ask` is None and `result` tells the end. Options, seed and the answers so far are the whole game:
    everything else can be computed from them.
    """

    __slots__ = ("answers", "ask", "marks", "seed", "seeds", "state", "title")

    def __init__(
        self, title: Title[S], state: S, seed: int | str, answers: list[Answer], marks: dict[int, str], seeds: Seeds | None = None
    ) -> None:
        self.title = title
        self.state = state
        self.seed = seed
        self.answers = answers
        self.marks = marks
        """Digests along the way, to find where a replay departs."""
        self.seeds: dict[int, int | str] = dict(seeds or {})
        """The seeds that took over after so many answers, where a game was played on with new dice."""
        self.ask: Ask | None = state.ask
        """The question the game waits for; None when it is over."""

    @classmethod
    def new(
        cls,
        title: Title[S],
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        sink: Callable[[Event], object] | None = None,
    ) -> Game[S]:
        """A new game. Without a seed its dice are unpredictable. `sink` receives every event from the first on."""
        if seed is None:
            seed = dice.new_seed()
        elif isinstance(seed, bool) or not isinstance(seed, int | str):
            raise LongboxError(f"A seed is a whole number or a text, not {type(seed).__name__}.")
        return cls(title, title.new(seats, seed, options, sink), seed, [], {})

    def answer(self, value: Answer, seat: int | None = None) -> None:
        """Answer the question. Name the seat where several people send answers; a wrong one is refused.

        Raises `Illegal`, and changes nothing, if the rules do not allow it.
        """
        ask = self.ask
        if ask is None:
            raise Illegal("The game is over; it takes no more answers.")
        if seat is not None and seat != ask.seat:
            raise Illegal("Seat {seat} is not asked; the game waits for seat {asked}.", seat=seat, asked=ask.seat)
        state = self.state
        if value.__class__ is int and 0 <= value < len(ask.options):  # noqa: SIM108
            choice = ask.options[value]  # the common case, without a call
        else:
            choice = ask.judge(state, value)
        frame = state.stack[-1]
        state.advance(frame.ANSWERS[ask.kind](frame, state, choice))
        self.answers.append(value)
        self.ask = state.ask

    def new_dice(self, seed: int | str) -> None:
        """From here on the dice are those of another seed: for a game that goes on from a moment of a finished one, whose dice are
        known."""
        self.seeds[len(self.answers)] = seed
        self.state.new_dice(seed)

    # -- looking ----------------------------------------------------------------------------------------------------------

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Everything a seat may see: the title's view, who decides next, and what is being resolved."""
        return view(self.title, self.state, seat)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is in progress."""
        if self.ask is not None:
            return None
        return Result(self.state.winner(), self.state.scores(), self.state.rounds())

    @property
    def digest(self) -> str:
        """A fingerprint of the position: equal games have equal digests on any machine."""
        return self.state.digest()

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before play."""
        return dice.commitment(self.latest_seed)

    @property
    def latest_seed(self) -> int | str:
        """The seed that the dice come from now."""
        return self.seeds[max(self.seeds)] if self.seeds else self.seed

    def reveal(self) -> int | str:
        """The seed, once the game is over: anybody can now check the commitment and roll every die again."""
        if self.ask is not None:
            raise Illegal("The seed is revealed when the game is over.")
        return self.latest_seed

    # -- history ----------------------------------------------------------------------------------------------------------

    def clone(self) -> Game[S]:
        """An independent copy."""
        return Game(self.title, self.state.copy(), self.seed, self.answers[:], self.marks.copy(), self.seeds)

    def events(self, seat: int | None = None) -> list[Event]:
        """All events so far, or those a seat (or SPECTATOR) may see."""
        heard: list[Event] = []
        replay(self.title, self.state.seats, self.seed, self.state.options, self.answers, self.marks, heard.append, self.seeds)
        if seat is None:
            return heard
        return [known for event in heard if (known := event.seen_by(seat)) is not None]

    def log(self, language: str = "en", seat: int | None = None) -> list[str]:
        """The log in `language`: all of it, or what a seat (or SPECTATOR) may see."""
        if language not in self.title.languages:
            raise LongboxError(f"There is no log in {language!r}; there is {listed(sorted(self.title.languages))}.")
        speech = Speech(self.title, self.state, language)
        return [speech.line(event) for event in self.events(seat)]

    def save(self) -> str:
        """The game as JSON text: what it was started with, every answer, and a snapshot for quick loading."""
        text = self.state.text()
        self.marks[len(self.answers)] = digest(text)
        head = {
            "longbox": FORMAT,
            "title": self.title.name,
            "version": self.title.version,
            "seats": self.state.seats,
            "seed": self.seed,
            "options": self.state.options,
            "answers": self.answers,
            "marks": list(self.marks.items()),
            **({"seeds": list(self.seeds.items())} if self.seeds else {}),
        }
        body = f'{json.dumps(head, separators=(",", ":"))[:-1]},"state":{text}'
        return f'{body},"check":"{digest(body)}"}}'

    @classmethod
    def load(cls, data: str | bytes, find: Callable[[str], Title[Any]], *, verify: bool = False) -> Game[Any]:
        """The game that `save` wrote. With `verify` every answer is played again, as for a file from a stranger."""
        save = read_save(data)
        title = find(save["title"])
        if save["version"] != title.version:
            raise BadSave(
                f"This game was saved under version {save['version']} of {title.label}; this Longbox plays version "
                f"{title.version}, whose rules decide some things differently."
            )
        try:
            marks = {int(n): str(mark) for n, mark in save["marks"]}
            answers: list[Answer] = [freeze(answer) for answer in save["answers"]]
            if any(n > len(answers) for n in marks):
                raise BadSave("This save is damaged: some of its answers are missing.")
            options = title.check_options(title.recall(save["options"]))
            seats, seed = title.check_seats(save["seats"]), save["seed"]
            seeds: Seeds = {int(n): later for n, later in save.get("seeds", ())}
            if any(n > len(answers) or type(later) not in (int, str) for n, later in seeds.items()):
                raise BadSave("This save is damaged: it names new dice after more answers than it has.")
            if verify:
                state = replay(title, seats, seed, options, answers, marks, None, seeds)
            else:
                state = title.state.restore(save["state"], options, title.prepare)
                if marks[len(answers)] != state.digest():
                    raise BadSave("This save does not fit together: its snapshot is not the position its answers lead to.")
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, LookupError) as error:
            raise BadSave("This save is damaged: a part of it is missing or of the wrong kind.") from error
        return cls(title, state, seed, answers, marks, seeds)


AnyGame: TypeAlias = Game[Any]
"""A game of whatever title."""


def view(title: Title[S], state: S, seat: int) -> dict[str, Any]:
    """What `seat` may know of a state."""
    ask = state.ask
    asked: dict[str, Any] | None = None
    if ask is not None:
        asked = {"seat": ask.seat, "kind": ask.kind}
        if ask.seat == seat:
            asked["options"] = list(ask.options)
            if ask.region is not None:
                asked["region"] = ask.region.describe()
    seen = {
        "title": title.name,
        "seat": seat,
        "ask": asked,
        "stack": [[type(frame).__name__, frame.now] for frame in state.stack],
    }
    return seen | title.view(state, seat)


def replay(
    title: Title[S],
    seats: int,
    seed: int | str,
    options: Mapping[str, object],
    answers: Sequence[Answer],
    marks: Mapping[int, str],
    sink: Callable[[Event], object] | None = None,
    seeds: Seeds | None = None,
) -> S:
    """Play all answers again from the start, checking the digests on the way."""
    state = title.new(seats, seed, options, sink)
    seeds = seeds or {}
    for number, answer in enumerate(answers):
        if number in seeds:
            state.new_dice(seeds[number])
        if number in marks and marks[number] != state.digest():
            raise BadSave(f"This game cannot be replayed: after {number} answers the position is not the one recorded.")
        if state.ask is None:
            raise BadSave(f"This game cannot be replayed: it is over after {number} answers, but {len(answers)} are recorded.")
        try:
            choice = state.ask.judge(state, answer)
        except Illegal as error:
            raise BadSave(f"This game cannot be replayed: answer {number} is not legal. {error}") from error
        state.resolve(choice)
    if len(answers) in seeds:
        state.new_dice(seeds[len(answers)])
    if len(answers) in marks and marks[len(answers)] != state.digest():
        raise BadSave("This game cannot be replayed: its last position is not the one recorded.")
    return state


_FIELDS = ("title", "version", "seats", "seed", "options", "answers", "marks", "state", "check")


def read_save(data: str | bytes) -> dict[str, Any]:
    """The parts of a save, after checking that it is complete, unedited and not from a newer version."""
    try:
        text = data.decode() if isinstance(data, bytes) else data
        save = json.loads(text)
    except (ValueError, RecursionError, AttributeError, TypeError) as error:
        raise BadSave("This is not a saved game: it is cut off or not JSON.") from error
    if not isinstance(save, dict) or "longbox" not in save:
        raise BadSave("This is not a saved game of Longbox.")
    if type(save["longbox"]) is not int or save["longbox"] < 1:
        raise BadSave("This save does not say which format it has.")
    if save["longbox"] > FORMAT:
        raise BadSave(
            f"This game was saved by a newer Longbox (format {save['longbox']}); this one reads up to format {FORMAT}. "
            "Update Longbox to open it."
        )
    missing = [name for name in _FIELDS if name not in save]
    if missing:
        raise BadSave(f"This save is incomplete: {missing[0]!r} is missing.")
    check = save.pop("check")
    # The text as written first; a save that somebody only laid out prettily is written compactly again before it is refused.
    cut = text.rfind(',"check":"')
    if digest(text[:cut]) != check and digest(json.dumps(save, separators=(",", ":"))[:-1]) != check:
        raise BadSave("This save was edited or damaged after it was written: its checksum does not fit.")
    if not isinstance(save["title"], str):
        raise BadSave("This save does not name its title.")
    return save
