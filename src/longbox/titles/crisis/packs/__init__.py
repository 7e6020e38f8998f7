"""Packs: cards of one's own from a folder.

    my-pack/
      pack.toml         name, version, author, description; affiliations of its own
      heroes.cards      cards in the card language, read as data: nothing in them is run
      texts.en.csv      names and texts (id, name, text); texts.de.csv in German
      rosters/x.json    ready rosters, as the roster builder writes them

A pack is read whole or not at all. A game remembers which packs its cards come from, with a digest of their content, so that it
is only ever played on with the same cards.
"""

from __future__ import annotations

import csv
import hashlib
import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from longbox.kernel import BadOption, LongboxError, Option, Phrase

from ..builder import judge, unplayable
from ..builder import read as read_roster
from ..builder.known import facts
from ..builder.words import BadRoster
from ..cards import LIBRARY
from ..script.library import Library, Row
from ..script.rosters import SIZES, Roster
from ..speech.cards import rows
from . import reader
from .check import ID, check, extras_of
from .reader import Card, Fault, Sheet

FOLDERS: Final = "LONGBOX_PACKS"
"""The environment variable that names folders of packs, with the separator of search paths between them."""
ENDING: Final = ".cards"
LARGEST: Final = 5_000_000
"""Bytes of all files of a pack."""
MOST_FILES: Final = 200
LANGUAGES: Final = ("en", "de")
KNOWN_KEYS: Final = frozenset({"name", "version", "author", "description", "affiliations"})


class BadPack(LongboxError):
    """A pack with mistakes. All of them are in `faults`; the message tells the first."""

    def __init__(self, folder: Path, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        more = f" There are {len(faults) - 1} more: longbox cards check {folder}" if len(faults) > 1 else ""
        super().__init__(f"The pack in {folder} cannot be used. {faults[0]}{more}")


@dataclass(frozen=True, slots=True)
class Pack:
    """Cards of somebody's own."""

    name: str
    version: str
    author: str
    digest: str
    """Of its content: other content, another digest."""
    affiliations: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    texts: tuple[tuple[str, str, Row], ...] = ()
    """(language, id, what is printed)"""
    rosters: tuple[Roster, ...] = ()

    @property
    def label(self) -> str:
        """How saves name it."""
        return f"{self.name} {self.version} ({self.digest})"


@dataclass(slots=True)
class Draft:
    """A pack while it is read."""

    folder: Path
    faults: list[Fault] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)
    hash: Any = field(default_factory=hashlib.sha256)
    size: int = 0

    def wrong(self, file: Path | str, text: str, line: int = 0, column: int = 0) -> None:
        name = str(file.relative_to(self.folder)) if isinstance(file, Path) else file
        self.faults.append(Fault(name, line, column, text))

    def text(self, file: Path) -> str:
        """The text of a file; empty, and a mistake noted, if it has none."""
        try:
            if file.is_symlink() or not file.is_file():
                self.wrong(file, "This is no plain file.")
                return ""
            self.size += file.stat().st_size
            if self.size > LARGEST:
                self.wrong(file, f"The pack is larger than {LARGEST // 1_000_000} MB.")
                return ""
            data = file.read_bytes()
            self.hash.update(f"{file.relative_to(self.folder).as_posix()}\0{len(data)}\0".encode() + data)
            return data.decode("utf-8-sig")
        except OSError as error:
            self.wrong(file, f"This cannot be read: {(error.strerror or 'unknown reason').lower()}.")
        except UnicodeDecodeError:
            self.wrong(file, "This is no text in UTF-8.")
        return ""


# -- reading -----------------------------------------------------------------------------------------------------------


def read(folder: str | Path, others: Iterable[Pack] = ()) -> Pack:
    """A pack from its folder, to be used beside others; raises `BadPack` with everything that is wrong."""
    draft = Draft(Path(folder))
    if not draft.folder.is_dir():
        raise LongboxError(f"There is no folder {folder}; --pack takes the folder of a pack, with pack.toml in it.")
    if not (draft.folder / "pack.toml").is_file():
        raise LongboxError(f"The folder {folder} holds no pack.toml, so it is no pack.")
    head = _head(draft)
    taken = {card.id: other.label for other in others if other.name != head["name"] for card in other.cards}
    _sheets(draft, frozenset(head["affiliations"]), taken)
    texts = _texts(draft)
    found = _rosters(draft)
    if not draft.faults and not any(sheet.cards for sheet in draft.sheets):
        draft.wrong("pack.toml", f"The pack holds no cards; they are in files that end in {ENDING}.")
    pack = Pack(
        head["name"],
        head["version"],
        head["author"],
        draft.hash.hexdigest()[:16],
        head["affiliations"],
        tuple(card for sheet in draft.sheets for card, _, _ in sheet.cards),
        tuple(texts),
        tuple(found),
    )
    if draft.faults:
        raise BadPack(draft.folder, draft.faults)
    return pack


def _head(draft: Draft) -> dict[str, Any]:
    file = draft.folder / "pack.toml"
    head: dict[str, Any] = {"name": "", "version": "", "author": "", "affiliations": ()}
    try:
        data = tomllib.loads(draft.text(file))
    except tomllib.TOMLDecodeError as error:
        draft.wrong(file, f"This is no TOML: {error}.")
        return head
    for key in data:
        if key not in KNOWN_KEYS:
            draft.wrong(file, f"A pack has no {key[:40]!r}; it has {', '.join(sorted(KNOWN_KEYS))}.")
    for key in ("name", "version", "author"):
        value = data.get(key, "" if key == "author" else None)
        if not _named(value, 60) or not (key == "author" or str(value).strip()):
            draft.wrong(file, f'The {key} of a pack is a text of up to 60 letters: {key} = "...".')
        else:
            head[key] = str(value).strip()
    named = data.get("affiliations", [])
    if not isinstance(named, list) or not all(_named(one, 40) and one for one in named):
        draft.wrong(file, 'The affiliations of a pack are a list of names: affiliations = ["Night Market"].')
    else:
        head["affiliations"] = tuple(named)
    return head


def _named(value: object, most: int) -> bool:
    """Whether a value is a text that can stand in a line."""
    return isinstance(value, str) and len(value) <= most and value.isprintable()


def _sheets(draft: Draft, own: frozenset[str], taken: Mapping[str, str]) -> None:
    files = sorted(draft.folder.glob(f"*{ENDING}"))
    if len(files) > MOST_FILES:
        draft.wrong(draft.folder / "pack.toml", f"The pack has too many files; {MOST_FILES} are the most.")
        return
    for file in files:
        sheet = reader.read(draft.text(file), file.name, own=own)
        draft.sheets.append(sheet)
        draft.faults += [*sheet.faults, *check(sheet)]
    seen: dict[tuple[str, str], str] = {}
    for sheet in draft.sheets:
        for card, line, column in sheet.cards:
            for where, what in _claims(card):
                if (where, what) in seen:
                    draft.faults.append(Fault(sheet.file, line, column, f"{what!r} is used twice in this pack."))
                seen[where, what] = sheet.file
            clash = _clash(card, taken)
            if clash:
                draft.faults.append(Fault(sheet.file, line, column, clash))


def _claims(card: Card) -> Iterator[tuple[str, str]]:
    """The names that a card takes for itself."""
    yield "card", card.id
    for key in extras_of(card):
        yield "rules", key


def _clash(card: Card, taken: Mapping[str, str]) -> str:
    """A sentence if Longbox or another pack has the name already."""
    if card.id in taken:
        return f"the pack {taken[card.id]} has a card with the id {card.id!r} already; take another id."
    if card.id in LIBRARY.shelf(card) or any(card.id in cards for cards in facts().values()):
        return f"Longbox has a card with the id {card.id!r} already; take another id."
    for key in extras_of(card):
        if key in LIBRARY.extras:
            return f"{key!r} is the name of another card's rules; take one of your own."
    return ""


def _texts(draft: Draft) -> Iterator[tuple[str, str, Row]]:
    known = not draft.faults  # cards with mistakes are not among the known ones
    for language in LANGUAGES:
        file = draft.folder / f"texts.{language}.csv"
        if not file.exists():
            continue
        lines = csv.DictReader(draft.text(file).splitlines())
        if lines.fieldnames is None or not {"id", "name", "text"} <= {*lines.fieldnames}:
            draft.wrong(file, "The first line of texts is: id,name,text", 1, 1)
            continue
        ours = {card.id for sheet in draft.sheets for card, _, _ in sheet.cards}
        for row in lines:
            id, name, text = ((row[key] or "").strip() for key in ("id", "name", "text"))
            first = id.partition("/")[0]
            if known and first not in ours and first not in ("affiliation", "form", "roster", "rule"):
                wrong = f"{id[:60]!r} belongs to no card of this pack."
            else:
                wrong = _unfit(language, id, name, text)
            if wrong:
                draft.wrong(file, wrong, lines.line_num, 1)
            else:
                yield language, id, Row(name, text)


def _unfit(language: str, id: str, name: str, text: str) -> str:
    """A sentence if a text cannot be taken."""
    if len(name) > 100 or len(text) > 2000 or not (name + text).isprintable():
        return f"The name or text of {id[:60]!r} is too long or cannot be printed."
    return f"{id[:60]!r} has its text in Longbox already." if id in rows(language) else ""


def _rosters(draft: Draft) -> Iterator[Roster]:
    for file in sorted((draft.folder / "rosters").glob("*.json")):
        try:
            roster = read_roster(draft.text(file))
        except BadRoster as error:
            draft.wrong(file, str(error))
            continue
        if file.stem in LIBRARY.rosters or not ID.fullmatch(file.stem):
            draft.wrong(file, f"A roster cannot be called {file.stem[:60]!r} here; give the file another name.")
        else:
            yield replace(roster, id=file.stem)


# -- in force ----------------------------------------------------------------------------------------------------------


class Packs:
    """The packs that are known here, and the libraries that games with them are played with."""

    def __init__(self, base: Library = LIBRARY) -> None:
        self.base = base
        """The cards there are without packs."""
        self.loaded: dict[str, Pack] = {}
        """By name."""
        self._libraries: dict[tuple[str, ...], Library] = {}

    def load(self, folder: str | Path) -> Pack:
        """Read a pack and make it known. The same pack twice is the same as once."""
        pack = read(folder, self.loaded.values())
        old = self.loaded.get(pack.name)
        if old is not None and old.digest == pack.digest:
            return old
        if old is not None:
            raise LongboxError(f"Two packs are called {pack.name!r} ({old.version} and {pack.version}); use one of them.")
        self.add(pack)
        return pack

    def load_named(self) -> None:
        """Load the packs that the environment names."""
        for folder in os.environ.get(FOLDERS, "").split(os.pathsep):
            if folder.strip():
                self.load(folder.strip())

    def add(self, pack: Pack) -> None:
        """Make a pack known, if its rosters can be played."""
        made = derived(self.base, [*self.loaded.values(), pack])
        for roster in pack.rosters:
            wrong = [*judge(roster, cards=made), *unplayable(roster, made)]
            if wrong:
                raise LongboxError(f"The roster {roster.id} of the pack {pack.name} cannot be played. {wrong[0].told()}")
        self.loaded[pack.name] = pack

    def remove(self, name: str) -> None:
        """Know a pack no longer. Games that are being played with it go on."""
        self.loaded.pop(name, None)

    def library(self, labels: Iterable[str] | None = None) -> Library:
        """The cards of the house with those of some packs, by their labels, or with those of all packs known here."""
        chosen = [pack for pack in self.loaded.values() if labels is None or pack.label in {*labels}]
        key = tuple(pack.label for pack in chosen)
        if not key:
            return self.base
        if key not in self._libraries:
            self._libraries[key] = derived(self.base, chosen)
        return self._libraries[key]

    def used(self, *chosen: Roster) -> tuple[str, ...]:
        """The packs that cards of these rosters come from, as saves name them."""
        ids = {id for roster in chosen for part in SIZES for id in getattr(roster, part)}
        ids |= {gem for roster in chosen for _, gem in roster.gems}
        return tuple(sorted(pack.label for pack in self.loaded.values() if any(card.id in ids for card in pack.cards)))

    def demand(self, labels: Iterable[str]) -> None:
        """A sentence if a game needs a pack that is not known here."""
        for label in labels:
            if label in {pack.label for pack in self.loaded.values()}:
                continue
            wanted = label.rpartition(" (")[0]
            have = self.loaded.get(wanted.rpartition(" ")[0])
            if have is None:
                raise BadOption(
                    "This game uses the pack {pack}, which is not loaded here; start Longbox with --pack FOLDER.", pack=label
                )
            if f"{have.name} {have.version}" == wanted:
                raise BadOption(
                    "This game uses the pack {pack}; the one loaded here has the same version but other content ({digest}).",
                    pack=label,
                    digest=have.digest,
                )
            raise BadOption("This game uses the pack {pack}; loaded here is {have}.", pack=label, have=have.label)


def derived(base: Library, packs: Iterable[Pack]) -> Library:
    """A library with the cards, texts and rosters of some packs."""
    made = base.derive()
    for pack in packs:
        made.add(*pack.cards)
        made.rosters.update({roster.id: roster for roster in pack.rosters})
        made.printed.update({(language, id): row for language, id, row in pack.texts})
    return made


@dataclass(frozen=True, slots=True)
class PacksOption(Option):
    """The packs a game's cards come from. It follows from the rosters; in a save it says what is needed."""

    def __init__(self) -> None:
        Option.__init__(self, (), (), "The packs its cards come from; filled in by itself")

    def accept(self, name: str, value: object) -> tuple[str, ...]:
        if isinstance(value, list | tuple) and all(isinstance(one, str) for one in value):
            return tuple(str(one)[:200] for one in value[:MOST_FILES])
        raise BadOption(
            "{option}={value} is not possible; it takes {takes}.", option=name, value=str(value)[:60], takes=self.takes()
        )

    def takes(self) -> str:
        return Phrase("the names of packs")


OPTION: Final = PacksOption()


__all__ = ["FOLDERS", "OPTION", "BadPack", "Pack", "Packs", "derived", "read"]
