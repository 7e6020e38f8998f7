"""Rosters and links for phones on A4 as PDF, as `paper` draws pairings and standings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import segno

from longbox.challenger.facts import Json
from longbox.server.languages import message

from .paper import MARGIN, ROW, Sheets
from .words import COMMON

LINE: Final = 5.5
LETTERS: Final = 10.0
ACROSS, DOWN = 2, 3
"""Links for phones on a page."""
QUIET: Final = 4
"""Light modules around a code, without which phones do not find it."""

NOBODY: Final = message("No roster is filed yet.")
ALL_HERE: Final = message("Every player has a phone at this event already.")
SCAN: Final = message("scan this with your own phone, once.")
NOT_ACCEPTED: Final = message("not accepted")


def rosters_paper(name: str, title: str, rosters: Sequence[tuple[str, str, Json]], code: str) -> bytes:
    """Every roster under its player's name and club; none is torn apart.

    >>> roster = {"parts": {"characters": ["Hulk"]}, "unread": [], "accepted": True}
    >>> rosters_paper("Saturday", "Rosters", [("Kim", "", roster)], "en")[:5]
    b'%PDF-'
    """
    sheets = Sheets(name, code)
    sheets.begin(title)
    if not rosters:
        sheets.line_of(sheets.said(NOBODY), sheets.epw)
    for player, club, roster in rosters:
        lines = list(_lines(sheets, roster))
        if sheets.get_y() + ROW + LINE * (len(lines) + 1) > sheets.h - MARGIN:
            sheets.begin(title)
        sheets.line_of(f"{player} · {club}" if club else player, sheets.epw, size=12, bold=True)
        sheets.ln(ROW)
        for label, line in lines:
            sheets.line_of(label, 42, size=8.5, height=LINE)
            sheets.line_of(line, sheets.epw - 42, size=LETTERS, height=LINE)
            sheets.ln(LINE)
        sheets.set_draw_color(190)
        sheets.line(MARGIN, sheets.get_y() + 1.5, sheets.w - MARGIN, sheets.get_y() + 1.5)
        sheets.ln(LINE)
    return bytes(sheets.output())


def _lines(sheets: Sheets, roster: Json) -> Iterator[tuple[str, str]]:
    """Its cards by kind in lines that fit, the kind before the first of each."""
    if not roster["accepted"]:
        yield "", sheets.said(NOT_ACCEPTED)
    for part, cards in {**roster["parts"], "unread": roster["unread"]}.items():
        label, line = sheets.said(COMMON[f"part.{part}"]), ""
        for card in cards:
            longer = f"{line} · {card}" if line else card
            if line and _width(sheets, longer) > sheets.epw - 42:
                yield label, line
                label, line = "", card
            else:
                line = longer
        if line:
            yield label, line


def _width(sheets: Sheets, text: str) -> float:
    sheets.set_font("longbox", "", LETTERS)
    return float(sheets.get_string_width(text))


def phones_paper(name: str, title: str, links: Sequence[tuple[str, str]], code: str) -> bytes:
    """A slip to cut out for every player: the name, and the code that signs the phone in.

    >>> phones_paper("Saturday", "Links", [("Kim", "http://192.0.2.1:8000/e/K7QX2MA/link/x")], "en")[:5]
    b'%PDF-'
    """
    sheets = Sheets(name, code)
    if not links:
        sheets.begin(title)
        sheets.line_of(sheets.said(ALL_HERE), sheets.epw)
    for first in range(0, len(links), ACROSS * DOWN):
        sheets.begin(title)
        top = sheets.get_y()
        wide, tall = sheets.epw / ACROSS, (sheets.h - MARGIN - top) / DOWN
        for at, (player, address) in enumerate(links[first : first + ACROSS * DOWN]):
            _slip(sheets, player, address, (MARGIN + at % ACROSS * wide, top + at // ACROSS * tall, wide, tall))
    return bytes(sheets.output())


def _slip(sheets: Sheets, player: str, address: str, field: tuple[float, float, float, float]) -> None:
    x, y, wide, tall = field
    sheets.set_draw_color(120)
    sheets.set_dash_pattern(2, 2)  # to cut along
    sheets.rect(x, y, wide, tall)
    sheets.set_dash_pattern()
    sheets.set_xy(x + 5, y + 4)
    sheets.line_of(player, wide - 10, size=14, bold=True, height=8)
    modules = list(segno.make(address, error="m", micro=False).matrix_iter(border=QUIET))
    side = min(wide - 10, tall - 28)
    one = side / len(modules)
    sheets.set_fill_color(0)
    for row, cells in enumerate(modules):
        for column, dark in enumerate(cells):
            if dark:  # a little larger than its place, so that no light line shows between two of them
                sheets.rect(x + (wide - side) / 2 + column * one, y + 12 + row * one, one * 1.02, one * 1.02, style="F")
    site, between, token = address.partition("/link/")
    for line, size, above in ((f"{sheets.event}: {sheets.said(SCAN)}", 9.0, 16), (site + between, 7.5, 10), (token, 7.5, 6)):
        sheets.set_xy(x + 5, y + tall - above)
        sheets.line_of(line, wide - 10, size=size, height=4)


__all__ = ["phones_paper", "rosters_paper"]
