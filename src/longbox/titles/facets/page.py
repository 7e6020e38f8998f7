"""Page: what a browser shows of a title (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, cast

from longbox.kernel import PASS, Ask, Event, Illegal, Length, Plain, Speech, Title

from .beats import BeatTold, Being, Reads, beats, shown
from .cards import Cards
from .facet import Facet, Folder, Json, S, facet_of
from .sketch import Sketch


@dataclass(frozen=True, slots=True)
class Blurb:
    """How a title is introduced."""

    text: str = ""
    players: str = ""
    cover: bool = False
    """It has a drawn cover; without one it stands below, as a plain panel."""
    start: tuple[str, str] | None = None
    """A good place to start reading: a section of its rules, and what is told there."""


@dataclass(frozen=True, slots=True)
class Scripts(Folder):
    """The files that a browser loads for a title, in a folder of a package. They are served at `/static/<title>/`, beside what all
    tables share: a module there imports it as `../table/dom.js` or `../board/svg.js`."""

    board: str = "board.js"
    """A module that exports `Board` (docs/protocol.md)."""
    panels: str = ""
    """A module that exports `Panels`; without one there are the names of the seats and their scores."""
    styles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of a list that people choose from."""

    value: str
    name: str
    group: str = ""
    """The heading it stands under, if the list has any."""
    text: str = ""
    """What is good to know before choosing it."""


class Page(Facet[S]):
    """What the page asks a title. The default shows the words of the rules and a plain board."""

    room = "page"

    blurb: ClassVar[Blurb] = Blurb()
    scripts: ClassVar[Scripts | None] = None
    """Its board; None for the plain one, which shows the view as a list."""
    words: ClassVar[Mapping[str, str]] = {}
    """What its scripts show, by key, in English; what a key says replaces what all tables say under it."""
    lessons: ClassVar[str] = ""
    """The package with its lessons (longbox/titles/lessons.py)."""
    shown: ClassVar[Mapping[str, Sequence[Plain] | None] | None] = None
    """The options that people choose by hand, each with the values to list or None for all; None: all options that are lists."""
    long_measures: ClassVar[frozenset[str]] = frozenset()
    """Measurements that take more than about a millisecond."""
    heads: ClassVar[frozenset[str]] = frozenset()
    """Names of events that head a part of the log, such as a new round."""
    strong: ClassVar[frozenset[str]] = frozenset()
    """Names of events that stand out in the log: what a reader looks for when they come back."""
    rolls: ClassVar[frozenset[str]] = frozenset()
    """Names of events that are dice on the table, which a page lets people hear."""
    reads: ClassVar[Reads] = MappingProxyType({})
    """How its events read as pictures (`beats`)."""
    luck_note: ClassVar[str] = ""
    """In what the luck of a game is counted."""
    luck_kinds: ClassVar[Mapping[str, str]] = {}
    """What the kinds of rolls are called whose luck is counted."""

    def offer(self, state: S, ask: Ask, language: str = "en") -> Json:
        """The question as the asked seat sees it: words, and one label per option. Titles add more."""
        return {
            "kind": ask.kind,
            "seat": ask.seat,
            "title": self.title.question(ask, language),
            "sub": "",
            "rule": None,
            "react": False,
            "private": False,
            "pass": ask.options.index(PASS) if PASS in ask.options else None,
            "options": [{"label": str(option)} for option in ask.options],
            "closed": [],
            "region": None if ask.region is None else ask.region.describe(),
        }

    def places(self, state: S, seat: int, language: str = "en") -> Mapping[str, str]:
        """Where the pieces are, in words and as `seat` sees the board, by their keys such as `character:3`; empty where the
        board shows squares that have names."""
        return {}

    def resolving(self, state: S, seat: int, language: str = "en") -> list[Json]:
        """What is being resolved, from the outside in, as `seat` may know it."""
        return [{"text": f"{type(frame).__name__}: {frame.now}", "step": None, "steps": None, "now": ""} for frame in state.stack]

    def story(self, state: S, events: Iterable[Event], language: str = "en") -> Mapping[str, object]:
        """What the panels beside the board show of the game so far, from the events an onlooker may see."""
        return {}

    def beats(self, state: S, lines: Iterable[tuple[int, int, Event]], language: str = "en", since: int = 0) -> list[BeatTold]:
        """What happened in pictures, from the lines an onlooker may see (their number, the moment, the event): those that have
        a line from number `since` on, and the one before them, which an undo may have shortened."""
        found = beats(self.reads, lines)
        first = next((at for at, one in enumerate(found) if one.end >= since), len(found))
        speech = Speech(self.title, state, language)
        return [
            shown(one, lambda key: self.being(state, key, language), speech.line, last=one is found[-1])
            for one in found[max(0, first - 1) :]
        ]

    def acting(self, state: S) -> list[Any]:
        """The piece of whoever is asked that acts, as options name it; empty if none does."""
        return []

    def subject(self, event: Event) -> str:
        """The piece that an event is about, by the key that `being` knows; empty if there is none."""
        return ""

    def being(self, state: S, key: str, language: str = "en") -> Being:
        """Who or what a key of `subject` and `beats` is."""
        return {"name": key, "seat": -1}

    def sketch(self, state: S, seat: int) -> Sketch | None:
        """The board in a few shapes, by what everybody may see, from where a seat sits; None where there is nothing to draw."""
        return None

    def headline(self, state: S, language: str = "en") -> str:
        """What is at stake in this game, in a few words: the lettering on the cover of its comic."""
        return self.title.label

    def measure(self, state: S, seat: int, query: Mapping[str, object], language: str = "en") -> Json:
        """A private measurement for `seat`; raises `Illegal` if nothing can be measured. Changes nothing."""
        raise Illegal("{title} has nothing to measure.", title=self.title.label)

    def catalogue(self, language: str = "en") -> Json:
        """Names, figures and texts of all cards by id, as plain data."""
        return {}

    def dealt(self, t: S, language: str = "en") -> Json:
        """The part of the catalogue that one game can need; all of it, unless a title has many more cards than a game."""
        return self.catalogue(language)

    def cards(self, language: str = "en") -> Cards:
        """All cards as people look them up: in full, with what to filter them by."""
        return Cards()

    def form(self) -> dict[str, Sequence[Plain]]:
        """The options of the form for a new table, and the values it lists.

        >>> from longbox.titles import title
        >>> list(page(title("revolution")).form().items())
        [('last_round', (1, 2, 3, 5, 8, 10, 15, 20, 0))]
        """
        options = self.title.options
        if self.shown is None:
            return {name: option.allowed for name, option in options.items() if not isinstance(option, Length)}
        return {name: values or options[name].allowed for name, values in self.shown.items()}

    def choices(self, option: str, language: str = "en") -> list[Choice]:
        """The values that the form lists for an option, as people choose from them.

        >>> from longbox.titles import title
        >>> page(title("revolution")).choices("last_round")[0]
        Choice(value='1', name='1', group='', text='')
        """
        return [Choice(str(value), self.title.value_name(option, value, language)) for value in self.form()[option]]

    def translated(self, text: str, language: str) -> str:
        """A text of `blurb`, `words`, the luck or the builder in another language, where the catalogue of the page has none."""
        return text


def page(title: Title[S]) -> Page[S]:
    """The page of a title.

    >>> from longbox.titles import title
    >>> page(title("crisis")).blurb.players
    '2 players'
    """
    return cast("Page[S]", facet_of(title, Page))
