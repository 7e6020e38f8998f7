"""`longbox cards check crisis ID`: whether a card of the library is finished, with its names in both languages and its tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from longbox.kernel import LongboxError
from longbox.speech.printed import TEXT, path_of, read, staying
from longbox.titles import checkout
from longbox.titles.facets import Audit, Mistake

from .. import cards as house
from ..builder.known import coverage, facts, slug
from ..builder.known.whole import gaps
from ..cards import LIBRARY, declared
from ..codes import CONDITIONS
from ..script.cards import Character, Gem, Horseman, On, Rule, Strike, Superpower
from ..script.library import Card, Library
from ..script.moments import Trigger
from ..speech.cards import name
from ..speech.telling import BY_HAND, UntoldError, tell
from ..speech.telling.words import Card as Told
from ..speech.telling.words import Word, nodes_in
from . import reader
from .audit import look_through
from .check import UNEXPLAINED, check, faults
from .new_card import CARDS, FILL_IN, NAMES, TESTS, is_keyword, module, unknown

HOME: Final = Path(house.__file__).parent
"""Where the cards of the library are."""
TONGUES: Final = {"en": "English", "de": "German"}
Found = tuple[Path, int, str]
"""A file, a line in it, and a sentence."""


def proof(ids: Sequence[str], root: Path, library: Library = LIBRARY) -> Audit:
    """The mistakes of some characters of the library."""
    mistakes = [one for id in ids for one in of_card(id, root, library)]
    return Audit(len(ids), 0, [_mistake(root, *one) for one in dict.fromkeys(mistakes)])


def look(paths: Sequence[Path], library: Library = LIBRARY) -> Audit:
    """The mistakes of some files and folders; cards of the library are looked at as they are loaded, with Python of their own."""
    ours = [path for path in paths if path.is_file() and path.resolve().is_relative_to(HOME) and path.suffix == ".py"]
    rest = look_through([path for path in paths if path not in ours])
    cards, mistakes = rest.cards, [*rest.faults]
    root = checkout() or HOME
    for path in ours:
        file = path.resolve()
        declares = list(declared(import_module(".".join(["", *file.relative_to(HOME).with_suffix("").parts]), house.__name__)))
        found = _of_file(file)
        for card in declares:
            loaded = library.shelf(card)[card.id]
            if isinstance(card, Character):
                found += of_card(card.id, root, library)
            elif not found:
                found += of_script(loaded, file, library)
        cards += len(declares)
        mistakes += [_mistake(root, *one) for one in dict.fromkeys(found)]
    return Audit(cards, rest.unread, mistakes)


def _mistake(root: Path, path: Path, line: int, text: str) -> Mistake:
    file = str(path.relative_to(root)) if path.is_relative_to(root) else str(path)
    return Mistake(file, line, 0, text, f"{file}{f', line {line}' if line else ''}: {text}")


def of_card(id: str, root: Path, library: Library = LIBRARY) -> Iterator[Found]:
    """What is wrong with a character, its names and its tests."""
    path = root / CARDS / f"{module(id)}.py"
    if not path.is_file():
        if id in facts()["characters"]:
            raise LongboxError(f"{id} has no script yet; longbox cards new crisis {id} begins one.")
        raise unknown(id)
    found = _of_file(path)
    card = library.characters.get(id)
    if card is None:
        none = f"the file declares no character {id!r}; write {module(id).upper()} = Character({id!r}, ...)."
        yield from found or [(path, 1, none)]
        return
    if not found:  # what the file has wrong would be told again of the loaded card
        found += of_script(card, path, library)
    found += [*_named(card, root), *_tested(card, root)]
    yield from found or _counted(root)


def _of_file(path: Path) -> list[Found]:
    """What the text of a file has wrong, from top to bottom. A blank that is marked is not told again of what stands in it."""
    left = list(_left(path))
    blank = {line + below for _, line, _ in left for below in (0, 1)}
    return sorted([*left, *(one for one in _read(path) if one[1] not in blank)], key=lambda one: one[1])


def _left(path: Path) -> Iterator[Found]:
    """What is still to be filled in."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if FILL_IN in line:
            yield path, number, line[line.index(FILL_IN) :].partition('"')[0].rstrip()


def _read(path: Path) -> Iterator[Found]:
    """Words and their arguments, as the reader of packs sees them."""
    sheet = reader.read(path.read_text(encoding="utf-8"), path.name, python=True)
    for fault in (*sheet.faults, *check(sheet)):
        yield path, fault.line, fault.text


# -- the script --------------------------------------------------------------------------------------------------------


def of_script(card: Card, path: Path, library: Library) -> Iterator[Found]:
    """What the loaded card tells: moments in rows, parts that no sentence says, figures that are not those of the card."""
    lines = _lines(path)
    several = [one for one in nodes_in(card) if isinstance(one, On) and not isinstance(one.trigger, Trigger)]
    for _ in several:
        yield path, lines.get(card.id, 1), "on(...) waits for one moment; write an on(...) for each of them."
    wrong = [] if several else list(faults(card))
    for part, text in wrong:
        named = [lines[name] for name in re.findall(r"'([^']+)'", text) if name in lines]
        yield path, named[0] if named else lines.get(getattr(part, "id", ""), lines.get(card.id, 1)), f"{card.id}: {text}"
    if several or wrong:
        return
    if isinstance(card, Character):
        for text in gaps("characters", card.id):
            yield path, lines.get(card.id, 1), text
    for part in _parts(card):
        yield from ((path, lines.get(part.id, 1), text) for text in _untold(part, library))


def _parts(card: Card) -> Iterator[Told]:
    if isinstance(card, Character):
        yield from (one for one in own_parts(card) if isinstance(one, Superpower) or one.rules)
    elif isinstance(card, Horseman):
        yield from card.superpowers
    elif not isinstance(card, Gem):
        yield card


def _untold(part: Told, library: Library) -> Iterator[str]:
    if (part.key if isinstance(part, Strike | Superpower) else part.id) in BY_HAND:
        return
    lacking: dict[Word, list[str]] = {}
    silent = False
    for language in TONGUES:
        try:
            text = tell(part, language, library, lambda id, language=language: name(id, language, library))  # type: ignore[misc]
        except UntoldError as error:
            lacking.setdefault(error.word, []).append(TONGUES[language])
        else:
            silent = silent or not text
    for word, tongues in lacking.items():
        yield f"{part.id} cannot be told: {word.name} has no telling in {' and '.join(tongues)}; see docs/telling-a-card.md."
    if silent:
        yield f"{part.id} has no text: nothing of its script says anything."


def _lines(path: Path) -> dict[str, int]:
    """Where each text first stands in a file."""
    found: dict[str, int] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found[node.value] = min(node.lineno, found.get(node.value, node.lineno))
    return found


# -- names -------------------------------------------------------------------------------------------------------------


def own_parts(card: Character) -> list[Strike | Superpower]:
    """Attacks and superpowers that are no keywords."""
    every: list[Strike | Superpower] = [*card.attacks, *card.superpowers]
    return [one for one in every if not is_keyword(one.id)]


def wanted(card: Character) -> Iterator[str]:
    """The ids that need a name: the card, its parts, its rules with icons, its counters and markers."""
    yield card.id
    yield from (one.key for one in own_parts(card))
    for node in nodes_in(card):
        if isinstance(node, Rule) and node.name and node.name not in CONDITIONS:
            yield f"rule/{node.name}"
        elif type(node).__name__ == "gain_counter":
            yield f"counter/{getattr(node, 'name', '')}"
        elif type(node).__name__ in ("put_marker", "raise_terrain"):
            yield f"marker/{getattr(node, 'name', '')}"
        elif type(node).__name__ == "send_token":
            yield str(getattr(node, "token", ""))


def _named(card: Character, root: Path) -> Iterator[Found]:
    path = path_of(root / NAMES, "de")
    catalogue = path.read_text(encoding="utf-8")
    english, german, stays = read(catalogue, "msgid"), read(catalogue), staying(root / NAMES, "de")
    lines = {line[9:-1]: n for n, line in enumerate(catalogue.splitlines(), 1) if line.startswith("msgctxt ")}
    for id in dict.fromkeys(wanted(card)):
        if id not in english:
            yield path, 0, f'{id} has no name; its entry begins with msgctxt "{id}".'
        elif not german[id].name:
            yield path, lines[id], f"{id} has no German name."
        elif "/" in id and german[id].name == english[id].name and id not in stays:
            yield path, lines[id], f"{id} is called {english[id].name!r} in German, too; translate it, or write # stays above it."
    if card.id in english and (FILL_IN in english[card.id].text or not (english[card.id].text and german[card.id].text)):
        portrait = f"{card.id}{TEXT}"
        yield path, lines.get(portrait, lines[card.id]), f"{card.id} has no portrait in both languages; its entry is {portrait}."


# -- tests -------------------------------------------------------------------------------------------------------------


def _tested(card: Character, root: Path) -> Iterator[Found]:
    path = root / TESTS / f"test_{module(card.id)}.py"
    if not path.is_file():
        yield path, 0, "the card has no tests; each line of it needs one."
        return
    yield from _left(path)
    texts = [_slugged(path), *(text for text in _shared(root) if f"-{card.id}-" in text)]
    for part, key in {one.id: one.key for one in own_parts(card)}.items():
        if part not in UNEXPLAINED and not any(f"-{named}-" in text for named in (part, slug(name(key))) for text in texts):
            yield path, 0, f"nothing tests {part}: no test names it."


@cache
def _shared(root: Path) -> tuple[str, ...]:
    """The tests of what several cards have."""
    return tuple(_slugged(path) for path in sorted((root / TESTS.parent / "idioms").glob("test_*.py")))


def _slugged(path: Path) -> str:
    """The words of a file as ids are written, so that a name is found however it is spelt."""
    return f"-{slug(path.read_text(encoding='utf-8'))}-"


# -- counts ------------------------------------------------------------------------------------------------------------


def _counted(root: Path) -> Iterator[Found]:
    """The READMEs and the CHANGELOG say how many characters there are."""
    have = len(coverage()["characters"].scripted)
    for path in (root / "README.md", root / "README.de.md", root / "CHANGELOG.md"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for said in re.findall(r"(\d+) (?:characters|Charaktere)\b", line) if "Crisis Protocol" in line else ():
                if int(said) != have:
                    yield path, number, f"it says {said} characters; there are {have} now."


__all__ = ["look", "of_card", "of_script", "proof"]
