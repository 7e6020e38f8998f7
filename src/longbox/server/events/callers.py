"""Who calls at an event, and what the calls take."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from fastapi import Depends, Header, Path
from pydantic import Field
from starlette.requests import Request

from longbox.challenger.event import Player
from longbox.challenger.facts import Role
from longbox.challenger.sheets import MOST
from longbox.server.accounts import Account, clean_name
from longbox.server.api.callers import ServicesHere, address_of, visitor, within
from longbox.server.api.models import Json, Strict
from longbox.server.languages import message
from longbox.server.services import Services
from longbox.server.tables import Refused

from .desk import EventDesk, Person
from .nearby import nearby

LARGEST_FACT = 100_000

NOT_TEXT = message("A text in it cannot be read; it holds half a character.")
LARGE_FACT = message("This is too long to be said at an event.")
NOT_ALLOWED = message("Only %(who)s can do that at this event.")
ORGANISER = message("the organiser")
STAFF_ONLY = message("the staff")
NOBODY = message("Nobody with the id %(id)s plays in this event.")

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
    place: str = Field("", max_length=120)
    time: str = Field("", max_length=5, description="when it begins, as 10:30")
    text: str = Field("", max_length=2000, description="what else players should know")
    listed: bool = Field(False, description="whether it stands in the list of events that everybody sees")
    banned: str = Field("", max_length=LARGEST_FACT, description="the Banned and Restricted list as JSON text")


class SettingsIn(Strict):
    settings: dict[str, str | int | bool] = Field(min_length=1, max_length=60)
    reason: Reason = ""


class ScheduleIn(Strict):
    date: str = Field(max_length=10, description="the event's first day, as 2025-03-14")
    timeline: Literal["standard", "extended"]


class ListIn(Strict):
    text: str = Field(max_length=LARGEST_FACT, description="the Banned and Restricted list as JSON text")


class FactIn(Strict):
    fact: Json = Field(description='a fact of docs/challenger.md, as in {"fact": "CheckedIn", "player": "P3"}')


class JoinIn(Strict):
    name: Name
    club: Annotated[str, Field(max_length=40)] = ""


class PlayersIn(Strict):
    names: list[Name] = Field(min_length=1, max_length=MOST)


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


class ListedIn(Strict):
    listed: bool


async def at(request: Request, code: Code, services: ServicesHere) -> EventDesk:
    within(services, request, "events")
    account = await visitor(request)
    return await services.guessed(account.id if account else address_of(request), lambda: services.events.desk(code))


At = Annotated[EventDesk, Depends(at)]


def person_at(desk: EventDesk, account: Account | None) -> Person | None:
    return desk.person_of(account.id if account else None)


def only(desk: EventDesk, account: Account | None, *roles: Role) -> Person:
    """Whoever asks, if they have one of the roles."""
    person = person_at(desk, account)
    if person is None or desk.role_of(person) not in roles:
        raise Refused("seat", NOT_ALLOWED, who=ORGANISER if roles == (Role.ORGANISER,) else STAFF_ONLY)
    return person


def player_at(desk: EventDesk, id: str) -> Player:
    if id not in desk.event.players:
        raise Refused("unknown", NOBODY, id=id[:12])
    return desk.event.players[id]


def clean(data: object) -> None:
    """Half characters and endless texts are no facts; a name has to be legible."""
    if isinstance(data, dict) and isinstance(data.get("name"), str):
        data["name"] = clean_name(data["name"])
    try:
        size = len(json.dumps(data, ensure_ascii=False).encode())
    except UnicodeEncodeError:
        raise Refused("format", NOT_TEXT) from None
    if size > LARGEST_FACT:
        raise Refused("format", LARGE_FACT)


async def addressed(request: Request, services: Services, path: str) -> str:
    """A path of this site as a link that others can open, or that this machine can open if nobody else can reach it."""
    found = await nearby(request, services.settings)
    return (found.origin or f"{request.url.scheme}://{request.headers.get('host', '')}") + path
