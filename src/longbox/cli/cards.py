"""`longbox cards`: the cards of a title, how much of them can be played, and whether files of one's own are in order."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.padding import Padding

from longbox.cli.commands import Parser
from longbox.cli.console import FAULT, OK, PACK, emit_json, show, table
from longbox.kernel import LongboxError
from longbox.titles import books, facets
from longbox.titles import title as find_title
from longbox.titles.facets import Audit, Grid


def configure(sub: Parser) -> None:
    sub.add_argument("title", metavar="TITLE|check|new", help="a title; or check, to look for mistakes; or new, to begin a card")
    sub.add_argument(
        "words",
        metavar="ID|WORDS|FILE",
        nargs="*",
        help="a card by its id or words of its name; what to check: FILE, FOLDER, or TITLE ID; what to begin: TITLE ID",
    )
    sub.add_argument("--coverage", action="store_true", help="count what is scripted and name what is missing")
    sub.add_argument("--pack", **PACK)
    sub.add_argument("--language", default="en", choices=("en", "de"))
    sub.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(args: argparse.Namespace) -> int:
    if args.title == "check":
        return check(args)
    if args.title == "new":
        return new(args)
    own = facets.builder(find_title(args.title))
    sheet = own.coverage() if args.coverage else own.cards(args.words, args.language)
    if args.json:
        return emit_json(sheet.facts)
    for part in sheet.shown:
        show(_indented(part) if isinstance(part, str) else _table(part))
    return OK


def _table(grid: Grid) -> object:
    out = table(*grid.columns)
    for row in grid.rows:
        out.add_row(*row)
    return out


def _indented(line: str) -> object:
    """Long lines go on below their own beginning."""
    text = line.lstrip()
    return Padding(text, (0, 0, 0, len(line) - len(text))) if text else ""


# -- writing and checking cards ----------------------------------------------------------------------------------------


def new(args: argparse.Namespace) -> int:
    if len(args.words) != 2:
        raise LongboxError("Name a title and the id of a card: longbox cards new TITLE ID.")
    title, id = args.words
    written = [str(path) for path in facets.builder(find_title(title)).new_card(id)]
    if args.json:
        return emit_json({"id": id, "files": written})
    for path in written:
        print(path)
    show(f"Fill in what is marked, then: longbox cards check {title} {id}")
    return OK


def check(args: argparse.Namespace) -> int:
    found = _checked(args.words)
    cards, unread, faults = found.cards, found.unread, found.faults
    if args.json:
        rows = [{"file": one.file, "line": one.line, "column": one.column, "text": one.text} for one in faults]
        emit_json({"cards": cards, "faults": rows})
    else:
        for one in faults:
            print(one)
        told = f"{cards} {'card' if cards == 1 else 'cards'} read, {len(faults)} {'mistake' if len(faults) == 1 else 'mistakes'}."
        show(told + (f" {unread} use Python of their own, which was not looked into." if unread else ""))
    return FAULT if faults else OK


def _checked(words: list[str]) -> Audit:
    """Cards of a title by their ids, or files and folders."""
    if not words:
        raise LongboxError("Name what to check: longbox cards check FILE or FOLDER, or longbox cards check TITLE ID.")
    if words[0] in {one.name for one in books()}:
        if len(words) == 1:
            raise LongboxError(f"Name the card, too: longbox cards check {words[0]} ID.")
        return facets.builder(find_title(words[0])).proof(words[1:])
    taking = next(one.name for one in books() if one.packs)
    return facets.builder(find_title(taking)).look_through([Path(word) for word in words])
