"""Rosters of Crisis Protocol: the builder's page, and what programs may ask about rosters."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from longbox.server import builder
from longbox.server.builder import ANY_BODY, Bounded, Fault, Id, NoteBody, Speech
from longbox.server.errors import PROBLEMS
from longbox.server.languages import chosen
from longbox.titles.facets import Unreadable

BUILDER = builder.building("roster")
MOST, NAME = 60, 60
"""Cards of a part and letters of a name that are read."""

router = APIRouter(prefix="/api/rosters", route_class=Bounded, tags=["rosters"], responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)

Cards = Annotated[list[Id], Field(max_length=MOST)]


# -- what goes in and out ----------------------------------------------------------------------------------------------


class RosterBody(BaseModel):
    """A roster, finished or not; cards by their ids."""

    model_config = ConfigDict(extra="forbid")

    longbox_roster: Literal[1] = 1
    name: str = Field("", max_length=NAME)
    characters: Cards = []
    tactics: Cards = []
    secure: Cards = []
    extraction: Cards = []
    gems: dict[Id, Cards] = Field({}, max_length=MOST)


class CheckBody(BaseModel):
    """What to judge, and by which book."""

    roster: RosterBody
    ruleset: Literal[2022, 2025] = 2025


class ExportBody(BaseModel):
    """What to write, and how."""

    roster: RosterBody
    format: Literal["text", "json", "ros", "rosz", "link"] = "text"


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
    only: list[str] = Field(description="Why it cannot be played on the table: cards that only a roster can hold, as sentences.")
    threats: list[ThreatRow]
    affiliations: list[Membership]
    code: str = Field(description="The share code.")


class Imported(BaseModel):
    format: str
    roster: RosterBody
    notes: list[NoteBody]


# -- the interface for programs ----------------------------------------------------------------------------------------


@router.get("/cards")
def cards(request: Request, language: Speech = None) -> Response:
    """Every card a roster can hold, with what one searches and filters by."""
    return builder.cards(request, BUILDER, language)


@router.post("/check")
def check(request: Request, body: CheckBody, language: Speech = None) -> Verdict:
    """Whether a roster is legal, which squads it can field at each threat, and which affiliations it serves."""
    draft = BUILDER.draft(body.roster.model_dump())
    return Verdict(**BUILDER.check(draft, language or chosen(request.headers), {"ruleset": body.ruleset}))


@router.post("/import", openapi_extra=ANY_BODY, response_model=Imported)
async def take_in(request: Request, language: Speech = None) -> Response | Imported:
    """A roster from a posted text, JSON, a .ros or .rosz file or a share link; the form is found."""
    try:
        taken = await run_in_threadpool(BUILDER.take, await request.body(), language or chosen(request.headers))
    except Unreadable as error:
        return builder.unreadable(str(error))
    return Imported(format=taken.form, roster=RosterBody(**BUILDER.plain(taken.draft)), notes=builder.notes(taken))


@router.post("/export", response_class=Response)
def take_out(request: Request, body: ExportBody, language: Speech = None) -> Response:
    """A roster as a text to post, JSON, a .ros or .rosz file or a share code."""
    return builder.download(BUILDER, body.roster.model_dump(), body.format, language or chosen(request.headers))


# -- the page ----------------------------------------------------------------------------------------------------------


WORDS = {**builder.WORDS, **BUILDER.words}
"""What the page's scripts say; gaps are filled in by them."""


@pages.api_route("/rosters", methods=["GET", "HEAD"], response_model=None)
def roster_builder(request: Request) -> Response:
    return builder.builder_page(request, "rosters.html", WORDS)


__all__ = ["pages", "router"]
