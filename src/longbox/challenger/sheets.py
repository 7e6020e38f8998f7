"""A list of players as text in columns (CSV), as spreadsheets and other tools for events write it."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from typing import Final, NamedTuple

from longbox.titles.carried import decoded, tidy

from .facts import ClubNamed, Fact, Joined, TableFixed
from .words import Refused

MOST: Final = 2000
LARGEST: Final = 20_000_000
LONGEST: Final = 40

HEADINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "name": ("name", "player", "player name", "full name", "display name", "spieler", "spielername"),
    "first": ("first name", "firstname", "first", "given name", "vorname"),
    "last": ("last name", "lastname", "last", "surname", "family name", "nachname"),
    "club": ("club", "club name", "team", "team name", "verein"),
    "roster": ("roster", "list", "army list", "vorrat"),
    "table": ("table", "fixed table", "tisch", "fester tisch"),
}
"""What columns are called; Best Coast Pairings and Longshanks have first and last names, teams or clubs, and lists."""


class Row(NamedTuple):
    """A player of the list; what it does not say is empty."""

    name: str
    roster: str = ""
    club: str = ""
    table: int = 0


def read_sheet(data: bytes) -> list[Row]:
    """Everybody in the list, or why it cannot be read.

    >>> read_sheet(b"Name;Roster\\nKim;\\n\\nJo Ann;\\n")
    [Row(name='Kim', roster='', club='', table=0), Row(name='Jo Ann', roster='', club='', table=0)]
    >>> read_sheet(b"First Name,Last Name,Email,Team\\nKim,Lee,kim@example.org,North\\n")
    [Row(name='Kim Lee', roster='', club='North', table=0)]
    >>> read_sheet(b"who\\nKim\\n")
    Traceback (most recent call last):
    longbox.challenger.words.Refused: The list needs a column called name, or first name and last name; it has: who.
    """
    lines = _lines(data)
    columns = _columns(lines[0])
    out: list[Row] = []
    names: set[str] = set()
    for number, cells in enumerate(lines[1:], 2):
        if not any(cell.strip() for cell in cells):
            continue
        row = _row({what: cells[at].strip() for what, at in columns.items() if at < len(cells)}, number)
        if row.name.casefold() in names:
            raise Refused("{name} is in the list twice.", name=row.name)
        names.add(row.name.casefold())
        out.append(row)
    if not out:
        raise Refused("There is nobody in the list.")
    if len(out) > MOST:
        raise Refused("A list holds at most {most} players; this one is larger.", most=MOST)
    return out


def entering(id: str, row: Row) -> list[Fact]:
    """What is said of somebody who comes from a list.

    >>> [type(fact).__name__ for fact in entering("P1", Row("Kim", club="North"))]
    ['Joined', 'ClubNamed']
    """
    said: list[Fact] = [Joined(id, row.name)]
    said += [ClubNamed(id, row.club)] if row.club else []
    return said + ([TableFixed(id, row.table)] if row.table else [])


def _lines(data: bytes) -> list[list[str]]:
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
    return lines


def _columns(headings: list[str]) -> dict[str, int]:
    """Where each thing stands; of two columns that are called so the first."""
    said = [" ".join(cell.replace("_", " ").split()).casefold() for cell in headings]
    found = {
        what: next(at for at, heading in enumerate(said) if heading in called)
        for what, called in HEADINGS.items()
        if any(heading in called for heading in said)
    }
    if "name" not in found and not {"first", "last"} <= {*found}:
        raise Refused(
            "The list needs a column called name, or first name and last name; it has: {columns}.", columns=", ".join(said)[:200]
        )
    return found


def _row(cells: Mapping[str, str], number: int) -> Row:
    name = tidy(cells.get("name") or f"{cells.get('first', '')} {cells.get('last', '')}", 2 * LONGEST)
    if not name or len(name) > LONGEST:
        raise Refused("Row {row} of the list needs a name of 1 to {most} letters.", row=number, most=LONGEST)
    roster = cells.get("roster", "")
    if roster.startswith(("http://", "https://")) and "/rosters" not in roster:
        roster = ""  # an address of another site says nothing here
    table = cells.get("table", "")
    return Row(name, roster, tidy(cells.get("club", ""), LONGEST), int(table) if table.isascii() and table.isdigit() else 0)


__all__ = ["Row", "entering", "read_sheet"]
