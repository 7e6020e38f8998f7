"""The pages: home, the rules browser, and the few addresses that programs ask for."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import TypeVar

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from longbox import __version__
from longbox.server.api.callers import services_of, within
from longbox.server.assets import STATIC
from longbox.server.emblems import authors
from longbox.server.errors import SENTENCES, Missing
from longbox.server.languages import address, chosen, language, message, said
from longbox.server.render import page
from longbox.server.search import Entry, Hit, Query, entries, search, unmarked
from longbox.server.sections import Section, sections
from longbox.server.services import Services
from longbox.speech import listed
from longbox.titles import facets, shelf
from longbox.titles.facets import Blurb
from longbox.titles.shelf import Book

router = APIRouter(include_in_schema=False)

FIRST_HITS = 12
"""Hits per book in a search through all books."""

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
class Group:
    """Hits of one section."""

    section: Section
    hits: list[Hit]


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


Shows = TypeVar("Shows", bound=Callable[..., Response | Awaitable[Response]])


def get(path: str) -> Callable[[Shows], Shows]:
    """A page that can be read: GET and HEAD."""
    return router.api_route(path, methods=["GET", "HEAD"], response_model=None)


@get("/")
def home(request: Request) -> Response:
    code = chosen(request.headers)
    books = [shown(one, code) for one in shelf.books()]
    return page(
        request,
        "home.html",
        covers=[one for one in books if one.blurb.cover],
        others=[one for one in books if not one.blurb.cover],
        total=sum(one.rules for one in books),
        starts=[Start(one.book, f"{one.path}#{start[0]}", start[1]) for one in books if (start := one.blurb.start)],
        first=shelf.playable()[0],
    )


@get("/rules")
async def all_rules(request: Request, q: str = "") -> Response:
    return await searched(request, q, _all_rules)


async def searched(request: Request, q: str, work: Callable[..., Response], *more: str) -> Response:
    """A page of rules, found beside the event loop."""
    services = services_of(request)
    if q:
        within(services, request, "searches")
    return await services.pools.searches.run(work, request, q, *more)


def _all_rules(request: Request, q: str) -> Response:
    code = chosen(request.headers)
    query = Query.of(q)
    books = [shown(one, code) for one in shelf.books()]
    found = [(one, search(entries(one.book.name, code), query)) for one in books] if query.asked else []
    found = sorted(((one, hits) for one, hits in found if hits), key=lambda pair: pair[1][0].rank)
    return page(
        request,
        "rules.html",
        query=query.asked,
        books=books,
        found=found,
        first=FIRST_HITS,
        count=sum(len(hits) for _, hits in found) if query.asked else sum(one.rules for one in books),
        names={one.book.name: sections(one.book.name, code) for one in books},
    )


@get("/rules/{name}")
async def book_rules(request: Request, name: str, q: str = "", edition: str = "") -> Response:
    return await searched(request, q, _book_rules, name, edition)


def _book_rules(request: Request, q: str, name: str, edition: str) -> Response:
    book = _book(name)
    if book is None:
        entry = _entry(name, "en")
        if entry is None:
            raise Missing(message("There is no book or rule called %(name)s."), name=_short(name))
        return RedirectResponse(entry.path, 307)
    if name != book.name:
        return RedirectResponse(f"/rules/{book.name}", 307)
    code = chosen(request.headers)
    among = entries(book.name, code)
    editions = sorted({entry.rule.edition for entry in among} - {""})
    if edition not in editions:
        edition = ""
    if edition:
        among = tuple(entry for entry in among if entry.rule.edition in ("", edition))
    query = Query.of(q)
    hits = search(among, query) if query.asked else unmarked(among)
    groups = _groups(hits, book, code, ranked=bool(query.asked))
    path = f"/rules/{book.name}"
    asked = [("q", query.asked)] if query.asked else []
    return page(
        request,
        "book.html",
        query=query.asked,
        shown=shown(book, code),
        groups=groups,
        chapters=[(chapter, list(members)) for chapter, members in groupby(groups, key=lambda group: group.section.chapter)],
        count=len(hits),
        edition=edition,
        editions=[(one, address(path, [*asked, *([("edition", one)] if one else [])])) for one in ("", *editions)]
        if editions
        else [],
        everywhere=address("/rules", asked),
    )


@get("/rules/{name}/{id}")
def one_rule(request: Request, name: str, id: str) -> Response:
    code = chosen(request.headers)
    book = _book(name)
    if book is None:
        raise Missing(message("There is no book called %(name)s."), name=_short(name))
    entry = _entry(id, code) or _entry(f"{book.prefix}-{id.zfill(3)}", code)
    if entry is None:
        ids = list(book.rules())
        raise Missing(
            message("There is no rule %(name)s. The rules of %(book)s run from %(first)s to %(last)s."),
            name=_short(id.upper()),
            book=book.label,
            first=ids[0],
            last=ids[-1],
        )
    if request.scope["path"] != entry.path:
        return RedirectResponse(entry.path, 307)
    among = entries(entry.book.name, code)
    at = among.index(entry)
    section = sections(entry.book.name, code)[entry.rule.section]
    return page(
        request,
        "rule.html",
        query="",
        entry=entry,
        section=section,
        shown=shown(entry.book, code),
        before=among[at - 1] if at else None,
        after=among[at + 1] if at + 1 < len(among) else None,
        siblings=[one for one in among if one.rule.section == section.slug],
    )


@get("/healthz")
async def health() -> Response:
    return JSONResponse({"status": "ok", "version": __version__}, headers={"Cache-Control": "no-store"})


@get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus: for this machine only, or for whoever has the token."""
    services: Services = request.app.state.services
    token = services.settings.metrics_token
    sent = request.headers.get("authorization", "").removeprefix("Bearer ")
    near = request.client is not None and request.client.host in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers
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
    return page(request, "credits.html", makers=listed([author for author, _ in authors()], joiner), link=link)


def link(address: str, name: str) -> Markup:
    return Markup('<a href="{}">{}</a>').format(address, name)


@get("/robots.txt")
def robots() -> Response:
    return PlainTextResponse("User-agent: *\nDisallow: /*?q=\nDisallow: /*&q=\n")


@get("/favicon.ico")
def favicon() -> Response:
    return FileResponse(STATIC / "logo.svg", media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


def _book(name: str) -> Book | None:
    return next((one for one in shelf.books() if one.name == name.lower()), None)


def _entry(id: str, code: str) -> Entry | None:
    wanted = id.lower()
    for book in shelf.books():
        if wanted.startswith(book.prefix.lower() + "-"):
            return next((one for one in entries(book.name, code) if one.id == wanted), None)
    return None


def _groups(hits: list[Hit], book: Book, code: str, *, ranked: bool) -> list[Group]:
    """Hits by section: in reading order, or the section with the best hit first."""
    known = sections(book.name, code)
    grouped: dict[str, list[Hit]] = {} if ranked else {slug: [] for slug in known}
    for hit in hits:
        grouped.setdefault(hit.entry.rule.section, []).append(hit)
    return [Group(known[slug], members) for slug, members in grouped.items() if members]


def _short(text: str) -> str:
    """What was asked for, cut to what fits into a sentence."""
    plain = "".join(c if c.isprintable() else "�" for c in text)
    return plain if len(plain) <= 40 else plain[:39] + "…"
