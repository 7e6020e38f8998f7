"""The HTTP API: everything a page can do, for programs in any language (docs/bot-api.md). Described at /api/openapi.json."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Path, Query
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from longbox import __version__
from longbox.players import PLAYERS
from longbox.server.accounts import Account, cookie, secret_of
from longbox.server.errors import PROBLEMS, Missing, Rejected
from longbox.server.house import House
from longbox.server.languages import LANGUAGES, chosen, message
from longbox.server.languages import language as spoken
from longbox.server.notices import checked_hook
from longbox.server.search import Folded
from longbox.server.sockets import chat_text
from longbox.server.tables import Refused, Table, ledger
from longbox.server.tables.hub import NOT_OVER, chat_line
from longbox.server.tables.table import BOT_NAMES, stamp
from longbox.titles import shelf

router = APIRouter(prefix="/api", responses=PROBLEMS)

LARGEST_IMPORT = 2_000_000
LONGEST_WAIT = 30.0

TOO_MANY = message("That was too often; try again in a minute.")
TOO_LARGE = message("That is too large to be a saved game; at most 2 MB are read.")
UNKNOWN_WORD = message("There is no help on this word.")

Language = Literal["en", "de"]
Code = Annotated[str, Path(max_length=12, pattern="^[A-Za-z0-9]+$", examples=["K7QX2MA"])]


class Strict(BaseModel):
    """What comes in: unknown fields are a mistake worth telling."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Strict):
    kind: Literal["me", "open", "bot"]
    bot: str | None = Field(None, max_length=20, description="for a bot: random, careless, greedy or search")


class ClockWish(Strict):
    kind: Literal["none", "live", "days"] = "none"
    main: float = Field(0, ge=0, le=30 * 86400, description="seconds: for the game (live) or for each turn to decide (days)")
    plus: float = Field(0, ge=0, le=600, description="seconds gained when handing over (live)")


class NewTable(Strict):
    title: str = Field("crisis", max_length=40)
    seats: list[SeatWish] = Field(default_factory=list, max_length=8, description="empty: you, and the others open")
    options: dict[str, str | int | float | bool | list[Any]] = Field(default_factory=dict, max_length=60)
    clock: ClockWish = ClockWish()
    name: str = Field("", max_length=60)
    public: bool = False


class AnswerIn(Strict):
    seq: int = Field(ge=0, lt=1 << 31, description="the seq the answer is based on")
    value: int | list[Any] = Field(description="the number of an option, or a value inside the region")


class SeqIn(Strict):
    seq: int = Field(ge=0, lt=1 << 31)


class SeatIn(Strict):
    seat: int | None = Field(None, ge=0, le=7)
    bot: str = Field("greedy", max_length=20)


class ChatIn(Strict):
    text: str = Field(min_length=1, max_length=500)


class MeasureIn(Strict):
    query: dict[str, Any]


class MeIn(Strict):
    name: str | None = Field(None, min_length=1, max_length=40)
    language: Language | None = None
    notify: Literal["always", "idle", "never"] | None = None
    webhook: str | None = Field(None, max_length=500, description="an https address; empty takes it away")


class NewMe(Strict):
    name: str | None = Field(None, min_length=1, max_length=40)
    token: bool = Field(False, description="give a bearer token for a program")


class EmailIn(Strict):
    email: str = Field(max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$")


class ConfirmIn(Strict):
    token: str | None = Field(None, max_length=100)
    code: str | None = Field(None, max_length=10)


class SeqOut(BaseModel):
    seq: int


class Me(BaseModel):
    id: str
    name: str
    email: str | None
    language: str
    notify: str
    webhook: str | None
    token: str | None = None


def house_of(request: Request) -> House:
    found: House = request.app.state.house
    return found


House_ = Annotated[House, Depends(house_of)]


async def visitor(request: Request) -> Account | None:
    """Whoever asks; None for a stranger."""
    return await house_of(request).accounts.find(request.headers)


async def known(request: Request) -> Account:
    """Whoever asks, who must have an account."""
    account = await visitor(request)
    if account is None:
        raise Rejected(401, "account", NO_ACCOUNT)
    return account


NO_ACCOUNT = message("You have no account here yet; POST /api/me makes one.")
Visitor = Annotated[Account | None, Depends(visitor)]
Known = Annotated[Account, Depends(known)]


def speech(request: Request, account: Account | None, wanted: str | None = None) -> str:
    return wanted or (account.language if account and "lang" not in request.cookies else chosen(request.headers))


Wanted = Annotated[Language | None, Query(description="en or de; else what the account or browser prefers")]


def limited(house: House, request: Request) -> None:
    if not house.making.take(request.client.host if request.client else ""):
        raise Rejected(429, "rate", TOO_MANY)


async def somebody(request: Request, response: Response, house: House) -> Account:
    """Whoever asks; a stranger becomes a guest and gets the cookie with the answer."""
    account = await visitor(request)
    if account is None:
        limited(house, request)
        account, token = await house.accounts.guest(chosen(request.headers))
        response.headers.append("set-cookie", cookie(token, secure=encrypted(request, house)))
    return account


def encrypted(request: Request, house: House) -> bool:
    """Whether browsers reach this site through TLS."""
    return request.url.scheme == "https" or house.settings.address.startswith("https://")


# -- titles ---------------------------------------------------------------------------------------------------------------


@router.get("/titles", tags=["titles"])
async def titles() -> list[dict[str, Any]]:
    """The titles that can be played, with their options and bots."""
    return [title_facts(name) for name in shelf.playable()]


@cache
def title_facts(of: str) -> dict[str, Any]:
    title = shelf.title(of)
    return {
        "name": title.name,
        "label": title.label,
        "version": title.version,
        "players": list(title.players),
        "languages": list(title.words),
        "bots": sorted(PLAYERS),
        "options": [
            {"name": option, "default": one.default, "takes": one.takes(), "help": one.help}
            for option, one in title.options.items()
        ],
    }


@router.get("/titles/{title}/cards", tags=["titles"])
async def cards(title: Annotated[str, Path(max_length=40)], language: Language = "en") -> Response:
    """Names, figures and texts of all cards by id."""
    _title(title)
    body = _catalogue(title, language)
    return Response(body, media_type="application/json", headers={"Cache-Control": "public, max-age=3600", "Vary": ""})


@cache
def _catalogue(title: str, language: str) -> bytes:
    return json.dumps(shelf.title(title).catalogue(language), separators=(",", ":"), ensure_ascii=False).encode()


@router.get("/titles/{title}/help/{word}", tags=["titles"])
async def help_on(
    title: Annotated[str, Path(max_length=40)], word: Annotated[str, Path(max_length=60)], language: Language = "en"
) -> dict[str, str]:
    """What a game word or a rule's id means: name, rule and one sentence."""
    _title(title)
    found = _words(title, language).get(Folded.of(word).text)
    if found is None:
        raise Missing(UNKNOWN_WORD)
    return found


@cache
def _words(title: str, language: str) -> dict[str, dict[str, str]]:
    """Rules by id and by title, in the language and, so that a page may ask in either, in English."""
    found: dict[str, dict[str, str]] = {}
    english = shelf.book(title).rules("en")
    for id, rule in shelf.book(title).rules(language).items():
        entry = {"name": rule.title, "rule": rule.id, "text": rule.text}
        for key in (id, rule.title, english[id].title):
            found.setdefault(Folded.of(key).text, entry)
    return found


def _title(name: str) -> None:
    if name not in shelf.playable():
        raise Missing(NO_TITLE, name=name[:40])


NO_TITLE = message("There is no title %(name)s that can be played.")


# -- tables ---------------------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201, tags=["tables"])
async def create_table(request: Request, response: Response, house: House_, wish: NewTable) -> dict[str, Any]:
    """Open a table."""
    limited(house, request)
    account = await somebody(request, response, house)
    table = await house.hub.create(
        wish.title,
        account.id,
        account.name,
        [seat.model_dump() for seat in wish.seats],
        wish.options,
        wish.clock.model_dump(),
        wish.name,
        wish.public,
    )
    return table.facts(table.seats_of(account.id), speech(request, account))


@router.get("/tables", tags=["tables"])
async def list_tables(request: Request, house: House_, account: Visitor, mine: bool = False) -> list[dict[str, Any]]:
    """Public tables, or one's own."""
    if mine and account is None:
        return []
    return await listed_tables(house, account.id if mine and account else None, speech(request, account))


async def listed_tables(house: House, account: str | None, code: str) -> list[dict[str, Any]]:
    say = spoken(code).gettext
    rows = await house.store.read(lambda db: ledger.listing(db, account))
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
                    "name": say(BOT_NAMES.get(seat.bot or "", seat.bot or "")) if seat.kind == "bot" else seat.name,
                    "you": account is not None and seat.account == account,
                }
                for seat in row["seats"]
            ],
            "asked": row["asked"],
            "your_turn": row["asked"] is not None
            and any(s.seat == row["asked"] and s.account == account for s in row["seats"] if account),
        }
        for row in rows
        if row["title"] in shelf.playable()
    ]


async def at(request: Request, code: Code, house: House_) -> Table:
    if not house.playing.take(request.client.host if request.client else ""):
        raise Rejected(429, "rate", TOO_MANY)
    return await house.hub.table(code)


At = Annotated[Table, Depends(at)]


@router.get("/tables/{code}", tags=["tables"])
async def table_facts(request: Request, table: At, account: Visitor, language: Wanted = None) -> dict[str, Any]:
    """Seats, clock and status of a table."""
    return table.facts(table.seats_of(account.id if account else None), speech(request, account, language))


@router.get("/tables/{code}/state", tags=["tables"])
async def table_state(
    request: Request,
    table: At,
    account: Visitor,
    since: Annotated[int | None, Query(ge=0, lt=1 << 31, description="the last seq you have seen")] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds to wait for something newer than `since`")] = 0,
    language: Wanted = None,
) -> Response:
    """What you may know, and your offer if you are asked. With `since` and `wait` the answer comes when something has happened."""
    if since is not None and wait and table.seq <= since and not table.over:
        await _something_new(table, account.id if account else None, wait)
    missed = table.missed_since(since)
    text = table.message(account.id if account else None, speech(request, account, language), "state", missed)
    return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})


class _Waiter:
    """A listener that only wakes somebody."""

    def __init__(self, account: str | None) -> None:
        self.account, self.language = account, "en"
        self.woken = asyncio.Event()

    def send(self, text: str) -> None:
        self.woken.set()


async def _something_new(table: Table, account: str | None, seconds: float) -> None:
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
    request: Request, response: Response, table: At, house: House_, wish: Annotated[SeatIn | None, Body()] = None
) -> dict[str, int]:
    """Take an open seat."""
    account = await somebody(request, response, house)
    return {"seat": await house.hub.join(table, account.id, account.name, wish.seat if wish else None)}


@router.post("/tables/{code}/leave", tags=["tables"])
async def leave(table: At, house: House_, account: Known) -> dict[str, bool]:
    """Stand up before the game begins."""
    await house.hub.leave(table, account.id)
    return {"left": True}


@router.post("/tables/{code}/bot", tags=["tables"])
async def seat_bot(table: At, house: House_, account: Known, wish: SeatIn) -> dict[str, int]:
    """Put a bot on an open seat, or, once the game runs, on the seat of somebody who has been away for ten minutes."""
    if table.game is not None:
        return {"seat": await house.hub.replace_absent(table, account.id, wish.bot)}
    return {"seat": await house.hub.seat_bot(table, account.id, wish.bot, wish.seat)}


@router.post("/tables/{code}/answer", tags=["play"])
async def answer(table: At, account: Known, given: AnswerIn) -> SeqOut:
    """Answer your offer. The reply comes when it is durable."""
    return SeqOut(seq=await table.answer(account.id, given.seq, given.value))


@router.post("/tables/{code}/undo", tags=["play"])
async def undo(table: At, account: Known, given: SeqIn) -> SeqOut:
    """Take your last answer back, while nothing was rolled or shown and nobody else has acted."""
    return SeqOut(seq=await table.undo(account.id, given.seq))


@router.post("/tables/{code}/resign", tags=["play"])
async def resign(table: At, account: Known, given: SeqIn) -> SeqOut:
    """Give up."""
    return SeqOut(seq=await table.resign(account.id, given.seq))


@router.post("/tables/{code}/measure", tags=["play"])
async def measure(request: Request, table: At, account: Visitor, given: MeasureIn, language: Wanted = None) -> dict[str, Any]:
    """A private measurement."""
    own = table.seats_of(account.id if account else None)
    return await table.measure(own, given.query, speech(request, account, language))


@router.get("/tables/{code}/chat", tags=["tables"])
async def read_chat(table: At) -> list[dict[str, Any]]:
    """The newest chat lines."""
    return [chat_line(line) for line in table.chat]


@router.post("/tables/{code}/chat", status_code=201, tags=["tables"])
async def say(request: Request, table: At, house: House_, account: Known, given: ChatIn) -> dict[str, bool]:
    """Say something at the table."""
    limited(house, request)
    await house.hub.say(table, account.id, chat_text(given.text))
    return {"said": True}


@router.get("/tables/{code}/replay", tags=["tables"])
async def replay(
    request: Request,
    table: At,
    account: Visitor,
    at: Annotated[int, Query(ge=0, lt=1 << 31, description="after how many answers")] = 0,
    language: Wanted = None,
) -> Response:
    """The table as it stood after some answers, as you may know it."""
    told = await asyncio.to_thread(
        table.replayed, at, table.seats_of(account.id if account else None), speech(request, account, language)
    )
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


@router.get("/tables/{code}/export", tags=["tables"])
async def export(table: At) -> Response:
    """The finished game as a file: options, seed and every answer, so that anybody can play it again and check the dice."""
    if not table.over or table.game is None:
        raise Refused("closed", NOT_OVER)
    text = await asyncio.to_thread(table.export)
    name = f"longbox-{table.title.name}-{table.record.code}.json"
    return Response(text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/tables/{code}/rematch", status_code=201, tags=["tables"])
async def rematch(request: Request, table: At, house: House_, account: Known) -> dict[str, Any]:
    """The same again with seats swapped."""
    limited(house, request)
    made = await house.hub.rematch(table, account.id)
    return made.facts(made.seats_of(account.id), speech(request, account))


@router.post("/import", status_code=201, tags=["tables"])
async def bring(request: Request, response: Response, house: House_) -> dict[str, Any]:
    """Bring in an exported game: the body is the file. Every answer is checked; you get all its seats."""
    limited(house, request)
    account = await somebody(request, response, house)
    table = await house.hub.bring(await read_body(request, LARGEST_IMPORT, TOO_LARGE), account.id, account.name)
    return table.facts(table.seats_of(account.id), speech(request, account))


async def read_body(request: Request, most: int, sentence: str) -> bytes:
    """The body, as long as it is not too large: stops reading there."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Rejected(413, "format", sentence)
        parts.append(part)
    return b"".join(parts)


# -- accounts -------------------------------------------------------------------------------------------------------------


def me_of(account: Account, token: str | None = None) -> Me:
    return Me(
        id=account.id,
        name=account.name,
        email=account.email,
        language=account.language,
        notify=account.notify,
        webhook=account.webhook,
        token=token,
    )


@router.get("/me", tags=["account"])
async def who_am_i(account: Known) -> Me:
    """Your account."""
    return me_of(account)


@router.post("/me", status_code=201, tags=["account"])
async def become(request: Request, response: Response, house: House_, wish: Annotated[NewMe | None, Body()] = None) -> Me:
    """A guest account, if you have none. With `token` you get a bearer token for a program."""
    wish = wish or NewMe()
    limited(house, request)
    account = await somebody(request, response, house)
    if wish.name is not None:
        account = await house.accounts.change(account.id, {"name": wish.name})
    return me_of(account, await house.accounts.new_token(account.id) if wish.token else None)


@router.patch("/me", tags=["account"])
async def change_me(house: House_, account: Known, wish: MeIn) -> Me:
    """Change your name, language or notices."""
    values = wish.model_dump(exclude_none=True)
    if "webhook" in values:
        values["webhook"] = checked_hook(values["webhook"]) if values["webhook"] else None
    return me_of(await house.accounts.change(account.id, values))


@router.delete("/me", tags=["account"])
async def delete_me(response: Response, house: House_, account: Known) -> dict[str, bool]:
    """Delete your account and everything that says who you were."""
    await house.accounts.delete(account.id)
    response.headers.append("set-cookie", cookie("", secure=False, age=0))
    return {"deleted": True}


@router.post("/me/signout", tags=["account"])
async def sign_out(request: Request, response: Response, house: House_) -> dict[str, bool]:
    """Forget this browser or token."""
    await house.accounts.sign_out(request.headers)
    response.headers.append("set-cookie", cookie("", secure=False, age=0))
    return {"signed_out": True}


@router.post("/me/email", status_code=202, tags=["account"])
async def send_letter(request: Request, response: Response, house: House_, wish: EmailIn) -> dict[str, bool]:
    """Send a letter with a link and a code that prove an address. The answer is the same whether the address is known or not."""
    if not house.letters.take(request.client.host if request.client else "") or not house.letters.take(wish.email.lower()):
        raise Rejected(429, "rate", TOO_MANY)
    account = await somebody(request, response, house)
    token, code = await house.accounts.letter(account.id, wish.email.lower())
    origin = house.settings.address or f"{request.url.scheme}://{request.url.netloc}"
    await house.notices.letter(wish.email, f"{origin}/account/confirm?token={token}", code, speech(request, account))
    return {"sent": True}


@router.post("/me/confirm", tags=["account"])
async def confirm(request: Request, response: Response, house: House_, given: ConfirmIn) -> dict[str, bool]:
    """Prove an address with the link's token, or with the code on the device that asked for it."""
    if not house.letters.take("confirm " + (request.client.host if request.client else "")):
        raise Rejected(429, "rate", TOO_MANY)
    await confirmed(request, response, house, given.token, given.code)
    return {"confirmed": True}


async def confirmed(request: Request, response: Response, house: House, token: str | None, code: str | None) -> None:
    """Sign in as whoever the token or code belongs to."""
    if token:
        visiting = await visitor(request)
        account = await house.accounts.confirm_link(token, visiting.id if visiting else None)
    else:
        asking = await known(request)
        account = await house.accounts.confirm_code(asking.id, "".join((code or "").split()))
    _, kind = secret_of(request.headers)
    if kind != "token":
        fresh = await house.accounts.new_token(account, "cookie")
        response.headers.append("set-cookie", cookie(fresh, secure=encrypted(request, house)))


@router.get("/version", tags=["titles"])
async def version() -> dict[str, Any]:
    """Which Longbox this is."""
    return {"version": __version__, "languages": list(LANGUAGES)}
