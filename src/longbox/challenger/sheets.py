"""A list of players as text in columns (CSV), as registration sheets and spreadsheets write it."""

from __future__ import annotations

import csv
import io
from typing import Final

from longbox.titles.carried import decoded, tidy

from .words import Refused

MOST: Final = 2000
LARGEST: Final = 20_000_000
LONGEST: Final = 40


def read_sheet(data: bytes) -> list[tuple[str, str]]:
    """Names, and rosters where there are any: all that are in the list, or why it cannot be read.

    >>> read_sheet(b"Name;Roster\\nKim;\\n\\nJo Ann;\\n")
    [('Kim', ''), ('Jo Ann', '')]
    >>> read_sheet(b"who\\nKim\\n")
    Traceback (most recent call last):
    longbox.challenger.words.Refused: The list needs a column called name; it has: who.
    """
    if len(data) > LARGEST:
        raise Refused("A list holds at most {most} players; this one is larger.", most=MOST)
    text = decoded(data)
    first = text.partition("\n")[0]
    try:
        lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=first.count), strict=True))
    except csv.Error:
        lines = []
    if not lines or "\0" in text:
        raise Refused("The list cannot be read as text in columns (CSV).")
    columns = [cell.strip().lower() for cell in lines[0]]
    if "name" not in columns:
        raise Refused("The list needs a column called name; it has: {columns}.", columns=", ".join(columns)[:200])
    out: list[tuple[str, str]] = []
    names: set[str] = set()
    for number, cells in enumerate(lines[1:], 2):
        if not any(cell.strip() for cell in cells):
            continue
        row = dict(zip(columns, cells, strict=False))
        name = tidy(row.get("name", ""))
        if not name or len(name) > LONGEST:
            raise Refused("Row {row} of the list needs a name of 1 to {most} letters.", row=number, most=LONGEST)
        if name.casefold() in names:
            raise Refused("{name} is in the list twice.", name=name)
        names.add(name.casefold())
        out.append((name, row.get("roster", "").strip()))
    if not out:
        raise Refused("There is nobody in the list.")
    if len(out) > MOST:
        raise Refused("A list holds at most {most} players; this one is larger.", most=MOST)
    return out


__all__ = ["read_sheet"]
