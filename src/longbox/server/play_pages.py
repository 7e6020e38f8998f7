"""The pages for playing: one click to a first game, opening a table, the lobby, the table itself, the account."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from urllib.parse import parse_qsl

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from longbox.kernel import AnyTitle, LongboxError
from longbox.server import table_words
from longbox.server.accounts import Account, cookie
from longbox.server.api.accounts import confirmed
from longbox.server.api.callers import opening, read_body, services_of, somebody, speech, table_at, visitor
from longbox.server.api.tables import listed_tables
from longbox.server.assets import loaded
from longbox.server.errors import Missing
from longbox.server.languages import chosen, language, message, said
from longbox.server.render import page
from longbox.server.services import Services
from longbox.server.tables import Refused
from longbox.server.tables.ledger import EVERYTHING, MATTERS
from longbox.server.tables.naming import STRENGTHS
from longbox.server.tables.seating import LONGEST_NAME
from longbox.speech import Tongue
from longbox.titles import facets, shelf

router = APIRouter(include_in_schema=False)

LONG_FORM = message("This form is too long.")
BOT_LEVELS = {
    "rookie": message("very easy: tries this and that"),
    "brawler": message("easy: attacks too eagerly and overlooks much"),
    "magpie": message("medium: wants every objective, overlooks little"),
    "veteran": message("advanced: patient, takes what looks best"),
    "strategist": message("hard: looks ahead for a moment"),
    "master": message("very hard: looks ahead for up to a second"),
    "random": message("plays any legal move"),
}
EASIEST = "rookie"
"""Whom somebody meets who does not choose."""
LETTERS = "ABCDEFGH"
CLOCKS = {
    "none": message("No clock"),
    "live-30": message("Live, 30 minutes each"),
    "live-60": message("Live, 60 minutes each"),
    "live-90": message("Live, 90 minutes each"),
    "days-1": message("One day for each turn to decide"),
    "days-3": message("Three days for each turn to decide"),
}
AGAINST = {
    "bot": message("Against a bot"),
    "open": message("Against a friend, by link"),
    "device": message("Two people on this device"),
    "bots": message("Watch two bots"),
    "each": message("Choose for each seat"),
}
AGAINST_SEVERAL = {
    "bot": message("Against bots"),
    "open": message("Against friends, by link"),
    "device": message("All on this device"),
    "bots": message("Watch bots"),
    "each": message("Choose for each seat"),
}
"""For more than two seats."""


def bringing(title: AnyTitle) -> str:
    """What a player may bring along from a builder; the option of the seat has its name.

    >>> bringing(shelf.title("crisis")), bringing(shelf.title("revolution"))
    ('roster', '')
    """
    own = facets.builder(title)
    return own.kind if own.desk and f"{own.kind}_a" in title.options else ""


async def form(request: Request) -> dict[str, str]:
    """A posted form."""
    body = await read_body(request, 100_000, LONG_FORM)
    return dict(parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=200))


async def guest(request: Request, services: Services) -> tuple[Account, Response]:
    """Whoever posts; the response carries the cookie of a new guest."""
    response = Response()
    return await somebody(request, response, services), response


async def opener(request: Request, services: Services) -> tuple[Account, Response]:
    """The same for whoever opens a table or an event."""
    response = Response()
    return await opening(services, request, response), response


def onward(to: str, carrying: Response) -> Response:
    answer = RedirectResponse(to, 303)
    for value in carrying.headers.getlist("set-cookie"):
        answer.headers.append("set-cookie", value)
    return answer


@router.post("/play/{title}")
async def play_now(request: Request, title: str) -> Response:
    """One click from the front page to the first decision: against bots, set up and ready, with all seats taken."""
    services = services_of(request)
    if title not in shelf.playable():
        raise Missing(NO_TITLE)
    account, response = await opener(request, services)
    given = await form(request)
    bot = given.get("bot", EASIEST)
    played = shelf.title(title)
    options = {"setup": "quick"} if "setup" in played.options else {}
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (played.players[-1] - 1)]
    table = await services.tables.create(title, account.id, account.name, seats, options)
    return onward(f"/t/{table.record.code}", response)


NO_TITLE = message("There is no such title that can be played.")


@router.get("/new")
async def new_table(request: Request, title: str = "") -> Response:
    return _new(request, title or shelf.playable()[0], {}, await visitor(request))


def _new(
    request: Request, title: str, given: Mapping[str, str], account: Account | None, fault: str = "", status: int = 200
) -> Response:
    if title not in shelf.playable():
        raise Missing(NO_TITLE)
    played = shelf.title(title)
    code, own = chosen(request.headers), facets.page(played)
    shown = [
        {
            "name": name,
            "label": played.option_name(name, code),
            "groups": [(group, list(some)) for group, some in groupby(own.choices(name, code), lambda one: one.group)],
            "chosen": given.get(name, str(request.query_params.get(name, played.options[name].default))),
        }
        for name in own.form()
    ]
    kind, desk = bringing(played), facets.builder(played).desk
    brought = request.query_params.get(kind, given.get(kind, ""))[:4000] if kind else ""
    return page(
        request,
        "new.html",
        status=status,
        title=played,
        titles=[shelf.title(name) for name in shelf.playable()],
        shown=shown,
        kind=kind,
        brought=brought,
        brought_words=said(played, desk.words["brought"], code) if desk else "",
        seats=played.players,
        letters=LETTERS[: played.players[-1]],
        against=AGAINST if played.players == (2,) else AGAINST_SEVERAL,
        bots={name: (STRENGTHS[name], BOT_LEVELS[name]) for name in BOT_LEVELS},
        easiest=EASIEST,
        clocks=CLOCKS,
        given=given,
        own=account.name if account is not None and account.named else "",
        fault=fault,
    )


def told(error: LongboxError, title: AnyTitle, code: str) -> str:
    """Why a table cannot be opened: the table's own sentence, the title's, or one of the house."""
    if isinstance(error, Refused):
        return error.told(code)
    return language(code).gettext(Tongue(code).say(title.refusal(error, code)))


def wished(given: Mapping[str, str], players: Sequence[int]) -> list[dict[str, str]]:
    """Who is to sit where, by the form.

    >>> wished({"against": "bot", "side": "b"}, (2,))
    [{'kind': 'bot', 'bot': 'rookie'}, {'kind': 'me'}]
    >>> wished({"against": "each", "seat_a": "me", "name_a": "Mara", "seat_b": "greedy", "seat_c": "open"}, (3,))
    [{'kind': 'me', 'name': 'Mara'}, {'kind': 'bot', 'bot': 'greedy'}, {'kind': 'open'}]
    """
    bot = {"kind": "bot", "bot": given.get("bot", EASIEST)}
    wanted = given.get("seats", "")
    count = int(wanted) if wanted in map(str, players) else players[-1]
    against = given.get("against", "")
    if against in ("each", "device"):
        return [wished_seat(given, letter, against) for letter in LETTERS[:count].lower()]
    seats: list[dict[str, str]] = {"bot": [{"kind": "me"}, *[bot] * (count - 1)], "bots": [bot] * count}.get(
        against, [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
    )
    side = LETTERS.lower().find(given.get("side") or "a")
    if 0 < side < len(seats):
        seats[0], seats[side] = seats[side], seats[0]
    return seats


def wished_seat(given: Mapping[str, str], letter: str, against: str) -> dict[str, str]:
    kind = "me" if against == "device" else given.get(f"seat_{letter}", "open")
    if kind in STRENGTHS:
        return {"kind": "bot", "bot": kind}
    return {"kind": "me", "name": given.get(f"name_{letter}", "")[:LONGEST_NAME]} if kind == "me" else {"kind": "open"}


def introduced(given: Mapping[str, str], seats: Sequence[Mapping[str, str]], account: Account) -> str:
    """How whoever opens a table says they are called, for good; empty if they do not say it, or have said it before.

    >>> guest = Account("1", "Guest 4711", None, "en", "idle", None)
    >>> introduced({"against": "open", "called": " Mara "}, [{"kind": "me"}, {"kind": "open"}], guest)
    'Mara'
    >>> introduced({"against": "device"}, [{"kind": "me", "name": "Jonas"}, {"kind": "me", "name": "Kim"}], guest)
    'Jonas'
    """
    if given.get("against") == "open":
        return given.get("called", "").strip()
    own = next((seat.get("name", "").strip() for seat in seats if seat["kind"] == "me"), "")
    return "" if account.named else own


@router.post("/new")
async def open_table(request: Request) -> Response:
    services = services_of(request)
    given = await form(request)
    title = given.get("title") or shelf.playable()[0]
    if title not in shelf.playable():
        raise Missing(NO_TITLE)
    played = shelf.title(title)
    seats = wished(given, played.players)
    kind, _, minutes = given.get("clock", "none").partition("-")
    amount = int(minutes) if minutes.isdecimal() and len(minutes) < 5 else 0
    clock = {"kind": kind, "main": amount * (60 if kind == "live" else 86400), "plus": 0}
    options: dict[str, object] = {name: given[name] for name in facets.page(played).form() if given.get(name)}
    account, response = await opener(request, services)
    try:
        if name := introduced(given, seats, account):
            account = await services.accounts.change(account.id, {"name": name})
        if (brought := bringing(played)) and given.get(brought):
            options[f"{brought}_b" if given.get("side") == "b" else f"{brought}_a"] = given[brought]
        table = await services.tables.create(
            title,
            account.id,
            account.name,
            seats,
            options,
            clock,
            given.get("name", "")[:60],
            "public" in given,
            EVERYTHING if given.get("asking") == EVERYTHING else MATTERS,
        )
    except LongboxError as error:
        answer = _new(request, title, given, account, told(error, played, chosen(request.headers)), 422)
        for value in response.headers.getlist("set-cookie"):
            answer.headers.append("set-cookie", value)
        return answer
    return onward(f"/t/{table.record.code}", response)


@router.get("/tables")
async def lobby(request: Request) -> Response:
    services, account = services_of(request), await visitor(request)
    code = chosen(request.headers)
    mine = await listed_tables(services, account.id, code) if account else []
    public = [one for one in await listed_tables(services, None, code) if one["code"] not in {own["code"] for own in mine}]
    return page(request, "tables.html", mine=mine, public=public, fault="")


@router.post("/tables")
async def enter_code(request: Request) -> Response:
    """A code was typed."""
    given = await form(request)
    code = "".join(c for c in given.get("code", "") if c.isalnum())[:12].upper()
    return RedirectResponse(f"/t/{code}" if code else "/tables", 303)


@router.get("/t/{code}")
async def table(request: Request, code: str, at: str = "") -> Response:
    services = services_of(request)
    found = await table_at(request, code, services)
    if code != found.record.code:
        return RedirectResponse(f"/t/{found.record.code}", 307)
    account = await visitor(request)
    lang = speech(request, account) if account is None else chosen(request.headers)
    say = language(lang).gettext
    words = {key: say(text) for key, text in table_words.WORDS.items()}
    words |= {key: said(found.title, text, lang) for key, text in found.page.words.items()}
    seated = account is not None and bool(found.seats_of(account.id))
    return page(
        request,
        "table.html",
        code=found.record.code,
        title=found.title.name,
        label=found.title.label,
        words=words,
        at=int(at) if at.isdecimal() and len(at) < 9 else None,
        loaded=loaded(found.title),
        bots=list(BOT_LEVELS),
        event=await services.matches.event_of(found),
        coach=found.coach(lang) if seated else None,
        named=account is not None and account.named,
        headers={"Cache-Control": "no-store"},
    )


@router.get("/account")
async def account_page(request: Request) -> Response:
    return page(request, "account.html", me=await visitor(request), headers={"Cache-Control": "no-store"})


@router.get("/account/confirm")
async def confirm_page(request: Request, token: str = "") -> Response:
    """Looking at the link uses nothing up: mail programs look too."""
    return page(request, "confirm.html", token=token[:100], fault="", headers={"Cache-Control": "no-store"})


@router.post("/account/confirm")
async def confirm(request: Request) -> Response:
    given = await form(request)
    response = Response()
    try:
        await confirmed(request, response, services_of(request), given.get("token") or "-", None)
    except LongboxError as error:
        told = language(chosen(request.headers)).gettext(str(error))
        return page(request, "confirm.html", status=422, token="", fault=told)
    return onward("/account", response)


@router.post("/account/signout")
async def sign_out(request: Request) -> Response:
    await services_of(request).accounts.sign_out(request.headers)
    response = RedirectResponse("/", 303)
    response.headers.append("set-cookie", cookie("", secure=request.url.scheme == "https", age=0))
    return response
