"""Study: what the laboratory asks a title. Cards drawn at random, use of abilities, luck, positions as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import ClassVar, Generic, Protocol, TypeAlias, TypeVar, cast

from longbox.kernel import Ask, BadOption, Event, Generator, Plain, State, Title

from .facet import Facet, S, facet_of
from .rows import changed, put

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Tracer(Protocol[S_contra]):
    """Watches a game: told of every question and event, and listening to its state while an answer is resolved."""

    def listen(self, state: S_contra) -> None:
        """Start listening to the rules in this state, but not in copies of it."""

    def leave(self, state: S_contra) -> None:
        """Stop listening."""

    def abilities(self) -> Iterable[str]:
        """The name of every ability there is."""

    def ask(self, state: S_contra, ask: Ask) -> None:
        """A question, before it is answered."""

    def hear(self, event: Event) -> None:
        """Something that happened."""

    def found(self) -> dict[str, dict[str, int]]:
        """How often each ability was `offered` and `used`."""

    def why(self, ability: str) -> str:
        """What keeps an ability from being used for now, where the cards alone tell it; else nothing."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice of one seat: the mean and the variance of what they could come to, and what they came to. More is better."""

    seat: int
    kind: str
    expected: float
    variance: float
    actual: float


class Dice(Generic[S]):
    """Finds the rolls among the events of a game. By default there are none."""

    def look(self, state: S) -> None:
        """A question is about to be answered."""

    def hear(self, state: S, event: Event, choice: Plain | None) -> Iterable[Roll]:
        """The rolls an event tells of, at the very moment it happens; `choice` is the answer that led to it.

        Counted are dice that are rolled for or against somebody. Dice that are rolled again count by what they change: the mean of
        the new roll less what lay there, against what it became. So the sums are what all rolls should have come to and what they
        did, given what the players chose to roll.
        """
        return ()


def moments(chances: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Mean and variance of (value, chance) pairs.

    >>> moments([(0, 0.5), (1, 0.5)])
    (0.5, 0.25)
    """
    pairs = list(chances)
    mean = sum(value * chance for value, chance in pairs)
    return mean, max(0.0, sum(value * value * chance for value, chance in pairs) - mean * mean)


Buffer: TypeAlias = "bytearray | memoryview"
"""Room for short floats, four bytes each."""


class Eye(Generic[S]):
    """Reads positions for one seat into the same place of a buffer, again and again.

    What a title reads itself it writes only where something has changed since the last look. Any position may come next.
    """

    def __init__(self, study: Study[S], buffer: Buffer, start: int, seat: int) -> None:
        self.study, self.buffer, self.start, self.seat = study, buffer, 4 * start, seat
        self._pack = Struct(f"{len(study.observed)}f").pack_into

    def look(self, state: S) -> None:
        """Let the buffer say what `Study.observe` does."""
        self._pack(self.buffer, self.start, *self.study.observe(state, self.seat))


class PieceEye(Eye[S]):
    """Reads what is told of every piece in columns, and who has which part in what happens."""

    parts: ClassVar[Sequence[int]]
    """The fields of a piece that say which part it has."""

    def __init__(self, study: Study[S], buffer: Buffer, start: int, seat: int) -> None:
        super().__init__(study, buffer, start, seat)
        self.places: dict[int, int] = {}
        """By piece, where in the buffer it is told."""
        self.roles: tuple[int, ...] = ()

    def write(self, who: int, part: int, number: float) -> None:
        place = self.places.get(who)
        if place is not None:
            put(self.buffer, place + 4 * part, number)

    def column(self, column: list[int], seen: list[int], part: int, unit: float) -> None:
        for who in changed(column, seen):
            self.write(who, part, column[who] / unit)
        seen[:] = column

    def play(self, roles: tuple[int, ...]) -> None:
        """Tell who has which part now."""
        if roles != self.roles:
            for part, old, new in zip(self.parts, self.roles, roles, strict=True):
                self.write(old, part, 0.0)
                self.write(new, part, 1.0)
            self.roles = roles


class Study(Facet[S]):
    """What can be studied in games of a title. The default draws no cards, traces no abilities and counts no dice."""

    room = "study"

    observed: ClassVar[tuple[str, ...]] = ()
    """The names of the numbers that `observe` gives."""
    played: ClassVar[Mapping[str, Plain]] = {}
    """The options that simulated games are played with where nothing else is chosen, and games of people are not."""
    drawn: ClassVar[tuple[str, ...]] = ()
    """The options that `draw` fills."""
    counted: ClassVar[str] = """\
Counted are games in which one of the two squads had a card; where both had it (the last column), one of them wins whatever it is
worth. A draw is half a win. Intervals are Wilson's for 95 %: of twenty, one misses the truth by chance alone."""
    """For a reader of a report on the balance of cards: how squads were drawn, and what that does to the shares."""
    cards: ClassVar[str] = "Cards"
    """What a report calls the cards that are counted."""
    sides: ClassVar[tuple[str, str]] = "", ""
    """What a report calls the `side` of a squad, and how squads of each were counted; empty if squads have none."""

    theme: ClassVar[str] = ""
    """What a study calls that on which a game is played, such as its map; empty if all games are alike in that."""

    def themes(self, state: S) -> tuple[str, ...]:
        """On what a game was played."""
        return ()

    def theme_name(self, theme: str) -> str:
        """What one of them is called."""
        return self.card_name(theme)

    def draw(self, rng: Generator, card: str = "") -> dict[str, object]:
        """Options of a game with cards drawn at random among all there are; with `card`, the first seat's so that it fields it."""
        raise BadOption("{title} has no squads to draw.", title=self.title.label)

    def named_squads(self, options: Mapping[str, Plain]) -> dict[str, Plain]:
        """All options, checked, with every squad under a name that either side can take: for playing them the other way round."""
        return self.title.check_options(options)

    def tracer(self) -> Tracer[S]:
        """Counts which abilities a game offers and uses."""
        raise BadOption("{title} has no abilities to watch.", title=self.title.label)

    def side(self, squad: Sequence[str]) -> str:
        """What a squad of these cards fights as, such as its affiliation; empty for none."""
        return ""

    def fielded(self, state: S) -> tuple[tuple[str, ...], ...]:
        """The cards that each seat plays with, where seats bring squads of their own."""
        return ()

    def card_name(self, card: str, language: str = "en") -> str:
        """What a card is called.

        >>> from longbox.titles import title
        >>> study(title("crisis")).card_name("hulk", "de")
        'Hulk'
        """
        return card.replace("-", " ").capitalize()

    def dice(self) -> Dice[S]:
        """Counts the luck of one game."""
        return Dice()

    def observe(self, state: S, seat: int) -> list[float]:
        """What a learning agent sees of a position besides what every title tells: as many numbers as `observed` has names.

        All are scaled to about -1 to 1, and come out of what the seat may know.
        """
        return []

    def eye(self, buffer: Buffer, start: int, seat: int) -> Eye[S]:
        """The same for a seat that looks often, into a buffer from its number `start` on."""
        return Eye(self, buffer, start, seat)

    def outline(self, options: Sequence[Plain], numbers: Sequence[int]) -> Iterable[Plain]:
        """Some options of a question, as a learning agent is told them."""
        return [options[number] for number in numbers]

    def timed(self) -> Mapping[str, Callable[[], object]]:
        """Further measurements of `longbox bench`: by name, what to repeat."""
        return {}


def study(title: Title[S]) -> Study[S]:
    """What can be studied in games of a title.

    >>> from longbox.titles import title
    >>> study(title("tactics")).observed[0]
    'my side is the north'
    """
    return cast("Study[S]", facet_of(title, Study))
