"""Routes about which rosters an event takes: what the roster builder asks when one is built for an event or a Timeline."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.requests import Request

from longbox.challenger.filing import GAME, BadRoster, filed, read, ready
from longbox.challenger.legality import ready_for, replacements, taken_out
from longbox.challenger.rosters import CardList, check
from longbox.server.api.callers import ServicesHere, Visitor, Wanted, speech, within
from longbox.server.api.models import Json, Strict
from longbox.server.errors import PROBLEMS
from longbox.server.languages import language as spoken
from longbox.server.languages import message
from longbox.server.tables import Refused

from .callers import At, person_at

router = APIRouter(prefix="/api", tags=["events"], responses=PROBLEMS)

BAD_ROSTER = message("The roster cannot be read: %(why)s")

Timeline = Literal["standard", "extended"]


class ToJudge(Strict):
    roster: Json


def today() -> date:
    return datetime.now(UTC).date()


@router.get("/timelines/{timeline}")
def cards_of_timeline(timeline: Timeline, ruleset: Annotated[int, Query(ge=2022, le=2025)] = 2025) -> Json:
    """The cards that an event of a Timeline does not take today, and which ready rosters it takes."""
    day = today()
    return {
        "timeline": timeline,
        "date": day.isoformat(),
        "ruleset": ruleset,
        "out": taken_out(timeline, day),
        "ready": ready_for(timeline, day, ruleset),
    }


@router.post("/timelines/{timeline}/check")
async def check_for_timeline(
    request: Request,
    services: ServicesHere,
    account: Visitor,
    timeline: Timeline,
    body: ToJudge,
    ruleset: Annotated[int, Query(ge=2022, le=2025)] = 2025,
    language: Wanted = None,
) -> Json:
    """What the packet says about a roster at an event of a Timeline today, with cards that could stand in."""
    within(services, request, "lists")
    code = speech(request, account, language)
    return await services.pools.lists.run(_judged, body.roster, timeline, today(), None, ruleset, code)


@router.get("/events/{code}/cards")
async def cards_of_event(desk: At, account: Visitor) -> Json:
    """What an event takes, and whether the visitor may file a roster."""
    event, person = desk.event, person_at(desk, account)
    day = date.fromisoformat(event.date)
    player = event.players.get(person.id) if person else None
    ruleset = int(event.settings["roster_rules"])
    return {
        "name": event.name,
        "game": GAME,
        "timeline": event.timeline,
        "date": event.date,
        "ruleset": ruleset,
        "out": taken_out(event.timeline, day, event.list),
        "restricted": list(event.list.restricted) if event.list else [],
        "limit": event.list.limit if event.list else 0,
        "ready": ready_for(event.timeline, day, ruleset, event.list),
        "player": player.id if player else None,
        "note": player.returned if player else "",
        "locked": event.begun,
    }


@router.get("/events/{code}/rosters")
async def ready_rosters(request: Request, desk: At, account: Visitor, language: Wanted = None) -> list[dict[str, str]]:
    """The ready rosters that an event takes, by affiliation: whoever files one sends its code."""
    event = desk.event
    taken = ready_for(event.timeline, date.fromisoformat(event.date), int(event.settings["roster_rules"]), event.list)
    return [one for one in ready(speech(request, account, language)) if taken[one["id"]]]


@router.post("/events/{code}/cards/check")
async def check_for_event(
    request: Request, services: ServicesHere, desk: At, account: Visitor, body: ToJudge, language: Wanted = None
) -> Json:
    """What an event says about a roster before it is filed, with cards that could stand in."""
    within(services, request, "lists")
    event, code = desk.event, speech(request, account, language)
    day = date.fromisoformat(event.date)
    ruleset = int(event.settings["roster_rules"])
    return await services.pools.lists.run(_judged, body.roster, event.timeline, day, event.list, ruleset, code)


def roster_of(data: bytes) -> tuple[str, tuple[str, ...]]:
    """A roster in any of the known forms as JSON text, and the names in it that are no cards Longbox has."""
    try:
        text, unread = filed(data)
    except BadRoster as error:
        raise Unread(error) from error
    return text, tuple(name[:80] for name in unread[:60])


class Unread(Refused):
    def __init__(self, error: BadRoster) -> None:
        super().__init__("format", BAD_ROSTER, why=str(error))
        self.error = error

    def told(self, code: str) -> str:
        return spoken(code).gettext(BAD_ROSTER) % {"why": self.error.sentence.told(code)}


def _judged(given: Json, timeline: str, day: date, banned: CardList | None, ruleset: int, code: str) -> Json:
    text, unread = roster_of(json.dumps(given).encode())
    roster = read(text)
    found = check(roster, timeline, day, banned, unread, ruleset)
    return {
        "status": found.status,
        "faults": [{"rule": one.rule, "text": one.told(code)} for one in found.faults],
        "notes": [{"rule": one.rule, "text": one.told(code)} for one in (*found.unverified, *found.unlisted)],
        "instead": replacements(roster, timeline, day, banned),
    }


__all__ = ["roster_of", "router"]
