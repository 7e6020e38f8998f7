"""Challenger events for programs and pages: everything goes through the law, in the role that the hall knows."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from datetime import date as day
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path
from pydantic import Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from longbox.challenger import Refused as Lawless
from longbox.challenger import announcement, draw, facts, why, why_rank
from longbox.challenger.event import ACTIVE
from longbox.challenger.facts import Role, unpack
from longbox.challenger.view import STAFF
from longbox.challenger.words import told as said_by_law
from longbox.server.accounts import clean_name
from longbox.server.api.callers import Known, ServicesHere, Visitor, Wanted, limited, somebody, speech
from longbox.server.api.models import Strict
from longbox.server.builder import ANY_BODY
from longbox.server.errors import PROBLEMS, Rejected
from longbox.server.languages import language as spoken
from longbox.server.languages import message
from longbox.server.services import Services
from longbox.server.tables import Refused
from longbox.titles.crisis.builder import write
from longbox.titles.crisis.builder.carry import take
from longbox.titles.crisis.builder.words import BadRoster

from . import ledger, told
from .desk import Against, Draft, EventDesk, Person
from .qr import svg

router = APIRouter(prefix="/api/events", tags=["events"], responses=PROBLEMS)

LARGEST_FACT = 100_000
MOST_ROWS = 2000
LARGEST_SHEET = 400_000

TOO_MANY = message("That was too often; try again in a minute.")
NOT_FACT = message("This is said by another call: %(fact)s.")
NOT_TEXT = message("A text in it cannot be read; it holds half a character.")
LARGE_FACT = message("This is too long to be said at an event.")
NOT_ALLOWED = message("Only %(who)s can do that at this event.")
ORGANISER = message("the organiser")
STAFF_ONLY = message("the staff")
SECRET = message("This roster is not open to you now.")
NOBODY = message("Nobody with the id %(id)s plays in this event.")
NO_CSV = message("Line %(line)s of the list has no name.")
NO_NAMES = message("The list has no column called name; it has %(columns)s.")
LARGE_SHEET = message("This list is too long; at most 2,000 players are read.")
BAD_SHEET = message("The list cannot be read as text in columns (CSV, in UTF-8).")
LONG_NAME = message("The name in line %(line)s is longer than 40 characters.")
TWICE = message("%(name)s is in the list twice, or plays already.")
BAD_ROSTER = message("The roster cannot be read: %(why)s")
NO_WORDS = message("The pairing is not public yet.")

Code = Annotated[str, Path(max_length=12, pattern="^[A-Za-z0-9]+$", examples=["K7QX2MA"])]
PersonId = Annotated[str, Path(max_length=12, pattern="^P[0-9]+$", examples=["P3"])]
Key = Annotated[
    str,
    Header(
        alias="Idempotency-Key",
        max_length=60,
        pattern="^[A-Za-z0-9_-]*$",
        description="the same key twice says it once; a phone that is not sure whether it was heard sends again",
    ),
]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Reason = Annotated[str, Field(max_length=300)]


class NewEvent(Strict):
    name: Annotated[str, Field(min_length=1, max_length=60)]
    date: str = Field("", max_length=10, description="the event's first day, as 2025-03-14; empty for today")
    timeline: Literal["standard", "extended"] = "standard"
    settings: dict[str, str | int | bool] = Field(default_factory=dict, max_length=60)
    banned: str = Field("", max_length=LARGEST_FACT, description="the Banned and Restricted list as JSON text")


class FactIn(Strict):
    fact: dict[str, Any] = Field(description='a fact of docs/challenger.md, as in {"fact": "CheckedIn", "player": "P3"}')


class JoinIn(Strict):
    name: Name


class PlayersIn(Strict):
    names: list[Name] = Field(min_length=1, max_length=MOST_ROWS)


class PairIn(Strict):
    again: Reason = Field("", description="the reason for drawing a round that is out again")


class InviteIn(Strict):
    role: Literal["organiser", "head-watcher", "watcher", "scorekeeper"] | None = None
    player: str | None = Field(None, max_length=12, description="instead of a role: a player the desk has entered")


class LinkIn(Strict):
    token: str = Field(max_length=100)
    name: Name | None = None


class JoiningIn(Strict):
    open: bool


async def at(request: Request, code: Code, services: ServicesHere) -> EventDesk:
    if not services.desks.take(request.client.host if request.client else ""):
        raise Rejected(429, "rate", TOO_MANY)
    return await services.events.desk(code)


At = Annotated[EventDesk, Depends(at)]


def person_at(desk: EventDesk, account: Any) -> Person | None:
    return desk.person_of(account.id if account else None)


def only(desk: EventDesk, account: Any, *roles: Role) -> Person:
    """Whoever asks, if they have one of the roles."""
    person = person_at(desk, account)
    if person is None or desk.role_of(person) not in roles:
        raise Refused("seat", NOT_ALLOWED, who=ORGANISER if roles == (Role.ORGANISER,) else STAFF_ONLY)
    return person


def player_at(desk: EventDesk, id: str) -> Any:
    if id not in desk.event.players:
        raise Refused("unknown", NOBODY, id=id[:12])
    return desk.event.players[id]


def clean(data: object) -> None:
    """Half characters and endless texts are no facts."""
    try:
        size = len(json.dumps(data, ensure_ascii=False).encode())
    except UnicodeEncodeError:
        raise Refused("format", NOT_TEXT) from None
    if size > LARGEST_FACT:
        raise Refused("format", LARGE_FACT)


def addressed(request: Request, services: Services, path: str) -> str:
    """A path of this site as a link that others can open."""
    return (services.settings.address or f"{request.url.scheme}://{request.headers.get('host', '')}") + path


# -- the event --------------------------------------------------------------------------------------------------------------


@router.post("", status_code=201)
async def open_event(request: Request, response: Response, services: ServicesHere, wish: NewEvent) -> dict[str, str]:
    """Open an event; whoever opens it is its organiser."""
    limited(services, request)
    clean(wish.model_dump())
    account = await somebody(request, response, services)
    desk = await opened(services, account.id, account.name, wish)
    return {"code": desk.code, "name": desk.event.name, "commitment": desk.event.commitment}


async def opened(services: Services, account: str, name: str, wish: NewEvent) -> EventDesk:
    date = wish.date or day.today().isoformat()  # noqa: DTZ011  an event's day is that of its hall
    chosen = tuple(wish.settings.items())
    return await services.events.open(
        account, name, lambda seed: facts.Opened(wish.name, date, wish.timeline, seed, chosen), wish.banned
    )


@router.get("")
async def list_events(services: ServicesHere, account: Visitor) -> list[dict[str, Any]]:
    """One's own events."""
    return await services.events.of(account.id) if account else []


@router.get("/settings")
async def settings(request: Request, account: Visitor, language: Wanted = None) -> list[dict[str, Any]]:
    """What an organiser may decide."""
    return told.settings_told(speech(request, account, language))


@router.get("/{code}", response_model=dict[str, Any], responses={304: {"description": "nothing new"}})
async def whole_event(request: Request, desk: At, account: Visitor, language: Wanted = None) -> Response:
    """The event as whoever asks may see it. Ask again with the ETag; 304 means nothing has changed."""
    await desk.settled()
    person, code = person_at(desk, account), speech(request, account, language)
    if desk.role_of(person) == Role.PLAYER:
        person = None  # players see what everybody sees, so it is made once for all of them
    tag = told.tag(desk, person.id if person else "", code)
    return _tagged(request, tag, lambda: desk.kept(tag, lambda: _json(told.picture(desk, person, code))))


@router.get("/{code}/me", response_model=dict[str, Any], responses={304: {"description": "nothing new"}})
async def my_event(request: Request, desk: At, account: Visitor, language: Wanted = None) -> Response:
    """What a player's phone shows: table, opponent, rosters, reports."""
    await desk.settled()
    person, code = person_at(desk, account), speech(request, account, language)
    return _tagged(request, told.tag(desk, "me", person.id if person else "", code), lambda: _json(told.phone(desk, person, code)))


def _tagged(request: Request, tag: str, made: Any) -> Response:
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization, Accept-Language"}
    # A proxy or the compression may have marked the tag as weak.
    if tag in (one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)
    return Response(made(), media_type="application/json", headers=headers)


def _json(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


@router.post("/{code}/facts", status_code=201)
async def say(request: Request, desk: At, account: Known, body: FactIn, key: Key = "") -> dict[str, int]:
    """Say a fact. The role is that of whoever says it; what the law does not take is refused, and nothing has changed."""
    clean(body.fact)
    kind = body.fact.get("fact")
    if kind in ("Opened", "Joined", "StaffNamed", "Paired", "RosterFiled"):
        raise Refused("format", NOT_FACT, fact=str(kind))
    try:
        fact = unpack(body.fact)
    except Lawless as error:
        raise Against(error, "format") from error
    await desk.said(person_at(desk, account), fact, key)
    return {"seq": desk.seq}


@router.get("/{code}/ledger")
async def whole_ledger(desk: At, account: Known) -> list[dict[str, Any]]:
    """Everything that was said, newest first; for the staff."""
    person = only(desk, account, *STAFF)
    return told.ledger_told(desk, desk.role_of(person))


# -- people -----------------------------------------------------------------------------------------------------------------


@router.post("/{code}/join", status_code=201)
async def join(request: Request, response: Response, desk: At, services: ServicesHere, body: JoinIn) -> dict[str, str]:
    """Register as a player."""
    name = clean_name(body.name)
    account = await somebody(request, response, services)
    person = await desk.join(account.id, name)
    assert person is not None
    return {"player": person.id}


@router.post("/{code}/joining")
async def joining(desk: At, account: Known, body: JoiningIn) -> dict[str, bool]:
    """Open or close registration by the event's link."""
    only(desk, account, Role.ORGANISER)

    def work(draft: Draft) -> None:
        desk.joining = body.open
        draft.beside.append(lambda db: ledger.set_joining(db, desk.code, body.open))

    await desk.do(work)
    return {"open": desk.joining}


@router.post("/{code}/players", status_code=201)
async def add_players(desk: At, account: Known, body: PlayersIn) -> dict[str, list[str]]:
    """Enter players at the desk."""
    person = only(desk, account, Role.ORGANISER)
    return {"players": await _enter(desk, person, [(clean_name(name), None) for name in body.names])}


async def _enter(desk: EventDesk, person: Person, rows: Iterable[tuple[str, str | None]]) -> list[str]:
    """Names, and perhaps rosters; all of them or none."""
    given = [(name, await run_in_threadpool(_roster_of, text.encode()) if text else None) for name, text in rows]

    def work(draft: Draft) -> list[str]:
        made = []
        for name, filed in given:
            one = draft.person(name)
            draft.say(facts.Joined(one.id, name), person.id)
            if filed is not None:
                draft.say(facts.RosterFiled(one.id, *filed), person.id)
            made.append(one.id)
        return made

    return await desk.do(work) or []


@router.post("/{code}/players/import", status_code=201, openapi_extra=ANY_BODY)
async def import_players(request: Request, desk: At, account: Known) -> dict[str, list[str]]:
    """Players from a CSV with a column called name and perhaps one called roster; all of them or none."""
    person = only(desk, account, Role.ORGANISER)
    rows = sheet(await request.body())
    taken = {player.name.casefold() for player in desk.event.players.values()}
    for name, _ in rows:
        if name.casefold() in taken:
            raise Refused("format", TWICE, name=name)
        taken.add(name.casefold())
    return {"players": await _enter(desk, person, rows)}


def sheet(data: bytes) -> list[tuple[str, str | None]]:
    """Names and rosters from a CSV.

    >>> sheet(b"Name;Roster\\nKim;\\n\\nJo Ann;\\n")
    [('Kim', None), ('Jo Ann', None)]
    """
    if len(data) > LARGEST_SHEET:
        raise Refused("format", LARGE_SHEET)
    try:
        text = data.decode("utf-8-sig")
        first = text.partition("\n")[0]
        lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=first.count), strict=True))
    except (UnicodeDecodeError, csv.Error):
        raise Refused("format", BAD_SHEET) from None
    if not lines or "\x00" in text:
        raise Refused("format", BAD_SHEET)
    columns = [cell.strip().lower() for cell in lines[0]]
    if "name" not in columns:
        raise Refused("format", NO_NAMES, columns=", ".join(columns)[:200])
    place = columns.index("name")
    roster = columns.index("roster") if "roster" in columns else None
    out: list[tuple[str, str | None]] = []
    for number, cells in enumerate(lines[1:], 2):
        if not any(cell.strip() for cell in cells):
            continue
        name = " ".join(cells[place].split()) if place < len(cells) else ""
        if not name or not name.isprintable():
            raise Refused("format", NO_CSV, line=number)
        if len(name) > 40:
            raise Refused("format", LONG_NAME, line=number)
        out.append((name, (cells[roster].strip() or None) if roster is not None and roster < len(cells) else None))
    if len(out) > MOST_ROWS:
        raise Refused("format", LARGE_SHEET)
    return out


@router.post("/{code}/invite", status_code=201)
async def invite(request: Request, desk: At, services: ServicesHere, account: Known, body: InviteIn) -> dict[str, str]:
    """A link that makes whoever opens it a member of the staff, or gives an entered player their phone. It works once."""
    only(desk, account, Role.ORGANISER)
    if body.player is not None:
        player_at(desk, body.player)
    token = await desk.invite(body.role or "", body.player) if body.role or body.player else ""
    address = addressed(request, services, f"/e/{desk.code}/link/{token}" if token else f"/e/{desk.code}")
    return {"address": address, "qr": svg(address)}


@router.post("/{code}/link", status_code=201)
async def follow(request: Request, response: Response, desk: At, services: ServicesHere, body: LinkIn) -> dict[str, str]:
    """Accept an invitation."""
    account = await somebody(request, response, services)
    name = clean_name(body.name) if body.name else account.name
    person = await desk.accept(body.token, account.id, name)
    assert person is not None
    return {"person": person.id, "role": str(desk.role_of(desk.people[person.id]))}


@router.post("/{code}/check-in", status_code=201)
async def check_in_all(desk: At, account: Known) -> dict[str, list[str]]:
    """Check everybody in who can be."""
    person = only(desk, account, Role.ORGANISER, Role.SCOREKEEPER)
    role = desk.role_of(person)

    def work(draft: Draft) -> list[str]:
        strict = draft.event.settings["rosters"] == "required"
        ready = [
            id
            for id, one in draft.event.players.items()
            if not one.checked_in and one.status == ACTIVE and (one.accepted or not strict)
        ]
        for id in ready:
            draft.say(facts.CheckedIn(id), person.id, role)
        return ready

    return {"players": await desk.do(work) or []}


# -- rosters ----------------------------------------------------------------------------------------------------------------


def _roster_of(data: bytes) -> tuple[str, tuple[str, ...]]:
    """A roster in any of the known forms as JSON text, and the names in it that are no cards Longbox has."""
    try:
        taken = take(data)
    except BadRoster as error:
        raise Unread(error) from error
    unread = tuple(str(note.sentence.values["id"])[:80] for note in taken.notes if "id" in note.sentence.values)
    return write(taken.roster), unread[:60]


class Unread(Refused):
    def __init__(self, error: BadRoster) -> None:
        super().__init__("format", BAD_ROSTER, why=str(error))
        self.error = error

    def told(self, code: str) -> str:
        return spoken(code).gettext(BAD_ROSTER) % {"why": self.error.sentence.told(code)}


@router.post("/{code}/players/{player}/roster", status_code=201, openapi_extra=ANY_BODY)
async def file_roster(
    request: Request, desk: At, account: Known, player: PersonId, key: Key = "", language: Wanted = None
) -> dict[str, Any]:
    """File a roster as text, JSON, .ros, .rosz or share link, and read what the law says about it."""
    person = person_at(desk, account)
    filed = await run_in_threadpool(_roster_of, await request.body())
    clean(filed)
    await desk.said(person, facts.RosterFiled(player, *filed), key)
    found = told.roster(desk, player, speech(request, account, language))
    assert found is not None
    return found


@router.get("/{code}/players/{player}/roster")
async def read_roster(
    request: Request, desk: At, account: Visitor, player: PersonId, language: Wanted = None
) -> dict[str, Any] | None:
    """A roster by the names of its cards, where it may be read."""
    player_at(desk, player)
    if not told.may_read(desk, person_at(desk, account), player):
        raise Refused("seat", SECRET)
    return told.roster(desk, player, speech(request, account, language))


# -- rounds -----------------------------------------------------------------------------------------------------------------


@router.post("/{code}/announce", status_code=201)
async def announce(desk: At, account: Known) -> dict[str, int]:
    """Announce rounds and cut for those who are checked in."""
    person = only(desk, account, Role.ORGANISER)

    def work(draft: Draft) -> None:
        draft.say(_lawful(lambda: announcement(draft.event)), person.id)

    await desk.do(work)
    return {"seq": desk.seq}


@router.post("/{code}/pair", status_code=201)
async def pair(desk: At, account: Known, body: PairIn) -> dict[str, int]:
    """Draw the next round. Only the organiser sees it until it is published (the fact Published)."""
    person = only(desk, account, Role.ORGANISER)

    def work(draft: Draft) -> int:
        fact: facts.Paired = _lawful(lambda: draw(draft.event, body.again))
        draft.say(fact, person.id)
        return fact.round

    return {"round": await desk.do(work) or 0, "seq": desk.seq}


def _lawful(work: Any) -> Any:
    try:
        return work()
    except Lawless as error:
        raise Against(error) from error


@router.get("/{code}/why/{round}/{table}")
async def why_paired(
    request: Request,
    desk: At,
    account: Visitor,
    round: Annotated[int, Path(ge=1, le=99)],
    table: Annotated[int, Path(ge=1, le=5000)],
    language: Wanted = None,
) -> dict[str, list[str]]:
    """Why these two meet, or why this is a bye."""
    shown = _lawful(lambda: desk.event.round(round))
    if not shown.published and desk.role_of(person_at(desk, account)) != Role.ORGANISER:
        raise Refused("seat", NO_WORDS)
    code = speech(request, account, language)
    return {"why": [said_by_law(text, code) for text in _lawful(lambda: why(desk.event, round, table))]}


@router.get("/{code}/why-rank/{player}")
async def why_ranked(desk: At, player: PersonId) -> dict[str, Any]:
    """What a rank is made of, with every fraction of Strength of Schedule."""
    player_at(desk, player)
    if player not in {row.player for row in desk.event.standings()}:
        raise Refused("unknown", NOBODY, id=player)
    found: dict[str, Any] = why_rank(desk.event, player)
    found.pop("random_key")  # it follows from the seed
    for row in (*found["opponents"], *found["rounds"]):
        name = desk.event.players.get(row.get("player") or row.get("opponent") or "")
        row["name"] = name.name if name else None
    return found


@router.post("/{code}/play", status_code=201)
async def play_here(desk: At, services: ServicesHere, account: Known) -> dict[str, str]:
    """Play one's match at a table of Longbox; its result goes to the event."""
    person = person_at(desk, account)
    if person is None or person.id not in desk.event.players:
        raise Refused("seat", NOT_ALLOWED, who=PLAYERS)
    return {"table": await services.matches.open(desk, person)}


PLAYERS = message("players")

__all__ = ["At", "NewEvent", "addressed", "at", "only", "opened", "person_at", "router", "sheet"]
