"""Puzzles: a position, one question, one clearly best answer. Each title has one a day, and all of them can be played on."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from longbox.kernel import LongboxError, new_seed
from longbox.lab import puzzles
from longbox.lab.puzzles import Puzzle, Verdict
from longbox.server.api.callers import services_of, within
from longbox.server.drawings import board
from longbox.server.errors import Missing
from longbox.server.languages import chosen, message
from longbox.server.play_pages import onward, opener
from longbox.server.render import page
from longbox.server.services import Services
from longbox.server.tables.ledger import EVERYTHING
from longbox.speech import Tongue
from longbox.titles import facets, shelf
from longbox.titles.facets import Sketch

router = APIRouter(include_in_schema=False)

LEVELS = (message("Easy"), message("Medium"), message("Hard"))
NO_PUZZLE = message("There is no such puzzle.")
STALE = message("A rule was mended since this puzzle was found. Choose another one.")
OPPONENT = "veteran"


@dataclass(frozen=True)
class Position:
    """What is asked, and what somebody who is asked may know of the position."""

    board: Sketch | None
    seat: str
    round: int
    points: str
    standing: list[tuple[str, str, str]]
    """Whose it is, if it is somebody's, what makes points, and how it stands."""
    question: str
    options: list[str]


def letter(seat: int) -> str:
    return "ABCDEFGH"[seat] if seat >= 0 else ""


def position(name: str, number: str, code: str) -> Position | None:
    """The position of a puzzle; None if a mended rule has changed it."""
    title = shelf.title(name)
    game = puzzles.puzzle(title, number).asked(title)
    if game is None or game.ask is None:
        return None
    state, ask = game.state, game.ask
    offer = facets.page(title).offer(state, ask, code)
    standing = facets.goals(title).standing(state, ask.seat, code)
    return Position(
        facets.page(title).sketch(state, ask.seat),
        letter(ask.seat),
        state.rounds(),
        " : ".join(f"{score:g}" for score in state.scores()),
        [(letter(row["seat"]), row["label"], row["note"]) for row in standing["rows"]] if standing else [],
        str(offer["title"]),
        [str(row["label"]) for row in offer["options"]],
    )


def todays(name: str, day: date) -> str:
    """The number of the puzzle of a day; empty without one."""
    found = puzzles.of_the_day(shelf.title(name), day)
    return found.id if found else ""


def saved(name: str, number: str) -> tuple[str, int]:
    """A game that goes on from a puzzle with new dice, and who is asked there."""
    title = shelf.title(name)
    game = puzzles.puzzle(title, number).asked(title)
    if game is None or game.ask is None:
        return "", 0
    game.new_dice(new_seed())
    return game.save(), game.ask.seat


def having() -> list[str]:
    """The titles that have puzzles."""
    return [name for name in shelf.playable() if puzzles.puzzles(shelf.title(name))]


def known(name: str, number: str) -> Puzzle:
    found = next((one for one in puzzles.puzzles(shelf.title(name)) if one.id == number), None) if name in having() else None
    if found is None:
        raise Missing(NO_PUZZLE)
    return found


async def today(services: Services, name: str) -> str:
    return await services.pools.replays.away(todays, name, datetime.now(UTC).date())


@router.get("/puzzles")
async def first(request: Request) -> Response:
    return RedirectResponse(f"/puzzles/{having()[0]}", 303)


@router.get("/puzzles/{title}")
async def of_the_day(request: Request, title: str) -> Response:
    """The puzzle of the day."""
    services = services_of(request)
    within(services, request, "replays")
    number = await today(services, title) if title in having() else ""
    if not number:
        raise Missing(NO_PUZZLE)
    return RedirectResponse(f"/puzzles/{title}/{number}", 303)


@router.get("/puzzles/{title}/{number}")
async def puzzle(request: Request, title: str, number: str, answer: str = "") -> Response:
    """A puzzle and, once it is answered, what the answer is worth."""
    one, services, code = known(title, number), services_of(request), chosen(request.headers)
    within(services, request, "replays")
    found = await services.pools.replays.away(position, title, number, code)
    given = int(answer) if found and answer.isdecimal() and int(answer) < len(found.options) else None
    verdict: Verdict | None = None if given is None else puzzles.judged(one, given)
    return page(
        request,
        "puzzle.html",
        title=shelf.title(title),
        titles=[shelf.title(name) for name in having()],
        one=one,
        level=LEVELS[one.level - 1],
        levels=LEVELS,
        others=puzzles.puzzles(shelf.title(title)),
        today=await today(services, title) == number,
        position=found,
        board=board,
        stale=STALE,
        given=given,
        verdict=verdict,
        percent=Tongue(code).percent,
    )


@router.post("/puzzles/{title}/{number}")
async def play_on(request: Request, title: str, number: str) -> Response:
    """A table at which the game goes on from there, with new dice, against bots."""
    one, services = known(title, number), services_of(request)
    within(services, request, "replays")
    account, response = await opener(request, services)
    save, seat = await services.pools.replays.away(saved, title, number)
    if not save:
        raise LongboxError(STALE)
    bots = {other: OPPONENT for other in range(one.seats) if other != seat}
    table = await services.tables.bring(save, account.id, account.name, bots, EVERYTHING)
    services.tables.changed(table)
    return onward(f"/t/{table.record.code}", response)
