"""A list of players in a file, as the desk brings it."""

from __future__ import annotations

import csv
import io

from longbox.server.languages import message
from longbox.server.legible import legible
from longbox.server.tables import Refused

MOST_ROWS = 2000
LARGEST_SHEET = 400_000
LONGEST_NAME = 40

NO_CSV = message("Line %(line)s of the list has no name.")
NO_NAMES = message("The list has no column called name; it has %(columns)s.")
LARGE_SHEET = message("This list is too long; at most 2,000 players are read.")
BAD_SHEET = message("The list cannot be read as text in columns (CSV, in UTF-8).")
LONG_NAME = message("The name in line %(line)s is longer than 40 characters.")


def sheet(data: bytes) -> list[tuple[str, str | None]]:
    """Names and rosters from a CSV.

    >>> sheet(b"Name;Roster\\nKim;\\n\\nJo Ann;\\n")
    [('Kim', None), ('Jo Ann', None)]
    """
    lines = _lines(data)
    columns = [cell.strip().lower() for cell in lines[0]]
    if "name" not in columns:
        raise Refused("format", NO_NAMES, columns=", ".join(columns)[:200])
    out: list[tuple[str, str | None]] = []
    for number, cells in enumerate(lines[1:], 2):
        if any(cell.strip() for cell in cells):
            row = dict(zip(reversed(columns), reversed(cells[: len(columns)] + [""] * (len(columns) - len(cells))), strict=True))
            out.append((_name(row["name"], number), row.get("roster", "").strip() or None))
    if len(out) > MOST_ROWS:
        raise Refused("format", LARGE_SHEET)
    return out


def _lines(data: bytes) -> list[list[str]]:
    if len(data) > LARGEST_SHEET:
        raise Refused("format", LARGE_SHEET)
    try:
        text = data.decode("utf-8-sig")
        first = text.partition("\n")[0]
        lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=first.count), strict=True))
    except (UnicodeDecodeError, csv.Error):
        raise Refused("format", BAD_SHEET) from None
    if not lines or "\x00" in text:
        raise Refused("format", BAD_SHEET)
    return lines


def _name(cell: str, line: int) -> str:
    name = " ".join(cell.split())
    if name != legible(name) or not name:
        raise Refused("format", NO_CSV, line=line)
    if len(name) > LONGEST_NAME:
        raise Refused("format", LONG_NAME, line=line)
    return name
