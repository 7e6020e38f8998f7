"""How books are introduced, and the few addresses that programs ask for."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response

from longbox import ENGINE, __version__
from longbox.server.assets import STATIC
from longbox.server.drawings import authors, drawings, emblem
from longbox.server.errors import SENTENCES, Missing
from longbox.server.languages import chosen, language, message, said
from longbox.server.render import page
from longbox.server.sections import sections
from longbox.server.services import Services
from longbox.speech import listed
from longbox.titles import facets, shelf
from longbox.titles.facets import Blurb
from longbox.titles.shelf import Book

router = APIRouter(include_in_schema=False)

EVENTS = "challenger"
"""The book that is no title: it has a desk of its own."""
DESK = Blurb(
    message("Tournaments of Crisis Protocol: rosters, Swiss rounds, standings, the cut and what a Watcher decides."),
    start=("pairing", message("Who plays whom in the next round")),
)


@dataclass(frozen=True)
class Shown:
    """A book as a page shows it."""

    book: Book
    blurb: Blurb
    rules: int
    chapters: tuple[tuple[str, str], ...]
    """Each chapter and its first section."""

    @property
    def path(self) -> str:
        return f"/rules/{self.book.name}"

    @property
    def desk(self) -> bool:
        """Whether events are run by this book."""
        return self.book.name == EVENTS


@dataclass(frozen=True)
class Start:
    """A place to start reading."""

    book: Book
    path: str
    text: str


def blurb(book: Book, code: str) -> Blurb:
    """How a book is introduced, in a language."""
    if not book.playable:
        one = DESK if book.name == EVENTS else Blurb()
        return _translated(one, language(code).gettext)
    title = shelf.title(book.name)
    return _translated(facets.page(title).blurb, lambda text: said(title, text, code))


def _translated(one: Blurb, say: Callable[[str], str]) -> Blurb:
    start = one.start and (one.start[0], say(one.start[1]))
    return Blurb(one.text and say(one.text), one.players and say(one.players), one.cover, start)


def shown(book: Book, code: str) -> Shown:
    chapters: dict[str, str] = {}
    for section in sections(book.name, code).values():
        chapters.setdefault(section.chapter or section.name, section.slug)
    return Shown(book, blurb(book, code), len(book.rules()), tuple(chapters.items()))


log = logging.getLogger(__name__)

WALL = 9
"""One in so many emblems is shown beside the names of those who drew them."""
FORWARDED = {"forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip"}
"""Headers of a request that came through a proxy: whoever sent it is not on this machine."""
Shows = TypeVar("Shows", bound=Callable[..., Response | Awaitable[Response]])


def get(path: str) -> Callable[[Shows], Shows]:
    """A page that can be read: GET and HEAD."""
    return router.api_route(path, methods=["GET", "HEAD"], response_model=None)


@get("/healthz")
async def health(request: Request) -> Response:
    """Whether this process can do its work; 503 while nothing can be read or kept."""
    services: Services = request.app.state.services
    wrong = await services.store.check()
    if wrong:
        log.error("the database is not well: %s", wrong)
    told = {"status": "database" if wrong else "ok", "version": __version__, "engine": ENGINE}
    return JSONResponse(told, 503 if wrong else 200, headers={"Cache-Control": "no-store"})


@get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus: for this machine only, or for whoever has the token."""
    services: Services = request.app.state.services
    token = services.settings.metrics_token
    sent = request.headers.get("authorization", "").removeprefix("Bearer ")
    near = request.client is not None and request.client.host in ("127.0.0.1", "::1") and not FORWARDED & set(request.headers)
    near = near and request.url.hostname in ("127.0.0.1", "::1", "localhost")
    if not (secrets.compare_digest(sent.encode(), token.encode()) if token else near):
        raise Missing(SENTENCES[404])
    return Response(
        services.figures(), media_type="text/plain; version=0.0.4; charset=utf-8", headers={"Cache-Control": "no-store"}
    )


@get("/.well-known/security.txt")
def security(request: Request) -> Response:
    """Where to report a hole (RFC 9116), if the operator says where."""
    contact = request.app.state.services.settings.contact
    if not contact:
        raise Missing(SENTENCES[404])
    address = contact if contact.startswith("https://") else f"mailto:{contact}"
    expires = (datetime.now(UTC) + timedelta(days=180)).strftime("%Y-%m-%dT00:00:00Z")
    return PlainTextResponse(f"Contact: {address}\nExpires: {expires}\nPreferred-Languages: en, de\n")


@get("/licence")
def licence() -> Response:
    """The licence as plain text, from the package itself: a LAN without internet must be able to read it."""
    return PlainTextResponse((STATIC / "LICENCE.txt").read_text(encoding="utf-8"))


@get("/credits")
def credits(request: Request) -> Response:
    """Who made what here is not our own."""
    joiner = language(chosen(request.headers)).gettext("and")
    return page(
        request,
        "credits.html",
        makers=listed([author for author, _ in authors()], joiner),
        link=link,
        emblem=emblem,
        wall=[*drawings()][::WALL],
    )


def link(address: str, name: str) -> Markup:
    return Markup('<a href="{}">{}</a>').format(address, name)


@get("/robots.txt")
def robots() -> Response:
    return PlainTextResponse("User-agent: *\nDisallow: /*?q=\nDisallow: /*&q=\n")


@get("/favicon.ico")
def favicon() -> Response:
    return FileResponse(STATIC / "logo.svg", media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})
