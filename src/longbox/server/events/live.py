"""The matches of an event that are played at tables of Longbox, as everybody may watch them: board, points, the last lines."""

from __future__ import annotations

import json

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from longbox.server.api.callers import ServicesHere, Visitor, Wanted, speech
from longbox.server.api.models import Json
from longbox.server.drawings import board
from longbox.server.errors import PROBLEMS
from longbox.server.tables import LiveTable, Refused
from longbox.server.tables.news import news

from .callers import At
from .desk import EventDesk

router = APIRouter(prefix="/api/events", tags=["events"], responses=PROBLEMS)

MOST = 12
"""Boards that a hall looks at in turn."""


def playing(desk: EventDesk) -> list[tuple[int, str]]:
    """The matches of the round that are played here and have no result: number of the table, and code of that of Longbox."""
    round = desk.event.current
    if round is None or not round.published or round.closed:
        return []
    found = [
        (one.number, desk.matches.get((round.number, one.number, round.attempt))) for one in round.tables if one.result is None
    ]
    return [(number, code) for number, code in found if code is not None][:MOST]


@router.get("/{code}/live", response_model=list[Json])
async def live(request: Request, desk: At, services: ServicesHere, account: Visitor, language: Wanted = None) -> Response:
    """How the matches stand that are played here, through the eyes of somebody who only watches."""
    said, tables = speech(request, account, language), []
    for number, code in playing(desk):
        try:
            tables.append((number, await services.tables.table(code)))
        except Refused:
            continue  # by rules that there are no more
    tag = f"live {said} " + " ".join(f"{number}.{table.record.code}.{len(table.moves)}" for number, table in tables)
    return Response(desk.kept(tag, lambda: _told(tables, said)), media_type="application/json")


def _told(tables: list[tuple[int, LiveTable]], code: str) -> bytes:
    rows = []
    for number, table in tables:
        stands = news(table, (), code)
        if stands is not None:
            drawn = str(board(stands.board)) if stands.board is not None else ""
            row = {
                "table": number,
                "code": table.record.code,
                "round": stands.round,
                "scores": stands.scores,
                "lines": stands.lines,
            }
            rows.append({**row, "board": drawn})
    return json.dumps(rows, ensure_ascii=False).encode()


__all__ = ["router"]
