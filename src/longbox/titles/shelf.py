"""All rulebooks: their numbered rules and, where there is one, the title that plays them."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path

from longbox.kernel import AnyTitle, BadOption, LongboxError, Title, suggest
from longbox.speech import listed


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, in our words."""

    id: str
    title: str
    text: str
    section: str
    edition: str
    """Empty, or the ruleset it belongs to where a title has several."""


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook on the shelf."""

    name: str
    label: str
    prefix: str
    package: str
    """The package that holds its `rules.csv` and, if it can be played, its `TITLE`."""
    players: tuple[int, ...] = ()
    """The numbers of seats, as its `TITLE` has them: known without loading it. Empty for a book that is only read."""
    packs: str = ""
    """The module that reads packs of cards for it, where there are such."""
    complete: bool = False
    """Every rule is declared done: `./check --rules` fails while one lacks a passing test."""

    @property
    def playable(self) -> bool:
        return bool(self.players)

    @property
    def folder(self) -> Path:
        """Where the package is, found without loading it: rules are read without the title."""
        spec = find_spec(self.package)
        if spec is None or not spec.submodule_search_locations:
            raise LongboxError(f"The package {self.package} of {self.label} is not installed.")
        return Path(spec.submodule_search_locations[0])

    def rules(self, language: str = "en") -> Mapping[str, Rule]:
        """All numbered rules by id, in the book's order.

        >>> book("crisis").rules()["CP-008"].id
        'CP-008'
        """
        return _rules(self.name, language)


SHELF: dict[str, Book] = {
    one.name: one
    for one in (
        Book(
            "crisis",
            "Marvel: Crisis Protocol",
            "CP",
            "longbox.titles.crisis",
            (2,),
            "longbox.titles.crisis.packs.here",
            complete=True,
        ),
        Book("tactics", "FASERIP Tactics", "FT", "longbox.titles.tactics", (2,), complete=True),
        Book("revolution", "X-Men: Mutant Revolution", "MR", "longbox.titles.revolution", (3, 4), complete=True),
        Book("challenger", "Challenger events", "CE", "longbox.challenger", complete=True),
    )
}
"""The books that come with Longbox."""


def checkout() -> Path | None:
    """The source tree this Longbox runs from; None for an installed one."""
    root = Path(__file__).parents[3]
    return root if (root / "src" / "longbox").is_dir() and (root / "pyproject.toml").is_file() else None


@cache
def _books() -> dict[str, Book]:
    """The shelf, and the titles that other packages add: entry points of the group `longbox.titles`, each naming a `Book`."""
    books = dict(SHELF)
    for entry in metadata.entry_points(group="longbox.titles"):
        added = entry.load()
        books[added.name] = added
    return books


def book(name: str) -> Book:
    """A book by its name.

    >>> book("crisis").label
    'Marvel: Crisis Protocol'
    >>> book("crises")
    Traceback (most recent call last):
    longbox.kernel.errors.BadOption: There is no title 'crises'; did you mean crisis?
    """
    books = _books()
    if name not in books:
        hint = suggest(name, books) if isinstance(name, str) else "name one as text"
        raise BadOption(f"There is no title {name!r}; {hint}{'' if hint.endswith('?') else '.'}")
    return books[name]


def books() -> tuple[Book, ...]:
    """All books, in the order of the shelf."""
    return tuple(_books().values())


def playable() -> tuple[str, ...]:
    """The titles that can be played."""
    return tuple(one.name for one in books() if one.playable)


def title(name: str) -> AnyTitle:
    """The title that plays a book."""
    found = book(name)
    if not found.playable:
        able = playable()
        instead = f"; you can play {listed(able)}" if able else ""
        raise BadOption(f"{found.label} cannot be played, only read: longbox rules {name}{instead}.")
    loaded = import_module(found.package).TITLE
    assert isinstance(loaded, Title)
    return loaded


def find_rule(id: str, language: str = "en") -> tuple[Book, Rule]:
    """A rule by its id, whatever its book.

    >>> find_rule("ce-001")[0].label
    'Challenger events'
    """
    wanted = id.upper()
    for one in books():
        if wanted.startswith(one.prefix + "-"):
            rules = one.rules(language)
            if wanted in rules:
                return one, rules[wanted]
            ids = list(rules)
            raise LongboxError(f"{one.label} has no rule {wanted}; its rules are {ids[0]} to {ids[-1]}.")
    prefixes = listed([one.prefix + "-" for one in books()], "or")
    raise LongboxError(f"{id!r} is no rule id; an id begins with {prefixes} and a number, like CP-117.")


@cache
def _rules(name: str, language: str) -> dict[str, Rule]:
    folder = book(name).folder
    english = _rows(folder / "rules.csv")
    other = _rows(folder / f"rules.{language}.csv") if language != "en" else {}
    return {
        id: Rule(
            id=id,
            title=(other.get(id) or row)["title"],
            text=(other.get(id) or row)["text"],
            section=row["section"],
            edition=row.get("edition", ""),
        )
        for id, row in english.items()
    }


def _rows(path: Path) -> dict[str, dict[str, str]]:
    if not path.is_file():
        return {}
    return {row["id"]: row for row in csv.DictReader(path.read_text(encoding="utf-8").splitlines())}
