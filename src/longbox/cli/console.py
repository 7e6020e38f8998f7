"""What commands share: tables and sentences for people, JSON for programs, and arguments that many take."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypedDict

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from longbox.kernel import BadOption, LongboxError

OK, FAULT = 0, 2
LANGUAGES: Final = ("en", "de")


class Repeated(TypedDict):
    """An argument that can be given several times."""

    metavar: str
    action: str
    default: list[str]
    help: str


PACK: Repeated = {
    "metavar": "FOLDER",
    "action": "append",
    "default": [],
    "help": "add the cards of your own pack for Crisis Protocol; can be repeated",
}


def takes_json(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def takes_packs(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--pack", **PACK)


def takes_language(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--language", default=spoken(os.environ), choices=LANGUAGES, help="en or de (default: the language of your system)"
    )


def spoken(environ: Mapping[str, str]) -> str:
    """The language a system is set to, English if Longbox does not speak it.

    >>> spoken({"LANG": "de_AT.UTF-8"}), spoken({"LANG": "de_DE", "LC_ALL": "C"}), spoken({"LANGUAGE": "fr:de", "LANG": "fr_FR"})
    ('de', 'en', 'de')
    """
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environ.get(name, "").split(":"):
            if wish[:2].lower() in LANGUAGES:
                return wish[:2].lower()
        if environ.get(name) and name != "LANGUAGE":
            break
    return "en"


def option(text: str) -> tuple[str, str]:
    """What somebody wrote as NAME=VALUE."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"--option {text} has no value; write --option NAME=VALUE.")
    return name.strip(), value.strip()


def emit_json(data: object) -> int:
    print(json.dumps(data, ensure_ascii=False))
    return OK


def table(*columns: str) -> Table:
    """A table for people; a column that begins with > is set to the right."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for column in columns:
        made.add_column(column.lstrip(">"), justify="right" if column.startswith(">") else "left", overflow="fold")
    return made


def show(*things: object) -> None:
    Console(highlight=False, soft_wrap=False, markup=False).print(*things)


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LongboxError(f"{path} cannot be written: {(error.strerror or 'unknown reason').lower()}.") from error
