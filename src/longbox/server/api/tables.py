"""Routes about tables: opening and finding them, seats, play, replay, chat."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Body, Query
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from longbox.server.errors import PROBLEMS
from longbox.server.languages import message
from longbox.server.services import Services
from longbox.server.sockets import SHORT_LOG, chat_text
from longbox.server.tables import LiveTable, Refused, branching, ledger, naming
from longbox.server.tables.news import goes_on
from longbox.server.tables.played import Muted
from longbox.server.tables.shown import Shown, stamp
from longbox.server.tables.tables import NOT_OVER, chat_line
from longbox.titles import facets, shelf

from .callers import At, Known, ServicesHere, Visitor, Wanted, opening, read_body, somebody, speech, within
from .models import (
    AnswerIn,
    AskingIn,
    BranchIn,
    ChatIn,
    DealIn,
    Json,
    MeasureIn,
    NewTable,
    RematchIn,
    ReplyIn,
    SeatIn,
    SeqIn,
    SeqOut,
)

router = APIRouter(prefix="/api", responses=PROBLEMS)

LARGEST_IMPORT = 2_000_000
LONGEST_WAIT = 30.0

TOO_LARGE = message("That is too large to be a saved game; at most 2 MB are read.")


@router.post("/tables", status_code=201, tags=["tables"])
async def create_table(request: Request, response: Response, services: ServicesHere, wish: NewTable) -> Json:
    """Open a table."""
    account = await opening(services, request, response)
    table = await services.tables.create(
        wish.title,
        account.id,
        account.name,
        [seat.model_dump() for seat in wish.seats],
        wish.options,
        wish.clock.model_dump(),
        wish.name,
        wish.public,
        wish.asking,
    )
    return table.facts(table.seats_of(account.id), speech(request, account))


@router.get("/tables", tags=["tables"])
async def list_tables(request: Request, services: ServicesHere, account: Visitor, mine: bool = False) -> list[Json]:
    """Public tables, or one's own."""
    if mine and account is None:
        return []
    return await listed_tables(services, account.id if mine and account else None, speech(request, account))


async def listed_tables(services: Services, account: str | None, code: str, *, going: bool = False) -> list[Json]:
    rows = await services.store.read(lambda db: ledger.listing(db, account, going=going))
    return [
        {
            "code": row["code"],
            "title": row["title"],
            "label": shelf.title(row["title"]).label,
            "name": row["name"],
            "status": row["status"],
            "touched": stamp(row["touched"]),
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": name,
                    "bot": seat.bot,
                    "strength": naming.strength(seat, code),
                    "you": account is not None and seat.account == account,
                }
                for seat, name in zip(row["seats"], naming.called(row["code"], row["seats"]), strict=True)
            ],
            "asked": row["asked"],
            "your_turn": row["asked"] is not None
            and any(s.seat == row["asked"] and s.account == account for s in row["seats"] if account),
        }
        for row in rows
        if row["title"] in shelf.playable() and (not going or goes_on(row["title"], row["version"], row["options"]))
    ]


@router.get("/tables/{code}", tags=["tables"])
async def table_facts(request: Request, table: At, account: Visitor, language: Wanted = None) -> Json:
    """Seats, clock and status of a table."""
    return table.facts(table.seats_of(account.id if account else None), speech(request, account, language))


@router.get("/tables/{code}/cards", tags=["tables"])
async def table_cards(request: Request, table: At, account: Visitor, language: Wanted = None) -> JSONResponse:
    """Names, figures and texts of the cards that this game can need; of all cards as long as it has not begun."""
    page, code = facets.page(table.title), speech(request, account, language)
    found = page.dealt(table.game.state, code) if table.game else page.catalogue(code)
    return JSONResponse(found, headers={"Cache-Control": "no-store" if table.game is None else "private, max-age=3600"})


@router.get("/tables/{code}/state", tags=["tables"])
async def table_state(
    request: Request,
    table: At,
    services: ServicesHere,
    account: Visitor,
    since: Annotated[int | None, Query(ge=0, lt=1 << 31, description="the last seq you have seen")] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds to wait for something newer than `since`")] = 0,
    language: Wanted = None,
) -> Response:
    """What you may know, and your offer if you are asked. With `since` and `wait` the answer comes when something has happened."""
    if since is not None and wait and table.seq <= since and not table.over:
        await _something_new(table, account.id if account else None, wait)
    missed = table.missed_since(since)
    if len(table.lines) - missed > SHORT_LOG:
        within(services, request, "logs")
    text = await table.whole(account.id if account else None, speech(request, account, language), missed)
    return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})


class _Waiter:
    """A listener that only wakes somebody."""

    def __init__(self, account: str | None) -> None:
        self.account, self.language = account, "en"
        self.woken = asyncio.Event()

    def send(self, text: str) -> None:
        self.woken.set()


async def _something_new(table: LiveTable, account: str | None, seconds: float) -> None:
    waiter = _Waiter(account)
    table.listeners.add(waiter)
    try:
        await asyncio.wait_for(waiter.woken.wait(), seconds)
    except TimeoutError:
        pass
    finally:
        table.listeners.discard(waiter)


@router.post("/tables/{code}/join", tags=["tables"])
async def join(
    request: Request, response: Response, table: At, services: ServicesHere, wish: Annotated[SeatIn | None, Body()] = None
) -> dict[str, int]:
    """Take an open seat."""
    account = await somebody(request, response, services)
    wish = wish or SeatIn()
    return {"seat": await services.tables.seating.join(table, account.id, account.name, wish.seat, wish.name)}


@router.post("/tables/{code}/leave", tags=["tables"])
async def leave(table: At, services: ServicesHere, account: Known) -> dict[str, bool]:
    """Stand up before the game begins."""
    await services.tables.seating.leave(table, account.id)
    return {"left": True}


@router.post("/tables/{code}/bot", tags=["tables"])
async def seat_bot(table: At, services: ServicesHere, account: Known, wish: SeatIn) -> dict[str, int]:
    """Put a bot on an open seat, or, once the game runs, on the seat of somebody who has been away for ten minutes."""
    if table.game is not None:
        return {"seat": await services.tables.seating.replace_absent(table, account.id, wish.bot)}
    return {"seat": await services.tables.seating.seat_bot(table, account.id, wish.bot, wish.seat)}


@router.post("/tables/{code}/answer", tags=["play"])
async def answer(table: At, account: Known, given: AnswerIn) -> SeqOut:
    """Answer your offer. The reply comes when it is durable."""
    return SeqOut(seq=await table.answer(account.id, given.seq, given.value))


@router.post("/tables/{code}/asking", tags=["play"])
async def ask_for(table: At, account: Known, given: AskingIn) -> SeqOut:
    """Say what you want to be asked at this table: everything, or what matters; and which cards are not to be offered again."""
    return SeqOut(seq=await table.ask_for(account.id, given.asking, tuple(Muted(one.source, one.round) for one in given.muted)))


@router.post("/tables/{code}/undo", tags=["play"])
async def undo(table: At, account: Known, given: SeqIn) -> SeqOut:
    """Take your last answer back, while nothing was rolled or shown and nobody else has acted."""
    return SeqOut(seq=await table.undo(account.id, given.seq))


@router.post("/tables/{code}/resign", tags=["play"])
async def resign(table: At, account: Known, given: SeqIn) -> SeqOut:
    """Give up."""
    return SeqOut(seq=await table.resign(account.id, given.seq))


@router.post("/tables/{code}/propose", tags=["play"])
async def propose(table: At, account: Known, given: DealIn) -> SeqOut:
    """Ask the other people to let you take back, or offer a draw. It stands until somebody answers."""
    return SeqOut(seq=await table.propose(account.id, given.seq, given.what))


@router.post("/tables/{code}/reply", tags=["play"])
async def reply(table: At, account: Known, given: ReplyIn) -> SeqOut:
    """Agree to what is offered, or decline."""
    return SeqOut(seq=await table.reply(account.id, given.seq, yes=given.yes))


@router.post("/tables/{code}/measure", tags=["play"])
async def measure(
    request: Request, table: At, services: ServicesHere, account: Visitor, given: MeasureIn, language: Wanted = None
) -> Json:
    """A private measurement."""
    own = table.seats_of(account.id if account else None)
    within(services, request, "measurements", account.id if account else None)
    return await table.measure(own, given.query, speech(request, account, language))


@router.get("/tables/{code}/chat", tags=["tables"])
async def read_chat(table: At) -> list[Json]:
    """The newest chat lines."""
    return [chat_line(line) for line in table.chat]


@router.post("/tables/{code}/chat", status_code=201, tags=["tables"])
async def say(request: Request, table: At, services: ServicesHere, account: Known, given: ChatIn) -> dict[str, bool]:
    """Say something at the table."""
    within(services, request, "chat", account.id)
    await services.tables.say(table, account.id, chat_text(given.text))
    return {"said": True}


@router.get("/tables/{code}/replay", tags=["tables"])
async def replay(
    request: Request,
    table: At,
    services: ServicesHere,
    account: Visitor,
    at: Annotated[int, Query(ge=0, lt=1 << 31, description="after how many answers")] = 0,
    language: Wanted = None,
) -> Response:
    """The table as it stood after some answers, as you may know it."""
    within(services, request, "replays")
    own, code = table.seats_of(account.id if account else None), speech(request, account, language)
    text = await table.made(Shown.replay, at, own, code, table.facts(own, code))
    return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})


@router.get("/tables/{code}/export", tags=["tables"])
async def export(request: Request, table: At, services: ServicesHere) -> Response:
    """The finished game as a file: options, seed and every answer, so that anybody can play it again and check the dice."""
    if not table.over or table.game is None:
        raise Refused("closed", NOT_OVER)
    within(services, request, "replays")
    text = await table.made(Shown.export)
    name = f"longbox-{table.title.name}-{table.record.code}.json"
    return Response(text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/tables/{code}/rematch", status_code=201, tags=["tables"])
async def rematch(
    request: Request,
    response: Response,
    table: At,
    services: ServicesHere,
    account: Known,
    wish: Annotated[RematchIn | None, Body()] = None,
) -> Json:
    """The same again, with seats swapped unless you say otherwise. Who asks second comes to the table of the first."""
    await opening(services, request, response)
    made = await services.tables.rematch(table, account.id, swap=(wish or RematchIn()).swap)
    return made.facts(made.seats_of(account.id), speech(request, account))


@router.post("/tables/{code}/branch", status_code=201, tags=["tables"])
async def branch(request: Request, response: Response, table: At, services: ServicesHere, given: BranchIn) -> Json:
    """Play on from a moment of a finished game, against bots, as another game; the finished one stays as it is."""
    account = await opening(services, request, response)
    made = await branching.branch(services.tables, table, given.at, account.id, account.name)
    return made.facts(made.seats_of(account.id), speech(request, account))


@router.post("/import", status_code=201, tags=["tables"])
async def bring(request: Request, response: Response, services: ServicesHere) -> Json:
    """Bring in an exported game: the body is the file. Every answer is checked; you get all its seats."""
    within(services, request, "games")
    account = await somebody(request, response, services)
    table = await services.tables.bring(await read_body(request, LARGEST_IMPORT, TOO_LARGE), account.id, account.name)
    return table.facts(table.seats_of(account.id), speech(request, account))
