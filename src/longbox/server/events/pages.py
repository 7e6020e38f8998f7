"""The pages of Challenger events: the list, a player's phone, the desk, the wall, paper, and lists to take away."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date as day

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from longbox.challenger.choices import preset
from longbox.challenger.facts import Json, Role, pack
from longbox.challenger.teams import teams
from longbox.challenger.view import STAFF
from longbox.kernel import LongboxError
from longbox.server.accounts import clean_name
from longbox.server.api.callers import services_of, speech, visitor
from longbox.server.errors import Missing
from longbox.server.languages import chosen, language, message
from longbox.server.misfits import misfit
from longbox.server.play_pages import form, guest, onward, opener
from longbox.server.render import page
from longbox.server.tables import Refused

from . import told, words
from .api import listed_events, opened
from .callers import NewEvent
from .desk import EventDesk, Person
from .desk_words import DESK
from .nearby import nearby
from .paper import EVERYTHING, TITLES, after, printed, rounds_of, seats, shown, stage, tree
from .qr import svg
from .series import Leagues
from .share import picture
from .takeaway import SHEETS, file_of, sheet_of

router = APIRouter(include_in_schema=False)

NO_START = message("There is no way to start called %(name)s.")
NO_PAPER = message("There is no such page of this event.")
NO_ADDRESS = message("No phone can open this server yet; its address means every device itself. The desk says how to change that.")
NO_NAME = message("An event has a name of at most 60 characters.")
STAFF_PAPER = message("This is for the staff of the event.")
LATER = message("The ledger holds the seed, so it can be taken away when the event is over.")


async def _desk(request: Request, code: str) -> tuple[EventDesk, Person | None, str]:
    account = await visitor(request)
    desk = await services_of(request).events.desk(code)
    return desk, desk.person_of(account.id if account else None), speech(request, account)


def _said(mine: Mapping[str, str], code: str) -> str:
    """The words of a page in a language, for its scripts."""
    say = language(code).gettext
    return json.dumps({key: say(text) for key, text in mine.items()}, ensure_ascii=False).replace("<", "\\u003c")


# -- the list, and a new event ----------------------------------------------------------------------------------------------


@router.api_route("/events", methods=["GET", "HEAD"], response_model=None)
async def events(request: Request) -> Response:
    return await _events(request, {}, "")


async def _events(request: Request, given: Mapping[str, str], fault: str, status: int = 200) -> Response:
    account = await visitor(request)
    events = services_of(request).events
    mine = await events.of(account.id) if account else []
    public = await listed_events(services_of(request))
    series = await Leagues(services_of(request).store, events).of(account.id) if account else []
    presets = told.settings_told(chosen(request.headers))["presets"]
    today = day.today().isoformat()  # noqa: DTZ011  an event's day is that of its hall
    by = account.name if account else ""
    return page(
        request,
        "events.html",
        status=status,
        presets=presets,
        given=given,
        fault=fault,
        mine=mine,
        public=public,
        series=series,
        by=by,
        today=today,
        roles=ROLES,
    )


ROLES = {
    "organiser": message("Organiser"),
    "head-watcher": message("Head Watcher"),
    "watcher": message("Watcher"),
    "scorekeeper": message("Scorekeeper"),
    "": message("Player"),
}


@router.post("/events", response_model=None)
async def make_event(request: Request) -> Response:
    """A new event from the form, or the way to one by its code."""
    services = services_of(request)
    given = await form(request)
    if "code" in given:
        code = "".join(letter for letter in given["code"].upper() if letter.isalnum())[:12]
        return RedirectResponse(f"/e/{code}", 303) if code else await _events(request, given, "")
    account, response = await opener(request, services)
    try:
        settings = preset(given.get("start", "packet"))
        if settings is None:
            raise Refused("format", NO_START, name=given["start"][:40])
        wish = NewEvent(
            name=given.get("name", "").strip(),
            date=given.get("date", ""),
            timeline=given.get("timeline", "standard"),  # type: ignore[arg-type]
            settings=dict(settings),
            place=given.get("place", ""),
            time=given.get("time", ""),
            listed="listed" in given,
        )
        desk = await opened(services, account.id, clean_name(given.get("by") or account.name), wish)
    except ValidationError as error:
        first = error.errors()[0]
        code = chosen(request.headers)
        fault = language(code).gettext(NO_NAME) if first["loc"] == ("name",) else misfit(first, code)
    except LongboxError as error:
        fault = error.told(chosen(request.headers)) if isinstance(error, Refused) else str(error)
    else:
        return onward(f"/e/{desk.code}/desk", response)
    return await _events(request, given, fault, 422)


# -- phone, desk, wall ------------------------------------------------------------------------------------------------------


@router.api_route("/e/{code}", methods=["GET", "HEAD"], response_model=None)
async def phone(request: Request, code: str) -> Response:
    desk, person, _ = await _desk(request, code)
    spoken = chosen(request.headers)
    said, first = _said(words.PHONE, spoken), told.phone(desk, person, spoken)
    series = await _series(request, desk.code)
    return page(request, "event.html", code=desk.code, desk=desk.code, event=desk.event, words=said, first=first, series=series)


async def _series(request: Request, code: str) -> list[Json]:
    services = services_of(request)
    return await Leagues(services.store, services.events).having(code)


@router.api_route("/e/{code}/desk", methods=["GET", "HEAD"], response_model=None)
async def desk(request: Request, code: str) -> Response:
    desk, person, _ = await _desk(request, code)
    if desk.role_of(person) not in told.ENTER:
        return RedirectResponse(f"/e/{desk.code}", 303)
    said = _said(DESK, chosen(request.headers))
    return page(request, "event_desk.html", code=desk.code, desk=desk.code, event=desk.event, words=said, law=told.LAW)


@router.api_route("/e/{code}/projector", methods=["GET", "HEAD"], response_model=None)
async def projector(request: Request, code: str) -> Response:
    desk, _, _ = await _desk(request, code)
    found = await nearby(request, services_of(request).settings)
    address = f"{found.origin}/e/{desk.code}" if found.origin else ""
    return page(
        request,
        "event_projector.html",
        code=desk.code,
        event=desk.event,
        words=_said(words.WALL, chosen(request.headers)),
        address=address,
    )


@router.api_route("/e/{code}/qr.svg", methods=["GET", "HEAD"], response_model=None)
async def qr(request: Request, code: str) -> Response:
    desk, _, _ = await _desk(request, code)
    found = await nearby(request, services_of(request).settings)
    if not found.origin:
        raise Missing(NO_ADDRESS)
    drawn = svg(f"{found.origin}/e/{desk.code}")
    drawn = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


# -- following a link -------------------------------------------------------------------------------------------------------


@router.api_route("/e/{code}/link/{token}", methods=["GET", "HEAD"], response_model=None)
async def link(request: Request, code: str, token: str) -> Response:
    """Looking at a link does not use it; pressing the button does."""
    return await _link(request, code, token, "")


async def _link(request: Request, code: str, token: str, fault: str, status: int = 200) -> Response:
    desk, _, spoken = await _desk(request, code)
    role = player = None
    try:
        role, player = await desk.link(token)
    except Refused as error:
        fault, status = fault or error.told(spoken), 409
    account = await visitor(request)
    return page(
        request,
        "event_link.html",
        status=status,
        event=desk.event,
        code=desk.code,
        token=token,
        fault=fault,
        role=ROLES[role] if role is not None and player is None else None,
        player=desk.people[player].name if player in desk.people else None,
        name=account.name if account else "",
    )


@router.post("/e/{code}/link/{token}", response_model=None)
async def follow(request: Request, code: str, token: str) -> Response:
    services = services_of(request)
    desk, _, spoken = await _desk(request, code)
    account, response = await guest(request, services)
    name = " ".join((await form(request)).get("name", "").split())[:40] or account.name
    try:
        person = await desk.accept(token, account.id, name)
    except Refused as error:
        return await _link(request, code, token, error.told(spoken), 409)
    role = desk.role_of(desk.people[person.id]) if person else Role.PUBLIC
    return onward(f"/e/{desk.code}/desk" if role in told.ENTER else f"/e/{desk.code}", response)


# -- paper and lists --------------------------------------------------------------------------------------------------------


@router.api_route("/e/{code}/print/{what}", methods=["GET", "HEAD"], response_model=None)
async def paper(request: Request, code: str, what: str) -> Response:
    """A page to print with the browser, or the same as PDF."""
    desk, person, _ = await _desk(request, code)
    name, dot, form = what.partition(".")
    if (name not in TITLES and what != "all.pdf") or (dot and form != "pdf"):
        raise Missing(NO_PAPER)
    role, spoken = desk.role_of(person), chosen(request.headers)
    if name == "slips" and role not in told.ENTER:
        raise Refused("seat", STAFF_PAPER)
    if dot:
        return await _pdf(desk, name, role, spoken)
    seen = shown(desk.event, role, spoken)
    return page(
        request,
        "event_print.html",
        code=desk.code,
        event=seen,
        what=name,
        title=TITLES[name],
        round=seen["rounds"][-1] if seen["rounds"] else None,
        names={player["id"]: player["name"] for player in seen["players"]},
        rows=seats(seen),
        tree=[(stage(len(matches)), matches) for matches in tree(seen)],
        after=after(seen),
        rounds=rounds_of(seen),
    )


@router.api_route("/e/{code}/results", methods=["GET", "HEAD"], response_model=None)
async def results(request: Request, code: str) -> Response:
    """How an event went, to be shared: what everybody may see, without a script, and as long as the event is there."""
    desk, _, _ = await _desk(request, code)
    seen = shown(desk.event, Role.PUBLIC, chosen(request.headers))
    found = await nearby(request, services_of(request).settings)
    address = f"{found.origin}/e/{desk.code}/results"
    return page(
        request,
        "event_results.html",
        code=desk.code,
        event=seen,
        names={player["id"]: player["name"] for player in seen["players"]},
        tree=[(stage(len(matches)), matches) for matches in tree(seen)],
        after=after(seen),
        rounds=list(reversed(rounds_of(seen))),
        address=address,
        qr=svg(address) if found.origin else "",
        picture=f"{found.origin}/e/{desk.code}/results.png",
        teams=teams(desk.event) if desk.event.over or (desk.event.begun and desk.event.settings["rosters_open"]) else [],
        series=await _series(request, desk.code),
    )


@router.api_route("/e/{code}/results.png", methods=["GET", "HEAD"], response_model=None)
async def shared(request: Request, code: str) -> Response:
    """The picture that other sites show beside a link to the results."""
    desk, _, _ = await _desk(request, code)
    spoken = chosen(request.headers)
    tag = told.tag(desk, "share", spoken)
    data = desk.found(tag)
    if data is None:
        drawn = await run_in_threadpool(picture, shown(desk.event, Role.PUBLIC, spoken), spoken)
        data = desk.kept(tag, lambda: drawn)
    return Response(data, media_type="image/png", headers={"Cache-Control": "no-cache"})


async def _pdf(desk: EventDesk, name: str, role: Role, spoken: str) -> Response:
    """Drawn beside the others' work, because many pages take a while, and once for all who ask at the same moment."""
    tag = told.tag(desk, "pdf", name, str(role == Role.ORGANISER), spoken)
    data = desk.found(tag)
    if data is None:
        papers = (name,) if name in TITLES else EVERYTHING if desk.event.cut is not None else (EVERYTHING[0], EVERYTHING[2])
        drawn = await run_in_threadpool(printed, shown(desk.event, role, spoken), *papers, code=spoken)
        data = desk.kept(tag, lambda: drawn)
    headers = {"Content-Disposition": f'inline; filename="{name}.pdf"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/pdf", headers=headers)


@router.api_route("/e/{code}/export/{what}", methods=["GET", "HEAD"], response_model=None)
async def export(request: Request, code: str, what: str) -> Response:
    desk, person, spoken = await _desk(request, code)
    role, (name, _, form) = desk.role_of(person), what.partition(".")
    if what == "event.json":
        return file_of(json.dumps(told.picture(desk, person, spoken), ensure_ascii=False, indent=1), what, "application/json")
    if what == "ledger.json":
        if role != Role.ORGANISER:
            raise Refused("seat", STAFF_PAPER)
        if not desk.event.over:
            raise Refused("closed", LATER)
        rows = [{"at": e.at, "by": e.by, "role": str(e.role), **pack(e.fact)} for e in desk.event.entries]
        return file_of(json.dumps({"longbox_event": 1, "entries": rows}, ensure_ascii=False, indent=1), what, "application/json")
    if form != "csv" or name not in SHEETS:
        raise Missing(NO_PAPER)
    if name in ("players", "entries") and role not in STAFF:
        raise Refused("seat", STAFF_PAPER)
    return sheet_of(SHEETS[name](desk.event), what)


__all__ = ["NO_PAPER", "router"]
