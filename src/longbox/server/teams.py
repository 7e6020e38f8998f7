"""Teams of FASERIP Tactics: the builder's page, and what programs may ask about teams."""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from longbox.server import builder
from longbox.server.builder import ANY_BODY, Bounded, Fault, Id, NoteBody, Speech, Suggestion
from longbox.server.errors import PROBLEMS
from longbox.server.languages import chosen, message
from longbox.titles import shelf
from longbox.titles.tactics.builder import FIRST, MOST, NAME, VERSION, BadTeam, Draft, plain
from longbox.titles.tactics.builder.carry import FORMS, take
from longbox.titles.tactics.builder.catalogue import catalogue
from longbox.titles.tactics.builder.law import Places, told, verdict
from longbox.titles.tactics.builder.share import share
from longbox.titles.tactics.speech.cards import name as called

shelf.title("tactics")  # fills the shelves of pieces

router = APIRouter(prefix="/api/teams", route_class=Bounded, tags=["teams"], responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)

Pieces = Annotated[list[Id], Field(max_length=MOST)]
Level = Literal["back-alley", "mean-streets", "heroic-battle", "epic-event", "crossover", "cosmic-confrontation"]


# -- what goes in and out ----------------------------------------------------------------------------------------------


class TeamBody(BaseModel):
    """A team for a Game Level, finished or not; pieces by their ids."""

    model_config = ConfigDict(extra="forbid")

    longbox_team: Literal[1] = VERSION
    name: str = Field("", max_length=NAME)
    level: Level = FIRST
    outlook: Literal["good", "evil"] = "good"
    figures: Pieces = []
    plot: Id = ""
    things: Pieces = []

    def draft(self) -> Draft:
        return Draft(self.name, self.level, self.outlook, tuple(self.figures), self.plot, tuple(self.things))


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
    return builder.cards(request, _catalogue, language)


@cache
def _catalogue(code: str) -> bytes:
    return json.dumps(catalogue(code), ensure_ascii=False).encode()


@router.post("/check")
def check(request: Request, body: CheckBody, language: Speech = None) -> Verdict:
    """Whether a team is legal at its level, what there is still room for, and who belongs together."""
    code = language or chosen(request.headers)
    draft = body.team.draft()
    found = verdict(draft)
    return Verdict(
        legal=not found.faults,
        faults=[Fault(text=one.told(code), rule=one.rule) for one in found.faults],
        hints=[Fault(text=one.told(code), rule=one.rule) for one in found.hints],
        figures=[_room(one) for one in found.places],
        things=[_room(one) for one in found.things],
        teammates=[
            Teammates(name=called(f"affiliation/{id}", code), members=[called(f"figure/{one}", code) for one in members])
            for id, members in found.affiliations.items()
        ],
        worth=found.worth,
        code=share(draft),
    )


def _room(places: Places) -> Room:
    return Room(renown=places.renown, have=places.have, room=places.room)


@router.post("/import", openapi_extra=ANY_BODY, response_model=Imported)
async def take_in(request: Request, language: Speech = None) -> Response | Imported:
    """A team from a posted text, JSON or a share link; the form is found."""
    code = language or chosen(request.headers)
    try:
        taken = await run_in_threadpool(take, await request.body())
    except BadTeam as error:
        return builder.unreadable(told(error.phrase, code))
    return Imported(
        format=taken.form,
        team=TeamBody(**plain(taken.draft)),
        notes=[
            NoteBody(
                text=told(note.phrase, code),
                suggestion=Suggestion(part=note.close.part, id=note.close.id, name=note.close.name) if note.close else None,
            )
            for note in taken.notes
        ],
    )


@router.post("/export", response_class=Response)
def take_out(request: Request, body: ExportBody, language: Speech = None) -> Response:
    """A team as a text to post, JSON or a share code."""
    draft = body.team.draft()
    form = FORMS[body.format]
    return builder.download(form.write(draft, language or chosen(request.headers)), form, draft.name, "team")


# -- the page ----------------------------------------------------------------------------------------------------------

WORDS = {
    **builder.WORDS,
    "in": message("On team"),
    "fullWhy": message("All places of this renown are taken; remove one first."),
    "noPlace": message("No place"),
    "noPlaceWhy": message("{name} has no place for this renown."),
    "otherSide": message("Other side"),
    "otherSideWhy": message("The team's side is {name}; this figure is on the other one."),
    "sameNameWhy": message("{name} is on the team already; only a Squad may be there more than once."),
    "figures": message("Figures"),
    "plot": message("Plot"),
    "things": message("Objects and Artifacts"),
    "object": message("Object"),
    "artifact": message("Artifact"),
    "kind": message("Kind"),
    "material": message("Material"),
    "renown": message("Renown"),
    "side": message("Side"),
    "ranks": message("Ranks"),
    "health": message("Health"),
    "karma": message("Karma"),
    "pts": message("Points"),
    "points": message("{n} points"),
    "advanced": message("Advanced by"),
    "feat": message("{ability} FEAT"),
    "only": message("Fits the team now"),
    "none": message("Nothing fits all of this."),
    "unknown": message("Unknown"),
    "levelFacts": message("{victory} points win; each advance of the Plot brings {points}."),
    "noMates": message("Nobody shares an affiliation yet: figures block each other's way and sight."),
    "folio": message("Folio of {name}"),
    "traits": message("Traits"),
    "attacks": message("Attacks"),
    "specials": message("Specials"),
    "hitsWith": message("{ability} ({rank}) to hit"),
    "deals": message("{n} {type} damage"),
    "range": message("Range {n}"),
    "allGood": message("This team can be played at its level."),
    "unchecked": message("The rules could not be asked. The team is kept; try again when you are online."),
    "copiedLink": message("The link is copied. Whoever opens it sees this team."),
    "notSaved": message("This browser keeps nothing; take the team with you as a file or link."),
    "unnamed": message("Team without a name"),
    "imported": message("Imported. Pieces read: {n}."),
    "tooBig": message("This file is larger than 1 MB; teams are far smaller."),
    "fresh": message("A new team is started."),
    "locked": message("This is a shared team; choose Edit a copy to change it."),
}
"""What the page's scripts say; gaps are filled in by them."""


@pages.api_route("/teams", methods=["GET", "HEAD"], response_model=None)
def team_builder(request: Request) -> Response:
    return builder.builder_page(request, "teams.html", WORDS)


__all__ = ["pages", "router"]
