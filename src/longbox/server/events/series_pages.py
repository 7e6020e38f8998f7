"""The pages of a series: its ranking, its players, and lists to take away. Everything works without JavaScript."""

from __future__ import annotations

import json
from collections import Counter
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from longbox.challenger import Refused as Lawless
from longbox.challenger.facts import Role
from longbox.challenger.season import LADDER, Person, Season, told
from longbox.kernel import LongboxError
from longbox.server.accounts import clean_name
from longbox.server.api.callers import services_of, visitor, within
from longbox.server.errors import Missing
from longbox.server.languages import chosen, language, message
from longbox.server.play_pages import form, onward, opener
from longbox.server.render import page
from longbox.server.tables import Refused

from .desk import Against
from .pages import NO_PAPER
from .series import Leagues, Series, rule_of
from .takeaway import file_of, sheet_of

router = APIRouter(include_in_schema=False)

NOT_YOURS = message("Only whoever has opened the series can change it, with events they organise.")
NOBODY = message("Nobody of that number plays in this series, or they do not want a page.")
WAYS: Final = {
    "places": message("By place: so many points for the first, the second and so on"),
    "beaten": message("One point for each player behind, and one for coming"),
    "points": message("The event points of the Swiss rounds"),
}


def leagues_of(request: Request) -> Leagues:
    services = services_of(request)
    within(services, request, "events")
    return Leagues(services.store, services.events)


@router.post("/series", response_model=None)
async def make(request: Request) -> Response:
    """A new series, for whoever asks."""
    given = await form(request)
    account, response = await opener(request, services_of(request))
    code = await leagues_of(request).open(account.id, clean_name(given.get("name", "")))
    return onward(f"/series/{code}", response)


@router.api_route("/series/{code}", methods=["GET", "HEAD"], response_model=None)
async def ranking(request: Request, code: str) -> Response:
    found = await leagues_of(request).find(code)
    return await _ranking(request, found, "")


async def _ranking(request: Request, found: Series, fault: str, status: int = 200) -> Response:
    leagues, account = leagues_of(request), await visitor(request)
    season, private = await leagues.season(found)
    desks = [await services_of(request).events.desk(one) for one in found.events]
    mine = bool(account and account.id == found.owner)
    own = await services_of(request).events.of(account.id) if account and mine else []
    return page(
        request,
        "series.html",
        status=status,
        series=found,
        fault=fault,
        mine=mine,
        desks=desks,
        own=[one for one in own if one["role"] == Role.ORGANISER and one["code"] not in found.events],
        places=season.ranking(),
        private=private,
        ways=WAYS,
        ladder=" ".join(map(str, found.rule.places or LADDER)),
    )


@router.post("/series/{code}", response_model=None)
async def change(request: Request, code: str) -> Response:
    """Add or remove an event, or change name and rule; for whoever has opened the series."""
    leagues, account = leagues_of(request), await visitor(request)
    found, given = await leagues.find(code), await form(request)
    if account is None or account.id != found.owner:
        raise Refused("seat", NOT_YOURS)
    try:
        if "add" in given:
            desk = await services_of(request).events.desk(given["add"][:12])
            if desk.role_of(desk.person_of(account.id)) != Role.ORGANISER:
                raise Refused("seat", NOT_YOURS)
            await leagues.add(found, desk.code)
        elif "remove" in given:
            await leagues.remove(found.code, given["remove"][:12])
        elif "delete" in given:
            await leagues.delete(found.code)
            return RedirectResponse("/events", 303)
        else:
            await leagues.change(found.code, clean_name(given.get("name", "")), rule_of(given))
    except LongboxError as error:
        shown = Against(error) if isinstance(error, Lawless) else error
        spoken = chosen(request.headers)
        return await _ranking(request, found, shown.told(spoken) if isinstance(shown, Refused) else str(shown), 422)
    return RedirectResponse(f"/series/{found.code}", 303)


def _person(season: Season, private: frozenset[Person], ref: str) -> Person:
    event, _, id = ref.partition("-")
    person = season.person.get((event, id))
    if person is None or person not in season.finishes or person in private or not season.names[person]:
        raise Missing(NOBODY)
    return person


@router.api_route("/series/{code}/players/{ref}", methods=["GET", "HEAD"], response_model=None)
async def player(request: Request, code: str, ref: str) -> Response:
    """Somebody's events of the series, and whom they met."""
    leagues = leagues_of(request)
    found = await leagues.find(code)
    season, private = await leagues.season(found)
    person = _person(season, private, ref)
    places = season.ranking()
    meetings = season.meetings(person)
    rivals = Counter(one.opponent for one in meetings)
    against = [
        {
            "person": other,
            "name": season.names[other],
            "record": [sum(one.outcome == what for one in meetings if one.opponent == other) for what in ("win", "draw", "loss")],
            "games": [one for one in meetings if one.opponent == other],
        }
        for other, _ in rivals.most_common()
    ]
    return page(
        request,
        "series_player.html",
        series=found,
        place=next(one for one in places if one.person == person),
        of=len(places),
        events={one.code: one.event for one in season.held},
        against=against,
        private=private,
    )


@router.api_route("/series/{code}/export/{what}", methods=["GET", "HEAD"], response_model=None)
async def export(request: Request, code: str, what: str) -> Response:
    leagues = leagues_of(request)
    found = await leagues.find(code)
    season, _hidden = await leagues.season(found)
    gone = language(chosen(request.headers)).gettext(GONE)
    season.names = {person: name or gone for person, name in season.names.items()}
    data = {"series": found.code, "name": found.name, **told(season)}
    if what == "series.json":
        return file_of(json.dumps(data, ensure_ascii=False, indent=1), what, "application/json")
    if what != "ranking.csv":
        raise Missing(NO_PAPER)
    events = data["events"]
    rows: list[list[object]] = [["rank", "name", "points", "events", *(f"{one['name']} ({one['date']})" for one in events)]]
    for row in data["ranking"]:
        worth = {one["event"]: one["points"] for one in row["events"]}
        rows.append([row["rank"], row["name"], row["points"], len(worth), *(worth.get(one["code"], "") for one in events)])
    return sheet_of(rows, what)


GONE = message("Somebody who left")

__all__ = ["leagues_of", "router"]
