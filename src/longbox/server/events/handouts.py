"""More paper: rosters, what they bring, and a sheet of links with which players get their phone."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from longbox.challenger.event import ACTIVE
from longbox.challenger.facts import Role
from longbox.challenger.filing import PARTS, card_names
from longbox.challenger.teams import brought, teams
from longbox.challenger.view import STAFF
from longbox.server.api.callers import services_of, visitor
from longbox.server.languages import chosen, language, message
from longbox.server.render import page
from longbox.server.tables import Refused

from . import told
from .callers import addressed
from .desk import EventDesk, Person
from .handout_paper import phones_paper, rosters_paper
from .qr import svg

router = APIRouter(include_in_schema=False)

NOT_OPEN = message("The rosters of this event are not open.")
ORGANISERS = message("Only the organiser hands out links for phones.")
TITLES = {"rosters": message("Rosters"), "teams": message("What the rosters bring"), "phones": message("Links for phones")}
MOST_SHOWN = 20
"""Cards of a part that the statistics name."""


async def _desk(request: Request, code: str) -> tuple[EventDesk, Person | None]:
    account = await visitor(request)
    desk = await services_of(request).events.desk(code)
    return desk, desk.person_of(account.id if account else None)


def _wants_pdf(request: Request) -> bool:
    return str(request.scope["path"]).endswith(".pdf")


def _paper(request: Request, desk: EventDesk, what: str, **more: Any) -> Response:
    return page(request, "event_handout.html", code=desk.code, event=desk.event, what=what, title=TITLES[what], **more)


def _pdf(name: str, data: bytes) -> Response:
    headers = {"Content-Disposition": f'inline; filename="{name}.pdf"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/pdf", headers=headers)


def _title(paper: str, code: str) -> str:
    """What a paper is called."""
    return language(code).gettext(TITLES[paper])


@router.api_route("/e/{code}/print/rosters", methods=["GET", "HEAD"], response_model=None)
@router.api_route("/e/{code}/print/rosters.pdf", methods=["GET", "HEAD"], response_model=None)
async def rosters(request: Request, code: str) -> Response:
    """All rosters, for whoever may read them: the staff, and everybody where that was chosen."""
    desk, person = await _desk(request, code)
    event, spoken = desk.event, chosen(request.headers)
    if desk.role_of(person) not in STAFF and not (event.begun and event.settings["rosters_open"]):
        raise Refused("seat", NOT_OPEN)
    filed = [(player, told.roster(desk, player.id, spoken)) for player in event.players.values() if player.roster]
    filed.sort(key=lambda one: one[0].name.casefold())
    if _wants_pdf(request):
        rows = [(player.name, player.club, roster) for player, roster in filed if roster is not None]
        title = _title("rosters", spoken)
        return _pdf("rosters", await run_in_threadpool(rosters_paper, event.name, title, rows, spoken))
    return _paper(request, desk, "rosters", filed=filed)


@router.api_route("/e/{code}/print/teams", methods=["GET", "HEAD"], response_model=None)
async def statistics(request: Request, code: str) -> Response:
    """Affiliations and cards of all rosters; for everybody once the event is over, or where rosters are open."""
    desk, person = await _desk(request, code)
    event, names = desk.event, card_names(chosen(request.headers))
    if desk.role_of(person) not in STAFF and not event.over and not (event.begun and event.settings["rosters_open"]):
        raise Refused("seat", NOT_OPEN)
    cards = {
        part: [(names.get(id, id), count) for id, count in list(brought(event, part).items())[:MOST_SHOWN]] for part in PARTS[:2]
    }
    rosters = sum(bool(player.roster and player.accepted) for player in event.players.values())
    return _paper(request, desk, "teams", teams=teams(event), cards=cards, rosters=rosters)


@router.post("/e/{code}/print/phones", response_model=None)
@router.post("/e/{code}/print/phones.pdf", response_model=None)
async def phones(request: Request, code: str) -> Response:
    """A link for every player whose phone is not known, each to cut out. It is made anew each time, and works once."""
    desk, person = await _desk(request, code)
    if desk.role_of(person) != Role.ORGANISER:
        raise Refused("seat", ORGANISERS)
    links = []
    for player in sorted(desk.event.players.values(), key=lambda one: one.name.casefold()):
        if player.status == ACTIVE and not desk.people[player.id].account:
            token = await desk.invite("", player.id)
            address = await addressed(request, services_of(request), f"/e/{desk.code}/link/{token}")
            links.append((player.name, address))
    if _wants_pdf(request):
        spoken = chosen(request.headers)
        title = _title("phones", spoken)
        return _pdf("phones", await run_in_threadpool(phones_paper, desk.event.name, title, links, spoken))
    return _paper(request, desk, "phones", links=[(name, address, svg(address)) for name, address in links])


__all__ = ["TITLES", "router"]
