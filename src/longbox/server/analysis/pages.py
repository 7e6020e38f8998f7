"""The page of an analysis, and the same for programs.

A finished game is open: its seed is shown and the whole of it can be taken along. So whoever has the code of a table may see the
analysis, just as the replay; who may stop one is said in `jobs`.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import groupby, pairwise

from babel.dates import format_date
from babel.numbers import format_decimal
from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from longbox.lab.analysis import CLOSELY, Analysis, Luck, Way
from longbox.lab.curves import Speech, luck_plot, signed, value_plot
from longbox.server.api.callers import At, ServicesHere, Visitor, Wanted, somebody, speech, visitor, within
from longbox.server.errors import PROBLEMS
from longbox.server.languages import chosen, language, message, said
from longbox.server.render import page
from longbox.server.services import Services
from longbox.server.tables import LiveTable, Refused
from longbox.speech import Tongue
from longbox.titles import facets, shelf

from .jobs import NOT_OVER, Standing

router = APIRouter(prefix="/api", responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)

WIDE, NARROW = 860, 400
PLOT_WORDS: Mapping[str, str] = {
    "value": message("Chance to win"),
    "value.one": message("Chance that %(name)s wins"),
    "luck": message("Dice above or below what was expected"),
    "round": message("Round %(n)s"),
    "mistake": message("Mistake %(number)s: round %(round)s, decision %(n)s, %(name)s, %(points)s"),
    "points": message("%(n)s points"),
}
PAGE_WORDS: Mapping[str, str] = {
    "moment": message("Decision %(n)s of %(of)s, round %(round)s"),
    "working": message("Decision %(n)s of %(of)s"),
    "starting": message("The game is set up again."),
    "waiting": message("Other games come first; this one waits in line."),
    "lost": message("The server cannot be reached; the page tries again."),
}


class AnalysisOut(BaseModel):
    """How far an analysis is, and what it found."""

    status: str = Field(description="none, waiting, running, done or failed")
    done: int = Field(description="decisions looked at")
    total: int = Field(description="of so many; 0 while it waits")
    analysis: facets.Json | None = Field(None, description="when it is done: moments, throws and mistakes")

    @classmethod
    def of(cls, standing: Standing, *, whole: bool = True) -> AnalysisOut:
        found = standing.found if whole else None
        return cls(status=standing.status, done=standing.done, total=standing.total, analysis=found.dump() if found else None)


@router.get("/tables/{code}/analysis", tags=["tables"])
async def read(table: At, services: ServicesHere, whole: bool = True) -> AnalysisOut:
    """How far the analysis of a finished game is; `whole=false` leaves out what it found."""
    return AnalysisOut.of(await services.analyses.standing(table.record.code), whole=whole)


@router.post("/tables/{code}/analysis", status_code=202, tags=["tables"])
async def start(request: Request, response: Response, table: At, services: ServicesHere) -> AnalysisOut:
    """Have a finished game analysed. One that is made or being made is not begun again."""
    return AnalysisOut.of(await _start(request, response, table, services), whole=False)


@router.delete("/tables/{code}/analysis", tags=["tables"])
async def stop(table: At, services: ServicesHere, account: Visitor) -> AnalysisOut:
    """Stop an analysis that is not done."""
    await services.analyses.stop(table, account.id if account else None)
    return AnalysisOut.of(await services.analyses.standing(table.record.code), whole=False)


async def _start(request: Request, response: Response, table: LiveTable, services: Services) -> Standing:
    if not table.over or table.game is None:
        raise Refused("closed", NOT_OVER)
    found = await services.analyses.standing(table.record.code)
    if found.status in ("waiting", "running", "done"):
        return found
    within(services, request, "analyses")
    account = await somebody(request, response, services)
    return await services.analyses.start(table, account.id)


class ReasonOut(BaseModel):
    """A fact in words."""

    text: str
    good: bool = Field(description="whether it speaks for the answer")


class WayOut(BaseModel):
    """An answer that was looked at."""

    label: str
    value: float = Field(description="the chance to win with it")
    on: list[list[str | int | float]] = Field(description="the pieces and places it is about, as in an offer")
    played: bool
    option: int | None = Field(description="its number; null for a value of one's own")
    then: list[str] = Field(description="what follows it in its plan")
    reasons: list[ReasonOut] = Field(description="why it is good or bad, beside the others")


class MistakeOut(BaseModel):
    """A decision for which the search has a better answer."""

    n: int = Field(description="after so many answers, as in the replay")
    seat: int
    round: int
    question: str
    who: list[str | int] = Field(description="the piece that acts; empty where none does")
    ways: list[WayOut] = Field(description="the answer given and others, the best first")


class ReviewOut(BaseModel):
    """What an analysis says at the board."""

    status: str = Field(description="none, waiting, running, done or failed")
    trials: int = Field(0, description="games that were played on from each answer")
    mistakes: list[MistakeOut] = Field([], description="in the order of the game")


def way_out(way: Way, code: str) -> WayOut:
    """An answer in one language."""
    return WayOut(
        label=way.told[code],
        value=round(way.value, 3),
        on=way.on,
        played=way.played,
        option=way.option,
        then=way.then.get(code, []),
        reasons=[ReasonOut(text=text, good=good) for text, good in way.why.get(code, [])],
    )


@router.get("/tables/{code}/review", tags=["tables"])
async def review(request: Request, table: At, services: ServicesHere, account: Visitor, language: Wanted = None) -> ReviewOut:
    """The mistakes of a finished game with what was played and what would have been better, for its board."""
    standing = await services.analyses.standing(table.record.code)
    found, code = standing.found, speech(request, account, language)
    if found is None:
        return ReviewOut(status=standing.status)
    mistakes = [
        MistakeOut(
            n=one.n,
            seat=one.seat,
            round=one.round,
            question=one.question[code],
            who=one.who,
            ways=[way_out(way, code) for way in one.ways],
        )
        for one in sorted(found.mistakes, key=lambda one: one.n)
    ]
    return ReviewOut(status="done", trials=found.nodes * CLOSELY, mistakes=mistakes)


# -- the page ----------------------------------------------------------------------------------------------------------------


@pages.get("/t/{code}/analysis")
async def show(request: Request, table: At, services: ServicesHere) -> Response:
    if not table.over or table.game is None:
        raise Refused("closed", NOT_OVER)
    if request.path_params["code"] != table.record.code:
        return RedirectResponse(f"/t/{table.record.code}/analysis", 307)
    standing = await services.analyses.standing(table.record.code)
    account = await visitor(request)
    code = chosen(request.headers)
    names = called(table, code)
    say = language(code).gettext
    state = table.game.state
    found = standing.found
    return page(
        request,
        "analysis.html",
        code=table.record.code,
        label=table.title.label,
        names=names,
        scores=[f"{score:g}" for score in state.scores()],
        result=table.result(code),
        date=format_date(datetime.fromtimestamp(table.record.created, UTC), locale=code),
        decisions=len(table.moves),
        standing=standing,
        own=list(table.seats_of(account.id if account else None)),
        can_stop=account is not None and (account.id == standing.by or bool(table.seats_of(account.id))),
        shown=None if found is None else Shown(found, names, table.record.code, code).everything(table),
        words={key: say(text) for key, text in PAGE_WORDS.items()},
        headers={"Cache-Control": "no-store"},
    )


@pages.post("/t/{code}/analysis")
async def begin(request: Request, table: At, services: ServicesHere) -> Response:
    response = RedirectResponse(f"/t/{table.record.code}/analysis", 303)
    await _start(request, response, table, services)
    return response


@pages.post("/t/{code}/analysis/stop")
async def give_up(table: At, services: ServicesHere, account: Visitor) -> Response:
    await services.analyses.stop(table, account.id if account else None)
    return RedirectResponse(f"/t/{table.record.code}/analysis", 303)


def called(table: LiveTable, code: str) -> list[str]:
    """The names of the seats."""
    return [table.name(seat.seat, code) for seat in table.seats]


class Shown:
    """An analysis in a language, ready for the template."""

    def __init__(self, found: Analysis, names: list[str], table: str, code: str) -> None:
        self.found, self.names, self.code = found, names, code
        self.title = shelf.title(found.title)
        self.page = facets.page(self.title)
        self.say = language(code).gettext
        self.link = f"/t/{table}?at="
        self.speech = Speech(names, {key: self.say(text) for key, text in PLOT_WORDS.items()}, self.decimal)

    def said(self, text: str) -> str:
        """A text of the title's page."""
        return text and said(self.title, text, self.code)

    def kind(self, kind: str) -> str:
        """What a kind of rolls is called."""
        return self.said(self.page.luck_kinds.get(kind, kind.capitalize()))

    def decimal(self, value: float) -> str:
        return str(format_decimal(round(value, 1), format="#,##0.0", locale=self.code))

    def percent(self, share: float) -> str:
        return Tongue(self.code).percent(share)

    def everything(self, table: LiveTable) -> dict[str, object]:
        found, speech = self.found, self.speech
        return {
            "value_name": speech.words["value.one"] % {"name": self.names[0]} if found.seats == 2 else speech.words["value"],
            "value": [value_plot(found, speech, width, self.link, key) for width, key in ((WIDE, "vw"), (NARROW, "vn"))],
            "luck": [luck_plot(found, speech, width) for width in (430, NARROW)] if found.throws else [],
            "unit": self.said(self.page.luck_note) if found.throws else "",
            "nodes": found.nodes,
            "rounds": self.rounds(),
            "rolls": [self.rolls(seat) for seat in range(found.seats)] if found.throws else [],
            "mistakes": self.mistakes(),
            "data": self.data(table),
        }

    def rounds(self) -> list[tuple[int, list[str]]]:
        """The chances at the end of every round."""
        ends = [list(some)[-1] for _, some in groupby(self.found.moments, lambda one: one.round)]
        return [(one.round, [self.percent(value) for value in one.values]) for one in ends]

    def rolls(self, seat: int) -> dict[str, object]:
        kinds = [(self.kind(kind), self.found.luck(seat, kind)) for kind in self.found.kinds()]
        total = self.found.luck(seat)
        return {
            "rows": [(name, *self.figures(luck)) for name, luck in kinds if luck.rolls],
            "total": self.figures(total),
            "one_in": max(2, round(1 / total.rarity)) if total.rarity < 0.4 else 0,
        }

    def figures(self, luck: Luck) -> tuple[int, str, str, str]:
        return (
            luck.rolls,
            self.decimal(luck.expected),
            self.decimal(luck.actual),
            signed(luck.actual - luck.expected, self.decimal),
        )

    def mistakes(self) -> list[dict[str, object]]:
        return [
            {
                "seat": one.seat,
                "round": one.round,
                "n": one.n + 1,
                "question": one.question[self.code],
                "played": one.played[self.code],
                "better": one.better[self.code],
                "value": self.percent(one.value),
                "best": self.percent(one.best),
                "points": self.speech.words["points"] % {"n": signed(-100 * one.loss, self.decimal)},
                "also": [(way.told[self.code], self.percent(way.value)) for way in one.ways[1:] if not way.played],
                "link": f"{self.link}{one.n}",
            }
            for one in self.found.mistakes
        ]

    def data(self, table: LiveTable) -> dict[str, object]:
        """What the page needs to tell of any moment: chances, luck so far, and what the log says last."""
        found = self.found
        luck = [[0.0] * found.seats for _ in found.moments]
        for throw in found.throws:
            luck[throw.n][throw.seat] += throw.actual - throw.expected
        for before, now in pairwise(luck):
            for seat in range(found.seats):
                now[seat] += before[seat]
        lines = [""] * len(found.moments)
        for line in table.log(table.reader(()), self.code):
            lines[line["n"]] = line["line"]
        return {
            "names": self.names,
            "moments": [
                [one.round, [round(value, 3) for value in one.values], [round(sum_, 1) for sum_ in luck[one.n]], lines[one.n]]
                for one in found.moments
            ],
        }
