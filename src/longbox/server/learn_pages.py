"""The pages for learning: the lessons of a title, and the tables at which they are played."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from longbox.server.api.callers import services_of
from longbox.server.errors import Missing
from longbox.server.languages import chosen, message
from longbox.server.play_pages import onward, opener
from longbox.server.render import page
from longbox.server.tables.ledger import EVERYTHING, MATTERS
from longbox.titles import facets, lessons, shelf
from longbox.titles.lessons import GAME, Course

router = APIRouter(include_in_schema=False)

NO_LESSON = message("There is no lesson for this title yet.")
OPPONENT = "careless"


def course_of(title: str, code: str) -> Course:
    found = lessons.course(facets.page(shelf.title(title)).lessons, code) if title in shelf.playable() else None
    if found is None:
        raise Missing(NO_LESSON)
    return found


@router.get("/learn")
async def first_course(request: Request) -> Response:
    return RedirectResponse(f"/learn/{shelf.playable()[0]}", 303)


@router.get("/learn/{title}")
async def lessons_page(request: Request, title: str) -> Response:
    """What can be learnt of a title, in its order."""
    code = chosen(request.headers)
    course = course_of(title, code)
    others = [shelf.title(name) for name in shelf.playable() if facets.page(shelf.title(name)).lessons]
    return page(request, "learn.html", title=shelf.title(title), titles=others, lessons=course.lessons, game=course.game)


@router.post("/learn/{title}")
async def choose_lesson(title: str) -> Response:
    return RedirectResponse(f"/learn/{title}", 303)


@router.post("/learn/{title}/{name}")
async def learn(request: Request, title: str, name: str) -> Response:
    """A table with the position of a lesson, or the first whole game; the other seats are a bot's."""
    services = services_of(request)
    course = course_of(title, chosen(request.headers))
    found = next((one for one in (*course.lessons, course.game) if one["id"] == name), None)
    if found is None:
        raise Missing(NO_LESSON)
    account, response = await opener(request, services)
    played = shelf.title(title)
    count = found.get("seats", played.players[-1])
    seats: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "bot", "bot": OPPONENT}] * (count - 1)]
    options = {**found.get("options", {}), "lesson": name}
    asking = MATTERS if name == GAME else EVERYTHING  # a lesson waits for its deeds, also where there is one choice only
    table = await services.tables.create(title, account.id, account.name, seats, options, name=found["title"], asking=asking)
    return onward(f"/t/{table.record.code}", response)
