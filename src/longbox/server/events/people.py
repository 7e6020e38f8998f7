"""Routes about the people of an event: registration, invitations, check-in, rosters."""

from __future__ import annotations

from collections.abc import Iterable

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from longbox.challenger import Refused as Lawless
from longbox.challenger import facts
from longbox.challenger.event import ACTIVE
from longbox.challenger.facts import Role
from longbox.challenger.sheets import Row, entering, read_sheet
from longbox.server.accounts import BAD_NAME, clean_name
from longbox.server.api.callers import Known, ServicesHere, Visitor, Wanted, somebody, speech, within
from longbox.server.api.models import Json
from longbox.server.builder import ANY_BODY
from longbox.server.errors import PROBLEMS
from longbox.server.languages import message
from longbox.server.tables import Refused
from longbox.server.tables.pools import Pools

from . import ledger, told
from .callers import (
    At,
    InviteIn,
    JoinIn,
    JoiningIn,
    Key,
    LinkIn,
    ListedIn,
    PersonId,
    PlayersIn,
    addressed,
    clean,
    only,
    person_at,
    player_at,
)
from .desk import Against, Draft, EventDesk, Person
from .lists import roster_of
from .qr import svg

router = APIRouter(prefix="/api/events", tags=["events"], responses=PROBLEMS)

SECRET = message("This roster is not open to you now.")
TWICE = message("%(name)s plays already; take them out of the list.")


@router.post("/{code}/join", status_code=201)
async def join(request: Request, response: Response, desk: At, services: ServicesHere, body: JoinIn) -> dict[str, str]:
    """Register as a player."""
    name = clean_name(body.name)
    account = await somebody(request, response, services)
    person = await desk.join(account.id, name, body.club)
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


@router.post("/{code}/listed")
async def list_event(desk: At, account: Known, body: ListedIn) -> dict[str, bool]:
    """Put the event into the list that everybody sees, or take it out."""
    only(desk, account, Role.ORGANISER)

    def work(draft: Draft) -> None:
        desk.listed = body.listed
        draft.beside.append(lambda db: ledger.set_listed(db, desk.code, body.listed))

    await desk.do(work)
    return {"listed": desk.listed}


@router.post("/{code}/players", status_code=201)
async def add_players(desk: At, services: ServicesHere, account: Known, body: PlayersIn) -> dict[str, list[str]]:
    """Enter players at the desk."""
    person = only(desk, account, Role.ORGANISER)
    return {"players": await _enter(desk, person, [Row(clean_name(name)) for name in body.names], services.pools)}


async def _enter(desk: EventDesk, person: Person, rows: Iterable[Row], pools: Pools) -> list[str]:
    """Names, and perhaps rosters, clubs and tables; all of them or none."""
    given = await pools.lists.run(lambda: [(row, roster_of(row.roster.encode()) if row.roster else None) for row in rows])

    def work(draft: Draft) -> list[str]:
        made = []
        for row, roster in given:
            one = draft.person(row.name)
            for fact in entering(one.id, row):
                draft.say(fact, person.id)
            if roster is not None:
                draft.say(facts.RosterFiled(one.id, *roster), person.id)
            made.append(one.id)
        return made

    return await desk.do(work) or []


@router.post("/{code}/players/import", status_code=201, openapi_extra=ANY_BODY)
async def import_players(request: Request, desk: At, services: ServicesHere, account: Known) -> dict[str, list[str]]:
    """Players from a CSV with a column called name, or first name and last name; all of them or none.

    Columns called club or team, table, and roster or list are read, too.
    """
    person = only(desk, account, Role.ORGANISER)
    try:
        rows = read_sheet(await request.body())
    except Lawless as error:
        raise Against(error, "format") from error
    taken = {player.name.casefold() for player in desk.event.players.values()}
    for row in rows:
        if row.name.casefold() in taken:
            raise Refused("format", TWICE, name=row.name)
        if clean_name(row.name) != row.name:
            raise Refused("format", BAD_NAME)
    return {"players": await _enter(desk, person, rows, services.pools)}


@router.post("/{code}/invite", status_code=201)
async def invite(request: Request, desk: At, services: ServicesHere, account: Known, body: InviteIn) -> dict[str, str]:
    """A link that makes whoever opens it a member of the staff, or gives an entered player their phone. It works once."""
    only(desk, account, Role.ORGANISER)
    if body.player is not None:
        player_at(desk, body.player)
    token = await desk.invite(body.role or "", body.player) if body.role or body.player else ""
    address = await addressed(request, services, f"/e/{desk.code}/link/{token}" if token else f"/e/{desk.code}")
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
async def check_in_all(desk: At, account: Known) -> Json:
    """Check everybody in who can be, and say by reason who cannot."""
    person = only(desk, account, Role.ORGANISER, Role.SCOREKEEPER)
    role = desk.role_of(person)

    def work(draft: Draft) -> list[str]:
        strict = draft.event.settings["rosters"] == "required"
        ready = [
            id
            for id, one in draft.event.players.items()
            if not one.checked_in and one.status == ACTIVE and (one.accepted or not strict)
        ]
        ready = [id for id in ready if id not in draft.event.waiting]
        for id in ready:
            draft.say(facts.CheckedIn(id), person.id, role)
        return ready

    done = await desk.do(work) or []
    left: dict[str, list[str]] = {}
    for id, player in desk.event.players.items():
        if not player.checked_in and (reason := told.why_not_in(desk, id)) != "gone":
            left.setdefault(reason, []).append(player.name)
    return {"players": done, "left": left}


# -- rosters ----------------------------------------------------------------------------------------------------------------


@router.post("/{code}/players/{player}/roster", status_code=201, openapi_extra=ANY_BODY)
async def file_roster(
    request: Request, desk: At, services: ServicesHere, account: Known, player: PersonId, key: Key = "", language: Wanted = None
) -> Json:
    """File a roster as text, JSON, .ros, .rosz or share link, and read what the law says about it."""
    person = person_at(desk, account)
    within(services, request, "list imports")
    filed = await services.pools.lists.run(roster_of, await request.body())
    clean(filed)
    await desk.said(person, facts.RosterFiled(player, *filed), key)
    found = told.roster(desk, player, speech(request, account, language))
    assert found is not None
    return found


@router.get("/{code}/players/{player}/roster")
async def read_roster(request: Request, desk: At, account: Visitor, player: PersonId, language: Wanted = None) -> Json | None:
    """A roster by the names of its cards, where it may be read."""
    player_at(desk, player)
    if not told.may_read(desk, person_at(desk, account), player):
        raise Refused("seat", SECRET)
    return told.roster(desk, player, speech(request, account, language))
