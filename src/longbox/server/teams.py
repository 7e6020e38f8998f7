"""Teams of FASERIP Tactics: the builder's page, and what programs may ask about teams."""

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

BUILDER = builder.building("team")
MOST, NAME = 20, 60
"""Pieces of a part and letters of a name that are read."""

router = APIRouter(prefix="/api/teams", route_class=Bounded, tags=["teams"], responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)

Pieces = Annotated[list[Id], Field(max_length=MOST)]
Level = Literal["back-alley", "mean-streets", "heroic-battle", "epic-event", "crossover", "cosmic-confrontation"]


# -- what goes in and out ----------------------------------------------------------------------------------------------


class TeamBody(BaseModel):
    """A team for a Game Level, finished or not; pieces by their ids."""

    model_config = ConfigDict(extra="forbid")

    longbox_team: Literal[1] = 1
    name: str = Field("", max_length=NAME)
    level: Level = "mean-streets"
    outlook: Literal["good", "evil"] = "good"
    figures: Pieces = []
    plot: Id = ""
    things: Pieces = []


class CheckBody(BaseModel):
    """What to judge."""

    team: TeamBody


class ExportBody(BaseModel):
    """What to write, and how."""

    team: TeamBody
    format: Literal["text", "json", "link"] = "text"


class Room(BaseModel):
    """How many of a renown there are, and how many the level has room for."""

    renown: str
    have: int
    room: int


class Teammates(BaseModel):
    """An affiliation that several figures of the team have."""

    name: str
    members: list[str]


class Verdict(BaseModel):
    legal: bool
    faults: list[Fault]
    hints: list[Fault] = Field(description="Worth knowing, but no faults.")
    figures: list[Room]
    things: list[Room]
    teammates: list[Teammates]
    worth: int = Field(description="Victory Points the opponent gets for all of the team.")
    code: str = Field(description="The share code.")


class Imported(BaseModel):
    format: str
    team: TeamBody
    notes: list[NoteBody]


# -- the interface for programs ----------------------------------------------------------------------------------------


@router.get("/cards")
def cards(request: Request, language: Speech = None) -> Response:
    """Every figure, Plot, Object and Artifact, the Game Levels and the ready teams."""
    return builder.cards(request, BUILDER, language)


@router.post("/check")
def check(request: Request, body: CheckBody, language: Speech = None) -> Verdict:
    """Whether a team is legal at its level, what there is still room for, and who belongs together."""
    return Verdict(**BUILDER.check(BUILDER.draft(body.team.model_dump()), language or chosen(request.headers)))


@router.post("/import", openapi_extra=ANY_BODY, response_model=Imported)
async def take_in(request: Request, language: Speech = None) -> Response | Imported:
    """A team from a posted text, JSON or a share link; the form is found."""
    try:
        taken = await run_in_threadpool(BUILDER.take, await request.body(), language or chosen(request.headers))
    except Unreadable as error:
        return builder.unreadable(str(error))
    return Imported(format=taken.form, team=TeamBody(**BUILDER.plain(taken.draft)), notes=builder.notes(taken))


@router.post("/export", response_class=Response)
def take_out(request: Request, body: ExportBody, language: Speech = None) -> Response:
    """A team as a text to post, JSON or a share code."""
    return builder.download(BUILDER, body.team.model_dump(), body.format, language or chosen(request.headers))


# -- the page ----------------------------------------------------------------------------------------------------------


WORDS = {**builder.WORDS, **BUILDER.words}
"""What the page's scripts say; gaps are filled in by them."""


@pages.api_route("/teams", methods=["GET", "HEAD"], response_model=None)
def team_builder(request: Request) -> Response:
    return builder.builder_page(request, "teams.html", WORDS)


__all__ = ["pages", "router"]
