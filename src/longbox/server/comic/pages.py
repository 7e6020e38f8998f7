"""The page of a comic, its picture and its sheet of paper. A finished game is open to whoever has the code of its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from longbox.kernel import SPECTATOR, Event
from longbox.server.api.callers import At, ServicesHere, Visitor, Wanted, encrypted, speech, visitor, within
from longbox.server.errors import PROBLEMS
from longbox.server.languages import chosen, language, message, said
from longbox.server.render import page
from longbox.server.services import Services
from longbox.server.tables import LiveTable, Refused
from longbox.server.tables.shown import Shown
from longbox.titles import facets

from .paper import printed
from .pen import signs, symbols
from .sheet import Sheet, drawing, laid, panel
from .story import Story, told

router = APIRouter(prefix="/api", responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)

NOT_OVER = message("This game is not over yet; its comic is drawn when it is.")
EMPTY = message("Nobody decided anything in this game; there is nothing to draw.")
MOST_VALUES = 120
ALONE = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:", "Cache-Control": "no-store"}
"""A drawing that is opened by itself brings its letters along, and may load nothing."""

Without = Annotated[tuple[int, ...], Query(max_length=50, description="panels to leave out")]
Among = Annotated[tuple[int, ...], Query(max_length=50, description="panels to choose from: those that are not kept are left out")]
Keep = Annotated[tuple[int, ...], Query(max_length=50)]


def closed(table: LiveTable) -> None:
    """Refuse a game that has no comic."""
    if not table.over or table.game is None:
        raise Refused("closed", NOT_OVER)
    if not table.moves:
        raise Refused("closed", EMPTY)


def known(table: Shown) -> list[tuple[int, int, Event]]:
    """What everybody may know of what happened."""
    found = ((i, line.n, line.event.seen_by(SPECTATOR)) for i, line in enumerate(table.lines))
    return [(i, n, event) for i, n, event in found if event is not None]


def recalled(table: Shown, code: str, without: Sequence[int]) -> Story:
    """The story of a table in a language."""
    result = table.result(code)
    assert result is not None
    names = [table.name(seat.seat, code) for seat in table.seats]
    game = table.game_at(len(table.moves))
    table.named(game.state)
    story = told(game, known(table), names, result, code, given_up=table.ended is not None, without=frozenset(without))
    if table.record.name:
        story.headline = table.record.name
    return story


def drawn(table: Shown, code: str, without: Sequence[int], address: str, tall: bool = False) -> tuple[Story, Sheet]:
    """The comic of a table in a language."""
    story = recalled(table, code, without)
    return story, laid(story, language(code).gettext, address, tall=tall)


def address_of(request: Request, services: Services, code: str) -> str:
    """Where the comic is, as people read it."""
    home = services.settings.address or f"http{'s' if encrypted(request, services) else ''}://{request.headers.get('host', '')}"
    return f"{home.partition('://')[2]}/t/{code}/comic"


async def made(
    request: Request, table: LiveTable, services: Services, without: Sequence[int], tall: bool = False
) -> tuple[Story, Sheet]:
    closed(table)
    within(services, request, "replays")
    code = chosen(request.headers)
    return await table.made(drawn, code, without, address_of(request, services, table.record.code), tall)


class Turn(BaseModel):
    """A moment that mattered."""

    kind: str = Field(description="beat, best, worst or turn")
    text: str
    round: int
    n: int = Field(description="the moment in the replay")


class Ending(BaseModel):
    """How a finished game went."""

    turns: list[Turn]
    seat: int = Field(description="whose chance to win `values` are")
    values: list[tuple[int, float]] = Field(description="moments and the chance then")
    luck: list[float] = Field(
        description="of each seat: what was rolled above what was to be expected; empty where nothing is counted"
    )
    luck_note: str = Field(description="in what luck is counted")
    sides: list[list[str]] = Field(description="of each seat: whom they had; empty where nobody brings anybody")


@router.get("/tables/{code}/ending", tags=["tables"])
async def ending(request: Request, table: At, services: ServicesHere, account: Visitor, language: Wanted = None) -> Ending:
    """How a finished game went: its turning points, the chance to win through the game, and luck."""
    closed(table)
    within(services, request, "replays")
    code = speech(request, account, language)
    own = table.seats_of(account.id if account else None)
    story = await table.made(recalled, code, ())
    seat = own[0] if len(own) == 1 else story.hero
    step = max(1, len(story.values) // MOST_VALUES)
    last = len(story.values) - 1
    brings = bool(facets.builder(table.title).kind)
    turns = sorted(story.panels[1:-1], key=lambda one: one.n)
    return Ending(
        turns=[Turn(kind=one.kind, text=one.text, round=one.round, n=one.n) for one in turns],
        seat=seat,
        values=[(n, round(story.values[n][seat], 3)) for n in sorted({*range(0, last, step), last})],
        luck=[round(one, 1) for one in story.luck] if any(story.luck) else [],
        luck_note=said(table.title, table.page.luck_note, code) if table.page.luck_note else "",
        sides=[[being["name"] for being in side] for side in story.sides] if brings else [],
    )


@pages.get("/t/{code}/comic")
async def show(
    request: Request,
    table: At,
    services: ServicesHere,
    without: Without = (),
    among: Among = (),
    keep: Keep = (),
) -> Response:
    without = (*sorted({*without, *among} - {*keep}),)
    if request.path_params["code"] != table.record.code:
        return RedirectResponse(f"/t/{table.record.code}/comic", 307)
    story, sheet = await made(request, table, services, without)
    account = await visitor(request)
    code = chosen(request.headers)
    result = table.result(code, table.seats_of(account.id if account else None))
    assert result is not None
    chosen_ones = [one for one in story.panels if one.beat]
    return page(
        request,
        "comic.html",
        code=table.record.code,
        label=table.title.label,
        result=result,
        names=story.names,
        frames=[(frame, panel(frame)) for frame in sheet.frames],
        symbols=symbols(set().union(*(signs(frame.marks) for frame in sheet.frames))),
        inside=sorted([(one, True) for one in chosen_ones] + [(one, False) for one in story.others], key=lambda one: one[0].key),
        moments=story.moments,
        query="".join(f"&without={one}" for one in without),
        credit=" ".join(line.words for line in sheet.foot[2:]),
        luck=story.luck,
        headers={"Cache-Control": "no-store"},
    )


@pages.get("/t/{code}/comic.svg")
async def picture(
    request: Request,
    table: At,
    services: ServicesHere,
    without: Without = (),
    tall: bool = False,
) -> Response:
    _, sheet = await made(request, table, services, without, tall)
    return Response(drawing(sheet, chosen(request.headers)), media_type="image/svg+xml", headers=ALONE)


@pages.get("/t/{code}/comic.pdf")
async def paper(request: Request, table: At, services: ServicesHere, without: Without = ()) -> Response:
    _, sheet = await made(request, table, services, without)
    code = chosen(request.headers)
    body = await services.pools.replays.away(printed, sheet, code)
    kept = {"Content-Disposition": f'inline; filename="longbox-{table.record.code}.pdf"', "Cache-Control": "no-store"}
    return Response(body, media_type="application/pdf", headers=kept)
