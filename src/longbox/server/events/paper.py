"""Pairings, result slips, standings and bracket of an event on A4, as one PDF. Nothing is read but the letters themselves.

>>> from longbox.challenger import Event, facts
>>> event = Event()
>>> _ = event.say(facts.Opened("Saturday", "2025-04-05", "standard", "seed"))
>>> papers(event, "standings")[:5]
b'%PDF-'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal, TypeVar

from fpdf import FPDF

import longbox.web
from longbox.challenger import Event, visible
from longbox.challenger.facts import Json, Role
from longbox.server.languages import language, message

T = TypeVar("T")

FONTS: Final = Path(longbox.web.__file__).parent / "fonts"
FAMILY: Final = "longbox"
MARGIN: Final = 15.0
ROW: Final = 7.0
TEXT: Final = 11.0
SMALLEST: Final = 7.0
"""Points below which a name is rather cut than shrunk."""
SLIPS: Final = (2, 4)
"""Result slips beside and below each other."""

TITLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "pairings": message("Pairings"),
        "slips": message("Result slips"),
        "standings": message("Standings"),
        "bracket": message("Bracket"),
        "results": message("All rounds"),
    }
)
"""The papers there are, by the name of their page."""
EVERYTHING: Final = ("standings", "bracket", "results")
"""What is kept of an event, in one PDF called `all`."""


# -- what is on them --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Side:
    """Half a match of the bracket."""

    seed: int | None
    name: str
    vps: int | None
    won: bool


NOBODY: Final = Side(None, "", None, False)


def seats(seen: Json) -> list[tuple[str, int, str | None]]:
    """Everybody of the newest round by name: their table and whom they meet there."""
    names = {player["id"]: player["name"] for player in seen["players"]}
    rows = []
    for one in seen["rounds"][-1]["pairings"] if seen["rounds"] else ():
        first, second = one["players"]
        rows.append((names[first], one["table"], names.get(second)))
        if second is not None:
            rows.append((names[second], one["table"], names[first]))
    return sorted(rows, key=lambda row: row[0].casefold())


def tree(seen: Json) -> list[list[tuple[Side, Side]]]:
    """The bracket round by round up to the final, with room for those who are not known yet."""
    names = {player["id"]: player["name"] for player in seen["players"]}
    seeds = {id: at for at, id in enumerate(seen["cut"] or (), 1)}
    played = [round for round in seen["rounds"] if round["elimination"]]
    out = []
    for at, slots in enumerate(seen["bracket"]):
        results = {id: one for one in (played[at]["pairings"] if at < len(played) else ()) for id in one["players"] if id}

        def side(id: str | None, results: Json = results) -> Side:
            match = results.get(id or "")
            result = match["result"] if match else None
            vps = result["vps"][match["players"].index(id)] if match and result else None
            return Side(seeds.get(id or ""), names.get(id, ""), vps, bool(result and id and result["winner"] == id))

        out.append([(side(one), side(other)) for one, other in slots])
    while out and len(out[-1]) > 1:
        out.append([(NOBODY, NOBODY)] * (len(out[-1]) // 2))
    return out


def stage(matches: int) -> str:
    """What a round of the bracket with so many matches is called; `%(n)s` is how many play in it.

    >>> stage(1), stage(4), stage(8)
    ('Final', 'Quarter-finals', 'Top %(n)s')
    """
    return {1: FINAL, 2: SEMIFINALS, 4: QUARTERFINALS}.get(matches, TOP)


def rounds_of(seen: Json) -> list[tuple[str, int, list[tuple[int, str, str, str]]]]:
    """Every round that is out: what it is called, a number for its gap, and its tables as table, players and score."""
    names = {player["id"]: player["name"] for player in seen["players"]}
    out = []
    stages = [len(slots) for slots in seen["bracket"]]
    for round in seen["rounds"]:
        played = sum(one["elimination"] and one["number"] < round["number"] for one in seen["rounds"])
        matches = stages[played] if round["elimination"] and played < len(stages) else 0
        rows = [
            (one["table"], names[one["players"][0]], names.get(one["players"][1], ""), _score(one["result"]))
            for one in round["pairings"]
        ]
        out.append((stage(matches), 2 * matches, rows) if matches else (ROUND, round["number"], rows))
    return out


def _score(result: Json | None) -> str:
    return "" if result is None or result["vps"][1] is None else "{} : {}".format(*result["vps"])


def after(seen: Json) -> int:
    """The Swiss rounds that count in the standings."""
    return sum(one["closed"] for one in seen["rounds"] if not one["elimination"])


def _by(rows: Sequence[T], most: int) -> list[Sequence[T]]:
    """
    >>> _by("abcde", 2)
    ['ab', 'cd', 'e']
    """
    return [rows[at : at + most] for at in range(0, len(rows), most)]


# -- the sheets -------------------------------------------------------------------------------------------------------------

Align = Literal["L", "R", "C"]


class Sheets(FPDF):
    """Pages with the event's name above and their number below."""

    def __init__(self, event: str, code: str) -> None:
        super().__init__(format="A4")
        for style, name in (("", "dejavu-longbox.ttf"), ("B", "dejavu-longbox-bold.ttf")):
            self.add_font(FAMILY, style, FONTS / name)
        self.event, self.said, self.caption = event, language(code).gettext, ""
        self.letters = frozenset(self.fonts[FAMILY].cmap)  # type: ignore[union-attr]
        self.set_margin(MARGIN)
        self.set_auto_page_break(False)
        self.set_title(event)
        self.set_creator("Longbox")
        self.set_lang(code)
        self.alias_nb_pages("{of}")

    def header(self) -> None:
        self.line_of(self.event, self.epw, size=10, height=5)
        self.ln(5)
        self.line_of(self.caption, self.epw, size=16, bold=True, height=9)
        self.ln(12)

    def footer(self) -> None:
        self.set_y(-12)
        self.line_of(self.said(PAGE) % {"n": self.page_no(), "of": "{of}"}, self.epw, size=8, height=5)

    def begin(self, caption: str, wide: bool = False) -> None:
        self.caption = caption
        self.add_page("landscape" if wide else "portrait")

    def line_of(
        self, text: str, width: float, *, size: float = TEXT, bold: bool = False, align: Align = "L", height: float = ROW
    ) -> None:
        """One line in a box: smaller letters for what is long, and its beginning for what is longer still."""
        text = "".join(letter if ord(letter) in self.letters else "\u25a1" for letter in text)
        self.set_font(FAMILY, "B" if bold else "", size)
        if (wanted := self.get_string_width(text)) > width:
            self.set_font_size(max(SMALLEST, size * width / wanted * 0.99))
            while text and self.get_string_width(text) > width:
                text = text.removesuffix("\u2026")[:-1].rstrip() + "\u2026"
        margin, self.c_margin = self.c_margin, 0.0
        self.cell(width, height, text, align=align)
        self.c_margin = margin

    def listed(self, caption: str, columns: Sequence[tuple[str, float, Align]], rows: Sequence[Sequence[str]], bold: int) -> None:
        """Rows under their headings, which come again on every page; column `bold` is that of the names."""
        most = int((self.eph - 2 * ROW) // ROW) - 3
        for part in _by(rows, most) or [()]:
            self.begin(caption)
            self._cells(columns, [name for name, _, _ in columns], lambda _: True, 8.5)
            for row in part:
                self._cells(columns, row, lambda at: at == bold, TEXT)

    def _cells(
        self, columns: Sequence[tuple[str, float, Align]], row: Sequence[str], bold: Callable[[int], bool], size: float
    ) -> None:
        for at, ((_, width, align), cell) in enumerate(zip(columns, row, strict=True)):
            self.line_of(cell, width - 4, size=size, bold=bold(at), align=align)
            self.set_x(self.get_x() + 4)
        self.ln(ROW)
        self.set_draw_color(190)
        self.line(MARGIN, self.get_y(), self.w - MARGIN, self.get_y())


PAGE = message("Page %(n)s of %(of)s")
NO_ROUND = message("No round is published yet.")
NO_BRACKET = message("There is no bracket yet.")


def papers(event: Event, *what: str, role: Role = Role.PUBLIC, code: str = "en") -> bytes:
    """Papers of an event (`TITLES` names them) in one PDF, each from a new page, in the language with this code.

    An organiser's show a round that is not published yet; nobody else's do.
    """
    return printed(shown(event, role, code), *what, code=code)


def shown(event: Event, role: Role, code: str) -> Json:
    """What papers for somebody in a role are made of."""
    seen = visible(event, Role.ORGANISER if role == Role.ORGANISER else Role.PUBLIC, language=code)
    return {**seen, "cut": event.cut}


def printed(seen: Json, *what: str, code: str) -> bytes:
    """The PDF of what is shown."""
    sheets = Sheets(seen["name"], code)
    for one in what:
        DRAWN[one](sheets, seen)
    return bytes(sheets.output())


def _caption(sheets: Sheets, what: str, seen: Json) -> str:
    title = sheets.said(TITLES[what])
    if what == "standings":
        return f"{title}, {sheets.said(AFTER) % {'n': after(seen)}}" if after(seen) else title
    return f"{title}, {sheets.said(ROUND) % {'n': seen['rounds'][-1]['number']}}" if seen["rounds"] else title


ROUND = message("Round %(n)s")
AFTER = message("after round %(n)s")
TABLE = message("Table %(n)s")


def _nothing(sheets: Sheets, caption: str, sentence: str) -> None:
    sheets.begin(caption)
    sheets.line_of(sheets.said(sentence), sheets.epw)


def _pairings(sheets: Sheets, seen: Json) -> None:
    say, caption, rows = sheets.said, _caption(sheets, "pairings", seen), seats(seen)
    if not rows:
        return _nothing(sheets, caption, NO_ROUND)
    columns: list[tuple[str, float, Align]] = [(say("Player"), 80, "L"), (say("Table"), 20, "R"), (say("Opponent"), 80, "L")]
    cells = [(name, str(table) if other else "\u2013", other or say("Bye")) for name, table, other in rows]
    return sheets.listed(caption, columns, cells, 0)


def _standings(sheets: Sheets, seen: Json) -> None:
    say = sheets.said
    columns: list[tuple[str, float, Align]] = [
        (say("Rank"), 16, "R"), (say("Player"), 74, "L"), (say("W-D-L"), 22, "R"), (say("Points"), 20, "R"), (say("SoS"), 24, "R"),
        (say("VP"), 24, "R"),
    ]  # fmt: skip
    rows = [
        (
            str(row["rank"] or "\u2013"),
            row["name"] if row["status"] == "active" else f"{row['name']} ({say(row['status'])})",
            "-".join(map(str, row["record"])),
            str(row["points"]),
            f"{row['schedule_decimal']:.3f}",
            str(row["vps"]),
        )
        for row in seen["standings"]
    ]
    sheets.listed(_caption(sheets, "standings", seen), columns, rows, 1)


def _slips(sheets: Sheets, seen: Json) -> None:
    caption = _caption(sheets, "slips", seen)
    games = [one for one in seen["rounds"][-1]["pairings"] if one["players"][1]] if seen["rounds"] else []
    if not games:
        return _nothing(sheets, caption, NO_ROUND)
    names = {player["id"]: player["name"] for player in seen["players"]}
    for page in _by(games, SLIPS[0] * SLIPS[1]):
        sheets.begin(caption)
        for field, one in zip(_fields(sheets), page, strict=False):
            _slip(sheets, seen["rounds"][-1]["number"], one, names, field)
    return None


def _fields(sheets: Sheets) -> Iterator[tuple[float, float, float, float]]:
    """Places for slips on the rest of the page."""
    across, down = SLIPS
    top = sheets.get_y()
    width, height = sheets.epw / across, (sheets.h - MARGIN - top) / down
    for at in range(across * down):
        yield MARGIN + at % across * width, top + at // across * height, width, height


def _slip(sheets: Sheets, round: int, game: Json, names: Mapping[str, str], field: tuple[float, float, float, float]) -> None:
    x, y, width, height = field
    say, inner = sheets.said, width - 8
    sheets.set_draw_color(120)
    sheets.set_dash_pattern(2, 2)  # to cut along
    sheets.rect(x, y, width, height)
    sheets.set_dash_pattern()
    x, y = x + 4, y + 4
    sheets.set_xy(x, y)
    sheets.line_of(f"{say(ROUND) % {'n': round}} \u00b7 {say(TABLE) % {'n': game['table']}}", inner, size=13, bold=True)
    widths = (inner * 0.5, inner * 0.18, inner * 0.32)
    rows = [(say("Player"), say("VP"), say("Signature")), *((names[id], "", "") for id in game["players"])]
    sheets.set_draw_color(90)
    y += ROW + 2
    for at, row in enumerate(rows):
        tall = 5.0 if at == 0 else 12.0
        left = x
        for part, (cell, wide) in enumerate(zip(row, widths, strict=True)):
            if at:
                sheets.rect(left, y, wide, tall)
            sheets.set_xy(left + 1.5, y)
            sheets.line_of(cell, wide - 3, size=7.5 if at == 0 else TEXT, bold=at > 0 and part == 0, height=tall)
            left += wide
        y += tall
    sheets.set_xy(x, y + 4)
    sheets.line_of(say("How it ended"), inner * 0.3, size=8, height=6)
    sheets.line(x + inner * 0.32, y + 9, x + inner, y + 9)


def _bracket(sheets: Sheets, seen: Json) -> None:
    rounds = tree(seen)
    caption = sheets.said(TITLES["bracket"])
    if not rounds:
        return _nothing(sheets, caption, NO_BRACKET)
    sheets.begin(caption, wide=True)
    top = sheets.get_y()
    space, column = sheets.h - MARGIN - top - 8, sheets.epw / (len(rounds) + 1)
    tall = min(7.0, space / len(rounds[0]) * 0.42)
    """The height of half a match."""
    for at, matches in enumerate(rounds):
        x, wide = MARGIN + at * column, column - 8
        sheets.set_xy(x, top)
        sheets.line_of(sheets.said(stage(len(matches))) % {"n": 2 * len(matches)}, wide, size=9, bold=True, height=5)
        for number, match in enumerate(matches):
            middle = top + 8 + space * (number + 0.5) / len(matches)
            sheets.set_draw_color(90)
            for below, side in enumerate(match):
                _side(sheets, side, x, middle + (below - 1) * tall, wide, tall)
            end = top + 8 + space * (number // 2 + 0.5) / max(1, len(matches) / 2)
            sheets.line(x + wide, middle, x + wide + 4, middle)
            sheets.line(x + wide + 4, middle, x + wide + 4, end)
            if number % 2 == 0:
                sheets.line(x + wide + 4, end, x + column, end)
    if seen["winner"]:
        winner = next(one["name"] for one in seen["players"] if one["id"] == seen["winner"])
        x, middle = MARGIN + len(rounds) * column, top + 8 + space / 2
        sheets.set_xy(x + 2, middle - 5)
        sheets.line_of(winner, column - 2, size=14, bold=True, height=10)
    return None


def _results(sheets: Sheets, seen: Json) -> None:
    say, rounds = sheets.said, rounds_of(seen)
    if not rounds:
        return _nothing(sheets, say(TITLES["results"]), NO_ROUND)
    columns: list[tuple[str, float, Align]] = [
        (say("Table"), 18, "R"), (say("Player"), 66, "L"), (say("Opponent"), 66, "L"), (say("VP"), 30, "R"),
    ]  # fmt: skip
    for title, number, rows in rounds:
        cells = [(str(table), one, other or say("Bye"), score or "\u2013") for table, one, other, score in rows]
        sheets.listed(say(title) % {"n": number}, columns, cells, 1)
    return None


TOP = message("Top %(n)s")
FINAL = message("Final")
SEMIFINALS = message("Semi-finals")
QUARTERFINALS = message("Quarter-finals")


def _side(sheets: Sheets, side: Side, x: float, y: float, wide: float, tall: float) -> None:
    size = min(10.0, tall * 1.9)
    sheets.rect(x, y, wide, tall)
    sheets.set_xy(x + 1, y)
    sheets.line_of(str(side.seed or ""), 5, size=size * 0.75, align="R", height=tall)
    sheets.set_xy(x + 7.5, y)
    sheets.line_of(side.name or "\u2013", wide - 16, size=size, bold=side.won, height=tall)
    sheets.set_xy(x + wide - 8, y)
    sheets.line_of("" if side.vps is None else str(side.vps), 7, size=size, bold=side.won, align="R", height=tall)


DRAWN: Final[Mapping[str, Callable[[Sheets, Json], None]]] = MappingProxyType(
    {"pairings": _pairings, "slips": _slips, "standings": _standings, "bracket": _bracket, "results": _results}
)

__all__ = ["EVERYTHING", "TITLES", "after", "papers", "printed", "rounds_of", "seats", "shown", "stage", "tree"]
