"""Keep the options in docs/cli.md up to date: python scripts/commands.py

The part between two marks is written from the parsers of the command line, one table for each command; all else on the page stays
as it is. `--check` writes nothing and exits with 1 if the page would change.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from longbox import cli
from longbox.cli.commands import Parser

DOC = Path(__file__).resolve().parents[1] / "docs" / "cli.md"
BEGIN, END = "<!-- options -->", "<!-- end of options -->"
EVERYWHERE = frozenset({"help", "json", "language", "by", "role"})
"""Options that the page explains once."""


Found = tuple[str, str, argparse.ArgumentParser]


def commands(parser: argparse.ArgumentParser, words: tuple[str, ...] = ("longbox",), help: str = "") -> Iterator[Found]:
    """Every command that can be run: its words, its one line, and what it takes."""
    if isinstance(parser, Parser):
        parser.load()
    groups = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    if not groups:
        yield " ".join(words), help, parser
    for group in groups:
        lines = {choice.dest: choice.help or "" for choice in group._choices_actions}
        for name, inner in group.choices.items():
            yield from commands(inner, (*words, name), lines.get(name, ""))


def shown(action: argparse.Action) -> str:
    """An option as it is typed."""
    if not action.option_strings:
        return str(action.metavar or action.dest)
    name = action.option_strings[-1]
    if action.nargs == 0:
        return name
    if action.metavar is None and action.choices:
        return f"{name} {'|'.join(str(one) for one in action.choices)}"
    return f"{name} {action.metavar or action.dest.upper()}"


def section(words: str, help: str, parser: argparse.ArgumentParser) -> str:
    told = [action for action in parser._actions if action.dest not in EVERYWHERE]
    typed = " ".join([words, *(shown(one) for one in told if not one.option_strings)])
    lines = [f"### `{typed}`", "", help if help.endswith(".") else f"{help}."]
    rows = [row(one) for one in told if one.help or one.option_strings]
    if rows:
        lines += ["", "| | |", "|---|---|", *rows]
    return "\n".join(lines)


def row(action: argparse.Action) -> str:
    typed = shown(action).replace("|", "\\|")  # a bar would end the cell
    return f"| `{typed}` | {action.help} |" if action.help else f"| `{typed}` | |"


def reference() -> str:
    return "\n\n".join(section(*one) for one in commands(cli.parser()) if "sample" not in one[0].split())


def page(text: str) -> str:
    """The page with its reference written anew."""
    before, rest = text.split(BEGIN, 1)
    _, after = rest.split(END, 1)
    return f"{before}{BEGIN}\n{reference()}\n{END}{after}"


def main(argv: list[str]) -> int:
    old = DOC.read_text(encoding="utf-8")
    new = page(old)
    if "--check" in argv:
        return int(new != old)
    DOC.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
