"""Builder: reading, judging and writing the rosters and teams that players bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, TypeAlias, cast

from longbox.kernel import LongboxError, Title, suggest

from ..carried import Form, Found
from .facet import Facet, Folder, Json, S, facet_of

Draft: TypeAlias = Any
"""What is built, finished or not: each title has a class of its own."""
Verdict: TypeAlias = Any
"""What the law says of it: each title has a dataclass of its own, with `legal`, `faults` and the share `code` at least."""


# -- the shapes of what goes in and out: plain dataclasses, whose annotations may say more of a value --------------------


@dataclass(frozen=True, slots=True)
class Most:
    """How many letters a text may have, or things a list."""

    n: int


@dataclass(frozen=True, slots=True)
class Among:
    """The values there are."""

    values: tuple[str | int, ...]


Id = Annotated[str, Most(80)]
"""The id of a card or piece, whether there is such a one or not."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is said about it, and the rule that says so."""

    text: str
    rule: str


@dataclass(frozen=True, slots=True)
class Alone:
    """What to judge."""


class Unreadable(LongboxError):
    """The input is not a roster or team; the sentence is in the requested language."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that was not understood, and the card that may have been meant."""

    text: str
    close: Found | None = None


@dataclass(frozen=True, slots=True)
class Taken:
    """What was read, its format, and what was not understood."""

    form: str
    draft: Draft
    remarks: tuple[Remark, ...] = ()


DESK_WORDS: Final = (
    "menu", "description", "builder", "script", "shared", "one", "search", "name", "unplayable", "play", "fresh", "ready", "legal",
    "take_in", "paste", "brought",
)  # fmt: skip
"""What the page of a builder says about its kind; `brought` is said on the form for a new table."""


@dataclass(frozen=True, slots=True)
class Desk(Folder):
    """The page of a builder, at `/<kind>s`. Its files are served at `/static/<kind>s/`, beside what all builders share: a module
    there imports it as `../builder/start.js`."""

    words: Mapping[str, str]
    """What it says, in English: a text for each of `DESK_WORDS`."""
    parts: Mapping[str, str]
    """The kinds of cards there are to choose from, and what they are called."""
    section: str = ""
    """The rules of building, as a section of the book."""
    icon: str = "hero"
    """In the main menu."""
    script: str = "builder.js"
    styles: tuple[str, ...] = ()
    template: str = "builder.html"
    """One that fills the gaps of this one, where the page has more to show."""

    def __post_init__(self) -> None:
        if missing := [key for key in DESK_WORDS if key not in self.words]:
            raise LongboxError(f"The page of a builder lacks words: {', '.join(missing)}.")


class Builder(Facet[S]):
    """What page and programs ask about rosters and teams. By default players bring nothing.

    The docstrings of `catalogue`, `check`, `take` and `forms` describe the calls of the interface for programs.
    """

    room = "builder"

    kind: ClassVar[str] = ""
    """What is built, such as a roster; nothing where players bring nothing. The option of a seat that takes one has its name."""
    posted: ClassVar[type]
    """The shape of what is built, as it is posted: a dataclass with at least a `name`."""
    under: ClassVar[type] = Alone
    """The shape of the rulings that are posted with it to be judged under."""
    verdict: ClassVar[type]
    """The shape of what `check` answers."""
    desk: ClassVar[Desk | None] = None
    """Its page; None for an interface without one."""
    words: ClassVar[Mapping[str, str]] = {}
    """What the scripts of the builder's page say, by key, in English."""

    @property
    def forms(self) -> Mapping[str, Form[Draft]]:
        """The formats it can be written in, by name; the first is the usual one."""
        return {}

    def catalogue(self, language: str = "en") -> Mapping[str, object]:
        """Every card there is to choose from, as plain data."""
        return {}

    def draft(self, given: Json) -> Draft:
        """What was posted, as an object of the title."""
        raise LongboxError(f"{self.title.label} has nothing to build.")

    def plain(self, draft: Draft) -> Json:
        """The reverse: plain data, as it is posted."""
        raise LongboxError(f"{self.title.label} has nothing to build.")

    def check(self, draft: Draft, language: str = "en", rulings: Mapping[str, object] | None = None) -> Verdict:
        """Whether it is legal, what its faults are, its share code, and what else helps to build it."""
        raise LongboxError(f"{self.title.label} has nothing to build.")

    def take(self, data: bytes, language: str = "en") -> Taken:
        """Read a file or pasted text in any format; raises `Unreadable`."""
        raise LongboxError(f"{self.title.label} has nothing to build.")

    def contents(self, draft: Draft) -> Sequence[str]:
        """The ids of the cards in it, as `Page.cards` knows them."""
        return ()

    def cards(self, wanted: Sequence[str], language: str = "en") -> Sheet:
        """`longbox cards TITLE`: all cards, those whose names have these words, or one of them."""
        raise LongboxError(f"{self.title.label} has no cards to show.")

    def coverage(self) -> Sheet:
        """`longbox cards TITLE --coverage`: how much of all that was published can be played."""
        raise LongboxError(f"{self.title.label} has no cards to show.")

    def look_through(self, paths: Sequence[Path]) -> Audit:
        """`longbox cards check FILE`: mistakes in card files."""
        raise LongboxError(f"{self.title.label} takes no cards of your own.")

    def new_card(self, id: str) -> Sequence[Path]:
        """`longbox cards new TITLE ID`: begin a card of the library; the files that were written or gained rows."""
        raise LongboxError(f"{self.title.label} has no cards that could be begun.")

    def proof(self, ids: Sequence[str]) -> Audit:
        """`longbox cards check TITLE ID`: whether cards of the library are finished, with their names and tests."""
        raise LongboxError(f"{self.title.label} has no cards to check.")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake in a card file."""

    file: str
    line: int
    column: int
    text: str
    told: str
    """With its place."""

    def __str__(self) -> str:
        return self.told


@dataclass(frozen=True, slots=True)
class Audit:
    """The result of checking card files: cards, those with Python that was not checked, and mistakes."""

    cards: int
    unread: int
    faults: Sequence[Mistake]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table; columns with `>` are set to the right."""

    columns: tuple[str, ...]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The answer of a command: plain data for programs, lines and tables for people."""

    facts: Mapping[str, object]
    shown: Sequence[str | Grid]


def listed_cards(
    title: str,
    wanted: Sequence[str],
    known: tuple[Mapping[str, Mapping[str, Any]], Mapping[str, Mapping[str, Any]]],
    columns: tuple[str, ...],
    figures: Callable[[Mapping[str, Any]], Sequence[str]],
    lines: Callable[[Mapping[str, Any]], Iterable[str]],
) -> Sheet:
    """The cards whose names or ids have all of these words, or one of them in full. `known` are all cards by id in the language of
    the reader and in English, `columns` and `figures` what a list shows beside kind, id and name."""
    cards, english = known
    words = [word.casefold() for word in wanted]
    if len(words) == 1 and words[0] in cards:
        return Sheet(dict(cards[words[0]]), list(lines(cards[words[0]])))
    found = [
        card for id, card in cards.items() if all(word in f"{id} {card['name']} {english[id]['name']}".casefold() for word in words)
    ]
    if not found:
        raise LongboxError("There is no card {words!r}; {hint}", words=" ".join(wanted), hint=suggest(" ".join(words), cards))
    grid = Grid(("kind", "id", "name", *columns), [(card["kind"], card["id"], card["name"], *figures(card)) for card in found])
    return Sheet({"cards": [dict(card) for card in found]}, [grid, f"One of them: longbox cards {title} ID"])


def builder(title: Title[S]) -> Builder[S]:
    """The builder of a title.

    >>> from longbox.titles import title
    >>> builder(title("crisis")).kind, builder(title("tactics")).kind, builder(title("revolution")).kind
    ('roster', 'team', '')
    """
    return cast("Builder[S]", facet_of(title, Builder))
