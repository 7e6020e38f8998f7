"""The front page: for somebody who comes back the games that go on, for everybody the titles and one search."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from babel.dates import format_timedelta
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from longbox.kernel import LongboxError
from longbox.server.api.callers import services_of, visitor
from longbox.server.api.tables import listed_tables
from longbox.server.drawings import board
from longbox.server.languages import chosen, language, message
from longbox.server.pages import Start, shown
from longbox.server.puzzle_pages import having
from longbox.server.render import page
from longbox.server.services import Services
from longbox.server.tables.naming import GUEST
from longbox.server.tables.news import News, news
from longbox.server.tables.shown import BOT_WAITS, WAITS
from longbox.speech import listed
from longbox.titles import shelf

router = APIRouter(include_in_schema=False)
log = logging.getLogger(__name__)

OTHERS = 5
"""Further games that the front page lists."""
AGAINST = message("Against %(names)s")
WAITING = message("Waiting for players")


@dataclass(frozen=True)
class Going:
    """A game that goes on, for one of its players."""

    row: Mapping[str, Any]
    heading: str
    waits: str
    ago: str
    news: News | None = None

    @property
    def cover(self) -> bool:
        """Whether there is a picture of its title."""
        return any(book.name == self.row["title"] and shown(book, "en").blurb.cover for book in shelf.books())


def heading(row: Mapping[str, Any], code: str) -> str:
    """What a game is called: its own name, or by whom it is played."""
    say = language(code).gettext
    if row["name"]:
        return str(row["name"])
    rest = [seat["name"] or say(GUEST) for seat in row["seats"] if not seat["you"] and seat["kind"] != "open"]
    if rest:
        return say(AGAINST) % {"names": listed(rest, say("and"))}
    own = [seat["name"] for seat in row["seats"] if seat["you"]]
    return listed(own, say("and")) if row["status"] != "open" else say(WAITING)


def turn(row: Mapping[str, Any], code: str) -> str:
    """Whom a game waits for, where it is somebody else."""
    if row["your_turn"] or row["asked"] is None:
        return ""
    say, asked = language(code).gettext, row["seats"][row["asked"]]
    return say(BOT_WAITS if asked["kind"] == "bot" else WAITS) % {"name": asked["name"] or say(GUEST)}


def ago(stamp: str, code: str) -> str:
    """How long ago something was, in words.

    >>> from datetime import UTC
    >>> ago((datetime.now(UTC) - timedelta(hours=3)).isoformat(), "de")
    'vor 3 Stunden'
    """
    seconds = datetime.fromisoformat(stamp).timestamp() - time.time()
    return str(format_timedelta(timedelta(seconds=min(-1.0, seconds)), granularity="minute", add_direction=True, locale=code))


async def going(services: Services, account: str, code: str) -> Sequence[Going]:
    """The games of somebody that are not over: first those that wait for them, and of the first one what has happened since."""
    rows = await listed_tables(services, account, code, going=True)
    rows.sort(key=lambda row: not row["your_turn"])  # newest first within both
    games = [Going(row, heading(row, code), turn(row, code), ago(row["touched"], code)) for row in rows]
    if games:
        games[0] = replace(games[0], news=await missed(services, rows[0]["code"], account, code))
    return games


async def missed(services: Services, table: str, account: str, code: str) -> News | None:
    """What somebody has missed at a table. One that cannot be opened still stands in the list."""
    try:
        found = await services.tables.table(table)
        return news(found, found.seats_of(account), code)
    except LongboxError:
        return None
    except Exception:
        log.exception("table %s cannot be told of", table)
        return None


@router.api_route("/", methods=["GET", "HEAD"], response_model=None)
async def home(request: Request) -> Response:
    code = chosen(request.headers)
    books = [shown(one, code) for one in shelf.books()]
    account = await visitor(request)
    games = await going(services_of(request), account.id, code) if account is not None else []
    return page(
        request,
        "home.html",
        covers=[one for one in books if one.blurb.cover],
        others=[one for one in books if not one.blurb.cover],
        starts=[Start(one.book, f"{one.path}#{start[0]}", start[1]) for one in books if (start := one.blurb.start)],
        first=shelf.playable()[0],
        board=board,
        puzzles=having(),
        games=games[: OTHERS + 1],
        more=max(0, len(games) - OTHERS - 1),
        headers={"Cache-Control": "no-store"} if games else None,
    )
