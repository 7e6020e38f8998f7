"""Routes of Challenger events for programs and pages. The server determines each caller's role."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date as day
from datetime import timedelta
from typing import Annotated, TypeVar

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from longbox.challenger import Refused as Lawless
from longbox.challenger import announcement, draw, facts, why, why_rank
from longbox.challenger.corrections import otherwise
from longbox.challenger.facts import Role, unpack
from longbox.challenger.rosters import bar, read_list, rescheduling
from longbox.challenger.view import STAFF
from longbox.challenger.words import told as said_by_law
from longbox.server.accounts import BAD_NAME
from longbox.server.api.callers import Known, ServicesHere, Visitor, Wanted, opening, speech
from longbox.server.api.models import Json
from longbox.server.errors import PROBLEMS
from longbox.server.languages import message
from longbox.server.legible import legible
from longbox.server.services import Services
from longbox.server.tables import Refused

from . import told
from .callers import (
    NOBODY,
    NOT_ALLOWED,
    At,
    FactIn,
    Key,
    ListIn,
    NewEvent,
    PairIn,
    PersonId,
    ScheduleIn,
    SettingsIn,
    clean,
    only,
    person_at,
    player_at,
)
from .desk import Against, Draft, EventDesk

T = TypeVar("T")
router = APIRouter(prefix="/api/events", tags=["events"], responses=PROBLEMS)

NOT_FACT = message("This is said by another call: %(fact)s.")
NO_WORDS = message("The pairing is not public yet.")


# -- the event --------------------------------------------------------------------------------------------------------------


@router.post("", status_code=201)
async def open_event(request: Request, response: Response, services: ServicesHere, wish: NewEvent) -> dict[str, str]:
    """Open an event; whoever opens it is its organiser."""
    clean(wish.model_dump())
    account = await opening(services, request, response)
    desk = await opened(services, account.id, account.name, wish)
    return {"code": desk.code, "name": desk.event.name, "commitment": desk.event.commitment}


async def opened(services: Services, account: str, name: str, wish: NewEvent) -> EventDesk:
    date = wish.date or day.today().isoformat()  # noqa: DTZ011  an event's day is that of its hall
    chosen, called = tuple(wish.settings.items()), legible(wish.name)
    if not called:
        raise Refused("format", BAD_NAME)
    more: list[facts.Fact] = [facts.ListLoaded(wish.banned)] if wish.banned else []
    if wish.place or wish.time or wish.text:
        more.append(facts.Described(called, wish.place, wish.time, wish.text))
    return await services.events.open(
        account, name, lambda seed: facts.Opened(called, date, wish.timeline, seed, chosen), more, wish.listed
    )


@router.get("")
async def list_events(services: ServicesHere, account: Visitor) -> Sequence[Json]:
    """One's own events."""
    return await services.events.of(account.id) if account else []


@router.get("/listed")
async def listed_events(services: ServicesHere) -> Sequence[Json]:
    """The events that are announced to everybody, from yesterday on."""
    today = day.today()  # noqa: DTZ011  an event's day is that of its hall
    found = await services.events.listed((today - timedelta(days=1)).isoformat())
    for one in found:
        if one["joining"] and one["date"] <= today.isoformat():
            event = (await services.events.desk(one["code"])).event
            one["joining"] = not event.over and (not event.begun or bool(event.settings["late_entries"]))
    return found


@router.get("/settings")
async def settings(request: Request, account: Visitor, language: Wanted = None) -> Json:
    """What an organiser may decide, in groups, with every value in words, and what an event can start from."""
    return told.settings_told(speech(request, account, language))


@router.get("/{code}", response_model=Json, responses={304: {"description": "nothing new"}})
async def whole_event(request: Request, desk: At, account: Visitor, language: Wanted = None) -> Response:
    """The event as whoever asks may see it. Ask again with the ETag; 304 means nothing has changed."""
    await desk.settled()
    person, code = person_at(desk, account), speech(request, account, language)
    if desk.role_of(person) == Role.PLAYER:
        person = None  # players see what everybody sees, so it is made once for all of them
    tag = told.tag(desk, person.id if person else "", code)
    return _tagged(request, tag, lambda: desk.kept(tag, lambda: _json(told.picture(desk, person, code))))


@router.get("/{code}/me", response_model=Json, responses={304: {"description": "nothing new"}})
async def my_event(request: Request, desk: At, account: Visitor, language: Wanted = None) -> Response:
    """What a player's phone shows: table, opponent, rosters, reports."""
    await desk.settled()
    person, code = person_at(desk, account), speech(request, account, language)
    return _tagged(request, told.tag(desk, "me", person.id if person else "", code), lambda: _json(told.phone(desk, person, code)))


def _tagged(request: Request, tag: str, made: Callable[[], bytes]) -> Response:
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization, Accept-Language"}
    # A proxy or the compression may have marked the tag as weak.
    if tag in (one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)
    return Response(made(), media_type="application/json", headers=headers)


def _json(data: object) -> bytes:
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


@router.post("/{code}/settings", status_code=201)
async def choose_settings(desk: At, account: Known, body: SettingsIn) -> dict[str, int]:
    """Choose several settings at once: all of them, or none if one cannot be. What is so already is not said again."""
    person = only(desk, account, Role.ORGANISER)
    clean(body.model_dump())

    def work(draft: Draft) -> None:
        for name, value in body.settings.items():
            if draft.event.settings.get(name) != value:
                draft.say(facts.SettingChosen(name, value, body.reason), person.id)

    await desk.do(work)
    return {"seq": desk.seq}


@router.post("/{code}/list/meaning")
async def meaning_of_list(desk: At, account: Known, body: ListIn) -> Json:
    """Whose accepted rosters a Banned and Restricted list would make illegal; nothing is loaded yet."""
    only(desk, account, Role.ORGANISER)
    banned = _lawful(lambda: read_list(body.text))
    return told.meaning(desk, replace(bar(desk.event), banned=banned))


@router.post("/{code}/schedule/meaning")
async def meaning_of_schedule(desk: At, account: Known, body: ScheduleIn) -> Json:
    """What another day or another Timeline would mean for the rosters that are filed; nothing is changed yet."""
    only(desk, account, Role.ORGANISER)
    return told.meaning(desk, _lawful(lambda: rescheduling(desk.event, body.date, body.timeline)))


@router.get("/{code}/ledger")
async def whole_ledger(desk: At, account: Known) -> Sequence[Json]:
    """Everything that was said, newest first; for the staff."""
    person = only(desk, account, *STAFF)
    return told.ledger_told(desk, desk.role_of(person))


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
        fact = _lawful(lambda: draw(draft.event, body.again))
        draft.say(fact, person.id)
        return fact.round

    return {"round": await desk.do(work) or 0, "seq": desk.seq}


def _lawful(work: Callable[[], T]) -> T:
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
async def why_ranked(desk: At, player: PersonId) -> Json:
    """What a rank is made of, with every fraction of Strength of Schedule."""
    player_at(desk, player)
    if player not in {row.player for row in desk.event.standings()}:
        raise Refused("unknown", NOBODY, id=player)
    found = why_rank(desk.event, player)
    found.pop("random_key")  # it follows from the seed
    for pair in found["beside"]:
        pair |= {side: desk.event.players[pair[side]].name for side in ("above", "below")}
    for row in (*found["opponents"], *found["rounds"]):
        name = desk.event.players.get(row.get("player") or row.get("opponent") or "")
        row["name"] = name.name if name else None
    return found


@router.get("/{code}/otherwise")
async def drawn_otherwise(desk: At, account: Known) -> Json:
    """Who would meet somebody else in the newest round if it were drawn with what is known today; for the staff."""
    only(desk, account, *STAFF)
    number, players = otherwise(desk.event) or (0, ())
    return {"round": number, "players": list(players)}


@router.post("/{code}/play", status_code=201)
async def play_here(desk: At, services: ServicesHere, account: Known) -> dict[str, str]:
    """Play one's match at a table of Longbox; its result goes to the event."""
    person = person_at(desk, account)
    if person is None or person.id not in desk.event.players:
        raise Refused("seat", NOT_ALLOWED, who=PLAYERS)
    return {"table": await services.matches.open(desk, person)}


PLAYERS = message("players")

__all__ = ["opened", "router"]
