"""Lists of an event to take away, for spreadsheets and other tools for events."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from starlette.responses import Response

from longbox.challenger import Event
from longbox.challenger.event import Table
from longbox.challenger.filing import read
from longbox.challenger.matches import BYE, BYE_SCORE
from longbox.challenger.teams import affiliations
from longbox.challenger.view import rows_told


def safe(cell: object) -> object:
    """A cell that no spreadsheet takes for a formula.

    >>> safe("=1+1"), safe(3), safe("Kim")
    ("'=1+1", 3, 'Kim')
    """
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in "=+-@\t\r" and cell else cell


def _players(event: Event) -> list[list[object]]:
    out: list[list[object]] = [["id", "name", "checked in", "status", "roster", "warnings"]]
    for one in event.players.values():
        roster = "accepted" if one.accepted else "filed" if one.roster else ""
        out.append([one.id, one.name, "yes" if one.checked_in else "no", one.status, roster, len(one.warnings)])
    return out


def _standings(event: Event) -> list[list[object]]:
    head: list[list[object]] = [["rank", "name", "points", "strength of schedule", "victory points", "status"]]
    return head + [
        [row["rank"] or "", row["name"], row["points"], row["schedule_decimal"], row["vps"], row["status"]]
        for row in rows_told(event)
    ]


def _results(event: Event) -> list[list[object]]:
    rows: list[list[object]] = [["round", "table", "player", "opponent", "points", "opponent points", "kind", "winner"]]
    for round in event.rounds:
        if round.published:
            rows += [[round.number, *_result(event, table)] for table in round.tables]
    return rows


def _result(event: Event, table: Table) -> list[object]:
    names = [event.players[id].name if id else "" for id in table.players]
    result = table.result
    if result is not None:
        winner = event.players[result.winner].name if result.winner else "" if table.players[1] else names[0]
        return [table.number, *names, *result.vps, result.kind, winner]
    if table.players[1] is None:
        return [table.number, *names, BYE_SCORE.vps, "", BYE, names[0]]
    return [table.number, *names, "", "", "", ""]


def _entries(event: Event) -> list[list[object]]:
    """The players as other tools for events read them: by first and last name, team and table."""
    out: list[list[object]] = [["Name", "First Name", "Last Name", "Team", "Table", "List"]]
    for one in event.players.values():
        first, _, last = one.name.rpartition(" ") if " " in one.name else (one.name, "", "")
        out.append([one.name, first, last, one.club, one.table or "", one.roster])
    return out


def _placings(event: Event) -> list[list[object]]:
    """The standings as other tools write and read them."""
    out: list[list[object]] = [["Place", "Player Name", "Team", "Faction", "W", "L", "D", "Total Points", "SoS", "VP"]]
    for row in rows_told(event):
        player = event.players[row["player"]]
        open_to_all = event.over or (event.begun and event.settings["rosters_open"])
        teams = affiliations(read(player.roster)) if player.roster and open_to_all else ()
        won, drawn, lost = row["record"]
        place, name, points = row["rank"] or "", row["name"], row["points"]
        out.append([place, name, player.club, " / ".join(teams), won, lost, drawn, points, row["schedule_decimal"], row["vps"]])
    return out


SHEETS: Final = {"players": _players, "standings": _standings, "results": _results, "entries": _entries, "placings": _placings}


def sheet_of(rows: Iterable[Sequence[object]], name: str) -> Response:
    """Rows as a file that every spreadsheet opens."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    for row in rows:
        writer.writerow([safe(cell) for cell in row])
    return file_of("\ufeff" + out.getvalue(), name, "text/csv; charset=utf-8")


def file_of(text: str, name: str, kind: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type=kind, headers=headers)


__all__ = ["SHEETS", "file_of", "sheet_of"]
