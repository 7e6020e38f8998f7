"""Rosters of Crisis Protocol: the builder's page, and what programs may ask about rosters."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from longbox.server.errors import PROBLEMS, failure
from longbox.server.languages import chosen, language, message
from longbox.server.render import page
from longbox.titles import shelf
from longbox.titles.crisis.rosters import MOST, NAME, VERSION, Roster, judge, library, plain
from longbox.titles.crisis.rosters.carry import FORMS, take
from longbox.titles.crisis.rosters.carry import MOST as MOST_BYTES
from longbox.titles.crisis.rosters.catalogue import catalogue
from longbox.titles.crisis.rosters.share import share
from longbox.titles.crisis.rosters.squads import table
from longbox.titles.crisis.rosters.words import BadRoster

shelf.title("crisis")  # fills the library of cards


class Bounded(APIRoute):
    """A route that reads no more than it can use."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def bounded(request: Request) -> Response:
            body = bytearray()
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BYTES:
                    return failure(request, 413)
            request._body = bytes(body)
            return await handle(request)

        return bounded


router = APIRouter(prefix="/api/rosters", route_class=Bounded, tags=["rosters"], responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)

Speech = Annotated[Literal["en", "de"] | None, Query(description="Of the answer's sentences; without it the browser's.")]
Id = Annotated[str, StringConstraints(max_length=80)]
Cards = Annotated[list[Id], Field(max_length=MOST)]


# -- what goes in and out ----------------------------------------------------------------------------------------------


class RosterBody(BaseModel):
    """A roster, finished or not; cards by their ids."""

    model_config = ConfigDict(extra="forbid")

    longbox_roster: Literal[1] = VERSION
    name: str = Field("", max_length=NAME)
    characters: Cards = []
    tactics: Cards = []
    secure: Cards = []
    extraction: Cards = []
    gems: dict[Id, Cards] = Field({}, max_length=MOST)

    def roster(self) -> Roster:
        pairs = tuple((who, gem) for who, gems in self.gems.items() for gem in gems)
        parts = (tuple(self.characters), tuple(self.tactics), tuple(self.secure), tuple(self.extraction))
        return Roster("", self.name, *parts, pairs)


class CheckBody(BaseModel):
    """What to judge, and by which book."""

    roster: RosterBody
    ruleset: Literal[2022, 2025] = 2025


class ExportBody(BaseModel):
    """What to write, and how."""

    roster: RosterBody
    format: Literal["text", "json", "ros", "rosz", "link"] = "text"


class Fault(BaseModel):
    """Why a roster is not legal, and the rule that says so."""

    text: str
    rule: str


class SquadBody(BaseModel):
    characters: list[str]
    affiliations: list[str]


class ThreatRow(BaseModel):
    """The squads that make the most of a threat."""

    threat: int
    uses: int = Field(description="Their own threat: lower if none uses all of it, 0 if there is none.")
    count: int
    lower: int = Field(description="Legal squads with less threat.")
    affiliations: dict[str, int] = Field(description="How many of the squads may use each affiliation.")
    squads: list[SquadBody]


class Membership(BaseModel):
    """An affiliation, and who of the roster belongs to it and leads it."""

    name: str
    members: list[str]
    leaders: list[str]


class Verdict(BaseModel):
    legal: bool
    faults: list[Fault]
    threats: list[ThreatRow]
    affiliations: list[Membership]
    code: str = Field(description="The share code.")


class Suggestion(BaseModel):
    part: str
    id: str
    name: str


class NoteBody(BaseModel):
    """What was not understood, and the card that may have been meant."""

    text: str
    suggestion: Suggestion | None


class Imported(BaseModel):
    format: str
    roster: RosterBody
    notes: list[NoteBody]


# -- the interface for programs ----------------------------------------------------------------------------------------


@router.get("/cards")
def cards(request: Request, language: Speech = None) -> Response:
    """Every card a roster can hold, with what one searches and filters by."""
    common = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
    return Response(_catalogue(language or chosen(request.headers)), 200, common, "application/json")


@cache
def _catalogue(code: str) -> bytes:
    return json.dumps(catalogue(code), ensure_ascii=False).encode()


@router.post("/check")
def check(request: Request, body: CheckBody, language: Speech = None) -> Verdict:
    """Whether a roster is legal, which squads it can field at each threat, and which affiliations it serves."""
    code = language or chosen(request.headers)
    roster = body.roster.roster()
    found = judge(roster, body.ruleset)
    return Verdict(
        legal=not found,
        faults=[Fault(text=fault.told(code), rule=fault.rule) for fault in found],
        threats=[
            ThreatRow(
                threat=row.threat,
                uses=row.uses,
                count=len(row.squads),
                lower=row.lower,
                affiliations=row.affiliations,
                squads=[SquadBody(characters=list(one.characters), affiliations=list(one.affiliations)) for one in row.squads],
            )
            for row in table(roster, body.ruleset)
        ],
        affiliations=_memberships(roster),
        code=share(roster),
    )


def _memberships(roster: Roster) -> list[Membership]:
    found: dict[str, Membership] = {}
    known = library()["characters"]
    for card in (known[id] for id in dict.fromkeys(roster.characters) if id in known):
        leads = {power.leadership for power in card.superpowers}
        for name in card.affiliations:
            one = found.setdefault(name, Membership(name=name, members=[], leaders=[]))
            one.members.append(card.id)
            if name in leads:
                one.leaders.append(card.id)
    return sorted(found.values(), key=lambda one: (-len(one.members), one.name))


@router.post(
    "/import",
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"text/plain": {"schema": {"type": "string"}}, "application/octet-stream": {"schema": {"type": "string"}}},
        }
    },
    response_model=Imported,
)
async def take_in(request: Request, language: Speech = None) -> Response | Imported:
    """A roster from a posted text, JSON, a .ros or .rosz file or a share link; the form is found."""
    code = language or chosen(request.headers)
    try:
        taken = await run_in_threadpool(take, await request.body())
    except BadRoster as error:
        return JSONResponse({"status": 422, "code": "format", "detail": error.sentence.told(code)}, 422)
    return Imported(
        format=taken.form,
        roster=RosterBody(**plain(taken.roster)),
        notes=[
            NoteBody(
                text=note.sentence.told(code),
                suggestion=Suggestion(part=note.close.part, id=note.close.id, name=note.close.name) if note.close else None,
            )
            for note in taken.notes
        ],
    )


@router.post("/export", response_class=Response)
def take_out(request: Request, body: ExportBody, language: Speech = None) -> Response:
    """A roster as a text to post, JSON, a .ros or .rosz file or a share code."""
    roster = body.roster.roster()
    form = FORMS[body.format]
    data = form.write(roster, language or chosen(request.headers))
    name = re.sub(r"[^a-z0-9]+", "-", roster.name.lower()).strip("-")[:40] or "roster"
    return Response(data, 200, {"Content-Disposition": f'attachment; filename="{name}.{form.ending}"'}, form.kind)


# -- the page ----------------------------------------------------------------------------------------------------------

WORDS = {
    "add": message("Add"),
    "in": message("In roster"),
    "full": message("Full"),
    "fullWhy": message("All places are taken; remove a card first."),
    "sameName": message("Same name"),
    "sameEgo": message("Same alter ego"),
    "sameWhy": message("{name} is in the roster already, with the same name or alter ego."),
    "excluded": message("Excluded"),
    "excludedWhy": message("{name} and this card exclude each other."),
    "added": message("{name} added."),
    "removed": message("{name} removed."),
    "remove": message("Remove {name}"),
    "free": message("Free place"),
    "freeMany": message("{n} free places"),
    "unknownCard": message("Unknown card"),
    "count": message("{n} of {of}"),
    "characters": message("Characters"),
    "tactics": message("Team Tactics"),
    "secure": message("Secure"),
    "extraction": message("Extraction"),
    "hits": message("{n} found"),
    "none": message("No card fits all of this."),
    "clear": message("Clear the filters"),
    "anyAffiliation": message("Any affiliation"),
    "threat": message("Threat"),
    "stamina": message("Stamina"),
    "speed": message("Speed"),
    "size": message("Size"),
    "defense": message("Defense"),
    "defenseWhy": message("Physical, energy, mystic"),
    "affiliations": message("Affiliations"),
    "leader": message("leads {name}"),
    "anySquad": message("for any squad"),
    "active": message("Active"),
    "reactive": message("Reactive"),
    "legal": message("Legal"),
    "fix": message("{n} to fix"),
    "allGood": message("Everything a roster needs is there, and nothing is in it twice."),
    "bans": message("Ban lists and timelines of events are not checked here."),
    "unchecked": message("The rules could not be asked. The roster is kept; try again when you are online."),
    "again": message("Try again"),
    "allSquads": message("All squads"),
    "members": message("{n} in the roster, no leader"),
    "membersLed": message("{n} in the roster, led by {names}"),
    "squadsAt": message("{n} squads at threat {threat}"),
    "squadsFor": message("{n} {name} squads at threat {threat}"),
    "oneSquadAt": message("1 squad at threat {threat}"),
    "oneSquadFor": message("1 {name} squad at threat {threat}"),
    "noSquad": message("No squad at threat {threat}."),
    "unused": message("No squad uses all of it: {n} of {threat} is the most."),
    "more": message("and {n} more"),
    "noCharacters": message("Squads are counted as soon as characters are in the roster."),
    "gems": message("Gems of {name}"),
    "copied": message("Copied."),
    "copiedLink": message("The link is copied. Whoever opens it sees this roster."),
    "notCopied": message("The browser does not allow copying; select the text and copy it yourself."),
    "savedAs": message("Saved as {name} in this browser."),
    "notSaved": message("This browser keeps nothing; take the roster with you as a file or link."),
    "deleted": message("{name} deleted."),
    "noSaved": message("Nothing is saved yet."),
    "open": message("Open {name}"),
    "delete": message("Delete {name}"),
    "opened": message("{name} opened."),
    "unnamed": message("Roster without a name"),
    "imported": message("Imported. Cards read: {n}."),
    "take": message("Take {name}"),
    "tooBig": message("This file is larger than 1 MB; rosters are far smaller."),
    "failed": message("The server did not answer. Try again in a moment."),
    "fresh": message("A new roster is started."),
    "locked": message("This is a shared roster; choose Edit a copy to change it."),
    "yours": message("This is your own copy now."),
    "restored": message("Undone."),
}
"""What the page's scripts say; gaps are filled in by them."""


@pages.api_route("/rosters", methods=["GET", "HEAD"], response_model=None)
def builder(request: Request) -> Response:
    speech = language(chosen(request.headers))
    words = {key: speech.gettext(text) for key, text in WORDS.items()}
    return page(request, "rosters.html", words=json.dumps(words, ensure_ascii=False))


__all__ = ["pages", "router"]
