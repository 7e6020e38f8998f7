"""Rosters of Crisis Protocol: the builder's page, and what programs may ask about rosters."""

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
from longbox.titles.crisis.builder import MOST, NAME, VERSION, judge, library, plain, unplayable
from longbox.titles.crisis.builder.carry import FORMS, take
from longbox.titles.crisis.builder.catalogue import catalogue
from longbox.titles.crisis.builder.share import share
from longbox.titles.crisis.builder.squads import table
from longbox.titles.crisis.builder.words import BadRoster
from longbox.titles.crisis.script.rosters import Roster

shelf.title("crisis")  # fills the library of cards


router = APIRouter(prefix="/api/rosters", route_class=Bounded, tags=["rosters"], responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)

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
    return builder.cards(request, _catalogue, language)


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
        only=[one.told(code) for one in unplayable(roster)],
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


@router.post("/import", openapi_extra=ANY_BODY, response_model=Imported)
async def take_in(request: Request, language: Speech = None) -> Response | Imported:
    """A roster from a posted text, JSON, a .ros or .rosz file or a share link; the form is found."""
    code = language or chosen(request.headers)
    try:
        taken = await run_in_threadpool(take, await request.body())
    except BadRoster as error:
        return builder.unreadable(error.sentence.told(code))
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
    return builder.download(form.write(roster, language or chosen(request.headers)), form, roster.name, "roster")


# -- the page ----------------------------------------------------------------------------------------------------------

WORDS = {
    **builder.WORDS,
    "in": message("In roster"),
    "fullWhy": message("All places are taken; remove a card first."),
    "sameEgo": message("Same alter ego"),
    "sameWhy": message("{name} is in the roster already, with the same name or alter ego."),
    "excluded": message("Excluded"),
    "excludedWhy": message("{name} and this card exclude each other."),
    "unknownCard": message("Unknown card"),
    "characters": message("Characters"),
    "tactics": message("Team Tactics"),
    "secure": message("Secure"),
    "extraction": message("Extraction"),
    "none": message("No card fits all of this."),
    "threat": message("Threat"),
    "stamina": message("Stamina"),
    "size": message("Size"),
    "defense": message("Defense"),
    "defenseWhy": message("Physical, energy, mystic"),
    "leader": message("leads {name}"),
    "anySquad": message("for any squad"),
    "onTable": message("On the table"),
    "onTableWhy": message("Only cards that can be played on the table"),
    "only": message("Roster only"),
    "onlyWhy": message("It can be put into a roster, but not be played on the table yet."),
    "onlySome": message("This roster is for events elsewhere: {n} of its cards cannot be played on the table yet."),
    "active": message("Active"),
    "reactive": message("Reactive"),
    "allGood": message("Everything a roster needs is there, and nothing is in it twice."),
    "bans": message("Ban lists and timelines of events are not checked here."),
    "unchecked": message("The rules could not be asked. The roster is kept; try again when you are online."),
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
    "copiedLink": message("The link is copied. Whoever opens it sees this roster."),
    "notSaved": message("This browser keeps nothing; take the roster with you as a file or link."),
    "unnamed": message("Roster without a name"),
    "imported": message("Imported. Cards read: {n}."),
    "tooBig": message("This file is larger than 1 MB; rosters are far smaller."),
    "fresh": message("A new roster is started."),
    "show": message("Show {name}"),
    "printCard": message("Print this card"),
    "printAll": message("Print all cards of the roster"),
    "close": message("Close"),
    "rosterOnly": message("This card can be in a roster; it is not on the table yet."),
    "locked": message("This is a shared roster; choose Edit a copy to change it."),
}
"""What the page's scripts say; gaps are filled in by them."""


@pages.api_route("/rosters", methods=["GET", "HEAD"], response_model=None)
def roster_builder(request: Request) -> Response:
    return builder.builder_page(request, "rosters.html", WORDS)


__all__ = ["pages", "router"]
